import { describe, expect, it } from 'vitest'
import type { Json, Schema } from '../../../scripts/pipeline/contract.ts'
import { examplesPresent, examplesValid } from '../../../scripts/pipeline/rules/examples.ts'
import { findingsOf } from '../support/sample.ts'

describe('examples-present', () => {
  it('reports a missing example of a body, summary and value', () => {
    const found = findingsOf(examplesPresent, ({ contract, listed }) => {
      const media = listed.content?.['application/json']
      if (media !== undefined) media.examples = {}
      delete contract.components.examples['Project']?.summary
      delete contract.components.examples['Failure']?.value
    })
    expect(found).toEqual([
      '#/components/responses/ProjectList/content/application~1json: The body has no example.',
      '#/components/examples/Project: The example lacks a summary or a value.',
      '#/components/examples/Failure: The example lacks a summary or a value.',
    ])
  })

  it('reports a property without an example, its own or that of the schema it refers to', () => {
    const found = findingsOf(examplesPresent, ({ contract: { components } }) => {
      delete components.schemas['CreateProject']?.properties?.['name']?.examples
      delete components.schemas['Visibility']?.examples
    })
    expect(found).toEqual([
      '#/components/schemas/ProjectFields/properties/visibility: The property `visibility` has no example.',
      '#/components/schemas/CreateProject/properties/name: The property `name` has no example.',
    ])
  })

  it('requires none of a file', () => {
    const found = findingsOf(examplesPresent, ({ listed }) => {
      listed.content = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
    })
    expect(found).toEqual([])
  })
})

const shown = '#/components/responses/Shown/content/application~1json/examples/project'

/** Findings about the example of a project alone, after its schema has been replaced or not. */
function withProject(value: Json, schema?: Schema): string[] {
  const found = findingsOf(examplesValid, ({ contract: { components } }) => {
    components.examples['Project'] = { summary: 'A project', value }
    if (schema !== undefined) components.schemas['Project'] = schema
  })
  return found.filter((finding) => finding.startsWith(shown))
}

/** Findings about a value as a request body that is a project. */
function withSentProject(value: Json): string[] {
  return findingsOf(examplesValid, ({ contract, body }) => {
    for (const media of Object.values(body.content)) media.schema = { $ref: '#/components/schemas/Project' }
    contract.components.examples['CreateProject'] = { summary: 'Sent', value }
  })
}

describe('examples-valid: schemas', () => {
  it.for<[Json, string]>([
    [{ id: 7 }, "the value must have required property 'name'"],
    [{ id: '7', name: 'Loom' }, 'id must be integer'],
    [{ id: 7, name: 'loom' }, 'name must match pattern "^[A-Z]"'],
    [{ id: 7, name: 'Loom', visibility: 'secret' }, 'visibility must be equal to one of the allowed values'],
    [{ id: 7, name: 'Loom', colour: 'red' }, 'the value has the undeclared property `colour`'],
  ])('rejects %j as a project', ([value, problem]) => {
    const [found, ...others] = withProject(value)
    expect(found).toContain(`${shown}: In a response, ${problem}`)
    expect(others).toEqual([])
  })

  it.for<[string, Json]>([
    ['date-time', '2017-02-30T00:00:00Z'],
    ['date', '2026-13-01'],
    ['uri', 'no address'],
    ['email', 'nobody'],
  ])('checks the format %s in full', ([format, value]) => {
    expect(withProject(value, { type: 'string', format })).toHaveLength(1)
  })

  it('rejects wrong examples of parameters and headers', () => {
    const found = findingsOf(examplesValid, ({ contract }) => {
      Object.assign(contract.components.parameters['Page'] ?? {}, { example: 0 })
      Object.assign(contract.components.headers['Count'] ?? {}, { example: 'many' })
    })
    expect(found).toEqual([
      '#/components/parameters/Page/example: In a request, the value must be >= 1.',
      '#/components/headers/Count/example: In a response, the value must be integer.',
    ])
  })

  it('rejects wrong defaults and examples of schemas', () => {
    const found = findingsOf(examplesValid, ({ contract }) => {
      Object.assign(contract.components.schemas['Visibility'] ?? {}, {
        default: 'none',
        examples: ['public', 1],
      })
    })
    expect(found).toHaveLength(3)
    expect(found[0]).toContain('#/components/schemas/Visibility/examples/1')
    expect(found[2]).toContain('#/components/schemas/Visibility/default')
  })
})

describe('examples-valid: undeclared properties', () => {
  it('rejects undeclared properties below arrays and compositions', () => {
    const found = findingsOf(examplesValid, ({ contract }) => {
      contract.components.examples['ProjectList'] = {
        summary: 'One',
        value: [{ id: 7, name: 'Loom', colour: 'red' }],
      }
    })
    expect(found).toEqual([expect.stringContaining('0 has the undeclared property `colour`')])
  })

  it('rejects a property that none of several schemas declares', () => {
    const names = ['ProjectFields', 'Failure']
    const either: Schema = { anyOf: names.map((name) => ({ $ref: `#/components/schemas/${name}` })) }
    expect(withProject({ id: 7 }, either)).toEqual([])
    expect(withProject({ id: 7, colour: 'red' }, either)).toHaveLength(1)
  })

  it('allows other properties where the schema does not exclude them', () => {
    expect(withProject({ any: { thing: 1 } }, { type: ['object', 'null'] })).toEqual([])
  })

  it('allows other properties where the schema declares them', () => {
    const schema: Schema = {
      type: 'object',
      properties: { id: { type: 'integer' } },
      additionalProperties: true,
    }
    expect(withProject({ any: 1 }, schema)).toEqual([])
    expect(withProject({ id: 'x' }, schema)).not.toEqual([])
  })

  it('closes an object again below one that is open', () => {
    const open: Schema = { type: 'object', additionalProperties: { $ref: '#/components/schemas/Failure' } }
    expect(withProject({ one: { message: 'Hi' } }, open)).toEqual([])
    expect(withProject({ one: { massage: 'Hi' } }, open)).not.toEqual([])
  })
})

describe('examples-valid: directions', () => {
  it('rejects a read-only property in a request, and does not require it there', () => {
    expect(withSentProject({ name: 'Loom' })).toEqual([])
    const found = withSentProject({ id: 7, name: 'Loom' })
    expect(found).toHaveLength(3)
    expect(found[0]).toContain('In a request, id only travels the other way')
  })

  it('rejects a write-only property in a response', () => {
    const secret: Schema = { type: 'object', properties: { password: { type: 'string', writeOnly: true } } }
    const [found] = withProject({ password: 'x' }, secret)
    expect(found).toContain('In a response, password only travels the other way')
  })
})
