/** Lists that ignore one of two combined filters, or a filter together with an order, a page size or another form. */
import { mutant, type Mutant } from '../mutant.ts'
import { has, when } from '../vocabulary/conditions.ts'
import { ignores } from '../vocabulary/requests.ts'
import { sites, type Site } from './sites.ts'

/** Parameters of lists that select no items. */
const others: ReadonlySet<string> = new Set([
  'page',
  'per_page',
  'order_by',
  'sort',
  'sudo',
  'simple',
  'statistics',
])

/** Those of them with which a filter still selects the same items. */
const combinable: ReadonlySet<string> = new Set(['order_by', 'per_page', 'simple', 'sort'])

/**
 * Pairs whose first filter changes nothing in combination with the second, or of which no effect is specified: an owner is a
 * member, active users are not blocked, all groups may be available by default, only administrators receive statistics of
 * groups, and no operation sets the stage of a status.
 */
const lawfulPairs = [
  /^listProjects membership owned$/,
  /^listUsers (?:active blocked|blocked active)$/,
  /^listGroups (?:all_available \w+|owned all_available|\w+ statistics)$/,
  /^listCommitStatuses \w+ stage$/,
]

function ofPairs({ operation, facts }: Site): readonly Mutant[] {
  if (!facts.list) return []
  const filters = facts.parameters.query.filter((name) => !others.has(name))
  return filters.flatMap((ignored) =>
    facts.parameters.query
      .filter((given) => !others.has(given) || combinable.has(given))
      .filter(
        (given) =>
          given !== ignored && !lawfulPairs.some((each) => each.test(`${operation} ${ignored} ${given}`)),
      )
      .map((given) =>
        mutant(
          'SEM-10',
          operation,
          [],
          `ignores ${ignored} with ${given}`,
          when(has(given), ignores(ignored)),
        ),
      ),
  )
}

export const filterMutants: readonly Mutant[] = sites.flatMap(ofPairs)
