/** Pages as a folder of files contains them. */
import { expect, it } from 'vitest'
import { completeBaseUrl } from '../../../scripts/reference/browser/try-request.ts'
import { loadSite } from '../../../scripts/reference/load.ts'
import { linksBelow } from '../../../scripts/reference/pages/edition.ts'
import { renderPage } from '../../../scripts/reference/pages/index.ts'

const site = await loadSite()

function pageAt(path: string): string {
  const page = renderPage(site, path, { links: linksBelow('../', '.html', '../index.html') })
  if (page === undefined) throw new Error(`The reference has no page ${path}`)
  return page
}

it('has samples with the URL of the guides, a token to replace, and no option without need', () => {
  const page = pageAt('operations/createBranch')
  expect(page).toContain('https://forge.example.com/api/v4/projects/atelier%2Floom/repository/branches')
  expect(page).toContain('YOUR_TOKEN')
  expect(page).not.toMatch(/--globoff|base_url|your-token/)
})

it('begins a command line with method and URL', () => {
  const panel = /<div class="panel">(.*?)<\/div>/s.exec(pageAt('operations/createBranch'))?.[1] ?? ''
  const [first] = panel.replaceAll(/<[^>]+>/g, '').split('\n')
  expect(first).toMatch(/^curl --request POST &#39;https:\/\/forge\.example\.com\/\S+&#39; \\$/)
})

it('says once what of a value is not specified', () => {
  const page = pageAt('operations/listProjects')
  expect(page).not.toContain('Not specified: ')
  expect(page).toContain('How a larger value than the maximum is treated is not specified.')
  expect(page).not.toContain('is rejected or treated as 100 is not specified')
  expect(pageAt('schemas/DeletedUser')).toContain('Which view of the deleted user the body contains')
})

it('distinguishes the limits of an array from those of its items', () => {
  const page = pageAt('operations/listGroups').replaceAll(/<[^>]+>/g, '')
  expect(page).toContain('Each item: minimum 1')
})

it('links allowed values to the schema that explains them', () => {
  const field = /<li id="[^"]*group_access_level">.*?<\/li>/s.exec(pageAt('schemas/ProjectShare'))?.[0]
  expect(field).toContain('href="../schemas/AccessLevel.html"')
  expect(pageAt('schemas/AccessLevel')).toContain('Developer')
})

it('distinguishes the query parameter and the header of sudo', () => {
  const page = pageAt('operations/createBranch').replaceAll(/<[^>]+>/g, '')
  expect(page).toContain('sudo query · ')
  expect(page).toContain('SUDO header · ')
})

it('explains the documents that sources name, and leads there from each source', () => {
  const page = pageAt('operations/createBranch')
  expect(page).toContain('<a href="../index.html">document 1</a> § Authentication')
  expect(page.match(/document \d/g)?.length).toBe(page.match(/index\.html">document \d/g)?.length)
  expect(pageAt('')).toContain('A <strong>source</strong> names a section of one of the three documents')
})

it('leads from a schema to the operations and schemas that use it, with an example', () => {
  const project = pageAt('schemas/Project')
  const main = /<main.*?<\/main>/s.exec(project)?.[0] ?? ''
  expect(main).toContain('href="../operations/getProject.html"')
  expect(main).toMatch(/<h2 id="example">.*path_with_namespace/s)
  expect(pageAt('schemas/CreateBranch')).toMatch(/Accepted by.*operations\/createBranch\.html/s)
  expect(pageAt('schemas/ProjectShare')).toMatch(/Part of.*schemas\/ProjectShareList\.html/s)
})

it('lists the operations that the contract does not have, without links to pages elsewhere', () => {
  const main = /<main.*?<\/main>/s.exec(pageAt('missing-operations'))?.[0] ?? ''
  expect(main).toContain('<code>PUT /projects/:id/issues/:issue_iid</code>')
  expect(main).toContain('Instead: <code>POST /provisioning/issue_states</code> closes and reopens it')
  expect(main).not.toContain('.md')
})

it.for([
  ['https://forge.example.com/api/v4', 'https://forge.example.com/api/v4'],
  ['https://forge.example.com/api/v4/', 'https://forge.example.com/api/v4'],
  ['https://forge.example.com', 'https://forge.example.com/api/v4'],
  ['http://127.0.0.1:3000/forge/', 'http://127.0.0.1:3000/forge/api/v4'],
])('sends requests to %s as a base URL', ([entered, complete]) => {
  expect(completeBaseUrl(entered ?? '')).toBe(complete)
  const form = /<form class="try".*?<\/label>/s.exec(pageAt('operations/getProject'))?.[0] ?? ''
  expect(form).toContain('data-path="/projects/{id}"')
  expect(form).toContain('placeholder="https://forge.example.com/api/v4"')
})
