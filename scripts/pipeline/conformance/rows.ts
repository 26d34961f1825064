import type { Finding } from '../rules/finding.ts'
import { kebabCase } from '../contract.ts'
import type { Conformance, Row, RowDescription } from './files.ts'
import { words } from './files.ts'

/** What in the API description can express a statement of the specification. */
export const partKinds = [
  'operations',
  'parameters',
  'properties',
  'schemas',
  'headers',
  'responses',
  'security',
  'guide',
  'rules',
  'unspecified',
] as const
export type PartKind = (typeof partKinds)[number]

/** A row of a table, another sentence, or a sentence that declares something as not specified. */
export type RowKind = 'row' | NonNullable<RowDescription['kind']>

/** One statement of the specification, summarized, and what in the API description expresses it. */
export interface SpecificationRow {
  /** Document, heading and name: `2/endpoints/projects/get-projects`. */
  id: string
  /** The file it is described in, relative to `openapi/`. */
  where: string
  document: string
  heading: string
  kind: RowKind
  summary: string
  carriers: Record<PartKind, string[]>
  /** Endpoints that must not be declared in full, since they are not specified: `PUT /projects/{id}/boards`. */
  undeclared: string[]
  /** Places that must not be constrained: a schema, `Schema.property`, `operationId parameters` or `operationId response`. */
  unconstrained: string[]
}

/** Where a row is named. */
export interface RowUse {
  source: string
  row: Row
  where: string
  /** Present where the row is named below an operation. */
  operationId?: string
  area: string
}

/** Every place that names a row of the specification, in the order of the files. */
export function rowUses({ areas }: Conformance): RowUse[] {
  return areas.flatMap(({ path: where, area, operations, rows }) => [
    ...Object.entries(operations).flatMap(([operationId, { specification }]) =>
      Object.entries(specification).map(([source, row]) => ({ source, row, where, operationId, area })),
    ),
    ...Object.entries(rows).map(([source, row]) => ({ source, row, where, area })),
  ])
}

/** The rows of the specification, each with everything that expresses it. */
export function specificationRows(conformance: Conformance): SpecificationRow[] {
  const uses = rowUses(conformance)
  const statements = new Map<string, { rules: string[]; unspecified: string[] }>()
  for (const use of uses) {
    for (const [kind, id, sources] of statementsOf(use)) {
      for (const source of sources) {
        const known = statements.get(source) ?? { rules: [], unspecified: [] }
        known[kind].push(id)
        statements.set(source, known)
      }
    }
  }
  return uses.flatMap((use) => {
    const { summary } = use.row
    return summary === undefined ? [] : [describedRow(use, summary, statements.get(use.source))]
  })
}

/** What is wrong with where rows are described: each is described once, in one place. */
export function rowProblems(conformance: Conformance): Finding[] {
  const uses = rowUses(conformance)
  const described = new Set<string>()
  const repeated = uses.flatMap(({ source, row, where }) => {
    if (row.summary === undefined) return []
    const known = described.has(source)
    described.add(source)
    const remedy = 'Describe it in one place; name it elsewhere without `summary`.'
    return known ? [{ where, problem: `The row \`${source}\` is described twice.`, remedy }] : []
  })
  const undescribed = uses.flatMap((use) =>
    [use.source, ...statementsOf(use).flatMap(([, , sources]) => sources)]
      .filter((source) => !described.has(source))
      .map((source) => ({
        where: use.where,
        problem: `The row \`${source}\` is described nowhere.`,
        remedy: 'Check its spelling, or describe it with `summary`.',
      })),
  )
  return [...repeated, ...undescribed]
}

/** `3 § Endpoints / Branches / get-branch` as document, heading and name. */
export function splitSource(source: string): { document: string; heading: string; name: string } {
  const [, document = '', heading = '', name = ''] = /^(\d) § (.+) \/ ([^/]+)$/.exec(source) ?? []
  return { document, heading, name }
}

/** `Endpoints / Access requests (groups and projects)` as `endpoints/access-requests-groups-and-projects`. */
export function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .split(' / ')
    .map((part) => part.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, ''))
    .join('/')
}

/** The full id of a rule. */
export function ruleId({ operationId, area }: RowUse, name: string): string {
  return `${operationId === undefined ? area : kebabCase(operationId)}/${name}`
}

type Statement = ['rules' | 'unspecified', id: string, sources: string[]]

function statementsOf(use: RowUse): Statement[] {
  const { source, row } = use
  return [
    ...Object.entries(row.rules ?? {}).map(([name, rule]): Statement => [
      'rules',
      ruleId(use, name),
      [source, ...(typeof rule === 'string' ? [] : (rule.also ?? []))],
    ]),
    ...Object.entries(row.unspecified ?? {}).map(([id, point]): Statement => [
      'unspecified',
      id,
      [source, ...(typeof point === 'string' ? [] : (point.also ?? []))],
    ]),
  ]
}

function describedRow(
  { source, row, where, operationId }: RowUse,
  summary: string,
  statements: { rules: string[]; unspecified: string[] } = { rules: [], unspecified: [] },
): SpecificationRow {
  const { document, heading, name } = splitSource(source)
  const own = operationId === undefined ? [] : [operationId]
  return {
    id: `${document}/${slugOf(heading)}/${name}`,
    where,
    document,
    heading,
    kind: row.kind ?? 'row',
    summary,
    carriers: {
      operations: [...new Set([...own, ...words(row.operations)])],
      parameters: words(row.parameters),
      properties: Object.entries(row.properties ?? {}).flatMap(([schema, names]) =>
        words(names).map((property) => `${schema}.${property}`),
      ),
      schemas: words(row.schemas),
      headers: words(row.headers),
      responses: words(row.responses),
      security: words(row.security),
      guide: row.guide === undefined ? [] : [row.guide],
      ...statements,
    },
    undeclared: row.undeclared ?? [],
    unconstrained: row.unconstrained ?? [],
  }
}
