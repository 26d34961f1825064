import type { Contract } from '../contract.ts'
import type { Carriers } from '../inventory/carriers.ts'
import { carriersOf } from '../inventory/carriers.ts'
import type { Counts } from '../inventory/documents.ts'
import type { CarrierKind, Entry, EntryKind } from '../inventory/read.ts'
import { carrierKinds } from '../inventory/read.ts'
import { contradictionsOf } from '../inventory/silence.ts'
import type { Finding, HouseRule } from './rule.ts'

/** From the specification to the contract: each thing that it says leads to something that is there. */
export const inventoryLeads: HouseRule = {
  id: 'inventory-leads',
  demands:
    'each row and sentence of the specification is in the inventory, and leads to something that exists',
  check: ({ contract, inventory, documents }) => {
    const carriers = carriersOf(contract)
    return [
      ...inventory.problems,
      ...inventory.entries.flatMap((entry) => leadFindings(carriers, entry)),
      ...repeatedFindings(inventory.entries),
      ...Object.entries(documents).flatMap(([document, headings]) =>
        Object.entries(headings).flatMap(([heading, counts]) => {
          const below = (each: Entry) => each.document === document && within(heading, each.heading)
          return countFindings(`${document} § ${heading}`, counts, inventory.entries.filter(below), heading)
        }),
      ),
    ]
  },
}

/** From the contract back: what nobody has said is not promised. */
export const inventoryCovers: HouseRule = {
  id: 'inventory-covers',
  demands:
    'each operation, parameter, header, member, enumeration, rule and open question is led to by the inventory',
  check: ({ contract, inventory: { entries } }) => {
    const carriers = carriersOf(contract)
    const covered: readonly CarrierKind[] = ['operations', 'parameters', 'fields', 'headers', 'security']
    return [
      ...covered.flatMap((kind) => [...carriers[kind]].map(([name, { where }]) => ({ kind, name, where }))),
      ...enumerations(contract, carriers),
    ]
      .filter(({ kind, name }) => !entries.some((entry) => entry.carriers[kind].includes(name)))
      .map(({ kind, name, where }) => unreached(where, `Nothing leads to \`${name}\`.`, kind))
      .concat(sourcedFindings(carriers, entries, 'rules'), sourcedFindings(carriers, entries, 'open'))
  },
}

/** What the specification does not show is said to be open, and the contract does not fill it in. */
export const silenceKept: HouseRule = {
  id: 'silence-kept',
  demands: 'what is not shown leads to an x-unspecified entry, and nothing in the contract contradicts it',
  check: ({ contract, inventory: { entries } }) =>
    entries.flatMap((entry) => [
      ...(entry.kind === 'notShown' && entry.carriers.open.length === 0
        ? [
            {
              where: entry.where,
              problem: `${entry.id} leads to nothing that is open.`,
              remedy: 'Name the x-unspecified entry under `open`.',
            },
          ]
        : []),
      ...contradictionsOf(contract, entry).map((problem) => ({
        where: entry.where,
        problem: `${entry.id}: ${problem}`,
        remedy: 'Keep the contract as open as the specification.',
      })),
    ]),
}

function leadFindings(carriers: Carriers, entry: Entry): Finding[] {
  const leads = carrierKinds.flatMap((kind) => entry.carriers[kind].map((name) => ({ kind, name })))
  const dead = leads.filter(({ kind, name }) => !carriers[kind].has(name))
  const problems = [
    ...(leads.length === 0 ? [`${entry.id} leads nowhere.`] : []),
    ...dead.map(({ kind, name }) => `${entry.id} leads to \`${name}\`, which is not among the ${kind}.`),
  ]
  const remedy = 'Name what of the contract carries it; if nothing does, the contract has a gap.'
  return problems.map((problem) => ({ where: entry.where, problem, remedy }))
}

function repeatedFindings(entries: readonly Entry[]): Finding[] {
  const seen = new Set<string>()
  return entries.flatMap(({ id, where }) => {
    const repeated = seen.has(id)
    seen.add(id)
    const remedy = 'Give each row and sentence a name of its own below its heading.'
    return repeated ? [{ where, problem: `${id} stands twice.`, remedy }] : []
  })
}

/** `Endpoints` counts for itself; it is covered by what stands below it as well. */
function countFindings(source: string, counts: Counts, below: readonly Entry[], heading: string): Finding[] {
  const own = below.filter((entry) => entry.heading === heading)
  const differing = (['rows', 'notShown'] as const).flatMap((kind) => {
    const found = countOf(own, kind)
    return found === counts[kind] ? [] : [`${source} has ${counts[kind]} ${kind}, the inventory ${found}.`]
  })
  const problems = below.length === 0 ? [`${source} is not in the inventory.`] : differing
  const remedy =
    'Write an entry for each row of a table and each sentence below the heading. How many the specification has stands ' +
    'in scripts/pipeline/inventory/documents.json.'
  return problems.map((problem) => ({ where: 'inventory', problem, remedy }))
}

function countOf(entries: readonly Entry[], kind: EntryKind): number {
  return entries.filter((entry) => entry.kind === kind).length
}

function within(heading: string, other: string): boolean {
  return other === heading || other.startsWith(`${heading} / `)
}

function enumerations(
  contract: Contract,
  carriers: Carriers,
): { kind: CarrierKind; name: string; where: string[] }[] {
  return [...carriers.schemas]
    .filter(([name]) => contract.components.schemas?.[name]?.enum !== undefined)
    .map(([name, { where }]) => ({ kind: 'schemas', name, where }))
}

/** Rules and open questions name their source: one of the entries that lead to them stands there. */
function sourcedFindings(carriers: Carriers, entries: readonly Entry[], kind: 'rules' | 'open'): Finding[] {
  const leading = new Map<string, Set<string>>()
  for (const { document, heading, carriers: named } of entries) {
    for (const name of named[kind]) {
      leading.set(name, (leading.get(name) ?? new Set()).add(`${document} § ${heading}`))
    }
  }
  return [...carriers[kind]].flatMap(([name, { where, sources }]) => {
    const found = leading.get(name) ?? new Set()
    if (sources.some((source) => found.has(source))) return []
    const elsewhere = [...found].join(', ')
    const problem =
      elsewhere === ''
        ? `Nothing leads to \`${name}\`.`
        : `\`${name}\` comes from ${sources.join(', ')}, but is led to from ${elsewhere}.`
    return [unreached(where, problem, kind)]
  })
}

function unreached(where: readonly string[], problem: string, kind: CarrierKind): Finding {
  return {
    where: where[0] ?? '#',
    problem,
    remedy: `Name it under \`${kind}\` of the row or sentence that says it, in openapi/inventory/.`,
  }
}
