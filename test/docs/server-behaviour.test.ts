import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { limits } from '../../server-stub/limits.ts'

const page = join(import.meta.dirname, '..', '..', 'docs', 'server-behaviour.md')

test('the page states every limit of the server', async () => {
  const section =
    /## Limits\n(?<rows>.*?)(?=\n## )/s.exec(await readFile(page, 'utf8'))?.groups?.['rows'] ?? ''
  const rows = section.split('\n').filter((line) => line.startsWith('|'))
  const stated = rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  const expected = Object.values(limits).map(({ counts, max, beyond }) => [
    counts,
    max.toLocaleString('en'),
    beyond,
  ])
  expect(stated).toEqual(expected)
})
