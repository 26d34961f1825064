/** Boards and their lists; each project that has any board has one to begin with. */
import { NotProvisionable } from '../run/signals.ts'
import type { GivenProject } from './given-repository.ts'
import type { Persona } from './persona.ts'
import { givenLabel } from './provided.ts'
import type { World } from './world.ts'

export interface GivenBoard {
  readonly id: number
  readonly project: GivenProject
  readonly owner: Persona
  /** Path parameters of the operations on the board. */
  readonly path: { readonly id: number; readonly board_id: number }
}

/** The board of a new project. */
export async function givenBoard(
  { given }: World,
  visibility: 'private' | 'internal' | 'public' = 'private',
): Promise<GivenBoard> {
  const project = await given.project({ visibility })
  const [board] = (await project.owner.does('listBoards', { path: project.path })).items
  if (board === undefined) {
    throw new NotProvisionable('The API has no operation that creates a board, and a new project has none.')
  }
  return { id: board.id, project, owner: project.owner, path: { id: project.id, board_id: board.id } }
}

export interface GivenBoardList {
  readonly id: number
  readonly label: string
  readonly position: number
  readonly board: GivenBoard
  readonly owner: Persona
  readonly path: { readonly id: number; readonly board_id: number; readonly list_id: number }
}

/** A list of a board, for a new label. */
export async function givenBoardList(world: World, board: GivenBoard): Promise<GivenBoardList> {
  const { id: label_id, name } = await givenLabel(world, board.project)
  const created = await board.owner.does('createBoardList', { path: board.path, body: { label_id } })
  const { id, position } = created.body
  const path = { ...board.path, list_id: id }
  return { id, label: name, position, board, owner: board.owner, path }
}
