/** Names in paths that also find records whose name differs in case. */
import { alsoDoesAll, listedAt } from '../../vocabulary/lookups.ts'
import { segmentsOf, pathOf, withSegment } from '../../message.ts'
import { type Fault, mutant, type Mutant } from '../../mutant.ts'

/** Items of the list at a path whose names differ only in case from the one in the path. */
const inOtherCase = (segment: number, name: 'key' | 'name') =>
  alsoDoesAll(async (call, upstream) => {
    const own = segmentsOf(call)[segment] ?? ''
    const list = pathOf(call)
      .split('/')
      .slice(0, segment + 1)
      .join('/')
    const items = await listedAt(list, call, upstream)
    return items
      .map((item) => String(item[name]))
      .filter((each) => each !== own && each.toLowerCase() === own.toLowerCase())
      .map((each) => withSegment(call, segment, each))
  })

/** The first item of the list whose name differs at most in case is found. */
const findsInAnyCase = (segment: number, name: 'key' | 'name', last: boolean): Fault => ({
  async around(call, upstream) {
    const own = segmentsOf(call)[segment] ?? ''
    const list = pathOf(call)
      .split('/')
      .slice(0, segment + 1)
      .join('/')
    const names = (await listedAt(list, call, upstream)).map((item) => String(item[name]))
    const found = names.filter((each) => each.toLowerCase() === own.toLowerCase()).at(last ? -1 : 0)
    return upstream.pass(found === undefined ? call : withSegment(call, segment, found))
  },
})

const reads = (
  [
    ['getBranch', 'get-branch/by-name', 4, 'name'],
    ['getTag', 'get-tag/by-name', 4, 'name'],
    ['getVariable', 'get-variable/by-key', 3, 'key'],
  ] as const
).flatMap(([operation, rule, segment, name]) =>
  (['first', 'last'] as const).map((which) =>
    mutant(
      'IDT-03',
      operation,
      rule,
      `finds the ${which} name in any case`,
      findsInAnyCase(segment, name, which === 'last'),
    ),
  ),
)

const writes = (
  [
    ['deleteBranch', 'delete-branch/deletes', 4, 'name'],
    ['deleteTag', 'delete-tag/deletes', 4, 'name'],
    ['deleteVariable', 'delete-variable/deletes', 3, 'key'],
    ['protectBranch', 'general/success-is-200', 4, 'name'],
    ['unprotectBranch', 'general/success-is-200', 4, 'name'],
    ['updateRelease', 'general/success-is-200', 4, 'name'],
    ['updateVariable', 'general/success-is-200', 3, 'key'],
  ] as const
).map(([operation, rule, segment, name]) =>
  mutant('SFX-02', operation, rule, 'does the same to names in another case', inOtherCase(segment, name)),
)

export const nameInAnyCaseMutants: readonly Mutant[] = [...reads, ...writes]
