/** The figures for a terminal of 80 columns. */
import { counted } from '../conformance/report/text.ts'
import { operators } from './operators.ts'
import type { Counts, Figures, Row } from './figures.ts'

const columns = ['aimed', 'stray', 'blocked', 'survived', 'not-reached', 'lawful'] as const

/** Required score. */
export const requiredScore = 0.97

export function printed(figures: Figures, whole: boolean): string {
  const { all, byOperator, byArea, score, rules, notKilled: alive, stale } = figures
  const survivors = alive.map(
    ({ trial, reason }) =>
      `  ${trial.status.padEnd(12)}${trial.id}\n              ${reason ?? trial.failures[0] ?? 'no reason in test/power/survivors.ts'}`,
  )
  return [
    ...table('operator', byOperator, (name) => (isOperator(name) ? operators[name].description : '')),
    '',
    ...table('area', byArea, () => ''),
    '',
    ...(survivors.length === 0 ? [] : ['Not killed', ...survivors, '']),
    ...(stale.length === 0 ? [] : ['Listed as survivors but killed', ...stale.map((id) => `  ${id}`), '']),
    ...(whole && rules.without.length > 0
      ? ['Rules whose checks killed no mutant', ...rules.without.map((rule) => `  ${rule}`), '']
      : []),
    `${counted(total(all), 'mutant')}, ${all.aimed + all.stray} killed (${percent(score)}), ${all.aimed} of them by a check of a violated rule`,
    ...(whole ? [`${rules.killing} of ${rules.all} rules have a check that killed a mutant`] : []),
  ].join('\n')
}

function table(title: string, rows: readonly Row[], note: (name: string) => string): readonly string[] {
  const head = `${title.padEnd(24)}${columns.map((name) => name.padStart(name.length + 2)).join('')}`
  return [
    head,
    ...rows.flatMap(({ name, counts }) => {
      const figures = columns
        .map((column) => String(counts[column] || '.').padStart(column.length + 2))
        .join('')
      const description = note(name)
      return [`${name.padEnd(24)}${figures}`, ...(description === '' ? [] : [`  ${description}`])]
    }),
  ]
}

function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

function isOperator(name: string): name is keyof typeof operators {
  return name in operators
}
