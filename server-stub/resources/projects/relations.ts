/** Loads projects with what authorization and presenters need. */
import { accessLevels } from '../../database/access-levels.ts'
import type { Membership, Role } from '../../access/roles.ts'
import { asId, splitPath } from '../../access/identifier.ts'
import { authorizedBy } from '../../authorized.ts'
import type { QueryContext } from '../../access/viewer.ts'
import { requireDeleted } from '../../database/deleted.ts'
import type { AccessLevel, NotificationSettingRow } from '../../database/tables.ts'
import { notFound } from '../../http/errors.ts'
import type { Services } from '../../services.ts'
import { artifactsSizesOf, figuresOf, repositorySizesOf } from './queries/figures.ts'
import { findProjectById, findProjectByPath, loadProjects, type LoadedProject } from './queries/projects.ts'
import type { Project, ProjectRecord, ProjectStatistics } from './record.ts'

/** The project of this id or full path, letter case aside. Throws 404 unless the caller sees it. */
export async function findProject(context: QueryContext, idOrPath: number | string): Promise<Project> {
  const row = await visibleRow(context, idOrPath)
  if (row === undefined) throw notFound('Project')
  return toProject(row, context)
}

async function visibleRow(
  context: QueryContext,
  idOrPath: number | string,
): Promise<LoadedProject | undefined> {
  const id = asId(idOrPath)
  if (id !== undefined) return findProjectById(context, id)
  const parts = splitPath(String(idOrPath))
  return parts && findProjectByPath(context, parts.namespace, parts.path)
}

/** Wraps operations on the project of the path. */
export const inProject = authorizedBy(({ id }: { id: number | string }, { find }) => find.project(id))

/** The projects of these ids, in the same order, whether the caller sees them or not. */
export async function projectsById(context: QueryContext, ids: readonly number[]): Promise<Project[]> {
  const rows = await loadProjects(context, ids)
  const projects = new Map(rows.map((row) => [row.id, toProject(row, context)]))
  return ids.flatMap((id) => projects.get(id) ?? [])
}

/**
 * The rows with their projects, in the same order, without rows that were deleted together with their project after they
 * were loaded. Only projects that are not `known` are loaded.
 */
export async function withProjects<Row extends { id: number }>(
  context: QueryContext,
  table: Parameters<typeof requireDeleted>[1],
  rows: readonly Row[],
  projectIdOf: (row: Row) => number,
  known: readonly Project[] = [],
): Promise<{ row: Row; project: Project }[]> {
  const projects = new Map(known.map((project) => [project.id, project]))
  const others = rows.map(projectIdOf).filter((id) => !projects.has(id))
  for (const project of await projectsById(context, [...new Set(others)])) projects.set(project.id, project)
  const isLost = (row: Row): boolean => !projects.has(projectIdOf(row))
  await requireDeleted(
    context.db,
    table,
    rows.filter(isLost).map(({ id }) => id),
  )
  return rows.flatMap((row) => {
    const project = projects.get(projectIdOf(row))
    return project === undefined ? [] : [{ row, project }]
  })
}

/** Loaded projects as records, in the same order. */
export function toProjects(context: QueryContext, rows: readonly LoadedProject[]): Project[] {
  return rows.map((row) => toProject(row, context))
}

/** Notification levels for `permissions`. */
const notificationLevels: Record<NotificationSettingRow['level'], number> = {
  disabled: 0,
  participating: 1,
  watch: 2,
  global: 3,
  mention: 4,
  custom: 5,
}

/** Also has the columns of the parts: to omit them would copy all others twice. */
function toProject(row: LoadedProject, { caller }: QueryContext): Project {
  const { namespace_owner_id: owner_id, owner_name, owner_created_at } = row
  const isOwned = caller.kind === 'user' && owner_id === caller.user.id
  return {
    ...row,
    namespace: {
      id: row.namespace_id,
      name: row.namespace_name,
      path: row.namespace_path,
      kind: row.namespace_kind,
      full_path: row.namespace_full_path,
      full_name: row.namespace_full_name,
      owner_id,
    },
    owner:
      owner_id === null || owner_name === null || owner_created_at === null
        ? null
        : { id: owner_id, name: owner_name, created_at: owner_created_at },
    full_path: `${row.namespace_full_path}/${row.path}`,
    role: highestOf(
      isOwned ? accessLevels.owner : 0,
      row.direct_level,
      row.inherited_level,
      row.shared_level,
    ),
    membership: {
      project: membership(row.direct_level, row.direct_notification),
      group: membership(row.inherited_level, row.inherited_notification),
    },
  }
}

function highestOf(...roles: (Role | null)[]): Role {
  return roles.reduce<Role>((highest, role) => (role !== null && role > highest ? role : highest), 0)
}

function membership(
  access_level: AccessLevel | null,
  notification: NotificationSettingRow['level'] | null,
): Membership | null {
  if (access_level === null) return null
  return { access_level, notification_level: notificationLevels[notification ?? 'global'] }
}

/** Projects with the counts that their presenter needs, in the same order; `statistics` on request. */
export async function projectRecords(
  services: Services,
  projects: readonly Project[],
  { statistics = false }: { statistics?: boolean | undefined } = {},
): Promise<ProjectRecord[]> {
  const ids = projects.map((project) => project.id)
  const figures = await figuresOf(services.db, ids)
  const statisticsOf = statistics ? await loadStatistics(services, projects) : undefined
  return projects.map((project) => ({
    project,
    figures: figures(project.id),
    ...(statisticsOf && { statistics: statisticsOf(project) }),
  }))
}

/** One project with the counts that its presenter needs. */
export async function projectRecord(
  services: Services,
  project: Project,
  options: { statistics?: boolean | undefined } = {},
): Promise<ProjectRecord> {
  const [record] = await projectRecords(services, [project], options)
  if (record === undefined) throw new Error(`No record of project ${project.id}`)
  return record
}

async function loadStatistics(
  services: Services,
  projects: readonly Project[],
): Promise<(project: Project) => ProjectStatistics> {
  const { db, now } = services
  const ids = projects.map((project) => project.id)
  const repositorySizes = await repositorySizesOf(db, ids)
  const artifactsSizes = await artifactsSizesOf(db, ids, now().toISOString())
  const commitCounts = new Map<number, number>()
  for (const project of projects) commitCounts.set(project.id, await commitCount(services, project))
  return ({ id }) => ({
    commitCount: commitCounts.get(id) ?? 0,
    repositorySize: repositorySizes.get(id) ?? 0,
    artifactsSize: artifactsSizes.get(id) ?? 0,
  })
}

/** Number of commits of the default branch. */
async function commitCount({ git }: Services, project: Project): Promise<number> {
  const repository = git(project.id)
  const head = project.default_branch === null ? undefined : await repository.branch(project.default_branch)
  return head === undefined ? 0 : (await repository.history(head)).length
}
