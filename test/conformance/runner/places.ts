/** The file and line of each check in the repository, also in the package, where all checks are in one file. */
import { readFileSync } from 'node:fs'
import { isPublished } from '../protocol/published.ts'
import type { PlannedCheck } from './result.ts'

/** Lines by id, by file. */
export type Places = Readonly<Record<string, Readonly<Record<string, number>>>>

const file = new URL('../../../generated/checks.json', import.meta.url)

let published: ReadonlyMap<string, string> | undefined

/** Where a check is defined, for example `test/conformance/areas/tags/get-tag.checks.ts:28`. */
export function placeOf({ id, check }: PlannedCheck): string {
  if (!isPublished) return check.source()
  published ??= readPlaces()
  return published.get(id) ?? 'unknown'
}

/** The places of checks, as the package contains them. */
export function placesOf(plan: readonly PlannedCheck[]): Places {
  const places: Record<string, Record<string, number>> = {}
  for (const planned of plan) {
    const [, name = '', line = ''] = /^(.*):(\d+)$/.exec(planned.check.source()) ?? []
    places[name] = { ...places[name], [planned.id]: Number(line) }
  }
  return places
}

function readPlaces(): ReadonlyMap<string, string> {
  const places: Places = JSON.parse(readFileSync(file, 'utf8'))
  return new Map(
    Object.entries(places).flatMap(([name, lines]) =>
      Object.entries(lines).map(([id, line]) => [id, `${name}:${line}`] as const),
    ),
  )
}
