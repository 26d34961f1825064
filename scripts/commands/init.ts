import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError, exit } from '../command-line/io.ts'
import { flag, json, text } from '../command-line/options.ts'
import { writeOutput } from '../command-line/output.ts'
import { invocation } from '../command-line/package-file.ts'
import { verb } from '../command-line/verb.ts'
import { installation } from '../init/installation.ts'
import { commandsOf } from '../init/steps.ts'
import type { Template } from '../init/template.ts'
import { templates } from '../init/templates.ts'

/** Writes files to start with. */
export const init = verb({
  name: 'init',
  summary: 'write files to start with: a test, a CI job, a server',
  description:
    'Writes a small working example for one use, and prints the commands that run it. Existing files are not overwritten. ' +
    'Without USE, it lists the uses.',
  argument: {
    placeholder: 'USE',
    summary: 'What to write.',
    values: Object.keys(templates),
  },
  options: {
    output: text('DIR', 'Folder to write to.', { fallback: 'the current folder' }),
    force: flag('Overwrite existing files.'),
    json,
  },
  examples: [
    { command: invocation('init', 'vitest'), does: 'Writes a test that starts the server.' },
    { command: invocation('init', 'github'), does: 'Writes a conformance job for GitHub Actions.' },
  ],
  async run({ output = '.', force, json: isJson }, io, use) {
    const template = use === undefined ? undefined : templates[use]
    if (template === undefined) {
      const uses = Object.entries(templates).map(([name, { summary }]) => ({ use: name, summary }))
      io.out(isJson ? JSON.stringify(uses) : listOf(uses))
      return exit.success
    }
    const files = writeFiles(template, output, force)
    const commands = commandsOf([
      ...installation(template, output),
      { folder: output, command: template.run },
    ])
    if (isJson) io.out(JSON.stringify({ files, commands }))
    else io.out(`Wrote ${files.join(', ')}. Next:\n\n${commands.map((each) => `  ${each}\n`).join('')}`)
    return exit.success
  },
})

function listOf(uses: readonly { use: string; summary: string }[]): string {
  const width = Math.max(...uses.map(({ use }) => use.length)) + 2
  return uses.map(({ use, summary }) => `${use.padEnd(width)}${summary}`).join('\n')
}

function writeFiles({ files }: Template, folder: string, overwrites: boolean): string[] {
  const entries = Object.entries(files).map(([path, content]) => ({ path: join(folder, path), content }))
  if (!overwrites) {
    for (const { path } of entries)
      if (existsSync(path)) throw new CommandError(`${path} exists; overwrite it with --force`)
  }
  for (const { path, content } of entries) writeOutput(path, content)
  return entries.map(({ path }) => path)
}
