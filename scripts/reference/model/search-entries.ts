/** What the search of the reference finds. */
import type { Example } from '../../pipeline/contract.ts'
import { resolve } from '../../pipeline/contract.ts'
import { plainText } from '../html/markdown.ts'
import { errorsOf } from './errors.ts'
import { describeSchema } from './fields.ts'
import { slugOf } from './guides.ts'
import type { MissingOperation } from './missing-operations.ts'
import type { OperationEntry, Site } from './site.ts'

export interface SearchEntry {
  readonly kind: 'operation' | 'missing' | 'guide' | 'parameter' | 'schema' | 'field' | 'error' | 'rule'
  readonly title: string
  /** Displayed below the title, and searched. */
  readonly detail: string
  /** Other names: ids, paths. */
  readonly names: string
  /** Searched, but absent from the results. */
  readonly text: string
  /** Below the root of the reference, with a fragment where needed. */
  readonly path: string
}

export function searchEntries(site: Site): SearchEntry[] {
  return [
    ...[...site.operations.values()].map(operationEntry),
    ...site.missingOperations.map(missingEntry),
    ...site.guides.flatMap(({ slug, title, text }) => guideEntries(slug, title, text)),
    ...schemaEntries(site),
    ...[...site.operations.values()].flatMap(queryEntries),
    ...sharedParameterEntries(site),
    ...errorEntries(site),
    ...ruleEntries(site),
  ]
}

function operationEntry({ id, title, located, parameters, description }: OperationEntry): SearchEntry {
  const { method, path } = located
  return {
    kind: 'operation',
    title,
    detail: `${method.toUpperCase()} ${path}`,
    names: `${id} ${path}`,
    text: `${plainText(description)} ${parameters.map(({ name }) => name).join(' ')}`,
    path: `operations/${id}`,
  }
}

function missingEntry({ id, title, request, instead }: MissingOperation): SearchEntry {
  return {
    kind: 'missing',
    title,
    detail: instead === '' ? request : `${request}; instead: ${plainText(instead)}`,
    names: request,
    text: '',
    path: `missing-operations#${id}`,
  }
}

/** The chapter, and each section of it. */
function guideEntries(slug: string, title: string, text: string): SearchEntry[] {
  const [beginning = '', ...sections] = text.split(/^## (?=\S)/m)
  const entry = (name: string, content: string, path: string): SearchEntry => ({
    kind: 'guide',
    title: name,
    detail: name === title ? '' : title,
    names: '',
    text: plainText(content),
    path,
  })
  return [
    entry(title, beginning, `guides/${slug}`),
    ...sections.map((section) => {
      const [name = '', ...lines] = section.split('\n')
      return entry(name.trim(), lines.join('\n'), `guides/${slug}#${slugOf(name)}`)
    }),
  ]
}

function schemaEntries({ contract }: Site): SearchEntry[] {
  return Object.entries(contract.components.schemas ?? {}).flatMap(([name, schema]): SearchEntry[] => {
    const { description, fields } = describeSchema(contract, schema)
    const path = `schemas/${name}`
    return [
      { kind: 'schema', title: name, detail: firstLine(description), names: '', text: '', path },
      ...Object.keys(schema.properties ?? {}).map((property): SearchEntry => {
        const field = fields.find((each) => each.name === property)
        const detail = `${name}: ${firstLine(field?.description ?? '')}`
        return {
          kind: 'field',
          title: property,
          detail,
          names: '',
          text: '',
          path: `${path}#${name}.${property}`,
        }
      }),
    ]
  })
}

/** The guides that explain the parameters of many operations. */
const guidesOfSharedParameters: Readonly<Record<string, string>> = {
  page: 'pagination',
  per_page: 'pagination',
  sudo: 'sudo',
  private_token: 'authentication',
  access_token: 'authentication',
}

/** One entry for a parameter that many operations share. */
function sharedParameterEntries({ guides }: Site): SearchEntry[] {
  return Object.entries(guidesOfSharedParameters).flatMap(([name, slug]) =>
    guides
      .filter((guide) => guide.slug === slug)
      .map(({ title }) => ({
        kind: 'parameter',
        title: name,
        detail: `Query parameter of many operations, see “${title}”`,
        names: '',
        text: '',
        path: `guides/${slug}`,
      })),
  )
}

/** Query parameters of the operation, except those that many share. */
function queryEntries({ id, title, parameters }: OperationEntry): SearchEntry[] {
  return parameters
    .filter((each) => each.in === 'query' && !(each.name in guidesOfSharedParameters))
    .map(({ name }) => ({
      kind: 'field',
      title: name,
      detail: `Query parameter of “${title}”`,
      names: '',
      text: '',
      path: `operations/${id}#query.${name}`,
    }))
}

function errorEntries(site: Site): SearchEntry[] {
  return errorsOf(site).flatMap(({ status, causes }) =>
    causes.map(({ id, response }): SearchEntry => {
      const bodies = Object.values(response.content ?? {}).flatMap(({ examples = {} }) =>
        Object.values(examples).map((given) => JSON.stringify(resolve<Example>(site.contract, given).value)),
      )
      const description = plainText(response.description ?? '')
      return {
        kind: 'error',
        title: `${status} ${firstLine(description)}`,
        detail: bodies[0] ?? '',
        names: id,
        text: `${description} ${bodies.slice(1).join(' ')}`,
        path: `errors#${id}`,
      }
    }),
  )
}

function ruleEntries({ operations, generalRules }: Site): SearchEntry[] {
  return [
    ...generalRules.map(({ id, rule }) => ruleEntry(id, rule, 'rules')),
    ...[...operations.values()].flatMap(({ id: operation, located }) =>
      (located.operation['x-rules'] ?? []).map(({ id, rule }) =>
        ruleEntry(id, rule, `operations/${operation}`),
      ),
    ),
  ]
}

function ruleEntry(id: string, rule: string, page: string): SearchEntry {
  return { kind: 'rule', title: id, detail: plainText(rule), names: '', text: '', path: `${page}#${id}` }
}

function firstLine(text: string): string {
  const plain = plainText(text)
  return /^.*?[.!](?=\s|$)/.exec(plain)?.[0] ?? plain
}
