/** json-server, a stateful fake of REST resources, with the records that the requests of the benchmark return. */
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Route } from './express-server.ts'
import { startProcess, type Running } from './processes.ts'

const run = promisify(execFile)

/** Not a dependency: the benchmark installs it below a folder. */
const fake = 'json-server@0.17.4'

const program = `
import { createRequire } from 'node:module'
const jsonServer = createRequire(process.env.FORGE_BENCH_FOLDER + '/')('json-server')
const app = jsonServer.create()
app.use(jsonServer.bodyParser)
app.use('/api/v4', jsonServer.router(JSON.parse(process.env.FORGE_BENCH_RECORDS)))
const server = app.listen(0, '127.0.0.1', () => console.log(server.address().port))
`

/** Installs the fake below the folder, and returns how to start it with these routes; its data are in memory. */
export async function installFake(folder: string): Promise<(routes: readonly Route[]) => Promise<Running>> {
  await writeFile(join(folder, 'package.json'), '{ "private": true }')
  await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', fake], {
    cwd: folder,
  })
  return (routes) =>
    startProcess(['--input-type=module', '--eval', program], {
      environment: { FORGE_BENCH_FOLDER: folder, FORGE_BENCH_RECORDS: JSON.stringify(recordsOf(routes)) },
    })
}

/** The records of the routes in the form of json-server: resources by name, children with the id of their parent. */
function recordsOf(routes: readonly Route[]): Record<string, unknown> {
  const records: Record<string, unknown> = {}
  const single: object[] = []
  for (const { method, path, body } of routes) {
    const [resource = '', id, child] = path.replace('/api/v4/', '').split('/')
    if (method === 'POST') continue
    if (child !== undefined && Array.isArray(body))
      records[child] = body.map((item: object) => ({ ...item, projectId: Number(id) }))
    else if (id !== undefined && typeof body === 'object' && body !== null) single.push(body)
    else records[resource] = body
  }
  const listed = Array.isArray(records['projects']) ? records['projects'] : []
  return { ...records, projects: [...single, ...listed.slice(0, -1)] }
}
