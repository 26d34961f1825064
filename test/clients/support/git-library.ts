/** The scenario of a Git library: a program that clones and pushes over HTTP, and what it leaves behind. */
import { expect } from 'vitest'
import { unwrap } from '../../../generated/client.ts'
import type { Program } from './library.ts'
import { debianEnvironment, run } from './run.ts'
import { scenario, type Scenario } from './scenario.ts'

/**
 * A test that runs the library's program in an empty folder. The program clones FORGE_URL with FORGE_TOKEN as the password,
 * prints the number of commits of `master`, commits `woven.txt` there, pushes the commit as the branch `weave` and the tag
 * `v1`, and deletes the branch `old`.
 */
export function gitScenario(id: string, programFor: (scenario: Scenario) => Program): void {
  scenario(id, async (given, done) => {
    const { forge, folder } = given
    const { id: projectId, http_url_to_repo: url } = await forge.project({
      files: { 'README.md': '# Loom\n', 'docs/größe.md': 'Zwölf' },
    })
    const admin = await forge.as('admin')
    const path = { id: projectId }
    await unwrap(admin.createBranch({ path, body: { branch: 'old', ref: 'master' } }))
    const before = await unwrap(admin.listCommits({ path }))
    const { token } = await forge.account('master')

    const { command, args, env } = programFor(given)
    const variables = { ...debianEnvironment(), HOME: folder, FORGE_URL: url, FORGE_TOKEN: token, ...env }
    expect((await run(command, args, { cwd: folder, env: variables })).trim()).toBe(String(before.length))
    done()

    const [commit, ...parents] = await unwrap(admin.listCommits({ path, query: { ref_name: 'weave' } }))
    expect(commit).toMatchObject({ title: 'Weave', author_email: 'mira@example.com' })
    expect(parents.map((each) => each.id)).toEqual(before.map((each) => each.id))
    const { name, commit: tagged } = await unwrap(admin.getTag({ path: { ...path, tag_name: 'v1' } }))
    expect([name, tagged.id]).toEqual(['v1', commit?.id])
    const branches = await unwrap(admin.listBranches({ path }))
    expect(branches.map((each) => each.name)).toEqual(['master', 'weave'])
    const file = await unwrap(
      admin.getFile({ path: { ...path, file_path: 'woven.txt' }, query: { ref: 'weave' } }),
    )
    expect(Buffer.from(file.content, 'base64').toString()).toBe('Woven\n')
  })
}
