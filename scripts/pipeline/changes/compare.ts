import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Contract } from '../contract.ts'
import { operationsOf, stepsOf } from '../contract.ts'
import { redocly, ToolFailure } from '../redocly.ts'

/** A change that can break a client of the released contract. */
export interface Breaking {
  /** Names that announce it: of operations and of the shared part that has changed, or of the document's section. */
  names: string[]
  /** What has changed, in one sentence. */
  message: string
}

export interface Changes {
  breaking: Breaking[]
  /** Number of changes that break no client: additions, and texts. */
  others: number
}

/** Compares a contract with the released one. A removed rule is a breaking change for users of its id. */
export async function compareContracts(released: Contract, current: Contract): Promise<Changes> {
  const { summary, changes } = await difference(released, current)
  const major = changes.flatMap((change) =>
    change.verdicts
      .filter(({ impact }) => impact === 'major')
      .flatMap(({ message }) => breakings(released, current, change, message)),
  )
  return { breaking: [...major, ...goneRules(released, current)], others: summary.minor + summary.patch }
}

/** What the tool reports, as far as it is read here. */
interface Report {
  summary: { major: number; minor: number; patch: number }
  changes: Change[]
}

interface Change {
  /** The first place of the change, as a pointer through the references. */
  path: string
  verdicts: { impact: string; message: string }[]
  base?: { pointer?: string }
  revision?: { pointer?: string }
}

async function difference(released: Contract, current: Contract): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'forge-changes-'))
  try {
    await writeFile(join(folder, 'released.json'), JSON.stringify(released))
    await writeFile(join(folder, 'current.json'), JSON.stringify(current))
    const options = ['--format', 'json', '--fail-on', 'none', '--output', 'report.json']
    const { status, output } = await redocly(folder, ['diff', 'released.json', 'current.json', ...options])
    if (status !== 0) throw new ToolFailure(`The contracts could not be compared: ${output.trim()}`)
    return JSON.parse(await readFile(join(folder, 'report.json'), 'utf8'))
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** One for each operation that is concerned: with a path, several can go. */
function breakings(released: Contract, current: Contract, change: Change, message: string): Breaking[] {
  const [section, path = '', method] = stepsOf(change.path)
  const shared = [change.base, change.revision].flatMap((side) => componentName(side?.pointer) ?? [])
  const operations = [released, current].flatMap((contract) =>
    section === 'paths' ? operationIdsAt(contract, path, method) : [],
  )
  if (method === undefined && operations.length > 0)
    return [...new Set(operations)].map((id) => ({ names: [id], message }))
  const names = [...new Set([...operations, ...shared])]
  return [{ names: names.length === 0 && section !== undefined ? [section] : names, message }]
}

function operationIdsAt(contract: Contract, path: string, method: string | undefined): string[] {
  return operationsOf(contract)
    .filter((located) => located.path === path && (method === undefined || located.method === method))
    .map(({ operation }) => operation.operationId)
}

/** `#/components/schemas/JobStatus/enum` as `JobStatus`. */
function componentName(pointer: string | undefined): string | undefined {
  const [section, , name] = stepsOf(pointer ?? '')
  return section === 'components' ? name : undefined
}

function goneRules(released: Contract, current: Contract): Breaking[] {
  const known = new Set(rulesOf(current).map(({ id }) => id))
  return rulesOf(released)
    .filter(({ id }) => !known.has(id))
    .map(({ id, operation }) => ({
      names: [id, ...operation],
      message: `The rule \`${id}\` is removed.`,
    }))
}

function rulesOf(contract: Contract): { id: string; operation: string[] }[] {
  return [
    ...(contract['x-rules'] ?? []).map(({ id }) => ({ id, operation: [] })),
    ...operationsOf(contract).flatMap(({ operation }) =>
      (operation['x-rules'] ?? []).map(({ id }) => ({ id, operation: [operation.operationId] })),
    ),
  ]
}
