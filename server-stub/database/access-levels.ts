/** The access levels of the roles; projects have no members with the role owner. */
export const accessLevels = { guest: 10, reporter: 20, developer: 30, master: 40, owner: 50 } as const

export type RoleName = keyof typeof accessLevels

export type AccessLevel = (typeof accessLevels)[RoleName]

const roleNames = ['guest', 'reporter', 'developer', 'master', 'owner'] as const satisfies RoleName[]

/** The role of an access level. */
export function roleOf(level: number): RoleName {
  const role = roleNames.find((name) => accessLevels[name] === level)
  if (role === undefined) throw new Error(`No role has the access level ${level}`)
  return role
}
