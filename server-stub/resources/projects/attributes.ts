/** From the attributes of a write to the columns of a project. */
import type { Schema } from '../../../generated/schemas.ts'
import { check, filled, short, type Complaint } from '../../http/check.ts'
import { isValidRefName } from '../../git/refs.ts'
import type { Services } from '../../services.ts'
import { toFlag } from '../../database/flag.ts'
import type { ProjectChange } from './queries.ts'
import { unfitPath } from '../groups/paths.ts'
import { restricted } from '../settings/visibility.ts'

const displayName =
  /^[\p{L}\p{N}\p{Extended_Pictographic}_](?:[\p{L}\p{N}\p{M}\p{Extended_Pictographic}_. -]|\u200D)*$/u

/** What may be given of a project when it is created or changed. */
export type Attributes = Omit<Partial<Schema<'CreateProject'>>, 'namespace_id'> & {
  default_branch?: string
}

/** The columns that the given attributes set; the others stay undefined. */
export function projectChange(given: Attributes): ProjectChange {
  return {
    name: given.name?.trim(),
    path: given.path,
    description: given.description,
    default_branch: given.default_branch,
    visibility: given.visibility,
    tag_list: given.tag_list && JSON.stringify(topics(given.tag_list)),
    ...imported(given.import_url),
    issues_enabled: toFlag(given.issues_enabled),
    merge_requests_enabled: toFlag(given.merge_requests_enabled),
    jobs_enabled: toFlag(given.jobs_enabled),
    wiki_enabled: toFlag(given.wiki_enabled),
    snippets_enabled: toFlag(given.snippets_enabled),
    container_registry_enabled: toFlag(given.container_registry_enabled),
    shared_runners_enabled: toFlag(given.shared_runners_enabled),
    lfs_enabled: toFlag(given.lfs_enabled),
    request_access_enabled: toFlag(given.request_access_enabled),
    public_jobs: toFlag(given.public_jobs),
    only_allow_merge_if_pipeline_succeeds: toFlag(given.only_allow_merge_if_pipeline_succeeds),
    only_allow_merge_if_all_discussions_are_resolved: toFlag(
      given.only_allow_merge_if_all_discussions_are_resolved,
    ),
  }
}

/** Throws 400 with all that is wrong with the attributes. */
export async function checkProject(given: Attributes, services: Services): Promise<void> {
  const { name, path, description, default_branch, visibility, tag_list = [], import_url } = given
  check({
    name: [filled(name), short(name), misnamed(name)],
    path: [filled(path), short(path), unfitPath(path)],
    description: [short(description, 2000)],
    default_branch: [unfitBranch(default_branch)],
    visibility: [await restricted(visibility, services)],
    tag_list: tag_list.map((tag) => short(tag)),
    import_url: [short(import_url, 2000), noAddress(import_url)],
  })
}

/** A path made from a display name: lower case, dashes for what paths cannot hold. */
export function pathFrom(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** Nothing is fetched from elsewhere, and the project says so. */
function imported(url: string | undefined): ProjectChange {
  if (url === undefined) return {}
  if (url === '') return { import_url: null, import_status: 'none', import_error: null }
  return {
    import_url: url,
    import_status: 'failed',
    import_error: 'This server does not import from other servers',
  }
}

function topics(tags: readonly string[]): string[] {
  return [...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))]
}

function misnamed(name: string | undefined): Complaint {
  if (name === undefined || name.trim() === '' || displayName.test(name.trim())) return false
  return "can contain only letters, digits, emojis, '_', '.', dash, space. It must start with letter, digit, emoji or '_'."
}

function unfitBranch(name: string | undefined): Complaint {
  return name !== undefined && !isValidRefName(name) && 'is not a valid branch name'
}

function noAddress(url: string | undefined): Complaint {
  const fits =
    url === undefined || url === '' || (URL.canParse(url) && /^(https?|git):$/.test(new URL(url).protocol))
  return !fits && 'is not a valid address of a repository'
}
