import type {
  Components,
  Contract,
  Example,
  Header,
  Operation,
  Parameter,
  RequestBody,
  Response,
  Schema,
} from '../../../scripts/pipeline/contract.ts'
import { annotate } from '../../../scripts/pipeline/conformance/annotate.ts'
import { readConformance } from '../../../scripts/pipeline/conformance/files.ts'
import type { ContractRule, RuleInput } from '../../../scripts/pipeline/rules/rule.ts'
import type { SourceFile } from '../../../scripts/pipeline/sources.ts'
import { withSamples } from '../../../scripts/pipeline/samples/index.ts'
import { sampleConformance, sampleOutline } from './sample-conformance.ts'
import { sampleSources } from './sample-sources.ts'

/** A small contract that every rule accepts, with its parts, so that a test can spoil one of them. */
export interface Sample extends RuleInput {
  contract: Contract & { components: Required<Components> }
  sources: SourceFile[]
  list: Operation
  create: Operation
  remove: Operation
  body: RequestBody
  listed: Response
}

/** The findings of a rule about the sample after a test has spoilt it: `place: problem`. */
export function findingsOf(rule: ContractRule, spoil: (sample: Sample) => void = () => {}): string[] {
  const material = sample()
  spoil(material)
  return rule.check(material).map(({ where, problem }) => `${where}: ${problem}`)
}

const error = { $ref: '#/components/responses/Failed' }
const errors = { 401: error, 403: error, 404: error }
const paging = ['Link', 'X-Total', 'X-Total-Pages', 'X-Per-Page', 'X-Page', 'X-Next-Page', 'X-Prev-Page']
const sudo = [{ $ref: '#/components/parameters/SudoQuery' }, { $ref: '#/components/parameters/SudoHeader' }]

function sample(): Sample {
  const conformance = readConformance(sampleConformance)
  // The samples follow from the rest; the bundler and the pipeline add both in this order.
  const contract = withSamples(annotate(bundled(), conformance))
  const { '/projects': projects = {}, '/projects/{id}': project = {} } = contract.paths
  return {
    contract,
    sources: [...sampleSources(contract.components), ...sampleConformance],
    conformance,
    outline: sampleOutline,
    list: declared(projects.get),
    create: declared(projects.post),
    remove: declared(project.delete),
    body: declared(contract.components.requestBodies['CreateProject']),
    listed: declared(contract.components.responses['ProjectList']),
  }
}

/** The sample as the bundler leaves it: without annotations. */
function bundled(): Sample['contract'] {
  return {
    openapi: '3.1.0',
    info: { title: 'Sample', version: '4.0.0' },
    security: [{ Token: [] }, { Cookie: [] }],
    tags: [{ name: 'projects', description: 'Projects hold a repository.' }],
    paths: {
      '/projects': { parameters: sudo, get: listOperation(), post: createOperation() },
      '/projects/{id}': {
        parameters: [{ $ref: '#/components/parameters/ProjectId' }, ...sudo],
        delete: removeOperation(),
      },
    },
    components: {
      schemas: schemas(),
      parameters: parameters(),
      headers: { Count: header() },
      responses: { ProjectList: listResponse(), Shown: shown(), Open: open(), Failed: failed() },
      requestBodies: { CreateProject: bodyOf('CreateProject') },
      examples: examples(),
      securitySchemes: { Token: { type: 'http' }, Cookie: { type: 'apiKey' } },
    },
  }
}

function declared<T>(part: T | undefined): T {
  if (part === undefined) throw new Error('The sample lacks a part.')
  return part
}

function listOperation(): Operation {
  return {
    operationId: 'listProjects',
    tags: ['projects'],
    summary: 'List projects',
    description: 'Lists every project that the caller can see; without credentials, the public ones.',
    security: [{}, { Token: [] }, { Cookie: [] }],
    parameters: ['Page', 'PerPage', 'Ids'].map((name) => ({ $ref: `#/components/parameters/${name}` })),
    responses: { 200: { $ref: '#/components/responses/ProjectList' }, 304: error, 400: error, ...errors },
  }
}

function createOperation(): Operation {
  return {
    operationId: 'createProject',
    tags: ['projects'],
    summary: 'Create a project',
    description: 'Creates a project that the caller owns and returns it.',
    requestBody: { $ref: '#/components/requestBodies/CreateProject' },
    responses: {
      201: { $ref: '#/components/responses/Shown' },
      400: error,
      409: error,
      422: error,
      ...errors,
    },
  }
}

function removeOperation(): Operation {
  return {
    operationId: 'deleteProject',
    tags: ['projects'],
    summary: 'Delete a project',
    description: 'Deletes the project in the background; its owner may call it.',
    responses: { 202: { $ref: '#/components/responses/Open' }, ...errors },
  }
}

function bodyOf(name: string): RequestBody {
  const media = {
    schema: { $ref: `#/components/schemas/${name}` },
    examples: { loom: { $ref: '#/components/examples/CreateProject' } },
  }
  return {
    description: 'Attributes of the project.',
    required: true,
    content: {
      'application/json': { ...media },
      'application/x-www-form-urlencoded': { ...media, encoding: { tags: { style: 'form', explode: true } } },
      'multipart/form-data': { ...media },
    },
  }
}

function listResponse(): Response {
  return {
    description: 'One page of projects.',
    headers: Object.fromEntries(paging.map((name) => [name, { $ref: '#/components/headers/Count' }])),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/ProjectList' },
        examples: { projects: { $ref: '#/components/examples/ProjectList' } },
      },
    },
  }
}

function shown(): Response {
  return {
    description: 'The project.',
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Project' },
        examples: { project: { $ref: '#/components/examples/Project' } },
      },
    },
  }
}

function open(): Response {
  return {
    description: 'Not shown.',
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Anything' },
        examples: { failure: { $ref: '#/components/examples/Failure' } },
      },
    },
  }
}

function failed(): Response {
  return {
    description: 'What went wrong.',
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Failure' },
        examples: { failure: { $ref: '#/components/examples/Failure' } },
      },
    },
  }
}

function header(): Header {
  return { description: 'A number.', schema: { type: 'integer' }, example: 1 }
}

function schemas(): Record<string, Schema> {
  return {
    Visibility: {
      type: 'string',
      description: 'Who can see it:\n\n- `private`: its members\n- `public`: everybody',
      enum: ['private', 'public'],
      default: 'private',
      examples: ['public'],
    },
    ProjectFields: {
      type: 'object',
      description: 'What a project may show.',
      properties: {
        id: { type: 'integer', description: 'Number.', readOnly: true, examples: [7] },
        name: { type: 'string', description: 'Name.', pattern: '^[A-Z]', examples: ['Loom'] },
        visibility: { $ref: '#/components/schemas/Visibility', description: 'Visibility of the project.' },
      },
    },
    Project: {
      description: 'A project as its readers see it.',
      allOf: [{ $ref: '#/components/schemas/ProjectFields' }],
      required: ['id', 'name'],
    },
    CreateProject: {
      type: 'object',
      description: 'Attributes of a new project.',
      required: ['name'],
      properties: {
        name: { type: 'string', description: 'Name.', examples: ['Loom'] },
        tags: { type: 'array', description: 'Words.', items: { type: 'string' }, examples: [['ci']] },
      },
    },
    ProjectList: { type: 'array', description: 'Projects.', items: { $ref: '#/components/schemas/Project' } },
    Anything: { type: ['object', 'null'], description: 'The specification does not show it.' },
    Failure: {
      type: 'object',
      description: 'An error.',
      properties: {
        message: { type: 'string', description: 'What went wrong.', examples: ['404 Not Found'] },
      },
    },
  }
}

function parameters(): Record<string, Parameter> {
  const integer: Schema = { type: 'integer', minimum: 1 }
  const user: Schema = { type: ['integer', 'string'] }
  return {
    ProjectId: {
      name: 'id',
      in: 'path',
      required: true,
      description: 'ID or path.',
      schema: user,
      example: 7,
    },
    SudoQuery: { name: 'sudo', in: 'query', description: 'Act as this user.', schema: user, example: 'mira' },
    SudoHeader: {
      name: 'SUDO',
      in: 'header',
      description: 'Act as this user.',
      schema: user,
      example: 'mira',
    },
    Page: { name: 'page', in: 'query', description: 'Number of the page.', schema: integer, example: 1 },
    PerPage: { name: 'per_page', in: 'query', description: 'Size of a page.', schema: integer, example: 20 },
    Ids: {
      name: 'ids',
      in: 'query',
      description: 'Only these.',
      style: 'form',
      explode: true,
      schema: { type: 'array', items: { type: 'integer' } },
      example: [7],
    },
  }
}

function examples(): Record<string, Example> {
  return {
    Project: { summary: 'A public project', value: { id: 7, name: 'Loom', visibility: 'public' } },
    ProjectList: { summary: 'One project', value: [{ id: 7, name: 'Loom' }] },
    CreateProject: { summary: 'A name and a tag', value: { name: 'Loom', tags: ['ci'] } },
    Failure: { summary: 'Not found', value: { message: '404 Not Found' } },
  }
}
