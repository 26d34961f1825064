/**
 * Takes screenshots of the reference, the landing page, the web pages and a conformance report: desktop, phone and dark.
 * Needs Chromium at /usr/bin/chromium.
 *
 *     npm run screenshots              # all of them, in the folder screenshots
 *     npm run screenshots -- --readme  # those of the README, in docs/images
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { packageFile } from './command-line/package-file.ts'
import { startSubject } from './screenshots/subject.ts'
import { shots, type Shot } from './screenshots/shots.ts'
import { takeScreenshots, type Variant } from './screenshots/take.ts'

const { values } = parseArgs({
  options: { readme: { type: 'boolean', default: false }, output: { type: 'string' } },
})
const folder = values.output ?? (values.readme ? packageFile('docs', 'images') : 'screenshots')
const selected = values.readme ? shots.filter(({ isInReadme }) => isInReadme === true) : shots
const variantsOf = ({ isOnPaper }: Shot): readonly Variant[] => {
  if (values.readme) return ['desktop']
  return isOnPaper === true ? ['desktop', 'phone', 'dark', 'print'] : ['desktop', 'phone', 'dark']
}

await mkdir(folder, { recursive: true })
await using subject = await startSubject(selected.some(({ page }) => page === 'report'))
const files = await takeScreenshots(
  subject,
  selected.flatMap((shot) => variantsOf(shot).map((variant) => ({ shot, variant }))),
  ({ name }, variant) => join(folder, values.readme ? `${name}.png` : `${name}-${variant}.png`),
)
for (const file of files) console.log(file)
