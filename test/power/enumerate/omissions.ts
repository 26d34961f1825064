/** Lists that omit items. */
import { isRecord, type Call } from '../message.ts'
import { mutant, type Upstream, type Mutant } from '../mutant.ts'
import { omitsItems, altersList, type Item } from '../vocabulary/lists.ts'
import { propertiesOf, shownBy, sites, typesOf, type Property, type Site } from './sites.ts'

function valuesOfProperty({ schema }: Property): readonly unknown[] {
  const types = typesOf(schema)
  const enumerated = (schema.enum ?? []).filter((value) => value !== null)
  const none = types.includes('null') || (schema.enum ?? []).includes(null) ? [null] : []
  if (types.includes('boolean')) return [true, false]
  return [...enumerated, ...none]
}

/**
 * Omissions that violate nothing: no item of the list has the value, the API has no operation that creates such an item, or
 * whether the list has it is not specified.
 */
const lawfulOmissions = [
  // Whether members and requesters are listed while they are blocked is not specified.
  /^list(?:Group|Project)(?:AccessRequests|Members) state=blocked$/,
  /^listProjectUsers state=blocked$/,
  /^listProjectMembers access_level=50$/,
  // The list form does not have these, or always has a value.
  /^list\w*Issues subscribed=/,
  /^listMergeRequests (?:subscribed=|state=reopened)/,
  /^list\w*Jobs (?:created_at|download_url)=null$/,
  /^list\w*Runners (?:contacted_at|description)=null$/,
  /^listRunners is_shared=true$/,
  /^listIssueNotes noteable_type=MergeRequest$/,
  /^listMergeRequestNotes noteable_type=Issue$/,
  /^listSnippetNotes expires_at=null$/,
  /^listTriggers owner=null$/,
  /^listCommitComments line_type=old$/,
  /^listCommitStatuses (?:allow_failure=true|created_at=null|ref=null)$/,
  // What creates a todo is not specified.
  /^listTodos (?:author=another user|state=pending|target_type=)/,
  /^listMergeRequestCommits parent_ids=is an empty array$/,
  /^list\w*Runners (?:name|projects|tag_list)=/,
  // Names of emoji, and texts that no request sends.
  /^list\w*AwardEmoji name=/,
  /^list\w*Events\w* title=/,
  /^list\w*Jobs stage=/,
  /^listSnippetNotes title=/,
  /^listTodos body=/,
  // Which system notes a server adds is not specified.
  /^list\w+Notes system=true$/,
]

/** Text that names or describes an item; other texts are identifiers, URLs or values of a set. */
const freeText =
  /^(?:author_name|body|commit_message|description|label|message|name|note|stage|target_title|title|value)$/

const outsideAscii = /[^\p{ASCII}]/u

/** Contents of an item by which a careless server omits it. */
const contents: readonly (readonly [
  description: string,
  isPossible: (property: Property) => boolean,
  isOmitted: (value: unknown) => boolean,
])[] = [
  [
    'has characters outside ASCII',
    ({ name, schema }) => freeText.test(name) && /string|object/.test(String(typesOf(schema))),
    (value) => outsideAscii.test(JSON.stringify(value) ?? ''),
  ],
  [
    'is an empty array',
    ({ schema }) => typesOf(schema).includes('array'),
    (value) => Array.isArray(value) && value.length === 0,
  ],
  [
    'is an array with items',
    ({ schema }) => typesOf(schema).includes('array'),
    (value) => Array.isArray(value) && value.length > 0,
  ],
]

const cuts: readonly (readonly [description: string, cut: (items: readonly Item[]) => readonly Item[]])[] = [
  ['omits the first item', (items) => items.slice(1)],
  ['omits the last item', (items) => items.slice(0, -1)],
  ['ends after three items', (items) => items.slice(0, 3)],
  ['returns an empty list', () => []],
]

function isLawful(operation: string, name: string, value: string): boolean {
  return lawfulOmissions.some((each) => each.test(`${operation} ${name}=${value}`))
}

/** Cuts that violate nothing: what creates a todo is not specified, and which boards and email addresses exist at first. */
const lawfulCuts =
  /^(?:list(?:Boards|CurrentUserEmails|UserEmails) omits the first item|listTodos returns an empty list)$/

function ofItems(site: Site): readonly Mutant[] {
  const shown = shownBy(site)
  if (!site.facts.list || shown === undefined) return []
  const { operation } = site
  const byValue = propertiesOf(shown.record).flatMap((property) =>
    valuesOfProperty(property).flatMap((value) => {
      if (isLawful(operation, property.name, String(value))) return []
      const omitted = (item: Item) => item[property.name] === value
      const description = `omits items whose ${property.name} is ${String(value)}`
      return [mutant('SEM-09', operation, [], description, omitsItems(omitted))]
    }),
  )
  const byUser = propertiesOf(shown.record)
    .filter(({ name }) => ['author', 'user', 'owner'].includes(name))
    .filter(({ name }) => !isLawful(operation, name, 'another user'))
    .map(({ name }) =>
      mutant('SEM-09', operation, [], `omits items whose ${name} is another user`, ofOthers(name)),
    )
  const byContent = propertiesOf(shown.record).flatMap((property) =>
    contents
      .filter(([description, isPossible]) => {
        return isPossible(property) && !isLawful(operation, property.name, description)
      })
      .map(([description, , isOmitted]) =>
        mutant(
          'SEM-09',
          operation,
          [],
          `omits items whose ${property.name} ${description}`,
          omitsItems((item) => isOmitted(item[property.name])),
        ),
      ),
  )
  return [
    ...byValue,
    ...byUser,
    ...byContent,
    ...cuts
      .filter(([description]) => !lawfulCuts.test(`${operation} ${description}`))
      .map(([description, cut]) => mutant('SEM-09', operation, [], description, altersList(cut))),
  ]
}

function ofOthers(name: string) {
  return {
    around: async (call: Call, upstream: Upstream) => {
      const username = upstream.usernameOf(call)
      const fault = omitsItems((item) => {
        const user = item[name]
        return isRecord(user) && username !== null && user['username'] !== username
      })
      return fault.around === undefined ? upstream.pass(call) : fault.around(call, upstream)
    },
  }
}

export const omissionMutants: readonly Mutant[] = sites.flatMap(ofItems)
