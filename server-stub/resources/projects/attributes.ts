/** From the attributes of a write to the columns of a project. */
import {
  requireValid,
  presenceViolation,
  lengthViolation,
  type ValidationMessage,
} from '../../http/validation-messages.ts'
import { isValidRefName } from '../../git/refs.ts'
import type { Services } from '../../services.ts'
import { toFlag } from '../../database/flag.ts'
import { elsewhere, type Columns } from '../../http/attributes.ts'
import type { BodyOf } from '../../http/handler.ts'
import type { ProjectChange } from './queries/writes.ts'
import { pathViolation } from '../../http/path-attributes.ts'
import { visibilityViolation } from '../settings/index.ts'
import { distinctNames } from '../../http/text-attributes.ts'

const displayName =
  /^[\p{L}\p{N}\p{Extended_Pictographic}_](?:[\p{L}\p{N}\p{M}\p{Extended_Pictographic}_. -]|\u200D)*$/u

/** The columns of each property that creating or updating a project accepts. */
export const projectColumns = {
  name: (name) => ({ name: name.trim() }),
  path: (path) => ({ path }),
  description: (description) => ({ description }),
  default_branch: (default_branch) => ({ default_branch }),
  visibility: (visibility) => ({ visibility }),
  tag_list: (tags) => ({ tag_list: JSON.stringify(distinctNames(tags)) }),
  import_url: imported,
  issues_enabled: (value) => ({ issues_enabled: toFlag(value) }),
  merge_requests_enabled: (value) => ({ merge_requests_enabled: toFlag(value) }),
  jobs_enabled: (value) => ({ jobs_enabled: toFlag(value) }),
  wiki_enabled: (value) => ({ wiki_enabled: toFlag(value) }),
  snippets_enabled: (value) => ({ snippets_enabled: toFlag(value) }),
  container_registry_enabled: (value) => ({ container_registry_enabled: toFlag(value) }),
  shared_runners_enabled: (value) => ({ shared_runners_enabled: toFlag(value) }),
  lfs_enabled: (value) => ({ lfs_enabled: toFlag(value) }),
  request_access_enabled: (value) => ({ request_access_enabled: toFlag(value) }),
  public_jobs: (value) => ({ public_jobs: toFlag(value) }),
  only_allow_merge_if_pipeline_succeeds: (value) => ({
    only_allow_merge_if_pipeline_succeeds: toFlag(value),
  }),
  only_allow_merge_if_all_discussions_are_resolved: (value) => ({
    only_allow_merge_if_all_discussions_are_resolved: toFlag(value),
  }),
  // Accepted without effect: the specification gives it no meaning.
  merge_when_pipeline_succeeds: elsewhere,
  // The namespace that the command adds the project to.
  namespace_id: elsewhere,
} satisfies Columns<ProjectAttributes & BodyOf<'updateProject'>, ProjectChange>

/** What a project is created or updated with. */
export type ProjectAttributes = Partial<BodyOf<'createProject'> & BodyOf<'createProjectForUser'>> & {
  default_branch?: string
}

/** Throws 400 with all that is wrong with the attributes. */
export async function validateProject(given: ProjectAttributes, services: Services): Promise<void> {
  const { name, path, description, default_branch, visibility, tag_list = [], import_url } = given
  requireValid({
    name: [presenceViolation(name), lengthViolation(name), nameViolation(name)],
    path: [presenceViolation(path), lengthViolation(path), pathViolation(path)],
    description: [lengthViolation(description, 2000)],
    default_branch: [branchNameViolation(default_branch)],
    visibility: [await visibilityViolation(visibility, services)],
    tag_list: tag_list.map((tag) => lengthViolation(tag)),
    import_url: [lengthViolation(import_url, 2000), importUrlViolation(import_url)],
  })
}

/** A path made from a display name: lower case, dashes in place of characters that paths cannot contain. */
export function pathFrom(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** The server imports nothing, so the import has failed. */
function imported(url: string): ProjectChange {
  if (url === '') return { import_url: null, import_status: 'none', import_error: null }
  return {
    import_url: url,
    import_status: 'failed',
    import_error: 'This server does not import from other servers',
  }
}

function nameViolation(name: string | undefined): ValidationMessage {
  if (name === undefined || name.trim() === '' || displayName.test(name.trim())) return false
  return "can contain only letters, digits, emojis, '_', '.', dash, space. It must start with letter, digit, emoji or '_'."
}

function branchNameViolation(name: string | undefined): ValidationMessage {
  return name !== undefined && !isValidRefName(name) && 'is not a valid branch name'
}

function importUrlViolation(url: string | undefined): ValidationMessage {
  const fits = url === undefined || url === '' || /^(https?|git):$/.test(URL.parse(url)?.protocol ?? '')
  return !fits && 'is not a valid URL of a repository'
}
