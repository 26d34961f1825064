import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readArguments } from './command-line/script.ts'
import type { Contract } from './pipeline/contract.ts'
import { formatFiles } from './formatted.ts'
import { todo } from './new/contract-files.ts'
import { describeEndpoint } from './new/endpoint.ts'
import { planFiles } from './new/plan.ts'
import { outlineFile } from './pipeline/conformance/outline.ts'

const { words } = readArguments({
  name: 'new',
  summary: 'add an endpoint',
  description:
    'Adds an endpoint to the contract, the server and the conformance suite. The permission, parameters, error responses and requests are ' +
    `copied from the most similar operation. ${todo} marks each text, property, handler and check that must be written by ` +
    'hand; the command lists them.',
  exitCodes: { 0: 'success' },
  argument: {
    placeholder: 'METHOD PATH',
    summary: 'GET, POST, PUT or DELETE, and the path below /api/v4.',
    least: 2,
    most: 2,
  },
  options: {},
  examples: [
    { command: 'npm run new -- GET /projects/{id}/languages', does: 'Lists the languages of a project.' },
    { command: 'npm run new -- POST /projects/{id}/languages', does: 'Creates one.' },
    { command: 'npm run new -- PUT /projects/{id}/issues/{issue_iid}', does: 'Updates an issue.' },
    { command: 'npm run new -- DELETE /projects/{id}/issues/{issue_iid}', does: 'Deletes an issue.' },
  ],
})

const root = join(import.meta.dirname, '..')

process.exitCode = await main(words).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return 2
})

async function main([method = '', path = '']: readonly string[]): Promise<number> {
  const contract: Contract = JSON.parse(
    await readFile(join(root, 'generated', 'openapi.conformance.json'), 'utf8'),
  )
  const endpoint = describeEndpoint(contract, method.toUpperCase(), path)
  const files = await planFiles(root, contract, endpoint)
  for (const [name, text] of Object.entries(files)) await write(join(root, name), text)
  await formatFiles(Object.keys(files))
  const { similar, operationId } = endpoint
  console.log(`Added ${operationId}. Its permission, parameters and error responses are those of
${similar.operation.operationId}, the most similar operation: replace those that differ.\n`)
  console.log(['To be written by hand:', ...(await remaining(Object.keys(files)))].join('\n'))
  console.log(`
Write the texts in openapi/ first and run \`npm run build\`; \`npm run typecheck\` then reports the code that is missing.
The row of the specification is counted in ${outlineFile}. CONTRIBUTING.md describes each step.`)
  return 0
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

/** Each marker with its file and line. */
async function remaining(names: readonly string[]): Promise<string[]> {
  const found = names.map(async (name) => {
    const lines = (await readFile(join(root, name), 'utf8')).split('\n')
    return lines.flatMap((line, index) => {
      const [, what] = new RegExp(`\\b${todo}(?: |\\(')(.+?)(?:'\\).*|\\.)?$`).exec(line) ?? []
      return what === undefined ? [] : [`  ${name}:${index + 1} ${what}`]
    })
  })
  return (await Promise.all(found)).flat()
}
