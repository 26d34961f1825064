/** Tags that are shown and removed otherwise than they should be. */
import { ok } from '../../../../server-stub/http/handler.ts'
import { tagRef } from '../../../../server-stub/git/ref-name.ts'
import { moveRef } from '../../../../server-stub/git/refs.ts'
import type { Tag } from '../../../../server-stub/git/types.ts'
import { alterJson, isRecord, isSuccess, segmentsOf } from '../../message.ts'
import { mutant, type Fault, type Mutant } from '../../mutant.ts'
import { shows, showsAs } from '../../vocabulary/answers.ts'
import { by, when } from '../../vocabulary/conditions.ts'
import { forgets, hidesFromStrangers, refuses, trustsEverybody } from '../../vocabulary/effects.ts'
import { inPlacesThatAre, lagsBehind, listedAt } from '../../vocabulary/lookups.ts'
import { leads } from '../../vocabulary/requests.ts'
import { tagCreationMutants } from './created.ts'
import { tagsOf, toOtherTags } from './places.ts'
import { releaseMutants } from './releases.ts'

/** Handlers find the tags of a repository in another order, or other ones. */
function found(alter: (tags: readonly Tag[]) => Tag[]): Fault {
  return {
    services: (own) => ({
      ...own,
      git(...place) {
        const repository = own.git(...place)
        return new Proxy(repository, {
          get(sound, name, receiver) {
            const member: unknown = Reflect.get(sound, name, receiver)
            return name === 'tags' ? async () => alter(await sound.tags()) : member
          },
        })
      },
    }),
  }
}

const reading: readonly Mutant[] = [
  ...(['listTags', 'getTag'] as const).flatMap((operation) => [
    mutant(
      'STA-02',
      operation,
      operation === 'listTags'
        ? 'list-tags/public-without-authentication'
        : 'get-tag/public-without-authentication',
      'tags need credentials',
      when(by('anonymous'), refuses(401, '401 Unauthorized')),
    ),
    mutant(
      'STA-02',
      operation,
      'general/internal-for-signed-in-users',
      'internal projects are for members',
      hidesFromStrangers,
    ),
  ]),
  mutant(
    'SEM-04',
    'listTags',
    'list-tags/sorted-by-name-reversed',
    'the names ascend',
    found((all) => all.toReversed()),
  ),
  mutant(
    'SEM-04',
    'listTags',
    'list-tags/sorted-by-name-reversed',
    'long names come first',
    found((all) => all.toSorted((a, b) => a.name.length - b.name.length)),
  ),
  mutant(
    'STT-04',
    'listTags',
    ['create-tag/from-sha', 'delete-tag/deletes'],
    'the list is one write behind',
    lagsBehind(/^\/api\/v4\/projects\/\d+\/repository\/tags/),
  ),
  mutant('STT-04', 'listTags', 'get-tag/release', 'the list knows of no releases', shows('release', null)),
  mutant('IDT-03', 'getTag', 'get-tag/by-name', 'a prefix finds the newest tag', {
    async around(call, behind) {
      const name = segmentsOf(call)[4] ?? ''
      const answer = await behind.pass(call)
      if (!isSuccess(answer)) return answer
      const [newest] = (await listedAt(tagsOf(call), call, behind)).filter((tag) =>
        String(tag['name']).startsWith(name.slice(0, 4)),
      )
      return alterJson(answer, (tag) => (isRecord(tag) ? { ...tag, commit: newest?.['commit'] } : tag))
    },
  }),
  mutant(
    'ENC-02',
    'getTag',
    'get-tag/by-name',
    'a slash ends the name',
    leads(4, (name) => name.split('/').at(-1) ?? name),
  ),
  mutant(
    'SCH-03',
    'getTag',
    'get-tag/message-of-annotated',
    'the annotation is not shown',
    shows('message', null),
  ),
  mutant(
    'SEM-02',
    'getTag',
    'get-tag/message-of-annotated',
    'the message of the commit is shown for the annotation',
    showsAs('message', (message, { commit }) =>
      message === null || !isRecord(commit) ? null : commit['message'],
    ),
  ),
  mutant(
    'SCH-03',
    'getTag',
    'get-tag/message-of-lightweight',
    'a lightweight tag has an empty message',
    showsAs('message', (message) => message ?? ''),
  ),
  mutant(
    'SEM-02',
    'getTag',
    'get-tag/message-of-lightweight',
    'a lightweight tag shows the message of its commit',
    showsAs('message', (message, { commit }) => message ?? (isRecord(commit) ? commit['message'] : null)),
  ),
  mutant('STT-04', 'getTag', 'get-tag/release', 'releases are not shown', shows('release', null)),
  mutant(
    'SCH-03',
    'getTag',
    'get-tag/release',
    'without a release there is an empty one',
    showsAs('release', (release, { name }) => release ?? { tag_name: name, description: '' }),
  ),
  mutant(
    'SEM-02',
    'getTag',
    'get-tag/release',
    'the annotation is shown for a release',
    showsAs('release', (release, { name, message }) =>
      release === null && message !== null ? { tag_name: name, description: message } : release,
    ),
  ),
]

const ending: readonly Mutant[] = [
  mutant('STT-01', 'deleteTag', 'delete-tag/deletes', 'the tag stays', forgets),
  mutant(
    'AUT-02',
    'deleteTag',
    'general/no-access-to-private-projects',
    'strangers may in private projects',
    inPlacesThatAre('private', when(by('stranger'), trustsEverybody)),
  ),
  mutant('SFX-02', 'deleteTag', 'delete-tag/deletes', 'all other tags go with it', toOtherTags('DELETE', '')),
  mutant('SFX-01', 'deleteTag', 'delete-tag/deletes', 'the release stays for a next tag of that name', {
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
  }),
]

export const tagMutants: readonly Mutant[] = [...reading, ...ending, ...tagCreationMutants, ...releaseMutants]
