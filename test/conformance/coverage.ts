/** Which check proves which rule: total over the contract's rules, so that a rule without a check does not compile. */
import type { AreaName } from '../../generated/operations.ts'
import { rules, type RuleId } from '../../generated/rules.ts'
import { accessRequests } from './checks/access-requests/index.ts'
import { awardEmoji } from './checks/award-emoji/index.ts'
import { boards } from './checks/boards/index.ts'
import { branches } from './checks/branches/index.ts'
import { broadcastMessages } from './checks/broadcast-messages/index.ts'
import { commits } from './checks/commits/index.ts'
import { events } from './checks/events/index.ts'
import { files } from './checks/files/index.ts'
import { general } from './checks/general/index.ts'
import { groups } from './checks/groups/index.ts'
import { issues } from './checks/issues/index.ts'
import { jobs } from './checks/jobs/index.ts'
import { members } from './checks/members/index.ts'
import { mergeRequests } from './checks/merge-requests/index.ts'
import { notificationSettings } from './checks/notification-settings/index.ts'
import { notes } from './checks/notes/index.ts'
import { projects } from './checks/projects/index.ts'
import { settings } from './checks/settings/index.ts'
import { tags } from './checks/tags/index.ts'
import { todos } from './checks/todos/index.ts'
import { runners } from './checks/runners/index.ts'
import { triggers } from './checks/triggers/index.ts'
import { users } from './checks/users/index.ts'
import { variables } from './checks/variables/index.ts'
import { workerMetrics } from './checks/worker-metrics/index.ts'
import type { CoverageOfArea, Entry } from './run/check.ts'
import { ruleIds, type Coverage } from './run/plan.ts'
import { accessChecksOf } from './sweeps/matrix/index.ts'

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
  if (entry !== undefined) return withAccess(rule, entry)
  const facts = rules[rule]
  if ('unchecked' in facts) return { notCheckable: facts.unchecked }
  throw new Error(`The rule ${rule} has neither a check nor a reason.`)
}

/** A rule that says who is let in is proved by its cells of the access matrix as well. */
function withAccess(rule: RuleId, entry: Entry): Entry {
  return 'notCheckable' in entry ? entry : [...[entry].flat(), ...accessChecksOf(rule)]
}
