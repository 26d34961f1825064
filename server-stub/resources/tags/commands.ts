/** Creates and deletes tags and their releases. */
import type { NewRow, ReleaseRow } from '../../database/tables.ts'
import { tagRef } from '../../git/ref-name.ts'
import { moveRef, type RefMove } from '../../git/refs.ts'
import { requireValid, presenceViolation } from '../../http/validation-messages.ts'
import { HttpError, notFound } from '../../http/errors.ts'
import type { BodyOf } from '../../http/handler.ts'
import { textLengthViolation } from '../../http/text-attributes.ts'
import type { Services, TransactionServices } from '../../services.ts'
import { signatureOf } from '../commits/commands/index.ts'
import { recordPush } from '../events/commands.ts'
import { touchProjects } from '../projects/index.ts'
import type { Project } from '../projects/record.ts'
import { deleteRelease, insertRelease, updateReleaseRow } from './queries.ts'
import type { TagRecord } from './record.ts'
import { findTag } from './relations.ts'

const violations = {
  release_by_project_id_tag_name: () => new HttpError('conflict', { message: 'Release already exists' }),
}

/** Creates a tag of the commit, annotated if there is a message; undefined if the name of an existing tag conflicts. */
export async function createTag(
  services: Services,
  project: Project,
  commit: string,
  { tag_name: name, message = '', release_description: description = '' }: BodyOf<'createTag'>,
): Promise<TagRecord | undefined> {
  requireValid({
    message: [textLengthViolation(message)],
    release_description: [textLengthViolation(description)],
  })
  const { now, withRef } = services
  const { id: projectId } = project
  return withRef<TagRecord | undefined>(projectId, tagRef(name), async (tx, present, undo) => {
    if (present !== null) return undo(undefined)
    const annotation = { name, commit, message, tagger: signatureOf(services) }
    const to = message === '' ? commit : await tx.git(projectId).writeTag(annotation)
    if (!(await moveTag(tx, { projectId, name, from: null, to }))) return undo(undefined)
    if (description !== '') await insertRelease(tx.db, newRelease(projectId, name, description, now()))
    return findTag(tx, project, name)
  })
}

/** Deletes a tag and its release; no error if it does not exist or has been moved concurrently. */
export async function deleteTag(
  { git, withRef }: Services,
  { id: projectId }: Project,
  name: string,
): Promise<void> {
  const found = await git(projectId).tag(name)
  if (found === undefined) return
  const move = { projectId, name, from: found.oid, to: null }
  await withRef<boolean>(
    projectId,
    tagRef(name),
    async (tx, _oid, undo) => (await moveTag(tx, move)) || undo(false),
  )
}

/**
 * Creates, moves or deletes a tag for the caller, in a transaction that has locked its ref. Returns false and changes nothing
 * if it does not point to `from`, or if the name of another ref conflicts. The release of a deleted tag is deleted as well.
 */
export async function moveTag(
  tx: TransactionServices,
  { projectId, name, from, to }: RefMove,
): Promise<boolean> {
  const { db, now } = tx
  const ref = tagRef(name)
  if (!(await moveRef(db, projectId, ref, from, to))) return false
  await touchProjects(db, [projectId], now().toISOString())
  if (to === null) await deleteRelease(db, projectId, name)
  await recordPush(tx, { projectId, ref, from, to })
  return true
}

/** Adds the release of a tag. Throws 409 if the tag has one. */
export async function createRelease(
  services: Services,
  project: Project,
  tagName: string,
  { description }: BodyOf<'createRelease'>,
): Promise<ReleaseRow> {
  requireValid({ description: [presenceViolation(description), textLengthViolation(description)] })
  const { name } = await findTag(services, project, tagName)
  const release = newRelease(project.id, name, description, services.now())
  return services.transaction(({ db }) => insertRelease(db, release), violations)
}

/** Replaces the notes of a release. Throws 404 if the tag has none. */
export async function updateRelease(
  services: Services,
  project: Project,
  tagName: string,
  { description }: BodyOf<'updateRelease'>,
): Promise<ReleaseRow> {
  requireValid({ description: [presenceViolation(description), textLengthViolation(description)] })
  const { name } = await findTag(services, project, tagName)
  const change = { description, updated_at: services.now().toISOString() }
  const row = await services.transaction(({ db }) => updateReleaseRow(db, project.id, name, change))
  if (row === undefined) throw notFound('Release')
  return row
}

function newRelease(project_id: number, tag_name: string, description: string, now: Date): NewRow<'release'> {
  const at = now.toISOString()
  return { project_id, tag_name, description, created_at: at, updated_at: at }
}
