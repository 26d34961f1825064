/** What changed between two reports. */
import type {
  ChangedCheck,
  Comparison,
  NamedFinding,
  Report,
  ReportedCheck,
  ReportedFinding,
} from './model.ts'
import { keysOf, plannedIn } from './model.ts'
import { counted } from './text.ts'
import { currentIdOf } from '../runner/renamed-checks.ts'

/** The newer report with what changed since the older. Its exit status is about the server as it is now. */
export function compared(report: Report, old: Report): Report {
  return { ...report, comparison: compare(old, report) }
}

export function compare(old: Report, report: Report): Comparison {
  const [before, now] = [byId(old), byId(report)]
  const changed = [...now.values()].flatMap((check): ChangedCheck[] => {
    const from = before.get(check.id)?.verdict
    return from === undefined || from === check.verdict ? [] : [{ id: check.id, from, to: check.verdict }]
  })
  return {
    old: { run: old.run.id, startedAt: old.run.startedAt, contract: old.contract },
    newlyFailing: changed.filter(({ to }) => to === 'fail'),
    newlyPassing: changed.filter(({ to }) => to === 'pass'),
    otherVerdicts: changed.filter(({ to }) => to !== 'fail' && to !== 'pass'),
    added: [...now.keys()].filter((id) => !before.has(id)),
    vanished: [...before.keys()].filter((id) => !now.has(id)),
    sameSelection: JSON.stringify(selectionOf(old)) === JSON.stringify(selectionOf(report)),
    findingsNew: findingsOnlyIn(report, old, true),
    findingsGone: findingsOnlyIn(old, report, false),
  }
}

function byId({ checks }: Report): ReadonlyMap<string, ReportedCheck> {
  return new Map(plannedIn(checks).map((check) => [currentIdOf(check.id), check]))
}

/** The selection, in an order that does not depend on how it was written. */
function selectionOf({ selection }: Report): readonly unknown[] {
  const { areas, operations, rules, smoke, shard } = selection
  return [areas.toSorted(), operations.toSorted(), rules.toSorted(), smoke, shard]
}

/** Whether a response lacks a property that no response lacked before, although others of its schema were missing. */
function hasOtherMissing({ missing, formerKeys = [] }: ReportedFinding, known: ReadonlySet<string>): boolean {
  return missing !== undefined && formerKeys.some((former) => ![former].flat().some((key) => known.has(key)))
}

function findingsOnlyIn(here: Report, there: Report, isNew: boolean): readonly NamedFinding[] {
  const known = new Set(there.findings.flatMap(keysOf))
  return here.findings
    .filter(
      (finding) =>
        !keysOf(finding).some((key) => known.has(key)) || (isNew && hasOtherMissing(finding, known)),
    )
    .map(({ key, title }) => ({ key, title }))
}

/** What changed, in counted words; empty where nothing did. */
export function changesIn(comparison: Comparison): readonly string[] {
  const { newlyFailing, newlyPassing, otherVerdicts, added, vanished, findingsNew, findingsGone } = comparison
  const counts = [
    [newlyFailing, 'newly failing'],
    [newlyPassing, 'newly passing'],
    [otherVerdicts, 'otherwise changed'],
  ] as const
  const named = [
    [added, 'new check'],
    [vanished, 'vanished check'],
    [findingsNew, 'new finding'],
    [findingsGone, 'resolved finding'],
  ] as const
  return [
    ...counts.filter(([list]) => list.length > 0).map(([list, what]) => `${list.length} ${what}`),
    ...named.filter(([list]) => list.length > 0).map(([list, what]) => counted(list.length, what)),
  ]
}
