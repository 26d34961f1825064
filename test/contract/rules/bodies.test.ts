import { describe, expect, it } from 'vitest'
import { bodiesInEveryForm } from '../../../scripts/pipeline/rules/bodies.ts'
import { findingsOf } from '../support/sample.ts'

const where = '#/components/requestBodies/CreateProject'
const form = 'application/x-www-form-urlencoded'

describe('bodies-in-every-form', () => {
  it('accepts JSON alone', () => {
    const found = findingsOf(bodiesInEveryForm, ({ body }) => {
      delete body.content[form]
      delete body.content['multipart/form-data']
    })
    expect(found).toEqual([])
  })

  it('rejects two of three', () => {
    const found = findingsOf(bodiesInEveryForm, ({ body }) => delete body.content['multipart/form-data'])
    expect(found).toEqual([`${where}/content: The media types are application/json, ${form}.`])
  })

  it('rejects a schema of its own for a form', () => {
    const found = findingsOf(bodiesInEveryForm, ({ body }) => {
      body.content['multipart/form-data'] = { schema: { $ref: '#/components/schemas/Project' } }
    })
    expect(found).toEqual([`${where}/content: The media types do not share one schema.`])
  })

  it('reports a missing encoding of an array, through compositions too', () => {
    const found = findingsOf(bodiesInEveryForm, ({ contract, body }) => {
      contract.components.schemas['Composed'] = { allOf: [{ $ref: '#/components/schemas/CreateProject' }] }
      for (const media of Object.values(body.content)) {
        media.schema = { $ref: '#/components/schemas/Composed' }
        delete media.encoding
      }
    })
    expect(found).toEqual([
      `${where}/content/application~1x-www-form-urlencoded/encoding: ` +
        'The array `tags` has no encoding of style form, exploded.',
    ])
  })

  it('reports an optional body of which every alternative requires a property', () => {
    const found = findingsOf(bodiesInEveryForm, ({ contract, body }) => {
      delete body.required
      const schema = contract.components.schemas['CreateProject']
      if (schema === undefined) return
      delete schema.required
      schema.anyOf = [{ required: ['name'] }, { required: ['path'] }]
    })
    expect(found).toEqual([`${where}: The schema requires properties, but the body is optional.`])
  })

  it('accepts an optional body that requires nothing', () => {
    const found = findingsOf(bodiesInEveryForm, ({ contract, body }) => {
      delete body.required
      delete contract.components.schemas['CreateProject']?.required
    })
    expect(found).toEqual([])
  })
})
