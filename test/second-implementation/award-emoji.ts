/** Award emoji of issues, merge requests and notes. Spec: document 3, "Award emoji". */
import { positive, text } from './attributes.ts'
import { signedIn, type Call } from './call.ts'
import type { Award, Item, ItemKind, Note } from './contents.ts'
import type { Shape } from './contract.ts'
import { itemOf, noteIn, typeNames } from './items.ts'
import { listed, type ListResult } from './pages.ts'
import { forbidden, invalid, notFound } from './request-error.ts'
import { summaryOf } from './users.ts'

type AwardEmoji = Shape<'AwardEmoji'>

export interface AwardHandlers {
  readonly list: (call: Call) => ListResult<AwardEmoji>
  readonly get: (call: Call) => { status: 200; body: AwardEmoji }
  readonly create: (call: Call) => { status: 201; body: AwardEmoji }
  readonly remove: (call: Call) => { status: 200; body?: null }
}

/** The operations on the award emoji of issues or merge requests, or of their notes. */
export function awardsOf(kind: ItemKind, on: 'item' | 'note'): AwardHandlers {
  const awardable = (call: Call): Item | Note => {
    const item = itemOf(kind, call)
    return on === 'item' ? item : noteIn(item, call)
  }
  return {
    list(call) {
      const parent = awardable(call)
      const awards = [...parent.awards.values()].map((award) => awardRecord(award, parent, call))
      return listed(call, call.choices.inOrder(awards))
    },
    get(call) {
      const parent = awardable(call)
      const award = parent.awards.get(call.path.required('award_id', positive))
      if (award === undefined) throw notFound('Award Emoji')
      return { status: 200, body: awardRecord(award, parent, call) }
    },
    create(call) {
      const parent = awardable(call)
      const name = call.attributes.required('name', text)
      if (!/^[a-z0-9_+-]+$/.test(name)) throw invalid('name', 'is no name of an emoji')
      const award = { id: call.state.nextId(), name, user: signedIn(call), at: call.now }
      parent.awards.set(award.id, award)
      return { status: 201, body: awardRecord(award, parent, call) }
    },
    remove(call) {
      const { awards } = awardable(call)
      const user = signedIn(call)
      const award = awards.get(call.path.required('award_id', positive))
      if (award !== undefined && award.user !== user && !user.admin) throw forbidden()
      if (award !== undefined) awards.delete(award.id)
      return { status: 200, ...call.choices.afterRemoval }
    },
  }
}

export function awardRecord({ id, name, user, at }: Award, parent: Item | Note, call: Call): AwardEmoji {
  const time = call.choices.time(at)
  return {
    id,
    name,
    user: summaryOf(user, call),
    created_at: time,
    updated_at: time,
    awardable_id: parent.id,
    awardable_type: 'kind' in parent ? typeNames[parent.kind] : 'Note',
  }
}
