import type { Breaking } from './compare.ts'
import type { Verdict } from './index.ts'

/** What has changed, and what to do about what was not announced. */
export function reportChanges({ since, announced, unannounced, others }: Verdict): string {
  const breaking = announced.length + unannounced.length
  const summary = `Since ${since}: ${breaking} breaking, ${others} other changes.`
  if (unannounced.length === 0) return summary
  return [
    ...unannounced.flatMap(describe),
    `${summary} ${unannounced.length} not announced: write a line below "Unreleased" in`,
    'openapi/CHANGELOG.md that describes what users have to do, or revert the change.',
  ].join('\n')
}

function describe({ names, message }: Breaking): string[] {
  return [names.map((name) => `\`${name}\``).join(' or '), `  ${message}`, '']
}
