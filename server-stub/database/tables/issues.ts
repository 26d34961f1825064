/** Issues and their boards. */
import type { Generated } from 'kysely'
import type { DateText, Flag, Timestamp } from './columns.ts'

export interface IssueTable {
  id: Generated<number>
  project_id: number
  iid: number
  title: string
  description: string | null
  state: Generated<'opened' | 'closed'>
  author_id: number
  milestone_id: number | null
  /** Kept from non-members and guests. */
  confidential: Generated<Flag>
  due_date: DateText | null
  closed_at: Timestamp | null
  created_at: Timestamp
  updated_at: Timestamp
}

/** The number of issues of an author in a project; triggers of the database update it. */
export interface IssueCountTable {
  project_id: number
  author_id: number
  issues: number
  open_issues: number
}

/**
 * The version of a portion of the issues of a project, those whose `iid` divided by 1000 is `portion`. Triggers of the database
 * replace it with every change; absent before the first issue of the portion.
 */
export interface IssueVersionTable {
  project_id: number
  portion: number
  version: string
}

/** In the order of their ids: the first is the `assignee` of old. */
export interface IssueAssigneeTable {
  id: Generated<number>
  issue_id: number
  user_id: number
}

export interface IssueLabelTable {
  issue_id: number
  label_id: number
}

/** Each project has one from the start. */
export interface BoardTable {
  id: Generated<number>
  project_id: number
  /** Incremented by every change of the lists, so that concurrent changes are serialized. */
  lists_changed: Generated<number>
  created_at: Timestamp
}

export interface BoardListTable {
  id: Generated<number>
  board_id: number
  label_id: number
  /** From 1 on without gaps among the lists that are not deleted. */
  position: number
  deleted_at: Timestamp | null
  created_at: Timestamp
}
