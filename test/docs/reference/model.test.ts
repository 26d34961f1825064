import { describe, expect, it } from 'vitest'
import { areas } from '../../../scripts/pipeline/areas.ts'
import { formerTarget } from '../../../scripts/reference/browser/former-anchors.ts'
import { SearchIndex } from '../../../scripts/reference/browser/search-index.ts'
import { markdown, plainText } from '../../../scripts/reference/html/markdown.ts'
import { highlight } from '../../../scripts/reference/html/highlight.ts'
import { loadSite } from '../../../scripts/reference/load.ts'
import { searchEntries } from '../../../scripts/reference/model/search-entries.ts'
import { describeSchema } from '../../../scripts/reference/model/fields.ts'
import type { Contract } from '../../../scripts/pipeline/contract.ts'

const site = await loadSite()

describe('search', () => {
  const index = new SearchIndex(searchEntries(site))
  it.for([
    ['protected branch', 'operation Protect a branch'],
    ['createBranch', 'operation Create a branch'],
    ['creat brnch', 'operation Create a branch'],
    ['create isue', 'operation Create an issue'],
    ['lst projects', 'operation List projects'],
    ['get user', 'operation Get a user'],
    ['merge_commit_message', 'field merge_commit_message'],
    ['create-branch/from-branch', 'rule create-branch/from-branch'],
    ['pagination', 'guide Pagination'],
    ['MergeRequest', 'schema MergeRequest'],
    ['delete project', 'operation Delete a project'],
    ['accept', 'operation Accept a merge request'],
    ['close issue', 'missing Update, close or reopen an issue'],
    ['compare', 'missing Compare two refs'],
  ])('for %j begins with %j', ([query = '', first]) => {
    const [found] = index.search(query)
    expect(`${found?.entry.kind} ${found?.entry.title}`).toBe(first)
  })

  it.for([
    ['per_page', 'guides/pagination'],
    ['private_token', 'guides/authentication'],
    ['access_token', 'guides/authentication'],
    ['sudo', 'guides/sudo'],
    ['page', 'guides/pagination'],
  ])('for the parameter %s of many operations begins with %s', ([query = '', path]) => {
    expect(index.search(query)[0]?.entry.path).toBe(path)
  })

  it('finds every operation by its id and by its title', () => {
    const missed = [...site.operations.values()].flatMap(({ id, title }) => [
      ...(index.search(id)[0]?.entry.path === `operations/${id}` ? [] : [id]),
      ...(index.search(title).some(({ entry }) => entry.path === `operations/${id}`) ? [] : [title]),
    ])
    expect(missed).toEqual([])
  })

  it('finds similar words only in place of words that no entry has', () => {
    const titles = index.search('clone').map(({ entry }) => entry.title)
    expect(titles).toContain('Permissions')
    expect(titles.filter((title) => title.includes('close'))).toEqual([])
    expect(index.search('git clone').map(({ entry }) => entry.title)).not.toContain('Get an issue')
  })

  it('finds the status and the text of an error', () => {
    for (const query of ['SHA does not match HEAD of source branch', '406'])
      expect(index.search(query)[0]?.entry.kind).toBe('error')
  })
})

describe('groups', () => {
  it('contain every area once', () => {
    const shown = site.groups.flatMap(({ areas: members }) => members.map(({ name }) => name))
    expect(shown.toSorted()).toEqual([...areas].toSorted())
    expect(site.groups.map(({ title }) => title)).not.toContain('More')
  })
})

describe('fields', () => {
  const contract: Contract = {
    openapi: '3.1.0',
    info: { title: 'Forge', version: '4.0.0' },
    paths: {},
    components: {
      schemas: {
        Thread: {
          type: 'object',
          properties: {
            colour: { type: 'string', enum: ['red', 'blue'], default: 'red' },
            knot: { type: 'string', default: '' },
          },
          required: ['colour'],
        },
        Loom: {
          allOf: [{ $ref: '#/components/schemas/Thread' }],
          type: 'object',
          properties: {
            parent: { anyOf: [{ $ref: '#/components/schemas/Loom' }, { type: 'null' }] },
            size: { type: 'integer', minimum: 1, default: 4, description: 'In cells.' },
          },
        },
      },
    },
  }

  it('are those of all parts, with what is required, allowed and limited', () => {
    const { fields } = describeSchema(contract, { $ref: '#/components/schemas/Loom' })
    expect(
      fields.map(({ name, type, required, allowed, limits }) => ({ name, type, required, allowed, limits })),
    ).toEqual([
      {
        name: 'colour',
        type: 'string',
        required: true,
        allowed: ['red', 'blue'],
        limits: ['default `red`'],
      },
      { name: 'knot', type: 'string', required: false, allowed: [], limits: ['default `""`'] },
      { name: 'parent', type: 'object or null', required: false, allowed: [], limits: [] },
      { name: 'size', type: 'integer', required: false, allowed: [], limits: ['default `4`', 'minimum `1`'] },
    ])
  })

  it('of a schema within itself are not repeated', () => {
    const { fields } = describeSchema(contract, { $ref: '#/components/schemas/Loom' })
    expect(fields.find(({ name }) => name === 'parent')).toMatchObject({
      recursive: true,
      schemaName: 'Loom',
      fields: [],
    })
  })
})

describe('markdown', () => {
  it('escapes HTML and drops links that run scripts', () => {
    const html = markdown('<img src=x onerror=alert(1)> [a](javascript:alert(1)) [b](#x) `<id>`').text
    expect(html).not.toMatch(/<img|javascript:/)
    expect(html).toContain('<a href="#x">b</a>')
    expect(html).toContain('<code>&lt;id&gt;</code>')
  })

  it('becomes plain text for previews', () => {
    expect(plainText('Sets `x` to\n**one** of [these](https://a.example).')).toBe('Sets x to one of these.')
  })

  it.for([
    ['The parameter `private_token`', 'The parameter private_token'],
    ['A page has per_page items.', 'A page has per_page items.'],
    ['A _new_ **project_id**, `**/*.ts`', 'A new project_id, **/*.ts'],
    ['| a | b |\n| - | - |\n| `c_d` | e |', 'a b c_d e'],
    ['- one\n- *two*\n\n```sh\ncurl a_b\n```', 'one two curl a_b'],
    ['`a`-`b`, [c](d)s', 'a-b, cs'],
  ])('keeps what is part of a name: %j', ([text = '', plain]) => {
    expect(plainText(text)).toBe(plain)
  })
})

describe('highlighting', () => {
  it.for(['sh', 'ts', 'json', 'python', 'ruby', 'go', 'http', 'unknown'])(
    'of %s keeps the text and escapes it',
    (language) => {
      const source = `a = "<b>" & 'c' # <d>\n// <e> {"f": 1, g: true}`
      const html = highlight(source, language)
      const shown = html.replaceAll(/<\/?span[^>]*>/g, '')
      expect(shown).toBe(
        source
          .replaceAll('&', '&amp;')
          .replaceAll('<', '&lt;')
          .replaceAll('>', '&gt;')
          .replaceAll('"', '&quot;')
          .replaceAll("'", '&#39;'),
      )
    },
  )
})

describe('former anchors', () => {
  const pages = ['/docs/operations/createBranch', '/docs/areas/branches', '/docs/guides/pagination']
  it.for([
    ['operation/createBranch', pages[0]],
    ['/branches/createbranch', pages[0]],
    ['tag/branches/createbranch', pages[0]],
    ['tag/branches', pages[1]],
    ['/branches', pages[1]],
    ['section/Pagination', pages[2]],
    ['create-branch/from-branch', undefined],
    ['', undefined],
  ])('%j lead to %j', ([anchor = '', page]) => {
    expect(formerTarget(anchor, pages)).toBe(page)
  })
})
