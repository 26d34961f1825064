/** Loads events with what their presenter needs. */
import { parseRows } from '../../database/json-rows.ts'
import type { EventRow } from '../../database/tables.ts'
import type { Services } from '../../services.ts'
import { projectsOf } from '../projects/index.ts'
import type { Project } from '../projects/record.ts'
import type { UserReference } from '../users/record.ts'
import type { LoadedEvent } from './queries.ts'
import type { EventRecord, Push } from './record.ts'

/** Events in the same order; `known` are projects that are loaded already. */
export async function eventRecords(
  services: Services,
  rows: readonly LoadedEvent[],
  known: readonly Project[] = [],
): Promise<EventRecord[]> {
  const { find } = services
  const ids = rows.map((row) => row.project_id)
  const projects = await projectsOf(services, ids, known)
  const noteIds = rows.map((row) => row.note_id).filter((id) => id !== null)
  const found = await find.notes(noteIds)
  const notes = new Map(found.map((note) => [note.id, note]))
  return rows.flatMap(({ author_rows, ...event }) => {
    const project = projects.get(event.project_id)
    const [author] = parseRows<UserReference>(author_rows)
    if (project === undefined || author === undefined) return []
    const note = event.note_id === null ? null : (notes.get(event.note_id) ?? null)
    return [{ event, project, author, note, push: pushOf(event) }]
  })
}

/** The push of a push event, as `recordPush` stored it. */
function pushOf({ data }: EventRow): Push | null {
  // Only `recordPush` writes the column.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return data === null ? null : (JSON.parse(data) as Push)
}
