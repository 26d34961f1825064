import type { Contract, Rule } from '../contract.ts'
import { operationsOf } from '../contract.ts'
import type { Carriers } from '../inventory/carriers.ts'
import { carriersOf, unspecifiedIn } from '../inventory/carriers.ts'
import type { CarrierKind, Entry, EntryKind } from '../inventory/read.ts'
import { locator } from '../locate.ts'
import type { Material } from '../rules/rule.ts'
import { anchor, code, fragment, link, page, table } from './markdown.ts'

const note = '<!-- Generated from openapi/ by `npm run build`; do not edit. -->'

const titles: Readonly<Record<string, string>> = {
  1: 'Document 1: conventions, events, errors, limits, versions',
  2: 'Document 2: projects, groups, members, users, administration',
  3: 'Document 3: repository, issues, merge requests, notes, boards, CI',
}

const kindNames: Readonly<Record<EntryKind, string>> = {
  rows: 'row',
  sentences: 'sentence',
  notShown: 'not shown',
}

/** What the pages are made of. */
interface Trace {
  contract: Contract
  entries: readonly Entry[]
  carriers: Carriers
  /** The file that a place of the bundle is written in, as an address relative to the pages. */
  fileOf: (where: string) => string
}

/** The pages that lead from the specification to the contract and back, by name. */
export function generateTraceability({ contract, sources, inventory }: Material): Record<string, string> {
  const locate = locator(sources)
  const trace: Trace = {
    contract,
    entries: inventory.entries,
    carriers: carriersOf(contract),
    fileOf: (where) => `../../${locate(where).split('#')[0] ?? ''}`,
  }
  return {
    'README.md': overview(trace),
    ...Object.fromEntries(
      Object.keys(titles).map((number) => [documentFile(number), documentPage(trace, number)]),
    ),
    'rules.md': rulesPage(trace),
    'open-questions.md': openPage(trace),
  }
}

function documentFile(number: string): string {
  return `document-${number}.md`
}

function overview({ contract, entries, carriers }: Trace): string {
  const count = (number: string, kind: EntryKind) =>
    String(entries.filter((entry) => entry.document === number && entry.kind === kind).length)
  const documents = Object.entries(titles).map(([number, title]) => [
    link(title, documentFile(number)),
    ...(['rows', 'sentences', 'notShown'] as const).map((kind) => count(number, kind)),
  ])
  const contents = [
    ['operations', String(operationsOf(contract).length)],
    ['parameters', String(carriers.parameters.size)],
    ['members of schemas', String(carriers.fields.size)],
    [link('rules', 'rules.md'), String(carriers.rules.size)],
    [link('open questions', 'open-questions.md'), String(carriers.open.size)],
  ]
  return page(
    note,
    '# Traceability',
    'Each row of a table and each other sentence of the specification has an entry in `openapi/inventory/`: what it says, in a few words of our own, and what of the contract carries it. The build refuses a contract in which an entry leads to nothing, or in which an operation, parameter, member, rule or open question is led to by none; where the specification says "not shown", it also proves that the contract stays open.',
    table(['From the specification', 'rows', 'sentences', 'not shown'], documents),
    table(['Back from the contract', 'led to'], contents),
    `Whom each operation lets in, as far as it is said: ${link('who may what', 'access.md')}.`,
  )
}

function documentPage(trace: Trace, number: string): string {
  const own = trace.entries.filter((entry) => entry.document === number)
  const headings = [...new Set(own.map((entry) => entry.heading))]
  return page(
    note,
    `# ${titles[number] ?? ''}`,
    ...headings.flatMap((heading) => [
      `## ${heading}`,
      table(
        ['', 'What is said', 'What carries it'],
        own
          .filter((entry) => entry.heading === heading)
          .map((entry) => [
            `${anchor(entry.id)}${code(entry.id.split('/').at(-1) ?? '')}`,
            `${entry.says}<br><small>${kindNames[entry.kind]}</small>`,
            carriedBy(trace, entry),
          ]),
      ),
    ]),
  )
}

/** What carries an entry, one line a kind. */
function carriedBy({ carriers, fileOf }: Trace, { carriers: named }: Entry): string {
  const file = (kind: CarrierKind, name: string) => fileOf(carriers[kind].get(name)?.where[0] ?? '#')
  const linked = (kind: CarrierKind, label: string) =>
    line(
      label,
      named[kind].map((name) => link(code(name), file(kind, name))),
    )
  return [
    linked('operations', 'operations'),
    linked('parameters', 'parameters'),
    line(
      'members',
      byFirst(named.fields, '.', (schema) => link(code(schema), file('schemas', schema))),
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
      'open',
      named.open.map((id) => link(code(id), `open-questions.md#${fragment(id)}`)),
    ),
    line(
      'guide',
      named.guide.map((heading) => link(heading.replaceAll('`', ''), guideAddress(heading))),
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

function guideAddress(heading: string): string {
  return `../../openapi/guide/overview.md#${heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-')}`
}

function rulesPage(trace: Trace): string {
  const { contract } = trace
  const places = operationsOf(contract)
  return page(
    note,
    '# Rules',
    'What a server can be judged by, and where it is said.',
    `## ${anchor('general')}Every operation`,
    rulesTable(trace, contract['x-rules'] ?? []),
    ...(contract.tags ?? []).flatMap(({ name: area }) => [
      `## ${area}`,
      ...places
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
  const rows = rules.map(({ id, rule }) => [
    code(id.split('/')[1] ?? id),
    rule.trim(),
    saidIn(trace, 'rules', id),
  ])
  return table(['Rule', 'What it claims', 'Said in'], rows)
}

function openPage(trace: Trace): string {
  const first = new Map(unspecifiedIn('#', trace.contract).map(({ entry }) => [entry.id, entry]))
  const isSaid = (id: string) =>
    trace.entries.some((entry) => entry.kind === 'notShown' && entry.carriers.open.includes(id))
  const rows = (said: boolean) =>
    [...first.values()]
      .filter(({ id }) => isSaid(id) === said)
      .map(({ id, what }) => [
        `${anchor(id)}${code(id)}`,
        what.trim(),
        (trace.carriers.open.get(id)?.where ?? []).map((where) => place(trace, where)).join('<br>'),
        saidIn(trace, 'open', id),
      ])
  const head = ['', 'What is open', 'Where', 'Said in']
  return page(
    note,
    '# Open questions',
    'What the contract leaves open, since the specification does.',
    '## What the specification says it does not show',
    table(head, rows(true)),
    '## What it is silent about',
    table(head, rows(false)),
  )
}

/** Where something is left open, as the file that says so. */
function place({ fileOf }: Trace, where: string): string {
  const file = fileOf(where)
  return link(file.split('/').slice(3).join('/'), file)
}

function saidIn({ entries }: Trace, kind: 'rules' | 'open', name: string): string {
  return entries
    .filter((entry) => entry.carriers[kind].includes(name))
    .map(({ id, document, heading }) =>
      link(`${document} § ${heading}`, `${documentFile(document)}#${fragment(id)}`),
    )
    .join('<br>')
}
