/** The names of errors in the code and in its comments. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const files = globSync(['server-stub/**/*.ts', 'scripts/**/*.ts', 'test/conformance/**/*.ts'], { cwd: root })
const sources = files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
const classes = sources.flatMap(({ file, text }) =>
  [...text.matchAll(/class (\w+) extends \w*Error\b.*?\n\}/gs)].map(([body, name = '']) => ({
    file,
    name,
    ownName: /readonly name = '(\w+)'/.exec(body)?.[1],
  })),
)

test('the property `name` of an error is the name of its class', () => {
  expect(classes.length).toBeGreaterThan(10)
  expect(classes.filter(({ name, ownName }) => ownName !== undefined && ownName !== name)).toEqual([])
})

test('comments name errors that exist', () => {
  const exists = new Set([...classes.map(({ name }) => name), 'Error', 'SyntaxError', 'TypeError'])
  const mentioned = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/(?:[Tt]hrows|[Rr]ejects with) (?:a )?`([A-Z]\w+)`/g)].map(([, name = '']) => ({
      file,
      name,
    })),
  )
  expect(mentioned.length).toBeGreaterThan(20)
  expect(mentioned.filter(({ name }) => !exists.has(name))).toEqual([])
})
