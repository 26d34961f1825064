/** Which check proves which rule: total over the contract's rules, so that a rule without a check does not compile. */
import type { AreaName } from '../../../generated/operations.ts'
import { rules, type RuleId } from '../../../generated/rules.ts'
import { accessRequests } from './access-requests/index.ts'
import { awardEmoji } from './award-emoji/index.ts'
import { boards } from './boards/index.ts'
import { branches } from './branches/index.ts'
import { broadcastMessages } from './broadcast-messages/index.ts'
import { commits } from './commits/index.ts'
import { events } from './events/index.ts'
import { files } from './files/index.ts'
import { general } from './general/index.ts'
import { groups } from './groups/index.ts'
import { issues } from './issues/index.ts'
import { jobs } from './jobs/index.ts'
import { members } from './members/index.ts'
import { mergeRequests } from './merge-requests/index.ts'
import { notificationSettings } from './notification-settings/index.ts'
import { notes } from './notes/index.ts'
import { projects } from './projects/index.ts'
import { settings } from './settings/index.ts'
import { tags } from './tags/index.ts'
import { todos } from './todos/index.ts'
import { runners } from './runners/index.ts'
import { triggers } from './triggers/index.ts'
import { users } from './users/index.ts'
import { variables } from './variables/index.ts'
import { workerMetrics } from './worker-metrics/index.ts'
import { ruleIds, type Coverage, type CoverageOfArea, type Entry } from '../fixtures/check.ts'
import { accessChecksOf } from '../generated/access/index.ts'
import { searchesOf } from '../generated/lists/searches.ts'
import { deletedIsGone } from '../generated/effects/written-is-read.ts'

/** The areas; each rule has exactly one entry. */
const covered = {
  events,
  projects,
  groups,
  members,
  'access-requests': accessRequests,
  users,
  settings,
  'broadcast-messages': broadcastMessages,
  'notification-settings': notificationSettings,
  todos,
  commits,
  branches,
  tags,
  files,
  issues,
  'merge-requests': mergeRequests,
  notes,
  'award-emoji': awardEmoji,
  boards,
  jobs,
  runners,
  triggers,
  variables,
  'worker-metrics': workerMetrics,
} satisfies {
  readonly [Area in AreaName]: CoverageOfArea<Area>
}

const entries = new Map<string, Entry>(
  [general, ...Object.values(covered)].flatMap((area) => Object.entries(area)),
)

/** Every rule of the contract with its checks, or why it has none. */
export const coverage: Coverage = new Map(ruleIds().map((rule) => [rule, entryOf(rule)]))

function entryOf(rule: RuleId): Entry {
  const entry = entries.get(rule)
  if (entry !== undefined) return withGenerated(rule, entry)
  const access = accessChecksOf(rule)
  if (access.length > 0) return access
  const facts = rules[rule]
  if ('unchecked' in facts) return { notCheckable: facts.unchecked }
  throw new Error(`The rule ${rule} has neither a check nor a reason.`)
}

/** The generated checks of a rule are added: those of the access matrix, of deletions and of searches. */
function withGenerated(rule: RuleId, entry: Entry): Entry {
  return 'notCheckable' in entry
    ? entry
    : [...[entry].flat(), ...accessChecksOf(rule), ...deletedIsGone(rule), ...searchesOf(rule)]
}
