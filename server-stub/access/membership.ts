/** Where the caller belongs, directly and through groups. Memberships that have expired do not count. */
import type { Db } from '../database/connection.ts'
import type { AccessLevel, NotificationSettingRow } from '../database/tables.ts'
import type { FinderContext } from './find.ts'
import { pathsUpTo } from './identifier.ts'
import type { Membership, Role } from './roles.ts'

/** All memberships of one user. */
export interface Memberships {
  ofProject(projectId: number): Membership | null
  /** The highest among a group and the groups above it. */
  ofGroup(fullPath: string): Membership | null
}

/** A group that a project is shared with, and how far. */
export interface Share {
  project_id: number
  full_path: string
  group_access: AccessLevel
}

/** Notification levels as `permissions` shows them. */
const numbers: Record<NotificationSettingRow['level'], number> = {
  disabled: 0,
  participating: 1,
  watch: 2,
  global: 3,
  mention: 4,
  custom: 5,
}

const none: Memberships = { ofProject: () => null, ofGroup: () => null }

/** The date on which memberships that end today or earlier have ended. */
export function today(now: Date): string {
  return now.toISOString().slice(0, 10)
}

export async function membershipsOf({ db, caller, now }: FinderContext): Promise<Memberships> {
  if (caller.kind === 'anonymous') return none
  const rows = await db
    .selectFrom('member')
    .leftJoin('namespace', 'namespace.id', 'member.group_id')
    .leftJoin('notification_setting as choice', (join) =>
      join
        .onRef('choice.user_id', '=', 'member.user_id')
        .on((eb) =>
          eb.or([
            eb('choice.project_id', '=', eb.ref('member.project_id')),
            eb('choice.group_id', '=', eb.ref('member.group_id')),
          ]),
        ),
    )
    .where('member.user_id', '=', caller.user.id)
    .where((eb) => eb.or([eb('member.expires_at', 'is', null), eb('member.expires_at', '>', today(now()))]))
    .select(['member.project_id', 'member.access_level', 'choice.level'])
    .select('namespace.full_path')
    .execute()
  const held = rows.map(({ level, ...row }) => ({ ...row, notification_level: numbers[level ?? 'global'] }))
  const projects = new Map(held.filter((row) => row.project_id !== null).map((row) => [row.project_id, row]))
  const groups = new Map(held.filter((row) => row.full_path !== null).map((row) => [row.full_path, row]))
  return {
    ofProject: (id) => projects.get(id) ?? null,
    ofGroup: (fullPath) => highest(pathsUpTo(fullPath).map((path) => groups.get(path) ?? null)),
  }
}

/** Shares of these projects that have not expired. */
export async function sharesOf(db: Db, projects: readonly number[], now: Date): Promise<Share[]> {
  if (projects.length === 0) return []
  return db
    .selectFrom('project_group_link as link')
    .innerJoin('namespace', 'namespace.id', 'link.group_id')
    .where('link.project_id', 'in', projects)
    .where((eb) => eb.or([eb('link.expires_at', 'is', null), eb('link.expires_at', '>', today(now))]))
    .select(['link.project_id', 'link.group_access', 'namespace.full_path'])
    .execute()
}

/** The lower access level of both: nobody gets more out of a share than it grants, nor than the group gave. */
export function sharedRole(share: Share, memberships: Memberships): Role {
  const membership = memberships.ofGroup(share.full_path)
  return membership === null ? 0 : min(share.group_access, membership.access_level)
}

function min(one: AccessLevel, other: AccessLevel): AccessLevel {
  return one < other ? one : other
}

function highest(memberships: readonly (Membership | null)[]): Membership | null {
  return memberships.reduce(
    (best, next) => (next !== null && next.access_level > (best?.access_level ?? 0) ? next : best),
    null,
  )
}
