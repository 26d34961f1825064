import { describe, expect, it } from 'vitest'
import { listsArePaged } from '../../../scripts/pipeline/rules/paging.ts'
import { findingsOf } from '../support/sample.ts'

describe('lists-are-paged', () => {
  it('reports missing parameters and headers', () => {
    const found = findingsOf(listsArePaged, ({ list, listed }) => {
      list.parameters = [{ $ref: '#/components/parameters/Page' }]
      delete listed.headers?.['X-Next-Page']
    })
    expect(found).toEqual([
      '#/paths/~1projects/get: listProjects returns an array, but lacks per_page, X-Next-Page.',
    ])
  })

  it('reports a list whose body is not specified', () => {
    const found = findingsOf(listsArePaged, ({ listed }) => {
      listed.content = { 'application/json': { schema: { description: 'A record or a list.' } } }
      delete listed.headers?.['X-Page']
    })
    expect(found).toEqual(['#/paths/~1projects/get: listProjects returns an array, but lacks X-Page.'])
  })

  it('requires only headers of a POST that returns an array', () => {
    const found = findingsOf(listsArePaged, ({ create }) => {
      create.responses['201'] = { $ref: '#/components/responses/ProjectList' }
    })
    expect(found).toEqual([])
  })
})
