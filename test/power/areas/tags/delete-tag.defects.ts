/** Defects of deleteTag, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { forgets, trustsEverybody } from '../../vocabulary/effects.ts'
import { toOtherTags } from './shared.ts'
import { ok } from '../../../../server-stub/http/handler.ts'
import { moveRef } from '../../../../server-stub/git/refs.ts'
import { tagRef } from '../../../../server-stub/git/ref-name.ts'
import { by, when } from '../../vocabulary/conditions.ts'
import { inPlacesThatAre } from '../../vocabulary/lookups.ts'

export const deleteTag = defectsOf('deleteTag', {
  'delete-tag/deletes': [
    ['STT-01', 'the tag stays', forgets],
    ['SFX-02', 'all other tags go with it', toOtherTags('DELETE', '')],
    [
      'SFX-01',
      'the release stays for a next tag of that name',
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
      'non-members may in private projects',
      inPlacesThatAre('private', when(by('non-member'), trustsEverybody)),
    ],
  ],
})
