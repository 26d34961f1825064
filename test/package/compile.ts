import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Compiles files of a folder strictly, declarations of packages included. Returns what the compiler prints. */
export async function compile(
  folder: string,
  compiler: string,
  files: string[],
  libraries: string[],
  more: object = {},
): Promise<string> {
  const compilerOptions = {
    target: 'es2024',
    lib: ['es2024', 'esnext.disposable', ...libraries],
    module: 'nodenext',
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
    noEmit: true,
    types: [],
    ...more,
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
  const { stdout } = await run(process.execPath, [join(compiler, 'bin', 'tsc'), '-p', folder]).catch(
    (error: { stdout: string }) => error,
  )
  return stdout
}
