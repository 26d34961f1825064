/** What `serve` prints when the server is running: URLs, tokens, and first calls. */
import type { DatabaseLocation, demoTokens, Stub } from '../../server-stub/index.ts'
import { styled, type Io } from '../command-line/io.ts'
import { invocation } from '../command-line/package-file.ts'

type Tokens = typeof demoTokens

interface Occasion {
  stub: Stub
  database: DatabaseLocation
  /** Private tokens of the demo's users; absent without the demo. */
  people: Tokens | undefined
}

const keeping: Record<DatabaseLocation['kind'], string> = {
  memory: 'in memory, until the server stops',
  file: 'in the folder of --data',
  postgres: 'in PostgreSQL',
}

const roles: readonly (readonly [keyof Tokens, string])[] = [
  ['mira', 'owns the group atelier'],
  ['tom', 'developer there'],
  ['yuki', 'reporter there'],
  ['lena', 'guest there'],
  ['nils', 'blocked'],
]

/** The text, in 80 columns unless a token is long. */
export function welcome({ stub, database, people }: Occasion, io: Io): string {
  const { origin, baseUrl, adminToken } = stub
  const calls = people === undefined ? firstCalls(stub) : demoCalls(stub, people)
  return `${styled(io, 'bold', 'The server is running.')} Ctrl+C stops it.

  Reference      ${origin}/docs
  API            ${baseUrl}
  Administrator  ${adminToken}  (private token)
${people === undefined ? '' : peopleLines(people)}  Data           ${keeping[database.kind]}

Try:

${[...calls, conformanceCommand(stub)].map((call) => `  ${call}\n`).join('\n')}`
}

function peopleLines(people: Tokens): string {
  return roles.map(([name, role]) => `  ${name.padEnd(15)}${people[name]}  (${role})\n`).join('')
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
