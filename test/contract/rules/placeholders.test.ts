import { expect, it } from 'vitest'
import { noPlaceholders } from '../../../scripts/pipeline/rules/placeholders.ts'
import { findingsOf } from '../support/sample.ts'

it('reports each text that remains to be written, at its place', () => {
  const path = 'components/schemas/projects/Mirror.yaml'
  const text = `description: A mirror.
properties:
  id:
    description: TODO replace this property.
  todo:
    description: A todo.
`
  expect(findingsOf(noPlaceholders, ({ sources }) => sources.push({ path, text }))).toEqual([
    `${path}#/properties/id/description: A placeholder remains: TODO replace this property.`,
  ])
})
