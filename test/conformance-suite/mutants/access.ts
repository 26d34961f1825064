/** Handlers that let one kind of caller too far, or refuse one in the wrong way. */
import type { OperationId } from '../../../generated/operations.ts'
import type { RuleId } from '../../../generated/rules.ts'
import { Failure } from '../../../server-stub/contract/errors.ts'
import { reference } from '../../../server-stub/reference.ts'
import type { Services } from '../../../server-stub/services.ts'
import type { Altered } from '../support/ground.ts'

/** A defect of one operation, and the cells of the access matrix that have to be named for it. */
export interface AccessMutant {
  readonly name: string
  readonly operation: OperationId
  readonly rule: RuleId
  /** Visibility and caller. */
  readonly cells: readonly string[]
  readonly handlers: (administrator: Services) => Altered
}

/** Whether the caller is the persona of a name; those without credentials are `anonymous`. */
function isBy(name: string, { caller }: Pick<Services, 'caller'>): boolean {
  return caller.kind === 'anonymous' ? name === 'anonymous' : caller.user.username.startsWith(`${name}-`)
}

async function isIn(visibility: string, id: string | number, { find }: Services): Promise<boolean> {
  return (await find.project(id)).visibility === visibility
}

export const openedTooFar: readonly AccessMutant[] = [
  {
    name: 'a master deletes merge requests',
    operation: 'deleteMergeRequest',
    rule: 'delete-merge-request/owners-and-administrators-only',
    cells: ['private master', 'internal master', 'public master'],
    handlers: (administrator) => ({
      deleteMergeRequest: (request) =>
        reference.deleteMergeRequest(isBy('master', request) ? { ...request, ...administrator } : request),
    }),
  },
  {
    name: 'a developer changes an internal group',
    operation: 'updateGroup',
    rule: 'update-group/owners-and-administrators-only',
    cells: ['internal developer'],
    handlers: (administrator) => ({
      updateGroup: async (request) => {
        const { visibility } = await administrator.find.group(request.path.id)
        const opened = isBy('developer', request) && visibility === 'internal'
        return reference.updateGroup(opened ? { ...request, ...administrator } : request)
      },
    }),
  },
  {
    name: 'the owner of a project deletes awards of others',
    operation: 'deleteIssueAwardEmoji',
    rule: 'delete-issue-award-emoji/author-and-administrators-only',
    cells: ['private owner', 'internal owner', 'public owner'],
    handlers: (administrator) => ({
      deleteIssueAwardEmoji: (request) =>
        reference.deleteIssueAwardEmoji(isBy('owner', request) ? { ...request, ...administrator } : request),
    }),
  },
  {
    name: 'anybody reads the branches of an internal project',
    operation: 'listBranches',
    rule: 'general/authentication-by-default',
    cells: ['internal anonymous'],
    handlers: (administrator) => ({
      listBranches: async (request) => {
        const opened = isBy('anonymous', request) && (await isIn('internal', request.path.id, administrator))
        return reference.listBranches(opened ? { ...request, ...administrator } : request)
      },
    }),
  },
  {
    name: 'an issue of a private project is forbidden where it should not be there',
    operation: 'getIssue',
    rule: 'get-issue/private-project-is-404',
    cells: ['private stranger', 'private external'],
    handlers: (administrator) => ({
      getIssue: async (request) => {
        const outside = isBy('stranger', request) || isBy('external', request)
        if (outside && (await isIn('private', request.path.id, administrator))) throw new Failure('forbidden')
        return reference.getIssue(request)
      },
    }),
  },
  {
    name: 'an internal project is hidden from a stranger',
    operation: 'getProject',
    rule: 'get-project/internal-for-signed-in-users',
    cells: ['internal stranger'],
    handlers: (administrator) => ({
      getProject: async (request) => {
        if (isBy('stranger', request) && (await isIn('internal', request.path.id, administrator))) {
          throw new Failure('not-found')
        }
        return reference.getProject(request)
      },
    }),
  },
  {
    name: 'a stranger deletes a tag that is hidden, and is told what is told of nothing',
    operation: 'deleteTag',
    rule: 'general/no-access-to-private-projects',
    cells: ['private stranger'],
    handlers: (administrator) => ({
      deleteTag: async (request) => {
        const opened = isBy('stranger', request) && (await isIn('private', request.path.id, administrator))
        return reference.deleteTag(opened ? { ...request, ...administrator } : request)
      },
    }),
  },
  {
    name: 'an external user is refused, and the variable is deleted all the same',
    operation: 'deleteVariable',
    rule: 'general/no-access-to-private-projects',
    cells: ['private external'],
    handlers: (administrator) => ({
      deleteVariable: async (request) => {
        if (isBy('external', request) && (await isIn('private', request.path.id, administrator))) {
          await reference.deleteVariable({ ...request, ...administrator })
        }
        return reference.deleteVariable(request)
      },
    }),
  },
  {
    name: 'who has no access reads the variables of a private project',
    operation: 'listVariables',
    rule: 'general/no-access-to-private-projects',
    cells: ['private stranger', 'private external'],
    handlers: (administrator) => ({
      listVariables: async (request) =>
        (await isIn('private', request.path.id, administrator)) &&
        (isBy('stranger', request) || isBy('external', request))
          ? reference.listVariables({ ...request, ...administrator })
          : reference.listVariables(request),
    }),
  },
]
