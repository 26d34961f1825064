/** What jobs leave behind: artifacts and traces. */
import { expect } from 'vitest'
import { download, newJob, newPipeline } from '../../support/builds.ts'
import { at, test, type Forge } from '../../support/forge.ts'
import { newProject, newTeam, type Team } from '../../support/team.ts'

async function projectWithTeam(forge: Forge): Promise<{ team: Team; project: number }> {
  const team = await newTeam(forge)
  return { team, project: await newProject(team) }
}

test('artifacts expire by the clock, unless they are kept before', async ({ forge }) => {
  const { team, project } = await projectWithTeam(forge)
  forge.setClock('2026-03-03T08:00:00.000Z')
  const artifacts = { content: 'cloth', expires_at: '2026-03-04T08:00:00Z' }
  const [lost, kept] = [
    await newJob(forge, project, { status: 'success', name: 'lost', artifacts }),
    await newJob(forge, project, { status: 'success', name: 'kept', artifacts }),
  ]
  const response = await team.developer.post(`/projects/${project}/jobs/${kept}/artifacts/keep`)
  expect(response).toMatchObject({ status: 201, body: { id: kept, download_url: null } })
  forge.setClock('2026-03-05T08:00:00.000Z')
  const status = async (id: number) =>
    (await team.developer.get(`/projects/${project}/jobs/${id}/artifacts`)).status
  expect([await status(lost), await status(kept)]).toEqual([404, 200])
  expect(at(await team.developer.get(`/projects/${project}/jobs/${lost}`), 'artifacts_file')).toBeNull()
  const late = await team.developer.post(`/projects/${project}/jobs/${lost}/artifacts/keep`)
  expect(late).toMatchObject({ status: 404, body: { message: '404 Artifacts Not Found' } })
  const named = (job: string) =>
    team.developer.get(`/projects/${project}/jobs/artifacts/master/download?job=${job}`)
  expect([(await named('lost')).status, (await named('kept')).status]).toEqual([404, 200])
})

test('artifacts are sent byte by byte as a download, in many pieces', async ({ forge }) => {
  const { team, project } = await projectWithTeam(forge)
  const bytes = Buffer.from(Uint8Array.from({ length: 700_001 }, (_, index) => (index * 31) % 256))
  const artifacts = {
    file_name: 'cloth "1".zip',
    content: bytes.toString('base64'),
    encoding: 'base64',
  } as const
  const id = await newJob(forge, project, { status: 'success', artifacts })
  const path = `/projects/${project}/jobs/${id}/artifacts`
  const sent = await download(forge, team.reporter, path)
  expect(sent.status).toBe(200)
  expect(sent.bytes.equals(bytes)).toBe(true)
  expect(sent.headers.get('content-type')).toBe('application/octet-stream')
  expect(sent.headers.get('content-length')).toBe('700001')
  expect(sent.headers.get('content-disposition')).toBe('attachment; filename="cloth \\"1\\".zip"')
  const etag = sent.headers.get('etag') ?? ''
  const same = await download(forge, team.reporter, path, { headers: { 'if-none-match': etag } })
  expect([same.status, same.bytes.length]).toEqual([304, 0])
  const head = await download(forge, team.reporter, path, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length'), head.bytes.length]).toEqual([200, '700001', 0])
})

test('an aborted download causes no error', async ({ forge }) => {
  const { team, project } = await projectWithTeam(forge)
  const artifacts = { content: 'x'.repeat(8_000_000) }
  const id = await newJob(forge, project, { status: 'success', artifacts })
  const abort = new AbortController()
  const headers = { 'PRIVATE-TOKEN': team.reporter.token }
  const url = `${forge.baseUrl}/projects/${project}/jobs/${id}/artifacts`
  const response = await fetch(url, { headers, signal: abort.signal })
  await response.body?.getReader().read()
  abort.abort()
  expect((await team.reporter.get(`/projects/${project}/jobs/${id}`)).status).toBe(200)
})

test('artifacts that are deleted during the request are missing', async ({ forge }) => {
  const { team, project } = await projectWithTeam(forge)
  const id = await newJob(forge, project, { status: 'success', artifacts: { content: 'cloth' } })
  await forge.appContext.db.deleteFrom('job_file_chunk').execute()
  expect((await team.reporter.get(`/projects/${project}/jobs/${id}/artifacts`)).status).toBe(404)
})

test('artifacts count in the statistics of their project as long as they are there', async ({ forge }) => {
  const { team, project } = await projectWithTeam(forge)
  const size = async () => {
    const shown = at(await team.owner.get(`/projects/${project}?statistics=true`), 'statistics')
    const { storage_size, repository_size, job_artifacts_size } = Object(shown)
    expect(storage_size).toBe(repository_size + job_artifacts_size)
    return job_artifacts_size
  }
  const id = await newJob(forge, project, { status: 'success', artifacts: { content: 'cloth' } })
  await newJob(forge, project, { status: 'success', artifacts: { content: 'wool' } })
  expect(await size()).toBe(9)
  await team.owner.post(`/projects/${project}/jobs/${id}/erase`)
  expect(await size()).toBe(4)
})

test('a trace is text, grows while the job runs, and may be empty', async ({ forge }) => {
  const { team, project } = await projectWithTeam(forge)
  const id = await newJob(forge, project, { status: 'running' })
  const trace = () => download(forge, team.reporter, `/projects/${project}/jobs/${id}/trace`)
  expect((await trace()).status).toBe(404)
  await forge.provision.change.job(id, { trace: '' })
  expect([(await trace()).status, (await trace()).bytes.length]).toEqual([200, 0])
  await forge.provision.change.job(id, { more_trace: 'wärp\n' })
  const first = await trace()
  await forge.provision.change.job(id, { more_trace: 'weft\n', status: 'success' })
  const second = await trace()
  expect([first.bytes.toString(), second.bytes.toString()]).toEqual(['wärp\n', 'wärp\nweft\n'])
  expect(second.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(second.headers.get('etag')).not.toBe(first.headers.get('etag'))
})

test('artifacts of a ref are those of the job that succeeded in its latest pipeline', async ({ forge }) => {
  const { team, project } = await projectWithTeam(forge)
  const ref = 'feature/warp'
  const { id: old } = await newPipeline(forge, project, ref)
  const { id: latest } = await newPipeline(forge, project, ref)
  const add = (pipeline_id: number, status: 'success' | 'failed', text: string) =>
    forge.provision.job({ pipeline_id, name: 'weave', status, artifacts: { content: text } })
  await add(latest, 'success', 'new cloth')
  await add(old, 'success', 'old cloth')
  await add(latest, 'failed', 'torn cloth')
  await forge.provision.job({ pipeline_id: latest, name: 'dye', status: 'success' })
  const path = `/projects/${project}/jobs/artifacts/feature%2Fwarp/download`
  const sent = await download(forge, team.reporter, `${path}?job=weave`)
  expect([sent.status, sent.bytes.toString()]).toEqual([200, 'new cloth'])
  const status = async (url: string) => (await team.reporter.get(url)).status
  expect(await status(`${path}?job=dye`)).toBe(404)
  expect(await status(`${path}?job=spin`)).toBe(404)
  expect(await status(path)).toBe(400)
  expect(await status(`/projects/${project}/jobs/artifacts/master/download?job=weave`)).toBe(404)
})
