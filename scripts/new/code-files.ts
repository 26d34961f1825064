import { bodyName, hasBody, todo, withArticle } from './contract-files.ts'
import type { Endpoint } from './endpoint.ts'

/**
 * An expression in place of what has to be written: the server and the suite start, and the compiler reports its place,
 * because the name is not declared.
 */
export function task(what: string): string {
  return `throw ${todo}('${what}')`
}

/** Id of the first rule of the endpoint, without its operation. */
function ruleName({ verb, slug }: Endpoint): string {
  const noun = slug.replace(/^[a-z]+-/, '')
  return `${verb === 'get' ? 'return' : verb}s-${noun}`
}

/** The file of checks: one check for the first rule. */
export function checks(endpoint: Endpoint): string {
  const { operationId, slug } = endpoint
  const isTyped = !hasBody(endpoint)
  const expected = task('check what the rule states')
  // A request with a body is written by hand, so it has no type yet.
  const withRequest = `check(async (context) => {
    const { by, input } = await requests.${operationId}(context, 'private')
    const response = await context.act(by, '${operationId}', input)
    response.expectStatus(200)
    ${expected}
  })`
  const withoutRequest = `check(async () => {
    ${expected}
  })`
  return `import { check, type CoverageOf } from '../../fixtures/check.ts'
${isTyped ? "import { requests } from './requests.ts'\n" : ''}
export const ${operationId} = {
  '${slug}/${ruleName(endpoint)}': ${isTyped ? withRequest : withoutRequest},
} satisfies CoverageOf<'${operationId}'>
`
}

const omission = ["omitsProperty('id')", 'omits a property', 'responses', 'SCH-01'] as const
const faults = {
  list: ['omitsLastItem', 'omits the last item', 'responses', 'SEM-09'],
  get: omission,
  create: omission,
  update: omission,
  delete: ['undoesEffect', 'returns a success without deleting', 'effects', 'STT-01'],
} as const

/** The file of defects: one server with a defect for the first rule. */
export function defects(endpoint: Endpoint): string {
  const { operationId, slug, verb } = endpoint
  const [fault, words, vocabulary, operator] = faults[verb]
  return `import { defectsOf } from '../../mutant.ts'
import { ${fault.replace(/\(.*/, '')} } from '../../vocabulary/${vocabulary}.ts'

export const ${operationId} = defectsOf('${operationId}', {
  '${slug}/${ruleName(endpoint)}': [['${operator}', '${words}', ${fault}]],
  // ${todo} add a defect for each rule
})
`
}

/** The entry of the conformance annotations. */
export function annotation(endpoint: Endpoint, permission: string, heading: string): string {
  const { operationId, slug, schema, noun, verb } = endpoint
  const summary =
    verb === 'list' ? `list of ${noun}s` : verb === 'get' ? noun : `${verb} ${withArticle(noun)}`
  const parts =
    verb === 'delete'
      ? ''
      : `        schemas: ${verb === 'list' ? `${schema} ${schema}List` : schema}
        properties:
          ${[`${schema}: id`, ...(hasBody(endpoint) ? [`${bodyName(endpoint)}: name`] : [])].join('\n          ')}
`
  return `  ${operationId}:
    access:
      permission: ${permission}
      callers: authenticated
      source: 1 § Authentication
    specification:
      ${heading} / ${slug}:
        summary: ${summary}
${parts}        rules:
          ${ruleName(endpoint)}: ${todo} ${verb === 'delete' ? '' : 'list all properties above, and '}state what ${operationId} does, one rule for each statement.
`
}

/** The handler, for a wrapper of \`authorized.ts\`. */
export function handler({ operationId }: Endpoint, wrapper: string): string {
  return `  ${operationId}: ${wrapper}(async () => {
    ${task(`implement ${operationId}`)}
  }),
`
}
