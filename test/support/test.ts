/** Tests that are given a team, a project and a repository. */
import { test as base } from './forge.ts'
import { newRepository } from './repository.ts'
import { newProject, newTeam, type Team } from './team.ts'

export const test = base.extend<{ team: Team; project: number; repository: number }>({
  team: async ({ forge }, use) => use(await newTeam(forge)),
  /** A private project of the team's owner. */
  project: async ({ team }, use) => use(await newProject(team)),
  /** The same with `README.md` in the branch `master`. */
  repository: async ({ team }, use) => use(await newRepository(team)),
})
