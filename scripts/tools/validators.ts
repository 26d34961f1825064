import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runNode, runTool } from './run.ts'
import type { Tool } from './tool.ts'

const swaggerParser = `import SwaggerParser from '@apidevtools/swagger-parser'
await SwaggerParser.validate('openapi.json')
`

/** Compiles each schema as JSON Schema 2020-12 in strict mode, and validates its own examples with it. */
const jsonSchema = `import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
const contract = JSON.parse(readFileSync('openapi.json', 'utf8'))
const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true, validateFormats: true })
formats.default(ajv)
ajv.addFormat('binary', true)
ajv.addKeyword('components')
ajv.addSchema({ $id: 'contract', components: { schemas: contract.components.schemas } })
const problems = []
for (const [name, schema] of Object.entries(contract.components.schemas)) {
  const validate = ajv.getSchema('contract#/components/schemas/' + name)
  for (const example of schema.examples ?? []) {
    if (!validate(example)) problems.push(name + ': ' + ajv.errorsText(validate.errors))
  }
}
for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 ? 0 : 1
`

/** Tools that validate or lint the document as it is. */
export const validators: readonly Tool[] = [
  script('@apidevtools/swagger-parser', '`validate()`', swaggerParser, 'valid'),
  script(
    'ajv',
    'every schema as JSON Schema 2020-12, strict mode, with its examples',
    jsonSchema,
    'every schema compiles and accepts its examples',
  ),
  {
    name: '@redocly/cli',
    what: '`lint --extends recommended-strict`',
    async run(folders) {
      const { output } = await runTool(folders, 'redocly', [
        'lint',
        '--extends',
        'recommended-strict',
        '--format',
        'json',
        'openapi.json',
      ])
      return expectOnly(rulesIn(output, 'ruleId'), ['no-ambiguous-paths'], output)
    },
  },
  {
    name: '@stoplight/spectral-cli',
    what: '`lint`, ruleset `spectral:oas`',
    async run(folders) {
      await writeFile(join(folders.folder, '.spectral.yaml'), "extends: ['spectral:oas']\n")
      const { output } = await runTool(folders, 'spectral', [
        'lint',
        'openapi.json',
        '--format',
        'json',
        '--quiet',
      ])
      return expectOnly(rulesIn(output, 'code'), ['info-contact'], output)
    },
  },
]

function script(name: string, what: string, text: string, result: string): Tool {
  return {
    name,
    what,
    async run(folders) {
      const file = join(folders.folder, `${name.replaceAll(/[^a-z]/g, '-')}.mjs`)
      await writeFile(file, text)
      const { status, output } = await runNode(folders, [file])
      return status === 0 ? { ok: true, result } : { ok: false, result: output.trim().split('\n')[0] ?? '' }
    },
  }
}

/** Names of the rules in the findings of a linter, each with how often it was found. */
function rulesIn(output: string, key: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [, rule = ''] of output.matchAll(new RegExp(`"${key}":\\s*"([^"]+)"`, 'g'))) {
    counts.set(rule, (counts.get(rule) ?? 0) + 1)
  }
  return counts
}

function expectOnly(found: ReadonlyMap<string, number>, known: readonly string[], output: string) {
  const unknown = [...found.keys()].filter((rule) => !known.includes(rule))
  const list = [...found]
    .map(([rule, count]) => `\`${rule}\` ${count === 1 ? 'once' : `${count} times`}`)
    .join(', ')
  if (found.size === 0 && !output.includes('[]')) return { ok: false, result: output.trim().slice(0, 200) }
  return { ok: unknown.length === 0, result: list === '' ? 'nothing found' : `${list}; nothing else` }
}
