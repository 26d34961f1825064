import { posix } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { parse } from 'yaml'
import type { Access } from '../contract.ts'
import type { Finding } from '../rules/finding.ts'
import type { SourceFile } from '../sources.ts'
import schema from './schema.json' with { type: 'json' }

/** Folder of the conformance annotations, relative to `openapi/`. */
export const conformanceFolder = 'conformance/'

/** The file whose rules apply to every operation. */
export const generalArea = 'general'

/** One row or sentence of the specification, and the parts of the API description that express it. */
export interface RowDescription {
  kind?: 'sentence' | 'not-specified'
  /** What the row states, in a few words. Missing where the row is described in another place. */
  summary?: string
  operations?: string
  parameters?: string
  schemas?: string
  headers?: string
  responses?: string
  security?: string
  /** Names of properties by schema. */
  properties?: Record<string, string>
  /** Heading of the guide. */
  guide?: string
  /** Endpoints that the API description must not declare in full. */
  undeclared?: string[]
  /** Places that must not be constrained: a schema, `Schema.property`, `operationId parameters` or `operationId response`. */
  unconstrained?: string[]
}

/** A testable statement with more than its text. */
export interface RuleDetails {
  rule: string
  /** Why no test from outside can decide it. */
  unchecked?: string
  /** Other rows that state the same. */
  also?: string[]
}

/** A point that is not specified, with more than its text. */
export interface UnspecifiedDetails {
  what: string
  operations?: string
  /** As `schemas/Project`. */
  components?: string
  /** Other rows that leave the same open. */
  also?: string[]
}

/** A row with the rules that follow from it, by the part of their ids after the slash, and the open points by id. */
export interface Row extends RowDescription {
  rules?: Record<string, string | RuleDetails>
  unspecified?: Record<string, string | UnspecifiedDetails>
}

/** What one operation is tested on. */
export interface OperationConformance {
  /** `name-only`: the specification only names the operation. */
  specified?: 'name-only'
  access: Access
  /** By source: `3 § Endpoints / Branches / get-branch`. */
  specification: Record<string, Row>
}

/** `openapi/conformance/<area>.yaml`. */
export interface ConformanceFile {
  operations?: Record<string, OperationConformance>
  /** Rows that belong to no single operation. */
  rows?: Record<string, Row>
}

/** The conformance annotations of one area. */
export interface AreaConformance {
  /** Relative to `openapi/`. */
  path: string
  area: string
  operations: Readonly<Record<string, OperationConformance>>
  rows: Readonly<Record<string, Row>>
}

/** All conformance annotations, and what is wrong with the form of their files. */
export interface Conformance {
  areas: readonly AreaConformance[]
  problems: Finding[]
}

const validate = new Ajv2020({ allErrors: true, strict: true }).compile<ConformanceFile>(schema)

/** Reads `openapi/conformance/<area>.yaml`; a file that violates the schema is left out and reported. */
export function readConformance(sources: readonly SourceFile[]): Conformance {
  const areas: AreaConformance[] = []
  const problems: Finding[] = []
  for (const { path, text } of sources.filter((source) => source.path.startsWith(conformanceFolder))) {
    const data: unknown = parse(text)
    if (validate(data)) {
      const { operations = {}, rows = {} } = data
      areas.push({ path, area: posix.basename(path, '.yaml'), operations, rows })
      continue
    }
    for (const { instancePath, message, params } of validate.errors ?? []) {
      const unknown: unknown = params['additionalProperty']
      problems.push({
        where: `${path}#${instancePath}`,
        problem: `It ${message ?? 'is invalid'}${typeof unknown === 'string' ? `: \`${unknown}\`` : ''}.`,
        remedy: 'See scripts/pipeline/conformance/schema.json for the format.',
      })
    }
  }
  return { areas, problems }
}

/** The words of a list that is written as one text. */
export function words(text: string | undefined): string[] {
  return (text ?? '').split(/\s+/).filter((word) => word !== '')
}
