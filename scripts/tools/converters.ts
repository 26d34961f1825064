import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { operationsOf } from '../pipeline/contract.ts'
import type { Contract } from '../pipeline/contract.ts'
import { runNode, runTool } from './run.ts'
import type { ToolFolders } from './run.ts'
import type { Tool, Verdict } from './tool.ts'

/** Sends every GET of the document to the handlers of MSW, at the first server. Prints the paths without a response. */
const msw = `import { readFileSync } from 'node:fs'
import { fromOpenApi } from '@msw/source/open-api'
import { getResponse } from 'msw'
const contract = JSON.parse(readFileSync('openapi.json', 'utf8'))
const handlers = await fromOpenApi(contract)
const resolve = (each) => each.$ref ? contract.components.parameters[each.$ref.split('/').pop()] : each
for (const [path, { parameters = [], get }] of Object.entries(contract.paths)) {
  if (get === undefined) continue
  const url = [...parameters, ...(get.parameters ?? [])]
    .map(resolve)
    .filter((each) => each.in === 'path')
    .reduce((text, { name, example }) => text.replace('{' + name + '}', encodeURIComponent(String(example))), path)
  const response = await getResponse(handlers, new Request(contract.servers[0].url + url))
  if (response?.ok !== true) console.log(path)
}
`

/** Tools that turn the document into something else: a collection of requests, handlers, a server for agents. */
export const converters: readonly Tool[] = [
  {
    name: '@msw/source',
    what: '`fromOpenApi()`, every GET once',
    async run(folders, contract) {
      await writeFile(join(folders.folder, 'msw.mjs'), msw)
      const { status, output } = await runNode(folders, ['msw.mjs'])
      const reads = operationsOf(contract).filter(({ method }) => method === 'get').length
      return status === 0 && output.trim() === ''
        ? { ok: true, result: `a response for each of ${reads} operations` }
        : { ok: false, result: output.trim().split('\n').slice(0, 3).join(', ') }
    },
  },
  {
    name: 'openapi-to-postmanv2',
    what: 'a Postman collection',
    run: (folders, contract) =>
      counted(folders, contract, {
        command: 'openapi2postmanv2',
        args: ['-s', 'openapi.json', '-o', 'postman.json'],
        file: 'postman.json',
        each: /"request":\s*\{/g,
        noun: 'request',
      }),
  },
  {
    name: 'openapi-mcp-generator',
    what: 'a server of the Model Context Protocol',
    run: (folders, contract) =>
      counted(folders, contract, {
        command: 'openapi-mcp-generator',
        args: ['--input', 'openapi.json', '--output', 'mcp', '--force'],
        file: join('mcp', 'src', 'index.ts'),
        each: /^ +pathTemplate: "/gm,
        noun: 'tool',
      }),
  },
]

interface Conversion {
  command: string
  args: readonly string[]
  /** What the tool writes. */
  file: string
  /** Occurs once for each operation. */
  each: RegExp
  noun: string
}

async function counted(folders: ToolFolders, contract: Contract, conversion: Conversion): Promise<Verdict> {
  const { command, args, file, each, noun } = conversion
  const { status, output } = await runTool(folders, command, args)
  if (status !== 0) return { ok: false, result: output.trim().split('\n').at(-1) ?? '' }
  const count = (await readFile(join(folders.folder, file), 'utf8')).match(each)?.length ?? 0
  const operations = operationsOf(contract).length
  return { ok: count === operations, result: `${count} ${noun}s for ${operations} operations` }
}
