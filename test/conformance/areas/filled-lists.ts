/** Every specified list, filled. */
import { filledLists as accessRequests } from './access-requests/filled-lists.ts'
import { filledLists as awardEmoji } from './award-emoji/filled-lists.ts'
import { filledLists as boards } from './boards/filled-lists.ts'
import { filledLists as branches } from './branches/filled-lists.ts'
import { filledLists as broadcastMessages } from './broadcast-messages/filled-lists.ts'
import { filledLists as commits } from './commits/filled-lists.ts'
import { filledLists as events } from './events/filled-lists.ts'
import { filledLists as groups } from './groups/filled-lists.ts'
import { filledLists as issues } from './issues/filled-lists.ts'
import { filledLists as jobs } from './jobs/filled-lists.ts'
import { filledLists as members } from './members/filled-lists.ts'
import { filledLists as mergeRequests } from './merge-requests/filled-lists.ts'
import { filledLists as notes } from './notes/filled-lists.ts'
import { filledLists as projects } from './projects/filled-lists.ts'
import { filledLists as runners } from './runners/filled-lists.ts'
import { filledLists as tags } from './tags/filled-lists.ts'
import { filledLists as todos } from './todos/filled-lists.ts'
import { filledLists as triggers } from './triggers/filled-lists.ts'
import { filledLists as users } from './users/filled-lists.ts'
import { filledLists as variables } from './variables/filled-lists.ts'

export const filledLists = {
  ...accessRequests,
  ...awardEmoji,
  ...boards,
  ...branches,
  ...broadcastMessages,
  ...commits,
  ...events,
  ...groups,
  ...issues,
  ...jobs,
  ...members,
  ...mergeRequests,
  ...notes,
  ...projects,
  ...runners,
  ...tags,
  ...todos,
  ...triggers,
  ...users,
  ...variables,
}
