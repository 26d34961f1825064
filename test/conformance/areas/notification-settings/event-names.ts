/** Events of which users are notified by email. Spec: document 1, "Email notification events". */
export const eventNames = [
  'new_note',
  'new_issue',
  'reopen_issue',
  'close_issue',
  'reassign_issue',
  'new_merge_request',
  'reopen_merge_request',
  'close_merge_request',
  'reassign_merge_request',
  'merge_merge_request',
  'failed_pipeline',
  'success_pipeline',
] as const

export type EventName = (typeof eventNames)[number]

/** Each event on or off. */
export function eachEvent(isOn: (name: EventName) => boolean): Record<EventName, boolean> {
  return {
    new_note: isOn('new_note'),
    new_issue: isOn('new_issue'),
    reopen_issue: isOn('reopen_issue'),
    close_issue: isOn('close_issue'),
    reassign_issue: isOn('reassign_issue'),
    new_merge_request: isOn('new_merge_request'),
    reopen_merge_request: isOn('reopen_merge_request'),
    close_merge_request: isOn('close_merge_request'),
    reassign_merge_request: isOn('reassign_merge_request'),
    merge_merge_request: isOn('merge_merge_request'),
    failed_pipeline: isOn('failed_pipeline'),
    success_pipeline: isOn('success_pipeline'),
  }
}
