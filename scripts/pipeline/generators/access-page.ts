import { accessOf, personas, visibilities, type AccessRow, type Persona, type Visibility } from '../access.ts'
import type { Contract } from '../contract.ts'
import { code, fragment, link, page, table } from './markdown.ts'

const note = '<!-- Generated from openapi/ by `npm run build`; do not edit. -->'

const explanation = `Each operation by each kind of caller, as far as the specification says what becomes of the request: **yes**, the caller is let in; a status, the caller is refused with it (with either of two); **·**, the specification is silent, and a server may do either. The last column names the rules that say so.

- *anonymous* sends no credentials. *stranger* is signed in and a member of nothing. *external* is the same, marked as \`external\`: what the mark changes is not shown.
- *guest* to *owner* are members with that role; the owner of a group has access level 50, the owner of a project is its user.
- *author* wrote the thing and is told apart where the specification speaks of authors. *admin* is an administrator.
- What a blocked user may do is not shown, so that there is no column for one.
- A DELETE of something that the caller may not see may also be answered as if there were nothing, with success and without effect.`

/** The access matrix as a page of tables, one an area. */
export function generateAccessPage(contract: Contract): Record<string, string> {
  const rows = accessOf(contract)
  const text = page(
    note,
    '# Who may what',
    explanation,
    table(['Cells', 'number'], totals(rows)),
    ...(contract.tags ?? []).flatMap(({ name: area }) => {
      const own = rows.filter(({ place }) => place.operation.tags?.[0] === area)
      const who = personas.filter((persona) => own.some((row) => row.personas.includes(persona)))
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

const headOf = (who: readonly Persona[]) => [
  'Operation',
  'in',
  ...who.map((persona) => (persona === 'administrator' ? 'admin' : persona)),
  'Said by',
]

/** One row for all visibilities of which the same is said. */
function tableRows(row: AccessRow, who: readonly Persona[]): string[][] {
  const merged = new Map<string, { cells: string[]; where: Visibility[] }>()
  for (const where of placesOf(row)) {
    const cells = who.map((persona) => shown(row, persona, where))
    const key = [...cells, rulesIn(row, where)].join('|')
    merged.set(key, { cells, where: [...(merged.get(key)?.where ?? []), ...(where === null ? [] : [where])] })
  }
  return [...merged.values()].map(({ cells, where }, index) => [
    index === 0 ? code(row.place.operation.operationId) : '',
    whereabouts(row, where, index),
    ...cells,
    rulesIn(row, where[0] ?? null),
  ])
}

function whereabouts({ within }: AccessRow, where: readonly Visibility[], index: number): string {
  if (within === 'instance') return ''
  if (where.length === visibilities.length) return `any ${within}`
  return index === 0 ? `${where.join(', ')} ${within}` : where.join(', ')
}

function placesOf({ within }: AccessRow): readonly (Visibility | null)[] {
  return within === 'instance' ? [null] : visibilities
}

function statementsAt({ statements }: AccessRow, where: Visibility | null) {
  return statements.filter(({ visibilities: spots }) => where === null || spots.includes(where))
}

function shown(row: AccessRow, persona: Persona, where: Visibility | null): string {
  if (!row.personas.includes(persona)) return ''
  const said = statementsAt(row, where).find(({ callers }) => callers.includes(persona))
  if (said === undefined) return '·'
  return said.outcome === 'allowed' ? '**yes**' : said.statuses.join('/')
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
    placesOf(row).flatMap((where) => row.personas.map((persona) => shown(row, persona, where))),
  )
  const silent = cells.filter((cell) => cell === '·').length
  const allowed = cells.filter((cell) => cell === '**yes**').length
  return [
    ['allowed', String(allowed)],
    ['refused', String(cells.length - silent - allowed)],
    ['silent', String(silent)],
    ['all', String(cells.length)],
  ]
}
