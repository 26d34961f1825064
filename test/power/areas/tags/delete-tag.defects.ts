/** Defects of deleteTag, by the rule that each violates. */
import { isRecord, segmentsOf } from '../../message.ts'
import { defectsOf, type Fault } from '../../mutant.ts'
import { alsoDoes, ignoresPermissions, otherCall, undoesEffect } from '../../vocabulary/effects.ts'
import { branchesOf } from '../branches/shared.ts'
import { tagOf, toOtherTags } from './shared.ts'
import { ok } from '../../../../server-stub/http/handler.ts'
import { moveRef } from '../../../../server-stub/git/refs.ts'
import { tagRef } from '../../../../server-stub/git/ref-name.ts'
import { by, when } from '../../vocabulary/conditions.ts'
import { inScopesThatAre, shownAt } from '../../vocabulary/lookups.ts'

/** Only for tags that have a release, or a message. */
function whenTagHas(property: 'release' | 'message', { alone = false, around }: Fault): Fault {
  return {
    alone,
    async around(call, upstream) {
      const tag = await shownAt(tagOf(call, segmentsOf(call)[4]), call, upstream)
      const isAffected = isRecord(tag) && tag[property] !== null
      return isAffected && around !== undefined ? around(call, upstream) : upstream.pass(call)
    },
  }
}

export const deleteTag = defectsOf('deleteTag', {
  'delete-tag/deletes': [
    ['STT-01', 'keeps the tag', undoesEffect],
    ['SFX-02', 'deletes all other tags', toOtherTags('DELETE', '')],
    [
      'SFX-02',
      'deletes the branch of the same name',
      alsoDoes((call) =>
        otherCall(call, 'DELETE', `${branchesOf(call)}/${encodeURIComponent(segmentsOf(call)[4] ?? '')}`),
      ),
    ],
    ['SFX-01', 'keeps a tag with a release', whenTagHas('release', undoesEffect)],
    ['SFX-01', 'keeps an annotated tag', whenTagHas('message', undoesEffect)],
    [
      'SFX-01',
      'keeps the release for a new tag of the same name',
      {
        handlers: () => ({
          async deleteTag({ path }, { db, find, authorize, git }) {
            const project = await find.project(path.id)
            authorize('push-code', project)
            const tag = (await git(project.id).tags()).find(({ name }) => name === path.tag_name)
            if (tag !== undefined) {
              const ref = tagRef(tag.name)
              await db.transaction().execute((tx) => moveRef(tx, project.id, ref, tag.oid, null))
            }
            return ok()
          },
        }),
      },
    ],
  ],
  'general/no-access-to-private-projects': [
    [
      'AUT-02',
      'accepts non-members in private projects',
      inScopesThatAre('private', when(by('non-member'), ignoresPermissions)),
    ],
  ],
})
