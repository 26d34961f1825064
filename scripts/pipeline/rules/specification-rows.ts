import type { ContractParts } from '../conformance/contract-parts.ts'
import { contractPartsOf } from '../conformance/contract-parts.ts'
import { componentOf } from '../conformance/annotate.ts'
import { generalArea, words, type Conformance } from '../conformance/files.ts'
import { outlineFile, type HeadingCounts } from '../conformance/outline.ts'
import type { PartKind, SpecificationRow } from '../conformance/rows.ts'
import { partKinds, rowProblems, rowUses, specificationRows } from '../conformance/rows.ts'
import { contradictionsOf } from '../conformance/unspecified.ts'
import type { Contract } from '../contract.ts'
import { operationsOf } from '../contract.ts'
import type { Finding } from './finding.ts'
import type { ContractRule } from './rule.ts'

/** From the specification to the API description: each statement is expressed by something that exists. */
export const rowsExpressed: ContractRule = {
  id: 'rows-expressed',
  requirement:
    'each row and sentence of the specification is in openapi/conformance/ and names what in the API description expresses it',
  check: ({ contract, conformance, outline }) => {
    const carriers = contractPartsOf(contract)
    const rows = specificationRows(conformance)
    return [
      ...conformance.problems,
      ...rowProblems(conformance),
      ...placeFindings(contract, conformance),
      ...rows.flatMap((row) => partFindings(carriers, row)),
      ...Object.entries(outline).flatMap(([document, headings]) =>
        Object.entries(headings).flatMap(([heading, counts]) => {
          const below = (row: SpecificationRow) => row.document === document && within(heading, row.heading)
          return countFindings(`${document} § ${heading}`, counts, rows.filter(below), heading)
        }),
      ),
    ]
  },
}

/** From the API description back to the specification: nothing is required that is stated nowhere. */
export const rowsComplete: ContractRule = {
  id: 'rows-complete',
  requirement:
    'each operation, parameter, header, property, security scheme and enum is named by a row of the specification',
  check: ({ contract, conformance }) => {
    const carriers = contractPartsOf(contract)
    const rows = specificationRows(conformance)
    const covered: readonly PartKind[] = ['operations', 'parameters', 'properties', 'headers', 'security']
    return [
      ...covered.flatMap((kind) => [...carriers[kind]].map(([name, { where }]) => ({ kind, name, where }))),
      ...enums(contract, carriers),
    ]
      .filter(({ kind, name }) => !rows.some((row) => row.carriers[kind].includes(name)))
      .map(({ kind, name, where }) => ({
        where: where[0] ?? '#',
        problem: `No row of the specification names \`${name}\`.`,
        remedy: `Name it under \`${kind}\` of the row that states it, in openapi/conformance/.`,
      }))
  },
}

/** What the specification does not specify is recorded as unspecified, and the API description does not fill it in. */
export const unspecifiedKept: ContractRule = {
  id: 'unspecified-kept',
  requirement:
    'each row that is not specified has an unspecified point, and nothing in the API description contradicts it',
  check: ({ contract, conformance }) => {
    const located = operationsOf(contract)
    return specificationRows(conformance).flatMap((row) => [
      ...(row.kind === 'not-specified' && row.carriers.unspecified.length === 0
        ? [
            {
              where: row.where,
              problem: `${row.id} has no unspecified point.`,
              remedy: 'Write under `unspecified` what the specification does not state.',
            },
          ]
        : []),
      ...contradictionsOf(contract, located, row).map((problem) => ({
        where: row.where,
        problem: `${row.id}: ${problem}`,
        remedy: 'Keep the API description as open as the specification.',
      })),
    ])
  },
}

/** Operations and components that the annotations name and that do not exist, or are in the file of another area. */
function placeFindings(contract: Contract, conformance: Conformance): Finding[] {
  const areaOf = new Map(
    operationsOf(contract).map(({ operation }) => [operation.operationId, operation.tags?.[0]]),
  )
  const named = conformance.areas.flatMap(({ path: where, area, operations }) =>
    Object.keys(operations)
      .filter((operationId) => areaOf.get(operationId) !== area)
      .map((operationId) => ({
        where,
        problem: areaOf.has(operationId)
          ? `\`${operationId}\` belongs to the area \`${areaOf.get(operationId)}\`.`
          : `There is no operation \`${operationId}\`.`,
        remedy: 'Annotate each operation in the file of its area.',
      })),
  )
  const points = rowUses(conformance).flatMap(({ where, row }) =>
    Object.entries(row.unspecified ?? {}).flatMap(([id, point]) => {
      if (typeof point === 'string') return []
      const unknown = [
        ...words(point.operations).filter((operationId) => !areaOf.has(operationId)),
        ...words(point.components).filter((name) => componentOf(contract, name) === undefined),
      ]
      const remedy = 'Name operations by operationId and components as `schemas/Project`.'
      return unknown.map((name) => ({
        where,
        problem: `\`${id}\` names \`${name}\`, which does not exist.`,
        remedy,
      }))
    }),
  )
  return [...named, ...points]
}

function partFindings(carriers: ContractParts, row: SpecificationRow): Finding[] {
  const named = partKinds.flatMap((kind) => row.carriers[kind].map((name) => ({ kind, name })))
  const unknown = named.filter(({ kind, name }) => !carriers[kind].has(name))
  const problems = [
    ...(named.length === 0 ? [`${row.id} is expressed by nothing.`] : []),
    ...unknown.map(({ kind, name }) => `${row.id} names \`${name}\`, which is not among the ${kind}.`),
  ]
  const remedy =
    'Name what in the API description expresses it; if nothing does, the API description has a gap.'
  return problems.map((problem) => ({ where: row.where, problem, remedy }))
}

/** `Endpoints` has rows of its own; the rows of the headings below it also show that it is covered. */
function countFindings(
  source: string,
  counts: HeadingCounts,
  below: readonly SpecificationRow[],
  heading: string,
): Finding[] {
  const own = below.filter((row) => row.heading === heading)
  const found: HeadingCounts = {
    rows: own.filter(({ kind }) => kind === 'row').length,
    notSpecified: own.filter(({ kind }) => kind === 'not-specified').length,
  }
  const problems =
    below.length === 0
      ? [`${source} has no row in openapi/conformance/.`]
      : (['rows', 'notSpecified'] as const)
          .filter((kind) => found[kind] !== counts[kind])
          .map((kind) => `${source} has ${counts[kind]} ${kind}, openapi/conformance/ has ${found[kind]}.`)
  const remedy =
    'Describe each row of a table and each sentence below the heading. If the specification has changed, correct its number ' +
    `in ${outlineFile}: \`npm run outline -- FOLDER\` counts the rows in the documents.`
  return problems.map((problem) => ({ where: fileOf(below), problem, remedy }))
}

/** The file that describes most of the rows. */
function fileOf(rows: readonly SpecificationRow[]): string {
  const files = [...Map.groupBy(rows, ({ where }) => where)].toSorted(([, a], [, b]) => b.length - a.length)
  return files[0]?.[0] ?? `conformance/${generalArea}.yaml`
}

function within(heading: string, other: string): boolean {
  return other === heading || other.startsWith(`${heading} / `)
}

function enums(
  contract: Contract,
  carriers: ContractParts,
): { kind: PartKind; name: string; where: string[] }[] {
  return [...carriers.schemas]
    .filter(([name]) => contract.components.schemas?.[name]?.enum !== undefined)
    .map(([name, { where }]) => ({ kind: 'schemas', name, where }))
}
