/** Things for people to do: the API makes none by itself, people make them by drawing others in. */
import { isRecord } from '../engine/exchange.ts'
import { NotProvisionable } from '../run/signals.ts'
import { givenIssue } from './given-issues.ts'
import type { GivenContent, GivenProject } from './given-repository.ts'
import type { Persona } from './persona.ts'
import type { World } from './world.ts'

export interface TodoWishes {
  /** Who has something to do. */
  readonly for: Persona
  /** Who draws them in; the owner unless said otherwise. */
  readonly by?: Persona
  readonly project?: GivenProject
  readonly type?: 'Issue' | 'MergeRequest'
  readonly action?: 'assigned' | 'mentioned'
}

export interface GivenTodo {
  readonly id: number
  readonly project: GivenProject
  /** The issue or merge request that it is about. */
  readonly target: { readonly id: number; readonly iid: number }
}

/** A project in which somebody can be drawn into things. */
export async function projectWith({ given }: World, ...people: readonly Persona[]): Promise<GivenContent> {
  const project = await given.repository()
  for (const person of people) await given.member(project, person, 40)
  return project
}

/** Assigns or mentions somebody, and finds the todo that this makes. */
export async function givenTodo(world: World, wishes: TodoWishes): Promise<GivenTodo> {
  const { for: person, type = 'MergeRequest', action = 'assigned' } = wishes
  const project = wishes.project ?? (await projectWith(world, person))
  const target = await (type === 'Issue' ? drawnIntoIssue : drawnIntoMergeRequest)(
    world,
    project,
    wishes.by ?? project.owner,
    { person, action },
  )
  const sought = { type, action, project, target }
  const find = async () => todoIdOf(person, sought)
  const id = await world.eventually(find, (found) => found !== undefined, 1_000)
  if (id === undefined) {
    const how = action === 'assigned' ? 'Assigning' : 'Mentioning'
    throw new NotProvisionable(`${how} somebody makes no todo here, and no operation creates one.`)
  }
  return { id, project, target }
}

interface Sought {
  readonly type: 'Issue' | 'MergeRequest'
  readonly action: 'assigned' | 'mentioned'
  readonly project: GivenProject
  readonly target: GivenTodo['target']
}

/**
 * The ID of a todo. Where the usual list does not hold it others are looked at, and small departures are passed over:
 * what is wrong with lists is for the checks to tell, and must not look as if the server made no todos.
 */
async function todoIdOf(person: Persona, sought: Sought): Promise<number | undefined> {
  const { type, action, project } = sought
  const queries = [{}, { state: 'pending' }, { type }, { action }, { project_id: project.id }] as const
  for (const query of queries) {
    const items = await itemsOf(person, query)
    const [exact, second] = items.filter((item) => isExactly(item, sought))
    // One occasion may make several, of which only the filter tells which is which.
    const among = second === undefined ? items : await itemsOf(person, { action })
    const found = among.find((item) => isExactly(item, sought)) ?? exact
    const id = (found ?? items.find((item) => isRoughly(item, sought)))?.['id']
    if (typeof id === 'number') return id
  }
  return undefined
}

async function itemsOf(person: Persona, query: object): Promise<readonly Item[]> {
  const { json } = await person.does('listTodos', { query: { ...query, per_page: 100 } })
  return Array.isArray(json) ? json.filter((item) => isRecord(item)) : []
}

type Item = Readonly<Record<string, unknown>>

function isExactly({ target_type, target: shown }: Item, { type, target }: Sought): boolean {
  return target_type === type && isRecord(shown) && shown['id'] === target.id
}

/** By the number in the project, and by the address of the thing where its record does not tell. */
function isRoughly(
  { project: place, target: shown, ...item }: Item,
  { type, project, target }: Sought,
): boolean {
  const url = String(item['target_url'])
  const isKind =
    item['target_type'] === type || url.includes(type === 'Issue' ? '/issues/' : '/merge_requests/')
  const isNumber =
    (isRecord(shown) && shown['iid'] === target.iid) || url.split('#')[0]?.endsWith(`/${target.iid}`)
  return isKind && isNumber === true && isRecord(place) && place['id'] === project.id
}

interface Drawing {
  readonly person: Persona
  readonly action: 'assigned' | 'mentioned'
}

async function drawnIntoIssue(
  world: World,
  project: GivenProject,
  by: Persona,
  { person, action }: Drawing,
): Promise<GivenTodo['target']> {
  const wishes =
    action === 'assigned' ? { assignee_ids: [person.id] } : { description: `Look here, @${person.username}` }
  return givenIssue(world, { project, by, ...wishes })
}

async function drawnIntoMergeRequest(
  world: World,
  project: GivenProject,
  by: Persona,
  { person, action }: Drawing,
): Promise<GivenTodo['target']> {
  const source_branch = await world.given.branch(project)
  await world.given.file(project, `${source_branch}.txt`, 'New.\n', source_branch)
  const wishes =
    action === 'assigned' ? { assignee_id: person.id } : { description: `Look here, @${person.username}` }
  const body = { source_branch, target_branch: 'master', title: `Merge ${source_branch}`, ...wishes }
  return (await by.does('createMergeRequest', { path: project.path, body })).body
}
