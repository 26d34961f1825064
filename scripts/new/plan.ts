import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Contract } from '../pipeline/contract.ts'
import { outline, outlineFile, outlineText } from '../pipeline/conformance/outline.ts'
import { pathFiles } from '../pipeline/locate.ts'
import { readSources } from '../pipeline/sources.ts'
import { annotation, checks, defects, handler, task } from './code-files.ts'
import { contractFiles, hasBody, operation, pathFile, pathItem, todo } from './contract-files.ts'
import { copyProperty, insertAfterLast, insertBefore, wrapperOf } from './edits.ts'
import type { Endpoint } from './endpoint.ts'

/** Texts of the files that an endpoint adds or changes, by path below `root`. */
export async function planFiles(
  root: string,
  contract: Contract,
  endpoint: Endpoint,
): Promise<Record<string, string>> {
  const { area, slug, similar } = endpoint
  const read = (path: string) => readFile(join(root, path), 'utf8')
  const files = pathFiles(await readSources(join(root, 'openapi')))
  const similarPathItem = await read(`openapi/${files.get(similar.path) ?? ''}`)
  const present = files.get(endpoint.path)
  const defectIndex = `test/power/areas/${area}/index.ts`
  return {
    ...withoutPresent(root, contractFiles(endpoint)),
    ...(present !== undefined && {
      [`openapi/${present}`]: `${await read(`openapi/${present}`)}${operation(endpoint, similarPathItem)}`,
    }),
    ...(present === undefined && {
      [pathFile(endpoint)]: pathItem(endpoint, similarPathItem),
      'openapi/openapi.yaml': insertAfterLast(
        await read('openapi/openapi.yaml'),
        new RegExp(`\\$ref: paths/${area}/`),
        `  ${endpoint.path}:\n    $ref: ${pathFile(endpoint).replace('openapi/', '')}\n`,
      ),
      ...(await allowAmbiguity(endpoint, Object.keys(contract.paths), read)),
    }),
    ...(await annotate(endpoint, read)),
    ...(await implement(endpoint, read)),
    ...(await check(endpoint, read)),
    [`test/power/areas/${area}/${slug}.defects.ts`]: defects(endpoint),
    [defectIndex]: `${await read(defectIndex)}export * from './${slug}.defects.ts'\n`,
  }
}

/** Components that another operation on the same path has added remain as they are. */
function withoutPresent(root: string, files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).filter(([path]) => !existsSync(join(root, path))))
}

type Read = (path: string) => Promise<string>

/** Lists a path that overlaps with another one as an exception of the lint. */
async function allowAmbiguity(
  { path }: Endpoint,
  others: readonly string[],
  read: Read,
): Promise<Record<string, string>> {
  if (!others.some((other) => overlaps(other.split('/'), path.split('/')))) return {}
  const file = 'openapi/.redocly.lint-ignore.yaml'
  const pointer = `#/paths/${path.replaceAll('/', '~1')}`
  return { [file]: insertAfterLast(await read(file), /^ {4}- '#\/paths\//, `    - '${pointer}'\n`) }
}

const isParameter = (segment: string): boolean => segment.startsWith('{')

function overlaps(one: readonly string[], other: readonly string[]): boolean {
  return (
    one.length === other.length &&
    one.every((each, index) => {
      const counterpart = other[index] ?? ''
      return each === counterpart || isParameter(each) || isParameter(counterpart)
    })
  )
}

async function annotate(endpoint: Endpoint, read: Read): Promise<Record<string, string>> {
  const { area, method, similar, path } = endpoint
  const file = `openapi/conformance/${area}.yaml`
  const text = await read(file)
  const { operationId } = similar.operation
  const entry = text.slice(text.indexOf(`\n  ${operationId}:\n`))
  const heading = /^ {6}(\d § Endpoints .+) \/ [^/\n]+:$/m.exec(entry)?.[1]
  if (heading === undefined) throw new Error(`${file} names no heading of ${operationId}.`)
  const table = 'test/contract/support/endpoints.ts'
  const permission = similar.operation['x-access']?.permission ?? ''
  return {
    [file]: insertBefore(text, 'rows:', annotation(endpoint, permission, heading)),
    [outlineFile]: withOneRowMore(heading),
    [table]: (await read(table)).replace(
      new RegExp(`(\\n  '?${area}'?: \\[\\n[^\\]]*)(  \\],)`),
      `$1    '${method.toUpperCase()} ${path}',\n$2`,
    ),
  }
}

/** The specification states each endpoint in a row. */
function withOneRowMore(source: string): string {
  const [, document = '', heading = ''] = /^(\d) § (.+)$/.exec(source) ?? []
  const { rows = 0, notSpecified = 0 } = outline[document]?.[heading] ?? {}
  return outlineText({
    ...outline,
    [document]: { ...outline[document], [heading]: { rows: rows + 1, notSpecified } },
  })
}

async function implement(endpoint: Endpoint, read: Read): Promise<Record<string, string>> {
  const { area, similar } = endpoint
  const file = `server-stub/resources/${area}/handlers.ts`
  const text = await read(file)
  const added = `\n${handler(endpoint, wrapperOf(text, similar.operation.operationId, endpoint.path))}`
  return { [file]: insertBefore(text, '} satisfies AuthorizedArea', added) }
}

async function check(endpoint: Endpoint, read: Read): Promise<Record<string, string>> {
  const { area, slug, operationId, verb, similar } = endpoint
  const isWritten = hasBody(endpoint)
  const folder = `test/conformance/areas/${area}`
  const requests = await read(`${folder}/requests.ts`)
  const copied = isWritten ? undefined : copyProperty(requests, similar.operation.operationId, operationId)
  const missing = (what: string) => `\n  ${operationId}: async () => {\n    ${task(what)}\n  },\n`
  return {
    [`${folder}/${slug}.checks.ts`]: checks(endpoint),
    [`${folder}/index.ts`]: joined(
      await read(`${folder}/index.ts`),
      `import { ${operationId} } from './${slug}.checks.ts'\n`,
      '} satisfies CoverageOfArea',
      operationId,
    ),
    [`${folder}/requests.ts`]: insertBefore(
      requests,
      '} satisfies RequestBuilders',
      copied === undefined ? missing(`return a valid request of ${operationId}`) : `\n${copied}`,
    ),
    ...((isWritten || verb === 'delete') && (await testWrite(endpoint, read))),
    ...(verb === 'list' && {
      [`${folder}/filled-lists.ts`]: insertBefore(
        await read(`${folder}/filled-lists.ts`),
        '} satisfies FilledLists',
        missing(`create at least four records for ${operationId}`),
      ),
    }),
  }
}

/** Adds the write to those that are interrupted by faults. */
async function testWrite({ operationId, verb }: Endpoint, read: Read): Promise<Record<string, string>> {
  const file = 'test/server-stub/faults/writes.ts'
  if (verb === 'delete')
    return {
      [file]: insertAfterLast(await read(file), /^ {4}\.\.\.deletions\(/, `    ${operationId}: {},\n`),
    }
  const entry = `    ${operationId}: { body: ${todo}('set a valid body of ${operationId}') },\n`
  return { [file]: insertBefore(await read(file), '    ...deletions(', entry) }
}

/** Imports a list or object, and spreads it at the end of the literal that begins or ends with the marker. */
function joined(text: string, imported: string, marker: string, name: string): string {
  const withImport = insertAfterLast(text, /^(?:import|\}) .*from '/, imported)
  return insertBefore(withImport, marker, `  ...${name},\n`)
}
