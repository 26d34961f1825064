import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import type { Contract, Schema } from '../../scripts/pipeline/contract.ts'

const contract: Contract = JSON.parse(
  await readFile(new URL('../../generated/openapi.json', import.meta.url), 'utf8'),
)

function properties(name: string): string[] {
  const schema: Schema | undefined = contract.components?.schemas?.[name]
  return Object.keys(schema?.properties ?? {})
}

it('states in the list form of a runner the properties of the list form', () => {
  expect(properties('RunnerSummary')).toEqual(['active', 'description', 'id', 'is_shared', 'name'])
  expect(properties('Runner')).toEqual(expect.arrayContaining(['token', 'tag_list', 'projects']))
})

it.for([
  ['IssueSummary', 'Issue'],
  ['MergeRequestSummary', 'MergeRequest'],
] as const)('states `subscribed` in %s of a list never, in a single record always', ([listed, single]) => {
  expect(properties(listed)).not.toContain('subscribed')
  expect(contract.components?.schemas?.[single]?.required).toContain('subscribed')
})

it('states `pipeline` and `download_url` for the responses with a job that include them', () => {
  const stated = ['Job', 'ChangedJob', 'ErasedJob', 'KeptJob'].map((name) =>
    ['pipeline', 'download_url'].filter((property) => properties(name).includes(property)),
  )
  expect(stated).toEqual([['pipeline'], [], ['download_url'], ['pipeline', 'download_url']])
  expect(contract.components?.schemas?.['KeptJob']?.required).toContain('pipeline')
})

it('states no email address of a user for other users', () => {
  expect(properties('User')).not.toContain('email')
  expect(properties('JobUser')).not.toContain('email')
  expect(properties('UserForAdmin')).toContain('email')
})

it('states the properties of an embedded note and commit', () => {
  expect(properties('EventNote').toSorted()).toEqual([
    'attachment',
    'author',
    'body',
    'created_at',
    'id',
    'noteable_id',
    'noteable_type',
    'system',
  ])
  expect(properties('JobCommit').toSorted()).toEqual([
    'author_email',
    'author_name',
    'created_at',
    'id',
    'message',
    'short_id',
    'title',
  ])
})

it.for(['AddProjectMember', 'UpdateProjectMember', 'ApproveProjectAccessRequest'])(
  'has no level of owners in %s',
  (name) => {
    const level = contract.components?.schemas?.[name]?.properties?.['access_level']
    expect(level).toMatchObject({ $ref: '#/components/schemas/ProjectAccessLevel' })
    expect(contract.components?.schemas?.['ProjectAccessLevel']?.enum).toEqual([10, 20, 30, 40])
  },
)
