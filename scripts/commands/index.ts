import type { Verb } from '../command-line/command.ts'
import { collectGarbage } from './collect-garbage.ts'
import { completion } from './completion.ts'
import { conformance } from './conformance.ts'
import { docs } from './docs.ts'
import { init } from './init.ts'
import { mock } from './mock.ts'
import { serve } from './serve.ts'

/** What the command can do, in the order of its help. */
export const verbs: readonly Verb[] = [
  serve,
  mock,
  docs,
  conformance,
  collectGarbage,
  init,
  completion(() => verbs),
]
