/** A process that is not registered: the servers of mutants register none. */
export const anotherProcess = {
  hostname: 'another-host',
  pid: 4711,
  tag: '',
  started_at: '2026-03-01T08:00:00.000Z',
  queues: ['default'],
  labels: [],
  concurrency: 25,
  busy: 0,
}
