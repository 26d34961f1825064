import { describe, expect, it } from 'vitest'
import { samplesRight } from '../../../scripts/pipeline/rules/samples.ts'
import type { Sample } from '../support/sample.ts'
import { findingsOf } from '../support/sample.ts'

type Named = 'list' | 'create' | 'remove'

/** Changes the first sample of an operation whose label begins so. */
function spoilt(which: Named, label: string, from: string, to: string): (sample: Sample) => void {
  return (sample) => {
    const found = sample[which]['x-codeSamples']?.find((each) => each.label.startsWith(label))
    if (found === undefined || !found.source.includes(from)) throw new Error(`${which} has no such sample.`)
    found.source = found.source.replace(from, to)
  }
}

type Mistake = [what: string, which: Named, label: string, from: string, to: string, problem: string]

const mistakes: Mistake[] = [
  ['another method', 'remove', 'curl', '--request DELETE', '--request PUT', 'It sends PUT.'],
  ['another host', 'list', 'curl', 'forge.example', 'forge.invalid', 'is not an address of /projects.'],
  ['another path', 'list', 'curl', '/projects', '/groups', 'is not an address of /projects.'],
  ['a longer path', 'remove', 'curl', '/projects/7', '/projects/7/8', 'is not an address of /projects/{id}.'],
  [
    'an undeclared query',
    'list',
    'curl',
    '?ids[]',
    '?iids[]',
    'The query has `iids`, which is not declared.',
  ],
  ['a value of another type', 'list', 'curl', '=7', '=seven', 'ids.0 must be integer'],
  [
    'brackets as they are',
    'list',
    'curl',
    '--globoff',
    '',
    'curl takes the brackets of the URL for a pattern.',
  ],
  ['no token', 'list', 'curl', 'PRIVATE-TOKEN', 'TOKEN', 'It carries no token.'],
  [
    'an option of another program',
    'list',
    'curl',
    '--globoff',
    '--verbose -',
    '--verbose is not known here.',
  ],
  ['another program', 'list', 'curl', 'curl', 'wget', 'The command is wget, not curl.'],
  [
    'an undeclared property',
    'create',
    'curl',
    '"tags"',
    '"topics"',
    'the value has the undeclared property `topics`',
  ],
  [
    'a body that lacks a property',
    'create',
    'curl',
    '"name": "Loom",',
    '',
    "the value must have required property 'name'",
  ],
  ['a body that is no JSON', 'create', 'curl', '"name"', 'name', 'JSON'],
  [
    'another media type',
    'create',
    'curl',
    'application/json',
    'text/json',
    'Its media type is not declared.',
  ],
  [
    'an undeclared field',
    'create',
    'curl, form',
    'tags[]=',
    'topics[]=',
    'the value has the undeclared property `topics`',
  ],
  [
    'an undeclared part',
    'create',
    'curl, multipart',
    'tags[]=',
    'topics[]=',
    'the value has the undeclared property `topics`',
  ],
  [
    'an undeclared property in the query',
    'create',
    'curl, query',
    'tags[]=',
    'topics[]=',
    'the value has the undeclared property `topics`',
  ],
  [
    'another method of the client',
    'list',
    'TypeScript',
    'listProjects',
    'listGroups',
    'TypeScript calls something else.',
  ],
]

describe('samples-right', () => {
  it('accepts samples that are made of the examples', () => {
    expect(findingsOf(samplesRight)).toEqual([])
  })

  it('reports missing samples of an operation', () => {
    expect(findingsOf(samplesRight, ({ list }) => delete list['x-codeSamples'])).toEqual([
      '#/paths/~1projects/get/x-codeSamples: There are 0 command lines, not 1.',
      '#/paths/~1projects/get/x-codeSamples: There is no sample of the client.',
    ])
  })

  it('reports a missing sample of a media type', () => {
    const found = findingsOf(samplesRight, ({ create }) => create['x-codeSamples']?.splice(1, 1))
    expect(found).toEqual(['#/paths/~1projects/post/x-codeSamples: There are 3 command lines, not 4.'])
  })

  it.for(mistakes)('rejects %s', ([, which, label, from, to, problem]) => {
    const found = findingsOf(samplesRight, spoilt(which, label, from, to))
    expect(found).toEqual([expect.stringContaining(problem)])
  })

  it('reports a missing query parameter', () => {
    const found = findingsOf(samplesRight, ({ contract }) => {
      Object.assign(contract.components.parameters['Page'] ?? {}, { required: true })
    })
    expect(found).toEqual(['#/paths/~1projects/get/x-codeSamples: curl: The query lacks `page`.'])
  })
})
