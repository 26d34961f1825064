import { todo } from './contract-files.ts'
import type { Endpoint } from './endpoint.ts'

/** Id of the first rule of the endpoint, without its operation. */
function ruleName({ verb, slug }: Endpoint): string {
  const noun = slug.replace(/^[a-z]+-/, '')
  return { list: `lists-${noun}`, get: `returns-${noun}`, create: `creates-${noun}` }[verb]
}

/** The file of checks: one check for the first rule. */
export function checks(endpoint: Endpoint): string {
  const { operationId, slug, verb } = endpoint
  const expected = `throw new Error('${todo} expect what the rule states')`
  // The request of a creation is written by hand, so it has no type yet.
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
${verb === 'create' ? '' : "import { requests } from './requests.ts'\n"}
export const ${operationId} = {
  '${slug}/${ruleName(endpoint)}': ${verb === 'create' ? withoutRequest : withRequest},
} satisfies CoverageOf<'${operationId}'>
`
}

/** The file of defects: one server with a defect for the first rule. */
export function defects(endpoint: Endpoint): string {
  const { operationId, slug, verb } = endpoint
  const [fault, words] =
    verb === 'list' ? ['losesLast', 'one is missing'] : ["drops('id')", 'a property is missing']
  return `import { defectsOf } from '../../mutant.ts'
import { ${fault.replace(/\(.*/, '')} } from '../../vocabulary/responses.ts'

/** ${todo} one defect for each rule. */
export const ${operationId} = defectsOf('${operationId}', {
  '${slug}/${ruleName(endpoint)}': [['SFX-02', '${words}', ${fault}]],
})
`
}

/** The entry of the conformance annotations. */
export function annotation(endpoint: Endpoint, ability: string, heading: string): string {
  const { operationId, slug, schema, noun, verb } = endpoint
  const summary = { list: `list of ${noun}s`, get: noun, create: `create a ${noun}` }[verb]
  const schemas = { list: `${schema} ${schema}List`, get: schema, create: schema }[verb]
  const properties = [`${schema}: id`, ...(verb === 'create' ? [`Create${schema}: name`] : [])]
  return `  ${operationId}:
    access:
      ability: ${ability}
      callers: authenticated
      source: 1 § Authentication
    specification:
      ${heading} / ${slug}:
        summary: ${summary}
        schemas: ${schemas}
        properties:
          ${properties.join('\n          ')}
        rules:
          ${ruleName(endpoint)}: ${todo} name all properties above, and state what is true or false for a server.
`
}

/** The handler, for a wrapper of \`authorized.ts\`. */
export function handler({ operationId }: Endpoint, wrapper: string): string {
  return `  ${operationId}: ${wrapper}(async () => {
    throw new Error('${todo} implement ${operationId}')
  }),
`
}
