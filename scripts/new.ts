import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { format, resolveConfig } from 'prettier'
import type { Contract } from './pipeline/contract.ts'
import { todo } from './new/contract-files.ts'
import { describeEndpoint } from './new/endpoint.ts'
import { planFiles } from './new/plan.ts'

const help = `Adds an endpoint to the contract, the server and the conformance suite, and
lists what remains to be written by hand.

  npm run new -- GET /projects/{id}/languages
  npm run new -- POST /projects/{id}/languages
  npm run new -- PUT /projects/{id}/issues/{issue_iid}
  npm run new -- DELETE /projects/{id}/issues/{issue_iid}

Parameters, error responses and requests are copied from the most similar
operation. The marker ${todo} stands where texts, properties, the handler and checks
belong.`

const root = join(import.meta.dirname, '..')

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return 2
})

async function main(args: readonly string[]): Promise<number> {
  const options = { help: { type: 'boolean', short: 'h', default: false } } as const
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  const [method, path] = positionals
  if (values.help || method === undefined || path === undefined) {
    console.log(help)
    return values.help ? 0 : 2
  }
  const contract: Contract = JSON.parse(
    await readFile(join(root, 'generated', 'openapi.conformance.json'), 'utf8'),
  )
  const endpoint = describeEndpoint(contract, method, path)
  const files = await planFiles(root, contract, endpoint)
  for (const [name, text] of Object.entries(files)) await writeFormatted(join(root, name), text)
  console.log(`Added ${endpoint.operationId}, similar to ${endpoint.neighbour.operation.operationId}.\n`)
  console.log(['To be written:', ...(await remaining(Object.keys(files)))].join('\n'))
  return 0
}

async function writeFormatted(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, await format(text, { ...(await resolveConfig(file)), filepath: file }))
}

/** Each marker with its file and line. */
async function remaining(names: readonly string[]): Promise<string[]> {
  const found = names.map(async (name) => {
    const lines = (await readFile(join(root, name), 'utf8')).split('\n')
    return lines.flatMap((line, index) => {
      const at = line.indexOf(`${todo} `)
      return at === -1
        ? []
        : [`  ${name}:${index + 1} ${line.slice(at + todo.length + 1).replace(/(?:'\)|\.(?: \*\/)?)$/, '')}`]
    })
  })
  return (await Promise.all(found)).flat()
}
