/** Spec: document 1, "Events", the event record. */
import { check, type Check } from '../../fixtures/check.ts'
import { expectSameValues } from '../../generated/effects/same-values.ts'
import { isRecord } from '../../protocol/exchange.ts'
import { readFeed, type Feed } from './feeds.ts'

export function noteOnNoteEvents(feed: Feed): Check {
  return check(async (context) => {
    const { activity, list } = await readFeed(context, feed)
    const { note, furtherNote, noteOnRequest, user, nameOfUser } = activity
    const response = await list()
    for (const { id, body, noteable_id, noteable_type, record } of [note, furtherNote, noteOnRequest]) {
      const author = { id: user.id, username: user.username, name: nameOfUser, state: 'active' } as const
      response.expectItem({
        target_type: 'Note',
        author_id: user.id,
        author,
        author_username: user.username,
        note: { id, body, noteable_id, noteable_type, author },
      })
      const event = response.items.find(({ note: noted }) => noted?.id === id)
      if (event?.note !== undefined && isRecord(event.note))
        expectSameValues(record, event.note, response, '[].note.')
      if (event?.target_id !== null && event?.target_id !== id) response.fail(`The \`target_id\` ${id}.`)
    }
  })
}

export function dataOnPushEvents(feed: Feed): Check {
  return check(async (context) => {
    const { activity, list } = await readFeed(context, feed)
    const { user, nameOfUser, project, push } = activity
    const response = await list()
    const pushed = response.items
      .map(({ data }) => data)
      .find((data) => data?.before === push.before && data.after === push.after)
    const { commits, ref, user_name } =
      pushed ?? response.fail(`A push from ${push.before} to ${push.after}.`)
    response.expectItem({
      author_id: user.id,
      author_username: user.username,
      project_id: project.id,
      data: {
        before: push.before,
        after: push.after,
        user_id: user.id,
        repository: { name: project.name },
        total_commits_count: 1,
      },
    })
    const [commit] = commits
    if (commits.length !== 1 || commit?.id !== push.after || commit.message.trim() !== push.message) {
      response.fail(`The commit ${push.after}, ${push.message}.`, JSON.stringify(commits))
    }
    if (![nameOfUser, user.username].includes(user_name))
      response.fail('The name of the user in `user_name`.', user_name)
    if (!ref.endsWith(project.branch)) response.fail('The branch in `ref`.', ref)
    for (const { target_type, data } of response.items) {
      if (target_type !== null && data !== null) response.fail(`No \`data\` about ${target_type}.`)
    }
  })
}

export function capitalizedTargetType(feed: Feed): Check {
  return check(async (context) => {
    const { list } = await readFeed(context, feed)
    const response = await list()
    response.expectIncludes('target_type', 'Issue', 'Note')
    for (const { target_type } of response.items) {
      if (target_type !== null && !/^\p{Lu}/u.test(target_type)) {
        response.fail('A capitalized `target_type`.', `It is ${target_type}.`)
      }
    }
  })
}
