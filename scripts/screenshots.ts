import { join } from 'node:path'
import { makeDirectory } from '../server-stub/database/make-directory.ts'
import { exit } from './command-line/io.ts'
import { flag, text } from './command-line/options.ts'
import { packageFile } from './command-line/package-file.ts'
import { readArguments } from './command-line/script.ts'
import { shots, type Shot } from './screenshots/shots.ts'
import type { Variant } from './screenshots/take.ts'

const { values } = readArguments({
  name: 'screenshots',
  summary: 'take screenshots of the pages',
  description:
    'Takes screenshots of the reference, the landing page, the web pages and a conformance report: desktop, phone and dark. ' +
    'Requires Chromium in /usr/bin.',
  options: {
    readme: flag('Only those of the README, in docs/images.'),
    preview: flag('Only the picture in links to the reference, in scripts/reference/assets.'),
    output: text('DIR', 'Folder of the files.', { fallback: 'screenshots, or those above' }),
  },
})
const { name: fileName, folder, selected } = choice()
try {
  makeDirectory(folder)
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error)
  console.error(`npm run screenshots: ${reason}; give another folder with --output`)
  process.exit(exit.error)
}
// Loaded after the arguments are read: the help and errors in them appear at once.
const { startSubject } = await import('./screenshots/subject.ts')
const { takeScreenshots } = await import('./screenshots/take.ts')

await using subject = await startSubject(selected.some(({ shot }) => shot.page === 'report'))
const files = await takeScreenshots(subject, selected, (shot, variant) =>
  join(folder, `${fileName(shot, variant)}.png`),
)
for (const file of files) console.log(file)

/** The pages, and the folder of the files. */
function choice(): {
  name: (shot: Shot, variant: Variant) => string
  folder: string
  selected: readonly { shot: Shot; variant: Variant }[]
} {
  if (values.preview) {
    const shot: Shot = { name: 'preview', page: '/docs' }
    const folder = values.output ?? packageFile('scripts', 'reference', 'assets')
    return { name: () => 'preview', folder, selected: [{ shot, variant: 'preview' }] }
  }
  if (values.readme) {
    const selected = shots.flatMap((shot) =>
      shot.isInReadme === true ? [{ shot, variant: 'desktop' as const }] : [],
    )
    return { name: ({ name }) => name, folder: values.output ?? packageFile('docs', 'images'), selected }
  }
  const selected = shots.flatMap((shot) => variantsOf(shot).map((variant) => ({ shot, variant })))
  return {
    name: ({ name }, variant) => `${name}-${variant}`,
    folder: values.output ?? 'screenshots',
    selected,
  }
}

function variantsOf({ isOnPaper }: Shot): readonly Variant[] {
  return isOnPaper === true ? ['desktop', 'phone', 'dark', 'print'] : ['desktop', 'phone', 'dark']
}
