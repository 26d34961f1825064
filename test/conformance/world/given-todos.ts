/** Things for people to do: the API makes none by itself, people make them by drawing others in. */
import { NotProvisionable } from '../run/signals.ts'
import { givenIssue } from './given-issues.ts'
import type { GivenProject } from './given-repository.ts'
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
export async function projectWith({ given }: World, ...people: readonly Persona[]): Promise<GivenProject> {
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
  const listed = async (query: object) => {
    const { items } = await person.does('listTodos', { query: { per_page: 100, ...query } })
    return items.filter((item) => item.target_type === type && item.target.id === target.id)
  }
  const find = async () => {
    const found = await listed({})
    // One occasion may make several, of which only the filter tells which is which.
    return (found.length > 1 ? await listed({ action }) : found)[0]
  }
  const todo = await world.eventually(find, (found) => found !== undefined, 1_000)
  if (todo === undefined) {
    const how = action === 'assigned' ? 'Assigning' : 'Mentioning'
    throw new NotProvisionable(`${how} somebody makes no todo here, and no operation creates one.`)
  }
  return { id: todo.id, project, target }
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
