/** Attributes of broadcast messages. Spec: document 2, "Broadcast messages (administrators only)". */
import type { Run } from '../../fixtures/run.ts'

/** Attributes of a message in the far future. The text contains the run's id, as the names of all top-level records. */
export const attributesIn = ({ id }: Run) => ({
  message: `The looms rest ${id}`,
  starts_at: '2031-05-04T03:02:01.000Z',
  ends_at: '2031-05-04T04:30:00.000Z',
  color: '#112233',
  font: '#445566',
})

export const othersIn = ({ id }: Run) => ({
  // A message of several sentences.
  message: `The looms run ${id}. ${'Weft & warp come from the upper hall. '.repeat(5)}End.`,
  // An offset is part of the time.
  starts_at: '2032-01-02T10:00:00+02:00',
  ends_at: '2032-01-03T11:15:30-03:30',
  color: '#665544',
  font: '#332211',
})
