/** Access levels. Spec: document 2, "Access levels (integers)". */

/** Levels that members of a project can have. */
export const projectLevels = [10, 20, 30, 40] as const

/** Levels that members of a group can have. */
export const groupLevels = [...projectLevels, 50] as const

export type Level = (typeof groupLevels)[number]
