import { basename, resolve } from 'node:path'
import { createForgeClient, ForgeError, unwrap } from '../../generated/client.ts'
import type { ForgeClient } from '../../generated/client.ts'
import { CommandError, exit } from '../command-line/io.ts'
import type { ExitCode, Io } from '../command-line/io.ts'
import { text } from '../command-line/options.ts'
import type { Option } from '../command-line/options.ts'
import { packageFile } from '../command-line/package-file.ts'
import { verb } from '../command-line/verb.ts'
import { credentials, gitIn } from './git.ts'
import { lastCommits } from './history.ts'
import { compareClone } from './proof.ts'
import { cherryPick, heading, mergeFeature, provokeConflict, pushHistory, type DemoContext } from './story.ts'

const count: Option<number> = {
  placeholder: 'N',
  summary: 'How many of the last commits a merge request brings in.',
  fallback: '10',
  read(given = '10') {
    if (/^[1-9]\d{0,3}$/.test(given)) return Number(given)
    throw new CommandError(`must be a whole number from 1 to 9999, not '${given}'`)
  },
}

/** Pushes a real repository and uses it through the API. */
export const demo = verb({
  name: 'demo',
  call: 'npm run demo',
  summary: 'push a real Git repository, merge, and compare a clone with it',
  description:
    'Pushes a Git repository to a new project; opens a merge request with its last commits, prints its changes, accepts ' +
    'it; provokes a conflict; cherry-picks; and compares a clone with the original.\n\nExit codes: 0 equal, 1 not equal, ' +
    '2 no result, 130 interrupted.',
  argument: { placeholder: 'DIR', summary: 'The repository; this checkout by default.' },
  options: {
    commits: count,
    'base-url': text('URL', 'API of another server that serves Git, with /api/v4.', {
      fallback: 'a server of its own',
    }),
    'admin-token': text('T', "An administrator's private token there.", { environment: 'FORGE_ADMIN_TOKEN' }),
  },
  examples: [
    { command: 'npm run demo', does: 'Pushes this checkout to a server started for the purpose.' },
    { command: 'npm run demo -- ../another --commits 50', does: 'Pushes another repository.' },
  ],
  async run({ commits, 'base-url': baseUrl, 'admin-token': token }, io, repository) {
    const directory = resolve(repository ?? packageFile())
    if (baseUrl !== undefined) {
      if (token === undefined) throw new CommandError('--base-url needs --admin-token')
      return startDemo({ directory, count: commits, client: clientOf(baseUrl, token, io), token }, io)
    }
    const { startStub } = await import('../../server-stub/index.ts')
    await using stub = await startStub()
    const client = clientOf(stub.baseUrl, stub.adminToken, io)
    return await startDemo({ directory, count: commits, client, token: stub.adminToken }, io)
  },
})

function clientOf(baseUrl: string, token: string, { stop }: Io): ForgeClient {
  try {
    return createForgeClient({ baseUrl, token, fetch: (request) => fetch(request, { signal: stop }) })
  } catch (error) {
    throw error instanceof TypeError ? new CommandError(error.message) : error
  }
}

interface DemoOptions {
  directory: string
  count: number
  client: ForgeClient
  token: string
}

async function startDemo({ directory, count, client, token }: DemoOptions, io: Io): Promise<ExitCode> {
  const git = gitIn(directory, io.stop, credentials(token))
  const history = await lastCommits(git, count)
  try {
    const name = `demo ${basename(directory).replaceAll(/[^\w-]/g, '-')} ${Date.now().toString(36)}`
    const { id } = await unwrap(client.createProject({ body: { name } }))
    const { http_url_to_repo: remote } = await unwrap(client.getProject({ path: { id } }))
    io.out(`${directory} at ${history.head.slice(0, 7)}, in the project ${id} "${name}"`)
    return await runDemo({ io, client, id, remote, git, history }, token)
  } catch (error) {
    if (error instanceof ForgeError) throw new CommandError(`the server rejected ${error.message}`)
    if (error instanceof TypeError && error.message === 'fetch failed') {
      throw new CommandError('the server cannot be reached; is --base-url right?')
    }
    throw error
  }
}

async function runDemo(context: DemoContext, token: string): Promise<ExitCode> {
  const { io } = context
  heading(io, '1. Push')
  await pushHistory(context)
  heading(io, '2. Merge request')
  const merged = await mergeFeature(context)
  heading(io, '3. Conflict')
  const isRejected = await provokeConflict(context)
  heading(io, '4. Cherry-pick')
  const isPicked = await cherryPick(context)
  heading(io, '5. Comparison of a clone with the original')
  const isEqual = await compareClone(context, token, merged)
  const isSuccess = isEqual && isRejected && isPicked
  heading(io, isSuccess ? 'Equal.' : 'Not equal.')
  return isSuccess ? exit.success : exit.negative
}
