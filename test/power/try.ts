/** Tries the mutants whose ids hold one of the given texts; for those who write them. */
import { mutants } from './mutants/index.ts'
import { startTarget } from './target.ts'
import { tried } from './trial.ts'

const wanted = process.argv.slice(2)
await using target = await startTarget()
for (const each of mutants) {
  if (!wanted.some((text) => each.id.includes(text) || each.rules.some((rule) => rule.includes(text))))
    continue
  const { fate, noticed, milliseconds } = await tried(target, each, [])
  console.log(`${fate.padEnd(12)}${String(milliseconds).padStart(6)} ms  ${each.id}`)
  if (fate !== 'aimed') for (const line of noticed) console.log(`              ${line}`)
}
