/** Creates the services of requests. */
import { authenticate } from './access/authenticate.ts'
import { createAuthorization, requireCallerClass } from './access/authorization.ts'
import type { Caller } from './access/caller.ts'
import { findBoard, findBoardList } from './resources/boards/index.ts'
import { findBroadcastMessage } from './resources/broadcast-messages/index.ts'
import { findEnvironment, findJob, findPipeline } from './resources/jobs/index.ts'
import { findTrigger } from './resources/triggers/index.ts'
import { findVariable } from './resources/variables/index.ts'
import { findIssue, issuesById } from './resources/issues/index.ts'
import { awardsById, findAward, findAwardOnNote } from './resources/award-emoji/index.ts'
import { findNote, notesById } from './resources/notes/index.ts'
import { findSnippet } from './resources/snippets/index.ts'
import { findProject, projectsById } from './resources/projects/index.ts'
import { findGroup, findNamespace, findNamespaceOf } from './resources/groups/index.ts'
import { findAccessRequest } from './resources/access-requests/index.ts'
import { findMember } from './resources/members/index.ts'
import { findMergeRequest, mergeRequestsById } from './resources/merge-requests/index.ts'
import { findRunner } from './resources/runners/index.ts'
import { findTodo } from './resources/todos/index.ts'
import { findEmail, findSshKey, findUser, findUserByIdOrUsername } from './resources/users/index.ts'
import { scopesCover } from './access/scopes.ts'
import type { QueryContext } from './access/viewer.ts'
import { transact, type Undo } from './database/attempt.ts'
import { onConstraintViolation } from './database/constraints.ts'
import type { Tx } from './database/connection.ts'
import type { UserRow } from './database/tables.ts'
import type { Find } from './find.ts'
import { lockRef } from './git/ref-lock.ts'
import { openRepository, type ObjectCache } from './git/repository.ts'
import type { ContextRequest, MakeContext } from './http/dispatch.ts'
import { HttpError } from './http/errors.ts'
import type { AppContext, Services, TransactionServices } from './services.ts'

/** Authenticates the caller of a request and creates the services on behalf of that caller. */
export function requestServices(appContext: AppContext): MakeContext<Services> {
  return async (request) => {
    const { operationId, credentials, origin } = request
    const caller = await authenticate(appContext.db, credentials, appContext.now(), (scopes) =>
      scopesCover(scopes, operationId),
    )
    requireCallerClass(caller, operationId)
    return servicesFor(caller, appContext, origin, request)
  }
}

/**
 * The services on behalf of a caller who is authenticated already. Transactions that end after the signal of the
 * request was aborted are rolled back.
 */
export function servicesFor(
  caller: Caller,
  appContext: AppContext,
  origin: string,
  request?: Pick<ContextRequest, 'signal'>,
): Services {
  const { db, cache, refQueue, now, secrets } = appContext
  const inTransaction = async <Result>(work: TransactionWork<Result>): Promise<Result> => {
    let committed: ObjectCache | undefined
    const result = await transact<Result>(db, async (tx, undo) => {
      committed = undefined
      const draft = cache.draft()
      const context = { ...appContext, db: tx, cache: draft }
      const made = await work(transactionServices(caller, context, origin), undo)
      request?.signal.throwIfAborted()
      committed = draft
      return made
    })
    committed?.publish()
    return result
  }
  return {
    ...bound(caller, appContext, origin),
    db,
    processId: appContext.processId,
    actAs: (user) => servicesFor(onBehalfOf(user), appContext, origin, request),
    transaction: (work, violations = {}) => onConstraintViolation(inTransaction(work), violations),
    git: (projectId) => openRepository(db, projectId, cache),
    withRef: (projectId, name, work) =>
      refQueue.run(projectId, name, () =>
        inTransaction(async (tx, undo) => work(tx, await lockRef(tx.db, projectId, name), undo)),
      ),
    now,
    secrets,
  }
}

type TransactionWork<Result> = (tx: TransactionServices, undo: Undo<Result>) => Promise<Result>

type TransactionContext = Omit<AppContext, 'db'> & { db: Tx }

function transactionServices(
  caller: Caller,
  context: TransactionContext,
  origin: string,
): TransactionServices {
  const { db, cache, now, secrets } = context
  return {
    ...bound(caller, context, origin),
    db,
    actAs: (user) => transactionServices(onBehalfOf(user), context, origin),
    git: (projectId) => openRepository(db, projectId, cache),
    now,
    secrets,
  }
}

/** What does not differ between the services of a request and those of a transaction. */
function bound(caller: Caller, { db, now }: Pick<AppContext, 'db' | 'now'>, origin: string) {
  return {
    caller,
    currentUser: () => signedInUser(caller),
    find: createFind({ db, caller, now }),
    ...createAuthorization(caller),
    origin,
  }
}

function onBehalfOf(user: UserRow): Caller {
  return { kind: 'user', user, sudoer: null }
}

function signedInUser(caller: Caller): UserRow {
  if (caller.kind === 'anonymous') throw new HttpError('unauthenticated')
  return caller.user
}

export function createFind(context: QueryContext): Find {
  return {
    project: (idOrPath) => findProject(context, idOrPath),
    projects: (ids) => projectsById(context, ids),
    group: (idOrPath) => findGroup(context, idOrPath),
    namespace: (idOrPath) => findNamespace(context, idOrPath),
    namespaceOf: (user) => findNamespaceOf(context, user),
    member: (source, userId) => findMember(context, source, userId),
    accessRequest: (source, userId) => findAccessRequest(context, source, userId),
    mergeRequest: (project, iid) => findMergeRequest(context, project, iid),
    mergeRequests: (ids) => mergeRequestsById(context, ids),
    issue: (project, iid) => findIssue(context, project, iid),
    issues: (ids) => issuesById(context, ids),
    snippet: (project, id) => findSnippet(context, project, id),
    note: (on, id) => findNote(context, on, id),
    notes: (ids) => notesById(context, ids),
    award: (on, id) => findAward(context, on, id),
    awardOnNote: (on, noteId, id) => findAwardOnNote(context, on, noteId, id),
    awards: (ids) => awardsById(context, ids),
    board: (project, id) => findBoard(context, project, id),
    boardList: (board, id) => findBoardList(context, board, id),
    broadcastMessage: (id) => findBroadcastMessage(context, id),
    pipeline: (project, id) => findPipeline(context, project, id),
    job: (project, id) => findJob(context, project, id),
    runner: (id) => findRunner(context, id),
    trigger: (project, id) => findTrigger(context, project, id),
    variable: (project, key) => findVariable(context, project, key),
    environment: (id) => findEnvironment(context, id),
    user: (id) => findUser(context, id),
    userByIdOrUsername: (name) => findUserByIdOrUsername(context, name),
    todo: (id) => findTodo(context, id),
    sshKey: (owner, id) => findSshKey(context, owner, id),
    email: (owner, id) => findEmail(context, owner, id),
  }
}
