// Generated from openapi/ by `npm run build`; do not edit.
import type { OperationId } from './operations.ts'

/** The JSON types that a value may have; of a list, those of its items, and the properties of these. */
export interface DeclaredValue {
  readonly types: readonly string[]
  readonly items?: readonly string[]
  readonly properties?: DeclaredValues
  /** Whether a text is a timestamp. */
  readonly isTimestamp?: boolean
}

export interface DeclaredValues {
  readonly [name: string]: DeclaredValue
}

/** The parameters of an operation, by place. */
export interface OperationDeclarations {
  readonly path: DeclaredValues
  readonly query: DeclaredValues
  /** Absent if the operation has no body. */
  readonly body?: {
    readonly properties: DeclaredValues
    /** Names that every body has. */
    readonly required: readonly string[]
    /** Whether the schema decides about properties that are not declared; else they are ignored. */
    readonly open: boolean
  }
  /** Statuses whose documented body may be absent. */
  readonly optionalBodies: readonly number[]
}

export const declarations: Readonly<Record<OperationId, OperationDeclarations>> = {
  listResources: { path: {}, query: {}, optionalBodies: [] },
  createToken: {
    path: {},
    query: {},
    body: {
      properties: {
        user_id: { types: ['integer'] },
        kind: { types: ['string'] },
        name: { types: ['string'] },
        scopes: { types: ['array'], items: ['string'] },
        expires_at: { types: ['string'], isTimestamp: true },
        token: { types: ['string'] },
      },
      required: ['user_id', 'kind'],
      open: true,
    },
    optionalBodies: [],
  },
  createSession: {
    path: {},
    query: {},
    body: {
      properties: { user_id: { types: ['integer'] }, expires_at: { types: ['string'], isTimestamp: true } },
      required: ['user_id'],
      open: true,
    },
    optionalBodies: [],
  },
  createLabel: {
    path: {},
    query: {},
    body: {
      properties: {
        project_id: { types: ['integer'] },
        name: { types: ['string'] },
        color: { types: ['string'] },
        description: { types: ['string'] },
      },
      required: ['project_id', 'name'],
      open: true,
    },
    optionalBodies: [],
  },
  createMilestone: {
    path: {},
    query: {},
    body: {
      properties: {
        project_id: { types: ['integer'] },
        title: { types: ['string'] },
        description: { types: ['string'] },
        state: { types: ['string'] },
        due_date: { types: ['string'] },
      },
      required: ['project_id', 'title'],
      open: true,
    },
    optionalBodies: [],
  },
  createIssueState: {
    path: {},
    query: {},
    body: {
      properties: { issue_id: { types: ['integer'] }, state: { types: ['string'] } },
      required: ['issue_id', 'state'],
      open: true,
    },
    optionalBodies: [],
  },
  createSnippet: {
    path: {},
    query: {},
    body: {
      properties: {
        project_id: { types: ['integer'] },
        author_id: { types: ['integer'] },
        title: { types: ['string'] },
        file_name: { types: ['string'] },
        content: { types: ['string'] },
        visibility: { types: ['string'] },
      },
      required: ['project_id', 'title'],
      open: true,
    },
    optionalBodies: [],
  },
  createBoard: {
    path: {},
    query: {},
    body: { properties: { project_id: { types: ['integer'] } }, required: ['project_id'], open: true },
    optionalBodies: [],
  },
  createEmail: {
    path: {},
    query: {},
    body: {
      properties: { user_id: { types: ['integer'] }, email: { types: ['string'] } },
      required: ['user_id', 'email'],
      open: true,
    },
    optionalBodies: [],
  },
  createStar: {
    path: {},
    query: {},
    body: {
      properties: { project_id: { types: ['integer'] }, user_id: { types: ['integer'] } },
      required: ['project_id', 'user_id'],
      open: true,
    },
    optionalBodies: [],
  },
  createShare: {
    path: {},
    query: {},
    body: {
      properties: {
        project_id: { types: ['integer'] },
        group_id: { types: ['integer'] },
        group_access: { types: ['integer'] },
        expires_at: { types: ['string'] },
      },
      required: ['project_id', 'group_id'],
      open: true,
    },
    optionalBodies: [],
  },
  createArchive: {
    path: {},
    query: {},
    body: {
      properties: { project_id: { types: ['integer'] }, archived: { types: ['boolean'] } },
      required: ['project_id'],
      open: true,
    },
    optionalBodies: [],
  },
  createRunner: {
    path: {},
    query: {},
    body: {
      properties: {
        project_ids: { types: ['array'], items: ['integer'] },
        is_shared: { types: ['boolean'] },
        description: { types: ['string'] },
        active: { types: ['boolean'] },
        tag_list: { types: ['array'], items: ['string'] },
        token: { types: ['string'] },
        name: { types: ['string'] },
        architecture: { types: ['string'] },
        platform: { types: ['string'] },
        revision: { types: ['string'] },
        version: { types: ['string'] },
        contacted_at: { types: ['string'], isTimestamp: true },
      },
      required: [],
      open: true,
    },
    optionalBodies: [],
  },
  updateRunner: {
    path: { id: { types: ['integer'] } },
    query: {},
    body: {
      properties: {
        name: { types: ['string'] },
        architecture: { types: ['string'] },
        platform: { types: ['string'] },
        revision: { types: ['string'] },
        version: { types: ['string'] },
        contacted_at: { types: ['string'], isTimestamp: true },
      },
      required: [],
      open: true,
    },
    optionalBodies: [],
  },
  createPipeline: {
    path: {},
    query: {},
    body: {
      properties: {
        project_id: { types: ['integer'] },
        ref: { types: ['string'] },
        sha: { types: ['string'] },
        status: { types: ['string'] },
        user_id: { types: ['integer'] },
      },
      required: ['project_id', 'ref'],
      open: true,
    },
    optionalBodies: [],
  },
  updatePipeline: {
    path: { id: { types: ['integer'] } },
    query: {},
    body: { properties: { status: { types: ['string'] } }, required: ['status'], open: true },
    optionalBodies: [],
  },
  createJob: {
    path: {},
    query: {},
    body: {
      properties: {
        pipeline_id: { types: ['integer'] },
        name: { types: ['string'] },
        stage: { types: ['string'] },
        status: { types: ['string'] },
        allow_failure: { types: ['boolean'] },
        user_id: { types: ['integer'] },
        runner_id: { types: ['integer'] },
        created_at: { types: ['string'], isTimestamp: true },
        started_at: { types: ['string'], isTimestamp: true },
        finished_at: { types: ['string'], isTimestamp: true },
        coverage: { types: ['number'] },
        trace: { types: ['string'] },
        artifacts: { types: ['object'] },
      },
      required: ['pipeline_id', 'name'],
      open: true,
    },
    optionalBodies: [],
  },
  updateJob: {
    path: { id: { types: ['integer'] } },
    query: {},
    body: {
      properties: {
        status: { types: ['string'] },
        runner_id: { types: ['integer'] },
        more_trace: { types: ['string'] },
        coverage: { types: ['number'] },
        trace: { types: ['string'] },
        artifacts: { types: ['object'] },
      },
      required: [],
      open: true,
    },
    optionalBodies: [],
  },
  createEnvironment: {
    path: {},
    query: {},
    body: {
      properties: {
        project_id: { types: ['integer'] },
        name: { types: ['string'] },
        external_url: { types: ['string'] },
        state: { types: ['string'] },
      },
      required: ['project_id', 'name'],
      open: true,
    },
    optionalBodies: [],
  },
  createDeployKey: {
    path: {},
    query: {},
    body: {
      properties: {
        project_id: { types: ['integer'] },
        title: { types: ['string'] },
        key: { types: ['string'] },
        can_push: { types: ['boolean'] },
      },
      required: ['project_id', 'title', 'key'],
      open: true,
    },
    optionalBodies: [],
  },
}
