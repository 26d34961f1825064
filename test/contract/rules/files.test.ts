import { describe, expect, it } from 'vitest'
import { fileNames, fileSize, noOrphans } from '../../../scripts/pipeline/rules/files.ts'
import type { ContractRule } from '../../../scripts/pipeline/rules/rule.ts'
import { findingsOf } from '../support/sample.ts'

function withFile(rule: ContractRule, path: string, text = ''): string[] {
  return findingsOf(rule, ({ sources }) => sources.push({ path, text }))
}

describe('file-names', () => {
  it.for([
    'paths/repositories/list.yaml',
    'paths/projects/Projects.yaml',
    'paths/projects.yaml',
    'components/schemas/Loose.yaml',
    'components/schemas/projects/not-pascal.yaml',
    'components/models/projects/Project.yaml',
    'components/schemas/projects/deep/Project2.yaml',
  ])('rejects %s', (path) => {
    expect(withFile(fileNames, path)).toEqual([`${path}: Its folder or name does not fit its kind.`])
  })

  it('rejects one name in two areas', () => {
    expect(withFile(fileNames, 'components/schemas/groups/Project.yaml')).toEqual([
      'components/schemas/groups/Project.yaml: components/schemas/projects/Project.yaml has the same name.',
    ])
  })
})

describe('file-size', () => {
  it('counts lines', () => {
    const path = 'components/schemas/groups/Group.yaml'
    expect(withFile(fileSize, path, 'a: 1\n'.repeat(250))).toEqual([])
    expect(withFile(fileSize, path, 'a: 1\n'.repeat(251))).toEqual([
      `${path}: It has 251 lines, more than 250.`,
    ])
  })

  it.for(['openapi.yaml', 'conformance/projects.yaml'])('accepts %s of any length', (path) => {
    expect(withFile(fileSize, path, '- a\n'.repeat(600))).toEqual([])
  })
})

describe('no-orphans', () => {
  it('accepts conformance annotations, which nothing refers to', () => {
    expect(withFile(noOrphans, 'conformance/branches.yaml')).toEqual([])
  })

  it('rejects a file without references', () => {
    const path = 'components/schemas/groups/Group.yaml'
    expect(withFile(noOrphans, path)).toEqual([`${path}: Nothing refers to it.`])
  })

  it('rejects files that only refer to each other', () => {
    const found = findingsOf(noOrphans, ({ sources }) => {
      sources.push(
        { path: 'guide/a.md', text: "{ '$ref': b.md }" },
        { path: 'guide/b.md', text: '"$ref": "a.md"' },
      )
    })
    expect(found).toEqual(['guide/a.md: Nothing refers to it.', 'guide/b.md: Nothing refers to it.'])
  })
})
