// Generated from openapi/ by `npm run build`; do not edit.

/** Resources by name, with the JSON Schema of the attributes of a new record and of an update. */
export interface Resources {
    resources: {
        [key: string]: {
            summary: string;
            create: {
                [key: string]: unknown;
            };
            change?: {
                [key: string]: unknown;
            };
        };
    };
}
/** An error with a text. */
export interface MessageError {
    /**
     * Text that describes the error.
     * @example 401 Unauthorized
     */
    message: string;
}
/** An error. The complete list of messages is not specified: both properties may be missing, and others may be present. */
export type Error = {
    /**
     * Description of the error. A text, or an object that is keyed by property.
     * @example 404 Not Found
     */
    message?: string | {
        [key: string]: unknown;
    };
    /**
     * Text that describes the error.
     * @example 404 Not Found
     */
    error?: string;
} & {
    [key: string]: unknown;
};
/** ID of a record. */
export type RecordId = number;
/** @enum {string} */
export type TokenKind = "oauth" | "personal" | "impersonation";
export type Name = string;
/** @enum {string} */
export type TokenScope = "api" | "read_user";
/**
 * Format: date-time
 * @description Timestamp in ISO 8601 format.
 * @example 2017-03-14T09:26:53.589Z
 */
export type Timestamp = string;
export interface NewToken {
    /** ID of the owner. */
    user_id: RecordId;
    kind: TokenKind;
    name?: Name;
    /** Scopes; default: `api`. */
    scopes?: TokenScope[];
    expires_at?: Timestamp;
    /** The token; default: a new one. */
    token?: string;
}
/**
 * Format: date-time
 * @description Timestamp in ISO 8601 format, or null.
 * @example 2017-03-14T09:26:53.589Z
 */
export type NullableTimestamp = string | null;
/** A token; only the response to its creation contains it. */
export interface Token {
    id: RecordId;
    user_id: RecordId;
    kind: TokenKind;
    name: string;
    scopes: TokenScope[];
    expires_at: NullableTimestamp;
    token: string;
}
/**
 * Error texts by property. An embedded record has an object of the same form below its name.
 * @example {
 *       "path": [
 *         "has already been taken"
 *       ]
 *     }
 */
export interface ValidationMessages {
    [key: string]: string[] | ValidationMessages;
}
/** An attribute is missing or invalid. */
export interface ValidationError {
    /**
     * Text that names the missing attribute, or the error texts of a failed validation by property.
     * @example title is missing
     */
    message: string | ValidationMessages;
}
/** Error of a route that does not exist. */
export interface RouteError {
    /**
     * Always `404 Not Found`.
     * @example 404 Not Found
     * @constant
     */
    error: "404 Not Found";
}
/** The resource or the route does not exist. A slash in a path parameter that is not written `%2F` leads to a route that does not exist. Only the response for a missing resource includes `message`. */
export type NotFoundError = Error | RouteError;
export interface NewSession {
    /** ID of the user. */
    user_id: RecordId;
    expires_at?: Timestamp;
}
/** A session. */
export interface Session {
    user_id: RecordId;
    expires_at: Timestamp;
    /** Value of the cookie `_service_session`. */
    cookie: string;
}
export type Text = string;
export interface NewLabel {
    project_id: RecordId;
    name: Name;
    /** Color as `#rrggbb`. */
    color?: string;
    description?: Text;
}
/** A label of a project. */
export interface Label {
    id: RecordId;
    project_id: RecordId;
    name: string;
    color: string;
    description: string | null;
    created_at: Timestamp;
}
/**
 * Format: date
 * @description Date without time, `YYYY-MM-DD`.
 * @example 2017-06-30
 */
export type Date = string;
export interface NewMilestone {
    project_id: RecordId;
    title: Name;
    /** Description of the milestone. */
    description?: string;
    /**
     * State; default: `active`.
     * @enum {string}
     */
    state?: "active" | "closed";
    due_date?: Date;
}
/**
 * ID of the record, unique across the instance.
 * @example 42
 */
export type Id = number;
/**
 * IID of the record: unique within one project, and the number in the web interface.
 * @example 7
 */
export type Iid = number;
/**
 * Format: date
 * @description Date without time, `YYYY-MM-DD`, or null.
 * @example 2017-06-30
 */
export type NullableDate = string | null;
/** A milestone as embedded in issues and merge requests. */
export interface Milestone {
    /** ID of the milestone. */
    id: Id;
    /** IID of the milestone in its project. */
    iid: Iid;
    /** ID of the project of the milestone. */
    project_id: Id;
    /**
     * Title of the milestone.
     * @example First cloth
     */
    title: string;
    /**
     * Description of the milestone.
     * @example Everything the first cloth needs.
     */
    description: string | null;
    /**
     * State of the milestone, for example `active`.
     * @example active
     */
    state: string;
    /** Time of creation of the milestone. */
    created_at: Timestamp;
    /** Time of the last update of the milestone. */
    updated_at: Timestamp;
    /** Due date of the milestone, or null. */
    due_date: NullableDate;
}
/** @enum {string} */
export type IssueStateName = "opened" | "closed";
export interface NewIssueState {
    issue_id: RecordId;
    state: IssueStateName;
}
/** The state of an issue. */
export interface IssueState {
    id: RecordId;
    project_id: RecordId;
    iid: RecordId;
    state: IssueStateName;
}
/**
 * Visibility level:
 *
 *     - `private`: access must be granted to each user explicitly
 *     - `internal`: any authenticated user can clone the project
 *     - `public`: the project can be cloned without authentication
 * @example private
 * @enum {string}
 */
export type Visibility = "private" | "internal" | "public";
export interface NewSnippet {
    project_id: RecordId;
    /** ID of the author; default: the administrator. */
    author_id?: RecordId;
    title: Name;
    file_name?: Text;
    /** Content of the snippet. */
    content?: string;
    visibility?: Visibility;
}
/** A snippet of a project. */
export interface Snippet {
    id: RecordId;
    project_id: RecordId;
    author_id: RecordId;
    title: string;
    file_name: string | null;
    content: string;
    visibility: Visibility;
    created_at: Timestamp;
    updated_at: Timestamp;
}
export interface NewBoard {
    project_id: RecordId;
}
/** A board of a project. */
export interface Board {
    id: RecordId;
    project_id: RecordId;
}
export interface NewEmail {
    /** ID of the user. */
    user_id: RecordId;
    /**
     * Email address.
     * @example mira@example.org
     */
    email: Name;
}
/** An email address of a user. */
export interface Email {
    /** ID of the email address. */
    id: Id;
    /**
     * The email address.
     * @example mira@example.com
     */
    email: string;
}
export interface NewStar {
    project_id: RecordId;
    /** ID of the user. */
    user_id: RecordId;
}
/** A star of a user for a project. */
export interface Star {
    project_id: RecordId;
    user_id: RecordId;
}
export interface NewShare {
    project_id: RecordId;
    /** ID of the group. */
    group_id: RecordId;
    /**
     * Highest access level of the members; default: 30.
     * @enum {integer}
     */
    group_access?: 10 | 20 | 30 | 40;
    expires_at?: Date;
}
/** A share of a project with a group. */
export interface Share {
    id: RecordId;
    project_id: RecordId;
    group_id: RecordId;
    group_access: number;
    expires_at: NullableDate;
    created_at: Timestamp;
}
export interface NewArchive {
    project_id: RecordId;
    /** Whether the project is archived; default: true. */
    archived?: boolean;
}
/** Whether a project is archived. */
export interface Archive {
    project_id: RecordId;
    archived: boolean;
}
export interface NewRunner {
    /** IDs of its projects. */
    project_ids?: RecordId[];
    /** Whether the runner is of all projects. */
    is_shared?: boolean;
    description?: Text;
    /** Whether it accepts jobs; default: true. */
    active?: boolean;
    /** Tags of the runner. */
    tag_list?: Name[];
    /** Token of the runner; default: a new one. */
    token?: Name;
    name?: Text;
    architecture?: Text;
    platform?: Text;
    revision?: Text;
    version?: Text;
    contacted_at?: Timestamp;
}
/**
 * Any JSON value. The structure of this value is not specified.
 * @example {}
 */
export type UnspecifiedBody = unknown;
/** Identifiers of a project, as embedded in other records. */
export interface ProjectReference {
    /** ID of the project. */
    id: Id;
    /**
     * Name of the project.
     * @example Loom
     */
    name: string;
    /**
     * Name of the project, after the names of its namespaces.
     * @example Atelier / Loom
     */
    name_with_namespace: string;
    /**
     * Path of the project within its namespace.
     * @example loom
     */
    path: string;
    /**
     * Full path of the project, `NAMESPACE/PROJECT_NAME`.
     * @example atelier/loom
     */
    path_with_namespace: string;
}
/** A runner in the detail form. */
export interface Runner {
    /**
     * `true` if the runner is active.
     * @example true
     */
    active: boolean;
    /**
     * Description of the runner.
     * @example shed-1
     */
    description: string | null;
    /** ID of the runner. */
    id: Id;
    /**
     * `true` if the runner is a shared runner.
     * @example false
     */
    is_shared: boolean;
    /**
     * Name of the runner, or null.
     * @example shed-1
     */
    name: string | null;
    /** Architecture of the runner. Its type, except null, is not specified. */
    architecture: UnspecifiedBody;
    /** Platform of the runner. Its type, except null, is not specified. */
    platform: UnspecifiedBody;
    /** Revision of the runner. Its type, except null, is not specified. */
    revision: UnspecifiedBody;
    /** Version of the runner. Its type, except null, is not specified. */
    version: UnspecifiedBody;
    /** Time of the last contact of the runner, or null. */
    contacted_at: NullableTimestamp;
    /**
     * Projects of the runner.
     * @example [
     *       {
     *         "id": 7,
     *         "name": "Loom",
     *         "name_with_namespace": "Atelier / Loom",
     *         "path": "loom",
     *         "path_with_namespace": "atelier/loom"
     *       }
     *     ]
     */
    projects: ProjectReference[];
    /**
     * Token of the runner. Secret.
     * @example rt-example-5f2a9c
     */
    token: string;
    /**
     * Tags of the runner.
     * @example [
     *       "ruby",
     *       "linux"
     *     ]
     */
    tag_list: string[];
}
export interface RunnerUpdate {
    name?: Text;
    architecture?: Text;
    platform?: Text;
    revision?: Text;
    version?: Text;
    contacted_at?: Timestamp;
}
/** @enum {string} */
export type Status = "created" | "pending" | "running" | "failed" | "success" | "canceled" | "skipped" | "manual";
export interface NewPipeline {
    project_id: RecordId;
    /** Name of a branch or tag. */
    ref: Name;
    /** Hash of the commit; default: the head of `ref`. */
    sha?: string;
    status?: Status;
    /** ID of the user who started it; default: the administrator. */
    user_id?: RecordId;
}
/**
 * Hash of a Git object, in hexadecimal digits.
 * @example 9f3c1e7ab2d45068c1f0e9d8b7a6958473625140
 */
export type Sha = string;
/**
 * Pipeline of a job.
 * @example {
 *       "id": 41,
 *       "ref": "feature/warp",
 *       "sha": "9f3c1e7ab2d45068c1f0e9d8b7a6958473625140",
 *       "status": "success"
 *     }
 */
export interface JobPipeline {
    /** ID of the pipeline. */
    id: Id;
    /**
     * Branch or tag of the pipeline.
     * @example feature/warp
     */
    ref: string;
    /** Hash of the commit of the pipeline. */
    sha: Sha;
    /**
     * Status of the pipeline.
     * @example success
     */
    status: string;
}
export interface PipelineUpdate {
    status: Status;
}
/** Artifacts of a job. */
export interface Artifacts {
    /** Name of the file; default: `artifacts.zip`. */
    file_name?: Name;
    /** Bytes of the file in the given encoding. White space in Base64 is ignored. */
    content: string;
    /**
     * Encoding of `content`; default: `text`.
     * @enum {string}
     */
    encoding?: "text" | "base64";
    expires_at?: Timestamp;
}
export interface NewJob {
    pipeline_id: RecordId;
    name: Name;
    stage?: Name;
    status?: Status;
    /** Whether the pipeline succeeds even if the job fails. */
    allow_failure?: boolean;
    /** ID of the user who started it; default: the administrator. */
    user_id?: RecordId;
    runner_id?: RecordId;
    created_at?: Timestamp;
    started_at?: Timestamp;
    finished_at?: Timestamp;
    /** Test coverage in percent. */
    coverage?: number;
    /** The whole log. */
    trace?: string;
    artifacts?: Artifacts;
}
/**
 * State of a job. The meaning of the values is not specified.
 * @example success
 * @enum {string}
 */
export type JobStatus = "created" | "pending" | "running" | "failed" | "success" | "canceled" | "skipped" | "manual";
/**
 * First digits of the hash of a commit.
 * @example 9f3c1e7a
 */
export type ShortSha = string;
/**
 * Commit of a job.
 * @example {
 *       "author_email": "tom@example.com",
 *       "author_name": "Tom Okafor",
 *       "created_at": "2017-03-14T09:26:53.000Z",
 *       "id": "9f3c1e7ab2d45068c1f0e9d8b7a6958473625140",
 *       "message": "Tension the warp evenly\n",
 *       "short_id": "9f3c1e7a",
 *       "title": "Tension the warp evenly"
 *     }
 */
export interface JobCommit {
    /** Hash of the commit. */
    id: Sha;
    /** Short hash of the commit. */
    short_id: ShortSha;
    /**
     * Title of the commit.
     * @example Tension the warp evenly
     */
    title: string;
    /**
     * Message of the commit.
     * @example Tension the warp evenly
     */
    message: string;
    /**
     * Name of the author.
     * @example Tom Okafor
     */
    author_name: string;
    /**
     * Email address of the author.
     * @example tom@example.com
     */
    author_email: string;
    /** Time of creation of the commit. */
    created_at: Timestamp;
}
/** Artifacts file of a job. */
export interface ArtifactsFile {
    /**
     * Name of the file.
     * @example artifacts.zip
     */
    filename: string;
    /**
     * Size of the file. The unit is not specified.
     * @example 1000
     */
    size: number;
}
/**
 * Artifacts file of a job, or null.
 * @example {
 *       "filename": "artifacts.zip",
 *       "size": 1000
 *     }
 */
export type NullableArtifactsFile = ArtifactsFile | null;
/**
 * State of a user. The effects of blocking are not specified.
 *
 *     - `active`: the user is not blocked
 *     - `blocked`: the user is blocked
 * @example active
 * @enum {string}
 */
export type UserState = "active" | "blocked";
/**
 * Text in a profile, or null. Whether a text without content is null or empty is not specified.
 * @example Weaver and programmer.
 */
export type ProfileText = string | null;
/** User of a job, with profile properties. */
export interface JobUser {
    /** ID of the user. */
    id: Id;
    /**
     * Username of the user.
     * @example mira
     */
    username: string;
    /**
     * Name of the user.
     * @example Mira Castell
     */
    name: string;
    /** State of the user: `active` or `blocked`. */
    state: UserState;
    /**
     * URL of the avatar of the user, or null.
     * @example https://forge.example.com/uploads/user/avatar/2/mira.png
     */
    avatar_url: string | null;
    /**
     * URL of the user in the web interface.
     * @example https://forge.example.com/mira
     */
    web_url: string;
    /** Time of creation of the user. */
    created_at?: Timestamp;
    /** Biography of the user. */
    bio?: ProfileText;
    /** Location of the user. */
    location?: ProfileText;
    /** Messenger ID of the user. */
    messenger_id?: ProfileText;
    /** Work profile of the user. */
    work_profile?: ProfileText;
    /** Microblog of the user. */
    micro_blog?: ProfileText;
    /** URL of the website of the user. */
    website_url?: ProfileText;
    /** Organization of the user. */
    organization?: ProfileText;
}
/**
 * User of a job, or null.
 * @example {
 *       "id": 3,
 *       "username": "tom",
 *       "name": "Tom Okafor",
 *       "state": "active",
 *       "avatar_url": null,
 *       "web_url": "https://forge.example.com/tom",
 *       "created_at": "2017-01-10T11:00:00.000Z",
 *       "bio": null,
 *       "location": null,
 *       "messenger_id": "",
 *       "work_profile": "",
 *       "micro_blog": "",
 *       "website_url": "",
 *       "organization": "Atelier"
 *     }
 */
export type NullableJobUser = JobUser | null;
/** A job with its pipeline. */
export interface Job {
    /** ID of the job. */
    id: Id;
    /**
     * Name of the job.
     * @example rspec
     */
    name: string;
    /**
     * Stage of the job.
     * @example test
     */
    stage: string;
    /**
     * Branch or tag of the job.
     * @example feature/warp
     */
    ref: string;
    /** State of the job. */
    status: JobStatus;
    /**
     * `true` if `ref` is a tag.
     * @example false
     */
    tag: boolean;
    /** Commit of the job. */
    commit: JobCommit;
    /** Artifacts file of the job, or null. */
    artifacts_file: NullableArtifactsFile;
    /** Time of creation of the job. */
    created_at: NullableTimestamp;
    /** Time at which the job started, or null. */
    started_at: NullableTimestamp;
    /** Time at which the job finished, or null. */
    finished_at: NullableTimestamp;
    /** User of the job, or null. */
    user: NullableJobUser;
    /** Coverage of the job. Null in all specified records. Its type is not specified. */
    coverage: UnspecifiedBody;
    /** Runner of the job. Null in all specified records. Its type is not specified. */
    runner: UnspecifiedBody;
    /** Pipeline of the job. */
    pipeline: JobPipeline;
}
export interface JobUpdate {
    status?: Status;
    runner_id?: RecordId;
    /** Text to append to the log. */
    more_trace?: string;
    /** Test coverage in percent. */
    coverage?: number;
    /** The whole log. */
    trace?: string;
    artifacts?: Artifacts;
}
/** @enum {string} */
export type EnvironmentState = "available" | "stopped";
export interface NewEnvironment {
    project_id: RecordId;
    name: Name;
    /** URL of the environment. */
    external_url?: string;
    state?: EnvironmentState;
}
/** An environment of a project. */
export interface Environment {
    id: RecordId;
    name: string;
    slug: string;
    external_url: string | null;
    state: EnvironmentState;
    project: ProjectReference;
}
export interface NewDeployKey {
    project_id: RecordId;
    title: Name;
    /** Public key in the format of OpenSSH. */
    key: string;
    /** Whether the machine may push. */
    can_push?: boolean;
}
/** A deploy key of a project. */
export interface DeployKey {
    id: RecordId;
    title: string;
    key: string;
    can_push: boolean;
    created_at: Timestamp;
}
/** The operations by path and method: the type that `createClient` of openapi-fetch requires. */
export interface paths {
    "/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all resources
         * @description Returns the resources that can be created, each with the JSON Schema of its attributes.
         */
        get: operations["listResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a token
         * @description Creates a token of a user. Only this response contains it.
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a session
         * @description Creates a session of a user, as after a sign-in.
         */
        post: operations["createSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a label
         * @description Creates a label of a project.
         */
        post: operations["createLabel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/milestones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a milestone
         * @description Creates a milestone with the next IID of the project.
         */
        post: operations["createMilestone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/issue_states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close or reopen an issue
         * @description Closes or reopens an issue on behalf of the administrator.
         */
        post: operations["createIssueState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/snippets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a snippet
         * @description Creates a snippet of a project. By default the administrator is its author, and the settings decide its visibility.
         */
        post: operations["createSnippet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a board
         * @description Creates a board of a project, without lists.
         */
        post: operations["createBoard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an email address
         * @description Adds a further email address of a user.
         */
        post: operations["createEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stars": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Star a project
         * @description Adds the star of a user to a project.
         */
        post: operations["createStar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Share a project
         * @description Shares a project with a group.
         */
        post: operations["createShare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/archives": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a project
         * @description Archives a project; with `archived` false, restores it.
         */
        post: operations["createArchive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/runners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a runner
         * @description Creates a runner of these projects, or of all projects with `is_shared`.
         */
        post: operations["createRunner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/runners/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** ID of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update a runner
         * @description Updates what a runner reports with a request of its own. `contacted_at` is now by default.
         */
        put: operations["updateRunner"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pipelines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a pipeline
         * @description Creates a pipeline for the head of a branch or tag, or for the commit `sha`. Its status follows its jobs.
         */
        post: operations["createPipeline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pipelines/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** ID of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update a pipeline
         * @description Sets the status of a pipeline without jobs. Returns 409 if the pipeline has jobs, which determine its status.
         */
        put: operations["updatePipeline"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a job
         * @description Creates a job of a pipeline, in any state.
         */
        post: operations["createJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** ID of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update a job
         * @description Updates a job as a runner does. Times and the status of the pipeline follow.
         */
        put: operations["updateJob"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/environments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an environment
         * @description Creates an environment that jobs of a project deploy to.
         */
        post: operations["createEnvironment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deploy_keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a deploy key
         * @description Creates a public key by which a machine reads the repository of a project.
         */
        post: operations["createDeployKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
/** The named parts of the contract: `components["schemas"]["Branch"]` is the type `Branch`. */
export interface components {
    schemas: {
        Resources: Resources;
        MessageError: MessageError;
        Error: Error;
        RecordId: RecordId;
        TokenKind: TokenKind;
        Name: Name;
        TokenScope: TokenScope;
        Timestamp: Timestamp;
        NewToken: NewToken;
        NullableTimestamp: NullableTimestamp;
        Token: Token;
        ValidationMessages: ValidationMessages;
        ValidationError: ValidationError;
        RouteError: RouteError;
        NotFoundError: NotFoundError;
        NewSession: NewSession;
        Session: Session;
        Text: Text;
        NewLabel: NewLabel;
        Label: Label;
        Date: Date;
        NewMilestone: NewMilestone;
        Id: Id;
        Iid: Iid;
        NullableDate: NullableDate;
        Milestone: Milestone;
        IssueStateName: IssueStateName;
        NewIssueState: NewIssueState;
        IssueState: IssueState;
        Visibility: Visibility;
        NewSnippet: NewSnippet;
        Snippet: Snippet;
        NewBoard: NewBoard;
        Board: Board;
        NewEmail: NewEmail;
        Email: Email;
        NewStar: NewStar;
        Star: Star;
        NewShare: NewShare;
        Share: Share;
        NewArchive: NewArchive;
        Archive: Archive;
        NewRunner: NewRunner;
        UnspecifiedBody: UnspecifiedBody;
        ProjectReference: ProjectReference;
        Runner: Runner;
        RunnerUpdate: RunnerUpdate;
        Status: Status;
        NewPipeline: NewPipeline;
        Sha: Sha;
        JobPipeline: JobPipeline;
        PipelineUpdate: PipelineUpdate;
        Artifacts: Artifacts;
        NewJob: NewJob;
        JobStatus: JobStatus;
        ShortSha: ShortSha;
        JobCommit: JobCommit;
        ArtifactsFile: ArtifactsFile;
        NullableArtifactsFile: NullableArtifactsFile;
        UserState: UserState;
        ProfileText: ProfileText;
        JobUser: JobUser;
        NullableJobUser: NullableJobUser;
        Job: Job;
        JobUpdate: JobUpdate;
        EnvironmentState: EnvironmentState;
        NewEnvironment: NewEnvironment;
        Environment: Environment;
        NewDeployKey: NewDeployKey;
        DeployKey: DeployKey;
    };
    responses: {
        /** All resources by name. */
        Resources: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Resources;
            };
        };
        /** Credentials are missing or invalid. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": MessageError;
            };
        };
        /** The caller is not an administrator. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** The record. */
        Token: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Token;
            };
        };
        /** An attribute is missing or invalid. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ValidationError;
            };
        };
        /** A record does not exist. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": NotFoundError;
            };
        };
        /** A conflicting record exists, for example jobs of a pipeline. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** The record. */
        Session: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Session;
            };
        };
        /** The record. */
        Label: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Label;
            };
        };
        /** The record. */
        Milestone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Milestone;
            };
        };
        /** The record. */
        IssueState: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": IssueState;
            };
        };
        /** The record. */
        Snippet: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Snippet;
            };
        };
        /** The record. */
        Board: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Board;
            };
        };
        /** The record. */
        Email: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Email;
            };
        };
        /** The record. */
        Star: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Star;
            };
        };
        /** The record. */
        Share: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Share;
            };
        };
        /** The record. */
        Archive: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Archive;
            };
        };
        /** The record. */
        Runner: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Runner;
            };
        };
        /** The record. */
        Pipeline: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": JobPipeline;
            };
        };
        /** The record. */
        Job: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Job;
            };
        };
        /** The record. */
        Environment: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Environment;
            };
        };
        /** The record. */
        DeployKey: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": DeployKey;
            };
        };
    };
    parameters: {
        /** ID of the record. */
        Id: Id;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
/** Parameters, body and responses of each operation, by its id. */
export interface operations {
    listResources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Resources"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewToken;
            };
        };
        responses: {
            201: components["responses"]["Token"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    createSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewSession;
            };
        };
        responses: {
            201: components["responses"]["Session"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    createLabel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewLabel;
            };
        };
        responses: {
            201: components["responses"]["Label"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    createMilestone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewMilestone;
            };
        };
        responses: {
            201: components["responses"]["Milestone"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    createIssueState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewIssueState;
            };
        };
        responses: {
            201: components["responses"]["IssueState"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    createSnippet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewSnippet;
            };
        };
        responses: {
            201: components["responses"]["Snippet"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    createBoard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewBoard;
            };
        };
        responses: {
            201: components["responses"]["Board"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    createEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewEmail;
            };
        };
        responses: {
            201: components["responses"]["Email"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    createStar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewStar;
            };
        };
        responses: {
            201: components["responses"]["Star"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    createShare: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewShare;
            };
        };
        responses: {
            201: components["responses"]["Share"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    createArchive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewArchive;
            };
        };
        responses: {
            201: components["responses"]["Archive"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    createRunner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewRunner;
            };
        };
        responses: {
            201: components["responses"]["Runner"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    updateRunner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** ID of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RunnerUpdate;
            };
        };
        responses: {
            200: components["responses"]["Runner"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    createPipeline: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewPipeline;
            };
        };
        responses: {
            201: components["responses"]["Pipeline"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    updatePipeline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** ID of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PipelineUpdate;
            };
        };
        responses: {
            200: components["responses"]["Pipeline"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    createJob: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewJob;
            };
        };
        responses: {
            201: components["responses"]["Job"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    updateJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** ID of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": JobUpdate;
            };
        };
        responses: {
            200: components["responses"]["Job"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    createEnvironment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewEnvironment;
            };
        };
        responses: {
            201: components["responses"]["Environment"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    createDeployKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewDeployKey;
            };
        };
        responses: {
            201: components["responses"]["DeployKey"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
}
