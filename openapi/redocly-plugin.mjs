/**
 * The contract rules as a plugin of Redocly: `redocly lint` and editors show their findings in the files.
 * The rules are TypeScript and require the whole contract, so they run in the Node of the project, on the saved files.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

export default function contractPlugin() {
  return { id: 'contract', rules: { oas3: { rules: contractRules } } }
}

function contractRules() {
  // Editors and the command visit the root more than once.
  let isDone = false
  return {
    Root: {
      leave(_root, { report, location }) {
        if (!isDone) reportAll(report, location)
        isDone = true
      },
    },
  }
}

function reportAll(report, location) {
  const node = join(root, 'node_modules', 'node', 'bin', 'node')
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }
  const { stdout, stderr } = spawnSync(node, ['scripts/build.ts', '--findings'], options)
  if (!stdout?.startsWith('[')) {
    report({ message: `The contract rules did not run. Run \`npm ci\`. ${stderr}`, location })
    return
  }
  const Source = location.source.constructor
  for (const { location: place, rule, problem, remedy } of JSON.parse(stdout)) {
    const [file, pointer = '/'] = place.split('#')
    const path = join(root, file)
    const source = new Source(path, readFileSync(path, 'utf8'))
    report({
      message: `${rule}: ${problem} ${remedy}`.trim(),
      location: { source, pointer: `#${pointer}`, reportOnKey: pointer !== '/' },
    })
  }
}
