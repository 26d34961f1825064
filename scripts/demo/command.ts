import { basename, resolve } from 'node:path'
import { createForgeClient, ForgeError, unwrap } from '../../generated/client.ts'
import type { ForgeClient } from '../../generated/client.ts'
import { CommandError, exit } from '../command-line/io.ts'
import type { ExitCode, Io } from '../command-line/io.ts'
import { text } from '../command-line/options.ts'
import type { Option } from '../command-line/options.ts'
import { invocation, packageFile } from '../command-line/package-file.ts'
import { verb } from '../command-line/verb.ts'
import { loadReferenceServer } from '../serve/reference-server.ts'
import { openOriginal } from './original.ts'
import { prove, report } from './proof.ts'
import {
  branchOff,
  cherryPick,
  heading,
  importState,
  mergeFeature,
  provokeConflict,
  recreate,
} from './story.ts'

const count: Option<number> = {
  placeholder: 'N',
  summary: 'How many of the last commits to make again.',
  fallback: '10',
  read(given = '10') {
    if (/^[1-9]\d{0,3}$/.test(given)) return Number(given)
    throw new CommandError(`must be a whole number from 1 to 9999, not '${given}'`)
  },
}

/** Plays a real repository through the API. */
export const demo = verb({
  name: 'demo',
  summary: 'play a real Git repository through the API, and prove it',
  description:
    'Takes a Git repository and makes its last commits again on a fresh project, through the public API alone; opens a ' +
    'merge request, shows its changes, accepts it; provokes a conflict; cherry-picks; and compares the result with the ' +
    'original. Exit codes: 0 equal, 1 not equal, 2 could not tell.',
  options: {
    repository: text('DIR', 'The repository.', { fallback: 'this checkout' }),
    commits: count,
    'base-url': text('URL', 'API of another server, with /api/v4.', { fallback: 'a server of its own' }),
    'admin-token': text('T', "An administrator's private token there.", { environment: 'FORGE_ADMIN_TOKEN' }),
  },
  examples: [
    { command: invocation('demo'), does: 'Plays this checkout on a server started for the purpose.' },
    { command: invocation('demo', '../another --commits 50'), does: 'Plays another repository.' },
  ],
  async run({ repository, commits, 'base-url': baseUrl, 'admin-token': token }, io) {
    const directory = resolve(repository ?? packageFile())
    if (baseUrl !== undefined) {
      if (token === undefined) throw new CommandError('--base-url needs --admin-token')
      return play(directory, commits, clientOf(baseUrl, token), io)
    }
    const { startStub } = await loadReferenceServer()
    await using stub = await startStub()
    return await play(directory, commits, clientOf(stub.baseUrl, stub.adminToken), io)
  },
})

function clientOf(baseUrl: string, token: string): ForgeClient {
  try {
    return createForgeClient({ baseUrl, token })
  } catch (error) {
    throw error instanceof TypeError ? new CommandError(error.message) : error
  }
}

async function play(directory: string, count: number, client: ForgeClient, io: Io): Promise<ExitCode> {
  const original = openOriginal(directory)
  const commits = original.lastCommits(count)
  try {
    const name = `demo ${basename(directory).replaceAll(/[^\w-]/g, '-')} ${Date.now().toString(36)}`
    const { id } = await unwrap(client.createProject({ body: { name } }))
    io.out(`${directory} at ${original.revParse('HEAD').slice(0, 7)}, played as the project ${id} "${name}"`)
    return await tell({ io, client, id, original }, commits)
  } catch (error) {
    if (error instanceof ForgeError) throw new CommandError(`the server refused: ${error.message}`)
    if (error instanceof TypeError && error.message === 'fetch failed') {
      throw new CommandError('the server cannot be reached; is --base-url right?')
    }
    throw error
  }
}

async function tell(
  stage: Parameters<typeof importState>[0],
  commits: Parameters<typeof recreate>[1],
): Promise<ExitCode> {
  const { io } = stage
  const base = commits[0]?.parent ?? null
  const head = commits.at(-1)?.id ?? ''
  heading(io, '1. Where it begins')
  if (base !== null) await importState(stage, base)
  // Without a state to begin with, the first commit that holds anything makes the branch that the others are asked into.
  const start = base === null ? commits.findIndex((each) => stage.original.changes(each).length > 0) + 1 : 0
  const before = await recreate(stage, commits.slice(0, start), 'master')
  heading(io, '2. The last commits')
  const after =
    base === null && before.length === 0
      ? []
      : await recreate(stage, commits.slice(start), await branchOff(stage))
  if (after.length === 0)
    throw new CommandError('needs two commits or more that change a file; see --commits')
  heading(io, '3. A merge request')
  const merged = await mergeFeature(stage)
  heading(io, '4. A conflict')
  const refused = await provokeConflict(stage)
  heading(io, '5. A cherry-pick')
  const picked = await cherryPick(stage)
  heading(io, '6. The proof')
  const equal = report(await prove(stage, merged, head, [...before, ...after]), io)
  const fine = equal && refused && picked
  heading(io, fine ? 'Equal.' : 'Not equal.')
  return fine ? exit.fine : exit.notFine
}
