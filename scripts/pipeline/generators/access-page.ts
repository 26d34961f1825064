import { accessOf, actors, visibilities, type AccessRow, type Actor, type Visibility } from '../access.ts'
import type { Contract } from '../contract.ts'
import { code, fragment, link, page, table } from './markdown.ts'

const note = '<!-- Generated from openapi/ by `npm run build`; do not edit. -->'

const explanation = `The specified access to each operation, by type of caller. **yes**: the request is allowed. A status: the server rejects the request with it, or with one of two. **·**: not specified. The last column contains the rules.

- *anonymous*: no credentials. *non-member*: an authenticated user without memberships. *external*: the same, with \`external\` set, the effect of which is not specified.
- *guest* to *owner*: members with that role. The owner of a group has access level 50. The owner of a project is the user of its namespace.
- *author*: the author of the record, if the specification names the author. *admin*: an administrator.
- The access of blocked users is not specified. The tables have no column for them.
- A DELETE of a record that is not visible to the caller can also return success without effect.`

/** The access matrix as a page of tables, one an area. */
export function generateAccessPage(contract: Contract): Record<string, string> {
  const rows = accessOf(contract)
  const text = page(
    note,
    '# Access',
    explanation,
    table(['Cells', 'number'], totals(rows)),
    ...(contract.tags ?? []).flatMap(({ name: area }) => {
      const own = rows.filter(({ located }) => located.operation.tags?.[0] === area)
      const who = actors.filter((actor) => own.some((row) => row.actors.includes(actor)))
      return [
        `## ${area}`,
        table(
          headOf(who),
          own.flatMap((row) => tableRows(row, who)),
        ),
      ]
    }),
  )
  return { 'access.md': text }
}

const headOf = (who: readonly Actor[]) => [
  'Operation',
  'in',
  ...who.map((actor) => headings[actor] ?? actor),
  'Rules',
]

const headings: Partial<Record<Actor, string>> = { administrator: 'admin', 'non-member': 'non-member' }

/** One row for all visibilities with the same statement. */
function tableRows(row: AccessRow, who: readonly Actor[]): string[][] {
  const merged = new Map<string, { cells: string[]; where: Visibility[] }>()
  for (const where of scopesOf(row)) {
    const cells = who.map((actor) => shown(row, actor, where))
    const key = [...cells, rulesIn(row, where)].join('|')
    merged.set(key, { cells, where: [...(merged.get(key)?.where ?? []), ...(where === null ? [] : [where])] })
  }
  return [...merged.values()].map(({ cells, where }, index) => [
    index === 0 ? code(row.located.operation.operationId) : '',
    scopeText(row, where, index),
    ...cells,
    rulesIn(row, where[0] ?? null),
  ])
}

function scopeText({ within }: AccessRow, where: readonly Visibility[], index: number): string {
  if (within === 'instance') return ''
  if (where.length === visibilities.length) return `any ${within}`
  return index === 0 ? `${where.join(', ')} ${within}` : where.join(', ')
}

function scopesOf({ within }: AccessRow): readonly (Visibility | null)[] {
  return within === 'instance' ? [null] : visibilities
}

function statementsAt({ statements }: AccessRow, where: Visibility | null) {
  return statements.filter(({ visibilities: scopes }) => where === null || scopes.includes(where))
}

function shown(row: AccessRow, actor: Actor, where: Visibility | null): string {
  if (!row.actors.includes(actor)) return ''
  const statement = statementsAt(row, where).find(({ callers }) => callers.includes(actor))
  if (statement === undefined) return '·'
  return statement.decision === 'allowed' ? '**yes**' : statement.statuses.join('/')
}

function rulesIn(row: AccessRow, where: Visibility | null): string {
  const names = new Set(statementsAt(row, where).map(({ rule }) => rule))
  return [...names]
    .map((name) => {
      const [subject = '', slug = ''] = name.split('/')
      return link(code(slug), `rules.md#${fragment(subject)}`)
    })
    .join('<br>')
}

function totals(rows: readonly AccessRow[]): string[][] {
  const cells = rows.flatMap((row) =>
    scopesOf(row).flatMap((where) => row.actors.map((actor) => shown(row, actor, where))),
  )
  const unspecified = cells.filter((cell) => cell === '·').length
  const allowed = cells.filter((cell) => cell === '**yes**').length
  return [
    ['allowed', String(allowed)],
    ['rejected', String(cells.length - unspecified - allowed)],
    ['not specified', String(unspecified)],
    ['all', String(cells.length)],
  ]
}
