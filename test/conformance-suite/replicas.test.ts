/** A run on several servers is one run to its caller. */
import { expect, test } from 'vitest'
import { startStub } from '../../server-stub/stub.ts'
import { runOnReplicas } from '../conformance/command/replicas.ts'
import { readSettings } from '../conformance/command/options.ts'
import { runSuite, verdicts } from './support/runs.ts'

test('each replica executes a part of the checks, with one announcement, one progress and one report', async () => {
  const requests = { first: 0, second: 0 }
  const start = (name: keyof typeof requests) =>
    startStub({
      logRequest() {
        requests[name] += 1
        return () => {}
      },
    })
  await using first = await start('first')
  await using second = await start('second')
  const operation = 'listTags,createTag,deleteTag'
  const [starts, progress]: [string[], string[]] = [[], []]
  const settings = readSettings({ operation, 'base-url': first.baseUrl, 'admin-token': first.adminToken })
  const report = await runOnReplicas(settings, [first, second], {
    onStart: ({ checks, workers, target }) => starts.push(`${checks} ${workers} ${target}`),
    onResult: (_, done, total) => progress.push(`${done} of ${total}`),
  })
  const { here } = report.plan
  expect(Math.min(requests.first, requests.second)).toBeGreaterThan(100)
  expect(starts).toEqual([expect.stringMatching(new RegExp(`^${here} 16 http\\S+ and http\\S+$`))])
  expect([progress.length, progress.at(-1)]).toEqual([here, `${here} of ${here}`])
  expect(report.run.id).not.toContain('+')
  expect(report.exitCode).toBe(0)
  const whole = await runSuite(first, { operations: operation.split(',') })
  expect(evaluated(verdicts(report))).toEqual(evaluated(verdicts(whole)))
})

/** The setup of shared fixtures depends on the checks of a shard. */
function evaluated(lines: readonly string[]): readonly string[] {
  return lines.filter((line) => !line.startsWith('set-up/')).toSorted()
}
