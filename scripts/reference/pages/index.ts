/** Every page of the reference by its path below the root. */
import { plainText } from '../html/markdown.ts'
import type { OperationEntry, Site } from '../model/site.ts'
import type { Edition, Links } from './edition.ts'
import {
  areaArticle,
  changelogArticle,
  errorsArticle,
  guideArticle,
  missingOperationsArticle,
  overviewArticle,
  rulesArticle,
  schemaIndexArticle,
} from './indexes.ts'
import { layout, type Page } from './layout.ts'
import { operationArticle } from './operation.ts'
import { schemaArticle } from './schema.ts'

/** The path of every page: '' for the overview, `operations/createBranch`, … */
export function pagePaths(site: Site): string[] {
  return [
    '',
    ...Object.keys(single),
    ...site.guides.map(({ slug }) => `guides/${slug}`),
    ...[...site.areas.keys()].map((name) => `areas/${name}`),
    ...[...site.operations.keys()].map((id) => `operations/${id}`),
    ...Object.keys(site.contract.components.schemas ?? {}).map((name) => `schemas/${name}`),
  ]
}

/** The page as HTML; undefined where the reference has none at this path. */
export function renderPage(site: Site, path: string, edition: Edition): string | undefined {
  const page = pageAt(site, path, edition)
  return page === undefined ? undefined : layout(site, page, edition)
}

const single: Readonly<Record<string, (site: Site, links: Links) => Page>> = {
  schemas: (site, links) => ({
    title: 'Schemas',
    description: `Every schema of the ${site.title}.`,
    content: schemaIndexArticle(site, links),
    current: { href: links.schemas },
  }),
  errors: (site, links) => ({
    title: 'Errors',
    description: `Every error response of the ${site.title} by status.`,
    content: errorsArticle(site, links),
    current: { href: links.errors },
  }),
  rules: (site, links) => ({
    title: 'Rules',
    description: 'Statements of the specification that a server can be checked against.',
    content: rulesArticle(site, links),
    current: { href: links.rules },
  }),
  'missing-operations': (site, links) => ({
    title: 'Missing operations',
    description: `Operations of later versions that the ${site.title} does not have.`,
    content: missingOperationsArticle(site),
    current: { href: links.missingOperations },
  }),
  changelog: (site, links) => ({
    title: 'Changelog',
    description: `What has changed in the ${site.title}.`,
    content: changelogArticle(site),
    current: { href: links.changelog },
  }),
}

function pageAt(site: Site, path: string, edition: Edition): Page | undefined {
  const { links } = edition
  if (path === '')
    return {
      title: site.title,
      description: site.summary,
      content: overviewArticle(site, links),
      current: { href: links.reference },
    }
  const [kind = '', name = ''] = path.split(/\/(.*)/s)
  if (name === '') return Object.hasOwn(single, kind) ? single[kind]?.(site, links) : undefined
  return namedPage(site, kind, name, edition)
}

function namedPage(site: Site, kind: string, name: string, edition: Edition): Page | undefined {
  const { links } = edition
  if (kind === 'operations') {
    const entry = site.operations.get(name)
    return entry && operationPage(site, entry, edition)
  }
  if (kind === 'areas') {
    const area = site.areas.get(name)
    if (area === undefined) return undefined
    const { title, description } = area
    const current = { area: name, href: links.area(name) }
    return { title, description: plainText(description), content: areaArticle(area, links), current }
  }
  if (kind === 'guides') {
    const guide = site.guides.find(({ slug }) => slug === name)
    if (guide === undefined) return undefined
    const { title, text } = guide
    return {
      title,
      description: plainText(text).slice(0, 160),
      content: guideArticle(guide),
      current: { href: links.guide(name) },
    }
  }
  if (kind !== 'schemas' || !Object.hasOwn(site.contract.components.schemas ?? {}, name)) return undefined
  const description = plainText(site.contract.components.schemas?.[name]?.description ?? '')
  return {
    title: name,
    description,
    content: schemaArticle(site, name, links),
    current: { href: links.schemas },
  }
}

function operationPage(site: Site, entry: OperationEntry, edition: Edition): Page {
  const { id, title, area, located } = entry
  const description = plainText(entry.description).slice(0, 200)
  return {
    title,
    description: `${located.method.toUpperCase()} /api/v4${located.path}: ${description}`,
    content: operationArticle(site, entry, edition),
    current: { area, operation: id },
    operation: located.operation,
  }
}
