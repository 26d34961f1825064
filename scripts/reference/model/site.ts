/** The model of the reference: operations, areas, guides and schemas, each by the name in its URL. */
import type { Contract, Parameter, LocatedOperation, Rule, Unspecified } from '../../pipeline/contract.ts'
import { parametersOf } from '../../pipeline/contract.ts'
import { accessOf, type AccessRow } from '../../pipeline/access.ts'
import { accessSentence } from '../../pipeline/access-sentences.ts'
import { grouped, type Group } from './groups.ts'
import { splitGuides, type Guide } from './guides.ts'
import type { MissingOperation } from './missing-operations.ts'

export interface OperationEntry {
  readonly id: string
  readonly title: string
  readonly area: string
  readonly located: LocatedOperation
  readonly parameters: readonly Parameter[]
  /** Markdown: what it does, without who may call it. */
  readonly description: string
  /** The permitted callers; empty if the contract does not specify them. */
  readonly access: string
}

export interface Area {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly operations: readonly OperationEntry[]
}

export interface Site {
  readonly contract: Contract
  readonly title: string
  readonly version: string
  readonly summary: string
  /** Markdown. */
  readonly introduction: string
  readonly guides: readonly Guide[]
  readonly groups: readonly Group<Area>[]
  readonly areas: ReadonlyMap<string, Area>
  readonly operations: ReadonlyMap<string, OperationEntry>
  readonly generalRules: readonly Rule[]
  readonly generallyUnspecified: readonly Unspecified[]
  /** Markdown of the contract's changelog; undefined if it is missing. */
  readonly changelog: string | undefined
  readonly missingOperations: readonly MissingOperation[]
}

export function createSite(
  contract: Contract,
  changelog?: string,
  missingOperations: readonly MissingOperation[] = [],
): Site {
  const entries = accessOf(contract).map((row) => entryOf(contract, row))
  const areas = (contract.tags ?? []).map(({ name, description = '', 'x-displayName': title = name }) => ({
    name,
    title,
    description,
    operations: entries.filter(({ area }) => area === name),
  }))
  const { introduction, guides } = splitGuides(contract.info.description ?? '')
  return {
    contract,
    title: contract.info.title,
    version: contract.info.version,
    summary: contract.info.summary ?? '',
    introduction,
    guides,
    groups: grouped(areas),
    areas: new Map(areas.map((area) => [area.name, area])),
    operations: new Map(entries.map((entry) => [entry.id, entry])),
    generalRules: contract['x-rules'] ?? [],
    generallyUnspecified: contract['x-unspecified'] ?? [],
    changelog,
    missingOperations,
  }
}

function entryOf(contract: Contract, row: AccessRow): OperationEntry {
  const { located } = row
  const { operationId: id, summary: title = id, description: whole = '', tags = [] } = located.operation
  const access = accessSentence(row)
  const description = (whole.endsWith(access) ? whole.slice(0, whole.length - access.length) : whole).trim()
  const parameters = parametersOf(contract, located)
  return { id, title, area: tags[0] ?? '', located, parameters, description, access }
}
