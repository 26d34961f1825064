/** Defects of listEvents, by the rule that each violates. */
import { defectsOf, type Fault } from '../../mutant.ts'
import { ignoresPermissions, otherCall } from '../../vocabulary/effects.ts'
import { withoutIssues } from './shared.ts'
import { allOf, omitsItems, type Item } from '../../vocabulary/lists.ts'
import { shownAt, listedAt } from '../../vocabulary/lookups.ts'
import { jsonOf, isRecord, withValue } from '../../message.ts'
import { returnsValue, altersProperty } from '../../vocabulary/responses.ts'

/** A list of events is that of the projects of the user. */
const omitsVisits: Fault = {
  async around(call, upstream) {
    const projects = new Map<unknown, boolean>()
    for (const { project_id: id } of await allOf(call, upstream)) {
      const project = projects.has(id)
        ? null
        : await shownAt(`/projects/${String(id)}/members/0`, call, upstream)
      const members =
        project === null ? [] : await listedAt(`/projects/${String(id)}/members`, call, upstream)
      const me = jsonOf(await upstream.pass(otherCall(call, 'GET', '/user')))
      if (!projects.has(id))
        projects.set(
          id,
          members.some((member) => isRecord(me) && member['id'] === me['id']),
        )
    }
    const omits = omitsItems((item: Item) => projects.get(item['project_id']) !== true)
    return omits.around?.(call, upstream) ?? upstream.pass(call)
  },
}

const acceptsSudoInQueryOfAnyone: Fault = {
  async around(call, { pass }) {
    const response = await pass(call)
    const isRejected = response.status === 403 && call.query.includes('sudo=')
    return isRejected ? pass(withValue(call, 'sudo', undefined)) : response
  },
}

export const listEvents = defectsOf('listEvents', {
  'list-events/own-events': [
    ['AUT-05', 'returns the events of the administrator', ignoresPermissions],
    ['SFX-01', 'records no events of issues', withoutIssues()],
    ['SEM-05', 'omits events in projects of others', omitsVisits],
  ],
  'list-events/note-on-note-events': [
    ['SEM-02', 'returns another username of the author', returnsValue('author.username', 'another')],
    [
      'SEM-02',
      'returns the author of a note as blocked',
      altersProperty('note.author.state', (state) => (state === undefined ? state : 'blocked')),
    ],
  ],
  'general/sudo-non-admin-is-403': [
    ['AUT-04', 'ignores sudo in the query of normal users', acceptsSudoInQueryOfAnyone],
  ],
})
