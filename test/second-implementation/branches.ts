/** Branches. Spec: document 3, "Branches". */
import { projectFor, visibleContainer } from './access.ts'
import { flag, text } from './attributes.ts'
import type { Call, Handler } from './call.ts'
import { commitRecord } from './commit-records.ts'
import { contentsOf } from './contents.ts'
import type { Shape } from './contract.ts'
import { listed } from './pages.ts'
import { historyOf, type Branch, type Repository } from './repository.ts'
import { conflict, forbidden, invalid, notFound } from './request-error.ts'
import type { Container } from './state.ts'
import { branchName, requirePush } from './writing.ts'

export const listBranches: Handler<'listBranches'> = (call) => {
  const project = visibleContainer('projects', call)
  const { repository } = contentsOf(project)
  const branches = [...repository.branches.values()].toSorted((one, other) =>
    one.name < other.name ? -1 : 1,
  )
  return listed(
    call,
    branches.map((branch) => branchRecord(branch, project, call)),
  )
}

export const getBranch: Handler<'getBranch'> = (call) => {
  const project = visibleContainer('projects', call)
  const { repository } = contentsOf(project)
  return { status: 200, body: branchRecord(branchIn(repository, call), project, call) }
}

export const createBranch: Handler<'createBranch'> = (call) => {
  const project = projectFor(30, call)
  const { repository } = contentsOf(project)
  const name = call.attributes.required('branch', branchName)
  const head = repository.commitAt(call.attributes.required('ref', text))
  if (head === undefined) throw invalid('ref', 'names no commit')
  if (repository.branches.has(name)) throw conflict('The branch exists already')
  const branch: Branch = { name, head, protection: null }
  repository.branches.set(name, branch)
  return { status: 201, body: branchRecord(branch, project, call) }
}

export const deleteBranch: Handler<'deleteBranch'> = (call) => {
  const project = projectFor(30, call)
  const { repository } = contentsOf(project)
  const name = call.path.required('branch', text)
  requirePush(project, name, call)
  if (repository.branches.get(name)?.protection || name === project.defaultBranch) throw forbidden()
  repository.branches.delete(name)
  return { status: 200, body: { branch: name } }
}

export const protectBranch: Handler<'protectBranch'> = (call) => {
  const project = projectFor(40, call)
  const { repository } = contentsOf(project)
  const branch = branchIn(repository, call)
  const developersPush = call.attributes.optional('developers_can_push', flag)
  const developersMerge = call.attributes.optional('developers_can_merge', flag)
  const protection = {
    developersPush: developersPush ?? branch.protection?.developersPush ?? false,
    developersMerge: developersMerge ?? branch.protection?.developersMerge ?? false,
  }
  return { status: 200, body: changed({ ...branch, protection }, project, call) }
}

export const unprotectBranch: Handler<'unprotectBranch'> = (call) => {
  const project = projectFor(40, call)
  const { repository } = contentsOf(project)
  return {
    status: 200,
    body: changed({ ...branchIn(repository, call), protection: null }, project, call),
  }
}

export const deleteMergedBranches: Handler<'deleteMergedBranches'> = (call) => {
  const project = projectFor(30, call)
  const { repository } = contentsOf(project)
  for (const branch of repository.branches.values()) {
    const isMerged = branch.protection === null && isMergedIn(project, branch)
    if (isMerged && branch.name !== project.defaultBranch) repository.branches.delete(branch.name)
  }
  return { status: 202, body: '202 Accepted' }
}

function changed(branch: Branch, project: Container, call: Call): Shape<'Branch'> {
  contentsOf(project).repository.branches.set(branch.name, branch)
  return branchRecord(branch, project, call)
}

function branchIn(repository: Repository, { path }: Call): Branch {
  const found = repository.branches.get(path.required('branch', text))
  if (found === undefined) throw notFound('Branch')
  return found
}

function isMergedIn(project: Container, { name, head }: Branch): boolean {
  const main = contentsOf(project).repository.branches.get(project.defaultBranch)
  return main !== undefined && name !== main.name && historyOf(main.head).includes(head)
}

function branchRecord(branch: Branch, project: Container, call: Call): Shape<'Branch'> {
  const { name, head, protection } = branch
  return {
    name,
    merged: isMergedIn(project, branch),
    protected: protection !== null,
    developers_can_push: protection?.developersPush ?? false,
    developers_can_merge: protection?.developersMerge ?? false,
    commit: commitRecord(head, call),
  }
}
