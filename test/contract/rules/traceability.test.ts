import { describe, expect, it } from 'vitest'
import type { Rule, Unspecified } from '../../../scripts/pipeline/contract.ts'
import { sourceProblem } from '../../../scripts/pipeline/rules/sources.ts'
import {
  nameOnlyIsLoose,
  rulesTraceable,
  unspecifiedComplete,
} from '../../../scripts/pipeline/rules/traceability.ts'
import { findingsOf } from '../support/sample.ts'

const good: Rule = {
  id: 'list-projects/newest-first',
  rule: 'The newest come first.',
  source: '2 § Endpoints / Projects',
}

function withRule(change: object): string[] {
  return findingsOf(rulesTraceable, ({ list }) => (list['x-rules'] = [{ ...good, ...change }]))
}

describe('rules-traceable', () => {
  const where = '#/paths/~1projects/get/x-rules/0'

  it.for<[object, string]>([
    [{ id: 'projects/newest-first' }, 'The id `projects/newest-first` is not `list-projects/<slug>`.'],
    [{ id: 'list-projects/Newest' }, 'The id `list-projects/Newest` is not `list-projects/<slug>`.'],
    [{ rule: 'newest first' }, 'The rule is no full sentence.'],
    [{ rule: 'The newest come first' }, 'The rule is no full sentence.'],
    [{ unchecked: '' }, 'The reason in `unchecked` is no full sentence.'],
    [{ source: '' }, 'The source is missing.'],
    [{ level: 'must' }, 'The property `level` is unknown.'],
  ])('rejects %j', ([change, problem]) => {
    expect(withRule(change)).toEqual([`${where}: ${problem}`])
  })

  it('accepts a reason why nothing can check it', () => {
    expect(withRule({ unchecked: 'No request can see it.' })).toEqual([])
  })

  it('rejects a duplicate id', () => {
    const found = findingsOf(rulesTraceable, ({ list }) => (list['x-rules'] = [good, good]))
    expect(found).toEqual([expect.stringContaining('The id `list-projects/newest-first` is used twice.')])
  })

  it('reports an operation without rules', () => {
    expect(findingsOf(rulesTraceable, ({ list }) => delete list['x-rules'])).toEqual([
      '#/paths/~1projects/get: listProjects has no rule, so no check can test it.',
    ])
  })

  it('requires the same form of the general rules', () => {
    const found = findingsOf(rulesTraceable, ({ contract }) => (contract['x-rules'] = [good]))
    expect(found).toContainEqual(expect.stringContaining('is not `general/<slug>`'))
  })
})

describe('sources', () => {
  it.for([
    '1 § Authentication',
    '2 § Endpoints / Members (groups and projects)',
    '1 § Limits; 3 § Endpoints / Notes',
  ])('accepts %s', (source) => expect(sourceProblem(source)).toBeUndefined())

  it.for([
    ['4 § Limits', 'The source `4 § Limits` does not read `<1|2|3> § <heading>`.'],
    ['Limits', 'The source `Limits` does not read `<1|2|3> § <heading>`.'],
    ['2 § Projects', 'Document 2 has no heading `Projects`; did you mean `Endpoints / Projects`.'],
    ['1 § Limits; 2 § Limits', 'Document 2 has no heading `Limits`.'],
  ])('does not know %s', ([source, problem]) => {
    expect(sourceProblem(source)).toBe(problem)
  })
})

describe('name-only-is-loose', () => {
  it('rejects further claims', () => {
    const found = findingsOf(nameOnlyIsLoose, ({ remove }) => remove['x-rules']?.push(good))
    expect(found).toEqual([
      expect.stringContaining('A name-only operation claims more or less than its route.'),
    ])
  })

  it('rejects a response with unknown properties', () => {
    const found = findingsOf(nameOnlyIsLoose, ({ remove }) => {
      remove.responses['202'] = { $ref: '#/components/responses/Shown' }
    })
    expect(found).toEqual([expect.stringContaining('A name-only operation has more than the specification.')])
  })

  it('rejects other words', () => {
    const found = findingsOf(nameOnlyIsLoose, ({ remove }) => (remove['x-specified'] = 'partly'))
    expect(found).toEqual(['#/paths/~1projects~1{id}/delete/x-specified: `partly` is unknown.'])
  })
})

describe('unspecified-complete', () => {
  const open: Unspecified = {
    id: 'projects/body',
    what: 'The body is not specified.',
    source: '2 § Endpoints / Projects',
  }
  const withOpen = (entry: object) =>
    findingsOf(unspecifiedComplete, ({ create }) => (create['x-unspecified'] = [{ ...open, ...entry }]))

  it.for<[object, string]>([
    [{ id: 'body' }, 'The id `body` is not `<subject>/<slug>`.'],
    [{ what: 'body' }, 'What is open is no full sentence.'],
    [{ source: '2 § Projects' }, 'Document 2 has no heading'],
    [{ since: 1 }, 'The property `since` is unknown.'],
  ])('rejects %j', ([entry, problem]) => {
    expect(withOpen(entry)).toEqual([expect.stringContaining(problem)])
  })

  it('rejects one id for two points', () => {
    const found = findingsOf(unspecifiedComplete, ({ contract }) => {
      const schema = contract.components.schemas['Project']
      if (schema !== undefined)
        Reflect.set(schema, 'x-unspecified', [{ ...open, what: 'The length is not shown.' }])
    })
    expect(found).toEqual([
      '#/components/schemas/Project/x-unspecified/0: The id `projects/body` means something else elsewhere.',
    ])
  })

  it('accepts one point in several places', () => {
    const found = findingsOf(unspecifiedComplete, ({ list }) => (list['x-unspecified'] = [open]))
    expect(found).toEqual([])
  })
})
