import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Contract } from './pipeline/contract.ts'
import { generate } from './pipeline/generate.ts'
import { redocly } from './pipeline/redocly.ts'

const root = join(import.meta.dirname, '..')
const folder = await mkdtemp(join(tmpdir(), 'forge-contract-'))
try {
  const bundle = join(folder, 'openapi.json')
  const conflicts = ['--component-renaming-conflicts-severity', 'error']
  const run = await redocly(root, ['bundle', 'openapi/openapi.yaml', '--ext', 'json', ...conflicts, '-o', bundle])
  if (run.status !== 0) throw new Error(run.output)
  const contract: Contract = JSON.parse(await readFile(bundle, 'utf8'))
  for (const [name, text] of Object.entries(await generate(contract))) {
    const file = join(root, 'generated', name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
} finally {
  await rm(folder, { recursive: true })
}
