import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const generators = ['typescript-fetch', 'python', 'go', 'java']

/** Generates clients with a JAR of openapi-generator. Returns the exit status of the command. */
export async function tryOpenapiGenerator(folder: string, jar: string): Promise<number> {
  let failures = 0
  for (const generator of generators) {
    const args = ['-jar', jar, 'generate', '-g', generator]
    const files = ['-i', join(folder, 'openapi.json'), '-o', join(folder, generator)]
    const child = spawn('java', [...args, ...files], { stdio: ['ignore', 'ignore', 'inherit'] })
    const [status]: unknown[] = await once(child, 'exit')
    console.log(`${status === 0 ? 'passed' : 'FAILED'}  openapi-generator ${generator}`)
    if (status !== 0) failures += 1
  }
  return failures === 0 ? 0 : 1
}
