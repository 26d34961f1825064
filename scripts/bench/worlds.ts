/** Servers in this process, filled to a size. */
import { startStub, type Stub } from '../../server-stub/index.ts'
import { median, send, timed } from './load.ts'

/** Milliseconds to go back to a snapshot of 1,000 rows and 10 repositories. */
export async function restoreTime(): Promise<number> {
  await using forge = await startStub()
  const { id } = await forge.project()
  for (let n = 0; n < 10; n++) await forge.project({ files: { 'README.md': `# ${n}\n` } })
  await addIssues(forge, id, 1000)
  const snapshot = await forge.snapshot()
  const times: number[] = []
  for (let n = 0; n < 25; n++) times.push(await timed(() => forge.restore(snapshot)))
  return median(times)
}

async function addIssues(
  { baseUrl, adminToken: token }: Stub,
  project: number,
  count: number,
): Promise<void> {
  const url = `${baseUrl}/projects/${project}/issues`
  for (let n = 0; n < count; n += 10)
    await Promise.all(
      Array.from({ length: 10 }, (_, k) =>
        send({ method: 'POST', url, token, json: { title: `Issue ${n + k}` } }),
      ),
    )
}
