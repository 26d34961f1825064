import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Contract } from '../pipeline/contract.ts'
import { installPackages } from './installation.ts'
import { runTool } from './run.ts'

const generators = ['typescript-fetch', 'python', 'go', 'java']

/** The last package that contains the JAR; later ones download it. It reads OpenAPI 3.0 only. */
const bundled = '@openapitools/openapi-generator-cli@1.0.18-5.0.0-beta2'
const converter = '@apiture/openapi-down-convert@0.14.2'

/** Generates clients with openapi-generator: the given JAR, or the one of the npm registry. Returns the exit status. */
export async function tryOpenapiGenerator(folder: string, jar: string | undefined): Promise<number> {
  const input =
    jar === undefined ? await installBundled(folder) : { jar: resolve(jar), document: 'openapi.json' }
  let failures = 0
  for (const generator of generators) {
    const args = ['-jar', input.jar, 'generate', '-g', generator, '-i', input.document, '-o', generator]
    const child = spawn('java', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
    const [status]: unknown[] = await once(child, 'exit')
    console.log(`${status === 0 ? 'passed' : 'FAILED'}  openapi-generator ${generator}`)
    if (status !== 0) failures += 1
  }
  return failures === 0 ? 0 : 1
}

/** Installs the packaged JAR, and writes the document in the form that it reads. */
async function installBundled(folder: string): Promise<{ jar: string; document: string }> {
  console.log(`OPENAPI_GENERATOR_JAR is not set: ${bundled} reads a conversion to OpenAPI 3.0`)
  await installPackages(folder, [bundled, converter])
  await writeFile(join(folder, 'plain.json'), await withoutNewKeywords(join(folder, 'openapi.json')))
  const document = 'openapi-3.0.yaml'
  const args = ['--input', 'plain.json', '--output', document]
  const { status, output } = await runTool({ tools: folder, folder }, 'openapi-down-convert', args)
  if (status !== 0) throw new Error(`openapi-down-convert failed: ${output}`)
  const name = join('@openapitools', 'openapi-generator-cli', 'bin', 'openapi-generator.jar')
  return { jar: join(folder, 'node_modules', name), document }
}

/** The document without the two keywords of OpenAPI 3.1 that the converter keeps. */
async function withoutNewKeywords(file: string): Promise<string> {
  const contract: Contract = JSON.parse(await readFile(file, 'utf8'))
  const { summary: _summary, ...info } = { summary: '', ...contract.info }
  const { jsonSchemaDialect: _dialect, ...rest } = { jsonSchemaDialect: '', ...contract }
  return JSON.stringify({ ...rest, info })
}
