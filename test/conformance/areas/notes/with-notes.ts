/** Records with notes: an issue, a merge request or a snippet. Spec: document 3, "Notes". */
import type { Actor } from '../../fixtures/actor.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { Noteable } from '../../fixtures/issues.ts'

/** A new record with notes in this order. */
export async function withNotes(
  noteable: Noteable,
  context: CheckContext,
  ...notes: readonly (readonly [Actor, string])[]
) {
  const { owner, path } = await noteable.given(context, { members: ['master'] })
  const ids: number[] = []
  for (const [by, body] of notes) {
    ids.push((await by.call(noteable.createNote, { path, body: { body } })).body.id)
  }
  const [first = 0, second = 0] = ids
  return { owner, path, first, second }
}

/** Text that looks like markup; servers return it unchanged. */
export const markup = 'Tie *it* „twice“ &amp; <b>tight</b>.\n\n- 3 < 4\n- 糸'
