/** Defects of deleteTag, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { undoesEffect, ignoresPermissions } from '../../vocabulary/effects.ts'
import { toOtherTags } from './shared.ts'
import { ok } from '../../../../server-stub/http/handler.ts'
import { moveRef } from '../../../../server-stub/git/refs.ts'
import { tagRef } from '../../../../server-stub/git/ref-name.ts'
import { by, when } from '../../vocabulary/conditions.ts'
import { inScopesThatAre } from '../../vocabulary/lookups.ts'

export const deleteTag = defectsOf('deleteTag', {
  'delete-tag/deletes': [
    ['STT-01', 'keeps the tag', undoesEffect],
    ['SFX-02', 'deletes all other tags', toOtherTags('DELETE', '')],
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
