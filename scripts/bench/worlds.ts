/** Servers in this process, filled to a size. */
import { startStub, type Stub } from '../../server-stub/index.ts'
import { median, send, timed } from './load.ts'

/** Milliseconds to start one more server, and to go back to a snapshot of 1,000 rows and 10 repositories. */
export async function goingBackTimes(): Promise<{ start: number; restore: number }> {
  const starts = await times(9, async () => (await startStub()).close())
  await using forge = await startStub()
  const { id } = await forge.project()
  for (let n = 0; n < 10; n++) await forge.project({ files: { 'README.md': `# ${n}\n` } })
  await addIssues(forge, id, 1000)
  const snapshot = await forge.snapshot()
  return { start: median(starts), restore: median(await times(25, () => forge.restore(snapshot))) }
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

async function times(count: number, work: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = []
  for (let n = 0; n < count; n++) taken.push(await timed(work))
  return taken
}
