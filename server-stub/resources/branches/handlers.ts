/** Branches and their protection. Spec: document 3, "Branches". */
import type { AuthorizedArea } from '../../authorized.ts'
import { undefinedIfNotFound } from '../../http/errors.ts'
import { accepted, created, list, ok, errorResponse, slice } from '../../http/handler.ts'
import { inProject } from '../projects/index.ts'
import {
  createBranch,
  deleteBranch,
  deleteMergedBranches,
  protectBranch,
  unprotectBranch,
} from './commands/branches.ts'
import { branch } from './presenter.ts'
import { branchRecord, branchRecords, findBranch, inBranch } from './relations.ts'

export const branches = {
  listBranches: inProject(async ({ paging }, services, project) => {
    const page = await branchRecords(services, project, (all) => slice(all, paging).rows)
    return list({ ...page, ...paging }, branch)
  }),

  createBranch: inProject(async ({ body }, services, project) => {
    const made = await createBranch(services, project, body)
    if (made === undefined)
      return errorResponse(
        409,
        `Branch ${body.branch}, or a branch whose name conflicts with it, already exists`,
      )
    return created(branch(made))
  }),

  getBranch: inBranch(async (_request, services, found) => ok(branch(await branchRecord(services, found)))),

  deleteBranch: inProject(async ({ path }, services, project) => {
    const found = await undefinedIfNotFound(findBranch(services, project, path.branch))
    if (found === undefined) return ok({})
    const { name, head } = found
    const obstacle = await deleteBranch(services, { projectId: project.id, name, head })
    return obstacle === undefined ? ok({ branch: name }) : deletionError[obstacle]
  }),

  deleteMergedBranches: inProject(async (_request, services, project) => {
    await deleteMergedBranches(services, project)
    return accepted({ message: '202 Accepted' })
  }),

  protectBranch: inBranch(async ({ body }, services, found) =>
    ok(branch(await protectBranch(services, found, body))),
  ),

  unprotectBranch: inBranch(async (_request, services, found) =>
    ok(branch(await unprotectBranch(services, found))),
  ),
} satisfies AuthorizedArea<'branches'>

const deletionError = {
  default: errorResponse(405, 'The default branch cannot be removed'),
  protected: errorResponse(405, 'Protected branch cannot be removed'),
  changed: errorResponse(409, 'The branch has been changed concurrently'),
}
