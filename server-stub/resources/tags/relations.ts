/** Finds tags and loads what their presenter needs. */
import { authorizedBy } from '../../authorized.ts'
import type { Db, Tx } from '../../database/connection.ts'
import type { Tag } from '../../git/types.ts'
import { notFound } from '../../http/errors.ts'
import type { Services } from '../../services.ts'
import type { Project } from '../projects/record.ts'
import { releasesOf } from './queries.ts'
import type { TagRecord } from './record.ts'

/** Wraps operations on the tag of the path; the permission concerns its project. */
export const inTag = authorizedBy(
  ({ id }: { id: number | string; tag_name: string }, { find }) => find.project(id),
  (project, { tag_name }, services) => findTag(services, project, tag_name),
)

/** The services of a request or of a transaction. */
interface Readable extends Pick<Services, 'git'> {
  db: Db | Tx
}

/** The tag of the project with this name. Throws 404 if there is none. */
export async function findTag(services: Readable, project: Project, name: string): Promise<TagRecord> {
  const found = await services.git(project.id).tag(name)
  const [record] = found === undefined ? [] : await tagRecords(services, project, [found])
  if (record === undefined) throw notFound('Tag')
  return record
}

/** Tags with their commits and releases, in the same order. Tags of other objects than commits are omitted. */
export async function tagRecords(
  { db, git }: Readable,
  { id }: Project,
  tags: readonly Tag[],
): Promise<TagRecord[]> {
  const names = tags.map(({ name }) => name)
  const releases = await releasesOf(db, id, names)
  const commits = await git(id).commits(tags.map(({ commit }) => commit))
  return tags.flatMap(({ name, message, commit: oid }) => {
    const commit = commits.get(oid)
    return commit === undefined ? [] : [{ name, message, commit, release: releases.get(name) ?? null }]
  })
}
