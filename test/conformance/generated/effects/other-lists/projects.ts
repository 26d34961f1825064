/** The reads that have a project: lists, its group, its runners, and the records that it contains. */
import type { Actor } from '../../../fixtures/actor.ts'
import type { CheckContext } from '../../../fixtures/context.ts'
import { differences } from '../../../fixtures/differences.ts'
import { observeIfPossible } from '../../../fixtures/if-possible.ts'
import { givenRunner } from '../../../fixtures/provisioned.ts'
import type { Parameters } from '../../../protocol/encode.ts'
import { isRecord } from '../../../protocol/exchange.ts'
import type { JsonRecord } from '../reads.ts'
import type { PreparedRequest } from '../../valid-request.ts'
import { has, hasId, type View, type ViewsOf } from './view.ts'

/** The details of a group have a project, with some of its properties. */
export const hasProject =
  (id: unknown, part: Parameters | null) =>
  ({ projects }: JsonRecord): boolean =>
    Array.isArray(projects) &&
    projects.some(
      (project) =>
        isRecord(project) &&
        Number(project['id']) === Number(id) &&
        differences(part ?? {}, project).length === 0,
    )

/** The project, which is moved into a new group before, is in the lists of the instance and of the group. */
export const ofProject =
  (later: (prepared: PreparedRequest) => Parameters | null): ViewsOf =>
  async (context, prepared) => {
    const { admin, given } = context
    const id = Number(prepared.path['id'])
    const { name, path } = (await admin.call('getProject', { path: { id } })).body
    const group = await given.group()
    await admin.call('transferProject', { path: { ...group.path, project_id: id } })
    const part = later(prepared)
    // A change of the name does not change the path.
    const item = { by: admin, isItem: hasId(id), part: part === null ? null : { path, ...part } } as const
    const contents = { id, group: group.path, by: context.as(prepared.by), name: part?.['name'] }
    return [
      ...(await ofContents(context, contents)),
      { ...item, list: 'listProjects', query: { search: name } },
      { ...item, list: 'listGroupProjects', path: group.path },
      {
        by: admin,
        list: 'getGroup',
        path: group.path,
        isItem: hasProject(id, item.part),
        part: part === null ? null : {},
      },
    ]
  }

export const ofNewProject: ViewsOf = async ({ admin }, { body }) => {
  const name = body?.['name']
  return [{ list: 'listProjects', by: admin, query: { search: name }, isItem: has('name', name), part: {} }]
}

/** A project of the group is deleted with it. */
export const inDeletedGroup: ViewsOf = async (context, { by, path }) => {
  const { admin, given } = context
  const { id, name } = await given.project()
  await admin.call('transferProject', { path: { id: Number(path['id']), project_id: id } })
  return [
    { list: 'listProjects', by: admin, query: { search: name }, isItem: hasId(id), part: null },
    ...(await ofContents(context, { id, group: null, by: context.as(by), name: undefined })),
  ]
}

interface ContainingProject {
  readonly id: number
  /** The path parameters of its group, if the group exists after the write. */
  readonly group: Parameters | null
  /** Its owner. */
  readonly by: Actor
  /** Its new name; undefined if the project is deleted. */
  readonly name: unknown
}

/** A runner has the name of the project; an issue is deleted with it. */
async function ofContents(context: CheckContext, project: ContainingProject): Promise<readonly View[]> {
  const { id, by, name } = project
  const ofRunners = await observeIfPossible(context, () => ofRunnerOf(context, project), [])
  if (name !== undefined) return ofRunners
  const body = { title: 'Deleted with its project' }
  const issue = await observeIfPossible(context, () => by.call('createIssue', { path: { id }, body }), null)
  return issue === null ? ofRunners : [...ofRunners, ...ofDeletedIssue(issue.body.id, project)]
}

/** The runner is also that of another project, so that it exists without this one. */
async function ofRunnerOf(context: CheckContext, { id, name }: ContainingProject): Promise<readonly View[]> {
  const other = await context.given.project()
  const { path } = await givenRunner(context, { projects: [{ ...other, id }, other] })
  const [isItem, part] = name === undefined ? [hasProject(id, null), null] : [hasProject(id, { name }), {}]
  return [{ list: 'getRunner', by: context.admin, path, isItem, part }]
}

function ofDeletedIssue(id: number, { group, by }: ContainingProject): readonly View[] {
  const issue = { by, isItem: hasId(id), part: null } as const
  return [
    { ...issue, list: 'listIssues' },
    ...(group === null ? [] : [{ ...issue, list: 'listGroupIssues', path: group } as const]),
  ]
}
