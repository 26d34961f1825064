import type { Schema } from '../../../../generated/schemas.ts'
import { Failure, invalid, missing } from '../../../http/errors.ts'
import { created, list, ok, slice, type Area } from '../../../http/handler.ts'
import type { Action } from '../../../git/types.ts'
import { commit, commitSummary } from '../presenter/commit.ts'
import { diffEntry } from '../presenter/diff.ts'
import type { Services } from '../../../services.ts'
import { commitRecord } from '../relations.ts'
import { checkReason, commitTo, placeFor, signatureOf } from '../commands.ts'
import { validateFilePath } from '../../files/index.ts'
import { findCommit } from '../revisions.ts'

export const history = {
  async listCommits(request, services) {
    const { path, query, paging } = request
    const { find, authorize, git } = services
    const project = await find.project(path.id)
    authorize('read-code', project)
    const repository = git(project.id)
    const head =
      query.ref_name === undefined
        ? await repository.branch(project.default_branch ?? '')
        : (await findCommit(services, project, query.ref_name)).oid
    const commits = head === undefined ? [] : await repository.log(head, spanOf(query))
    return list(slice(commits, paging), commitSummary)
  },

  async createCommit(request, services) {
    const { path, body } = request
    const { find, authorize } = services
    const project = await find.project(path.id)
    authorize('push-code', project)
    checkReason(body)
    const actions = body.actions.map((action) => toAction(action))
    if (actions.length === 0) throw invalid({ actions: ["can't be blank"] })
    const place = await placeFor(services, project, body.branch)
    const made = await commitTo<never>(services, place, async (_tx, head, repository) => ({
      ...(await repository.applyActions(head?.tree ?? null, actions)),
      message: body.commit_message,
      author: signatureOf(services, body),
      committer: signatureOf(services),
    }))
    return created(commit(await commitRecord(services, project, made)))
  },

  async getCommit(request, services) {
    const { path } = request
    const { find, authorize } = services
    const project = await find.project(path.id)
    authorize('read-code', project)
    const found = await findCommit(services, project, path.sha)
    return ok(commit(await commitRecord(services, project, found)))
  },

  async listCommitDiffs(request, services) {
    const { path, paging } = request
    const { find, authorize, git } = services
    const project = await find.project(path.id)
    authorize('read-code', project)
    const { oid, parents } = await findCommit(services, project, path.sha)
    return list(slice(await git(project.id).diff(parents[0] ?? null, oid), paging), diffEntry)
  },

  async cherryPickCommit(request, services) {
    const { path, body } = request
    const { find, authorize } = services
    const project = await find.project(path.id)
    authorize('push-code', project)
    const picked = await findCommit(services, project, path.sha)
    const place = await placeFor(services, project, body.branch)
    const made = await commitTo<'unfit'>(services, place, async (_tx, head, repository) => {
      const result = head === null ? { empty: true } : await repository.cherryPick(picked.oid, head.oid)
      if (!('tree' in result)) return 'unfit'
      const { message, author } = picked
      return { ...result, message, author, committer: signatureOf(services) }
    })
    if (made === 'unfit') throw new Failure('invalid', { message: doesNotFit })
    return created(commit(await commitRecord(services, project, made)))
  },
} satisfies Partial<Area<'commits', Services>>

const doesNotFit =
  'The commit cannot be cherry-picked: it conflicts with the branch, or the branch has its change already'

function spanOf({ since, until }: { since?: string; until?: string }): { since?: Date; until?: Date } {
  return {
    ...(since === undefined ? {} : { since: new Date(since) }),
    ...(until === undefined ? {} : { until: new Date(until) }),
  }
}

function toAction(given: Schema<'CommitAction'>): Action {
  const { action, file_path: path, previous_path: previousPath, content, encoding = 'text' } = given
  validateFilePath('file_path', path)
  if (action === 'delete') return { action, path }
  if (action !== 'move') return { action, path, content, encoding }
  if (previousPath === undefined) throw missing('previous_path')
  validateFilePath('previous_path', previousPath)
  return content === undefined
    ? { action, path, previousPath }
    : { action, path, previousPath, content, encoding }
}
