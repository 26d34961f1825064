/** What `serve` prints when the server is running: URLs, tokens, and first calls. */
import type { DatabaseLocation, demoPasswords, demoTokens, Stub } from '../../server-stub/index.ts'
import { styled, type Io } from '../command-line/io.ts'
import { invocation } from '../command-line/package-file.ts'

type Tokens = typeof demoTokens

/** The private tokens and passwords of the demo users. */
export interface DemoCredentials {
  tokens: Tokens
  passwords: typeof demoPasswords
}

interface RunningServer {
  stub: Stub
  database: DatabaseLocation
  /** Absent without the demo. */
  demo: DemoCredentials | undefined
}

/** Where the server stores its data. */
export function storageOf(database: DatabaseLocation): string {
  if (database.kind === 'memory') return 'in memory, until the server stops'
  // The URL of a database can contain a password.
  return database.kind === 'file' ? `in ${database.directory}` : 'in PostgreSQL'
}

const roles: readonly (readonly [keyof Tokens, string])[] = [
  ['mira', 'owner'],
  ['tom', 'developer'],
  ['yuki', 'reporter'],
  ['lena', 'guest'],
  ['nils', 'blocked'],
]

/** The same for scripts. */
export function serverFacts({ stub, demo }: RunningServer) {
  const { origin, baseUrl, adminToken } = stub
  const users = roles.flatMap(([username, role]) =>
    demo === undefined
      ? []
      : [{ username, role, token: demo.tokens[username], password: demo.passwords[username] }],
  )
  return { origin, baseUrl, adminToken, users }
}

/** The text, in 80 columns unless a token is long. */
export function welcome({ stub, database, demo }: RunningServer, io: Io): string {
  const { origin, baseUrl, adminToken } = stub
  const calls = demo === undefined ? firstCalls(stub) : demoCalls(stub, demo.tokens)
  return `${styled(io, 'bold', 'The server is running.')} Ctrl+C stops it.

  Overview       ${origin}/
  Reference      ${origin}/docs
  API            ${baseUrl}
  Sign in        ${origin}/users/sign_in
  Data           ${storageOf(database)}
  Administrator  ${adminToken}  (private token)
${demo === undefined ? '' : userLines(demo)}
Try:

${[...calls, conformanceCommand(stub)].map((call) => `  ${call}\n`).join('\n')}`
}

/** The demo users, with private token and password, in 60 columns. */
function userLines({ tokens, passwords }: DemoCredentials): string {
  const lines = [
    ['User', 'Role', 'Private token', 'Password'] as const,
    ...roles.map(([name, role]) => [name, role, tokens[name], passwords[name]] as const),
  ]
  return `\n${lines
    .map(
      ([name, role, token, password]) =>
        `  ${name.padEnd(6)}${role.padEnd(11)}${token.padEnd(20)}${password}\n`,
    )
    .join('')}`
}

const as = (token: string): string => `-H 'PRIVATE-TOKEN: ${token}'`

/** On the demo: reads a project, creates an issue, accepts a merge request, lists commits. */
function demoCalls({ baseUrl }: Stub, { mira, tom }: Tokens): string[] {
  const loom = `${baseUrl}/projects/atelier%2Floom`
  return [
    `curl ${as(mira)} \\\n    ${loom}`,
    `curl ${as(tom)} -d title='The shuttle sticks' \\\n    ${loom}/issues`,
    `curl ${as(mira)} -X PUT \\\n    ${loom}/merge_requests/2/merge`,
    `curl ${as(mira)} \\\n    ${loom}/repository/commits`,
  ]
}

/** On an empty server: creates a project and its first commit. */
function firstCalls({ baseUrl, adminToken }: Stub): string[] {
  const admin = as(adminToken)
  return [
    `curl ${baseUrl}/projects`,
    `curl ${admin} \\\n    ${baseUrl}/user`,
    `curl ${admin} -d name=Sky \\\n    ${baseUrl}/projects`,
    `curl ${admin} \\
    -d branch=master -d content='# Sky' -d commit_message='Begin the sky' \\
    ${baseUrl}/projects/root%2Fsky/repository/files/README.md`,
  ]
}

function conformanceCommand({ baseUrl, adminToken }: Stub): string {
  return invocation('conformance', `--admin-token=${adminToken} \\\n    --base-url ${baseUrl}`)
}
