/** The personas of the suite, and the access level of those who are members of a project. Spec: document 2, "Access levels". */

/** Access levels of project members by persona. */
export const levels = { guest: 10, reporter: 20, developer: 30, master: 40 } as const

export type MemberName = keyof typeof levels

/** Personas that have an account of their own, made at the start of a run. */
export const accountNames = ['owner', 'master', 'developer', 'reporter', 'guest', 'stranger'] as const

export type AccountName = (typeof accountNames)[number]

export function isMemberName(name: string): name is MemberName {
  return name in levels
}
