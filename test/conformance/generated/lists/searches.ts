/** Searches and filters find names outside ASCII and names with blanks. Spec: the parameters of the lists. */
import type { RuleId } from '../../../../generated/rules.ts'
import { idIn } from '../../fixtures/accounts.ts'
import type { Actor } from '../../fixtures/actor.ts'
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { givenIssue } from '../../fixtures/issues.ts'
import type { Parameters } from '../../protocol/encode.ts'
import { statusOf } from '../../protocol/exchange.ts'
import { Blocked, Observed } from '../../protocol/signals.ts'
import type { SpecifiedOperation } from '../valid-request.ts'
import { failListed } from './fail-listed.ts'

/** A list, and the ID of an item whose name or text contains the word. */
interface Searched {
  readonly by: Actor
  readonly path: Parameters
  readonly id: number
}

/** Creates an item with the text; null where the server does not accept it as a name. */
type Create = (context: CheckContext, text: string) => Promise<Searched | null>

/** What is created; null where the server rejects the text, since which labels are valid is not specified. */
async function unlessRejected<Created>(create: () => Promise<Created>): Promise<Created | null> {
  try {
    return await create()
  } catch (error) {
    if (error instanceof Blocked && error.exchange !== null && statusOf(error.exchange) === 400) return null
    throw error
  }
}

/** The list of the caller, of the group or of the project of an issue. */
const issue =
  (
    scope: 'caller' | 'group' | 'project',
    attributes: (text: string) => Readonly<Record<string, string>>,
  ): Create =>
  async (context, text) => {
    const group = await context.given.group()
    const project = await context.given.projectIn(group)
    const created = await unlessRejected(() => givenIssue(context, { project, ...attributes(text) }))
    if (created === null) return null
    const { id } = created
    return { by: project.owner, path: { caller: {}, group: group.path, project: project.path }[scope], id }
  }

const inTitle = (title: string) => ({ title })
const inDescription = (description: string) => ({ description })
const asLabel = (labels: string) => ({ labels })

/** Which names of projects are valid is not specified. */
const project =
  (scope: 'instance' | 'group'): Create =>
  async (context, name) => {
    const { owner, given } = context
    const group = await given.group()
    const body = { name, path: context.uniqueName('project'), namespace_id: group.id }
    const created = await owner.sendUnchecked({ operation: 'createProject', body }, 'arrange')
    const id = idIn(created.json)
    if (created.status === 400 || id === null) return null
    given.removesCreated('projects', created)
    return { by: owner, path: scope === 'group' ? group.path : {}, id }
  }

/** Which names of groups are valid is not specified. */
const group: Create = async (context, name) => {
  const { owner, given } = context
  const body = { name, path: context.uniqueName('group') }
  const created = await owner.sendUnchecked({ operation: 'createGroup', body }, 'arrange')
  const id = idIn(created.json)
  if (created.status === 400 || id === null) return null
  given.removesCreated('groups', created)
  return { by: owner, path: {}, id }
}

const labelled: Create = async (context, labels) => {
  const created = await unlessRejected(() => context.given.openMergeRequest({ labels }))
  if (created === null) return null
  const { id, path, project } = created
  return { by: project.owner, path: { id: path.id }, id }
}

const searches: readonly (readonly [RuleId, SpecifiedOperation, parameter: string, Create])[] = [
  ['list-groups/search-by-name', 'listGroups', 'search', group],
  ['list-projects/search-filter', 'listProjects', 'search', project('instance')],
  ['list-group-projects/search-filter', 'listGroupProjects', 'search', project('group')],
  ['list-issues/search-title', 'listIssues', 'search', issue('caller', inTitle)],
  ['list-issues/search-description', 'listIssues', 'search', issue('caller', inDescription)],
  ['list-issues/filter-labels', 'listIssues', 'labels', issue('caller', asLabel)],
  ['list-group-issues/search-title', 'listGroupIssues', 'search', issue('group', inTitle)],
  ['list-group-issues/search-description', 'listGroupIssues', 'search', issue('group', inDescription)],
  ['list-group-issues/filter-labels', 'listGroupIssues', 'labels', issue('group', asLabel)],
  ['list-project-issues/search-title', 'listProjectIssues', 'search', issue('project', inTitle)],
  ['list-project-issues/search-description', 'listProjectIssues', 'search', issue('project', inDescription)],
  ['list-project-issues/filter-labels', 'listProjectIssues', 'labels', issue('project', asLabel)],
  ['list-merge-requests/filter-labels', 'listMergeRequests', 'labels', labelled],
]

/** Texts to search for, by what is unusual in them. */
const texts = [
  ['finds-text', 'outside ASCII', 'Größe-Ωμέγα-織機-'],
  ['finds-blank', 'with blanks', 'warp and weft '],
] as const

/** The checks that belong to a rule about a search or a filter. */
export function searchesOf(rule: RuleId): readonly Check[] {
  return searches
    .filter(([of]) => of === rule)
    .flatMap(([, operation, parameter, create]) =>
      texts.map(([topic, what, beginning]) => {
        const title = `${operation} finds text ${what} by \`${parameter}\`.`
        const run: Check['run'] = (context) =>
          expectFound(context, operation, parameter, create, beginning + context.uniqueName('text'))
        return generatedCheck(topic, operation, title, run, rule.split('/')[1])
      }),
    )
}

async function expectFound(
  context: CheckContext,
  operation: SpecifiedOperation,
  parameter: string,
  create: Create,
  text: string,
): Promise<void> {
  const searched = await create(context, text)
  if (searched === null) throw new Observed(`The server accepts no such name as ${JSON.stringify(text)}.`)
  const { by, path, id } = searched
  const search = async (value: string) => {
    const response = await context.as(by).sendUnchecked({ operation, path, query: { [parameter]: value } })
    const { json } = response.expectStatus(200)
    return { response, ids: Array.isArray(json) ? json.map(idIn) : [] }
  }
  const { response, ids } = await search(text)
  if (!ids.includes(id))
    response.fail(`An item with the \`id\` ${id}.`, `The ids are ${ids.join(', ') || 'none'}.`)
  const longer = await search(`${text}nowhere`)
  if (longer.ids.includes(id)) failListed(longer.response, 'id', id)
}
