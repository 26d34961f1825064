import { join } from 'node:path'
import { debianRoot } from '../support/cache.ts'
import { libraryScenario } from '../support/library.ts'
import { debianEnvironment, debianProgram, run } from '../support/run.ts'

libraryScenario('go-gitlab', async ({ folder }) => {
  const compiler = debianProgram('usr/lib/go-1.19')
  const program = join(folder, 'scenario')
  const own = {
    GOPATH: debianProgram('usr/share/gocode'),
    GOROOT: compiler,
    GO111MODULE: 'off',
    GOCACHE: join(debianRoot(), 'go-build'),
  }
  const env = { ...debianEnvironment(), ...own }
  const build = ['build', '-o', program, join(import.meta.dirname, 'scenario.go')]
  await run(join(compiler, 'bin', 'go'), build, { env, timeout: 280_000 })
  return { command: program, args: [] }
})
