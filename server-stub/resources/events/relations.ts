/** Loads events with what their presenter needs. */
import type { EventRow } from '../../database/tables.ts'
import type { Services } from '../../services.ts'
import { withProjects } from '../projects/index.ts'
import type { Project } from '../projects/record.ts'
import { authorIn } from '../users/index.ts'
import type { LoadedEvent } from './queries/events.ts'
import type { EventRecord, Push } from './record.ts'

/** Events in the same order; `known` are projects that are loaded already. */
export async function eventRecords(
  services: Services,
  rows: readonly LoadedEvent[],
  known: readonly Project[] = [],
): Promise<EventRecord[]> {
  const loaded = await withProjects(services, 'event', rows, (row) => row.project_id, known)
  const noteIds = rows.map((row) => row.note_id).filter((id) => id !== null)
  const found = await services.find.notes(noteIds)
  const notes = new Map(found.map((note) => [note.id, note]))
  return loaded.map(({ row: { author_rows, ...event }, project }) => {
    const note = event.note_id === null ? null : (notes.get(event.note_id) ?? null)
    return { event, project, author: authorIn(author_rows), note, push: pushOf(event) }
  })
}

/** The push of a push event, as `recordPush` stored it. */
function pushOf({ data }: EventRow): Push | null {
  // Only `recordPush` writes the column.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return data === null ? null : (JSON.parse(data) as Push)
}
