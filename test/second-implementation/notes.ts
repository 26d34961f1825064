/** Notes of issues, merge requests and snippets. Spec: document 3, "Notes". */
import { positive, text, time } from './attributes.ts'
import { awardRecord } from './award-emoji.ts'
import { signedIn, type Call } from './call.ts'
import type { Item, ItemKind, Note } from './contents.ts'
import type { Shape } from './contract.ts'
import { itemOf, noteIn, typeNames } from './items.ts'
import { listed, type ListResult } from './pages.ts'
import { forbidden, invalid } from './request-error.ts'
import { summaryOf } from './users.ts'

type NoteRecord<Kind extends ItemKind> = Omit<Shape<'Note'>, 'noteable_type'> & {
  noteable_type: (typeof typeNames)[Kind]
}

export interface NoteHandlers<Kind extends ItemKind> {
  readonly list: (call: Call) => ListResult<NoteRecord<Kind>>
  readonly get: (call: Call) => { status: 200; body: NoteRecord<Kind> }
  readonly create: (call: Call) => { status: 201; body: NoteRecord<Kind> | Shape<'AwardEmoji'> }
  readonly update: (call: Call) => { status: 200; body: NoteRecord<Kind> }
  readonly remove: (call: Call) => { status: 200; body?: null }
}

/** The operations on the notes of issues, merge requests or snippets. */
export function notesOf<Kind extends ItemKind>(kind: Kind): NoteHandlers<Kind> {
  return {
    list(call) {
      const item = itemOf(kind, call)
      const notes = [...item.notes.values()].map((note) => noteRecord(kind, note, item, call))
      return listed(call, call.choices.inOrder(notes))
    },
    get(call) {
      const item = itemOf(kind, call)
      return { status: 200, body: noteRecord(kind, noteIn(item, call), item, call) }
    },
    create(call) {
      const item = itemOf(kind, call)
      const { attributes, now, state } = call
      const [id, author, body] = [state.nextId(), signedIn(call), bodyOf(call)]
      const emoji = /^:([a-z0-9_+-]+):$/.exec(body.trim())?.[1]
      if (emoji !== undefined) {
        const award = { id, name: emoji, user: author, at: now }
        item.awards.set(id, award)
        return { status: 201, body: awardRecord(award, item, call) }
      }
      const createdAt = (kind === 'issues' && attributes.optional('created_at', time)) || now
      const note: Note = { id, body, author, createdAt, updatedAt: now, awards: new Map() }
      item.notes.set(id, note)
      return { status: 201, body: noteRecord(kind, note, item, call) }
    },
    update(call) {
      const item = itemOf(kind, call)
      const note = { ...ownNoteIn(item, call), body: bodyOf(call), updatedAt: call.now }
      item.notes.set(note.id, note)
      return { status: 200, body: noteRecord(kind, note, item, call) }
    },
    remove(call) {
      const item = itemOf(kind, call)
      if (item.notes.has(call.path.required('note_id', positive))) item.notes.delete(ownNoteIn(item, call).id)
      return { status: 200, ...call.choices.afterRemoval }
    },
  }
}

function bodyOf({ attributes }: Call): string {
  const body = attributes.required('body', text)
  if (body.trim() === '') throw invalid('body', 'is empty')
  return body
}

/** The note of the request, for its author and administrators. */
function ownNoteIn(item: Item, call: Call): Note {
  const note = noteIn(item, call)
  const user = signedIn(call)
  if (note.author !== user && !user.admin) throw forbidden()
  return note
}

function noteRecord<Kind extends ItemKind>(kind: Kind, note: Note, item: Item, call: Call): NoteRecord<Kind> {
  const { id, body, author, createdAt, updatedAt } = note
  return {
    id,
    body,
    attachment: null,
    author: summaryOf(author, call),
    created_at: call.choices.time(createdAt),
    updated_at: call.choices.time(updatedAt),
    system: false,
    noteable_id: item.id,
    noteable_type: typeNames[kind],
  }
}
