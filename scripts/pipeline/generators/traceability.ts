import type { Contract, Rule } from '../contract.ts'
import { operationsOf } from '../contract.ts'
import { accessOf } from '../access.ts'
import type { CheckSources } from '../check-sources.ts'
import type { ContractParts } from '../conformance/contract-parts.ts'
import { contractPartsOf, unspecifiedIn } from '../conformance/contract-parts.ts'
import type { Outline } from '../conformance/outline.ts'
import type { PartKind, RowKind, SpecificationRow } from '../conformance/rows.ts'
import { specificationRows } from '../conformance/rows.ts'
import { locator } from '../locate.ts'
import type { RuleInput } from '../rules/rule.ts'
import { anchor, code, fragment, link, page, table } from './markdown.ts'

const note = '<!-- Generated from openapi/ by `npm run build`; do not edit. -->'

const titles: Readonly<Record<string, string>> = {
  1: 'Document 1: conventions, events, errors, limits, versions',
  2: 'Document 2: projects, groups, members, users, administration',
  3: 'Document 3: repository, issues, merge requests, notes, boards, CI',
}

const kindNames: Readonly<Record<RowKind, string>> = {
  row: 'row',
  sentence: 'sentence',
  'not-specified': 'not specified',
}

/** What the pages are made of. */
interface Trace {
  contract: Contract
  rows: readonly SpecificationRow[]
  carriers: ContractParts
  /** The file that a place of the bundle is written in, as a path relative to the pages. */
  fileOf: (where: string) => string
  checks: CheckSources
  /** The rules that access statements express. */
  access: ReadonlySet<string>
}

/** The pages that link the specification with the API description, by name. */
export function generateTraceability(
  { contract, sources, conformance, outline }: RuleInput,
  checks: CheckSources,
): Record<string, string> {
  const locate = locator(sources, contract)
  const trace: Trace = {
    contract,
    rows: inOutlineOrder(specificationRows(conformance), outline),
    carriers: contractPartsOf(contract),
    fileOf: (where) => `../../${locate(where).split('#')[0] ?? ''}`,
    checks,
    access: new Set(accessOf(contract).flatMap(({ statements }) => statements.map(({ rule }) => rule))),
  }
  return {
    'README.md': overview(trace),
    ...Object.fromEntries(
      Object.keys(titles).map((number) => [documentFile(number), documentPage(trace, number)]),
    ),
    'rules.md': rulesPage(trace),
    'unspecified.md': unspecifiedPage(trace),
  }
}

/** Rows in the order of the headings of the specification. */
function inOutlineOrder(rows: readonly SpecificationRow[], outline: Outline): SpecificationRow[] {
  const headings = Object.entries(outline).flatMap(([document, counts]) =>
    Object.keys(counts).map((heading) => `${document} ${heading}`),
  )
  const position = ({ document, heading }: SpecificationRow) => headings.indexOf(`${document} ${heading}`)
  return rows.toSorted((one, other) => position(one) - position(other))
}

function documentFile(number: string): string {
  return `document-${number}.md`
}

function overview({ contract, rows, carriers }: Trace): string {
  const count = (number: string, kind: RowKind) =>
    String(rows.filter((row) => row.document === number && row.kind === kind).length)
  const documents = Object.entries(titles).map(([number, title]) => [
    link(title, documentFile(number)),
    ...(['row', 'sentence', 'not-specified'] as const).map((kind) => count(number, kind)),
  ])
  const contents = [
    ['operations', String(operationsOf(contract).length)],
    ['parameters', String(carriers.parameters.size)],
    ['properties of schemas', String(carriers.properties.size)],
    [link('rules', 'rules.md'), String(carriers.rules.size)],
    [link('unspecified points', 'unspecified.md'), String(carriers.unspecified.size)],
  ]
  return page(
    note,
    '# Traceability',
    '`openapi/conformance/` describes each row and each other statement of the specification: the parts of the API description that express it, its rules, and its unspecified points. The build rejects a row that no part expresses, and an operation, parameter, property or rule that no row states. If the specification states that something is not specified, the build also verifies that the API description does not constrain it.',
    table(['Specification', 'Rows', 'Sentences', 'Not specified'], documents),
    table(['API description', 'Number'], contents),
    `Who may call each operation, as far as it is specified: ${link('access', 'access.md')}.`,
  )
}

function documentPage(trace: Trace, number: string): string {
  const own = trace.rows.filter((row) => row.document === number)
  const headings = [...new Set(own.map((row) => row.heading))]
  return page(
    note,
    `# ${titles[number] ?? ''}`,
    ...headings.flatMap((heading) => [
      `## ${heading}`,
      table(
        ['', 'Statement', 'Expressed by'],
        own
          .filter((row) => row.heading === heading)
          .map((row) => [
            `${anchor(row.id)}${code(row.id.split('/').at(-1) ?? '')}`,
            `${row.summary}<br><small>${kindNames[row.kind]}</small>`,
            expressedBy(trace, row),
          ]),
      ),
    ]),
  )
}

/** What expresses a row, one line for each kind. */
function expressedBy({ carriers, fileOf }: Trace, { carriers: named }: SpecificationRow): string {
  const file = (kind: PartKind, name: string) => fileOf(carriers[kind].get(name)?.where[0] ?? '#')
  const linked = (kind: PartKind, label: string) =>
    line(
      label,
      named[kind].map((name) => link(code(name), file(kind, name))),
    )
  return [
    linked('operations', 'operations'),
    linked('parameters', 'parameters'),
    line(
      'properties',
      byFirst(named.properties, '.', (schema) => link(code(schema), file('schemas', schema))),
    ),
    linked('schemas', 'schemas'),
    linked('headers', 'headers'),
    linked('responses', 'responses'),
    linked('security', 'security'),
    line(
      'rules',
      byFirst(named.rules, '/', (subject) => link(code(subject), `rules.md#${fragment(subject)}`)),
    ),
    line(
      'unspecified',
      named.unspecified.map((id) => link(code(id), `unspecified.md#${fragment(id)}`)),
    ),
    line(
      'guide',
      named.guide.map((heading) => link(heading.replaceAll('`', ''), guideUrl(heading))),
    ),
  ]
    .filter((text) => text !== '')
    .join('<br>')
}

function line(label: string, parts: readonly string[]): string {
  return parts.length === 0 ? '' : `${label}: ${parts.join(', ')}`
}

/** `CreateProject.name`, `CreateProject.path` as `CreateProject`: `name`, `path`. */
function byFirst(names: readonly string[], joint: string, show: (first: string) => string): string[] {
  const groups = new Map<string, string[]>()
  for (const name of names) {
    const [first = '', ...rest] = name.split(joint)
    groups.set(first, [...(groups.get(first) ?? []), code(rest.join(joint))])
  }
  return [...groups].map(([first, rest]) => `${show(first)} (${rest.join(', ')})`)
}

function guideUrl(heading: string): string {
  return `../../openapi/guide/overview.md#${heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-')}`
}

function rulesPage(trace: Trace): string {
  const { contract } = trace
  const located = operationsOf(contract)
  return page(
    note,
    '# Rules',
    'Statements of the specification that are true or false for a server, with their sources.',
    `## ${anchor('general')}Every operation`,
    rulesTable(trace, contract['x-rules'] ?? []),
    ...(contract.tags ?? []).flatMap(({ name: area }) => [
      `## ${area}`,
      ...located
        .filter(({ operation }) => operation.tags?.[0] === area)
        .flatMap(({ pointer, operation, method, path }) => {
          const rules = operation['x-rules'] ?? []
          const subject = rules[0]?.id.split('/')[0] ?? ''
          return [
            `### ${anchor(subject)}${link(operation.operationId, trace.fileOf(pointer))}`,
            code(`${method.toUpperCase()} ${path}`),
            rulesTable(trace, rules),
          ]
        }),
    ]),
  )
}

function rulesTable(trace: Trace, rules: readonly Rule[]): string {
  const rows = rules.map((rule) => [
    code(rule.id.split('/')[1] ?? rule.id),
    rule.rule.trim(),
    statedIn(trace, 'rules', rule.id),
    verifiedBy(trace, rule),
  ])
  return table(['Rule', 'Statement', 'Stated in', 'Verified by'], rows)
}

/** The file and line of the checks of a rule, or why there are none. */
function verifiedBy({ checks, access }: Trace, { id, unchecked }: Rule): string {
  if (unchecked !== undefined) return `not checkable: ${unchecked.trim()}`
  const source = checks.get(id)
  const parts = [
    ...(source === undefined
      ? []
      : [link(source.split('/').slice(3).join('/'), `../../${source.replace(':', '#L')}`)]),
    ...(access.has(id) ? [link('access matrix', 'access.md')] : []),
  ]
  return parts.join('<br>')
}

function unspecifiedPage(trace: Trace): string {
  const first = new Map(unspecifiedIn('#', trace.contract).map(({ entry }) => [entry.id, entry]))
  const isStated = (id: string) =>
    trace.rows.some((row) => row.kind === 'not-specified' && row.carriers.unspecified.includes(id))
  const rows = (stated: boolean) =>
    [...first.values()]
      .filter(({ id }) => isStated(id) === stated)
      .map(({ id, what }) => [
        `${anchor(id)}${code(id)}`,
        what.trim(),
        (trace.carriers.unspecified.get(id)?.where ?? [])
          .map((where) => sourceLink(trace, where))
          .join('<br>'),
        statedIn(trace, 'unspecified', id),
      ])
  const head = ['', 'Not specified', 'Concerns', 'Source']
  return page(
    note,
    '# Unspecified points',
    'Points that the specification does not specify, with their sources.',
    '## Stated as not specified',
    table(head, rows(true)),
    '## Not mentioned',
    table(head, rows(false)),
  )
}

/** The place that a point concerns, linked to its file. */
function sourceLink({ fileOf }: Trace, where: string): string {
  const file = fileOf(where.replace(/\/x-unspecified\/\d+$/, ''))
  return link(file.split('/').slice(3).join('/'), file)
}

function statedIn({ rows }: Trace, kind: 'rules' | 'unspecified', name: string): string {
  return rows
    .filter((row) => row.carriers[kind].includes(name))
    .map(({ id, document, heading }) =>
      link(`${document} § ${heading}`, `${documentFile(document)}#${fragment(id)}`),
    )
    .join('<br>')
}
