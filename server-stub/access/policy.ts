/** Who may do what: one line for each right. Roles in numbers stand in `roles`; administrators may all that exists. */
import type { Ability } from '../../generated/operations.ts'
import { anyone, administrator, from, inNamespace, readable, visible, type Rule } from './rules.ts'

/** Rights that no operation is named after: which view of a thing the caller gets, which part of a write is allowed. */
export type ViewRight =
  'move-project' | 'see-private-details' | 'see-runners-token' | 'use-restricted-visibility'

export type Right = Ability | ViewRight

export const policy = {
  'list-projects': anyone,
  'read-project': visible,
  'create-project': inNamespace('master'),
  'create-project-for-user': administrator,
  'update-project': from('master'),
  'move-project': from('owner'),
  'fork-project': readable('reporter'),
  'delete-project': from('owner'),
  'see-runners-token': from('master'),
  'see-private-details': administrator,
  'use-restricted-visibility': administrator,
} satisfies { [R in Right]: Rule<never> }

/** What a right is judged on, after its line in the policy: nothing, or one thing. */
export type SubjectOf<R extends Right> =
  Parameters<(typeof policy)[R]> extends [unknown, infer Subject] ? [Subject] : []

/** Throws 401 (nobody signed in) or 403 unless the caller has the right. */
export type May = <R extends Right>(right: R, ...subject: SubjectOf<R>) => void

/** Whether the caller has the right. */
export type Can = <R extends Right>(right: R, ...subject: SubjectOf<R>) => boolean
