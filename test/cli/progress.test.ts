import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { printProgress } from '../../scripts/command-line/progress.ts'
import { usesColours } from '../../scripts/command-line/run-process.ts'

const { isTTY, columns } = process.stderr
const written: string[] = []

beforeEach(() => {
  written.length = 0
  vi.useFakeTimers({ toFake: ['performance'], now: 0 })
  vi.stubEnv('TERM', 'xterm')
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0)
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllEnvs()
  Object.assign(process.stderr, { isTTY, columns })
})

test('a terminal has one line, which is overwritten and removed', () => {
  Object.assign(process.stderr, { isTTY: true, columns: 10 })
  for (const line of ['1 of 20 operations', '2 of 20', '']) printProgress(line)
  expect(written).toEqual(['\r\u001B[2K1 of 20 o', '\r\u001B[2K2 of 20', '\r\u001B[2K'])
})

test.for([
  [{}, true, true],
  [{}, false, false],
  [{ TERM: 'dumb' }, true, false],
  [{ NO_COLOR: '1' }, true, false],
  [{ FORCE_COLOR: '1', TERM: 'dumb' }, false, true],
  [{ FORCE_COLOR: '0' }, true, false],
] as const)('with %j and a terminal: %s, colours are used: %s', ([environment, isTerminal, colours]) => {
  expect(usesColours(environment, isTerminal)).toBe(colours)
})

test('a pipe has the first line and one every 30 seconds', () => {
  Object.assign(process.stderr, { isTTY: false })
  for (const done of Array.from({ length: 7 }, (_, index) => index)) {
    printProgress(`${done} of 7`)
    vi.advanceTimersByTime(10_000)
  }
  printProgress('')
  expect(written).toEqual(['0 of 7\n', '3 of 7\n', '6 of 7\n'])
})

test('a terminal without control sequences has lines', () => {
  Object.assign(process.stderr, { isTTY: true, columns: 80 })
  vi.stubEnv('TERM', 'dumb')
  // The tests before printed lines at later times.
  vi.advanceTimersByTime(600_000)
  for (const line of ['1 of 7', '2 of 7', '']) printProgress(line)
  expect(written).toEqual(['1 of 7\n'])
})
