import { describe, expect, it } from 'vitest'
import { oneAreaEach } from '../../../scripts/pipeline/rules/areas.ts'
import { findingsOf } from '../support/sample.ts'

describe('one-area-each', () => {
  it.for([[[]], [['projects', 'groups']], [['groups']], [['repositories']]])(
    'rejects the tags %j',
    ([tags]) => {
      const found = findingsOf(oneAreaEach, ({ list }) => (list.tags = tags ?? []))
      expect(found).toContainEqual(
        expect.stringMatching(/^#\/paths\/~1projects\/get\/tags: The tags \[.*projects`\.$/),
      )
    },
  )

  it('rejects a path item in the folder of another area', () => {
    const found = findingsOf(oneAreaEach, ({ sources }) => {
      for (const source of sources)
        source.text = source.text.replace('projects/projects.yaml', 'groups/projects.yaml')
    })
    expect(found).toHaveLength(2)
    expect(found[0]).toContain('The tags [projects] are not the one area of its folder, `groups`.')
  })

  it('rejects paths out of the order of the areas', () => {
    const found = findingsOf(oneAreaEach, ({ contract, list, create, sources }) => {
      list.tags = create.tags = ['users']
      for (const source of sources)
        source.text = source.text.replace('projects/projects.yaml', 'users/projects.yaml')
      contract.tags = ['projects', 'users'].map((name) => ({ name }))
    })
    expect(found).toEqual([
      '#/paths/~1projects~1{id}: The path is after those of the area `users`, but belongs to `projects`.',
    ])
  })

  it('rejects tags out of their order', () => {
    const found = findingsOf(oneAreaEach, ({ contract }) => {
      contract.tags = ['users', 'projects'].map((name) => ({ name }))
    })
    expect(found).toEqual(['#/tags: The tags are not the areas in their order.'])
  })
})
