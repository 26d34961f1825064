// Generated from openapi/ by `npm run build`; do not edit.

/**
 * Action type of an event. The meaning of the values is not specified.
 * @example closed
 * @enum {string}
 */
export type EventAction = "created" | "updated" | "closed" | "reopened" | "pushed" | "commented" | "merged" | "joined" | "left" | "destroyed" | "expired";
/**
 * Type of the record that an event concerns:
 *
 *     - `issue`: issue of a project
 *     - `milestone`: milestone of a project
 *     - `merge_request`: merge request of a project
 *     - `note`: comment on a record
 *     - `project`: project as a whole
 *     - `snippet`: code snippet
 *     - `user`: user of the instance
 * @example issue
 * @enum {string}
 */
export type EventTargetType = "issue" | "milestone" | "merge_request" | "note" | "project" | "snippet" | "user";
/**
 * Format: date
 * @description Date without time, `YYYY-MM-DD`.
 * @example 2017-06-30
 */
export type Date = string;
/**
 * Sort order:
 *
 *     - `asc`: ascending
 *     - `desc`: descending
 * @example desc
 * @enum {string}
 */
export type SortDirection = "asc" | "desc";
/**
 * Web links (RFC 8288): each is a URL in angle brackets with its parameters. The parameter `rel` names the relation. The URLs of `prev`, `next`, `first` and `last` are full URLs.
 * @example <https://forge.example.com/api/v4/users?page=1>; rel="first"
 */
export type LinkHeader = string;
/**
 * Number of items.
 * @example 2
 */
export type Count = number;
/**
 * Number of items per page.
 * @example 20
 */
export type PageSize = number;
/**
 * Number of a page, counted from 1.
 * @example 1
 */
export type PageNumber = number;
/**
 * Number of a page as text. The value if there is no such page is not specified.
 * @example 2
 */
export type PageNumberOrEmpty = string;
/**
 * ID of the record, unique across the instance.
 * @example 42
 */
export type Id = number;
/**
 * Hash of a Git object, in hexadecimal digits.
 * @example 9f3c1e7ab2d45068c1f0e9d8b7a6958473625140
 */
export type Sha = string;
/**
 * Repository of a push event.
 * @example {
 *       "name": "Loom",
 *       "url": "git@forge.example.com:atelier/loom.git",
 *       "description": "Weaves cloth from plain text.",
 *       "homepage": "https://forge.example.com/atelier/loom"
 *     }
 */
export interface PushedRepository {
    /**
     * Name of the repository.
     * @example Loom
     */
    name: string;
    /**
     * URL of the repository.
     * @example git@forge.example.com:atelier/loom.git
     */
    url: string;
    /**
     * Description of the repository.
     * @example Weaves cloth from plain text.
     */
    description: string | null;
    /**
     * Homepage of the repository.
     * @example https://forge.example.com/atelier/loom
     */
    homepage: string;
}
/**
 * Format: date-time
 * @description Timestamp in ISO 8601 format.
 * @example 2017-03-14T09:26:53.589Z
 */
export type Timestamp = string;
/**
 * Author of a commit of a push event.
 * @example {
 *       "name": "Mira Castell",
 *       "email": "mira@example.com"
 *     }
 */
export interface PushedCommitAuthor {
    /**
     * Name of the author.
     * @example Mira Castell
     */
    name: string;
    /**
     * Email address of the author.
     * @example mira@example.com
     */
    email: string;
}
/** A commit of a push event. */
export interface PushedCommit {
    /** Hash of the commit. */
    id: Sha;
    /**
     * Message of the commit.
     * @example Describe the shuttle
     */
    message: string;
    /** Timestamp of the commit. */
    timestamp: Timestamp;
    /**
     * URL of the commit.
     * @example https://forge.example.com/atelier/loom/commit/4d2b8a6f0c1e3957d8b6a4f2e0c1d3b5a7968574
     */
    url: string;
    /** Author of the commit. */
    author: PushedCommitAuthor;
}
/**
 * Commits of a push event.
 * @example []
 */
export type PushedCommitList = PushedCommit[];
/** Data of a push event. */
export interface PushData {
    /** Hash of the commit before the push. */
    before: Sha;
    /** Hash of the commit after the push. */
    after: Sha;
    /**
     * Ref of the push.
     * @example refs/heads/master
     */
    ref: string;
    /** ID of the user who pushed. */
    user_id: Id;
    /**
     * Name of the user who pushed.
     * @example Mira Castell
     */
    user_name: string;
    /** Repository of the push. */
    repository: PushedRepository;
    /** Commits of the push. */
    commits: PushedCommitList;
    /** Total number of commits of the push. */
    total_commits_count: Count;
}
/**
 * Data of a push event, or null.
 * @example null
 */
export type PushDataOrNull = PushData | null;
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
 * Summary of a user, as embedded in other records and in lists for non-administrators.
 * @example {
 *       "id": 3,
 *       "username": "tom",
 *       "name": "Tom Okafor",
 *       "state": "active",
 *       "avatar_url": null,
 *       "web_url": "https://forge.example.com/tom"
 *     }
 */
export interface UserSummary {
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
    /**
     * Email address of the user. Only in some embedded records.
     * @example mira@example.com
     */
    email?: string;
    /** Time of creation of the user. Only in some embedded records. */
    created_at?: Timestamp;
}
/**
 * Note of an event whose target is a note.
 * @example {
 *       "id": 71,
 *       "body": "Edges first.",
 *       "attachment": null,
 *       "author": {
 *         "id": 2,
 *         "username": "mira",
 *         "name": "Mira Castell",
 *         "state": "active",
 *         "avatar_url": "https://forge.example.com/uploads/user/avatar/2/mira.png",
 *         "web_url": "https://forge.example.com/mira"
 *       },
 *       "created_at": "2017-03-13T15:00:00.000Z",
 *       "system": false,
 *       "noteable_id": 31,
 *       "noteable_type": "Issue"
 *     }
 */
export interface EventNote {
    /** ID of the note. */
    id: Id;
    /**
     * Text of the note.
     * @example Edges first.
     */
    body: string;
    /**
     * Attachment of the note, or null. The structure of an attachment is not specified.
     * @example null
     */
    attachment: string | {
        [key: string]: unknown;
    } | null;
    /** Author of the note. */
    author: UserSummary;
    /** Time of creation of the note. */
    created_at: Timestamp;
    /**
     * `true` if the system created the note.
     * @example false
     */
    system: boolean;
    /** ID of the record with the note. */
    noteable_id: Id;
    /**
     * Type of the record with the note.
     * @example Issue
     */
    noteable_type: string;
}
/** Event in the activity feed. Events whose target is a note include `note`. Push events include `data`. */
export interface Event {
    /**
     * Title of the event, or null.
     * @example null
     */
    title: string | null;
    /** ID of the project of the event. */
    project_id: Id;
    /**
     * Name of the action, for example `opened`, `closed` or `commented on`. The mapping to the values of the filter `action` is not specified.
     * @example closed
     */
    action_name: string;
    /**
     * ID of the target, or null.
     * @example 31
     */
    target_id: number | null;
    /**
     * Type of the target, capitalized, for example `Issue` or `Note`, or null.
     * @example Issue
     */
    target_type: string | null;
    /** ID of the author of the event. */
    author_id: Id;
    /** Data of a push. Null for other events. */
    data: PushDataOrNull;
    /**
     * Title of the target, or null.
     * @example Warp breaks at high tension
     */
    target_title: string | null;
    /** Time of creation of the event. Some events omit it. */
    created_at?: Timestamp;
    /** Author of the event. */
    author: UserSummary;
    /**
     * Username of the author.
     * @example tom
     */
    author_username: string;
    /** The note. Only if the target of the event is a note. */
    note?: EventNote;
}
/** Events. */
export type EventList = Event[];
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
/**
 * Numeric ID or username of a user.
 * @example tom
 */
export type IdOrUsername = string | number;
/**
 * Numeric ID or full path, for example `7` or `atelier/loom`.
 * @example atelier/loom
 */
export type IdOrPath = string | number;
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
/**
 * Property by which a list of projects is sorted:
 *
 *     - `id`: ID of the project
 *     - `name`: name of the project
 *     - `path`: path of the project
 *     - `created_at`: time of creation
 *     - `updated_at`: time of the last update
 *     - `last_activity_at`: time of the last activity
 * @example last_activity_at
 * @enum {string}
 */
export type ProjectOrder = "id" | "name" | "path" | "created_at" | "updated_at" | "last_activity_at";
/**
 * Topics of a project.
 * @example [
 *       "weaving",
 *       "ci"
 *     ]
 */
export type TagList = string[];
/**
 * Namespace of a project.
 * @example {
 *       "id": 10,
 *       "name": "Atelier",
 *       "path": "atelier",
 *       "kind": "group",
 *       "full_path": "atelier"
 *     }
 */
export interface Namespace {
    /** ID of the namespace. */
    id: Id;
    /**
     * Name of the namespace.
     * @example Atelier
     */
    name: string;
    /**
     * Path of the namespace.
     * @example atelier
     */
    path: string;
    /**
     * Kind of the namespace, for example `group`. Other values are not specified.
     * @example group
     */
    kind: string;
    /**
     * Full path of the namespace.
     * @example atelier
     */
    full_path: string;
}
/**
 * Status of the import or fork of the project. Values other than `none` are not specified.
 * @example none
 */
export type ImportStatus = string;
/**
 * Role of a member:
 *
 *     - `10`: Guest
 *     - `20`: Reporter
 *     - `30`: Developer
 *     - `40`: Master
 *     - `50`: Owner (valid only for groups)
 * @example 30
 * @enum {integer}
 */
export type AccessLevel = 10 | 20 | 30 | 40 | 50;
/** A group with which a project is shared. */
export interface ProjectShare {
    /** ID of the group. */
    group_id: Id;
    /**
     * Name of the group.
     * @example Dyes
     */
    group_name: string;
    /** Access level of the group in the project. */
    group_access_level: AccessLevel;
}
/**
 * Groups with which a project is shared.
 * @example [
 *       {
 *         "group_id": 11,
 *         "group_name": "Dyes",
 *         "group_access_level": 30
 *       }
 *     ]
 */
export type ProjectShareList = ProjectShare[];
/** A project in the list of a group's projects. Omits `owner`, `permissions` and `statistics`. */
export interface GroupProject {
    /** ID of the project. */
    id: Id;
    /**
     * Description of the project, or null.
     * @example Weaves cloth from plain text.
     */
    description: string | null;
    /**
     * Name of the default branch.
     * @example master
     */
    default_branch: string;
    /** Visibility of the project. */
    visibility: Visibility;
    /**
     * URL to clone the repository over SSH.
     * @example git@forge.example.com:atelier/loom.git
     */
    ssh_url_to_repo: string;
    /**
     * URL to clone the repository over HTTP.
     * @example https://forge.example.com/atelier/loom.git
     */
    http_url_to_repo: string;
    /**
     * URL of the project in the web interface.
     * @example https://forge.example.com/atelier/loom
     */
    web_url: string;
    /** Topics of the project. */
    tag_list: TagList;
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
    /**
     * `true` if issues are enabled.
     * @example true
     */
    issues_enabled: boolean;
    /**
     * `true` if merge requests are enabled.
     * @example true
     */
    merge_requests_enabled: boolean;
    /**
     * `true` if CI jobs are enabled.
     * @example true
     */
    jobs_enabled: boolean;
    /**
     * `true` if the wiki is enabled.
     * @example true
     */
    wiki_enabled: boolean;
    /**
     * `true` if snippets are enabled.
     * @example false
     */
    snippets_enabled: boolean;
    /**
     * `true` if the container registry is enabled.
     * @example false
     */
    container_registry_enabled: boolean;
    /**
     * `true` if shared runners are enabled.
     * @example true
     */
    shared_runners_enabled: boolean;
    /**
     * `true` if the jobs of the project are public.
     * @example true
     */
    public_jobs: boolean;
    /**
     * `true` if the project is archived.
     * @example false
     */
    archived: boolean;
    /**
     * `true` if users can request access.
     * @example true
     */
    request_access_enabled: boolean;
    /**
     * `true` if a merge request can be accepted only after its pipeline has succeeded.
     * @example false
     */
    only_allow_merge_if_pipeline_succeeds: boolean;
    /**
     * `true` if a merge request can be accepted only after all its discussions have been resolved.
     * @example false
     */
    only_allow_merge_if_all_discussions_are_resolved: boolean;
    /** Number of open issues of the project. */
    open_issues_count: Count;
    /** Number of forks of the project. */
    forks_count: Count;
    /** Number of stars of the project. */
    star_count: Count;
    /** ID of the user who created the project. */
    creator_id: Id;
    /** Time of creation of the project. */
    created_at: Timestamp;
    /** Time of the last activity in the project. */
    last_activity_at: Timestamp;
    /** Namespace of the project. */
    namespace: Namespace;
    /** Status of the import or fork of the project, for example `none`. */
    import_status: ImportStatus;
    /**
     * Error of the import, or null.
     * @example null
     */
    import_error: string | null;
    /**
     * URL of the avatar of the project, or null.
     * @example null
     */
    avatar_url: string | null;
    /**
     * Token for the registration of runners. Secret.
     * @example rt-example-loom
     */
    runners_token?: string;
    /** Groups with which the project is shared. */
    shared_with_groups: ProjectShareList;
}
/**
 * User who owns a project.
 * @example {
 *       "id": 2,
 *       "name": "Mira Castell",
 *       "created_at": "2017-01-10T10:00:00.000Z"
 *     }
 */
export interface ProjectOwner {
    /** ID of the owner. */
    id: Id;
    /**
     * Name of the owner.
     * @example Mira Castell
     */
    name: string;
    /** Time of creation of the owner's account. */
    created_at: Timestamp;
}
/**
 * Access of the caller, from one membership.
 * @example {
 *       "access_level": 30,
 *       "notification_level": 3
 *     }
 */
export interface ProjectAccess {
    /** Access level of the caller. */
    access_level: AccessLevel;
    /**
     * Notification level of the caller. The meaning of the numbers is not specified.
     * @example 3
     */
    notification_level: number;
}
/**
 * Access of the caller to a project.
 * @example {
 *       "project_access": null,
 *       "group_access": {
 *         "access_level": 50,
 *         "notification_level": 3
 *       }
 *     }
 */
export interface ProjectPermissions {
    /**
     * Access as a member of the project, or null.
     * @example null
     */
    project_access?: ProjectAccess | null;
    /**
     * Access as a member of the group of the project, or null.
     * @example {
     *       "access_level": 50,
     *       "notification_level": 3
     *     }
     */
    group_access?: ProjectAccess | null;
}
/**
 * Size. The unit is not specified.
 * @example 1038090
 */
export type StorageSize = number;
/**
 * Sizes of a project. Units are not specified.
 * @example {
 *       "commit_count": 2,
 *       "storage_size": 1048576,
 *       "repository_size": 1038090,
 *       "lfs_objects_size": 0,
 *       "job_artifacts_size": 10486
 *     }
 */
export interface ProjectStatistics {
    /** Number of commits. */
    commit_count: Count;
    /** Storage size. The unit is not specified. */
    storage_size: StorageSize;
    /** Size of the repository. The unit is not specified. */
    repository_size: StorageSize;
    /** Size of the LFS objects. The unit is not specified. */
    lfs_objects_size: StorageSize;
    /** Size of the job artifacts. The unit is not specified. */
    job_artifacts_size: StorageSize;
}
/** A project. Includes `owner` if a user owns it, `permissions` if the caller has access as a member, and `statistics` if the request contains `statistics=true`. */
export interface Project {
    /** ID of the project. */
    id: Id;
    /**
     * Description of the project, or null.
     * @example Weaves cloth from plain text.
     */
    description: string | null;
    /**
     * Name of the default branch.
     * @example master
     */
    default_branch: string;
    /** Visibility of the project. */
    visibility: Visibility;
    /**
     * URL to clone the repository over SSH.
     * @example git@forge.example.com:atelier/loom.git
     */
    ssh_url_to_repo: string;
    /**
     * URL to clone the repository over HTTP.
     * @example https://forge.example.com/atelier/loom.git
     */
    http_url_to_repo: string;
    /**
     * URL of the project in the web interface.
     * @example https://forge.example.com/atelier/loom
     */
    web_url: string;
    /** Topics of the project. */
    tag_list: TagList;
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
    /**
     * `true` if issues are enabled.
     * @example true
     */
    issues_enabled: boolean;
    /**
     * `true` if merge requests are enabled.
     * @example true
     */
    merge_requests_enabled: boolean;
    /**
     * `true` if CI jobs are enabled.
     * @example true
     */
    jobs_enabled: boolean;
    /**
     * `true` if the wiki is enabled.
     * @example true
     */
    wiki_enabled: boolean;
    /**
     * `true` if snippets are enabled.
     * @example false
     */
    snippets_enabled: boolean;
    /**
     * `true` if the container registry is enabled.
     * @example false
     */
    container_registry_enabled: boolean;
    /**
     * `true` if shared runners are enabled.
     * @example true
     */
    shared_runners_enabled: boolean;
    /**
     * `true` if the jobs of the project are public.
     * @example true
     */
    public_jobs: boolean;
    /**
     * `true` if the project is archived.
     * @example false
     */
    archived: boolean;
    /**
     * `true` if users can request access.
     * @example true
     */
    request_access_enabled: boolean;
    /**
     * `true` if a merge request can be accepted only after its pipeline has succeeded.
     * @example false
     */
    only_allow_merge_if_pipeline_succeeds: boolean;
    /**
     * `true` if a merge request can be accepted only after all its discussions have been resolved.
     * @example false
     */
    only_allow_merge_if_all_discussions_are_resolved: boolean;
    /** Number of open issues of the project. */
    open_issues_count: Count;
    /** Number of forks of the project. */
    forks_count: Count;
    /** Number of stars of the project. */
    star_count: Count;
    /** ID of the user who created the project. */
    creator_id: Id;
    /** Time of creation of the project. */
    created_at: Timestamp;
    /** Time of the last activity in the project. */
    last_activity_at: Timestamp;
    /** Namespace of the project. */
    namespace: Namespace;
    /** Status of the import or fork of the project, for example `none`. */
    import_status: ImportStatus;
    /**
     * Error of the import, or null.
     * @example null
     */
    import_error: string | null;
    /**
     * URL of the avatar of the project, or null.
     * @example null
     */
    avatar_url: string | null;
    /**
     * Token for the registration of runners. Secret.
     * @example rt-example-loom
     */
    runners_token?: string;
    /** Groups with which the project is shared. */
    shared_with_groups: ProjectShareList;
    /** User who owns the project. Only for projects that a user owns. */
    owner?: ProjectOwner;
    /** Access of the caller. Only if the caller has access as a member of the project or its group. */
    permissions?: ProjectPermissions;
    /** Sizes of the project. Only if the request contains `statistics=true`. */
    statistics?: ProjectStatistics;
}
/** A project in a list with `simple=true`: only ID, URLs, names and paths. */
export type SimpleProject = {
    /** ID of the project. */
    id: Id;
    /**
     * URL to clone the repository over SSH.
     * @example git@forge.example.com:atelier/loom.git
     */
    ssh_url_to_repo?: string;
    /**
     * URL to clone the repository over HTTP.
     * @example https://forge.example.com/atelier/loom.git
     */
    http_url_to_repo?: string;
    /**
     * URL of the project in the web interface.
     * @example https://forge.example.com/atelier/loom
     */
    web_url?: string;
    /**
     * Name of the project.
     * @example Loom
     */
    name: string;
    /**
     * Name of the project, after the names of its namespaces.
     * @example Atelier / Loom
     */
    name_with_namespace?: string;
    /**
     * Path of the project within its namespace.
     * @example loom
     */
    path: string;
    /**
     * Full path of the project, `NAMESPACE/PROJECT_NAME`.
     * @example atelier/loom
     */
    path_with_namespace?: string;
} & (unknown | unknown | unknown);
/** Projects. With `simple=true`, each contains only ID, URLs, names and paths, without `visibility`. */
export type ProjectList = (Project | SimpleProject)[];
/** Project to create for the caller. At least one of `name` and `path` is required. */
export type CreateProject = {
    /**
     * Description of the project.
     * @example Weaves cloth from plain text.
     */
    description?: string;
    /**
     * `true` if issues are enabled.
     * @example true
     */
    issues_enabled?: boolean;
    /**
     * `true` if merge requests are enabled.
     * @example true
     */
    merge_requests_enabled?: boolean;
    /**
     * `true` if CI jobs are enabled.
     * @example true
     */
    jobs_enabled?: boolean;
    /**
     * `true` if the wiki is enabled.
     * @example true
     */
    wiki_enabled?: boolean;
    /**
     * `true` if snippets are enabled.
     * @example false
     */
    snippets_enabled?: boolean;
    /**
     * `true` if the container registry is enabled.
     * @example false
     */
    container_registry_enabled?: boolean;
    /**
     * `true` if shared runners are enabled.
     * @example true
     */
    shared_runners_enabled?: boolean;
    /** Visibility of the project. */
    visibility?: Visibility;
    /**
     * URL of a repository to import.
     * @example https://code.example.org/loom.git
     */
    import_url?: string;
    /**
     * `true` if the jobs of the project are public.
     * @example true
     */
    public_jobs?: boolean;
    /**
     * `true` if a merge request can be accepted only after its pipeline has succeeded.
     * @example false
     */
    only_allow_merge_if_pipeline_succeeds?: boolean;
    /**
     * `true` if a merge request can be accepted only after all its discussions have been resolved.
     * @example false
     */
    only_allow_merge_if_all_discussions_are_resolved?: boolean;
    /**
     * Effect not specified. The specification names this parameter only in its list of changes from version 3.
     * @example false
     */
    merge_when_pipeline_succeeds?: boolean;
    /**
     * `true` if Git LFS is enabled.
     * @example true
     */
    lfs_enabled?: boolean;
    /**
     * `true` if users can request access.
     * @example true
     */
    request_access_enabled?: boolean;
    /** Topics of the project. */
    tag_list?: TagList;
    /**
     * Name of the project. Required if `path` is missing.
     * @example Sketches
     */
    name?: string;
    /**
     * Path of the project within its namespace. Required if `name` is missing. Default: generated from `name`, in lower case with dashes.
     * @example sketches
     */
    path?: string;
    /**
     * ID of the namespace of the project. Default: the namespace of the caller.
     * @example 22
     */
    namespace_id?: number;
} & (unknown | unknown);
/** All properties of a project. Only `id` is required. Used where the specification does not specify the response body. */
export interface ProjectFields {
    /** ID of the project. */
    id: Id;
    /**
     * Description of the project, or null.
     * @example Weaves cloth from plain text.
     */
    description?: string | null;
    /**
     * Name of the default branch.
     * @example master
     */
    default_branch?: string;
    /** Visibility of the project. */
    visibility?: Visibility;
    /**
     * URL to clone the repository over SSH.
     * @example git@forge.example.com:atelier/loom.git
     */
    ssh_url_to_repo?: string;
    /**
     * URL to clone the repository over HTTP.
     * @example https://forge.example.com/atelier/loom.git
     */
    http_url_to_repo?: string;
    /**
     * URL of the project in the web interface.
     * @example https://forge.example.com/atelier/loom
     */
    web_url?: string;
    /** Topics of the project. */
    tag_list?: TagList;
    /**
     * Name of the project.
     * @example Loom
     */
    name?: string;
    /**
     * Name of the project, after the names of its namespaces.
     * @example Atelier / Loom
     */
    name_with_namespace?: string;
    /**
     * Path of the project within its namespace.
     * @example loom
     */
    path?: string;
    /**
     * Full path of the project, `NAMESPACE/PROJECT_NAME`.
     * @example atelier/loom
     */
    path_with_namespace?: string;
    /**
     * `true` if issues are enabled.
     * @example true
     */
    issues_enabled?: boolean;
    /**
     * `true` if merge requests are enabled.
     * @example true
     */
    merge_requests_enabled?: boolean;
    /**
     * `true` if CI jobs are enabled.
     * @example true
     */
    jobs_enabled?: boolean;
    /**
     * `true` if the wiki is enabled.
     * @example true
     */
    wiki_enabled?: boolean;
    /**
     * `true` if snippets are enabled.
     * @example false
     */
    snippets_enabled?: boolean;
    /**
     * `true` if the container registry is enabled.
     * @example false
     */
    container_registry_enabled?: boolean;
    /**
     * `true` if shared runners are enabled.
     * @example true
     */
    shared_runners_enabled?: boolean;
    /**
     * `true` if the jobs of the project are public.
     * @example true
     */
    public_jobs?: boolean;
    /**
     * `true` if the project is archived.
     * @example false
     */
    archived?: boolean;
    /**
     * `true` if users can request access.
     * @example true
     */
    request_access_enabled?: boolean;
    /**
     * `true` if a merge request can be accepted only after its pipeline has succeeded.
     * @example false
     */
    only_allow_merge_if_pipeline_succeeds?: boolean;
    /**
     * `true` if a merge request can be accepted only after all its discussions have been resolved.
     * @example false
     */
    only_allow_merge_if_all_discussions_are_resolved?: boolean;
    /** Number of open issues of the project. */
    open_issues_count?: Count;
    /** Number of forks of the project. */
    forks_count?: Count;
    /** Number of stars of the project. */
    star_count?: Count;
    /** ID of the user who created the project. */
    creator_id?: Id;
    /** Time of creation of the project. */
    created_at?: Timestamp;
    /** Time of the last activity in the project. */
    last_activity_at?: Timestamp;
    /** Namespace of the project. */
    namespace?: Namespace;
    /** Status of the import or fork of the project, for example `none`. */
    import_status?: ImportStatus;
    /**
     * Error of the import, or null.
     * @example null
     */
    import_error?: string | null;
    /**
     * URL of the avatar of the project, or null.
     * @example null
     */
    avatar_url?: string | null;
    /**
     * Token for the registration of runners. Secret.
     * @example rt-example-loom
     */
    runners_token?: string;
    /** Groups with which the project is shared. */
    shared_with_groups?: ProjectShareList;
    /** User who owns the project. Only for projects that a user owns. */
    owner?: ProjectOwner;
    /** Access of the caller. Only if the caller has access as a member of the project or its group. */
    permissions?: ProjectPermissions;
    /** Sizes of the project. Only if the request contains `statistics=true`. */
    statistics?: ProjectStatistics;
}
/** Properties of a project to update. `name` is required. */
export interface UpdateProject {
    /**
     * Description of the project.
     * @example Weaves cloth from plain text.
     */
    description?: string;
    /**
     * `true` if issues are enabled.
     * @example true
     */
    issues_enabled?: boolean;
    /**
     * `true` if merge requests are enabled.
     * @example true
     */
    merge_requests_enabled?: boolean;
    /**
     * `true` if CI jobs are enabled.
     * @example true
     */
    jobs_enabled?: boolean;
    /**
     * `true` if the wiki is enabled.
     * @example true
     */
    wiki_enabled?: boolean;
    /**
     * `true` if snippets are enabled.
     * @example false
     */
    snippets_enabled?: boolean;
    /**
     * `true` if the container registry is enabled.
     * @example false
     */
    container_registry_enabled?: boolean;
    /**
     * `true` if shared runners are enabled.
     * @example true
     */
    shared_runners_enabled?: boolean;
    /** Visibility of the project. */
    visibility?: Visibility;
    /**
     * URL of a repository to import.
     * @example https://code.example.org/loom.git
     */
    import_url?: string;
    /**
     * `true` if the jobs of the project are public.
     * @example true
     */
    public_jobs?: boolean;
    /**
     * `true` if a merge request can be accepted only after its pipeline has succeeded.
     * @example false
     */
    only_allow_merge_if_pipeline_succeeds?: boolean;
    /**
     * `true` if a merge request can be accepted only after all its discussions have been resolved.
     * @example false
     */
    only_allow_merge_if_all_discussions_are_resolved?: boolean;
    /**
     * Effect not specified. The specification names this parameter only in its list of changes from version 3.
     * @example false
     */
    merge_when_pipeline_succeeds?: boolean;
    /**
     * `true` if Git LFS is enabled.
     * @example true
     */
    lfs_enabled?: boolean;
    /**
     * `true` if users can request access.
     * @example true
     */
    request_access_enabled?: boolean;
    /** Topics of the project. */
    tag_list?: TagList;
    /**
     * Name of the project. Required, even if it does not change.
     * @example Loom
     */
    name: string;
    /**
     * Path of the project within its namespace.
     * @example loom
     */
    path?: string;
    /**
     * Name of the default branch. Default: `master`. Whether an update without it resets the branch is not specified.
     * @example master
     */
    default_branch?: string;
}
/**
 * Any JSON value. The structure of this value is not specified.
 * @example {}
 */
export type UnspecifiedBody = unknown;
/** Summaries of users. */
export type UserSummaryList = UserSummary[];
/**
 * Target namespace of the fork. The names of the parameters are not specified. Default: the namespace of the caller.
 * @example {}
 */
export interface ForkProject {
    [key: string]: unknown;
}
/** Project to create for another user. */
export interface CreateProjectForUser {
    /**
     * Description of the project.
     * @example Weaves cloth from plain text.
     */
    description?: string;
    /**
     * `true` if issues are enabled.
     * @example true
     */
    issues_enabled?: boolean;
    /**
     * `true` if merge requests are enabled.
     * @example true
     */
    merge_requests_enabled?: boolean;
    /**
     * `true` if CI jobs are enabled.
     * @example true
     */
    jobs_enabled?: boolean;
    /**
     * `true` if the wiki is enabled.
     * @example true
     */
    wiki_enabled?: boolean;
    /**
     * `true` if snippets are enabled.
     * @example false
     */
    snippets_enabled?: boolean;
    /**
     * `true` if the container registry is enabled.
     * @example false
     */
    container_registry_enabled?: boolean;
    /**
     * `true` if shared runners are enabled.
     * @example true
     */
    shared_runners_enabled?: boolean;
    /** Visibility of the project. */
    visibility?: Visibility;
    /**
     * URL of a repository to import.
     * @example https://code.example.org/loom.git
     */
    import_url?: string;
    /**
     * `true` if the jobs of the project are public.
     * @example true
     */
    public_jobs?: boolean;
    /**
     * `true` if a merge request can be accepted only after its pipeline has succeeded.
     * @example false
     */
    only_allow_merge_if_pipeline_succeeds?: boolean;
    /**
     * `true` if a merge request can be accepted only after all its discussions have been resolved.
     * @example false
     */
    only_allow_merge_if_all_discussions_are_resolved?: boolean;
    /**
     * Effect not specified. The specification names this parameter only in its list of changes from version 3.
     * @example false
     */
    merge_when_pipeline_succeeds?: boolean;
    /**
     * `true` if Git LFS is enabled.
     * @example true
     */
    lfs_enabled?: boolean;
    /**
     * `true` if users can request access.
     * @example true
     */
    request_access_enabled?: boolean;
    /** Topics of the project. */
    tag_list?: TagList;
    /**
     * Name of the project.
     * @example Notebook
     */
    name: string;
    /**
     * Path of the project within its namespace. The default is not specified for this operation.
     * @example notebook
     */
    path?: string;
    /**
     * Name of the default branch. Default: `master`.
     * @default master
     * @example master
     */
    default_branch?: string;
    /**
     * ID of the namespace of the project. The default is not specified for this operation.
     * @example 23
     */
    namespace_id?: number;
}
/** A record or a list. Its structure is not specified. */
export type UnspecifiedResult = {
    [key: string]: unknown;
} | UnspecifiedBody[];
/**
 * IDs of groups.
 * @example [
 *       10,
 *       11
 *     ]
 */
export type GroupIdList = Id[];
/**
 * Property by which a list of groups is sorted:
 *
 *     - `name`: name of the group
 *     - `path`: path of the group
 * @example path
 * @enum {string}
 */
export type GroupOrder = "name" | "path";
/** All properties of a group. Only `id` is required. Used where the specification does not specify the response body. */
export interface GroupFields {
    /** ID of the group. */
    id: Id;
    /**
     * Name of the group.
     * @example Atelier
     */
    name?: string;
    /**
     * Path of the group within its parent.
     * @example atelier
     */
    path?: string;
    /**
     * Description of the group.
     * @example Everything on the loom.
     */
    description?: string;
    /** Visibility of the group. */
    visibility?: Visibility;
    /**
     * `true` if Git LFS is enabled for the projects of the group.
     * @example true
     */
    lfs_enabled?: boolean;
    /**
     * URL of the avatar of the group, or null.
     * @example null
     */
    avatar_url?: string | null;
    /**
     * URL of the group in the web interface.
     * @example https://forge.example.com/groups/atelier
     */
    web_url?: string;
    /**
     * `true` if users can request access.
     * @example true
     */
    request_access_enabled?: boolean;
    /**
     * Full name of the group.
     * @example Atelier / Dyes
     */
    full_name?: string;
    /**
     * Full path of the group.
     * @example atelier/dyes
     */
    full_path?: string;
    /**
     * ID of the parent group, or null.
     * @example 10
     */
    parent_id?: number | null;
}
/** A group in a list. */
export interface Group {
    /** ID of the group. */
    id: Id;
    /**
     * Name of the group.
     * @example Atelier
     */
    name: string;
    /**
     * Path of the group within its parent.
     * @example atelier
     */
    path: string;
    /**
     * Description of the group.
     * @example Everything on the loom.
     */
    description: string;
    /** Visibility of the group. */
    visibility: Visibility;
    /**
     * `true` if Git LFS is enabled for the projects of the group.
     * @example true
     */
    lfs_enabled: boolean;
    /**
     * URL of the avatar of the group, or null.
     * @example null
     */
    avatar_url: string | null;
    /**
     * URL of the group in the web interface.
     * @example https://forge.example.com/groups/atelier
     */
    web_url: string;
    /**
     * `true` if users can request access.
     * @example true
     */
    request_access_enabled: boolean;
    /**
     * Full name of the group.
     * @example Atelier / Dyes
     */
    full_name: string;
    /**
     * Full path of the group.
     * @example atelier/dyes
     */
    full_path: string;
    /**
     * ID of the parent group, or null.
     * @example 10
     */
    parent_id: number | null;
}
/** Groups. */
export type GroupList = Group[];
/** Group to create. */
export interface CreateGroup {
    /**
     * Description of the group.
     * @example Everything on the loom.
     */
    description?: string;
    /** Visibility of the group. */
    visibility?: Visibility;
    /**
     * `true` if Git LFS is enabled for the projects of the group.
     * @example true
     */
    lfs_enabled?: boolean;
    /**
     * `true` if users can request access.
     * @example true
     */
    request_access_enabled?: boolean;
    /**
     * Name of the group.
     * @example Dyes
     */
    name: string;
    /**
     * Path of the group within its parent.
     * @example dyes
     */
    path: string;
    /**
     * ID of the parent group.
     * @example 10
     */
    parent_id?: number;
}
/**
 * Projects of a group.
 * @example []
 */
export type OwnedProjectList = GroupProject[];
/**
 * Projects that are shared with a group. Each includes `shared_with_groups`.
 * @example []
 */
export type SharedProjectList = GroupProject[];
/** A single group with its projects and the projects that are shared with it. */
export interface GroupDetail {
    /** ID of the group. */
    id: Id;
    /**
     * Name of the group.
     * @example Atelier
     */
    name: string;
    /**
     * Path of the group within its parent.
     * @example atelier
     */
    path: string;
    /**
     * Description of the group.
     * @example Everything on the loom.
     */
    description: string;
    /** Visibility of the group. */
    visibility: Visibility;
    /**
     * `true` if Git LFS is enabled for the projects of the group.
     * @example true
     */
    lfs_enabled: boolean;
    /**
     * URL of the avatar of the group, or null.
     * @example null
     */
    avatar_url: string | null;
    /**
     * URL of the group in the web interface.
     * @example https://forge.example.com/groups/atelier
     */
    web_url: string;
    /**
     * `true` if users can request access.
     * @example true
     */
    request_access_enabled: boolean;
    /**
     * Full name of the group.
     * @example Atelier / Dyes
     */
    full_name: string;
    /**
     * Full path of the group.
     * @example atelier/dyes
     */
    full_path: string;
    /**
     * ID of the parent group, or null.
     * @example 10
     */
    parent_id: number | null;
    /** Projects of the group. */
    projects: OwnedProjectList;
    /** Projects that are shared with the group. */
    shared_projects: SharedProjectList;
}
/** Properties of a group to update. All are optional. */
export interface UpdateGroup {
    /**
     * Description of the group.
     * @example Everything on the loom.
     */
    description?: string;
    /** Visibility of the group. */
    visibility?: Visibility;
    /**
     * `true` if Git LFS is enabled for the projects of the group.
     * @example true
     */
    lfs_enabled?: boolean;
    /**
     * `true` if users can request access.
     * @example true
     */
    request_access_enabled?: boolean;
    /**
     * Name of the group.
     * @example Dyes
     */
    name?: string;
    /**
     * Path of the group within its parent.
     * @example dyes
     */
    path?: string;
}
/** Projects of a group. With `simple=true`, each contains only ID, URLs, names and paths, without `visibility`. */
export type GroupProjectList = (GroupProject | SimpleProject)[];
/** A member of a group or project, in a list. */
export interface Member {
    /** ID of the user. */
    id: Id;
    /**
     * Username of the user.
     * @example tom
     */
    username: string;
    /**
     * Name of the user.
     * @example Tom Okafor
     */
    name: string;
    /** State of the user: `active` or `blocked`. */
    state: UserState;
    /** Time of creation. Whether of the user or of the membership is not specified. */
    created_at: Timestamp;
    /** Access level of the member. */
    access_level: AccessLevel;
}
/** Members of a group or project. */
export type MemberList = Member[];
/** Member to add to a group: user, access level and expiry date. */
export interface AddGroupMember {
    /** Access level of the member. */
    access_level: AccessLevel;
    /**
     * Format: date
     * @description Expiry date of the membership, `YYYY-MM-DD`.
     * @example 2017-12-31
     */
    expires_at?: string;
    /** ID of the user to add. */
    user_id: Id;
}
/**
 * Format: date
 * @description Date without time, `YYYY-MM-DD`, or null.
 * @example 2017-06-30
 */
export type NullableDate = string | null;
/** A single member of a group or project. Includes `expires_at`. */
export interface MemberDetail {
    /** ID of the user. */
    id: Id;
    /**
     * Username of the user.
     * @example tom
     */
    username: string;
    /**
     * Name of the user.
     * @example Tom Okafor
     */
    name: string;
    /** State of the user: `active` or `blocked`. */
    state: UserState;
    /** Time of creation. Whether of the user or of the membership is not specified. */
    created_at: Timestamp;
    /** Access level of the member. */
    access_level: AccessLevel;
    /** Expiry date of the membership, or null. */
    expires_at: NullableDate;
}
/** Access level and expiry date of a member of a group. */
export interface UpdateGroupMember {
    /** Access level of the member. */
    access_level: AccessLevel;
    /**
     * Expiry date of the membership, `YYYY-MM-DD`. Null removes the expiry date.
     * @example 2017-12-31
     */
    expires_at?: NullableDate;
}
/**
 * Role of a member of a project:
 *
 *     - `10`: Guest
 *     - `20`: Reporter
 *     - `30`: Developer
 *     - `40`: Master
 * @example 30
 * @enum {integer}
 */
export type ProjectAccessLevel = 10 | 20 | 30 | 40;
/** Member to add to a project: user, access level and expiry date. */
export interface AddProjectMember {
    /** Access level of the member. */
    access_level: ProjectAccessLevel;
    /**
     * Format: date
     * @description Expiry date of the membership, `YYYY-MM-DD`.
     * @example 2017-12-31
     */
    expires_at?: string;
    /** ID of the user to add. */
    user_id: Id;
}
/** Access level and expiry date of a member of a project. */
export interface UpdateProjectMember {
    /** Access level of the member. */
    access_level: ProjectAccessLevel;
    /**
     * Expiry date of the membership, `YYYY-MM-DD`. Null removes the expiry date.
     * @example 2017-12-31
     */
    expires_at?: NullableDate;
}
/** Access request of a user to a group or project. */
export interface AccessRequest {
    /** ID of the user. */
    id: Id;
    /**
     * Username of the user.
     * @example tom
     */
    username: string;
    /**
     * Name of the user.
     * @example Tom Okafor
     */
    name: string;
    /** State of the user: `active` or `blocked`. */
    state: UserState;
    /** Time of creation. Whether of the user or of the membership is not specified. */
    created_at: Timestamp;
    /** Time of the request. */
    requested_at: Timestamp;
}
/** Pending access requests. */
export type AccessRequestList = AccessRequest[];
/** Access level of the new member of a group. Optional. */
export interface ApproveGroupAccessRequest {
    /**
     * Access level of the new member. Default: 30 (Developer).
     * @default 30
     */
    access_level?: AccessLevel;
}
/** Access level of the new member of a project. Optional. */
export interface ApproveProjectAccessRequest {
    /**
     * Access level of the new member. Default: 30 (Developer).
     * @default 30
     */
    access_level?: ProjectAccessLevel;
}
/**
 * Only `true` is supported.
 * @example true
 * @constant
 */
export type OnlyTrue = true;
/**
 * Text in a profile, or null. Whether a text without content is null or empty is not specified.
 * @example Weaver and programmer.
 */
export type ProfileText = string | null;
/** A single user, as non-administrators see it: summary and profile. */
export interface User {
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
    created_at: Timestamp;
    /** Biography of the user. */
    bio: ProfileText;
    /** Location of the user. */
    location: ProfileText;
    /** Messenger ID of the user. */
    messenger_id: ProfileText;
    /** Work profile of the user. */
    work_profile: ProfileText;
    /** Microblog of the user. */
    micro_blog: ProfileText;
    /** URL of the website of the user. */
    website_url: ProfileText;
    /** Organization of the user. */
    organization: ProfileText;
}
/**
 * Format: date-time
 * @description Timestamp in ISO 8601 format, or null.
 * @example 2017-03-14T09:26:53.589Z
 */
export type NullableTimestamp = string | null;
/**
 * Identity of a user at an external authentication provider.
 * @example {
 *       "provider": "ldapmain",
 *       "extern_uid": "uid=mira,dc=example,dc=com"
 *     }
 */
export interface Identity {
    /**
     * Name of the provider.
     * @example ldapmain
     */
    provider: string;
    /**
     * Identifier of the user at the provider.
     * @example uid=mira,dc=example,dc=com
     */
    extern_uid: string;
}
/**
 * Identities of a user at external authentication providers.
 * @example [
 *       {
 *         "provider": "ldapmain",
 *         "extern_uid": "uid=mira,dc=example,dc=com"
 *       }
 *     ]
 */
export type IdentityList = Identity[];
/** The current user, with profile and account properties. */
export interface CurrentUser {
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
    created_at: Timestamp;
    /** Biography of the user. */
    bio: ProfileText;
    /** Location of the user. */
    location: ProfileText;
    /** Messenger ID of the user. */
    messenger_id: ProfileText;
    /** Work profile of the user. */
    work_profile: ProfileText;
    /** Microblog of the user. */
    micro_blog: ProfileText;
    /** URL of the website of the user. */
    website_url: ProfileText;
    /** Organization of the user. */
    organization: ProfileText;
    /**
     * Email address of the user.
     * @example mira@example.com
     */
    email: string;
    /** Time of the last sign-in, or null. */
    last_sign_in_at: NullableTimestamp;
    /** Time of the confirmation of the user, or null. */
    confirmed_at: NullableTimestamp;
    /** Date of the last activity, or null. */
    last_activity_on: NullableDate;
    /**
     * ID of the colour scheme of the user.
     * @example 2
     */
    color_scheme_id: number;
    /**
     * Maximum number of projects of the user.
     * @example 100
     */
    projects_limit: number;
    /** Time of the current sign-in, or null. */
    current_sign_in_at: NullableTimestamp;
    /** Identities of the user at external authentication providers. */
    identities: IdentityList;
    /**
     * `true` if the user can create groups.
     * @example true
     */
    can_create_group: boolean;
    /**
     * `true` if the user can create projects.
     * @example true
     */
    can_create_project: boolean;
    /**
     * `true` if two-factor authentication is enabled.
     * @example false
     */
    two_factor_enabled: boolean;
    /**
     * `true` if the user is external.
     * @example false
     */
    external: boolean;
}
/** A user, as administrators see it. */
export interface UserForAdmin {
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
    created_at: Timestamp;
    /** Biography of the user. */
    bio: ProfileText;
    /** Location of the user. */
    location: ProfileText;
    /** Messenger ID of the user. */
    messenger_id: ProfileText;
    /** Work profile of the user. */
    work_profile: ProfileText;
    /** Microblog of the user. */
    micro_blog: ProfileText;
    /** URL of the website of the user. */
    website_url: ProfileText;
    /** Organization of the user. */
    organization: ProfileText;
    /**
     * Email address of the user.
     * @example mira@example.com
     */
    email: string;
    /** Time of the last sign-in, or null. */
    last_sign_in_at: NullableTimestamp;
    /** Time of the confirmation of the user, or null. */
    confirmed_at: NullableTimestamp;
    /** Date of the last activity, or null. */
    last_activity_on: NullableDate;
    /**
     * ID of the colour scheme of the user.
     * @example 2
     */
    color_scheme_id: number;
    /**
     * Maximum number of projects of the user.
     * @example 100
     */
    projects_limit: number;
    /** Time of the current sign-in, or null. */
    current_sign_in_at: NullableTimestamp;
    /** Identities of the user at external authentication providers. */
    identities: IdentityList;
    /**
     * `true` if the user can create groups.
     * @example true
     */
    can_create_group: boolean;
    /**
     * `true` if the user can create projects.
     * @example true
     */
    can_create_project: boolean;
    /**
     * `true` if two-factor authentication is enabled.
     * @example false
     */
    two_factor_enabled: boolean;
    /**
     * `true` if the user is external.
     * @example false
     */
    external: boolean;
    /**
     * `true` if the user is an administrator.
     * @example false
     */
    is_admin: boolean;
}
/** Users: administrator view for administrators, summaries for other users. Only the administrator view includes `identities`. */
export type UserList = (UserForAdmin | UserSummary)[];
/** User to create. Either `password` or `reset_password`, with the value `true`, is required. */
export type CreateUser = {
    /**
     * Messenger ID of the user.
     * @example mira.castell
     */
    messenger_id?: string;
    /**
     * Work profile of the user.
     * @example mira-castell
     */
    work_profile?: string;
    /**
     * Microblog of the user.
     * @example miraweaves
     */
    micro_blog?: string;
    /**
     * URL of the website of the user.
     * @example https://mira.example
     */
    website_url?: string;
    /**
     * Organization of the user.
     * @example Atelier
     */
    organization?: string;
    /**
     * Maximum number of projects of the user.
     * @example 100
     */
    projects_limit?: number;
    /**
     * Identifier of the user at the given `provider`.
     * @example uid=lena,dc=example,dc=com
     */
    extern_uid?: string;
    /**
     * Name of an external authentication provider.
     * @example ldapmain
     */
    provider?: string;
    /**
     * Biography of the user.
     * @example Dyes wool.
     */
    bio?: string;
    /**
     * Location of the user.
     * @example Porto
     */
    location?: string;
    /**
     * `true` if the user can create groups.
     * @example true
     */
    can_create_group?: boolean;
    /**
     * Email address of the user.
     * @example lena@example.com
     */
    email: string;
    /**
     * Username of the user.
     * @example lena
     */
    username: string;
    /**
     * Name of the user.
     * @example Lena Duarte
     */
    name: string;
    /**
     * Format: password
     * @description Password. Required unless `reset_password` is `true`.
     * @example indigo-and-madder-7
     */
    password?: string;
    /**
     * `true` to let the user set the password. Takes priority over `password`. Default: `false`.
     * @default false
     * @example true
     */
    reset_password?: boolean;
    /**
     * `true` if the user is an administrator.
     * @default false
     * @example false
     */
    admin?: boolean;
    /**
     * @deprecated
     * @description Deprecated: use `skip_confirmation`. Default: `true`. The exact meaning is not specified.
     * @default true
     * @example true
     */
    confirm?: boolean;
    /**
     * `true` to skip the confirmation of the user. The exact meaning is not specified.
     * @example true
     */
    skip_confirmation?: boolean;
    /**
     * `true` if the user is external.
     * @default false
     * @example false
     */
    external?: boolean;
} & (unknown | unknown);
/** All properties of a user. Only `id` is required. Used where the specification does not specify the response body. */
export interface UserFields {
    /** ID of the user. */
    id: Id;
    /**
     * Username of the user.
     * @example mira
     */
    username?: string;
    /**
     * Name of the user.
     * @example Mira Castell
     */
    name?: string;
    /** State of the user: `active` or `blocked`. */
    state?: UserState;
    /**
     * URL of the avatar of the user, or null.
     * @example https://forge.example.com/uploads/user/avatar/2/mira.png
     */
    avatar_url?: string | null;
    /**
     * URL of the user in the web interface.
     * @example https://forge.example.com/mira
     */
    web_url?: string;
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
    /**
     * Email address of the user.
     * @example mira@example.com
     */
    email?: string;
    /** Time of the last sign-in, or null. */
    last_sign_in_at?: NullableTimestamp;
    /** Time of the confirmation of the user, or null. */
    confirmed_at?: NullableTimestamp;
    /** Date of the last activity, or null. */
    last_activity_on?: NullableDate;
    /**
     * ID of the colour scheme of the user.
     * @example 2
     */
    color_scheme_id?: number;
    /**
     * Maximum number of projects of the user.
     * @example 100
     */
    projects_limit?: number;
    /** Time of the current sign-in, or null. */
    current_sign_in_at?: NullableTimestamp;
    /** Identities of the user at external authentication providers. */
    identities?: IdentityList;
    /**
     * `true` if the user can create groups.
     * @example true
     */
    can_create_group?: boolean;
    /**
     * `true` if the user can create projects.
     * @example true
     */
    can_create_project?: boolean;
    /**
     * `true` if two-factor authentication is enabled.
     * @example false
     */
    two_factor_enabled?: boolean;
    /**
     * `true` if the user is external.
     * @example false
     */
    external?: boolean;
    /**
     * `true` if the user is an administrator.
     * @example false
     */
    is_admin?: boolean;
}
/** A single user: administrator view for administrators, summary and profile for other users. Only the administrator view includes `identities`. */
export type SingleUser = UserForAdmin | User;
/** Properties of a user to update. All are optional. */
export interface UpdateUser {
    /**
     * Messenger ID of the user.
     * @example mira.castell
     */
    messenger_id?: string;
    /**
     * Work profile of the user.
     * @example mira-castell
     */
    work_profile?: string;
    /**
     * Microblog of the user.
     * @example miraweaves
     */
    micro_blog?: string;
    /**
     * URL of the website of the user.
     * @example https://mira.example
     */
    website_url?: string;
    /**
     * Organization of the user.
     * @example Atelier
     */
    organization?: string;
    /**
     * Maximum number of projects of the user.
     * @example 100
     */
    projects_limit?: number;
    /**
     * Identifier of the user at the given `provider`.
     * @example uid=lena,dc=example,dc=com
     */
    extern_uid?: string;
    /**
     * Name of an external authentication provider.
     * @example ldapmain
     */
    provider?: string;
    /**
     * Biography of the user.
     * @example Dyes wool.
     */
    bio?: string;
    /**
     * Location of the user.
     * @example Porto
     */
    location?: string;
    /**
     * `true` if the user can create groups.
     * @example true
     */
    can_create_group?: boolean;
    /**
     * Email address of the user.
     * @example lena@example.com
     */
    email?: string;
    /**
     * Username of the user.
     * @example lena
     */
    username?: string;
    /**
     * Name of the user.
     * @example Lena Duarte
     */
    name?: string;
    /**
     * Format: password
     * @description New password. The user must change it at the next sign-in.
     * @example weld-and-woad-12
     */
    password?: string;
    /**
     * `true` if the user is an administrator.
     * @example false
     */
    admin?: boolean;
    /**
     * `true` if the user is external.
     * @example false
     */
    external?: boolean;
}
/** The deleted user, with `id`. If no user was deleted, the content is not specified, except that it does not contain a user. */
export type DeletedUser = UserFields | {
    [key: string]: unknown;
} | null;
/** An SSH key of a user. */
export interface SshKey {
    /** ID of the SSH key. */
    id: Id;
    /**
     * Title of the SSH key.
     * @example Workbench
     */
    title: string;
    /**
     * Public key.
     * @example ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIExampleOnlyWovenFromNothing mira@workbench
     */
    key: string;
    /** Time of creation of the SSH key. */
    created_at: Timestamp;
}
/** SSH keys. */
export type SshKeyList = SshKey[];
/** SSH key to add. */
export interface CreateSshKey {
    /**
     * Title of the key.
     * @example Workbench
     */
    title: string;
    /**
     * Public key.
     * @example ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIExampleOnlyWovenFromNothing mira@workbench
     */
    key: string;
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
/** Email addresses. */
export type EmailList = Email[];
/** Target user of sudo, with `is_admin` and `private_token`. */
export interface CurrentUserUnderSudo {
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
    created_at: Timestamp;
    /** Biography of the user. */
    bio: ProfileText;
    /** Location of the user. */
    location: ProfileText;
    /** Messenger ID of the user. */
    messenger_id: ProfileText;
    /** Work profile of the user. */
    work_profile: ProfileText;
    /** Microblog of the user. */
    micro_blog: ProfileText;
    /** URL of the website of the user. */
    website_url: ProfileText;
    /** Organization of the user. */
    organization: ProfileText;
    /**
     * Email address of the user.
     * @example mira@example.com
     */
    email: string;
    /** Time of the last sign-in, or null. */
    last_sign_in_at: NullableTimestamp;
    /** Time of the confirmation of the user, or null. */
    confirmed_at: NullableTimestamp;
    /** Date of the last activity, or null. */
    last_activity_on: NullableDate;
    /**
     * ID of the colour scheme of the user.
     * @example 2
     */
    color_scheme_id: number;
    /**
     * Maximum number of projects of the user.
     * @example 100
     */
    projects_limit: number;
    /** Time of the current sign-in, or null. */
    current_sign_in_at: NullableTimestamp;
    /** Identities of the user at external authentication providers. */
    identities: IdentityList;
    /**
     * `true` if the user can create groups.
     * @example true
     */
    can_create_group: boolean;
    /**
     * `true` if the user can create projects.
     * @example true
     */
    can_create_project: boolean;
    /**
     * `true` if two-factor authentication is enabled.
     * @example false
     */
    two_factor_enabled: boolean;
    /**
     * `true` if the user is external.
     * @example false
     */
    external: boolean;
    /**
     * `true` if the user is an administrator.
     * @example false
     */
    is_admin: boolean;
    /**
     * Private token of the target user. Secret: it gives full access to everything the user can do.
     * @example pt-example-mira
     */
    private_token: string;
}
/** The current user. Under sudo: the target user, with `is_admin` and `private_token`. */
export type WhoAmI = CurrentUserUnderSudo | CurrentUser;
/**
 * A text, or null. The value before it is set is not specified.
 * @example https://forge.example.com/explore
 */
export type SettingText = string | null;
/**
 * Protection of the default branch:
 *
 *     - `0`: not protected; developers and masters can push, force push and delete
 *     - `1`: partially protected; developers can push, but cannot force push or delete
 *     - `2`: fully protected; developers cannot push, force push or delete, masters can do anything
 * @example 2
 * @enum {integer}
 */
export type DefaultBranchProtection = 0 | 1 | 2;
/**
 * Visibility levels that only administrators can use for projects or snippets. Null: no restriction.
 * @example [
 *       "public"
 *     ]
 */
export type RestrictedVisibilityLevels = Visibility[] | null;
/**
 * Email domains to which sign-up is restricted. Null: no restriction.
 * @example [
 *       "example.com"
 *     ]
 */
export type DomainWhitelist = string[] | null;
/**
 * Email domains from which sign-up is denied. Required if `domain_blacklist_enabled` is `true`.
 * @example [
 *       "spam.example"
 *     ]
 */
export type DomainBlacklist = string[] | null;
/**
 * Names of storages.
 * @example [
 *       "default"
 *     ]
 */
export type StorageNames = string[];
/**
 * Protocol for Git access. Null: both.
 *
 *     - `ssh`: SSH only
 *     - `http`: HTTP only
 * @example ssh
 * @enum {string|null}
 */
export type GitAccessProtocol = "ssh" | "http" | null;
/**
 * Names of OAuth sources.
 * @example [
 *       "ldapmain"
 *     ]
 */
export type SignInSources = string[];
/** Settings of the instance that can be updated. */
export interface ApplicationSettingsFields {
    /**
     * Maximum number of projects per user. Default: 100000.
     * @example 100000
     */
    default_projects_limit?: number;
    /**
     * `true` if sign-up is enabled. Default: `true`.
     * @example true
     */
    signup_enabled?: boolean;
    /**
     * `true` if sign-in with a local account is enabled. Default: `true`.
     * @example true
     */
    signin_enabled?: boolean;
    /**
     * `true` if an external avatar service is enabled.
     * @example true
     */
    avatarservice_enabled?: boolean;
    /** Text on the sign-in page. */
    sign_in_text?: SettingText;
    /** URL to which users who are not signed in are redirected. */
    home_page_url?: SettingText;
    /** Protection of default branches. Default: `2`. */
    default_branch_protection?: DefaultBranchProtection;
    /** Visibility levels that only administrators can use for projects or snippets. Null: no restriction. */
    restricted_visibility_levels?: RestrictedVisibilityLevels;
    /**
     * Maximum size of an attachment in megabytes.
     * @example 10
     */
    max_attachment_size?: number;
    /**
     * Duration of a session in minutes. A restart is required to apply changes.
     * @example 10080
     */
    session_expire_delay?: number;
    /** Default visibility of projects. Default: `private`. */
    default_project_visibility?: Visibility;
    /** Default visibility of snippets. Default: `private`. */
    default_snippet_visibility?: Visibility;
    /** Default visibility of groups. Default: `private`. */
    default_group_visibility?: Visibility;
    /** Email domains to which sign-up is restricted. Null: no restriction. */
    domain_whitelist?: DomainWhitelist;
    /**
     * `true` if `domain_blacklist` is enabled.
     * @example false
     */
    domain_blacklist_enabled?: boolean;
    /** Email domains from which sign-up is denied. Required if `domain_blacklist_enabled` is `true`. */
    domain_blacklist?: DomainBlacklist;
    /**
     * `true` if users can register applications that use the service as OAuth provider.
     * @example true
     */
    user_oauth_applications?: boolean;
    /** Path to which users are redirected after sign-out. */
    after_sign_out_path?: SettingText;
    /**
     * Lifetime of a container registry token in minutes.
     * @example 5
     */
    container_registry_token_expire_delay?: number;
    /** Names of the enabled storages. A new project is stored in one of them, chosen at random. */
    repository_storages?: StorageNames;
    /**
     * @deprecated
     * @description First entry of `repository_storages`. Deprecated: use `repository_storages`.
     * @example default
     */
    repository_storage?: string;
    /** Enabled protocol for Git access. Null: both. */
    enabled_git_access_protocol?: GitAccessProtocol;
    /** OAuth sources with which sign-in is disabled. */
    disabled_oauth_sign_in_sources?: SignInSources;
    /**
     * `true` if the development environment integration is enabled. Default: `false`.
     * @example false
     */
    devenv_enabled?: boolean;
    /** URL of the development environment. Required if `devenv_enabled` is `true`. */
    devenv_url?: SettingText;
    /**
     * `true` if the diagram integration is enabled. Default: `false`.
     * @example false
     */
    diagram_enabled?: boolean;
    /** URL of the diagram service. Required if `diagram_enabled` is `true`. */
    diagram_url?: SettingText;
    /**
     * Maximum duration of a terminal session in seconds. 0: unlimited.
     * @example 0
     */
    terminal_max_session_time?: number;
    /**
     * Multiplier of the polling interval. 0 disables polling.
     * @example 1
     */
    polling_interval_multiplier?: number;
}
/** All settings of the instance. */
export interface ApplicationSettings {
    /**
     * Maximum number of projects per user. Default: 100000.
     * @example 100000
     */
    default_projects_limit: number;
    /**
     * `true` if sign-up is enabled. Default: `true`.
     * @example true
     */
    signup_enabled: boolean;
    /**
     * `true` if sign-in with a local account is enabled. Default: `true`.
     * @example true
     */
    signin_enabled: boolean;
    /**
     * `true` if an external avatar service is enabled.
     * @example true
     */
    avatarservice_enabled: boolean;
    /** Text on the sign-in page. */
    sign_in_text: SettingText;
    /** URL to which users who are not signed in are redirected. */
    home_page_url: SettingText;
    /** Protection of default branches. Default: `2`. */
    default_branch_protection: DefaultBranchProtection;
    /** Visibility levels that only administrators can use for projects or snippets. Null: no restriction. */
    restricted_visibility_levels: RestrictedVisibilityLevels;
    /**
     * Maximum size of an attachment in megabytes.
     * @example 10
     */
    max_attachment_size: number;
    /**
     * Duration of a session in minutes. A restart is required to apply changes.
     * @example 10080
     */
    session_expire_delay: number;
    /** Default visibility of projects. Default: `private`. */
    default_project_visibility: Visibility;
    /** Default visibility of snippets. Default: `private`. */
    default_snippet_visibility: Visibility;
    /** Default visibility of groups. Default: `private`. */
    default_group_visibility: Visibility;
    /** Email domains to which sign-up is restricted. Null: no restriction. */
    domain_whitelist: DomainWhitelist;
    /**
     * `true` if `domain_blacklist` is enabled.
     * @example false
     */
    domain_blacklist_enabled: boolean;
    /** Email domains from which sign-up is denied. Required if `domain_blacklist_enabled` is `true`. */
    domain_blacklist: DomainBlacklist;
    /**
     * `true` if users can register applications that use the service as OAuth provider.
     * @example true
     */
    user_oauth_applications: boolean;
    /** Path to which users are redirected after sign-out. */
    after_sign_out_path: SettingText;
    /**
     * Lifetime of a container registry token in minutes.
     * @example 5
     */
    container_registry_token_expire_delay: number;
    /** Names of the enabled storages. A new project is stored in one of them, chosen at random. */
    repository_storages: StorageNames;
    /**
     * @deprecated
     * @description First entry of `repository_storages`. Deprecated: use `repository_storages`.
     * @example default
     */
    repository_storage: string;
    /** Enabled protocol for Git access. Null: both. */
    enabled_git_access_protocol: GitAccessProtocol;
    /** OAuth sources with which sign-in is disabled. */
    disabled_oauth_sign_in_sources: SignInSources;
    /**
     * `true` if the development environment integration is enabled. Default: `false`.
     * @example false
     */
    devenv_enabled: boolean;
    /** URL of the development environment. Required if `devenv_enabled` is `true`. */
    devenv_url: SettingText;
    /**
     * `true` if the diagram integration is enabled. Default: `false`.
     * @example false
     */
    diagram_enabled: boolean;
    /** URL of the diagram service. Required if `diagram_enabled` is `true`. */
    diagram_url: SettingText;
    /**
     * Maximum duration of a terminal session in seconds. 0: unlimited.
     * @example 0
     */
    terminal_max_session_time: number;
    /**
     * Multiplier of the polling interval. 0 disables polling.
     * @example 1
     */
    polling_interval_multiplier: number;
    /** ID of the settings. Read only. */
    id: Id;
    /** Time of creation of the settings. Read only. */
    created_at: Timestamp;
    /** Time of the last update of the settings. Read only. */
    updated_at: Timestamp;
}
/** Properties of a broadcast message that can be set. */
export interface BroadcastMessageFields {
    /**
     * Text of the message.
     * @example The loom rests on Sunday from 10 to 12.
     */
    message?: string;
    /** Start time of the message. Default in a new message: now. */
    starts_at?: Timestamp;
    /** End time of the message. Default in a new message: one hour from now. */
    ends_at?: Timestamp;
    /**
     * Background colour, as a hex code.
     * @example #E75E40
     */
    color?: string;
    /**
     * Foreground colour, as a hex code.
     * @example #FFFFFF
     */
    font?: string;
}
/** A message to all users of the instance. */
export interface BroadcastMessage {
    /**
     * Text of the message.
     * @example The loom rests on Sunday from 10 to 12.
     */
    message: string;
    /** Start time of the message. Default in a new message: now. */
    starts_at: Timestamp;
    /** End time of the message. Default in a new message: one hour from now. */
    ends_at: Timestamp;
    /**
     * Background colour, as a hex code.
     * @example #E75E40
     */
    color: string;
    /**
     * Foreground colour, as a hex code.
     * @example #FFFFFF
     */
    font: string;
    /** ID of the broadcast message. */
    id: Id;
    /**
     * `true` if the message is active. How it is derived from the times is not specified.
     * @example false
     */
    active: boolean;
}
/** Broadcast messages. */
export type BroadcastMessageList = BroadcastMessage[];
/** Broadcast message to create. */
export interface CreateBroadcastMessage {
    /**
     * Text of the message.
     * @example The loom rests on Sunday from 10 to 12.
     */
    message: string;
    /** Start time of the message. Default in a new message: now. */
    starts_at?: Timestamp;
    /** End time of the message. Default in a new message: one hour from now. */
    ends_at?: Timestamp;
    /**
     * Background colour, as a hex code.
     * @example #E75E40
     */
    color?: string;
    /**
     * Foreground colour, as a hex code.
     * @example #FFFFFF
     */
    font?: string;
}
/**
 * Notification level. With `custom`, the settings of the single events apply. The meaning of the values is not specified.
 * @example participating
 * @enum {string}
 */
export type NotificationLevel = "disabled" | "participating" | "watch" | "global" | "mention" | "custom";
/** Global notification settings of a user. */
export interface GlobalNotificationSettings {
    /** Global notification level of the caller. */
    level: NotificationLevel;
    /**
     * Email address for notifications.
     * @example mira@example.com
     */
    notification_email: string;
}
/** Notification settings to update. All are optional. */
export interface UpdateNotificationSettings {
    /**
     * `true` to send an email for a new note.
     * @example true
     */
    new_note?: boolean;
    /**
     * `true` to send an email for a new issue.
     * @example false
     */
    new_issue?: boolean;
    /**
     * `true` to send an email for a reopened issue.
     * @example false
     */
    reopen_issue?: boolean;
    /**
     * `true` to send an email for a closed issue.
     * @example false
     */
    close_issue?: boolean;
    /**
     * `true` to send an email for a reassigned issue.
     * @example true
     */
    reassign_issue?: boolean;
    /**
     * `true` to send an email for a new merge request.
     * @example false
     */
    new_merge_request?: boolean;
    /**
     * `true` to send an email for a reopened merge request.
     * @example false
     */
    reopen_merge_request?: boolean;
    /**
     * `true` to send an email for a closed merge request.
     * @example false
     */
    close_merge_request?: boolean;
    /**
     * `true` to send an email for a reassigned merge request.
     * @example false
     */
    reassign_merge_request?: boolean;
    /**
     * `true` to send an email for a merged merge request.
     * @example false
     */
    merge_merge_request?: boolean;
    /**
     * `true` to send an email for a failed pipeline.
     * @example true
     */
    failed_pipeline?: boolean;
    /**
     * `true` to send an email for a successful pipeline.
     * @example false
     */
    success_pipeline?: boolean;
    /** New notification level. */
    level?: NotificationLevel;
}
/** Global notification settings to update. All are optional. */
export interface UpdateGlobalNotificationSettings {
    /**
     * `true` to send an email for a new note.
     * @example true
     */
    new_note?: boolean;
    /**
     * `true` to send an email for a new issue.
     * @example false
     */
    new_issue?: boolean;
    /**
     * `true` to send an email for a reopened issue.
     * @example false
     */
    reopen_issue?: boolean;
    /**
     * `true` to send an email for a closed issue.
     * @example false
     */
    close_issue?: boolean;
    /**
     * `true` to send an email for a reassigned issue.
     * @example true
     */
    reassign_issue?: boolean;
    /**
     * `true` to send an email for a new merge request.
     * @example false
     */
    new_merge_request?: boolean;
    /**
     * `true` to send an email for a reopened merge request.
     * @example false
     */
    reopen_merge_request?: boolean;
    /**
     * `true` to send an email for a closed merge request.
     * @example false
     */
    close_merge_request?: boolean;
    /**
     * `true` to send an email for a reassigned merge request.
     * @example false
     */
    reassign_merge_request?: boolean;
    /**
     * `true` to send an email for a merged merge request.
     * @example false
     */
    merge_merge_request?: boolean;
    /**
     * `true` to send an email for a failed pipeline.
     * @example true
     */
    failed_pipeline?: boolean;
    /**
     * `true` to send an email for a successful pipeline.
     * @example false
     */
    success_pipeline?: boolean;
    /** New notification level. */
    level?: NotificationLevel;
    /**
     * Email address for notifications.
     * @example mira@example.com
     */
    notification_email?: string;
}
/**
 * All email notification events.
 * @example {
 *       "new_note": true,
 *       "new_issue": false,
 *       "reopen_issue": false,
 *       "close_issue": false,
 *       "reassign_issue": true,
 *       "new_merge_request": false,
 *       "reopen_merge_request": false,
 *       "close_merge_request": false,
 *       "reassign_merge_request": false,
 *       "merge_merge_request": false,
 *       "failed_pipeline": true,
 *       "success_pipeline": false
 *     }
 */
export interface NotificationEvents {
    /**
     * `true` to send an email for a new note.
     * @example true
     */
    new_note: boolean;
    /**
     * `true` to send an email for a new issue.
     * @example false
     */
    new_issue: boolean;
    /**
     * `true` to send an email for a reopened issue.
     * @example false
     */
    reopen_issue: boolean;
    /**
     * `true` to send an email for a closed issue.
     * @example false
     */
    close_issue: boolean;
    /**
     * `true` to send an email for a reassigned issue.
     * @example true
     */
    reassign_issue: boolean;
    /**
     * `true` to send an email for a new merge request.
     * @example false
     */
    new_merge_request: boolean;
    /**
     * `true` to send an email for a reopened merge request.
     * @example false
     */
    reopen_merge_request: boolean;
    /**
     * `true` to send an email for a closed merge request.
     * @example false
     */
    close_merge_request: boolean;
    /**
     * `true` to send an email for a reassigned merge request.
     * @example false
     */
    reassign_merge_request: boolean;
    /**
     * `true` to send an email for a merged merge request.
     * @example false
     */
    merge_merge_request: boolean;
    /**
     * `true` to send an email for a failed pipeline.
     * @example true
     */
    failed_pipeline: boolean;
    /**
     * `true` to send an email for a successful pipeline.
     * @example false
     */
    success_pipeline: boolean;
}
/** Notification settings of a user for a group or project. Includes `events` with the level `custom`. */
export interface NotificationSettings {
    /** Notification level of the caller for the group or project. */
    level: NotificationLevel;
    /** Email notification events. Only with the level `custom`. */
    events?: NotificationEvents;
}
/**
 * Action of a todo. The meaning of the values is not specified.
 * @example assigned
 * @enum {string}
 */
export type TodoAction = "assigned" | "mentioned" | "build_failed" | "marked" | "approval_required";
/**
 * State of a todo:
 *
 *     - `pending`: not yet marked as done
 *     - `done`: marked as done
 * @example pending
 * @enum {string}
 */
export type TodoState = "pending" | "done";
/**
 * Type of the target of a todo:
 *
 *     - `Issue`: issue
 *     - `MergeRequest`: merge request
 * @example MergeRequest
 * @enum {string}
 */
export type TodoTargetType = "Issue" | "MergeRequest";
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
/**
 * IID of the record: unique within one project, and the number in the web interface.
 * @example 7
 */
export type Iid = number;
/**
 * State of a merge request:
 *
 *     - `opened`: neither closed nor merged
 *     - `closed`: closed without a merge; can be reopened
 *     - `merged`: accepted
 *     - `reopened`: also occurs in responses; its difference from `opened` is not specified
 * @example opened
 * @enum {string}
 */
export type MergeRequestState = "opened" | "closed" | "merged" | "reopened";
/**
 * Summary of a user, or null.
 * @example {
 *       "id": 2,
 *       "username": "mira",
 *       "name": "Mira Castell",
 *       "state": "active",
 *       "avatar_url": "https://forge.example.com/uploads/user/avatar/2/mira.png",
 *       "web_url": "https://forge.example.com/mira"
 *     }
 */
export type NullableUserSummary = UserSummary | null;
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
/**
 * A milestone, or null.
 * @example {
 *       "id": 12,
 *       "iid": 1,
 *       "project_id": 7,
 *       "title": "First cloth",
 *       "description": "Everything the first cloth needs.",
 *       "state": "active",
 *       "created_at": "2017-02-20T09:00:00.000Z",
 *       "updated_at": "2017-02-20T09:00:00.000Z",
 *       "due_date": "2017-04-30"
 *     }
 */
export type NullableMilestone = Milestone | null;
/**
 * Merge status of a merge request:
 *
 *     - `can_be_merged`: it can be merged
 *     - `cannot_be_merged`: it cannot be merged
 * @example can_be_merged
 * @enum {string}
 */
export type MergeStatus = "can_be_merged" | "cannot_be_merged";
/** A merge request in a list. Omits `subscribed`. */
export interface MergeRequestSummary {
    /** ID of the merge request, unique across the instance. */
    id: Id;
    /** IID of the merge request in its project. */
    iid: Iid;
    /** ID of the project of the merge request. */
    project_id: Id;
    /** ID of the project of the source branch. */
    source_project_id: Id;
    /** ID of the project of the target branch. */
    target_project_id: Id;
    /**
     * Title of the merge request.
     * @example Tension the warp evenly
     */
    title: string;
    /**
     * Description of the merge request, or null.
     * @example The warp broke at the edges.
     */
    description: string | null;
    /** State of the merge request. */
    state: MergeRequestState;
    /**
     * Source branch of the merge request.
     * @example feature/warp
     */
    source_branch: string;
    /**
     * Target branch of the merge request.
     * @example master
     */
    target_branch: string;
    /** Number of upvotes. */
    upvotes: Count;
    /** Number of downvotes. */
    downvotes: Count;
    /** Author of the merge request. */
    author: UserSummary;
    /** Assignee of the merge request, or null. */
    assignee: NullableUserSummary;
    /**
     * Labels of the merge request.
     * @example [
     *       "weaving"
     *     ]
     */
    labels: string[];
    /**
     * `true` if the merge request is a work in progress.
     * @example false
     */
    work_in_progress: boolean;
    /** Milestone of the merge request, or null. */
    milestone: NullableMilestone;
    /**
     * `true` if the merge request will be merged when its pipeline succeeds.
     * @example false
     */
    merge_when_pipeline_succeeds: boolean;
    /** Whether the merge request can be merged. */
    merge_status: MergeStatus;
    /** Hash of the head of the source branch. */
    sha: Sha;
    /**
     * Hash of the merge commit. Null until the merge request is merged.
     * @example c07d5e3f1a2b4968d7c6b5a4039281706f5e4d3c
     */
    merge_commit_sha: string | null;
    /** Number of notes by users. */
    user_notes_count: Count;
    /**
     * `true` if the source branch should be deleted after the merge. The difference from `force_remove_source_branch` is not specified.
     * @example false
     */
    should_remove_source_branch: boolean;
    /**
     * `true` if the source branch is deleted after the merge. The difference from `should_remove_source_branch` is not specified.
     * @example false
     */
    force_remove_source_branch: boolean;
    /**
     * URL of the merge request in the web interface.
     * @example https://forge.example.com/atelier/loom/merge_requests/2
     */
    web_url: string;
    /** Time of creation of the merge request. Specified only for the response of `getMergeRequestChanges`. */
    created_at?: Timestamp;
    /** Time of the last update of the merge request. Specified only for the response of `getMergeRequestChanges`. */
    updated_at?: Timestamp;
}
/**
 * State of an issue:
 *
 *     - `opened`: not closed
 *     - `closed`: no longer open
 * @example opened
 * @enum {string}
 */
export type IssueState = "opened" | "closed";
/** An issue in a list. Omits `subscribed`. */
export interface IssueSummary {
    /** ID of the issue, unique across the instance. */
    id: Id;
    /** IID of the issue in its project. */
    iid: Iid;
    /** ID of the project of the issue. */
    project_id: Id;
    /**
     * Title of the issue.
     * @example Warp breaks at high tension
     */
    title: string;
    /**
     * Description of the issue, or null.
     * @example Above twelve the warp breaks at the edges.
     */
    description: string | null;
    /** State of the issue. */
    state: IssueState;
    /** Author of the issue. */
    author: UserSummary;
    /**
     * Assignees of the issue.
     * @example [
     *       {
     *         "id": 2,
     *         "username": "mira",
     *         "name": "Mira Castell",
     *         "state": "active",
     *         "avatar_url": "https://forge.example.com/uploads/user/avatar/2/mira.png",
     *         "web_url": "https://forge.example.com/mira"
     *       }
     *     ]
     */
    assignees: UserSummary[];
    /**
     * @deprecated
     * @description The only user of a one-element `assignees`, or null. Deprecated: use `assignees`.
     */
    assignee: NullableUserSummary;
    /** Milestone of the issue, or null. */
    milestone: NullableMilestone;
    /**
     * Labels of the issue.
     * @example [
     *       "bug"
     *     ]
     */
    labels: string[];
    /** Number of notes by users. */
    user_notes_count: Count;
    /** Due date of the issue, or null. */
    due_date: NullableDate;
    /**
     * URL of the issue in the web interface.
     * @example https://forge.example.com/atelier/loom/issues/3
     */
    web_url: string;
    /**
     * `true` if the issue is confidential.
     * @example false
     */
    confidential: boolean;
    /** Time of creation of the issue. */
    created_at: Timestamp;
    /** Time of the last update of the issue. */
    updated_at: Timestamp;
}
/**
 * Issue or merge request of a todo. Only a merge request includes `source_branch`.
 * @example {
 *       "id": 52,
 *       "iid": 2,
 *       "project_id": 7,
 *       "source_project_id": 7,
 *       "target_project_id": 7,
 *       "title": "Tension the warp evenly",
 *       "description": "The warp broke at the edges.",
 *       "state": "opened",
 *       "source_branch": "feature/warp",
 *       "target_branch": "master",
 *       "upvotes": 1,
 *       "downvotes": 0,
 *       "author": {
 *         "id": 3,
 *         "username": "tom",
 *         "name": "Tom Okafor",
 *         "state": "active",
 *         "avatar_url": null,
 *         "web_url": "https://forge.example.com/tom"
 *       },
 *       "assignee": {
 *         "id": 2,
 *         "username": "mira",
 *         "name": "Mira Castell",
 *         "state": "active",
 *         "avatar_url": "https://forge.example.com/uploads/user/avatar/2/mira.png",
 *         "web_url": "https://forge.example.com/mira"
 *       },
 *       "labels": [
 *         "weaving"
 *       ],
 *       "work_in_progress": false,
 *       "milestone": {
 *         "id": 12,
 *         "iid": 1,
 *         "project_id": 7,
 *         "title": "First cloth",
 *         "description": "Everything the first cloth needs.",
 *         "state": "active",
 *         "created_at": "2017-02-20T09:00:00.000Z",
 *         "updated_at": "2017-02-20T09:00:00.000Z",
 *         "due_date": "2017-04-30"
 *       },
 *       "merge_when_pipeline_succeeds": false,
 *       "merge_status": "can_be_merged",
 *       "sha": "9f3c1e7ab2d45068c1f0e9d8b7a6958473625140",
 *       "merge_commit_sha": null,
 *       "user_notes_count": 1,
 *       "should_remove_source_branch": false,
 *       "force_remove_source_branch": true,
 *       "web_url": "https://forge.example.com/atelier/loom/merge_requests/2"
 *     }
 */
export type TodoTarget = MergeRequestSummary | IssueSummary;
/** A todo of a user. */
export interface Todo {
    /** ID of the todo. */
    id: Id;
    /**
     * Project of the todo.
     * @example {
     *       "id": 7,
     *       "name": "Loom",
     *       "name_with_namespace": "Atelier / Loom",
     *       "path": "loom",
     *       "path_with_namespace": "atelier/loom"
     *     }
     */
    project: ProjectReference;
    /** Author of the todo. */
    author: UserSummary;
    /**
     * Name of the action of the todo. The values are not specified.
     * @example assigned
     */
    action_name: string;
    /** Type of the target of the todo. */
    target_type: TodoTargetType;
    /** Issue or merge request of the todo. */
    target: TodoTarget;
    /**
     * URL of the target in the web interface.
     * @example https://forge.example.com/atelier/loom/merge_requests/2
     */
    target_url: string;
    /**
     * Text of the todo.
     * @example Tension the warp evenly
     */
    body: string;
    /** State of the todo. */
    state: TodoState;
    /** Time of creation of the todo. */
    created_at: Timestamp;
}
/** Todos. */
export type TodoList = Todo[];
/**
 * First digits of the hash of a commit.
 * @example 9f3c1e7a
 */
export type ShortSha = string;
/**
 * A commit in a list. Some lists omit dates.
 * @example {
 *       "id": "4d2b8a6f0c1e3957d8b6a4f2e0c1d3b5a7968574",
 *       "short_id": "4d2b8a6f",
 *       "title": "Describe the shuttle",
 *       "message": "Describe the shuttle\n",
 *       "author_name": "Mira Castell",
 *       "author_email": "mira@example.com",
 *       "authored_date": "2017-03-10T16:40:00.000Z",
 *       "committer_name": "Mira Castell",
 *       "committer_email": "mira@example.com",
 *       "committed_date": "2017-03-10T16:40:00.000Z",
 *       "parent_ids": [
 *         "1a5e9c3d7b2f4860a1c3e5d7f9b0826443526170"
 *       ],
 *       "created_at": "2017-03-10T16:40:00.000Z"
 *     }
 */
export interface CommitSummary {
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
    created_at?: Timestamp;
    /** Author date of the commit. */
    authored_date?: Timestamp;
    /**
     * Name of the committer.
     * @example Tom Okafor
     */
    committer_name: string;
    /**
     * Email address of the committer.
     * @example tom@example.com
     */
    committer_email: string;
    /** Committer date of the commit. */
    committed_date?: Timestamp;
    /**
     * Hashes of the parent commits.
     * @example [
     *       "4d2b8a6f0c1e3957d8b6a4f2e0c1d3b5a7968574"
     *     ]
     */
    parent_ids: Sha[];
}
/** Commits. */
export type CommitList = CommitSummary[];
/**
 * Encoding of `content`:
 *
 *     - `text`: plain text
 *     - `base64`: bytes in Base64
 * @example base64
 * @enum {string}
 */
export type ContentEncoding = "text" | "base64";
/** Creates or updates a file. */
export interface WriteFileAction {
    /**
     * Full path of the file.
     * @example lib/shuttle.rb
     */
    file_path: string;
    /**
     * Original path of the file. Only for `move`.
     * @example lib/spool.rb
     */
    previous_path?: string;
    /**
     * Content of the file, in the given `encoding`. Required for `create` and `update`. Optional for `move`.
     * @example class Shuttle
     *     end
     */
    content: string;
    /**
     * Encoding of `content`. Default: `text`.
     * @default text
     */
    encoding?: ContentEncoding;
    /**
     * Type of the action:
     *
     *     - `create`: creates the file
     *     - `update`: updates the content of the file
     * @example create
     * @enum {string}
     */
    action: "create" | "update";
}
/** Moves a file, optionally with new content. */
export interface MoveFileAction {
    /**
     * Full path of the file.
     * @example lib/shuttle.rb
     */
    file_path: string;
    /**
     * Original path of the file. Only for `move`.
     * @example lib/spool.rb
     */
    previous_path?: string;
    /**
     * Content of the file, in the given `encoding`. Required for `create` and `update`. Optional for `move`.
     * @example class Shuttle
     *     end
     */
    content?: string;
    /**
     * Encoding of `content`. Default: `text`.
     * @default text
     */
    encoding?: ContentEncoding;
    /**
     * Type of the action:
     *
     *     - `move`: moves the file from `previous_path` to `file_path`
     * @example move
     * @constant
     */
    action: "move";
}
/** Deletes a file. */
export interface DeleteFileAction {
    /**
     * Full path of the file.
     * @example lib/shuttle.rb
     */
    file_path: string;
    /**
     * Original path of the file. Only for `move`.
     * @example lib/spool.rb
     */
    previous_path?: string;
    /**
     * Content of the file, in the given `encoding`. Required for `create` and `update`. Optional for `move`.
     * @example class Shuttle
     *     end
     */
    content?: string;
    /**
     * Encoding of `content`. Default: `text`.
     * @default text
     */
    encoding?: ContentEncoding;
    /**
     * Type of the action:
     *
     *     - `delete`: deletes the file
     * @example delete
     * @constant
     */
    action: "delete";
}
/** A change of one file. `action` distinguishes the types of change. */
export type CommitAction = WriteFileAction | MoveFileAction | DeleteFileAction;
/** Commit to create. */
export interface CreateCommit {
    /**
     * Branch of the commit.
     * @example feature/warp
     */
    branch: string;
    /**
     * Message of the commit.
     * @example Tension the warp evenly
     */
    commit_message: string;
    /**
     * Actions of the commit.
     * @example [
     *       {
     *         "action": "delete",
     *         "file_path": "lib/old.rb"
     *       }
     *     ]
     */
    actions: CommitAction[];
    /**
     * Email address of the author.
     * @example tom@example.com
     */
    author_email?: string;
    /**
     * Name of the author.
     * @example Tom Okafor
     */
    author_name?: string;
}
/**
 * Numbers of changed lines of a commit.
 * @example {
 *       "additions": 1,
 *       "deletions": 0,
 *       "total": 1
 *     }
 */
export interface CommitStats {
    /** Number of added lines. */
    additions: Count;
    /** Number of deleted lines. */
    deletions: Count;
    /** Total number of changed lines. */
    total: Count;
}
/** A single commit. Includes `stats` and `status`. */
export interface Commit {
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
    /** Author date of the commit. */
    authored_date: Timestamp;
    /**
     * Name of the committer.
     * @example Tom Okafor
     */
    committer_name: string;
    /**
     * Email address of the committer.
     * @example tom@example.com
     */
    committer_email: string;
    /** Committer date of the commit. */
    committed_date: Timestamp;
    /**
     * Hashes of the parent commits.
     * @example [
     *       "4d2b8a6f0c1e3957d8b6a4f2e0c1d3b5a7968574"
     *     ]
     */
    parent_ids: Sha[];
    /** Numbers of changed lines. */
    stats: CommitStats;
    /**
     * Status of the commit, or null.
     * @example success
     */
    status: string | null;
}
/** Target branch of a cherry-picked commit. */
export interface CherryPickCommit {
    /**
     * Branch to which the commit is applied.
     * @example master
     */
    branch: string;
}
/** A commit that results from a cherry-pick. */
export interface CherryPickedCommit {
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
    created_at?: Timestamp;
    /** Author date of the commit. */
    authored_date?: Timestamp;
    /**
     * Name of the committer.
     * @example Tom Okafor
     */
    committer_name: string;
    /**
     * Email address of the committer.
     * @example tom@example.com
     */
    committer_email: string;
    /** Committer date of the commit. */
    committed_date?: Timestamp;
    /**
     * Hashes of the parent commits.
     * @example [
     *       "4d2b8a6f0c1e3957d8b6a4f2e0c1d3b5a7968574"
     *     ]
     */
    parent_ids: Sha[];
    /** Numbers of changed lines. */
    stats?: CommitStats;
    /**
     * Status of the commit, or null.
     * @example success
     */
    status?: string | null;
}
/** Changes of one file. */
export interface DiffEntry {
    /**
     * Diff of the file.
     * @example @@ -1 +1 @@
     *     -# Loom
     *     +# Looms
     */
    diff: string;
    /**
     * Path after the change.
     * @example lib/shuttle.rb
     */
    new_path: string;
    /**
     * Path before the change.
     * @example lib/shuttle.rb
     */
    old_path: string;
    /**
     * Mode of the file before the change, or null.
     * @example 100644
     */
    a_mode: string | null;
    /**
     * Mode of the file after the change, or null.
     * @example 100644
     */
    b_mode: string | null;
    /**
     * `true` if the file is new.
     * @example false
     */
    new_file: boolean;
    /**
     * `true` if the file is renamed.
     * @example false
     */
    renamed_file: boolean;
    /**
     * `true` if the file is deleted.
     * @example false
     */
    deleted_file: boolean;
}
/**
 * Diff entries, one per changed file.
 * @example [
 *       {
 *         "diff": "@@ -1,4 +1,5 @@\n class Shuttle\n+  TENSION = 12\n   def pass\n   end\n end\n",
 *         "new_path": "lib/shuttle.rb",
 *         "old_path": "lib/shuttle.rb",
 *         "a_mode": "100644",
 *         "b_mode": "100644",
 *         "new_file": false,
 *         "renamed_file": false,
 *         "deleted_file": false
 *       }
 *     ]
 */
export type DiffEntryList = DiffEntry[];
/**
 * Type of the line of a comment, or null:
 *
 *     - `new`: a line of the new version
 *     - `old`: a line of the old version
 * @example new
 * @enum {string|null}
 */
export type LineType = "new" | "old" | null;
/** A comment on a commit, in a list. */
export interface CommitComment {
    /**
     * Text of the comment.
     * @example Twelve is a lot, is it not?
     */
    note: string;
    /** Author of the comment. */
    author: UserSummary;
    /** Time of creation of the comment. */
    created_at?: Timestamp;
    /**
     * Path of the file of the comment, or null.
     * @example lib/shuttle.rb
     */
    path?: string | null;
    /**
     * Number of the line of the comment, or null.
     * @example 2
     */
    line?: number | null;
    /** Type of the line of the comment, or null. */
    line_type?: LineType;
}
/** Comments on a commit. */
export type CommitCommentList = CommitComment[];
/** Comment to add to a commit. */
export interface CreateCommitComment {
    /**
     * Text of the comment.
     * @example Twelve is a lot, is it not?
     */
    note: string;
    /**
     * Path of the file.
     * @example lib/shuttle.rb
     */
    path?: string;
    /**
     * Number of the line.
     * @example 2
     */
    line?: number;
    /**
     * Type of the line:
     *
     *     - `new`: a line of the new version
     *     - `old`: a line of the old version
     * @example new
     * @enum {string}
     */
    line_type?: "new" | "old";
}
/** A new comment on a commit. */
export interface CreatedCommitComment {
    /**
     * Text of the comment.
     * @example Twelve is a lot, is it not?
     */
    note: string;
    /** Author of the comment. */
    author: UserSummary;
    /** Time of creation of the comment. */
    created_at: Timestamp;
    /**
     * Path of the file of the comment, or null.
     * @example lib/shuttle.rb
     */
    path: string | null;
    /**
     * Number of the line of the comment, or null.
     * @example 2
     */
    line: number | null;
    /** Type of the line of the comment, or null. */
    line_type: LineType;
}
/** All properties of a commit status. */
export interface CommitStatusFields {
    /** ID of the commit status. */
    id: Id;
    /** Hash of the commit. */
    sha?: Sha;
    /**
     * Branch or tag of the commit status.
     * @example master
     */
    ref?: string | null;
    /**
     * Name of the commit status.
     * @example rspec
     */
    name?: string;
    /**
     * State of the commit status. Callers can set `pending`, `running`, `success`, `failed` and `canceled`.
     * @example success
     */
    status?: string;
    /**
     * Description of the commit status.
     * @example All warps hold
     */
    description?: string | null;
    /**
     * Target URL of the commit status.
     * @example https://ci.example.com/builds/93
     */
    target_url?: string | null;
    /**
     * `true` if the commit status is allowed to fail.
     * @example false
     */
    allow_failure?: boolean;
    /** Time of creation of the commit status. */
    created_at?: NullableTimestamp;
    /** Start time of the commit status, or null. */
    started_at?: NullableTimestamp;
    /** Finish time of the commit status, or null. */
    finished_at?: NullableTimestamp;
    /** Author of the commit status. */
    author?: UserSummary;
}
/** A status of a commit. */
export interface CommitStatus {
    /** ID of the commit status. */
    id: Id;
    /** Hash of the commit. */
    sha: Sha;
    /**
     * Branch or tag of the commit status.
     * @example master
     */
    ref: string | null;
    /**
     * Name of the commit status.
     * @example rspec
     */
    name: string;
    /**
     * State of the commit status. Callers can set `pending`, `running`, `success`, `failed` and `canceled`.
     * @example success
     */
    status: string;
    /**
     * Description of the commit status.
     * @example All warps hold
     */
    description: string | null;
    /**
     * Target URL of the commit status.
     * @example https://ci.example.com/builds/93
     */
    target_url: string | null;
    /**
     * `true` if the commit status is allowed to fail.
     * @example false
     */
    allow_failure: boolean;
    /** Time of creation of the commit status. */
    created_at: NullableTimestamp;
    /** Start time of the commit status, or null. */
    started_at: NullableTimestamp;
    /** Finish time of the commit status, or null. */
    finished_at: NullableTimestamp;
    /** Author of the commit status. */
    author: UserSummary;
}
/** Statuses of a commit. */
export type CommitStatusList = CommitStatus[];
/**
 * State of a commit status, as set by a caller. The meaning of the values is not specified.
 * @example success
 * @enum {string}
 */
export type CommitState = "pending" | "running" | "success" | "failed" | "canceled";
/** Status to add to a commit. */
export interface CreateCommitStatus {
    /** State of the commit status. */
    state: CommitState;
    /**
     * Branch or tag of the commit status.
     * @example master
     */
    ref?: string;
    /**
     * Name of the commit status. Default: `default`.
     * @default default
     * @example rspec
     */
    name?: string;
    /**
     * Other name of the parameter `name`.
     * @example rspec
     */
    context?: string;
    /**
     * Target URL of the commit status.
     * @example https://ci.example.com/builds/93
     */
    target_url?: string;
    /**
     * Description of the commit status.
     * @example All warps hold
     */
    description?: string;
    /**
     * Format: float
     * @description Coverage, as a decimal number.
     * @example 87.5
     */
    coverage?: number;
}
/**
 * The commit at the head of a branch.
 * @example {
 *       "id": "4d2b8a6f0c1e3957d8b6a4f2e0c1d3b5a7968574",
 *       "short_id": "4d2b8a6f",
 *       "title": "Describe the shuttle",
 *       "message": "Describe the shuttle\n",
 *       "author_name": "Mira Castell",
 *       "author_email": "mira@example.com",
 *       "authored_date": "2017-03-10T16:40:00.000Z",
 *       "committer_name": "Mira Castell",
 *       "committer_email": "mira@example.com",
 *       "committed_date": "2017-03-10T16:40:00.000Z",
 *       "parent_ids": [
 *         "1a5e9c3d7b2f4860a1c3e5d7f9b0826443526170"
 *       ]
 *     }
 */
export interface BranchCommit {
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
    created_at?: Timestamp;
    /** Author date of the commit. */
    authored_date: Timestamp;
    /**
     * Name of the committer.
     * @example Tom Okafor
     */
    committer_name: string;
    /**
     * Email address of the committer.
     * @example tom@example.com
     */
    committer_email: string;
    /** Committer date of the commit. */
    committed_date: Timestamp;
    /**
     * Hashes of the parent commits.
     * @example [
     *       "4d2b8a6f0c1e3957d8b6a4f2e0c1d3b5a7968574"
     *     ]
     */
    parent_ids: Sha[];
}
/** A branch and the commit at its head. */
export interface Branch {
    /**
     * Name of the branch.
     * @example feature/warp
     */
    name: string;
    /**
     * `true` if the branch has been merged into the default branch.
     * @example false
     */
    merged: boolean;
    /**
     * `true` if the branch is protected.
     * @example false
     */
    protected: boolean;
    /**
     * `true` if developers can push to the protected branch.
     * @example false
     */
    developers_can_push: boolean;
    /**
     * `true` if developers can merge into the protected branch.
     * @example false
     */
    developers_can_merge: boolean;
    /** Commit at the head of the branch. */
    commit: BranchCommit;
}
/** Branches. */
export type BranchList = Branch[];
/** Branch to create. */
export interface CreateBranch {
    /**
     * Name of the new branch.
     * @example feature/warp
     */
    branch: string;
    /**
     * Name of a branch, or hash of a commit, at which the new branch starts.
     * @example master
     */
    ref: string;
}
/** Name of a deleted branch. */
export interface DeletedBranch {
    /**
     * Name of the deleted branch.
     * @example feature/warp
     */
    branch?: string;
}
/** Permissions of developers in a protected branch. */
export interface ProtectBranch {
    /**
     * `true` to let developers push to the branch. The default is not specified.
     * @example false
     */
    developers_can_push?: boolean;
    /**
     * `true` to let developers merge into the branch. The default is not specified.
     * @example true
     */
    developers_can_merge?: boolean;
}
/** Release of a tag. */
export interface Release {
    /**
     * Name of the tag.
     * @example v1.0.0
     */
    tag_name: string;
    /**
     * Release notes, in Markdown.
     * @example The first cloth off the loom.
     */
    description: string;
}
/**
 * Release of a tag, or null.
 * @example {
 *       "tag_name": "v1.0.0",
 *       "description": "The first cloth off the loom."
 *     }
 */
export type NullableRelease = Release | null;
/** A tag and its commit. */
export interface RepositoryTag {
    /**
     * Name of the tag.
     * @example v1.0.0
     */
    name: string;
    /**
     * Message of an annotated tag. Null for a lightweight tag.
     * @example First cloth
     */
    message: string | null;
    /** Commit of the tag. */
    commit: CommitSummary;
    /** Release of the tag, or null. */
    release: NullableRelease;
}
/** Tags. */
export type RepositoryTagList = RepositoryTag[];
/** Tag to create. */
export interface CreateTag {
    /**
     * Name of the tag.
     * @example v1.0.0
     */
    tag_name: string;
    /**
     * Hash of a commit, or name of a tag or branch, to which the new tag points.
     * @example master
     */
    ref: string;
    /**
     * Message of the tag. Makes the tag an annotated tag.
     * @example First cloth
     */
    message?: string;
    /**
     * Release notes, in Markdown.
     * @example The first cloth off the loom.
     */
    release_description?: string;
}
/** Release notes of a tag. */
export interface ReleaseNotes {
    /**
     * Release notes, in Markdown.
     * @example The first cloth off the loom.
     */
    description: string;
}
/** A file of a repository at a ref. */
export interface RepositoryFile {
    /**
     * Name of the file. Whether it includes directories is not specified.
     * @example README.md
     */
    file_name: string;
    /**
     * Full path of the file.
     * @example README.md
     */
    file_path: string;
    /**
     * Size of the file. The unit is not specified.
     * @example 7
     */
    size: number;
    /**
     * Encoding of `content`: `base64`.
     * @example base64
     * @constant
     */
    encoding: "base64";
    /**
     * Content of the file, as Base64 text.
     * @example IyBMb29tCg==
     */
    content: string;
    /**
     * Branch, tag or commit of the request.
     * @example master
     */
    ref: string;
    /** Hash of the blob. */
    blob_id: Sha;
    /** Hash of the commit of `ref`. */
    commit_id: Sha;
    /** Hash of the last commit that changed the file. */
    last_commit_id: Sha;
}
/** File to create. */
export interface CreateFile {
    /**
     * Branch of the commit.
     * @example feature/warp
     */
    branch: string;
    /**
     * Message of the commit.
     * @example Tension the warp evenly
     */
    commit_message: string;
    /**
     * Email address of the author.
     * @example tom@example.com
     */
    author_email?: string;
    /**
     * Name of the author.
     * @example Tom Okafor
     */
    author_name?: string;
    /**
     * Content of the file, in the given `encoding`.
     * @example class Shuttle
     *     end
     */
    content: string;
    /**
     * Encoding of `content`. Default: `text`.
     * @default text
     */
    encoding?: ContentEncoding;
}
/** New content of a file. */
export interface UpdateFile {
    /**
     * Branch of the commit.
     * @example feature/warp
     */
    branch: string;
    /**
     * Message of the commit.
     * @example Tension the warp evenly
     */
    commit_message: string;
    /**
     * Email address of the author.
     * @example tom@example.com
     */
    author_email?: string;
    /**
     * Name of the author.
     * @example Tom Okafor
     */
    author_name?: string;
    /**
     * Content of the file, in the given `encoding`.
     * @example class Shuttle
     *     end
     */
    content: string;
    /**
     * Encoding of `content`. Default: `text`.
     * @default text
     */
    encoding?: ContentEncoding;
    /**
     * Hash of the last known commit of the file.
     * @example 4d2b8a6f0c1e3957d8b6a4f2e0c1d3b5a7968574
     */
    last_commit_id?: string;
}
/** All properties of the response to a change of a file. */
export interface FileChangeFields {
    /**
     * Name of the file. Whether it includes directories is not specified.
     * @example lib/shuttle.rb
     */
    file_name?: string;
    /**
     * Branch of the commit.
     * @example feature/warp
     */
    branch?: string;
}
/** Name and branch of a changed file. */
export interface FileChange {
    /**
     * Name of the file. Whether it includes directories is not specified.
     * @example lib/shuttle.rb
     */
    file_name: string;
    /**
     * Branch of the commit.
     * @example feature/warp
     */
    branch: string;
}
/**
 * Content of a file, as text.
 * @example # Loom
 */
export type RawText = string;
/**
 * Format: binary
 * @description Content of a file, as bytes.
 * @example # Loom
 */
export type RawBytes = string;
/**
 * Property by which a list is sorted:
 *
 *     - `created_at`: time of creation
 *     - `updated_at`: time of the last update
 * @example updated_at
 * @enum {string}
 */
export type TimeOrder = "created_at" | "updated_at";
/** Issues. */
export type IssueList = IssueSummary[];
/** Issue to create. */
export interface CreateIssue {
    /**
     * Title of the issue.
     * @example Warp breaks at high tension
     */
    title: string;
    /**
     * Description of the issue.
     * @example Above twelve the warp breaks at the edges.
     */
    description?: string;
    /**
     * `true` if the issue is confidential.
     * @default false
     * @example false
     */
    confidential?: boolean;
    /**
     * IDs of the assignees.
     * @example [
     *       2
     *     ]
     */
    assignee_ids?: Id[];
    /**
     * ID of the milestone of the issue.
     * @example 12
     */
    milestone_id?: number;
    /**
     * Labels of the issue, as a comma-separated list.
     * @example bug,urgent
     */
    labels?: string;
    /** Time of creation of the issue. Only administrators and owners of the project may set it. */
    created_at?: Timestamp;
    /** Due date of the issue. */
    due_date?: Date;
    /**
     * IID of a merge request. The issue resolves all its discussions and gets a default description. The given `title` and `description` take precedence.
     * @example 2
     */
    merge_request_to_resolve_discussions_of?: number;
    /**
     * ID of a discussion to resolve. Requires `merge_request_to_resolve_discussions_of`.
     * @example 8f0c2b6e4d1a9375
     */
    discussion_to_resolve?: string;
}
/** A single issue. Includes `subscribed`. */
export interface Issue {
    /** ID of the issue, unique across the instance. */
    id: Id;
    /** IID of the issue in its project. */
    iid: Iid;
    /** ID of the project of the issue. */
    project_id: Id;
    /**
     * Title of the issue.
     * @example Warp breaks at high tension
     */
    title: string;
    /**
     * Description of the issue, or null.
     * @example Above twelve the warp breaks at the edges.
     */
    description: string | null;
    /** State of the issue. */
    state: IssueState;
    /** Author of the issue. */
    author: UserSummary;
    /**
     * Assignees of the issue.
     * @example [
     *       {
     *         "id": 2,
     *         "username": "mira",
     *         "name": "Mira Castell",
     *         "state": "active",
     *         "avatar_url": "https://forge.example.com/uploads/user/avatar/2/mira.png",
     *         "web_url": "https://forge.example.com/mira"
     *       }
     *     ]
     */
    assignees: UserSummary[];
    /**
     * @deprecated
     * @description The only user of a one-element `assignees`, or null. Deprecated: use `assignees`.
     */
    assignee: NullableUserSummary;
    /** Milestone of the issue, or null. */
    milestone: NullableMilestone;
    /**
     * Labels of the issue.
     * @example [
     *       "bug"
     *     ]
     */
    labels: string[];
    /** Number of notes by users. */
    user_notes_count: Count;
    /** Due date of the issue, or null. */
    due_date: NullableDate;
    /**
     * URL of the issue in the web interface.
     * @example https://forge.example.com/atelier/loom/issues/3
     */
    web_url: string;
    /**
     * `true` if the issue is confidential.
     * @example false
     */
    confidential: boolean;
    /** Time of creation of the issue. */
    created_at: Timestamp;
    /** Time of the last update of the issue. */
    updated_at: Timestamp;
    /**
     * `true` if the caller is subscribed to the issue. Only in single and new issues.
     * @example true
     */
    subscribed: boolean;
}
/**
 * State of the merge requests to list:
 *
 *     - `opened`: open merge requests
 *     - `closed`: closed merge requests
 *     - `merged`: merged merge requests
 *     - `all`: merge requests in every state
 * @example opened
 * @enum {string}
 */
export type MergeRequestScope = "opened" | "closed" | "merged" | "all";
/** Merge requests. */
export type MergeRequestList = MergeRequestSummary[];
/** Merge request to create. */
export interface CreateMergeRequest {
    /**
     * Target branch of the merge request.
     * @example master
     */
    target_branch: string;
    /**
     * Title of the merge request.
     * @example Tension the warp evenly
     */
    title: string;
    /**
     * ID of the assignee.
     * @example 2
     */
    assignee_id?: number;
    /**
     * Description of the merge request.
     * @example The warp broke at the edges.
     */
    description?: string;
    /**
     * Labels of the merge request, as a comma-separated list.
     * @example weaving,urgent
     */
    labels?: string;
    /**
     * ID of the milestone of the merge request.
     * @example 12
     */
    milestone_id?: number;
    /**
     * `true` to delete the source branch when the merge request is merged.
     * @example true
     */
    remove_source_branch?: boolean;
    /**
     * Source branch of the merge request.
     * @example feature/warp
     */
    source_branch: string;
    /**
     * ID of the target project, if it is another project.
     * @example 7
     */
    target_project_id?: number;
}
/** A single merge request. Includes `subscribed`. */
export interface MergeRequest {
    /** ID of the merge request, unique across the instance. */
    id: Id;
    /** IID of the merge request in its project. */
    iid: Iid;
    /** ID of the project of the merge request. */
    project_id: Id;
    /** ID of the project of the source branch. */
    source_project_id: Id;
    /** ID of the project of the target branch. */
    target_project_id: Id;
    /**
     * Title of the merge request.
     * @example Tension the warp evenly
     */
    title: string;
    /**
     * Description of the merge request, or null.
     * @example The warp broke at the edges.
     */
    description: string | null;
    /** State of the merge request. */
    state: MergeRequestState;
    /**
     * Source branch of the merge request.
     * @example feature/warp
     */
    source_branch: string;
    /**
     * Target branch of the merge request.
     * @example master
     */
    target_branch: string;
    /** Number of upvotes. */
    upvotes: Count;
    /** Number of downvotes. */
    downvotes: Count;
    /** Author of the merge request. */
    author: UserSummary;
    /** Assignee of the merge request, or null. */
    assignee: NullableUserSummary;
    /**
     * Labels of the merge request.
     * @example [
     *       "weaving"
     *     ]
     */
    labels: string[];
    /**
     * `true` if the merge request is a work in progress.
     * @example false
     */
    work_in_progress: boolean;
    /** Milestone of the merge request, or null. */
    milestone: NullableMilestone;
    /**
     * `true` if the merge request will be merged when its pipeline succeeds.
     * @example false
     */
    merge_when_pipeline_succeeds: boolean;
    /** Whether the merge request can be merged. */
    merge_status: MergeStatus;
    /** Hash of the head of the source branch. */
    sha: Sha;
    /**
     * Hash of the merge commit. Null until the merge request is merged.
     * @example c07d5e3f1a2b4968d7c6b5a4039281706f5e4d3c
     */
    merge_commit_sha: string | null;
    /** Number of notes by users. */
    user_notes_count: Count;
    /**
     * `true` if the source branch should be deleted after the merge. The difference from `force_remove_source_branch` is not specified.
     * @example false
     */
    should_remove_source_branch: boolean;
    /**
     * `true` if the source branch is deleted after the merge. The difference from `should_remove_source_branch` is not specified.
     * @example false
     */
    force_remove_source_branch: boolean;
    /**
     * URL of the merge request in the web interface.
     * @example https://forge.example.com/atelier/loom/merge_requests/2
     */
    web_url: string;
    /** Time of creation of the merge request. Specified only for the response of `getMergeRequestChanges`. */
    created_at?: Timestamp;
    /** Time of the last update of the merge request. Specified only for the response of `getMergeRequestChanges`. */
    updated_at?: Timestamp;
    /**
     * `true` if the caller is subscribed to the merge request. Only in single records.
     * @example true
     */
    subscribed: boolean;
}
/**
 * Change of the state:
 *
 *     - `close`: closes the merge request
 *     - `reopen`: reopens the merge request
 * @example close
 * @enum {string}
 */
export type StateEvent = "close" | "reopen";
/** Properties of a merge request to update. At least one is required. */
export interface UpdateMergeRequest {
    /**
     * Target branch of the merge request.
     * @example master
     */
    target_branch?: string;
    /**
     * Title of the merge request.
     * @example Tension the warp evenly
     */
    title?: string;
    /**
     * ID of the assignee.
     * @example 2
     */
    assignee_id?: number;
    /**
     * Description of the merge request.
     * @example The warp broke at the edges.
     */
    description?: string;
    /**
     * Labels of the merge request, as a comma-separated list.
     * @example weaving,urgent
     */
    labels?: string;
    /**
     * ID of the milestone of the merge request.
     * @example 12
     */
    milestone_id?: number;
    /**
     * `true` to delete the source branch when the merge request is merged.
     * @example true
     */
    remove_source_branch?: boolean;
    /** Change of the state of the merge request. */
    state_event?: StateEvent;
}
/** A merge request with its changes. */
export interface MergeRequestWithChanges {
    /** ID of the merge request, unique across the instance. */
    id: Id;
    /** IID of the merge request in its project. */
    iid: Iid;
    /** ID of the project of the merge request. */
    project_id: Id;
    /** ID of the project of the source branch. */
    source_project_id: Id;
    /** ID of the project of the target branch. */
    target_project_id: Id;
    /**
     * Title of the merge request.
     * @example Tension the warp evenly
     */
    title: string;
    /**
     * Description of the merge request, or null.
     * @example The warp broke at the edges.
     */
    description: string | null;
    /** State of the merge request. */
    state: MergeRequestState;
    /**
     * Source branch of the merge request.
     * @example feature/warp
     */
    source_branch: string;
    /**
     * Target branch of the merge request.
     * @example master
     */
    target_branch: string;
    /** Number of upvotes. */
    upvotes: Count;
    /** Number of downvotes. */
    downvotes: Count;
    /** Author of the merge request. */
    author: UserSummary;
    /** Assignee of the merge request, or null. */
    assignee: NullableUserSummary;
    /**
     * Labels of the merge request.
     * @example [
     *       "weaving"
     *     ]
     */
    labels: string[];
    /**
     * `true` if the merge request is a work in progress.
     * @example false
     */
    work_in_progress: boolean;
    /** Milestone of the merge request, or null. */
    milestone: NullableMilestone;
    /**
     * `true` if the merge request will be merged when its pipeline succeeds.
     * @example false
     */
    merge_when_pipeline_succeeds: boolean;
    /** Whether the merge request can be merged. */
    merge_status: MergeStatus;
    /** Hash of the head of the source branch. */
    sha: Sha;
    /**
     * Hash of the merge commit. Null until the merge request is merged.
     * @example c07d5e3f1a2b4968d7c6b5a4039281706f5e4d3c
     */
    merge_commit_sha: string | null;
    /** Number of notes by users. */
    user_notes_count: Count;
    /**
     * `true` if the source branch should be deleted after the merge. The difference from `force_remove_source_branch` is not specified.
     * @example false
     */
    should_remove_source_branch: boolean;
    /**
     * `true` if the source branch is deleted after the merge. The difference from `should_remove_source_branch` is not specified.
     * @example false
     */
    force_remove_source_branch: boolean;
    /**
     * URL of the merge request in the web interface.
     * @example https://forge.example.com/atelier/loom/merge_requests/2
     */
    web_url: string;
    /** Time of creation of the merge request. Specified only for the response of `getMergeRequestChanges`. */
    created_at: Timestamp;
    /** Time of the last update of the merge request. Specified only for the response of `getMergeRequestChanges`. */
    updated_at: Timestamp;
    /**
     * `true` if the caller is subscribed to the merge request. Whether the changes view includes it is not specified.
     * @example true
     */
    subscribed?: boolean;
    /** Changes of the merge request, one diff entry per changed file. */
    changes: DiffEntryList;
}
/** Options of the merge of a merge request. */
export interface AcceptMergeRequest {
    /**
     * Message of the merge commit.
     * @example Merge branch 'feature/warp' into 'master'
     */
    merge_commit_message?: string;
    /**
     * `true` to delete the source branch after the merge.
     * @example true
     */
    should_remove_source_branch?: boolean;
    /**
     * `true` to merge when the pipeline succeeds.
     * @example false
     */
    merge_when_pipeline_succeeds?: boolean;
    /**
     * Expected hash of the head of the source branch. If it differs, the server returns 409 and does not merge.
     * @example 9f3c1e7ab2d45068c1f0e9d8b7a6958473625140
     */
    sha?: string;
}
/**
 * Type of the record with the note:
 *
 *     - `Issue`: issue
 *     - `MergeRequest`: merge request
 * @example Issue
 * @enum {string}
 */
export type NoteableType = "Issue" | "MergeRequest";
/** A note on an issue or merge request. */
export interface Note {
    /** ID of the note. */
    id: Id;
    /**
     * Text of the note.
     * @example Edges first.
     */
    body: string;
    /**
     * Attachment of the note, or null. The structure of an attachment is not specified.
     * @example null
     */
    attachment: string | {
        [key: string]: unknown;
    } | null;
    /** Author of the note. */
    author: UserSummary;
    /** Time of creation of the note. */
    created_at: Timestamp;
    /**
     * `true` if the system created the note.
     * @example false
     */
    system: boolean;
    /** ID of the record with the note. */
    noteable_id: Id;
    /** Time of the last update of the note. */
    updated_at: Timestamp;
    /** Type of the record with the note. */
    noteable_type: NoteableType;
}
/** Notes on an issue or a merge request. */
export type NoteList = Note[];
/** Note to create. */
export interface NoteText {
    /**
     * Text of the note.
     * @example Edges first.
     */
    body: string;
}
/** Note to create on an issue. */
export interface CreateIssueNote {
    /**
     * Text of the note.
     * @example Edges first.
     */
    body: string;
    /** Time of creation of the note. Default: not specified. */
    created_at?: Timestamp;
}
/** An emoji that a user awarded to an issue, merge request, snippet or note. */
export interface AwardEmoji {
    /** ID of the award emoji. */
    id: Id;
    /**
     * Name of the emoji, without colons.
     * @example thumbsup
     */
    name: string;
    /** User who awarded the emoji. */
    user: UserSummary;
    /** Time of creation of the award emoji. */
    created_at: Timestamp;
    /** Time of the last update of the award emoji. */
    updated_at: Timestamp;
    /** ID of the record with the award emoji. */
    awardable_id: Id;
    /**
     * Type of the record with the award emoji: `Issue`, `MergeRequest`, `Note` or a snippet. The spelling for a snippet is not specified.
     * @example Issue
     */
    awardable_type: string;
}
/** The new note, or an award emoji if the body of the note is only an award emoji. Only an award emoji includes `awardable_id`. */
export type NoteOrAwardEmoji = Note | AwardEmoji;
/** A note on a snippet. The specification has two forms. Only the properties of both are required. */
export interface SnippetNote {
    /** ID of the note. */
    id: Id;
    /**
     * Text of the note.
     * @example Edges first.
     */
    body?: string;
    /**
     * Attachment of the note, or null. The structure of an attachment is not specified.
     * @example null
     */
    attachment?: string | {
        [key: string]: unknown;
    } | null;
    /** Author of the note. */
    author: UserSummary;
    /** Time of creation of the note. */
    created_at: Timestamp;
    /**
     * `true` if the system created the note.
     * @example false
     */
    system?: boolean;
    /** ID of the record with the note. */
    noteable_id?: Id;
    /** Time of the last update of the note. */
    updated_at: Timestamp;
    /**
     * Type of the record with the note.
     * @example Snippet
     */
    noteable_type?: string;
    /**
     * Title.
     * @example Knots
     */
    title?: string;
    /**
     * Name of the file.
     * @example knots.rb
     */
    file_name?: string;
    /**
     * Time of expiry, or null. The type is not specified.
     * @example null
     */
    expires_at?: string | null;
}
/** Notes on a snippet. */
export type SnippetNoteList = SnippetNote[];
/** The new note, or an award emoji if the body of the note is only an award emoji. Only an award emoji includes `awardable_id`. */
export type SnippetNoteOrAwardEmoji = SnippetNote | AwardEmoji;
/** Award emoji. */
export type AwardEmojiList = AwardEmoji[];
/** Emoji to award. */
export interface CreateAwardEmoji {
    /**
     * Name of the emoji, without colons.
     * @example thumbsup
     */
    name: string;
}
/**
 * Label of a board list.
 * @example {
 *       "name": "bug",
 *       "color": "#d9534f",
 *       "description": "Something is broken"
 *     }
 */
export interface BoardLabel {
    /**
     * Name of the label.
     * @example bug
     */
    name: string;
    /**
     * Colour of the label.
     * @example #d9534f
     */
    color: string;
    /**
     * Description of the label, or null.
     * @example Something is broken
     */
    description: string | null;
}
/** A list of a board. */
export interface BoardList {
    /** ID of the board list. */
    id: Id;
    /** Label of the board list. */
    label: BoardLabel;
    /**
     * Position of the board list on the board.
     * @example 1
     */
    position: number;
}
/** A board with its lists. */
export interface Board {
    /** ID of the board. */
    id: Id;
    /**
     * Lists of the board, without the backlog and closed lists.
     * @example [
     *       {
     *         "id": 92,
     *         "label": {
     *           "name": "bug",
     *           "color": "#d9534f",
     *           "description": "Something is broken"
     *         },
     *         "position": 1
     *       }
     *     ]
     */
    lists: BoardList[];
}
/** Boards. */
export type BoardPage = Board[];
/** Lists of a board. */
export type BoardListPage = BoardList[];
/** List to create on a board. */
export interface CreateBoardList {
    /**
     * ID of the label of the list.
     * @example 15
     */
    label_id: number;
}
/** New position of a board list. */
export interface UpdateBoardList {
    /**
     * New position of the board list.
     * @example 2
     */
    position: number;
}
/**
 * State of a job. The meaning of the values is not specified.
 * @example success
 * @enum {string}
 */
export type JobStatus = "created" | "pending" | "running" | "failed" | "success" | "canceled" | "skipped" | "manual";
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
/** A canceled or retried job. Omits `pipeline`. */
export interface ChangedJob {
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
}
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
/** Jobs. */
export type JobList = Job[];
/**
 * Format: binary
 * @description A file, as bytes.
 * @example PK
 */
export type FileBytes = string;
/**
 * Trace of a job.
 * @example Running with runner shed-1
 *     Job succeeded
 */
export type TraceText = string;
/** An erased job. Omits `pipeline`. */
export interface ErasedJob {
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
    /**
     * Null. Only in the responses that erase a job or keep its artifacts.
     * @example null
     */
    download_url: null;
}
/** A job with kept artifacts. Includes its pipeline. */
export interface KeptJob {
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
    /**
     * Null. Only in the responses that erase a job or keep its artifacts.
     * @example null
     */
    download_url: null;
}
/**
 * Scope of a list of specific runners. When a runner is online is not specified.
 *
 *     - `active`: active runners
 *     - `paused`: paused runners
 *     - `online`: online runners
 * @example active
 * @enum {string}
 */
export type RunnerScope = "active" | "paused" | "online";
/** A runner in the list form. */
export interface RunnerSummary {
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
}
/** Runners. */
export type RunnerList = RunnerSummary[];
/**
 * Scope of a list of runners. When a runner is online is not specified.
 *
 *     - `specific`: specific runners
 *     - `shared`: shared runners
 *     - `active`: active runners
 *     - `paused`: paused runners
 *     - `online`: online runners
 * @example shared
 * @enum {string}
 */
export type AnyRunnerScope = "specific" | "shared" | "active" | "paused" | "online";
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
/** Properties of a runner to update. All are optional. */
export interface UpdateRunner {
    /**
     * Description of the runner.
     * @example The machine in the shed
     */
    description?: string;
    /**
     * `true` to activate the runner, `false` to pause it.
     * @example false
     */
    active?: boolean;
    /**
     * Tags of the runner. They replace all present tags.
     * @example [
     *       "ruby"
     *     ]
     */
    tag_list?: string[];
}
/** Specific runner to enable in a project. */
export interface EnableRunner {
    /**
     * ID of the specific runner.
     * @example 5
     */
    runner_id: number;
}
/**
 * Owner of a trigger, or null. Which properties it has is not specified.
 * @example {
 *       "id": 2,
 *       "username": "mira",
 *       "name": "Mira Castell",
 *       "state": "active",
 *       "avatar_url": "https://forge.example.com/uploads/user/avatar/2/mira.png",
 *       "web_url": "https://forge.example.com/mira"
 *     }
 */
export type TriggerOwner = {
    /** ID of the owner. */
    id?: Id;
    /**
     * Username of the owner.
     * @example mira
     */
    username?: string;
    /**
     * Name of the owner.
     * @example Mira Castell
     */
    name?: string;
    /** State of the owner: `active` or `blocked`. */
    state?: UserState;
    /**
     * URL of the avatar of the owner, or null.
     * @example https://forge.example.com/uploads/user/avatar/2/mira.png
     */
    avatar_url?: string | null;
    /**
     * URL of the owner in the web interface.
     * @example https://forge.example.com/mira
     */
    web_url?: string;
} | null;
/** A trigger of a project. */
export interface Trigger {
    /** ID of the trigger. */
    id: Id;
    /**
     * Description of the trigger.
     * @example Nightly cloth
     */
    description: string;
    /** Time of creation of the trigger. */
    created_at: Timestamp;
    /** Time of deletion of the trigger, or null. */
    deleted_at: NullableTimestamp;
    /** Time of the last use of the trigger, or null. */
    last_used: NullableTimestamp;
    /**
     * Token of the trigger. Secret.
     * @example rt-example-7c1d3e
     */
    token: string;
    /** Time of the last update of the trigger. */
    updated_at: Timestamp;
    /** Owner of the trigger, or null. */
    owner: TriggerOwner;
}
/** Triggers. */
export type TriggerList = Trigger[];
/** Properties of a trigger to update. All are optional. */
export interface UpdateTrigger {
    /**
     * Description of the trigger.
     * @example Nightly cloth
     */
    description?: string;
}
/** Trigger to create. */
export interface CreateTrigger {
    /**
     * Description of the trigger.
     * @example Nightly cloth
     */
    description: string;
}
/**
 * Parameters of a pipeline. They are not specified.
 * @example {}
 */
export interface TriggerPipeline {
    [key: string]: unknown;
}
/**
 * Key of a build variable: at most 255 characters `A-Z`, `a-z`, `0-9` and `_`.
 * @example WEAVER_KEY
 */
export type VariableKey = string;
/** A build variable. */
export interface Variable {
    /** Key of the variable. */
    key: VariableKey;
    /**
     * Value of the variable.
     * @example over-under
     */
    value: string;
}
/** Build variables. */
export type VariableList = Variable[];
/** Properties of a build variable to update. `value` is required. */
export interface UpdateVariable {
    /**
     * Value of the variable.
     * @example over-under
     */
    value: string;
    /**
     * `true` if the variable is protected. The effect is not specified.
     * @example false
     */
    protected?: boolean;
}
/** Build variable to create. */
export interface CreateVariable {
    /**
     * Value of the variable.
     * @example over-under
     */
    value: string;
    /**
     * `true` if the variable is protected. The effect is not specified.
     * @example false
     */
    protected?: boolean;
    /** Key of the variable. */
    key: VariableKey;
}
/** A build variable, including `protected`. */
export interface VariableWithProtection {
    /** Key of the variable. */
    key: VariableKey;
    /**
     * Value of the variable.
     * @example over-under
     */
    value: string;
    /**
     * `true` if the variable is protected. The effect is not specified.
     * @example false
     */
    protected: boolean;
}
/** Metrics of a queue. */
export interface QueueState {
    /**
     * Backlog of the queue.
     * @example 3
     */
    backlog: number;
    /**
     * Latency of the queue. The unit is not specified.
     * @example 0.4
     */
    latency: number;
}
/**
 * Metrics of each queue, by name.
 * @example {
 *       "mailers": {
 *         "backlog": 3,
 *         "latency": 0.4
 *       }
 *     }
 */
export interface QueueStates {
    [key: string]: QueueState;
}
/** Metrics of the queues. */
export interface QueueMetrics {
    /** Metrics of each queue, by name. */
    queues: QueueStates;
}
/** A worker process. */
export interface WorkerProcess {
    /**
     * Name of the host of the process.
     * @example forge.example.com
     */
    hostname: string;
    /**
     * Process ID.
     * @example 5649
     */
    pid: number;
    /**
     * Tag of the process.
     * @example forge
     */
    tag: string | null;
    /** Start time of the process. */
    started_at: Timestamp;
    /**
     * Names of the queues of the process.
     * @example [
     *       "mailers",
     *       "default"
     *     ]
     */
    queues: string[];
    /**
     * Labels of the process. The content is not specified.
     * @example []
     */
    labels: UnspecifiedBody[];
    /**
     * Concurrency of the process.
     * @example 25
     */
    concurrency: number;
    /**
     * Busy count of the process. The exact meaning is not specified.
     * @example 1
     */
    busy: number;
}
/** Metrics of the worker processes. */
export interface ProcessMetrics {
    /**
     * Worker processes.
     * @example [
     *       {
     *         "hostname": "forge.example.com",
     *         "pid": 5649,
     *         "tag": "forge",
     *         "started_at": "2017-03-14T06:00:00.000Z",
     *         "queues": [
     *           "default",
     *           "mailers"
     *         ],
     *         "labels": [],
     *         "concurrency": 25,
     *         "busy": 1
     *       }
     *     ]
     */
    processes: WorkerProcess[];
}
/**
 * Numbers of background jobs.
 * @example {
 *       "processed": 1204,
 *       "failed": 2,
 *       "enqueued": 3
 *     }
 */
export interface WorkCounts {
    /**
     * Number of processed jobs.
     * @example 1204
     */
    processed: number;
    /**
     * Number of failed jobs.
     * @example 2
     */
    failed: number;
    /**
     * Number of enqueued jobs.
     * @example 3
     */
    enqueued: number;
}
/** Statistics of background jobs. */
export interface JobStatistics {
    /** Numbers of background jobs. */
    jobs: WorkCounts;
}
/** Queue metrics, process metrics and job statistics. */
export interface CompoundMetrics {
    /** Metrics of each queue, by name. */
    queues: QueueStates;
    /**
     * Worker processes.
     * @example [
     *       {
     *         "hostname": "forge.example.com",
     *         "pid": 5649,
     *         "tag": "forge",
     *         "started_at": "2017-03-14T06:00:00.000Z",
     *         "queues": [
     *           "default",
     *           "mailers"
     *         ],
     *         "labels": [],
     *         "concurrency": 25,
     *         "busy": 1
     *       }
     *     ]
     */
    processes: WorkerProcess[];
    /** Numbers of background jobs. */
    jobs: WorkCounts;
}
/** The operations by path and method: the type that `createClient` of openapi-fetch requires. */
export interface paths {
    "/events": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your events
         * @description Lists the events of the authenticated user. Sorted by `created_at`, descending, by default.
         *
         *     Requires authentication.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/events": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * ID or username of the user.
                 * @example tom
                 */
                id: components["parameters"]["EventsUserId"];
            };
            cookie?: never;
        };
        /**
         * List events of a user
         * @description Lists the contribution events of a user. Sorted by `created_at`, descending, by default. Which of them other callers receive is not specified.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["listUserEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_id}/events": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                project_id: components["parameters"]["EventsProjectId"];
            };
            cookie?: never;
        };
        /**
         * List events of a project
         * @description Lists the events of a project that are visible to the caller. Sorted by `created_at`, descending, by default.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["listProjectEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{project_id}/events": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                project_id: components["parameters"]["EventsProjectId"];
            };
            cookie?: never;
        };
        /**
         * List project events (short path)
         * @description Lists the visible events of a project. Sorted by `created_at`, descending, by default. Returns the same list as `/projects/{project_id}/events`: the specification states this path in its table of endpoints and the other in its request example.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["listProjectEventsAtRoot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List projects
         * @description Lists the projects that are visible to the caller, whether the caller is a member or not. Without authentication, lists public projects only. Sorted by `created_at`, descending, by default.
         *
         *     Does not require authentication.
         */
        get: operations["listProjects"];
        put?: never;
        /**
         * Create a project
         * @description Creates a project that the caller owns. At least one of `name` and `path` is required. The default namespace is the namespace of the caller. Returns the new project. Returns 400 if both `name` and `path` are missing, or if a property is invalid.
         *
         *     Requires authentication.
         */
        post: operations["createProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * Get a project
         * @description Returns one project, identified by numeric ID or full path. Includes `statistics` if `statistics=true`.
         *
         *     Does not require authentication if the project is public. Required role: not specified.
         */
        get: operations["getProject"];
        /**
         * Update a project
         * @description Updates the given properties of a project. `name` is required, even if it does not change. `tag_list` replaces all topics of the project. Returns the updated project. Returns 400 if `name` is missing.
         *
         *     Requires authentication. Required role: not specified.
         */
        put: operations["updateProject"];
        post?: never;
        /**
         * Delete a project
         * @description Deletes a project. The deletion is asynchronous: the server accepts it with 202 and a JSON body.
         *
         *     Requires authentication. Required role: not specified.
         */
        delete: operations["deleteProject"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/users": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * List the users of a project
         * @description Lists the users of a project, each as a user summary.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["listProjectUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/fork": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fork a project
         * @description Forks a project into the namespace of the caller, or into a given namespace. Returns the new project immediately. The fork is asynchronous: to learn whether it is complete, get the new project and read `import_status`.
         *
         *     Requires authentication. Required role: not specified.
         */
        post: operations["forkProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/user/{user_id}": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * ID of the user who will own the project.
                 * @example 3
                 */
                user_id: components["parameters"]["ProjectOwnerId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a project for a user
         * @description Creates a project that the given user owns. Returns the new project. Returns 400 if `name` is missing, and 404 if the user does not exist.
         *
         *     Requires authentication. Required role: administrator.
         */
        post: operations["createProjectForUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/unstar": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unstar a project
         * @description Removes the star of the caller from a project. Specified by name only: parameters and response are not specified.
         *
         *     Requires authentication. Required role: not specified.
         */
        post: operations["unstarProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/deploy_keys": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * List deploy keys
         * @description Lists the deploy keys of a project. Specified by name only: other parameters and the content of the response are not specified. An array is one page of a list, with the pagination headers.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["listDeployKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/deploy_keys/{key_id}": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the deploy key.
                 * @example 19
                 */
                key_id: components["parameters"]["DeployKeyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a deploy key
         * @description Deletes a deploy key of a project. Specified by name only: parameters and response are not specified.
         *
         *     Requires authentication. Required role: not specified.
         */
        delete: operations["deleteDeployKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/licences": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List licence templates
         * @description Lists the licence templates. Specified by name only: other parameters and the content of the response are not specified. An array is one page of a list, with the pagination headers.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["listLicenceTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/licences/{key}": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Key of the template.
                 * @example mit
                 */
                key: components["parameters"]["TemplateKey"];
            };
            cookie?: never;
        };
        /**
         * Get a licence template
         * @description Returns one licence template. Specified by name only: parameters and response are not specified.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["getLicenceTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/gitignores": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List gitignore templates
         * @description Lists the gitignore templates. Specified by name only: other parameters and the content of the response are not specified. An array is one page of a list, with the pagination headers.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["listGitignoreTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/gitignores/{key}": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Key of the gitignore template.
                 * @example Ruby
                 */
                key: components["parameters"]["GitignoreTemplateKey"];
            };
            cookie?: never;
        };
        /**
         * Get a gitignore template
         * @description Returns one gitignore template. Specified by name only: parameters and response are not specified.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["getGitignoreTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/gitlab_ci_ymls": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List CI configuration templates
         * @description Lists the CI configuration templates. Specified by name only: other parameters and the content of the response are not specified. An array is one page of a list, with the pagination headers.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["listCiYmlTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/gitlab_ci_ymls/{key}": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Key of the CI template.
                 * @example Ruby
                 */
                key: components["parameters"]["CiYmlTemplateKey"];
            };
            cookie?: never;
        };
        /**
         * Get a CI configuration template
         * @description Returns one CI configuration template. Specified by name only: parameters and response are not specified.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["getCiYmlTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/dockerfiles": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Dockerfile templates
         * @description Lists the Dockerfile templates. Specified by name only: other parameters and the content of the response are not specified. An array is one page of a list, with the pagination headers.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["listDockerfileTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/dockerfiles/{key}": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Key of the Dockerfile template.
                 * @example Ruby
                 */
                key: components["parameters"]["DockerfileTemplateKey"];
            };
            cookie?: never;
        };
        /**
         * Get a Dockerfile template
         * @description Returns one Dockerfile template. Specified by name only: parameters and response are not specified.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["getDockerfileTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List groups
         * @description Lists groups. Administrators receive all groups. Other users receive their own groups or all groups available to them. With `all_available=true`, they receive all groups available to them; the default is not specified. Sorted by name, ascending, by default.
         *
         *     Requires authentication.
         */
        get: operations["listGroups"];
        put?: never;
        /**
         * Create a group
         * @description Creates a group. With `parent_id`, the group is nested in that group. Returns the new group. Returns 400 if `name` or `path` is missing, and 403 if the caller is not allowed to create groups.
         *
         *     Requires authentication and permission. Required role: not specified.
         */
        post: operations["createGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the group, for example `atelier/dyes`. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier
                 */
                id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        /**
         * Get a group
         * @description Returns one group, identified by numeric ID or full path. Includes its projects and the projects that are shared with it.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["getGroup"];
        /**
         * Update a group
         * @description Updates the given properties of a group. Returns the updated group with its projects.
         *
         *     Requires authentication. Required role: owner of the group, or administrator.
         */
        put: operations["updateGroup"];
        post?: never;
        /**
         * Delete a group
         * @description Deletes a group and all its projects. The response body is not specified.
         *
         *     Requires authentication. Required role: not specified.
         */
        delete: operations["deleteGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}/projects": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the group, for example `atelier/dyes`. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier
                 */
                id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        /**
         * List projects of a group
         * @description Lists the projects of a group. Omits `owner`, `permissions` and `statistics`. Sorted by `created_at`, descending, by default.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["listGroupProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}/projects/{project_id}": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the group, for example `atelier/dyes`. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier
                 */
                id: components["parameters"]["GroupId"];
                /**
                 * Numeric ID or full path of the project to transfer. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example 8
                 */
                project_id: components["parameters"]["TransferredProjectId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Transfer a project to a group
         * @description Transfers a project to the namespace of a group. The response body is not specified.
         *
         *     Requires authentication. Required role: administrator.
         */
        post: operations["transferProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}/members": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the group, for example `atelier/dyes`. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier
                 */
                id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        /**
         * List members of a group
         * @description Lists the members of a group with their access levels.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["listGroupMembers"];
        put?: never;
        /**
         * Add a member to a group
         * @description Adds a user to a group with the given access level and optional expiry date. Returns the new member. Returns 400 if validation fails, and 409 if the user is already a member.
         *
         *     Requires authentication. Required role: not specified.
         */
        post: operations["addGroupMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}/members/{user_id}": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the group, for example `atelier/dyes`. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier
                 */
                id: components["parameters"]["GroupId"];
                /**
                 * ID of the user.
                 * @example 3
                 */
                user_id: components["parameters"]["MemberUserId"];
            };
            cookie?: never;
        };
        /**
         * Get a member of a group
         * @description Returns one member of a group, including `expires_at`. Returns 404 if the user is not a member.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["getGroupMember"];
        /**
         * Update a member of a group
         * @description Updates the access level and the optional expiry date of a member of a group. `access_level` is required, even if it does not change. Returns the updated member.
         *
         *     Requires authentication. Required role: not specified.
         */
        put: operations["updateGroupMember"];
        post?: never;
        /**
         * Remove a member from a group
         * @description Removes a member from a group. The response body is not specified.
         *
         *     Requires authentication. Required role: not specified.
         */
        delete: operations["removeGroupMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/members": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * List members of a project
         * @description Lists the members of a project with their access levels.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["listProjectMembers"];
        put?: never;
        /**
         * Add a member to a project
         * @description Adds a user to a project with the given access level and optional expiry date. Returns the new member. Returns 400 if validation fails, and 409 if the user is already a member.
         *
         *     Requires authentication. Required role: not specified.
         */
        post: operations["addProjectMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/members/{user_id}": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the user.
                 * @example 3
                 */
                user_id: components["parameters"]["MemberUserId"];
            };
            cookie?: never;
        };
        /**
         * Get a member of a project
         * @description Returns one member of a project, including `expires_at`. Returns 404 if the user is not a member.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["getProjectMember"];
        /**
         * Update a member of a project
         * @description Updates the access level and the optional expiry date of a member of a project. `access_level` is required, even if it does not change. Returns the updated member.
         *
         *     Requires authentication. Required role: not specified.
         */
        put: operations["updateProjectMember"];
        post?: never;
        /**
         * Remove a member from a project
         * @description Removes a member from a project. The response body is not specified.
         *
         *     Requires authentication. Required role: not specified.
         */
        delete: operations["removeProjectMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}/access_requests": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the group, for example `atelier/dyes`. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier
                 */
                id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        /**
         * List access requests of a group
         * @description Lists the pending access requests of a group.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["listGroupAccessRequests"];
        put?: never;
        /**
         * Request access to a group
         * @description Creates an access request of the authenticated user to a group. Returns the request.
         *
         *     Requires authentication. Required role: not specified.
         */
        post: operations["createGroupAccessRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}/access_requests/{user_id}": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the group, for example `atelier/dyes`. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier
                 */
                id: components["parameters"]["GroupId"];
                /**
                 * ID of the user who requested access.
                 * @example 4
                 */
                user_id: components["parameters"]["RequesterId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deny a group access request
         * @description Denies the access request of a user to a group, and deletes the request. The response body is not specified.
         *
         *     | Request | New state |
         *     | --- | --- |
         *     | pending | deleted; the user is not a member |
         *
         *     Requires authentication. Required role: not specified.
         */
        delete: operations["denyGroupAccessRequest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}/access_requests/{user_id}/approve": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the group, for example `atelier/dyes`. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier
                 */
                id: components["parameters"]["GroupId"];
                /**
                 * ID of the user who requested access.
                 * @example 4
                 */
                user_id: components["parameters"]["RequesterId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Approve a group access request
         * @description Approves the access request of a user to a group. The user becomes a member with the given access level, 30 (Developer) by default. Returns the user with `access_level`.
         *
         *     | Request | Condition | New state |
         *     | --- | --- | --- |
         *     | pending | the caller may approve | the user is a member with the given access level, or 30 |
         *
         *     Requires authentication and permission. Required role: not specified.
         */
        put: operations["approveGroupAccessRequest"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/access_requests": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * List access requests of a project
         * @description Lists the pending access requests of a project.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["listProjectAccessRequests"];
        put?: never;
        /**
         * Request access to a project
         * @description Creates an access request of the authenticated user to a project. Returns the request.
         *
         *     Requires authentication. Required role: not specified.
         */
        post: operations["createProjectAccessRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/access_requests/{user_id}": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the user who requested access.
                 * @example 4
                 */
                user_id: components["parameters"]["RequesterId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deny a project access request
         * @description Denies the access request of a user to a project, and deletes the request. The response body is not specified.
         *
         *     | Request | New state |
         *     | --- | --- |
         *     | pending | deleted; the user is not a member |
         *
         *     Requires authentication. Required role: not specified.
         */
        delete: operations["denyProjectAccessRequest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/access_requests/{user_id}/approve": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the user who requested access.
                 * @example 4
                 */
                user_id: components["parameters"]["RequesterId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Approve a project access request
         * @description Approves the access request of a user to a project. The user becomes a member with the given access level, 30 (Developer) by default. Returns the user with `access_level`.
         *
         *     | Request | Condition | New state |
         *     | --- | --- | --- |
         *     | pending | the caller may approve | the user is a member with the given access level, or 30 |
         *
         *     Requires authentication and permission. Required role: not specified.
         */
        put: operations["approveProjectAccessRequest"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description Lists users. Administrators receive the administrator view of each user. Other users receive user summaries.
         *
         *     Requires authentication.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Create a user
         * @description Creates a user. Requires `email`, `username`, `name`, and either `password` or `reset_password=true`. Returns the new user. Returns 400 if a required parameter is missing.
         *
         *     Requires authentication. Required role: administrator.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * ID of the user.
                 * @example 5
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * Get a user
         * @description Returns one user. Administrators receive the administrator view. Other users receive the user summary and the profile.
         *
         *     Requires authentication.
         */
        get: operations["getUser"];
        /**
         * Update a user
         * @description Updates the given properties of a user. After an update of `password`, the user must change it at the next sign-in. Returns 404 for any failure, including an email address that is already taken.
         *
         *     Requires authentication. Required role: administrator.
         */
        put: operations["updateUser"];
        post?: never;
        /**
         * Delete a user
         * @description Deletes a user. Contributions of the user move to a ghost user. With `hard_delete=true`, the contributions and the groups that only this user owns are deleted instead. Returns 200 even if the user does not exist. The body contains the user only if a user was deleted.
         *
         *     Requires authentication. Required role: administrator.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/keys": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * ID of the user.
                 * @example 5
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * List SSH keys of a user
         * @description Lists the SSH keys of a user.
         *
         *     Requires authentication. Required role: administrator.
         */
        get: operations["listUserSshKeys"];
        put?: never;
        /**
         * Add a user's SSH key
         * @description Adds a public SSH key to the account of a user. Returns the new key. Returns 400 if a required parameter is missing, or if the key or its fingerprint is already taken.
         *
         *     Requires authentication. Required role: administrator.
         */
        post: operations["createUserSshKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/keys/{key_id}": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * ID of the user.
                 * @example 5
                 */
                id: components["parameters"]["UserId"];
                /**
                 * ID of the SSH key.
                 * @example 24
                 */
                key_id: components["parameters"]["SshKeyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a user's SSH key
         * @description Deletes an SSH key of a user. Unlike other deletions, returns 404 if the user or the key does not exist.
         *
         *     Requires authentication. Required role: administrator.
         */
        delete: operations["deleteUserSshKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/emails": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * ID of the user.
                 * @example 5
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * List email addresses of a user
         * @description Lists the email addresses of a user.
         *
         *     Requires authentication. Required role: administrator.
         */
        get: operations["listUserEmails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/block": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * ID of the user.
                 * @example 5
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Block a user
         * @description Changes the state of a user from `active` to `blocked`. Specified by name only: parameters, response and effects are not specified.
         *
         *     | State | New state |
         *     | --- | --- |
         *     | `active` | `blocked` |
         *
         *     Requires authentication. Required role: not specified.
         */
        post: operations["blockUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/unblock": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * ID of the user.
                 * @example 5
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unblock a user
         * @description Changes the state of a user from `blocked` to `active`. Specified by name only: parameters, response and effects are not specified.
         *
         *     | State | New state |
         *     | --- | --- |
         *     | `blocked` | `active` |
         *
         *     Requires authentication. Required role: not specified.
         */
        post: operations["unblockUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the current user
         * @description Returns the user to whom the credentials belong. For an administrator who uses sudo, returns the target user, including `is_admin` and `private_token`.
         *
         *     Requires authentication.
         */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/keys": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your SSH keys
         * @description Lists the SSH keys of the caller.
         *
         *     Requires authentication.
         */
        get: operations["listCurrentUserSshKeys"];
        put?: never;
        /**
         * Add an SSH key
         * @description Adds a public SSH key to the account of the caller. Returns the new key. Returns 400 if a required parameter is missing, or if the key or its fingerprint is already taken.
         *
         *     Requires authentication.
         */
        post: operations["createCurrentUserSshKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/keys/{key_id}": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * ID of the SSH key.
                 * @example 24
                 */
                key_id: components["parameters"]["SshKeyId"];
            };
            cookie?: never;
        };
        /**
         * Get your SSH key
         * @description Returns one SSH key of the caller. Returns 404 if the caller has no SSH key with this ID.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["getCurrentUserSshKey"];
        put?: never;
        post?: never;
        /**
         * Delete your SSH key
         * @description Deletes an SSH key of the caller. Returns 200 even if the key was already deleted.
         *
         *     Requires authentication. Required role: not specified.
         */
        delete: operations["deleteCurrentUserSshKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/emails": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your email addresses
         * @description Lists the email addresses of the caller.
         *
         *     Requires authentication.
         */
        get: operations["listCurrentUserEmails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/emails/{email_id}": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * ID of the email address.
                 * @example 25
                 */
                email_id: components["parameters"]["EmailId"];
            };
            cookie?: never;
        };
        /**
         * Get your email address
         * @description Returns one email address of the caller. Returns 404 if the caller has no email address with this ID.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["getCurrentUserEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/settings": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get application settings
         * @description Returns the settings of the instance.
         *
         *     Requires authentication. Required role: administrator.
         */
        get: operations["getApplicationSettings"];
        /**
         * Update application settings
         * @description Updates the given settings of the instance. Returns all settings. Returns 400 if `domain_blacklist`, `devenv_url` or `diagram_url` is missing although the corresponding setting is enabled.
         *
         *     Requires authentication. Required role: administrator.
         */
        put: operations["updateApplicationSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/broadcast_messages": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List broadcast messages
         * @description Lists the broadcast messages of the instance. Returns 401 for callers without credentials and 403 for users who are not administrators.
         *
         *     Requires authentication. Required role: administrator.
         */
        get: operations["listBroadcastMessages"];
        put?: never;
        /**
         * Create a broadcast message
         * @description Creates a broadcast message. By default, it starts now and ends one hour from now. Returns the new message. Returns 400 if `message` is missing, 401 for callers without credentials, and 403 for users who are not administrators.
         *
         *     Requires authentication. Required role: administrator.
         */
        post: operations["createBroadcastMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/broadcast_messages/{id}": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * ID of the broadcast message.
                 * @example 96
                 */
                id: components["parameters"]["BroadcastMessageId"];
            };
            cookie?: never;
        };
        /**
         * Get a broadcast message
         * @description Returns one broadcast message. Returns 401 for callers without credentials and 403 for users who are not administrators.
         *
         *     Requires authentication. Required role: administrator.
         */
        get: operations["getBroadcastMessage"];
        /**
         * Update a broadcast message
         * @description Updates the given properties of a broadcast message. Returns the updated message. Returns 401 for callers without credentials and 403 for users who are not administrators.
         *
         *     Requires authentication. Required role: administrator.
         */
        put: operations["updateBroadcastMessage"];
        post?: never;
        /**
         * Delete a broadcast message
         * @description Deletes a broadcast message. Returns 401 for callers without credentials and 403 for users who are not administrators.
         *
         *     Requires authentication. Required role: administrator.
         */
        delete: operations["deleteBroadcastMessage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification_settings": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get global notification settings
         * @description Returns the global notification settings of the caller.
         *
         *     Requires authentication.
         */
        get: operations["getNotificationSettings"];
        /**
         * Update global notification settings
         * @description Updates the global notification settings of the caller. Returns the updated settings. Returns 400 if `level` is invalid.
         *
         *     Requires authentication.
         */
        put: operations["updateNotificationSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}/notification_settings": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the group, for example `atelier/dyes`. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier
                 */
                id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        /**
         * Get notification settings of a group
         * @description Returns the notification settings of the caller for a group. With the level `custom`, includes `events`.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["getGroupNotificationSettings"];
        /**
         * Update notification settings of a group
         * @description Updates the notification settings of the caller for a group. Returns the updated settings. Returns 400 if `level` is invalid.
         *
         *     Requires authentication. Required role: not specified.
         */
        put: operations["updateGroupNotificationSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/notification_settings": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * Get notification settings of a project
         * @description Returns the notification settings of the caller for a project. With the level `custom`, includes `events`.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["getProjectNotificationSettings"];
        /**
         * Update notification settings of a project
         * @description Updates the notification settings of the caller for a project. Returns the updated settings. Returns 400 if `level` is invalid.
         *
         *     Requires authentication. Required role: not specified.
         */
        put: operations["updateProjectNotificationSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/todos": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List todos
         * @description Lists the todos of the caller. Without a filter, lists all pending todos.
         *
         *     Requires authentication.
         */
        get: operations["listTodos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/todos/{id}/mark_as_done": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * ID of the todo.
                 * @example 95
                 */
                id: components["parameters"]["TodoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a todo as done
         * @description Marks a pending todo of the caller as done. Returns the updated todo.
         *
         *     | State | Condition | New state |
         *     | --- | --- | --- |
         *     | `pending` | todo of the caller | `done` |
         *
         *     Requires authentication. Required role: not specified.
         */
        post: operations["markTodoAsDone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/todos/mark_as_done": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark all todos as done
         * @description Marks all pending todos of the caller as done. Returns no content.
         *
         *     | State | Condition | New state |
         *     | --- | --- | --- |
         *     | `pending` | todo of the caller | `done` |
         *
         *     Requires authentication.
         */
        post: operations["markAllTodosAsDone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/repository/commits": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * List commits
         * @description Lists the commits of a branch or tag. The default is the default branch.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["listCommits"];
        put?: never;
        /**
         * Create a commit
         * @description Creates a commit on a branch from one or more actions. Actions create, update, move and delete files. The body must be JSON. Returns the new commit with `stats` and `status`. Returns 400 if a required parameter is missing. Whether a failed action prevents the other actions is not specified.
         *
         *     Requires authentication. Required role: not specified.
         */
        post: operations["createCommit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/repository/commits/{sha}": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * Hash of the commit, or name of a branch or tag. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example master
                 */
                sha: components["parameters"]["CommitOrRef"];
            };
            cookie?: never;
        };
        /**
         * Get a commit
         * @description Returns one commit, identified by its hash or by the name of a branch or tag. Includes `stats` and `status`.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["getCommit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/repository/commits/{sha}/cherry_pick": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * Hash of the commit.
                 * @example 9f3c1e7ab2d45068c1f0e9d8b7a6958473625140
                 */
                sha: components["parameters"]["CommitSha"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cherry-pick a commit
         * @description Applies the changes of a commit to the head of a branch. Returns the resulting commit. The response to changes that do not apply to the branch is not specified.
         *
         *     Requires authentication. Required role: not specified.
         */
        post: operations["cherryPickCommit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/repository/commits/{sha}/diff": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * Hash of the commit, or name of a branch or tag. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example master
                 */
                sha: components["parameters"]["CommitOrRef"];
            };
            cookie?: never;
        };
        /**
         * List diffs of a commit
         * @description Lists the changes of a commit, one diff entry per changed file.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["listCommitDiffs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/repository/commits/{sha}/comments": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * Hash of the commit, or name of a branch or tag. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example master
                 */
                sha: components["parameters"]["CommitOrRef"];
            };
            cookie?: never;
        };
        /**
         * List comments on a commit
         * @description Lists the comments on a commit.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["listCommitComments"];
        put?: never;
        /**
         * Comment on a commit
         * @description Adds a comment to a commit. To place the comment on a line of a file, the full hash of the commit, `path`, `line` and `line_type=new` are required.
         *
         *     In each of these cases, the comment is attached to the end of the last commit, and `line`, `line_type` and `path` are null in the response:
         *
         *     - `sha` is a branch or tag, and line or path are invalid.
         *     - The line does not exist.
         *     - The path does not exist.
         *
         *     Requires authentication. Required role: not specified.
         */
        post: operations["createCommitComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/repository/commits/{sha}/statuses": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * Hash of the commit.
                 * @example 9f3c1e7ab2d45068c1f0e9d8b7a6958473625140
                 */
                sha: components["parameters"]["CommitSha"];
            };
            cookie?: never;
        };
        /**
         * List statuses of a commit
         * @description Lists the statuses of a commit. Without `all=true`, lists only the latest.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["listCommitStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/statuses/{sha}": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * Hash of the commit.
                 * @example 9f3c1e7ab2d45068c1f0e9d8b7a6958473625140
                 */
                sha: components["parameters"]["CommitSha"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a commit status
         * @description Adds a status to a commit, or updates the status with the same name. `context` is another name of the parameter `name`. Returns 400 if `state` is missing or invalid.
         *
         *     | Status with this name | New state |
         *     | --- | --- |
         *     | none, or in any state | the given `state` |
         *
         *     Requires authentication. Required role: not specified.
         */
        post: operations["createCommitStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/repository/branches": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * List branches
         * @description Lists the branches of a repository, sorted alphabetically by name. Each includes its protection and the commit at its head.
         *
         *     Does not require authentication if the project is public. Required role: not specified.
         */
        get: operations["listBranches"];
        put?: never;
        /**
         * Create a branch
         * @description Creates a branch at the head of another branch or at a commit. Returns the new branch. Returns 400 if a required parameter is missing.
         *
         *     Requires authentication. Required role: not specified.
         */
        post: operations["createBranch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/repository/branches/{branch}": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * Name of the branch. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example feature/warp
                 */
                branch: components["parameters"]["BranchName"];
            };
            cookie?: never;
        };
        /**
         * Get a branch
         * @description Returns one branch with its protection and the commit at its head.
         *
         *     Does not require authentication if the project is public. Required role: not specified.
         */
        get: operations["getBranch"];
        put?: never;
        post?: never;
        /**
         * Delete a branch
         * @description Deletes a branch. Returns the name of the branch. If the branch cannot be deleted, returns an error with a message that explains why.
         *
         *     Requires authentication. Required role: not specified.
         */
        delete: operations["deleteBranch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/repository/branches/{branch}/protect": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * Name of the branch. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example feature/warp
                 */
                branch: components["parameters"]["BranchName"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Protect a branch
         * @description Protects a branch, and sets whether developers can push and merge. Returns the branch. Returns 200 even if the branch is already protected.
         *
         *     | `protected` | New value |
         *     | --- | --- |
         *     | `false` or `true` | `true` |
         *
         *     Requires authentication. Required role: not specified.
         */
        put: operations["protectBranch"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/repository/branches/{branch}/unprotect": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * Name of the branch. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example feature/warp
                 */
                branch: components["parameters"]["BranchName"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Unprotect a branch
         * @description Removes the protection of a branch. Returns the branch. Returns 200 even if the branch is not protected.
         *
         *     | `protected` | New value |
         *     | --- | --- |
         *     | `true` or `false` | `false` |
         *
         *     Requires authentication. Required role: not specified.
         */
        put: operations["unprotectBranch"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/repository/merged_branches": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete merged branches
         * @description Deletes all branches that are merged into the default branch. The deletion is asynchronous: the server accepts it with 202 and a JSON body.
         *
         *     Requires authentication. Required role: not specified.
         */
        delete: operations["deleteMergedBranches"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/repository/tags": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * List tags
         * @description Lists the tags of a repository, sorted by name in reverse alphabetical order. Each includes its commit and release.
         *
         *     Does not require authentication if the project is public. Required role: not specified.
         */
        get: operations["listTags"];
        put?: never;
        /**
         * Create a tag
         * @description Creates a tag at a commit, a branch or another tag. With `message`, the tag is annotated. With `release_description`, the tag has a release. Returns the new tag. Returns 400 if a required parameter is missing. Other failures return 405 with a message that names the cause.
         *
         *     Requires authentication. Required role: not specified.
         */
        post: operations["createTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/repository/tags/{tag_name}": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * Name of the tag. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example v1.0.0
                 */
                tag_name: components["parameters"]["TagName"];
            };
            cookie?: never;
        };
        /**
         * Get a tag
         * @description Returns one tag with its message, commit and release.
         *
         *     Does not require authentication if the project is public. Required role: not specified.
         */
        get: operations["getTag"];
        put?: never;
        post?: never;
        /**
         * Delete a tag
         * @description Deletes a tag. Parameters and response are not specified.
         *
         *     Requires authentication. Required role: not specified.
         */
        delete: operations["deleteTag"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/repository/tags/{tag_name}/release": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * Name of the tag. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example v1.0.0
                 */
                tag_name: components["parameters"]["TagName"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update a release
         * @description Updates the release notes of a tag. Returns the release. Returns 400 if `description` is missing.
         *
         *     Requires authentication. Required role: not specified.
         */
        put: operations["updateRelease"];
        /**
         * Create a release
         * @description Adds release notes to a tag that has no release. Returns the release. Returns 409 if a release exists.
         *
         *     | Tag | New state |
         *     | --- | --- |
         *     | without a release | with a release |
         *     | with a release | unchanged (409) |
         *
         *     Requires authentication. Required role: not specified.
         */
        post: operations["createRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/repository/files/{file_path}": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * Full path of the file. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example lib/shuttle.rb
                 */
                file_path: components["parameters"]["FilePath"];
            };
            cookie?: never;
        };
        /**
         * Get a file
         * @description Returns a file at a branch, tag or commit. The content is Base64 text. Returns 400 if `ref` is missing.
         *
         *     Does not require authentication if the project is public. Required role: not specified.
         */
        get: operations["getFile"];
        /**
         * Update a file
         * @description Updates the content of a file on a branch in a new commit. Returns the name of the file and the branch. Returns 400 with a non-specific message if the commit fails: the path contains `/../`, the content is identical to the current content, or a push changed the branch during the edit.
         *
         *     Requires authentication. Required role: not specified.
         */
        put: operations["updateFile"];
        /**
         * Create a file
         * @description Creates a file on a branch in a new commit. Returns the name of the file and the branch. Returns 400 if a required parameter is missing.
         *
         *     Requires authentication. Required role: not specified.
         */
        post: operations["createFile"];
        /**
         * Delete a file
         * @description Deletes a file from a branch in a new commit. Returns the name of the file and the branch. Returns 400 if `branch` or `commit_message` is missing.
         *
         *     Requires authentication. Required role: not specified.
         */
        delete: operations["deleteFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/repository/files/{file_path}/raw": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * Full path of the file. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example lib/shuttle.rb
                 */
                file_path: components["parameters"]["FilePath"];
            };
            cookie?: never;
        };
        /**
         * Get a raw file
         * @description Returns the raw content of a file at a branch, tag or commit. Returns 400 if `ref` is missing.
         *
         *     Requires authentication if the project is not public; for a public project: not specified. Required role: not specified.
         */
        get: operations["getRawFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/repository/tree": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * Get a repository tree
         * @description Returns the tree of a repository. Specified by name and parameter `ref` only: other parameters and the content of the response are not specified. An array is one page of a list, with the pagination headers.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["getRepositoryTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/repository/blobs/{sha}": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * Hash of the blob.
                 * @example 8fc658b98abc045d74ce8d517e9638f105a28449
                 */
                sha: components["parameters"]["BlobSha"];
            };
            cookie?: never;
        };
        /**
         * Get a blob
         * @description Returns the attributes of a blob as JSON. Specified by name only: the attributes are not specified.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["getBlob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/issues": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your issues
         * @description Lists the issues that the authenticated user has created, in all projects. Sorted by `created_at`, descending, by default.
         *
         *     Requires authentication.
         */
        get: operations["listIssues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}/issues": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the group, for example `atelier/dyes`. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier
                 */
                id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        /**
         * List issues of a group
         * @description Lists the issues of the projects of a group. Sorted by `created_at`, descending, by default.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["listGroupIssues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/issues": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * List issues of a project
         * @description Lists the issues of a project. Sorted by `created_at`, descending, by default. Returns 404 if the project is private and the caller is not a member.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["listProjectIssues"];
        put?: never;
        /**
         * Create an issue
         * @description Creates an issue in a project. Returns the new issue. With `merge_request_to_resolve_discussions_of`, the issue resolves all discussions of that merge request. Only administrators and owners of the project may set `created_at`. Returns 400 if `title` is missing.
         *
         *     Requires authentication. Required role: not specified.
         */
        post: operations["createIssue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/issues/{issue_iid}": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the issue in its project.
                 * @example 3
                 */
                issue_iid: components["parameters"]["IssueIid"];
            };
            cookie?: never;
        };
        /**
         * Get an issue
         * @description Returns one issue of a project. Includes whether the caller is subscribed to it. Returns 404 if the project is private and the caller is not a member. State transitions of an issue are not specified.
         *
         *     | State | Meaning |
         *     | --- | --- |
         *     | `opened` | The issue is open. |
         *     | `closed` | The issue is closed. |
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["getIssue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/{subscribable_type}/{subscribable_id}/subscribe": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * Kind of the record, for example `issues` or `merge_requests`. The values are not specified.
                 * @example issues
                 */
                subscribable_type: components["parameters"]["SubscribableType"];
                /**
                 * Identifier of the issue, merge request or other record.
                 * @example 3
                 */
                subscribable_id: components["parameters"]["SubscribableId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe to a record
         * @description Subscribes the caller to a record of a project, for example an issue or a merge request. Specified by name only: parameters and response are not specified.
         *
         *     Requires authentication. Required role: not specified.
         */
        post: operations["subscribeToItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/{subscribable_type}/{subscribable_id}/unsubscribe": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * Kind of the record, for example `issues` or `merge_requests`. The values are not specified.
                 * @example issues
                 */
                subscribable_type: components["parameters"]["SubscribableType"];
                /**
                 * Identifier of the issue, merge request or other record.
                 * @example 3
                 */
                subscribable_id: components["parameters"]["SubscribableId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unsubscribe from a record
         * @description Unsubscribes the caller from a record of a project, for example an issue or a merge request. Specified by name only: parameters and response are not specified.
         *
         *     Requires authentication. Required role: not specified.
         */
        post: operations["unsubscribeFromItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/merge_requests": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * List merge requests
         * @description Lists the merge requests of a project. Sorted by `created_at`, descending, by default.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["listMergeRequests"];
        put?: never;
        /**
         * Create a merge request
         * @description Creates a merge request from a source branch to a target branch. `target_project_id` selects another target project. Returns the new merge request. Returns 400 if a required parameter is missing.
         *
         *     Requires authentication. Required role: not specified.
         */
        post: operations["createMergeRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/merge_requests/{merge_request_iid}": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the merge request in its project.
                 * @example 2
                 */
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
            cookie?: never;
        };
        /**
         * Get a merge request
         * @description Returns one merge request. Includes whether the caller is subscribed to it.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["getMergeRequest"];
        /**
         * Update a merge request
         * @description Updates the given properties of a merge request. At least one property is required. `state_event` closes or reopens the merge request. Returns the updated merge request. Returns 400 if no property is given.
         *
         *     | State | `state_event` | New state |
         *     | --- | --- | --- |
         *     | `opened` or `closed` | `close` | `closed` |
         *     | `closed` | `reopen` | `opened` |
         *
         *     Requires authentication. Required role: not specified.
         */
        put: operations["updateMergeRequest"];
        post?: never;
        /**
         * Delete a merge request
         * @description Deletes a merge request (soft delete). Returns 403 if the caller is neither an administrator nor an owner of the project.
         *
         *     Requires authentication. Required role: owner of the project, or administrator.
         */
        delete: operations["deleteMergeRequest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/merge_requests/{merge_request_iid}/commits": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the merge request in its project.
                 * @example 2
                 */
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
            cookie?: never;
        };
        /**
         * List commits of a merge request
         * @description Lists the commits of a merge request.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["listMergeRequestCommits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/merge_requests/{merge_request_iid}/changes": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the merge request in its project.
                 * @example 2
                 */
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
            cookie?: never;
        };
        /**
         * Get changes of a merge request
         * @description Returns one merge request with its changes: one diff entry per changed file.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["getMergeRequestChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/merge_requests/{merge_request_iid}/merge": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the merge request in its project.
                 * @example 2
                 */
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Accept a merge request
         * @description Merges the source branch into the target branch. Returns the merged merge request. With `merge_when_pipeline_succeeds`, the merge waits for the pipeline.
         *
         *     Errors:
         *
         *     - 401 if the caller may not accept the merge request
         *     - 405 if conflicts prevent the merge
         *     - 406 if the merge request is already merged or closed
         *     - 409 if `sha` differs from the head of the source branch
         *
         *     An error leaves the merge request unchanged.
         *
         *     | State | Condition | New state |
         *     | --- | --- | --- |
         *     | `opened` | no conflicts, `sha` missing or equal to the head, caller permitted | `merged` |
         *     | `opened` | conflicts | `opened` (405) |
         *     | `merged` or `closed` | | unchanged (406) |
         *
         *     Requires authentication and permission. Required role: not specified.
         */
        put: operations["acceptMergeRequest"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/merge_requests/{merge_request_iid}/cancel_merge_when_pipeline_succeeds": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the merge request in its project.
                 * @example 2
                 */
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel merge when pipeline succeeds
         * @description Cancels a merge that waits for its pipeline. Specified by name only: parameters and response are not specified.
         *
         *     Requires authentication. Required role: not specified.
         */
        post: operations["cancelMergeWhenPipelineSucceeds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/issues/{issue_iid}/notes": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the issue in its project.
                 * @example 3
                 */
                issue_iid: components["parameters"]["IssueIid"];
            };
            cookie?: never;
        };
        /**
         * List issue notes
         * @description Lists the notes on an issue.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["listIssueNotes"];
        put?: never;
        /**
         * Create an issue note
         * @description Creates a note on an issue. Returns the new note. If `body` is only an award emoji, returns an award emoji instead. Returns 400 if `body` is missing.
         *
         *     Requires authentication. Required role: not specified.
         */
        post: operations["createIssueNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/issues/{issue_iid}/notes/{note_id}": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the issue in its project.
                 * @example 3
                 */
                issue_iid: components["parameters"]["IssueIid"];
                /**
                 * ID of the note.
                 * @example 71
                 */
                note_id: components["parameters"]["NoteId"];
            };
            cookie?: never;
        };
        /**
         * Get an issue note
         * @description Returns one note on an issue.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["getIssueNote"];
        /**
         * Update an issue note
         * @description Updates the text of a note on an issue. Returns the updated note. Returns 400 if `body` is missing.
         *
         *     Requires authentication. Required role: not specified.
         */
        put: operations["updateIssueNote"];
        post?: never;
        /**
         * Delete an issue note
         * @description Deletes a note on an issue. The response body is not specified.
         *
         *     Requires authentication. Required role: not specified.
         */
        delete: operations["deleteIssueNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/snippets/{snippet_id}/notes": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the snippet.
                 * @example 61
                 */
                snippet_id: components["parameters"]["SnippetId"];
            };
            cookie?: never;
        };
        /**
         * List snippet notes
         * @description Lists the notes on a snippet.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["listSnippetNotes"];
        put?: never;
        /**
         * Create a snippet note
         * @description Creates a note on a snippet. Returns the new note. If `body` is only an award emoji, returns an award emoji instead. Returns 400 if `body` is missing.
         *
         *     Requires authentication. Required role: not specified.
         */
        post: operations["createSnippetNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/snippets/{snippet_id}/notes/{note_id}": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the snippet.
                 * @example 61
                 */
                snippet_id: components["parameters"]["SnippetId"];
                /**
                 * ID of the note.
                 * @example 71
                 */
                note_id: components["parameters"]["NoteId"];
            };
            cookie?: never;
        };
        /**
         * Get a snippet note
         * @description Returns one note on a snippet.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["getSnippetNote"];
        /**
         * Update a snippet note
         * @description Updates the text of a note on a snippet. Returns the updated note. Returns 400 if `body` is missing.
         *
         *     Requires authentication. Required role: not specified.
         */
        put: operations["updateSnippetNote"];
        post?: never;
        /**
         * Delete a snippet note
         * @description Deletes a note on a snippet. The response body is not specified.
         *
         *     Requires authentication. Required role: not specified.
         */
        delete: operations["deleteSnippetNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/merge_requests/{merge_request_iid}/notes": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the merge request in its project.
                 * @example 2
                 */
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
            cookie?: never;
        };
        /**
         * List merge request notes
         * @description Lists the notes on a merge request.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["listMergeRequestNotes"];
        put?: never;
        /**
         * Create a merge request note
         * @description Creates a note on a merge request. Returns the new note. If `body` is only an award emoji, returns an award emoji instead. Returns 400 if `body` is missing.
         *
         *     Requires authentication. Required role: not specified.
         */
        post: operations["createMergeRequestNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the merge request in its project.
                 * @example 2
                 */
                merge_request_iid: components["parameters"]["MergeRequestIid"];
                /**
                 * ID of the note.
                 * @example 71
                 */
                note_id: components["parameters"]["NoteId"];
            };
            cookie?: never;
        };
        /**
         * Get a merge request note
         * @description Returns one note on a merge request.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["getMergeRequestNote"];
        /**
         * Update a merge request note
         * @description Updates the text of a note on a merge request. Returns the updated note. Returns 400 if `body` is missing.
         *
         *     Requires authentication. Required role: not specified.
         */
        put: operations["updateMergeRequestNote"];
        post?: never;
        /**
         * Delete a merge request note
         * @description Deletes a note on a merge request. The response body is not specified.
         *
         *     Requires authentication. Required role: not specified.
         */
        delete: operations["deleteMergeRequestNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/issues/{issue_iid}/award_emoji": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the issue in its project.
                 * @example 3
                 */
                issue_iid: components["parameters"]["IssueIid"];
            };
            cookie?: never;
        };
        /**
         * List issue award emoji
         * @description Lists the award emoji of an issue.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["listIssueAwardEmoji"];
        put?: never;
        /**
         * Create issue award emoji
         * @description Awards an emoji to an issue. Returns the new award emoji. Returns 400 if `name` is missing.
         *
         *     Requires authentication. Required role: not specified.
         */
        post: operations["createIssueAwardEmoji"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/issues/{issue_iid}/award_emoji/{award_id}": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the issue in its project.
                 * @example 3
                 */
                issue_iid: components["parameters"]["IssueIid"];
                /**
                 * ID of the award emoji.
                 * @example 81
                 */
                award_id: components["parameters"]["AwardId"];
            };
            cookie?: never;
        };
        /**
         * Get issue award emoji
         * @description Returns one award emoji of an issue.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["getIssueAwardEmoji"];
        put?: never;
        post?: never;
        /**
         * Delete issue award emoji
         * @description Deletes an award emoji of an issue. The response body is not specified.
         *
         *     Requires authentication. Required role: user who awarded the emoji, or administrator.
         */
        delete: operations["deleteIssueAwardEmoji"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/merge_requests/{merge_request_iid}/award_emoji": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the merge request in its project.
                 * @example 2
                 */
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
            cookie?: never;
        };
        /**
         * List merge request award emoji
         * @description Lists the award emoji of a merge request.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["listMergeRequestAwardEmoji"];
        put?: never;
        /**
         * Create merge request award emoji
         * @description Awards an emoji to a merge request. Returns the new award emoji. Returns 400 if `name` is missing.
         *
         *     Requires authentication. Required role: not specified.
         */
        post: operations["createMergeRequestAwardEmoji"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/merge_requests/{merge_request_iid}/award_emoji/{award_id}": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the merge request in its project.
                 * @example 2
                 */
                merge_request_iid: components["parameters"]["MergeRequestIid"];
                /**
                 * ID of the award emoji.
                 * @example 81
                 */
                award_id: components["parameters"]["AwardId"];
            };
            cookie?: never;
        };
        /**
         * Get merge request award emoji
         * @description Returns one award emoji of a merge request.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["getMergeRequestAwardEmoji"];
        put?: never;
        post?: never;
        /**
         * Delete merge request award emoji
         * @description Deletes an award emoji of a merge request. The response body is not specified.
         *
         *     Requires authentication. Required role: user who awarded the emoji, or administrator.
         */
        delete: operations["deleteMergeRequestAwardEmoji"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/snippets/{snippet_id}/award_emoji": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the snippet.
                 * @example 61
                 */
                snippet_id: components["parameters"]["SnippetId"];
            };
            cookie?: never;
        };
        /**
         * List snippet award emoji
         * @description Lists the award emoji of a snippet.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["listSnippetAwardEmoji"];
        put?: never;
        /**
         * Create snippet award emoji
         * @description Awards an emoji to a snippet. Returns the new award emoji. Returns 400 if `name` is missing.
         *
         *     Requires authentication. Required role: not specified.
         */
        post: operations["createSnippetAwardEmoji"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/snippets/{snippet_id}/award_emoji/{award_id}": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the snippet.
                 * @example 61
                 */
                snippet_id: components["parameters"]["SnippetId"];
                /**
                 * ID of the award emoji.
                 * @example 81
                 */
                award_id: components["parameters"]["AwardId"];
            };
            cookie?: never;
        };
        /**
         * Get snippet award emoji
         * @description Returns one award emoji of a snippet.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["getSnippetAwardEmoji"];
        put?: never;
        post?: never;
        /**
         * Delete snippet award emoji
         * @description Deletes an award emoji of a snippet. The response body is not specified.
         *
         *     Requires authentication. Required role: user who awarded the emoji, or administrator.
         */
        delete: operations["deleteSnippetAwardEmoji"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the issue in its project.
                 * @example 3
                 */
                issue_iid: components["parameters"]["IssueIid"];
                /**
                 * ID of the note.
                 * @example 71
                 */
                note_id: components["parameters"]["NoteId"];
            };
            cookie?: never;
        };
        /**
         * List issue note award emoji
         * @description Lists the award emoji of a note on an issue.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["listIssueNoteAwardEmoji"];
        put?: never;
        /**
         * Create issue note award emoji
         * @description Awards an emoji to a note on an issue. Returns the new award emoji. Returns 400 if `name` is missing.
         *
         *     Requires authentication. Required role: not specified.
         */
        post: operations["createIssueNoteAwardEmoji"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji/{award_id}": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the issue in its project.
                 * @example 3
                 */
                issue_iid: components["parameters"]["IssueIid"];
                /**
                 * ID of the note.
                 * @example 71
                 */
                note_id: components["parameters"]["NoteId"];
                /**
                 * ID of the award emoji.
                 * @example 81
                 */
                award_id: components["parameters"]["AwardId"];
            };
            cookie?: never;
        };
        /**
         * Get issue note award emoji
         * @description Returns one award emoji of a note on an issue.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["getIssueNoteAwardEmoji"];
        put?: never;
        post?: never;
        /**
         * Delete issue note award emoji
         * @description Deletes an award emoji of a note on an issue. The response body is not specified.
         *
         *     Requires authentication. Required role: user who awarded the emoji, or administrator.
         */
        delete: operations["deleteIssueNoteAwardEmoji"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the merge request in its project.
                 * @example 2
                 */
                merge_request_iid: components["parameters"]["MergeRequestIid"];
                /**
                 * ID of the note.
                 * @example 71
                 */
                note_id: components["parameters"]["NoteId"];
            };
            cookie?: never;
        };
        /**
         * List merge request note award emoji
         * @description Lists the award emoji of a note on a merge request.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["listMergeRequestNoteAwardEmoji"];
        put?: never;
        /**
         * Create merge request note award emoji
         * @description Awards an emoji to a note on a merge request. Returns the new award emoji. Returns 400 if `name` is missing.
         *
         *     Requires authentication. Required role: not specified.
         */
        post: operations["createMergeRequestNoteAwardEmoji"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji/{award_id}": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the merge request in its project.
                 * @example 2
                 */
                merge_request_iid: components["parameters"]["MergeRequestIid"];
                /**
                 * ID of the note.
                 * @example 71
                 */
                note_id: components["parameters"]["NoteId"];
                /**
                 * ID of the award emoji.
                 * @example 81
                 */
                award_id: components["parameters"]["AwardId"];
            };
            cookie?: never;
        };
        /**
         * Get merge request note award emoji
         * @description Returns one award emoji of a note on a merge request.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["getMergeRequestNoteAwardEmoji"];
        put?: never;
        post?: never;
        /**
         * Delete merge request note award emoji
         * @description Deletes an award emoji of a note on a merge request. The response body is not specified.
         *
         *     Requires authentication. Required role: user who awarded the emoji, or administrator.
         */
        delete: operations["deleteMergeRequestNoteAwardEmoji"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/boards": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * List boards
         * @description Lists the boards of a project with their lists, without the backlog and closed lists. Returns 404 if the project is private and the caller is not a member.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["listBoards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/boards/{board_id}/lists": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the board.
                 * @example 91
                 */
                board_id: components["parameters"]["BoardId"];
            };
            cookie?: never;
        };
        /**
         * List the lists of a board
         * @description Lists the lists of a board, without the backlog and closed lists. Returns 404 if the project is private and the caller is not a member.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["listBoardLists"];
        put?: never;
        /**
         * Create a board list
         * @description Creates a list for a label on a board. Returns the new list. Returns 400 if `label_id` is missing.
         *
         *     Requires authentication. Required role: not specified.
         */
        post: operations["createBoardList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/boards/{board_id}/lists/{list_id}": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the board.
                 * @example 91
                 */
                board_id: components["parameters"]["BoardId"];
                /**
                 * ID of the board list.
                 * @example 92
                 */
                list_id: components["parameters"]["BoardListId"];
            };
            cookie?: never;
        };
        /**
         * Get a board list
         * @description Returns one list of a board. Returns 404 if the project is private and the caller is not a member.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["getBoardList"];
        /**
         * Move a board list
         * @description Moves a list to another position on its board. Returns the updated list. Returns 400 if `position` is missing.
         *
         *     Requires authentication. Required role: not specified.
         */
        put: operations["updateBoardList"];
        post?: never;
        /**
         * Delete a board list
         * @description Deletes a list of a board (soft delete). The response body is not specified.
         *
         *     Requires authentication. Required role: owner of the project, or administrator.
         */
        delete: operations["deleteBoardList"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/jobs": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * List jobs
         * @description Lists the jobs of a project.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["listJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/jobs/{job_id}": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the job.
                 * @example 88
                 */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        /**
         * Get a job
         * @description Returns one job with its commit, pipeline and artifacts file. Transitions that a runner or a pipeline drives are not specified.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["getJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/pipelines/{pipeline_id}/jobs": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the pipeline.
                 * @example 41
                 */
                pipeline_id: components["parameters"]["PipelineId"];
            };
            cookie?: never;
        };
        /**
         * List jobs of a pipeline
         * @description Lists the jobs of a pipeline.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["listPipelineJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/jobs/{job_id}/artifacts": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the job.
                 * @example 88
                 */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        /**
         * Download artifacts of a job
         * @description Returns the artifacts file of a job. Returns 404 if the job does not exist or has no artifacts.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["downloadJobArtifacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/jobs/artifacts/{ref_name}/download": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * Branch or tag of the job. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example feature/warp
                 */
                ref_name: components["parameters"]["JobRefName"];
            };
            cookie?: never;
        };
        /**
         * Download artifacts of a ref
         * @description Returns the artifacts file of the job with the given name on a branch or tag. Only jobs that finished successfully have one. Returns 400 if `job` is missing, and 404 if the job does not exist or has no artifacts.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["downloadArtifactsOfRef"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/jobs/{job_id}/trace": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the job.
                 * @example 88
                 */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        /**
         * Get the trace of a job
         * @description Returns the trace of a job. Returns 404 if the job does not exist or has no trace.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["getJobTrace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/jobs/{job_id}/cancel": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the job.
                 * @example 88
                 */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a job
         * @description Cancels a job that has not finished. Returns the job, without `pipeline`.
         *
         *     | State | New state |
         *     | --- | --- |
         *     | not finished | `canceled` |
         *
         *     Requires authentication. Required role: not specified.
         */
        post: operations["cancelJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/jobs/{job_id}/retry": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the job.
                 * @example 88
                 */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry a job
         * @description Retries a finished job. Returns a job that is `pending`, without `pipeline`; its `finished_at` is null.
         *
         *     | State | New state |
         *     | --- | --- |
         *     | finished | `pending` |
         *
         *     Requires authentication. Required role: not specified.
         */
        post: operations["retryJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/jobs/{job_id}/erase": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the job.
                 * @example 88
                 */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase a job
         * @description Deletes the artifacts and the trace of a job. Returns the job, without `pipeline`.
         *
         *     | State | New state |
         *     | --- | --- |
         *     | any | unchanged, without artifacts and trace |
         *
         *     Requires authentication. Required role: not specified.
         */
        post: operations["eraseJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/jobs/{job_id}/artifacts/keep": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the job.
                 * @example 88
                 */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep artifacts of a job
         * @description Keeps the artifacts of a job from expiring. Returns the job.
         *
         *     | Artifacts | New state |
         *     | --- | --- |
         *     | with an expiry time | kept |
         *
         *     Requires authentication. Required role: not specified.
         */
        post: operations["keepJobArtifacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/pipelines": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * List pipelines
         * @description Lists the pipelines of a project with basic information. Specified by name only: other parameters and the content of the response are not specified. An array is one page of a list, with the pagination headers.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["listPipelines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/environments/{environment_id}/stop": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Identifier of the environment.
                 * @example 17
                 */
                environment_id: components["parameters"]["EnvironmentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop an environment
         * @description Stops an environment. Specified by name only: parameters and response are not specified.
         *
         *     Requires authentication. Required role: not specified.
         */
        post: operations["stopEnvironment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/runners": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your runners
         * @description Lists the specific runners that are available to the caller.
         *
         *     Requires authentication.
         */
        get: operations["listRunners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/runners/all": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all runners
         * @description Lists all runners of the instance: specific and shared runners. Returns 403 if the caller is not an administrator.
         *
         *     Requires authentication. Required role: administrator.
         */
        get: operations["listAllRunners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/runners/{id}": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * ID of the runner.
                 * @example 5
                 */
                id: components["parameters"]["RunnerIdInPath"];
            };
            cookie?: never;
        };
        /**
         * Get a runner
         * @description Returns one runner in the detail form.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["getRunner"];
        /**
         * Update a runner
         * @description Updates the given properties of a runner. `tag_list` replaces all tags of the runner. Returns the updated runner in the detail form.
         *
         *     Requires authentication. Required role: not specified.
         */
        put: operations["updateRunner"];
        post?: never;
        /**
         * Delete a runner
         * @description Deletes a runner. The response body is not specified.
         *
         *     Requires authentication. Required role: not specified.
         */
        delete: operations["deleteRunner"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/runners": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * List runners of a project
         * @description Lists the specific and shared runners of a project. Shared runners are listed only if at least one exists and the project has shared runners enabled.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["listProjectRunners"];
        put?: never;
        /**
         * Enable a project runner
         * @description Enables a specific runner in a project. Returns the runner in the list form. Returns 400 if `runner_id` is missing.
         *
         *     Requires authentication. Required role: not specified.
         */
        post: operations["enableProjectRunner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/runners/{runner_id}": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the runner.
                 * @example 5
                 */
                runner_id: components["parameters"]["RunnerId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Disable a project runner
         * @description Disables a specific runner in a project. Returns an error if the project is the only project of the runner. Use `DELETE /runners/{id}` to delete such a runner.
         *
         *     Requires authentication. Required role: not specified.
         */
        delete: operations["disableProjectRunner"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/triggers": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * List triggers
         * @description Lists the triggers of a project, including their secret tokens.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["listTriggers"];
        put?: never;
        /**
         * Create a trigger
         * @description Creates a trigger. Returns the new trigger, including its secret token. Returns 400 if `description` is missing.
         *
         *     Requires authentication. Required role: not specified.
         */
        post: operations["createTrigger"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/triggers/{trigger_id}": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the trigger.
                 * @example 14
                 */
                trigger_id: components["parameters"]["TriggerId"];
            };
            cookie?: never;
        };
        /**
         * Get a trigger
         * @description Returns one trigger of a project, including its secret token.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["getTrigger"];
        /**
         * Update a trigger
         * @description Updates the description of a trigger. Returns the updated trigger.
         *
         *     Requires authentication. Required role: not specified.
         */
        put: operations["updateTrigger"];
        post?: never;
        /**
         * Delete a trigger
         * @description Deletes a trigger. The response body is not specified.
         *
         *     Requires authentication. Required role: not specified.
         */
        delete: operations["deleteTrigger"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/triggers/{trigger_id}/take_ownership": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the trigger.
                 * @example 14
                 */
                trigger_id: components["parameters"]["TriggerId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take ownership of a trigger
         * @description Makes the caller the owner of a trigger. Returns the updated trigger.
         *
         *     Requires authentication. Required role: not specified.
         */
        post: operations["takeTriggerOwnership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/trigger/pipeline": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Trigger a pipeline
         * @description Triggers a pipeline. Specified by name only: parameters and response are not specified.
         *
         *     Requires authentication. Required role: not specified.
         */
        post: operations["triggerPipeline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/variables": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * List variables
         * @description Lists the build variables of a project. Omits `protected`.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["listVariables"];
        put?: never;
        /**
         * Create a variable
         * @description Creates a build variable. Returns the new variable. Returns 400 if `key` or `value` is missing, or if `key` is longer than 255 characters or contains other characters than `A-Z`, `a-z`, `0-9` and `_`.
         *
         *     Requires authentication. Required role: not specified.
         */
        post: operations["createVariable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/variables/{key}": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * Key of the variable.
                 * @example WEAVER_KEY
                 */
                key: components["parameters"]["VariableKey"];
            };
            cookie?: never;
        };
        /**
         * Get a variable
         * @description Returns one build variable of a project. Omits `protected`.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["getVariable"];
        /**
         * Update a variable
         * @description Updates the value and, if given, the protection of a build variable. Returns the updated variable. Returns 400 if `value` is missing.
         *
         *     Requires authentication. Required role: not specified.
         */
        put: operations["updateVariable"];
        post?: never;
        /**
         * Delete a variable
         * @description Deletes a build variable. The response body is not specified.
         *
         *     Requires authentication. Required role: not specified.
         */
        delete: operations["deleteVariable"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worker/queue_metrics": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get queue metrics
         * @description Returns the metrics of the queues.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["getQueueMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worker/process_metrics": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get process metrics
         * @description Returns the metrics of the worker processes.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["getProcessMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worker/job_stats": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get job statistics
         * @description Returns the statistics of background jobs.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["getJobStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worker/compound_metrics": {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get compound metrics
         * @description Returns queue metrics, process metrics and job statistics in one object.
         *
         *     Requires authentication. Required role: not specified.
         */
        get: operations["getCompoundMetrics"];
        put?: never;
        post?: never;
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
        EventAction: EventAction;
        EventTargetType: EventTargetType;
        Date: Date;
        SortDirection: SortDirection;
        LinkHeader: LinkHeader;
        Count: Count;
        PageSize: PageSize;
        PageNumber: PageNumber;
        PageNumberOrEmpty: PageNumberOrEmpty;
        Id: Id;
        Sha: Sha;
        PushedRepository: PushedRepository;
        Timestamp: Timestamp;
        PushedCommitAuthor: PushedCommitAuthor;
        PushedCommit: PushedCommit;
        PushedCommitList: PushedCommitList;
        PushData: PushData;
        PushDataOrNull: PushDataOrNull;
        UserState: UserState;
        UserSummary: UserSummary;
        EventNote: EventNote;
        Event: Event;
        EventList: EventList;
        ValidationMessages: ValidationMessages;
        ValidationError: ValidationError;
        MessageError: MessageError;
        Error: Error;
        RouteError: RouteError;
        NotFoundError: NotFoundError;
        IdOrUsername: IdOrUsername;
        IdOrPath: IdOrPath;
        Visibility: Visibility;
        ProjectOrder: ProjectOrder;
        TagList: TagList;
        Namespace: Namespace;
        ImportStatus: ImportStatus;
        AccessLevel: AccessLevel;
        ProjectShare: ProjectShare;
        ProjectShareList: ProjectShareList;
        GroupProject: GroupProject;
        ProjectOwner: ProjectOwner;
        ProjectAccess: ProjectAccess;
        ProjectPermissions: ProjectPermissions;
        StorageSize: StorageSize;
        ProjectStatistics: ProjectStatistics;
        Project: Project;
        SimpleProject: SimpleProject;
        ProjectList: ProjectList;
        CreateProject: CreateProject;
        ProjectFields: ProjectFields;
        UpdateProject: UpdateProject;
        UnspecifiedBody: UnspecifiedBody;
        UserSummaryList: UserSummaryList;
        ForkProject: ForkProject;
        CreateProjectForUser: CreateProjectForUser;
        UnspecifiedResult: UnspecifiedResult;
        GroupIdList: GroupIdList;
        GroupOrder: GroupOrder;
        GroupFields: GroupFields;
        Group: Group;
        GroupList: GroupList;
        CreateGroup: CreateGroup;
        OwnedProjectList: OwnedProjectList;
        SharedProjectList: SharedProjectList;
        GroupDetail: GroupDetail;
        UpdateGroup: UpdateGroup;
        GroupProjectList: GroupProjectList;
        Member: Member;
        MemberList: MemberList;
        AddGroupMember: AddGroupMember;
        NullableDate: NullableDate;
        MemberDetail: MemberDetail;
        UpdateGroupMember: UpdateGroupMember;
        ProjectAccessLevel: ProjectAccessLevel;
        AddProjectMember: AddProjectMember;
        UpdateProjectMember: UpdateProjectMember;
        AccessRequest: AccessRequest;
        AccessRequestList: AccessRequestList;
        ApproveGroupAccessRequest: ApproveGroupAccessRequest;
        ApproveProjectAccessRequest: ApproveProjectAccessRequest;
        OnlyTrue: OnlyTrue;
        ProfileText: ProfileText;
        User: User;
        NullableTimestamp: NullableTimestamp;
        Identity: Identity;
        IdentityList: IdentityList;
        CurrentUser: CurrentUser;
        UserForAdmin: UserForAdmin;
        UserList: UserList;
        CreateUser: CreateUser;
        UserFields: UserFields;
        SingleUser: SingleUser;
        UpdateUser: UpdateUser;
        DeletedUser: DeletedUser;
        SshKey: SshKey;
        SshKeyList: SshKeyList;
        CreateSshKey: CreateSshKey;
        Email: Email;
        EmailList: EmailList;
        CurrentUserUnderSudo: CurrentUserUnderSudo;
        WhoAmI: WhoAmI;
        SettingText: SettingText;
        DefaultBranchProtection: DefaultBranchProtection;
        RestrictedVisibilityLevels: RestrictedVisibilityLevels;
        DomainWhitelist: DomainWhitelist;
        DomainBlacklist: DomainBlacklist;
        StorageNames: StorageNames;
        GitAccessProtocol: GitAccessProtocol;
        SignInSources: SignInSources;
        ApplicationSettingsFields: ApplicationSettingsFields;
        ApplicationSettings: ApplicationSettings;
        BroadcastMessageFields: BroadcastMessageFields;
        BroadcastMessage: BroadcastMessage;
        BroadcastMessageList: BroadcastMessageList;
        CreateBroadcastMessage: CreateBroadcastMessage;
        NotificationLevel: NotificationLevel;
        GlobalNotificationSettings: GlobalNotificationSettings;
        UpdateNotificationSettings: UpdateNotificationSettings;
        UpdateGlobalNotificationSettings: UpdateGlobalNotificationSettings;
        NotificationEvents: NotificationEvents;
        NotificationSettings: NotificationSettings;
        TodoAction: TodoAction;
        TodoState: TodoState;
        TodoTargetType: TodoTargetType;
        ProjectReference: ProjectReference;
        Iid: Iid;
        MergeRequestState: MergeRequestState;
        NullableUserSummary: NullableUserSummary;
        Milestone: Milestone;
        NullableMilestone: NullableMilestone;
        MergeStatus: MergeStatus;
        MergeRequestSummary: MergeRequestSummary;
        IssueState: IssueState;
        IssueSummary: IssueSummary;
        TodoTarget: TodoTarget;
        Todo: Todo;
        TodoList: TodoList;
        ShortSha: ShortSha;
        CommitSummary: CommitSummary;
        CommitList: CommitList;
        ContentEncoding: ContentEncoding;
        WriteFileAction: WriteFileAction;
        MoveFileAction: MoveFileAction;
        DeleteFileAction: DeleteFileAction;
        CommitAction: CommitAction;
        CreateCommit: CreateCommit;
        CommitStats: CommitStats;
        Commit: Commit;
        CherryPickCommit: CherryPickCommit;
        CherryPickedCommit: CherryPickedCommit;
        DiffEntry: DiffEntry;
        DiffEntryList: DiffEntryList;
        LineType: LineType;
        CommitComment: CommitComment;
        CommitCommentList: CommitCommentList;
        CreateCommitComment: CreateCommitComment;
        CreatedCommitComment: CreatedCommitComment;
        CommitStatusFields: CommitStatusFields;
        CommitStatus: CommitStatus;
        CommitStatusList: CommitStatusList;
        CommitState: CommitState;
        CreateCommitStatus: CreateCommitStatus;
        BranchCommit: BranchCommit;
        Branch: Branch;
        BranchList: BranchList;
        CreateBranch: CreateBranch;
        DeletedBranch: DeletedBranch;
        ProtectBranch: ProtectBranch;
        Release: Release;
        NullableRelease: NullableRelease;
        RepositoryTag: RepositoryTag;
        RepositoryTagList: RepositoryTagList;
        CreateTag: CreateTag;
        ReleaseNotes: ReleaseNotes;
        RepositoryFile: RepositoryFile;
        CreateFile: CreateFile;
        UpdateFile: UpdateFile;
        FileChangeFields: FileChangeFields;
        FileChange: FileChange;
        RawText: RawText;
        RawBytes: RawBytes;
        TimeOrder: TimeOrder;
        IssueList: IssueList;
        CreateIssue: CreateIssue;
        Issue: Issue;
        MergeRequestScope: MergeRequestScope;
        MergeRequestList: MergeRequestList;
        CreateMergeRequest: CreateMergeRequest;
        MergeRequest: MergeRequest;
        StateEvent: StateEvent;
        UpdateMergeRequest: UpdateMergeRequest;
        MergeRequestWithChanges: MergeRequestWithChanges;
        AcceptMergeRequest: AcceptMergeRequest;
        NoteableType: NoteableType;
        Note: Note;
        NoteList: NoteList;
        NoteText: NoteText;
        CreateIssueNote: CreateIssueNote;
        AwardEmoji: AwardEmoji;
        NoteOrAwardEmoji: NoteOrAwardEmoji;
        SnippetNote: SnippetNote;
        SnippetNoteList: SnippetNoteList;
        SnippetNoteOrAwardEmoji: SnippetNoteOrAwardEmoji;
        AwardEmojiList: AwardEmojiList;
        CreateAwardEmoji: CreateAwardEmoji;
        BoardLabel: BoardLabel;
        BoardList: BoardList;
        Board: Board;
        BoardPage: BoardPage;
        BoardListPage: BoardListPage;
        CreateBoardList: CreateBoardList;
        UpdateBoardList: UpdateBoardList;
        JobStatus: JobStatus;
        JobCommit: JobCommit;
        ArtifactsFile: ArtifactsFile;
        NullableArtifactsFile: NullableArtifactsFile;
        JobUser: JobUser;
        NullableJobUser: NullableJobUser;
        ChangedJob: ChangedJob;
        JobPipeline: JobPipeline;
        Job: Job;
        JobList: JobList;
        FileBytes: FileBytes;
        TraceText: TraceText;
        ErasedJob: ErasedJob;
        KeptJob: KeptJob;
        RunnerScope: RunnerScope;
        RunnerSummary: RunnerSummary;
        RunnerList: RunnerList;
        AnyRunnerScope: AnyRunnerScope;
        Runner: Runner;
        UpdateRunner: UpdateRunner;
        EnableRunner: EnableRunner;
        TriggerOwner: TriggerOwner;
        Trigger: Trigger;
        TriggerList: TriggerList;
        UpdateTrigger: UpdateTrigger;
        CreateTrigger: CreateTrigger;
        TriggerPipeline: TriggerPipeline;
        VariableKey: VariableKey;
        Variable: Variable;
        VariableList: VariableList;
        UpdateVariable: UpdateVariable;
        CreateVariable: CreateVariable;
        VariableWithProtection: VariableWithProtection;
        QueueState: QueueState;
        QueueStates: QueueStates;
        QueueMetrics: QueueMetrics;
        WorkerProcess: WorkerProcess;
        ProcessMetrics: ProcessMetrics;
        WorkCounts: WorkCounts;
        JobStatistics: JobStatistics;
        CompoundMetrics: CompoundMetrics;
    };
    responses: {
        /** One page of events. */
        EventList: {
            headers: {
                Link: components["headers"]["Link"];
                "X-Total": components["headers"]["XTotal"];
                "X-Total-Pages": components["headers"]["XTotalPages"];
                "X-Per-Page": components["headers"]["XPerPage"];
                "X-Page": components["headers"]["XPage"];
                "X-Next-Page": components["headers"]["XNextPage"];
                "X-Prev-Page": components["headers"]["XPrevPage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": EventList;
            };
        };
        /** The resource has not been modified since the last request. The response has no body. */
        NotModified: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** A required attribute is missing, or an attribute failed validation. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ValidationError;
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
        /** The caller is not allowed to make the request, or used sudo without being an administrator. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** The resource does not exist or is not visible to the caller, or no user matches `sudo`. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": NotFoundError;
            };
        };
        /** One page of projects. */
        ProjectList: {
            headers: {
                Link: components["headers"]["Link"];
                "X-Total": components["headers"]["XTotal"];
                "X-Total-Pages": components["headers"]["XTotalPages"];
                "X-Per-Page": components["headers"]["XPerPage"];
                "X-Page": components["headers"]["XPage"];
                "X-Next-Page": components["headers"]["XNextPage"];
                "X-Prev-Page": components["headers"]["XPrevPage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ProjectList;
            };
        };
        /** Created: the new project. */
        CreatedProject: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ProjectFields;
            };
        };
        /** A conflicting resource already exists. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** The entity could not be processed. */
        UnprocessableEntity: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** The project. */
        Project: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Project;
            };
        };
        /** The updated project. */
        UpdatedProject: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ProjectFields;
            };
        };
        /** The resource was deleted or did not exist. The content of the body is not specified, and the body may be missing. */
        Deleted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": UnspecifiedBody;
            };
        };
        /** Accepted: the project will be deleted asynchronously. */
        ProjectDeletionAccepted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": UnspecifiedBody;
            };
        };
        /** One page of the users of the project. */
        ProjectUserList: {
            headers: {
                Link: components["headers"]["Link"];
                "X-Total": components["headers"]["XTotal"];
                "X-Total-Pages": components["headers"]["XTotalPages"];
                "X-Per-Page": components["headers"]["XPerPage"];
                "X-Page": components["headers"]["XPage"];
                "X-Next-Page": components["headers"]["XNextPage"];
                "X-Prev-Page": components["headers"]["XPrevPage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": UserSummaryList;
            };
        };
        /** Created: the fork. Its import may still be in progress; see `import_status`. */
        ForkedProject: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Project;
            };
        };
        /** Created: the new project of the user. */
        CreatedProjectForUser: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ProjectFields;
            };
        };
        /** Success: the star is removed. The body is not specified. */
        UnstarredProject: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": UnspecifiedBody;
            };
        };
        /** Success without a body. Which status and body the server returns is not specified. */
        NamedOnlyEmpty: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** Success. The content of the body is not specified. If it is an array, it is one page of a list. */
        NamedOnlyList: {
            headers: {
                Link: components["headers"]["LinkOfArray"];
                "X-Total": components["headers"]["XTotalOfArray"];
                "X-Total-Pages": components["headers"]["XTotalPagesOfArray"];
                "X-Per-Page": components["headers"]["XPerPageOfArray"];
                "X-Page": components["headers"]["XPageOfArray"];
                "X-Next-Page": components["headers"]["XNextPageOfArray"];
                "X-Prev-Page": components["headers"]["XPrevPageOfArray"];
                [name: string]: unknown;
            };
            content: {
                "application/json": UnspecifiedResult;
            };
        };
        /** Success. The content of the body is not specified. */
        NamedOnly: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": UnspecifiedResult;
            };
        };
        /** One page of groups. */
        GroupList: {
            headers: {
                Link: components["headers"]["Link"];
                "X-Total": components["headers"]["XTotal"];
                "X-Total-Pages": components["headers"]["XTotalPages"];
                "X-Per-Page": components["headers"]["XPerPage"];
                "X-Page": components["headers"]["XPage"];
                "X-Next-Page": components["headers"]["XNextPage"];
                "X-Prev-Page": components["headers"]["XPrevPage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": GroupList;
            };
        };
        /** Created: the new group. */
        CreatedGroup: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": GroupFields;
            };
        };
        /** The group with its projects. */
        GroupDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": GroupDetail;
            };
        };
        /** The updated group with its projects. */
        UpdatedGroup: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": GroupDetail;
            };
        };
        /** One page of the projects of the group. */
        GroupProjectList: {
            headers: {
                Link: components["headers"]["Link"];
                "X-Total": components["headers"]["XTotal"];
                "X-Total-Pages": components["headers"]["XTotalPages"];
                "X-Per-Page": components["headers"]["XPerPage"];
                "X-Page": components["headers"]["XPage"];
                "X-Next-Page": components["headers"]["XNextPage"];
                "X-Prev-Page": components["headers"]["XPrevPage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": GroupProjectList;
            };
        };
        /** Success: the project is in the namespace of the group. The body is not specified and may be empty. */
        ProjectTransferred: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": UnspecifiedBody;
            };
        };
        /** One page of members. */
        MemberList: {
            headers: {
                Link: components["headers"]["Link"];
                "X-Total": components["headers"]["XTotal"];
                "X-Total-Pages": components["headers"]["XTotalPages"];
                "X-Per-Page": components["headers"]["XPerPage"];
                "X-Page": components["headers"]["XPage"];
                "X-Next-Page": components["headers"]["XNextPage"];
                "X-Prev-Page": components["headers"]["XPrevPage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": MemberList;
            };
        };
        /** Created: the new member. */
        AddedMember: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": MemberDetail;
            };
        };
        /** Conflict: the user is already a member. */
        AlreadyMember: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** The member. */
        Member: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": MemberDetail;
            };
        };
        /** The updated member. */
        UpdatedMember: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": MemberDetail;
            };
        };
        /** One page of access requests. */
        AccessRequestList: {
            headers: {
                Link: components["headers"]["Link"];
                "X-Total": components["headers"]["XTotal"];
                "X-Total-Pages": components["headers"]["XTotalPages"];
                "X-Per-Page": components["headers"]["XPerPage"];
                "X-Page": components["headers"]["XPage"];
                "X-Next-Page": components["headers"]["XNextPage"];
                "X-Prev-Page": components["headers"]["XPrevPage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": AccessRequestList;
            };
        };
        /** Created: the new access request. */
        CreatedAccessRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": AccessRequest;
            };
        };
        /** The user, who is now a member. */
        ApprovedAccessRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Member;
            };
        };
        /** One page of users. */
        UserList: {
            headers: {
                Link: components["headers"]["Link"];
                "X-Total": components["headers"]["XTotal"];
                "X-Total-Pages": components["headers"]["XTotalPages"];
                "X-Per-Page": components["headers"]["XPerPage"];
                "X-Page": components["headers"]["XPage"];
                "X-Next-Page": components["headers"]["XNextPage"];
                "X-Prev-Page": components["headers"]["XPrevPage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": UserList;
            };
        };
        /** Created: the new user. */
        CreatedUser: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": UserFields;
            };
        };
        /** The user. */
        User: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": SingleUser;
            };
        };
        /** The updated user. */
        UpdatedUser: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": UserFields;
            };
        };
        /** Bad request: the request is malformed. Whether a malformed request is a failed update, and thus returns 404, is not specified. */
        MalformedUserUpdate: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** Not found: the user does not exist, the update failed, or no user matches `sudo`. */
        UserNotChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** Success: the user does not exist any more. The body contains the user only if a user was deleted. */
        DeletedUser: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": DeletedUser;
            };
        };
        /** One page of SSH keys. */
        SshKeyList: {
            headers: {
                Link: components["headers"]["Link"];
                "X-Total": components["headers"]["XTotal"];
                "X-Total-Pages": components["headers"]["XTotalPages"];
                "X-Per-Page": components["headers"]["XPerPage"];
                "X-Page": components["headers"]["XPage"];
                "X-Next-Page": components["headers"]["XNextPage"];
                "X-Prev-Page": components["headers"]["XPrevPage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": SshKeyList;
            };
        };
        /** Created: the new SSH key. */
        CreatedSshKey: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": SshKey;
            };
        };
        /** Bad request: a required parameter is missing, the key is invalid, or the key or its fingerprint is already taken. */
        SshKeyRejected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ValidationError;
            };
        };
        /** Success: the SSH key is deleted. The body is not specified and may be empty. */
        DeletedSshKey: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": UnspecifiedBody;
            };
        };
        /** One page of email addresses. */
        EmailList: {
            headers: {
                Link: components["headers"]["Link"];
                "X-Total": components["headers"]["XTotal"];
                "X-Total-Pages": components["headers"]["XTotalPages"];
                "X-Per-Page": components["headers"]["XPerPage"];
                "X-Page": components["headers"]["XPage"];
                "X-Next-Page": components["headers"]["XNextPage"];
                "X-Prev-Page": components["headers"]["XPrevPage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": EmailList;
            };
        };
        /** Success. The body is not specified and may be empty. */
        UserStateChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": UnspecifiedBody;
            };
        };
        /** The current user. */
        CurrentUser: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": WhoAmI;
            };
        };
        /** The SSH key. */
        SshKey: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": SshKey;
            };
        };
        /** The email address. */
        Email: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Email;
            };
        };
        /** All settings. */
        ApplicationSettings: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ApplicationSettings;
            };
        };
        /** All settings after the update. */
        UpdatedApplicationSettings: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ApplicationSettings;
            };
        };
        /** Bad request: a required setting is missing, or a setting failed validation. */
        SettingsRejected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ValidationError;
            };
        };
        /** One page of broadcast messages. */
        BroadcastMessageList: {
            headers: {
                Link: components["headers"]["Link"];
                "X-Total": components["headers"]["XTotal"];
                "X-Total-Pages": components["headers"]["XTotalPages"];
                "X-Per-Page": components["headers"]["XPerPage"];
                "X-Page": components["headers"]["XPage"];
                "X-Next-Page": components["headers"]["XNextPage"];
                "X-Prev-Page": components["headers"]["XPrevPage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": BroadcastMessageList;
            };
        };
        /** Created: the new broadcast message. */
        CreatedBroadcastMessage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": BroadcastMessage;
            };
        };
        /** The broadcast message. */
        BroadcastMessage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": BroadcastMessage;
            };
        };
        /** The updated broadcast message. */
        UpdatedBroadcastMessage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": BroadcastMessage;
            };
        };
        /** The global notification settings of the caller. */
        GlobalNotificationSettings: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": GlobalNotificationSettings;
            };
        };
        /** The updated global notification settings. */
        UpdatedGlobalNotificationSettings: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": GlobalNotificationSettings;
            };
        };
        /** The notification settings of the caller. */
        NotificationSettings: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": NotificationSettings;
            };
        };
        /** The updated notification settings. */
        UpdatedNotificationSettings: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": NotificationSettings;
            };
        };
        /** One page of todos. */
        TodoList: {
            headers: {
                Link: components["headers"]["Link"];
                "X-Total": components["headers"]["XTotal"];
                "X-Total-Pages": components["headers"]["XTotalPages"];
                "X-Per-Page": components["headers"]["XPerPage"];
                "X-Page": components["headers"]["XPage"];
                "X-Next-Page": components["headers"]["XNextPage"];
                "X-Prev-Page": components["headers"]["XPrevPage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": TodoList;
            };
        };
        /** The updated todo, with the state `done`. */
        DoneTodo: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Todo;
            };
        };
        /** No content: all todos of the caller are done. */
        AllDone: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** One page of commits. */
        CommitList: {
            headers: {
                Link: components["headers"]["Link"];
                "X-Total": components["headers"]["XTotal"];
                "X-Total-Pages": components["headers"]["XTotalPages"];
                "X-Per-Page": components["headers"]["XPerPage"];
                "X-Page": components["headers"]["XPage"];
                "X-Next-Page": components["headers"]["XNextPage"];
                "X-Prev-Page": components["headers"]["XPrevPage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": CommitList;
            };
        };
        /** Created: the new commit. */
        CreatedCommit: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Commit;
            };
        };
        /** The commit. */
        Commit: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Commit;
            };
        };
        /** The resulting commit. */
        CherryPickedCommit: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": CherryPickedCommit;
            };
        };
        /** One page of diff entries. */
        DiffEntryList: {
            headers: {
                Link: components["headers"]["Link"];
                "X-Total": components["headers"]["XTotal"];
                "X-Total-Pages": components["headers"]["XTotalPages"];
                "X-Per-Page": components["headers"]["XPerPage"];
                "X-Page": components["headers"]["XPage"];
                "X-Next-Page": components["headers"]["XNextPage"];
                "X-Prev-Page": components["headers"]["XPrevPage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": DiffEntryList;
            };
        };
        /** One page of comments. */
        CommitCommentList: {
            headers: {
                Link: components["headers"]["Link"];
                "X-Total": components["headers"]["XTotal"];
                "X-Total-Pages": components["headers"]["XTotalPages"];
                "X-Per-Page": components["headers"]["XPerPage"];
                "X-Page": components["headers"]["XPage"];
                "X-Next-Page": components["headers"]["XNextPage"];
                "X-Prev-Page": components["headers"]["XPrevPage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": CommitCommentList;
            };
        };
        /** Created: the new comment. */
        CreatedCommitComment: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": CreatedCommitComment;
            };
        };
        /** One page of commit statuses. */
        CommitStatusList: {
            headers: {
                Link: components["headers"]["Link"];
                "X-Total": components["headers"]["XTotal"];
                "X-Total-Pages": components["headers"]["XTotalPages"];
                "X-Per-Page": components["headers"]["XPerPage"];
                "X-Page": components["headers"]["XPage"];
                "X-Next-Page": components["headers"]["XNextPage"];
                "X-Prev-Page": components["headers"]["XPrevPage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": CommitStatusList;
            };
        };
        /** Success: the commit status is added or updated. The body is not specified. */
        SetCommitStatus: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": CommitStatusFields;
            };
        };
        /** One page of branches. */
        BranchList: {
            headers: {
                Link: components["headers"]["Link"];
                "X-Total": components["headers"]["XTotal"];
                "X-Total-Pages": components["headers"]["XTotalPages"];
                "X-Per-Page": components["headers"]["XPerPage"];
                "X-Page": components["headers"]["XPage"];
                "X-Next-Page": components["headers"]["XNextPage"];
                "X-Prev-Page": components["headers"]["XPrevPage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": BranchList;
            };
        };
        /** Created: the new branch. */
        CreatedBranch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Branch;
            };
        };
        /** The branch. */
        Branch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Branch;
            };
        };
        /** The name of the deleted branch. If the branch did not exist, the body is not specified and may be empty. */
        DeletedBranch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": DeletedBranch;
            };
        };
        /** The branch cannot be deleted. The message explains why. Which of the documented statuses the server returns is not specified. */
        BranchNotDeleted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": MessageError;
            };
        };
        /** The protected branch. */
        ProtectedBranch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Branch;
            };
        };
        /** The unprotected branch. */
        UnprotectedBranch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Branch;
            };
        };
        /** Accepted: the merged branches will be deleted asynchronously. The properties of the JSON body are not specified. */
        MergedBranchesDeletion: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": UnspecifiedBody;
            };
        };
        /** One page of tags. */
        RepositoryTagList: {
            headers: {
                Link: components["headers"]["Link"];
                "X-Total": components["headers"]["XTotal"];
                "X-Total-Pages": components["headers"]["XTotalPages"];
                "X-Per-Page": components["headers"]["XPerPage"];
                "X-Page": components["headers"]["XPage"];
                "X-Next-Page": components["headers"]["XNextPage"];
                "X-Prev-Page": components["headers"]["XPrevPage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": RepositoryTagList;
            };
        };
        /** Created: the new tag. */
        CreatedTag: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": RepositoryTag;
            };
        };
        /** Method not allowed: the tag cannot be created. The message explains why. */
        TagNotCreated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": MessageError;
            };
        };
        /** The tag. */
        RepositoryTag: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": RepositoryTag;
            };
        };
        /** The updated release. */
        UpdatedRelease: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Release;
            };
        };
        /** The request is not supported. */
        NotSupported: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** Created: the new release. */
        CreatedRelease: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Release;
            };
        };
        /** Conflict: a release already exists for the tag. */
        ReleaseExists: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** The file. */
        RepositoryFile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": RepositoryFile;
            };
        };
        /** The updated file. */
        UpdatedFile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": FileChange;
            };
        };
        /** Bad request: a required parameter is missing, or the commit failed. The message of a failed commit is non-specific. */
        FileNotUpdated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ValidationError;
            };
        };
        /** Created: the new file. */
        CreatedFile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": FileChange;
            };
        };
        /** The deleted file. If the file did not exist, the body is not specified and may be empty. */
        DeletedFile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": FileChangeFields;
            };
        };
        /** The raw content of the file. The media type is not specified. */
        RawFile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/plain": RawText;
                "application/octet-stream": RawBytes;
                "*/*": RawBytes;
            };
        };
        /** One page of issues. */
        IssueList: {
            headers: {
                Link: components["headers"]["Link"];
                "X-Total": components["headers"]["XTotal"];
                "X-Total-Pages": components["headers"]["XTotalPages"];
                "X-Per-Page": components["headers"]["XPerPage"];
                "X-Page": components["headers"]["XPage"];
                "X-Next-Page": components["headers"]["XNextPage"];
                "X-Prev-Page": components["headers"]["XPrevPage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": IssueList;
            };
        };
        /** Created: the new issue. */
        CreatedIssue: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Issue;
            };
        };
        /** The issue. */
        Issue: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Issue;
            };
        };
        /** Success: the subscription has changed. The body is not specified. */
        Subscription: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": UnspecifiedBody;
            };
        };
        /** One page of merge requests. */
        MergeRequestList: {
            headers: {
                Link: components["headers"]["Link"];
                "X-Total": components["headers"]["XTotal"];
                "X-Total-Pages": components["headers"]["XTotalPages"];
                "X-Per-Page": components["headers"]["XPerPage"];
                "X-Page": components["headers"]["XPage"];
                "X-Next-Page": components["headers"]["XNextPage"];
                "X-Prev-Page": components["headers"]["XPrevPage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": MergeRequestList;
            };
        };
        /** Created: the new merge request. */
        CreatedMergeRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": MergeRequest;
            };
        };
        /** The merge request. */
        MergeRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": MergeRequest;
            };
        };
        /** The updated merge request. */
        UpdatedMergeRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": MergeRequest;
            };
        };
        /** One page of the commits of the merge request. */
        MergeRequestCommitList: {
            headers: {
                Link: components["headers"]["Link"];
                "X-Total": components["headers"]["XTotal"];
                "X-Total-Pages": components["headers"]["XTotalPages"];
                "X-Per-Page": components["headers"]["XPerPage"];
                "X-Page": components["headers"]["XPage"];
                "X-Next-Page": components["headers"]["XNextPage"];
                "X-Prev-Page": components["headers"]["XPrevPage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": CommitList;
            };
        };
        /** The merge request with its changes. */
        MergeRequestWithChanges: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": MergeRequestWithChanges;
            };
        };
        /** The merge request: merged, or waiting for its pipeline. */
        AcceptedMergeRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": MergeRequest;
            };
        };
        /** Unauthorized: credentials are missing or invalid, or the caller may not accept the merge request. */
        MayNotAccept: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": MessageError;
            };
        };
        /** Method not allowed: conflicts prevent the merge. */
        BranchCannotBeMerged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": MessageError;
            };
        };
        /** Not acceptable: the merge request is already merged or closed. */
        NotOpenToMerge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": MessageError;
            };
        };
        /** Conflict: `sha` differs from the head of the source branch. */
        ShaNotHead: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": MessageError;
            };
        };
        /** Success: the merge request no longer waits for its pipeline. The body is not specified. */
        CanceledMerge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": UnspecifiedBody;
            };
        };
        /** One page of notes. */
        IssueNoteList: {
            headers: {
                Link: components["headers"]["Link"];
                "X-Total": components["headers"]["XTotal"];
                "X-Total-Pages": components["headers"]["XTotalPages"];
                "X-Per-Page": components["headers"]["XPerPage"];
                "X-Page": components["headers"]["XPage"];
                "X-Next-Page": components["headers"]["XNextPage"];
                "X-Prev-Page": components["headers"]["XPrevPage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": NoteList;
            };
        };
        /** Created: the new note, or an award emoji if the body of the note is only an award emoji. */
        CreatedIssueNote: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": NoteOrAwardEmoji;
            };
        };
        /** The note. */
        IssueNote: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Note;
            };
        };
        /** The updated note. */
        UpdatedIssueNote: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Note;
            };
        };
        /** One page of notes. */
        SnippetNoteList: {
            headers: {
                Link: components["headers"]["Link"];
                "X-Total": components["headers"]["XTotal"];
                "X-Total-Pages": components["headers"]["XTotalPages"];
                "X-Per-Page": components["headers"]["XPerPage"];
                "X-Page": components["headers"]["XPage"];
                "X-Next-Page": components["headers"]["XNextPage"];
                "X-Prev-Page": components["headers"]["XPrevPage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": SnippetNoteList;
            };
        };
        /** Created: the new note, or an award emoji if the body of the note is only an award emoji. */
        CreatedSnippetNote: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": SnippetNoteOrAwardEmoji;
            };
        };
        /** The note. */
        SnippetNote: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": SnippetNote;
            };
        };
        /** The updated note. */
        UpdatedSnippetNote: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": SnippetNote;
            };
        };
        /** One page of notes. */
        MergeRequestNoteList: {
            headers: {
                Link: components["headers"]["Link"];
                "X-Total": components["headers"]["XTotal"];
                "X-Total-Pages": components["headers"]["XTotalPages"];
                "X-Per-Page": components["headers"]["XPerPage"];
                "X-Page": components["headers"]["XPage"];
                "X-Next-Page": components["headers"]["XNextPage"];
                "X-Prev-Page": components["headers"]["XPrevPage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": NoteList;
            };
        };
        /** Created: the new note, or an award emoji if the body of the note is only an award emoji. */
        CreatedMergeRequestNote: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": NoteOrAwardEmoji;
            };
        };
        /** The note. */
        MergeRequestNote: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Note;
            };
        };
        /** The updated note. */
        UpdatedMergeRequestNote: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Note;
            };
        };
        /** One page of award emoji. */
        AwardEmojiList: {
            headers: {
                Link: components["headers"]["Link"];
                "X-Total": components["headers"]["XTotal"];
                "X-Total-Pages": components["headers"]["XTotalPages"];
                "X-Per-Page": components["headers"]["XPerPage"];
                "X-Page": components["headers"]["XPage"];
                "X-Next-Page": components["headers"]["XNextPage"];
                "X-Prev-Page": components["headers"]["XPrevPage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": AwardEmojiList;
            };
        };
        /** Created: the new award emoji. */
        CreatedAwardEmoji: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": AwardEmoji;
            };
        };
        /** The award emoji. */
        AwardEmoji: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": AwardEmoji;
            };
        };
        /** One page of boards. */
        BoardPage: {
            headers: {
                Link: components["headers"]["Link"];
                "X-Total": components["headers"]["XTotal"];
                "X-Total-Pages": components["headers"]["XTotalPages"];
                "X-Per-Page": components["headers"]["XPerPage"];
                "X-Page": components["headers"]["XPage"];
                "X-Next-Page": components["headers"]["XNextPage"];
                "X-Prev-Page": components["headers"]["XPrevPage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": BoardPage;
            };
        };
        /** One page of the lists of a board. */
        BoardListPage: {
            headers: {
                Link: components["headers"]["Link"];
                "X-Total": components["headers"]["XTotal"];
                "X-Total-Pages": components["headers"]["XTotalPages"];
                "X-Per-Page": components["headers"]["XPerPage"];
                "X-Page": components["headers"]["XPage"];
                "X-Next-Page": components["headers"]["XNextPage"];
                "X-Prev-Page": components["headers"]["XPrevPage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": BoardListPage;
            };
        };
        /** Created: the new board list. */
        CreatedBoardList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": BoardList;
            };
        };
        /** The board list. */
        BoardList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": BoardList;
            };
        };
        /** The updated board list. */
        UpdatedBoardList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": BoardList;
            };
        };
        /** One page of jobs. */
        JobList: {
            headers: {
                Link: components["headers"]["Link"];
                "X-Total": components["headers"]["XTotal"];
                "X-Total-Pages": components["headers"]["XTotalPages"];
                "X-Per-Page": components["headers"]["XPerPage"];
                "X-Page": components["headers"]["XPage"];
                "X-Next-Page": components["headers"]["XNextPage"];
                "X-Prev-Page": components["headers"]["XPrevPage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": JobList;
            };
        };
        /** The job. */
        Job: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Job;
            };
        };
        /** One page of the jobs of a pipeline. */
        PipelineJobList: {
            headers: {
                Link: components["headers"]["Link"];
                "X-Total": components["headers"]["XTotal"];
                "X-Total-Pages": components["headers"]["XTotalPages"];
                "X-Per-Page": components["headers"]["XPerPage"];
                "X-Page": components["headers"]["XPage"];
                "X-Next-Page": components["headers"]["XNextPage"];
                "X-Prev-Page": components["headers"]["XPrevPage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": JobList;
            };
        };
        /** The artifacts file. The media type is not specified. */
        ArtifactsFile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/octet-stream": FileBytes;
                "*/*": FileBytes;
            };
        };
        /** The trace of the job. The media type is not specified. */
        Trace: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/plain": TraceText;
                "*/*": TraceText;
            };
        };
        /** The canceled job. */
        CanceledJob: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ChangedJob;
            };
        };
        /** The pending job. */
        RetriedJob: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ChangedJob;
            };
        };
        /** The job without artifacts and trace. */
        ErasedJob: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErasedJob;
            };
        };
        /** The job with kept artifacts. */
        KeptJob: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": KeptJob;
            };
        };
        /** Success: the pipelines. The content of the body is not specified. If it is an array, it is one page of the list. */
        PipelineList: {
            headers: {
                Link: components["headers"]["LinkOfArray"];
                "X-Total": components["headers"]["XTotalOfArray"];
                "X-Total-Pages": components["headers"]["XTotalPagesOfArray"];
                "X-Per-Page": components["headers"]["XPerPageOfArray"];
                "X-Page": components["headers"]["XPageOfArray"];
                "X-Next-Page": components["headers"]["XNextPageOfArray"];
                "X-Prev-Page": components["headers"]["XPrevPageOfArray"];
                [name: string]: unknown;
            };
            content: {
                "application/json": UnspecifiedResult;
            };
        };
        /** Success: the environment is stopped. The body is not specified. */
        StoppedEnvironment: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": UnspecifiedBody;
            };
        };
        /** One page of specific runners. */
        RunnerList: {
            headers: {
                Link: components["headers"]["Link"];
                "X-Total": components["headers"]["XTotal"];
                "X-Total-Pages": components["headers"]["XTotalPages"];
                "X-Per-Page": components["headers"]["XPerPage"];
                "X-Page": components["headers"]["XPage"];
                "X-Next-Page": components["headers"]["XNextPage"];
                "X-Prev-Page": components["headers"]["XPrevPage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": RunnerList;
            };
        };
        /** One page of all runners. */
        AllRunnerList: {
            headers: {
                Link: components["headers"]["Link"];
                "X-Total": components["headers"]["XTotal"];
                "X-Total-Pages": components["headers"]["XTotalPages"];
                "X-Per-Page": components["headers"]["XPerPage"];
                "X-Page": components["headers"]["XPage"];
                "X-Next-Page": components["headers"]["XNextPage"];
                "X-Prev-Page": components["headers"]["XPrevPage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": RunnerList;
            };
        };
        /** The runner. */
        Runner: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Runner;
            };
        };
        /** The updated runner. */
        UpdatedRunner: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Runner;
            };
        };
        /** One page of the runners of the project. */
        ProjectRunnerList: {
            headers: {
                Link: components["headers"]["Link"];
                "X-Total": components["headers"]["XTotal"];
                "X-Total-Pages": components["headers"]["XTotalPages"];
                "X-Per-Page": components["headers"]["XPerPage"];
                "X-Page": components["headers"]["XPage"];
                "X-Next-Page": components["headers"]["XNextPage"];
                "X-Prev-Page": components["headers"]["XPrevPage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": RunnerList;
            };
        };
        /** The enabled runner in the list form. */
        EnabledRunner: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": RunnerSummary;
            };
        };
        /** The project is the only project of the runner. Which of the documented statuses the server returns is not specified. */
        RunnerNotDisabled: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** One page of triggers. */
        TriggerList: {
            headers: {
                Link: components["headers"]["Link"];
                "X-Total": components["headers"]["XTotal"];
                "X-Total-Pages": components["headers"]["XTotalPages"];
                "X-Per-Page": components["headers"]["XPerPage"];
                "X-Page": components["headers"]["XPage"];
                "X-Next-Page": components["headers"]["XNextPage"];
                "X-Prev-Page": components["headers"]["XPrevPage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": TriggerList;
            };
        };
        /** Created: the new trigger. */
        CreatedTrigger: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Trigger;
            };
        };
        /** The trigger. */
        Trigger: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Trigger;
            };
        };
        /** The updated trigger. */
        UpdatedTrigger: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Trigger;
            };
        };
        /** The trigger with its new owner. */
        TakenTrigger: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Trigger;
            };
        };
        /** Success: the pipeline is triggered. The body is not specified. */
        TriggeredPipeline: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": UnspecifiedBody;
            };
        };
        /** One page of variables. */
        VariableList: {
            headers: {
                Link: components["headers"]["Link"];
                "X-Total": components["headers"]["XTotal"];
                "X-Total-Pages": components["headers"]["XTotalPages"];
                "X-Per-Page": components["headers"]["XPerPage"];
                "X-Page": components["headers"]["XPage"];
                "X-Next-Page": components["headers"]["XNextPage"];
                "X-Prev-Page": components["headers"]["XPrevPage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": VariableList;
            };
        };
        /** Created: the new variable. */
        CreatedVariable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": VariableWithProtection;
            };
        };
        /** The variable. */
        Variable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Variable;
            };
        };
        /** The updated variable. */
        UpdatedVariable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": VariableWithProtection;
            };
        };
        /** The metrics of the queues. */
        QueueMetrics: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": QueueMetrics;
            };
        };
        /** The metrics of the worker processes. */
        ProcessMetrics: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ProcessMetrics;
            };
        };
        /** The statistics of background jobs. */
        JobStatistics: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": JobStatistics;
            };
        };
        /** All metrics. */
        CompoundMetrics: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": CompoundMetrics;
            };
        };
    };
    parameters: {
        /**
         * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
         * @example mira
         */
        SudoQuery: string | number;
        /**
         * Returns only events with this action type.
         * @example closed
         */
        EventActionFilter: EventAction;
        /**
         * Returns only events with this target type.
         * @example issue
         */
        EventTargetTypeFilter: EventTargetType;
        /**
         * Returns only events created before this date, `YYYY-MM-DD`.
         * @example 2017-03-15
         */
        EventsBefore: Date;
        /**
         * Returns only events created after this date, `YYYY-MM-DD`.
         * @example 2017-03-01
         */
        EventsAfter: Date;
        /**
         * Sort order, descending by default.
         * @example asc
         */
        Sort: SortDirection;
        /**
         * Number of the page, starting at 1.
         * @example 1
         */
        Page: number;
        /**
         * Number of items per page. How a larger value than the maximum is treated is not specified.
         * @example 20
         */
        PerPage: number;
        /**
         * ID or username of the user.
         * @example tom
         */
        EventsUserId: IdOrUsername;
        /**
         * Numeric ID or full path of the project. In the URL, `/` is written `%2F`; generated clients encode the value.
         * @example atelier/loom
         */
        EventsProjectId: IdOrPath;
        /**
         * With `true`, returns only archived projects. With `false`, returns only projects that are not archived.
         * @example false
         */
        Archived: boolean;
        /**
         * Returns only projects with this visibility.
         * @example public
         */
        ProjectVisibility: Visibility;
        /**
         * Property by which the list is sorted.
         * @example last_activity_at
         */
        ProjectOrderBy: ProjectOrder;
        /**
         * Returns only projects that match this text.
         * @example loom
         */
        ProjectSearch: string;
        /**
         * With `true`, returns only ID, URL, name and path of each project.
         * @example true
         */
        Simple: boolean;
        /**
         * With `true`, returns only projects that the caller owns.
         * @example true
         */
        Owned: boolean;
        /**
         * With `true`, returns only projects of which the caller is a member.
         * @example true
         */
        Membership: boolean;
        /**
         * With `true`, returns only projects that the caller has starred.
         * @example true
         */
        Starred: boolean;
        /**
         * With `true`, a project in the response includes `statistics`.
         * @example true
         */
        Statistics: boolean;
        /**
         * With `true`, returns only projects with issues enabled.
         * @example true
         */
        WithIssuesEnabled: boolean;
        /**
         * With `true`, returns only projects with merge requests enabled.
         * @example true
         */
        WithMergeRequestsEnabled: boolean;
        /**
         * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
         * @example atelier/loom
         */
        ProjectId: IdOrPath;
        /**
         * Returns only users who match this text.
         * @example mira
         */
        ProjectUserSearch: string;
        /**
         * ID of the user who will own the project.
         * @example 3
         */
        ProjectOwnerId: Id;
        /**
         * ID of the deploy key.
         * @example 19
         */
        DeployKeyId: string | number;
        /**
         * Key of the template.
         * @example mit
         */
        TemplateKey: string;
        /**
         * Key of the gitignore template.
         * @example Ruby
         */
        GitignoreTemplateKey: string;
        /**
         * Key of the CI template.
         * @example Ruby
         */
        CiYmlTemplateKey: string;
        /**
         * Key of the Dockerfile template.
         * @example Ruby
         */
        DockerfileTemplateKey: string;
        /**
         * IDs of groups to omit. The form `skip_groups[]=11&skip_groups[]=12` is accepted as well.
         * @example [
         *       11
         *     ]
         */
        SkipGroups: GroupIdList;
        /**
         * With `true`, returns all groups that are available to the caller, not only the groups of the caller.
         * @example true
         */
        AllAvailable: boolean;
        /**
         * Returns only groups whose name or path matches this text.
         * @example dye
         */
        GroupSearch: string;
        /**
         * Property by which the list is sorted.
         * @example path
         */
        GroupOrderBy: GroupOrder;
        /**
         * Sort order, ascending by default.
         * @example desc
         */
        SortAscending: SortDirection;
        /**
         * With `true`, includes statistics in each returned group. Only for administrators.
         * @example true
         */
        GroupStatistics: boolean;
        /**
         * With `true`, returns only groups that the caller owns.
         * @example true
         */
        OwnedGroups: boolean;
        /**
         * Numeric ID or full path of the group, for example `atelier/dyes`. In the URL, `/` is written `%2F`; generated clients encode the value.
         * @example atelier
         */
        GroupId: IdOrPath;
        /**
         * Numeric ID or full path of the project to transfer. In the URL, `/` is written `%2F`; generated clients encode the value.
         * @example 8
         */
        TransferredProjectId: IdOrPath;
        /**
         * Returns only members who match this text.
         * @example tom
         */
        MemberQuery: string;
        /**
         * ID of the user.
         * @example 3
         */
        MemberUserId: Id;
        /**
         * ID of the user who requested access.
         * @example 4
         */
        RequesterId: Id;
        /**
         * With `true`, returns only users in the state `active`. `false` is not supported.
         * @example true
         */
        ActiveUsers: OnlyTrue;
        /**
         * With `true`, returns only users in the state `blocked`. `false` is not supported.
         * @example true
         */
        BlockedUsers: OnlyTrue;
        /**
         * With `true`, returns only external users. The effect of `false` is not specified.
         * @example true
         */
        ExternalUsers: boolean;
        /**
         * Returns only users whose email address or username matches this text.
         * @example castell
         */
        UserSearch: string;
        /**
         * Returns only the user with this username.
         * @example mira
         */
        Username: string;
        /**
         * Returns only the user with this identifier at the given `provider`.
         * @example uid=mira,dc=example,dc=com
         */
        ExternUid: string;
        /**
         * External authentication provider of `extern_uid`.
         * @example ldapmain
         */
        Provider: string;
        /**
         * ID of the user.
         * @example 5
         */
        UserId: Id;
        /**
         * With `true`, deletes the contributions of the user and the groups that only this user owns, instead of moving the contributions to a ghost user.
         * @example true
         */
        HardDelete: boolean;
        /**
         * ID of the SSH key.
         * @example 24
         */
        SshKeyId: Id;
        /**
         * ID of the email address.
         * @example 25
         */
        EmailId: Id;
        /**
         * ID of the broadcast message.
         * @example 96
         */
        BroadcastMessageId: Id;
        /**
         * Returns only todos with this action.
         * @example assigned
         */
        TodoActionFilter: TodoAction;
        /**
         * Returns only todos of this author.
         * @example 3
         */
        TodoAuthorId: Id;
        /**
         * Returns only todos of this project.
         * @example 7
         */
        TodoProjectId: Id;
        /**
         * Returns only todos in this state.
         * @example done
         */
        TodoStateFilter: TodoState;
        /**
         * Returns only todos with this target type.
         * @example MergeRequest
         */
        TodoTypeFilter: TodoTargetType;
        /**
         * ID of the todo.
         * @example 95
         */
        TodoId: Id;
        /**
         * Branch or tag whose commits are listed. Default: the default branch.
         * @example master
         */
        CommitsOfRef: string;
        /**
         * Returns only commits at or after this time, `YYYY-MM-DDTHH:MM:SSZ`.
         * @example 2017-03-10T00:00:00Z
         */
        CommitsSince: string;
        /**
         * Returns only commits at or before this time, `YYYY-MM-DDTHH:MM:SSZ`.
         * @example 2017-03-31T23:59:59Z
         */
        CommitsUntil: string;
        /**
         * Hash of the commit, or name of a branch or tag. In the URL, `/` is written `%2F`; generated clients encode the value.
         * @example master
         */
        CommitOrRef: string;
        /**
         * Hash of the commit.
         * @example 9f3c1e7ab2d45068c1f0e9d8b7a6958473625140
         */
        CommitSha: string;
        /**
         * Returns only statuses of this branch or tag.
         * @example master
         */
        StatusRef: string;
        /**
         * Returns only statuses of this stage.
         * @example test
         */
        StatusStage: string;
        /**
         * Returns only statuses with this name.
         * @example rspec
         */
        StatusName: string;
        /**
         * With `true`, returns all statuses, not only the latest.
         * @example true
         */
        StatusAll: boolean;
        /**
         * Name of the branch. In the URL, `/` is written `%2F`; generated clients encode the value.
         * @example feature/warp
         */
        BranchName: string;
        /**
         * Name of the tag. In the URL, `/` is written `%2F`; generated clients encode the value.
         * @example v1.0.0
         */
        TagName: string;
        /**
         * Full path of the file. In the URL, `/` is written `%2F`; generated clients encode the value.
         * @example lib/shuttle.rb
         */
        FilePath: string;
        /**
         * Branch, tag or commit of the file.
         * @example master
         */
        FileRef: string;
        /**
         * Branch from which the file is deleted.
         * @example feature/warp
         */
        DeletedFileBranch: string;
        /**
         * Message of the commit.
         * @example Drop the shuttle
         */
        DeletedFileMessage: string;
        /**
         * Email address of the author.
         * @example tom@example.com
         */
        DeletedFileAuthorEmail: string;
        /**
         * Name of the author.
         * @example Tom Okafor
         */
        DeletedFileAuthorName: string;
        /**
         * Branch, tag or commit of the tree.
         * @example master
         */
        TreeRef: string;
        /**
         * Hash of the blob.
         * @example 8fc658b98abc045d74ce8d517e9638f105a28449
         */
        BlobSha: string;
        /**
         * Returns only issues in this state. Default: issues in every state.
         * @example opened
         */
        IssueStateFilter: IssueState;
        /**
         * Returns only issues with all of these labels (comma-separated). `No+Label` returns issues without labels.
         * @example bug,urgent
         */
        IssueLabels: string;
        /**
         * Returns only issues of the milestone with this title.
         * @example First cloth
         */
        IssueMilestone: string;
        /**
         * Returns only records with these IIDs. Repeat the parameter for each IID. The form `iids[]=1&iids[]=2` is accepted as well.
         * @example [
         *       2,
         *       3
         *     ]
         */
        Iids: Iid[];
        /**
         * Property by which the list is sorted.
         * @example updated_at
         */
        OrderByTime: TimeOrder;
        /**
         * Returns only issues whose title or description matches this text.
         * @example tension
         */
        IssueSearch: string;
        /**
         * IID of the issue in its project.
         * @example 3
         */
        IssueIid: Iid;
        /**
         * Kind of the record, for example `issues` or `merge_requests`. The values are not specified.
         * @example issues
         */
        SubscribableType: string;
        /**
         * Identifier of the issue, merge request or other record.
         * @example 3
         */
        SubscribableId: string | number;
        /**
         * Returns only merge requests in this state. `all` returns merge requests in every state. The default is not specified.
         * @example opened
         */
        MergeRequestStateFilter: MergeRequestScope;
        /**
         * Returns only merge requests of the milestone with this title.
         * @example First cloth
         */
        MergeRequestMilestone: string;
        /**
         * Returns only merge requests with these labels (comma-separated). Whether all of several labels must match is not specified.
         * @example weaving,urgent
         */
        MergeRequestLabels: string;
        /**
         * IID of the merge request in its project.
         * @example 2
         */
        MergeRequestIid: Iid;
        /**
         * ID of the note.
         * @example 71
         */
        NoteId: Id;
        /**
         * ID of the snippet.
         * @example 61
         */
        SnippetId: Id;
        /**
         * ID of the award emoji.
         * @example 81
         */
        AwardId: Id;
        /**
         * ID of the board.
         * @example 91
         */
        BoardId: Id;
        /**
         * ID of the board list.
         * @example 92
         */
        BoardListId: Id;
        /**
         * Returns only jobs in this state. Repeat the parameter for several states. Default: jobs in every state. The form `scope[]=pending&scope[]=running` is accepted as well.
         * @example [
         *       "pending",
         *       "running"
         *     ]
         */
        JobScope: JobStatus[];
        /**
         * ID of the job.
         * @example 88
         */
        JobId: Id;
        /**
         * ID of the pipeline.
         * @example 41
         */
        PipelineId: Id;
        /**
         * Branch or tag of the job. In the URL, `/` is written `%2F`; generated clients encode the value.
         * @example feature/warp
         */
        JobRefName: string;
        /**
         * Name of the job.
         * @example rspec
         */
        JobName: string;
        /**
         * Identifier of the environment.
         * @example 17
         */
        EnvironmentId: string | number;
        /**
         * Returns only runners in this scope.
         * @example active
         */
        RunnerScope: RunnerScope;
        /**
         * Returns only runners in this scope.
         * @example shared
         */
        AllRunnersScope: AnyRunnerScope;
        /**
         * ID of the runner.
         * @example 5
         */
        RunnerIdInPath: Id;
        /**
         * ID of the runner.
         * @example 5
         */
        RunnerId: Id;
        /**
         * ID of the trigger.
         * @example 14
         */
        TriggerId: Id;
        /**
         * Key of the variable.
         * @example WEAVER_KEY
         */
        VariableKey: string;
    };
    requestBodies: {
        /** Project to create. */
        CreateProject: {
            content: {
                "application/json": CreateProject;
                "application/x-www-form-urlencoded": CreateProject;
                "multipart/form-data": CreateProject;
            };
        };
        /** Properties to update. `name` is required. */
        UpdateProject: {
            content: {
                "application/json": UpdateProject;
                "application/x-www-form-urlencoded": UpdateProject;
                "multipart/form-data": UpdateProject;
            };
        };
        /** Target namespace of the fork. Optional. */
        ForkProject: {
            content: {
                "application/json": ForkProject;
                "application/x-www-form-urlencoded": ForkProject;
                "multipart/form-data": ForkProject;
            };
        };
        /** Project to create for the user. */
        CreateProjectForUser: {
            content: {
                "application/json": CreateProjectForUser;
                "application/x-www-form-urlencoded": CreateProjectForUser;
                "multipart/form-data": CreateProjectForUser;
            };
        };
        /** Group to create. */
        CreateGroup: {
            content: {
                "application/json": CreateGroup;
                "application/x-www-form-urlencoded": CreateGroup;
                "multipart/form-data": CreateGroup;
            };
        };
        /** Properties to update. All are optional. */
        UpdateGroup: {
            content: {
                "application/json": UpdateGroup;
                "application/x-www-form-urlencoded": UpdateGroup;
                "multipart/form-data": UpdateGroup;
            };
        };
        /** Member to add to the group. */
        AddGroupMember: {
            content: {
                "application/json": AddGroupMember;
                "application/x-www-form-urlencoded": AddGroupMember;
                "multipart/form-data": AddGroupMember;
            };
        };
        /** Access level and expiry date. `access_level` is required. */
        UpdateGroupMember: {
            content: {
                "application/json": UpdateGroupMember;
                "application/x-www-form-urlencoded": UpdateGroupMember;
                "multipart/form-data": UpdateGroupMember;
            };
        };
        /** Member to add to the project. */
        AddProjectMember: {
            content: {
                "application/json": AddProjectMember;
                "application/x-www-form-urlencoded": AddProjectMember;
                "multipart/form-data": AddProjectMember;
            };
        };
        /** Access level and expiry date. `access_level` is required. */
        UpdateProjectMember: {
            content: {
                "application/json": UpdateProjectMember;
                "application/x-www-form-urlencoded": UpdateProjectMember;
                "multipart/form-data": UpdateProjectMember;
            };
        };
        /** Access level of the new member. Optional. */
        ApproveGroupAccessRequest: {
            content: {
                "application/json": ApproveGroupAccessRequest;
                "application/x-www-form-urlencoded": ApproveGroupAccessRequest;
                "multipart/form-data": ApproveGroupAccessRequest;
            };
        };
        /** Access level of the new member. Optional. */
        ApproveProjectAccessRequest: {
            content: {
                "application/json": ApproveProjectAccessRequest;
                "application/x-www-form-urlencoded": ApproveProjectAccessRequest;
                "multipart/form-data": ApproveProjectAccessRequest;
            };
        };
        /** User to create. */
        CreateUser: {
            content: {
                "application/json": CreateUser;
                "application/x-www-form-urlencoded": CreateUser;
                "multipart/form-data": CreateUser;
            };
        };
        /** Properties to update. All are optional. */
        UpdateUser: {
            content: {
                "application/json": UpdateUser;
                "application/x-www-form-urlencoded": UpdateUser;
                "multipart/form-data": UpdateUser;
            };
        };
        /** SSH key to add. */
        CreateSshKey: {
            content: {
                "application/json": CreateSshKey;
                "application/x-www-form-urlencoded": CreateSshKey;
                "multipart/form-data": CreateSshKey;
            };
        };
        /** Settings to update. All are optional, except the conditionally required ones. */
        UpdateApplicationSettings: {
            content: {
                "application/json": ApplicationSettingsFields;
                "application/x-www-form-urlencoded": ApplicationSettingsFields;
                "multipart/form-data": ApplicationSettingsFields;
            };
        };
        /** Broadcast message to create. */
        CreateBroadcastMessage: {
            content: {
                "application/json": CreateBroadcastMessage;
                "application/x-www-form-urlencoded": CreateBroadcastMessage;
                "multipart/form-data": CreateBroadcastMessage;
            };
        };
        /** Properties to update. All are optional. */
        UpdateBroadcastMessage: {
            content: {
                "application/json": BroadcastMessageFields;
                "application/x-www-form-urlencoded": BroadcastMessageFields;
                "multipart/form-data": BroadcastMessageFields;
            };
        };
        /** Settings to update. All are optional. */
        UpdateGlobalNotificationSettings: {
            content: {
                "application/json": UpdateGlobalNotificationSettings;
                "application/x-www-form-urlencoded": UpdateGlobalNotificationSettings;
                "multipart/form-data": UpdateGlobalNotificationSettings;
            };
        };
        /** Settings to update. All are optional. */
        UpdateNotificationSettings: {
            content: {
                "application/json": UpdateNotificationSettings;
                "application/x-www-form-urlencoded": UpdateNotificationSettings;
                "multipart/form-data": UpdateNotificationSettings;
            };
        };
        /** Commit to create. */
        CreateCommit: {
            content: {
                "application/json": CreateCommit;
            };
        };
        /** Target branch. */
        CherryPickCommit: {
            content: {
                "application/json": CherryPickCommit;
                "application/x-www-form-urlencoded": CherryPickCommit;
                "multipart/form-data": CherryPickCommit;
            };
        };
        /** Comment to add. */
        CreateCommitComment: {
            content: {
                "application/json": CreateCommitComment;
                "application/x-www-form-urlencoded": CreateCommitComment;
                "multipart/form-data": CreateCommitComment;
            };
        };
        /** Status to add or update. */
        CreateCommitStatus: {
            content: {
                "application/json": CreateCommitStatus;
                "application/x-www-form-urlencoded": CreateCommitStatus;
                "multipart/form-data": CreateCommitStatus;
            };
        };
        /** Branch to create. */
        CreateBranch: {
            content: {
                "application/json": CreateBranch;
                "application/x-www-form-urlencoded": CreateBranch;
                "multipart/form-data": CreateBranch;
            };
        };
        /** Permissions of developers. Optional. */
        ProtectBranch: {
            content: {
                "application/json": ProtectBranch;
                "application/x-www-form-urlencoded": ProtectBranch;
                "multipart/form-data": ProtectBranch;
            };
        };
        /** Tag to create. */
        CreateTag: {
            content: {
                "application/json": CreateTag;
                "application/x-www-form-urlencoded": CreateTag;
                "multipart/form-data": CreateTag;
            };
        };
        /** New release notes. */
        UpdateRelease: {
            content: {
                "application/json": ReleaseNotes;
                "application/x-www-form-urlencoded": ReleaseNotes;
                "multipart/form-data": ReleaseNotes;
            };
        };
        /** Release to create. */
        CreateRelease: {
            content: {
                "application/json": ReleaseNotes;
                "application/x-www-form-urlencoded": ReleaseNotes;
                "multipart/form-data": ReleaseNotes;
            };
        };
        /** New content of the file. */
        UpdateFile: {
            content: {
                "application/json": UpdateFile;
                "application/x-www-form-urlencoded": UpdateFile;
                "multipart/form-data": UpdateFile;
            };
        };
        /** File to create. */
        CreateFile: {
            content: {
                "application/json": CreateFile;
                "application/x-www-form-urlencoded": CreateFile;
                "multipart/form-data": CreateFile;
            };
        };
        /** Issue to create. */
        CreateIssue: {
            content: {
                "application/json": CreateIssue;
                "application/x-www-form-urlencoded": CreateIssue;
                "multipart/form-data": CreateIssue;
            };
        };
        /** Merge request to create. */
        CreateMergeRequest: {
            content: {
                "application/json": CreateMergeRequest;
                "application/x-www-form-urlencoded": CreateMergeRequest;
                "multipart/form-data": CreateMergeRequest;
            };
        };
        /** Properties to update. At least one is required. */
        UpdateMergeRequest: {
            content: {
                "application/json": UpdateMergeRequest;
                "application/x-www-form-urlencoded": UpdateMergeRequest;
                "multipart/form-data": UpdateMergeRequest;
            };
        };
        /** Options of the merge. Optional. */
        AcceptMergeRequest: {
            content: {
                "application/json": AcceptMergeRequest;
                "application/x-www-form-urlencoded": AcceptMergeRequest;
                "multipart/form-data": AcceptMergeRequest;
            };
        };
        /** Note to create. */
        CreateIssueNote: {
            content: {
                "application/json": CreateIssueNote;
                "application/x-www-form-urlencoded": CreateIssueNote;
                "multipart/form-data": CreateIssueNote;
            };
        };
        /** New text of the note. */
        UpdateIssueNote: {
            content: {
                "application/json": NoteText;
                "application/x-www-form-urlencoded": NoteText;
                "multipart/form-data": NoteText;
            };
        };
        /** Note to create. */
        CreateSnippetNote: {
            content: {
                "application/json": NoteText;
                "application/x-www-form-urlencoded": NoteText;
                "multipart/form-data": NoteText;
            };
        };
        /** New text of the note. */
        UpdateSnippetNote: {
            content: {
                "application/json": NoteText;
                "application/x-www-form-urlencoded": NoteText;
                "multipart/form-data": NoteText;
            };
        };
        /** Note to create. */
        CreateMergeRequestNote: {
            content: {
                "application/json": NoteText;
                "application/x-www-form-urlencoded": NoteText;
                "multipart/form-data": NoteText;
            };
        };
        /** New text of the note. */
        UpdateMergeRequestNote: {
            content: {
                "application/json": NoteText;
                "application/x-www-form-urlencoded": NoteText;
                "multipart/form-data": NoteText;
            };
        };
        /** Emoji to award. */
        CreateAwardEmoji: {
            content: {
                "application/json": CreateAwardEmoji;
                "application/x-www-form-urlencoded": CreateAwardEmoji;
                "multipart/form-data": CreateAwardEmoji;
            };
        };
        /** List to create. */
        CreateBoardList: {
            content: {
                "application/json": CreateBoardList;
                "application/x-www-form-urlencoded": CreateBoardList;
                "multipart/form-data": CreateBoardList;
            };
        };
        /** New position of the list. */
        UpdateBoardList: {
            content: {
                "application/json": UpdateBoardList;
                "application/x-www-form-urlencoded": UpdateBoardList;
                "multipart/form-data": UpdateBoardList;
            };
        };
        /** Properties to update. All are optional. */
        UpdateRunner: {
            content: {
                "application/json": UpdateRunner;
                "application/x-www-form-urlencoded": UpdateRunner;
                "multipart/form-data": UpdateRunner;
            };
        };
        /** Runner to enable. */
        EnableRunner: {
            content: {
                "application/json": EnableRunner;
                "application/x-www-form-urlencoded": EnableRunner;
                "multipart/form-data": EnableRunner;
            };
        };
        /** Trigger to create. */
        CreateTrigger: {
            content: {
                "application/json": CreateTrigger;
                "application/x-www-form-urlencoded": CreateTrigger;
                "multipart/form-data": CreateTrigger;
            };
        };
        /** Properties to update. All are optional. */
        UpdateTrigger: {
            content: {
                "application/json": UpdateTrigger;
                "application/x-www-form-urlencoded": UpdateTrigger;
                "multipart/form-data": UpdateTrigger;
            };
        };
        /** Parameters of the pipeline. They are not specified. */
        TriggerPipeline: {
            content: {
                "application/json": TriggerPipeline;
                "application/x-www-form-urlencoded": TriggerPipeline;
                "multipart/form-data": TriggerPipeline;
            };
        };
        /** Variable to create. */
        CreateVariable: {
            content: {
                "application/json": CreateVariable;
                "application/x-www-form-urlencoded": CreateVariable;
                "multipart/form-data": CreateVariable;
            };
        };
        /** New value of the variable. `value` is required. */
        UpdateVariable: {
            content: {
                "application/json": UpdateVariable;
                "application/x-www-form-urlencoded": UpdateVariable;
                "multipart/form-data": UpdateVariable;
            };
        };
    };
    headers: {
        /**
         * URLs of other pages: a comma-separated list of full URLs with the relations `prev`, `next`, `first` and `last`. Use these URLs instead of building them.
         * @example <https://forge.example.com/api/v4/projects?page=1&per_page=2>; rel="prev", <https://forge.example.com/api/v4/projects?page=3&per_page=2>; rel="next", <https://forge.example.com/api/v4/projects?page=1&per_page=2>; rel="first", <https://forge.example.com/api/v4/projects?page=3&per_page=2>; rel="last"
         */
        Link: LinkHeader;
        /**
         * Total number of items.
         * @example 5
         */
        XTotal: Count;
        /**
         * Total number of pages.
         * @example 3
         */
        XTotalPages: Count;
        /**
         * Number of items per page, at most 100.
         * @example 2
         */
        XPerPage: PageSize;
        /**
         * Number of this page, starting at 1.
         * @example 2
         */
        XPage: PageNumber;
        /**
         * Number of the next page. The value on the last page is not specified.
         * @example 3
         */
        XNextPage: PageNumberOrEmpty;
        /**
         * Number of the previous page. The value on the first page is not specified.
         * @example 1
         */
        XPrevPage: PageNumberOrEmpty;
        /**
         * Required if the body is an array: URLs of other pages.
         * @example <https://forge.example.com/api/v4/projects/7/pipelines?page=1&per_page=20>; rel="first", <https://forge.example.com/api/v4/projects/7/pipelines?page=1&per_page=20>; rel="last"
         */
        LinkOfArray: LinkHeader;
        /**
         * Required if the body is an array: total number of items.
         * @example 1
         */
        XTotalOfArray: Count;
        /**
         * Required if the body is an array: total number of pages.
         * @example 1
         */
        XTotalPagesOfArray: Count;
        /**
         * Required if the body is an array: number of items per page, at most 100.
         * @example 20
         */
        XPerPageOfArray: PageSize;
        /**
         * Required if the body is an array: number of this page, starting at 1.
         * @example 1
         */
        XPageOfArray: PageNumber;
        /**
         * Required if the body is an array: number of the next page. The value on the last page is not specified.
         * @example
         */
        XNextPageOfArray: PageNumberOrEmpty;
        /**
         * Required if the body is an array: number of the previous page. The value on the first page is not specified.
         * @example
         */
        XPrevPageOfArray: PageNumberOrEmpty;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
/** Parameters, body and responses of each operation, by its id. */
export interface operations {
    listEvents: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Returns only events with this action type.
                 * @example closed
                 */
                action?: components["parameters"]["EventActionFilter"];
                /**
                 * Returns only events with this target type.
                 * @example issue
                 */
                target_type?: components["parameters"]["EventTargetTypeFilter"];
                /**
                 * Returns only events created before this date, `YYYY-MM-DD`.
                 * @example 2017-03-15
                 */
                before?: components["parameters"]["EventsBefore"];
                /**
                 * Returns only events created after this date, `YYYY-MM-DD`.
                 * @example 2017-03-01
                 */
                after?: components["parameters"]["EventsAfter"];
                /**
                 * Sort order, descending by default.
                 * @example asc
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EventList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listUserEvents: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Returns only events with this action type.
                 * @example closed
                 */
                action?: components["parameters"]["EventActionFilter"];
                /**
                 * Returns only events with this target type.
                 * @example issue
                 */
                target_type?: components["parameters"]["EventTargetTypeFilter"];
                /**
                 * Returns only events created before this date, `YYYY-MM-DD`.
                 * @example 2017-03-15
                 */
                before?: components["parameters"]["EventsBefore"];
                /**
                 * Returns only events created after this date, `YYYY-MM-DD`.
                 * @example 2017-03-01
                 */
                after?: components["parameters"]["EventsAfter"];
                /**
                 * Sort order, descending by default.
                 * @example asc
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * ID or username of the user.
                 * @example tom
                 */
                id: components["parameters"]["EventsUserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EventList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listProjectEvents: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Returns only events with this action type.
                 * @example closed
                 */
                action?: components["parameters"]["EventActionFilter"];
                /**
                 * Returns only events with this target type.
                 * @example issue
                 */
                target_type?: components["parameters"]["EventTargetTypeFilter"];
                /**
                 * Returns only events created before this date, `YYYY-MM-DD`.
                 * @example 2017-03-15
                 */
                before?: components["parameters"]["EventsBefore"];
                /**
                 * Returns only events created after this date, `YYYY-MM-DD`.
                 * @example 2017-03-01
                 */
                after?: components["parameters"]["EventsAfter"];
                /**
                 * Sort order, descending by default.
                 * @example asc
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                project_id: components["parameters"]["EventsProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EventList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listProjectEventsAtRoot: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Returns only events with this action type.
                 * @example closed
                 */
                action?: components["parameters"]["EventActionFilter"];
                /**
                 * Returns only events with this target type.
                 * @example issue
                 */
                target_type?: components["parameters"]["EventTargetTypeFilter"];
                /**
                 * Returns only events created before this date, `YYYY-MM-DD`.
                 * @example 2017-03-15
                 */
                before?: components["parameters"]["EventsBefore"];
                /**
                 * Returns only events created after this date, `YYYY-MM-DD`.
                 * @example 2017-03-01
                 */
                after?: components["parameters"]["EventsAfter"];
                /**
                 * Sort order, descending by default.
                 * @example asc
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                project_id: components["parameters"]["EventsProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EventList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listProjects: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * With `true`, returns only archived projects. With `false`, returns only projects that are not archived.
                 * @example false
                 */
                archived?: components["parameters"]["Archived"];
                /**
                 * Returns only projects with this visibility.
                 * @example public
                 */
                visibility?: components["parameters"]["ProjectVisibility"];
                /**
                 * Property by which the list is sorted.
                 * @example last_activity_at
                 */
                order_by?: components["parameters"]["ProjectOrderBy"];
                /**
                 * Sort order, descending by default.
                 * @example asc
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * Returns only projects that match this text.
                 * @example loom
                 */
                search?: components["parameters"]["ProjectSearch"];
                /**
                 * With `true`, returns only ID, URL, name and path of each project.
                 * @example true
                 */
                simple?: components["parameters"]["Simple"];
                /**
                 * With `true`, returns only projects that the caller owns.
                 * @example true
                 */
                owned?: components["parameters"]["Owned"];
                /**
                 * With `true`, returns only projects of which the caller is a member.
                 * @example true
                 */
                membership?: components["parameters"]["Membership"];
                /**
                 * With `true`, returns only projects that the caller has starred.
                 * @example true
                 */
                starred?: components["parameters"]["Starred"];
                /**
                 * With `true`, a project in the response includes `statistics`.
                 * @example true
                 */
                statistics?: components["parameters"]["Statistics"];
                /**
                 * With `true`, returns only projects with issues enabled.
                 * @example true
                 */
                with_issues_enabled?: components["parameters"]["WithIssuesEnabled"];
                /**
                 * With `true`, returns only projects with merge requests enabled.
                 * @example true
                 */
                with_merge_requests_enabled?: components["parameters"]["WithMergeRequestsEnabled"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProjectList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    createProject: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateProject"];
        responses: {
            201: components["responses"]["CreatedProject"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    getProject: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * With `true`, a project in the response includes `statistics`.
                 * @example true
                 */
                statistics?: components["parameters"]["Statistics"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Project"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateProject: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateProject"];
        responses: {
            200: components["responses"]["UpdatedProject"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    deleteProject: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            202: components["responses"]["ProjectDeletionAccepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listProjectUsers: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Returns only users who match this text.
                 * @example mira
                 */
                search?: components["parameters"]["ProjectUserSearch"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProjectUserList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    forkProject: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["ForkProject"];
        responses: {
            201: components["responses"]["ForkedProject"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    createProjectForUser: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * ID of the user who will own the project.
                 * @example 3
                 */
                user_id: components["parameters"]["ProjectOwnerId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateProjectForUser"];
        responses: {
            201: components["responses"]["CreatedProjectForUser"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    unstarProject: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UnstarredProject"];
            201: components["responses"]["UnstarredProject"];
            204: components["responses"]["NamedOnlyEmpty"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listDeployKeys: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NamedOnlyList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    deleteDeployKey: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the deploy key.
                 * @example 19
                 */
                key_id: components["parameters"]["DeployKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listLicenceTemplates: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NamedOnlyList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getLicenceTemplate: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Key of the template.
                 * @example mit
                 */
                key: components["parameters"]["TemplateKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NamedOnly"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listGitignoreTemplates: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NamedOnlyList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getGitignoreTemplate: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Key of the gitignore template.
                 * @example Ruby
                 */
                key: components["parameters"]["GitignoreTemplateKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NamedOnly"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listCiYmlTemplates: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NamedOnlyList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getCiYmlTemplate: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Key of the CI template.
                 * @example Ruby
                 */
                key: components["parameters"]["CiYmlTemplateKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NamedOnly"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listDockerfileTemplates: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NamedOnlyList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getDockerfileTemplate: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Key of the Dockerfile template.
                 * @example Ruby
                 */
                key: components["parameters"]["DockerfileTemplateKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NamedOnly"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listGroups: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * IDs of groups to omit. The form `skip_groups[]=11&skip_groups[]=12` is accepted as well.
                 * @example [
                 *       11
                 *     ]
                 */
                skip_groups?: components["parameters"]["SkipGroups"];
                /**
                 * With `true`, returns all groups that are available to the caller, not only the groups of the caller.
                 * @example true
                 */
                all_available?: components["parameters"]["AllAvailable"];
                /**
                 * Returns only groups whose name or path matches this text.
                 * @example dye
                 */
                search?: components["parameters"]["GroupSearch"];
                /**
                 * Property by which the list is sorted.
                 * @example path
                 */
                order_by?: components["parameters"]["GroupOrderBy"];
                /**
                 * Sort order, ascending by default.
                 * @example desc
                 */
                sort?: components["parameters"]["SortAscending"];
                /**
                 * With `true`, includes statistics in each returned group. Only for administrators.
                 * @example true
                 */
                statistics?: components["parameters"]["GroupStatistics"];
                /**
                 * With `true`, returns only groups that the caller owns.
                 * @example true
                 */
                owned?: components["parameters"]["OwnedGroups"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GroupList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    createGroup: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateGroup"];
        responses: {
            201: components["responses"]["CreatedGroup"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    getGroup: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the group, for example `atelier/dyes`. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier
                 */
                id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GroupDetail"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateGroup: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the group, for example `atelier/dyes`. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier
                 */
                id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UpdateGroup"];
        responses: {
            200: components["responses"]["UpdatedGroup"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    deleteGroup: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the group, for example `atelier/dyes`. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier
                 */
                id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listGroupProjects: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * With `true`, returns only archived projects. With `false`, returns only projects that are not archived.
                 * @example false
                 */
                archived?: components["parameters"]["Archived"];
                /**
                 * Returns only projects with this visibility.
                 * @example public
                 */
                visibility?: components["parameters"]["ProjectVisibility"];
                /**
                 * Property by which the list is sorted.
                 * @example last_activity_at
                 */
                order_by?: components["parameters"]["ProjectOrderBy"];
                /**
                 * Sort order, descending by default.
                 * @example asc
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * Returns only projects that match this text.
                 * @example loom
                 */
                search?: components["parameters"]["ProjectSearch"];
                /**
                 * With `true`, returns only ID, URL, name and path of each project.
                 * @example true
                 */
                simple?: components["parameters"]["Simple"];
                /**
                 * With `true`, returns only projects that the caller owns.
                 * @example true
                 */
                owned?: components["parameters"]["Owned"];
                /**
                 * With `true`, returns only projects that the caller has starred.
                 * @example true
                 */
                starred?: components["parameters"]["Starred"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the group, for example `atelier/dyes`. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier
                 */
                id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GroupProjectList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    transferProject: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the group, for example `atelier/dyes`. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier
                 */
                id: components["parameters"]["GroupId"];
                /**
                 * Numeric ID or full path of the project to transfer. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example 8
                 */
                project_id: components["parameters"]["TransferredProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProjectTransferred"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listGroupMembers: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Returns only members who match this text.
                 * @example tom
                 */
                query?: components["parameters"]["MemberQuery"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the group, for example `atelier/dyes`. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier
                 */
                id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MemberList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    addGroupMember: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the group, for example `atelier/dyes`. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier
                 */
                id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["AddGroupMember"];
        responses: {
            201: components["responses"]["AddedMember"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AlreadyMember"];
        };
    };
    getGroupMember: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the group, for example `atelier/dyes`. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier
                 */
                id: components["parameters"]["GroupId"];
                /**
                 * ID of the user.
                 * @example 3
                 */
                user_id: components["parameters"]["MemberUserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Member"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateGroupMember: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the group, for example `atelier/dyes`. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier
                 */
                id: components["parameters"]["GroupId"];
                /**
                 * ID of the user.
                 * @example 3
                 */
                user_id: components["parameters"]["MemberUserId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateGroupMember"];
        responses: {
            200: components["responses"]["UpdatedMember"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    removeGroupMember: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the group, for example `atelier/dyes`. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier
                 */
                id: components["parameters"]["GroupId"];
                /**
                 * ID of the user.
                 * @example 3
                 */
                user_id: components["parameters"]["MemberUserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listProjectMembers: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Returns only members who match this text.
                 * @example tom
                 */
                query?: components["parameters"]["MemberQuery"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MemberList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    addProjectMember: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["AddProjectMember"];
        responses: {
            201: components["responses"]["AddedMember"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AlreadyMember"];
        };
    };
    getProjectMember: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the user.
                 * @example 3
                 */
                user_id: components["parameters"]["MemberUserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Member"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateProjectMember: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the user.
                 * @example 3
                 */
                user_id: components["parameters"]["MemberUserId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateProjectMember"];
        responses: {
            200: components["responses"]["UpdatedMember"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    removeProjectMember: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the user.
                 * @example 3
                 */
                user_id: components["parameters"]["MemberUserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listGroupAccessRequests: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the group, for example `atelier/dyes`. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier
                 */
                id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AccessRequestList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    createGroupAccessRequest: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the group, for example `atelier/dyes`. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier
                 */
                id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: components["responses"]["CreatedAccessRequest"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    denyGroupAccessRequest: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the group, for example `atelier/dyes`. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier
                 */
                id: components["parameters"]["GroupId"];
                /**
                 * ID of the user who requested access.
                 * @example 4
                 */
                user_id: components["parameters"]["RequesterId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    approveGroupAccessRequest: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the group, for example `atelier/dyes`. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier
                 */
                id: components["parameters"]["GroupId"];
                /**
                 * ID of the user who requested access.
                 * @example 4
                 */
                user_id: components["parameters"]["RequesterId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["ApproveGroupAccessRequest"];
        responses: {
            200: components["responses"]["ApprovedAccessRequest"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    listProjectAccessRequests: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AccessRequestList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    createProjectAccessRequest: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: components["responses"]["CreatedAccessRequest"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    denyProjectAccessRequest: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the user who requested access.
                 * @example 4
                 */
                user_id: components["parameters"]["RequesterId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    approveProjectAccessRequest: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the user who requested access.
                 * @example 4
                 */
                user_id: components["parameters"]["RequesterId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["ApproveProjectAccessRequest"];
        responses: {
            200: components["responses"]["ApprovedAccessRequest"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * With `true`, returns only users in the state `active`. `false` is not supported.
                 * @example true
                 */
                active?: components["parameters"]["ActiveUsers"];
                /**
                 * With `true`, returns only users in the state `blocked`. `false` is not supported.
                 * @example true
                 */
                blocked?: components["parameters"]["BlockedUsers"];
                /**
                 * With `true`, returns only external users. The effect of `false` is not specified.
                 * @example true
                 */
                external?: components["parameters"]["ExternalUsers"];
                /**
                 * Returns only users whose email address or username matches this text.
                 * @example castell
                 */
                search?: components["parameters"]["UserSearch"];
                /**
                 * Returns only the user with this username.
                 * @example mira
                 */
                username?: components["parameters"]["Username"];
                /**
                 * Returns only the user with this identifier at the given `provider`.
                 * @example uid=mira,dc=example,dc=com
                 */
                extern_uid?: components["parameters"]["ExternUid"];
                /**
                 * External authentication provider of `extern_uid`.
                 * @example ldapmain
                 */
                provider?: components["parameters"]["Provider"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UserList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    createUser: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateUser"];
        responses: {
            201: components["responses"]["CreatedUser"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    getUser: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * ID of the user.
                 * @example 5
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["User"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateUser: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * ID of the user.
                 * @example 5
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UpdateUser"];
        responses: {
            200: components["responses"]["UpdatedUser"];
            400: components["responses"]["MalformedUserUpdate"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotChanged"];
        };
    };
    deleteUser: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * With `true`, deletes the contributions of the user and the groups that only this user owns, instead of moving the contributions to a ghost user.
                 * @example true
                 */
                hard_delete?: components["parameters"]["HardDelete"];
            };
            header?: never;
            path: {
                /**
                 * ID of the user.
                 * @example 5
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeletedUser"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listUserSshKeys: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * ID of the user.
                 * @example 5
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SshKeyList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    createUserSshKey: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * ID of the user.
                 * @example 5
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateSshKey"];
        responses: {
            201: components["responses"]["CreatedSshKey"];
            400: components["responses"]["SshKeyRejected"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    deleteUserSshKey: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * ID of the user.
                 * @example 5
                 */
                id: components["parameters"]["UserId"];
                /**
                 * ID of the SSH key.
                 * @example 24
                 */
                key_id: components["parameters"]["SshKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeletedSshKey"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listUserEmails: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * ID of the user.
                 * @example 5
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EmailList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    blockUser: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * ID of the user.
                 * @example 5
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UserStateChanged"];
            201: components["responses"]["UserStateChanged"];
            204: components["responses"]["NamedOnlyEmpty"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    unblockUser: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * ID of the user.
                 * @example 5
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UserStateChanged"];
            201: components["responses"]["UserStateChanged"];
            204: components["responses"]["NamedOnlyEmpty"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getCurrentUser: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CurrentUser"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listCurrentUserSshKeys: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SshKeyList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    createCurrentUserSshKey: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateSshKey"];
        responses: {
            201: components["responses"]["CreatedSshKey"];
            400: components["responses"]["SshKeyRejected"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    getCurrentUserSshKey: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * ID of the SSH key.
                 * @example 24
                 */
                key_id: components["parameters"]["SshKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SshKey"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    deleteCurrentUserSshKey: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * ID of the SSH key.
                 * @example 24
                 */
                key_id: components["parameters"]["SshKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listCurrentUserEmails: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EmailList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getCurrentUserEmail: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * ID of the email address.
                 * @example 25
                 */
                email_id: components["parameters"]["EmailId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Email"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getApplicationSettings: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ApplicationSettings"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateApplicationSettings: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UpdateApplicationSettings"];
        responses: {
            200: components["responses"]["UpdatedApplicationSettings"];
            400: components["responses"]["SettingsRejected"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    listBroadcastMessages: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BroadcastMessageList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    createBroadcastMessage: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateBroadcastMessage"];
        responses: {
            201: components["responses"]["CreatedBroadcastMessage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    getBroadcastMessage: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * ID of the broadcast message.
                 * @example 96
                 */
                id: components["parameters"]["BroadcastMessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BroadcastMessage"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateBroadcastMessage: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * ID of the broadcast message.
                 * @example 96
                 */
                id: components["parameters"]["BroadcastMessageId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UpdateBroadcastMessage"];
        responses: {
            200: components["responses"]["UpdatedBroadcastMessage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    deleteBroadcastMessage: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * ID of the broadcast message.
                 * @example 96
                 */
                id: components["parameters"]["BroadcastMessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getNotificationSettings: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GlobalNotificationSettings"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateNotificationSettings: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UpdateGlobalNotificationSettings"];
        responses: {
            200: components["responses"]["UpdatedGlobalNotificationSettings"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    getGroupNotificationSettings: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the group, for example `atelier/dyes`. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier
                 */
                id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NotificationSettings"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateGroupNotificationSettings: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the group, for example `atelier/dyes`. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier
                 */
                id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UpdateNotificationSettings"];
        responses: {
            200: components["responses"]["UpdatedNotificationSettings"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    getProjectNotificationSettings: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NotificationSettings"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateProjectNotificationSettings: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UpdateNotificationSettings"];
        responses: {
            200: components["responses"]["UpdatedNotificationSettings"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    listTodos: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Returns only todos with this action.
                 * @example assigned
                 */
                action?: components["parameters"]["TodoActionFilter"];
                /**
                 * Returns only todos of this author.
                 * @example 3
                 */
                author_id?: components["parameters"]["TodoAuthorId"];
                /**
                 * Returns only todos of this project.
                 * @example 7
                 */
                project_id?: components["parameters"]["TodoProjectId"];
                /**
                 * Returns only todos in this state.
                 * @example done
                 */
                state?: components["parameters"]["TodoStateFilter"];
                /**
                 * Returns only todos with this target type.
                 * @example MergeRequest
                 */
                type?: components["parameters"]["TodoTypeFilter"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TodoList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    markTodoAsDone: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * ID of the todo.
                 * @example 95
                 */
                id: components["parameters"]["TodoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DoneTodo"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    markAllTodosAsDone: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["AllDone"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listCommits: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Branch or tag whose commits are listed. Default: the default branch.
                 * @example master
                 */
                ref_name?: components["parameters"]["CommitsOfRef"];
                /**
                 * Returns only commits at or after this time, `YYYY-MM-DDTHH:MM:SSZ`.
                 * @example 2017-03-10T00:00:00Z
                 */
                since?: components["parameters"]["CommitsSince"];
                /**
                 * Returns only commits at or before this time, `YYYY-MM-DDTHH:MM:SSZ`.
                 * @example 2017-03-31T23:59:59Z
                 */
                until?: components["parameters"]["CommitsUntil"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CommitList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    createCommit: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateCommit"];
        responses: {
            201: components["responses"]["CreatedCommit"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    getCommit: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * Hash of the commit, or name of a branch or tag. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example master
                 */
                sha: components["parameters"]["CommitOrRef"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Commit"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    cherryPickCommit: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * Hash of the commit.
                 * @example 9f3c1e7ab2d45068c1f0e9d8b7a6958473625140
                 */
                sha: components["parameters"]["CommitSha"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CherryPickCommit"];
        responses: {
            201: components["responses"]["CherryPickedCommit"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    listCommitDiffs: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * Hash of the commit, or name of a branch or tag. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example master
                 */
                sha: components["parameters"]["CommitOrRef"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DiffEntryList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listCommitComments: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * Hash of the commit, or name of a branch or tag. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example master
                 */
                sha: components["parameters"]["CommitOrRef"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CommitCommentList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    createCommitComment: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * Hash of the commit, or name of a branch or tag. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example master
                 */
                sha: components["parameters"]["CommitOrRef"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateCommitComment"];
        responses: {
            201: components["responses"]["CreatedCommitComment"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    listCommitStatuses: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Returns only statuses of this branch or tag.
                 * @example master
                 */
                ref?: components["parameters"]["StatusRef"];
                /**
                 * Returns only statuses of this stage.
                 * @example test
                 */
                stage?: components["parameters"]["StatusStage"];
                /**
                 * Returns only statuses with this name.
                 * @example rspec
                 */
                name?: components["parameters"]["StatusName"];
                /**
                 * With `true`, returns all statuses, not only the latest.
                 * @example true
                 */
                all?: components["parameters"]["StatusAll"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * Hash of the commit.
                 * @example 9f3c1e7ab2d45068c1f0e9d8b7a6958473625140
                 */
                sha: components["parameters"]["CommitSha"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CommitStatusList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    createCommitStatus: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * Hash of the commit.
                 * @example 9f3c1e7ab2d45068c1f0e9d8b7a6958473625140
                 */
                sha: components["parameters"]["CommitSha"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateCommitStatus"];
        responses: {
            200: components["responses"]["SetCommitStatus"];
            201: components["responses"]["SetCommitStatus"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    listBranches: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BranchList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    createBranch: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateBranch"];
        responses: {
            201: components["responses"]["CreatedBranch"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    getBranch: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * Name of the branch. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example feature/warp
                 */
                branch: components["parameters"]["BranchName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Branch"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    deleteBranch: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * Name of the branch. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example feature/warp
                 */
                branch: components["parameters"]["BranchName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeletedBranch"];
            400: components["responses"]["BranchNotDeleted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["BranchNotDeleted"];
            409: components["responses"]["BranchNotDeleted"];
            422: components["responses"]["BranchNotDeleted"];
        };
    };
    protectBranch: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * Name of the branch. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example feature/warp
                 */
                branch: components["parameters"]["BranchName"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["ProtectBranch"];
        responses: {
            200: components["responses"]["ProtectedBranch"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    unprotectBranch: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * Name of the branch. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example feature/warp
                 */
                branch: components["parameters"]["BranchName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UnprotectedBranch"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    deleteMergedBranches: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["MergedBranchesDeletion"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listTags: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RepositoryTagList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    createTag: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateTag"];
        responses: {
            201: components["responses"]["CreatedTag"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["TagNotCreated"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    getTag: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * Name of the tag. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example v1.0.0
                 */
                tag_name: components["parameters"]["TagName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RepositoryTag"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    deleteTag: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * Name of the tag. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example v1.0.0
                 */
                tag_name: components["parameters"]["TagName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateRelease: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * Name of the tag. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example v1.0.0
                 */
                tag_name: components["parameters"]["TagName"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateRelease"];
        responses: {
            200: components["responses"]["UpdatedRelease"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["NotSupported"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    createRelease: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * Name of the tag. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example v1.0.0
                 */
                tag_name: components["parameters"]["TagName"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateRelease"];
        responses: {
            201: components["responses"]["CreatedRelease"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ReleaseExists"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    getFile: {
        parameters: {
            query: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Branch, tag or commit of the file.
                 * @example master
                 */
                ref: components["parameters"]["FileRef"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * Full path of the file. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example lib/shuttle.rb
                 */
                file_path: components["parameters"]["FilePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RepositoryFile"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateFile: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * Full path of the file. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example lib/shuttle.rb
                 */
                file_path: components["parameters"]["FilePath"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateFile"];
        responses: {
            200: components["responses"]["UpdatedFile"];
            400: components["responses"]["FileNotUpdated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    createFile: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * Full path of the file. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example lib/shuttle.rb
                 */
                file_path: components["parameters"]["FilePath"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateFile"];
        responses: {
            201: components["responses"]["CreatedFile"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    deleteFile: {
        parameters: {
            query: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Branch from which the file is deleted.
                 * @example feature/warp
                 */
                branch: components["parameters"]["DeletedFileBranch"];
                /**
                 * Message of the commit.
                 * @example Drop the shuttle
                 */
                commit_message: components["parameters"]["DeletedFileMessage"];
                /**
                 * Email address of the author.
                 * @example tom@example.com
                 */
                author_email?: components["parameters"]["DeletedFileAuthorEmail"];
                /**
                 * Name of the author.
                 * @example Tom Okafor
                 */
                author_name?: components["parameters"]["DeletedFileAuthorName"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * Full path of the file. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example lib/shuttle.rb
                 */
                file_path: components["parameters"]["FilePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeletedFile"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getRawFile: {
        parameters: {
            query: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Branch, tag or commit of the file.
                 * @example master
                 */
                ref: components["parameters"]["FileRef"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * Full path of the file. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example lib/shuttle.rb
                 */
                file_path: components["parameters"]["FilePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RawFile"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getRepositoryTree: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Branch, tag or commit of the tree.
                 * @example master
                 */
                ref?: components["parameters"]["TreeRef"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NamedOnlyList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getBlob: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * Hash of the blob.
                 * @example 8fc658b98abc045d74ce8d517e9638f105a28449
                 */
                sha: components["parameters"]["BlobSha"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NamedOnly"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listIssues: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Returns only issues in this state. Default: issues in every state.
                 * @example opened
                 */
                state?: components["parameters"]["IssueStateFilter"];
                /**
                 * Returns only issues with all of these labels (comma-separated). `No+Label` returns issues without labels.
                 * @example bug,urgent
                 */
                labels?: components["parameters"]["IssueLabels"];
                /**
                 * Returns only issues of the milestone with this title.
                 * @example First cloth
                 */
                milestone?: components["parameters"]["IssueMilestone"];
                /**
                 * Returns only records with these IIDs. Repeat the parameter for each IID. The form `iids[]=1&iids[]=2` is accepted as well.
                 * @example [
                 *       2,
                 *       3
                 *     ]
                 */
                iids?: components["parameters"]["Iids"];
                /**
                 * Property by which the list is sorted.
                 * @example updated_at
                 */
                order_by?: components["parameters"]["OrderByTime"];
                /**
                 * Sort order, descending by default.
                 * @example asc
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * Returns only issues whose title or description matches this text.
                 * @example tension
                 */
                search?: components["parameters"]["IssueSearch"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["IssueList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listGroupIssues: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Returns only issues in this state. Default: issues in every state.
                 * @example opened
                 */
                state?: components["parameters"]["IssueStateFilter"];
                /**
                 * Returns only issues with all of these labels (comma-separated). `No+Label` returns issues without labels.
                 * @example bug,urgent
                 */
                labels?: components["parameters"]["IssueLabels"];
                /**
                 * Returns only issues of the milestone with this title.
                 * @example First cloth
                 */
                milestone?: components["parameters"]["IssueMilestone"];
                /**
                 * Returns only records with these IIDs. Repeat the parameter for each IID. The form `iids[]=1&iids[]=2` is accepted as well.
                 * @example [
                 *       2,
                 *       3
                 *     ]
                 */
                iids?: components["parameters"]["Iids"];
                /**
                 * Property by which the list is sorted.
                 * @example updated_at
                 */
                order_by?: components["parameters"]["OrderByTime"];
                /**
                 * Sort order, descending by default.
                 * @example asc
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * Returns only issues whose title or description matches this text.
                 * @example tension
                 */
                search?: components["parameters"]["IssueSearch"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the group, for example `atelier/dyes`. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier
                 */
                id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["IssueList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listProjectIssues: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Returns only issues in this state. Default: issues in every state.
                 * @example opened
                 */
                state?: components["parameters"]["IssueStateFilter"];
                /**
                 * Returns only issues with all of these labels (comma-separated). `No+Label` returns issues without labels.
                 * @example bug,urgent
                 */
                labels?: components["parameters"]["IssueLabels"];
                /**
                 * Returns only issues of the milestone with this title.
                 * @example First cloth
                 */
                milestone?: components["parameters"]["IssueMilestone"];
                /**
                 * Returns only records with these IIDs. Repeat the parameter for each IID. The form `iids[]=1&iids[]=2` is accepted as well.
                 * @example [
                 *       2,
                 *       3
                 *     ]
                 */
                iids?: components["parameters"]["Iids"];
                /**
                 * Property by which the list is sorted.
                 * @example updated_at
                 */
                order_by?: components["parameters"]["OrderByTime"];
                /**
                 * Sort order, descending by default.
                 * @example asc
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * Returns only issues whose title or description matches this text.
                 * @example tension
                 */
                search?: components["parameters"]["IssueSearch"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["IssueList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    createIssue: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateIssue"];
        responses: {
            201: components["responses"]["CreatedIssue"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    getIssue: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the issue in its project.
                 * @example 3
                 */
                issue_iid: components["parameters"]["IssueIid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Issue"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    subscribeToItem: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * Kind of the record, for example `issues` or `merge_requests`. The values are not specified.
                 * @example issues
                 */
                subscribable_type: components["parameters"]["SubscribableType"];
                /**
                 * Identifier of the issue, merge request or other record.
                 * @example 3
                 */
                subscribable_id: components["parameters"]["SubscribableId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Subscription"];
            201: components["responses"]["Subscription"];
            204: components["responses"]["NamedOnlyEmpty"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    unsubscribeFromItem: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * Kind of the record, for example `issues` or `merge_requests`. The values are not specified.
                 * @example issues
                 */
                subscribable_type: components["parameters"]["SubscribableType"];
                /**
                 * Identifier of the issue, merge request or other record.
                 * @example 3
                 */
                subscribable_id: components["parameters"]["SubscribableId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Subscription"];
            201: components["responses"]["Subscription"];
            204: components["responses"]["NamedOnlyEmpty"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listMergeRequests: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Returns only records with these IIDs. Repeat the parameter for each IID. The form `iids[]=1&iids[]=2` is accepted as well.
                 * @example [
                 *       2,
                 *       3
                 *     ]
                 */
                iids?: components["parameters"]["Iids"];
                /**
                 * Returns only merge requests in this state. `all` returns merge requests in every state. The default is not specified.
                 * @example opened
                 */
                state?: components["parameters"]["MergeRequestStateFilter"];
                /**
                 * Property by which the list is sorted.
                 * @example updated_at
                 */
                order_by?: components["parameters"]["OrderByTime"];
                /**
                 * Sort order, descending by default.
                 * @example asc
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * Returns only merge requests of the milestone with this title.
                 * @example First cloth
                 */
                milestone?: components["parameters"]["MergeRequestMilestone"];
                /**
                 * Returns only merge requests with these labels (comma-separated). Whether all of several labels must match is not specified.
                 * @example weaving,urgent
                 */
                labels?: components["parameters"]["MergeRequestLabels"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MergeRequestList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    createMergeRequest: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateMergeRequest"];
        responses: {
            201: components["responses"]["CreatedMergeRequest"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    getMergeRequest: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the merge request in its project.
                 * @example 2
                 */
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MergeRequest"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateMergeRequest: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the merge request in its project.
                 * @example 2
                 */
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateMergeRequest"];
        responses: {
            200: components["responses"]["UpdatedMergeRequest"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["NotSupported"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    deleteMergeRequest: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the merge request in its project.
                 * @example 2
                 */
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listMergeRequestCommits: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the merge request in its project.
                 * @example 2
                 */
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MergeRequestCommitList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getMergeRequestChanges: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the merge request in its project.
                 * @example 2
                 */
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MergeRequestWithChanges"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    acceptMergeRequest: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the merge request in its project.
                 * @example 2
                 */
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["AcceptMergeRequest"];
        responses: {
            200: components["responses"]["AcceptedMergeRequest"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["MayNotAccept"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["BranchCannotBeMerged"];
            406: components["responses"]["NotOpenToMerge"];
            409: components["responses"]["ShaNotHead"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    cancelMergeWhenPipelineSucceeds: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the merge request in its project.
                 * @example 2
                 */
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CanceledMerge"];
            201: components["responses"]["CanceledMerge"];
            204: components["responses"]["NamedOnlyEmpty"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listIssueNotes: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the issue in its project.
                 * @example 3
                 */
                issue_iid: components["parameters"]["IssueIid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["IssueNoteList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    createIssueNote: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the issue in its project.
                 * @example 3
                 */
                issue_iid: components["parameters"]["IssueIid"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateIssueNote"];
        responses: {
            201: components["responses"]["CreatedIssueNote"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    getIssueNote: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the issue in its project.
                 * @example 3
                 */
                issue_iid: components["parameters"]["IssueIid"];
                /**
                 * ID of the note.
                 * @example 71
                 */
                note_id: components["parameters"]["NoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["IssueNote"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateIssueNote: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the issue in its project.
                 * @example 3
                 */
                issue_iid: components["parameters"]["IssueIid"];
                /**
                 * ID of the note.
                 * @example 71
                 */
                note_id: components["parameters"]["NoteId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateIssueNote"];
        responses: {
            200: components["responses"]["UpdatedIssueNote"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    deleteIssueNote: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the issue in its project.
                 * @example 3
                 */
                issue_iid: components["parameters"]["IssueIid"];
                /**
                 * ID of the note.
                 * @example 71
                 */
                note_id: components["parameters"]["NoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listSnippetNotes: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the snippet.
                 * @example 61
                 */
                snippet_id: components["parameters"]["SnippetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SnippetNoteList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    createSnippetNote: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the snippet.
                 * @example 61
                 */
                snippet_id: components["parameters"]["SnippetId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateSnippetNote"];
        responses: {
            201: components["responses"]["CreatedSnippetNote"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    getSnippetNote: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the snippet.
                 * @example 61
                 */
                snippet_id: components["parameters"]["SnippetId"];
                /**
                 * ID of the note.
                 * @example 71
                 */
                note_id: components["parameters"]["NoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SnippetNote"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateSnippetNote: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the snippet.
                 * @example 61
                 */
                snippet_id: components["parameters"]["SnippetId"];
                /**
                 * ID of the note.
                 * @example 71
                 */
                note_id: components["parameters"]["NoteId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateSnippetNote"];
        responses: {
            200: components["responses"]["UpdatedSnippetNote"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    deleteSnippetNote: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the snippet.
                 * @example 61
                 */
                snippet_id: components["parameters"]["SnippetId"];
                /**
                 * ID of the note.
                 * @example 71
                 */
                note_id: components["parameters"]["NoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listMergeRequestNotes: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the merge request in its project.
                 * @example 2
                 */
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MergeRequestNoteList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    createMergeRequestNote: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the merge request in its project.
                 * @example 2
                 */
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateMergeRequestNote"];
        responses: {
            201: components["responses"]["CreatedMergeRequestNote"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    getMergeRequestNote: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the merge request in its project.
                 * @example 2
                 */
                merge_request_iid: components["parameters"]["MergeRequestIid"];
                /**
                 * ID of the note.
                 * @example 71
                 */
                note_id: components["parameters"]["NoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MergeRequestNote"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateMergeRequestNote: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the merge request in its project.
                 * @example 2
                 */
                merge_request_iid: components["parameters"]["MergeRequestIid"];
                /**
                 * ID of the note.
                 * @example 71
                 */
                note_id: components["parameters"]["NoteId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateMergeRequestNote"];
        responses: {
            200: components["responses"]["UpdatedMergeRequestNote"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    deleteMergeRequestNote: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the merge request in its project.
                 * @example 2
                 */
                merge_request_iid: components["parameters"]["MergeRequestIid"];
                /**
                 * ID of the note.
                 * @example 71
                 */
                note_id: components["parameters"]["NoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listIssueAwardEmoji: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the issue in its project.
                 * @example 3
                 */
                issue_iid: components["parameters"]["IssueIid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AwardEmojiList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    createIssueAwardEmoji: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the issue in its project.
                 * @example 3
                 */
                issue_iid: components["parameters"]["IssueIid"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateAwardEmoji"];
        responses: {
            201: components["responses"]["CreatedAwardEmoji"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    getIssueAwardEmoji: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the issue in its project.
                 * @example 3
                 */
                issue_iid: components["parameters"]["IssueIid"];
                /**
                 * ID of the award emoji.
                 * @example 81
                 */
                award_id: components["parameters"]["AwardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AwardEmoji"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    deleteIssueAwardEmoji: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the issue in its project.
                 * @example 3
                 */
                issue_iid: components["parameters"]["IssueIid"];
                /**
                 * ID of the award emoji.
                 * @example 81
                 */
                award_id: components["parameters"]["AwardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listMergeRequestAwardEmoji: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the merge request in its project.
                 * @example 2
                 */
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AwardEmojiList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    createMergeRequestAwardEmoji: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the merge request in its project.
                 * @example 2
                 */
                merge_request_iid: components["parameters"]["MergeRequestIid"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateAwardEmoji"];
        responses: {
            201: components["responses"]["CreatedAwardEmoji"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    getMergeRequestAwardEmoji: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the merge request in its project.
                 * @example 2
                 */
                merge_request_iid: components["parameters"]["MergeRequestIid"];
                /**
                 * ID of the award emoji.
                 * @example 81
                 */
                award_id: components["parameters"]["AwardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AwardEmoji"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    deleteMergeRequestAwardEmoji: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the merge request in its project.
                 * @example 2
                 */
                merge_request_iid: components["parameters"]["MergeRequestIid"];
                /**
                 * ID of the award emoji.
                 * @example 81
                 */
                award_id: components["parameters"]["AwardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listSnippetAwardEmoji: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the snippet.
                 * @example 61
                 */
                snippet_id: components["parameters"]["SnippetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AwardEmojiList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    createSnippetAwardEmoji: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the snippet.
                 * @example 61
                 */
                snippet_id: components["parameters"]["SnippetId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateAwardEmoji"];
        responses: {
            201: components["responses"]["CreatedAwardEmoji"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    getSnippetAwardEmoji: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the snippet.
                 * @example 61
                 */
                snippet_id: components["parameters"]["SnippetId"];
                /**
                 * ID of the award emoji.
                 * @example 81
                 */
                award_id: components["parameters"]["AwardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AwardEmoji"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    deleteSnippetAwardEmoji: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the snippet.
                 * @example 61
                 */
                snippet_id: components["parameters"]["SnippetId"];
                /**
                 * ID of the award emoji.
                 * @example 81
                 */
                award_id: components["parameters"]["AwardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listIssueNoteAwardEmoji: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the issue in its project.
                 * @example 3
                 */
                issue_iid: components["parameters"]["IssueIid"];
                /**
                 * ID of the note.
                 * @example 71
                 */
                note_id: components["parameters"]["NoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AwardEmojiList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    createIssueNoteAwardEmoji: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the issue in its project.
                 * @example 3
                 */
                issue_iid: components["parameters"]["IssueIid"];
                /**
                 * ID of the note.
                 * @example 71
                 */
                note_id: components["parameters"]["NoteId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateAwardEmoji"];
        responses: {
            201: components["responses"]["CreatedAwardEmoji"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    getIssueNoteAwardEmoji: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the issue in its project.
                 * @example 3
                 */
                issue_iid: components["parameters"]["IssueIid"];
                /**
                 * ID of the note.
                 * @example 71
                 */
                note_id: components["parameters"]["NoteId"];
                /**
                 * ID of the award emoji.
                 * @example 81
                 */
                award_id: components["parameters"]["AwardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AwardEmoji"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    deleteIssueNoteAwardEmoji: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the issue in its project.
                 * @example 3
                 */
                issue_iid: components["parameters"]["IssueIid"];
                /**
                 * ID of the note.
                 * @example 71
                 */
                note_id: components["parameters"]["NoteId"];
                /**
                 * ID of the award emoji.
                 * @example 81
                 */
                award_id: components["parameters"]["AwardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listMergeRequestNoteAwardEmoji: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the merge request in its project.
                 * @example 2
                 */
                merge_request_iid: components["parameters"]["MergeRequestIid"];
                /**
                 * ID of the note.
                 * @example 71
                 */
                note_id: components["parameters"]["NoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AwardEmojiList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    createMergeRequestNoteAwardEmoji: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the merge request in its project.
                 * @example 2
                 */
                merge_request_iid: components["parameters"]["MergeRequestIid"];
                /**
                 * ID of the note.
                 * @example 71
                 */
                note_id: components["parameters"]["NoteId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateAwardEmoji"];
        responses: {
            201: components["responses"]["CreatedAwardEmoji"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    getMergeRequestNoteAwardEmoji: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the merge request in its project.
                 * @example 2
                 */
                merge_request_iid: components["parameters"]["MergeRequestIid"];
                /**
                 * ID of the note.
                 * @example 71
                 */
                note_id: components["parameters"]["NoteId"];
                /**
                 * ID of the award emoji.
                 * @example 81
                 */
                award_id: components["parameters"]["AwardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AwardEmoji"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    deleteMergeRequestNoteAwardEmoji: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * IID of the merge request in its project.
                 * @example 2
                 */
                merge_request_iid: components["parameters"]["MergeRequestIid"];
                /**
                 * ID of the note.
                 * @example 71
                 */
                note_id: components["parameters"]["NoteId"];
                /**
                 * ID of the award emoji.
                 * @example 81
                 */
                award_id: components["parameters"]["AwardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listBoards: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BoardPage"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listBoardLists: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the board.
                 * @example 91
                 */
                board_id: components["parameters"]["BoardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BoardListPage"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    createBoardList: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the board.
                 * @example 91
                 */
                board_id: components["parameters"]["BoardId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateBoardList"];
        responses: {
            201: components["responses"]["CreatedBoardList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    getBoardList: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the board.
                 * @example 91
                 */
                board_id: components["parameters"]["BoardId"];
                /**
                 * ID of the board list.
                 * @example 92
                 */
                list_id: components["parameters"]["BoardListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BoardList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateBoardList: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the board.
                 * @example 91
                 */
                board_id: components["parameters"]["BoardId"];
                /**
                 * ID of the board list.
                 * @example 92
                 */
                list_id: components["parameters"]["BoardListId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateBoardList"];
        responses: {
            200: components["responses"]["UpdatedBoardList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    deleteBoardList: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the board.
                 * @example 91
                 */
                board_id: components["parameters"]["BoardId"];
                /**
                 * ID of the board list.
                 * @example 92
                 */
                list_id: components["parameters"]["BoardListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listJobs: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Returns only jobs in this state. Repeat the parameter for several states. Default: jobs in every state. The form `scope[]=pending&scope[]=running` is accepted as well.
                 * @example [
                 *       "pending",
                 *       "running"
                 *     ]
                 */
                scope?: components["parameters"]["JobScope"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JobList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getJob: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the job.
                 * @example 88
                 */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Job"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listPipelineJobs: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Returns only jobs in this state. Repeat the parameter for several states. Default: jobs in every state. The form `scope[]=pending&scope[]=running` is accepted as well.
                 * @example [
                 *       "pending",
                 *       "running"
                 *     ]
                 */
                scope?: components["parameters"]["JobScope"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the pipeline.
                 * @example 41
                 */
                pipeline_id: components["parameters"]["PipelineId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PipelineJobList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    downloadJobArtifacts: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the job.
                 * @example 88
                 */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ArtifactsFile"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    downloadArtifactsOfRef: {
        parameters: {
            query: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Name of the job.
                 * @example rspec
                 */
                job: components["parameters"]["JobName"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * Branch or tag of the job. In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example feature/warp
                 */
                ref_name: components["parameters"]["JobRefName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ArtifactsFile"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getJobTrace: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the job.
                 * @example 88
                 */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Trace"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    cancelJob: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the job.
                 * @example 88
                 */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CanceledJob"];
            201: components["responses"]["CanceledJob"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["NotSupported"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    retryJob: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the job.
                 * @example 88
                 */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RetriedJob"];
            201: components["responses"]["RetriedJob"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["NotSupported"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    eraseJob: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the job.
                 * @example 88
                 */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ErasedJob"];
            201: components["responses"]["ErasedJob"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["NotSupported"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    keepJobArtifacts: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the job.
                 * @example 88
                 */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["KeptJob"];
            201: components["responses"]["KeptJob"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["NotSupported"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    listPipelines: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PipelineList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    stopEnvironment: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Identifier of the environment.
                 * @example 17
                 */
                environment_id: components["parameters"]["EnvironmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StoppedEnvironment"];
            201: components["responses"]["StoppedEnvironment"];
            204: components["responses"]["NamedOnlyEmpty"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listRunners: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Returns only runners in this scope.
                 * @example active
                 */
                scope?: components["parameters"]["RunnerScope"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RunnerList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listAllRunners: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Returns only runners in this scope.
                 * @example shared
                 */
                scope?: components["parameters"]["AllRunnersScope"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AllRunnerList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getRunner: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * ID of the runner.
                 * @example 5
                 */
                id: components["parameters"]["RunnerIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Runner"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateRunner: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * ID of the runner.
                 * @example 5
                 */
                id: components["parameters"]["RunnerIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UpdateRunner"];
        responses: {
            200: components["responses"]["UpdatedRunner"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    deleteRunner: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * ID of the runner.
                 * @example 5
                 */
                id: components["parameters"]["RunnerIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listProjectRunners: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProjectRunnerList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    enableProjectRunner: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EnableRunner"];
        responses: {
            200: components["responses"]["EnabledRunner"];
            201: components["responses"]["EnabledRunner"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["NotSupported"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    disableProjectRunner: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the runner.
                 * @example 5
                 */
                runner_id: components["parameters"]["RunnerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["RunnerNotDisabled"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["RunnerNotDisabled"];
            409: components["responses"]["RunnerNotDisabled"];
            422: components["responses"]["RunnerNotDisabled"];
        };
    };
    listTriggers: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TriggerList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    createTrigger: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateTrigger"];
        responses: {
            201: components["responses"]["CreatedTrigger"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    getTrigger: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the trigger.
                 * @example 14
                 */
                trigger_id: components["parameters"]["TriggerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Trigger"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateTrigger: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the trigger.
                 * @example 14
                 */
                trigger_id: components["parameters"]["TriggerId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UpdateTrigger"];
        responses: {
            200: components["responses"]["UpdatedTrigger"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    deleteTrigger: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the trigger.
                 * @example 14
                 */
                trigger_id: components["parameters"]["TriggerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    takeTriggerOwnership: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * ID of the trigger.
                 * @example 14
                 */
                trigger_id: components["parameters"]["TriggerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TakenTrigger"];
            201: components["responses"]["TakenTrigger"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    triggerPipeline: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["TriggerPipeline"];
        responses: {
            200: components["responses"]["TriggeredPipeline"];
            201: components["responses"]["TriggeredPipeline"];
            204: components["responses"]["NamedOnlyEmpty"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    listVariables: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * Number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of items per page. How a larger value than the maximum is treated is not specified.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["VariableList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    createVariable: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateVariable"];
        responses: {
            201: components["responses"]["CreatedVariable"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    getVariable: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * Key of the variable.
                 * @example WEAVER_KEY
                 */
                key: components["parameters"]["VariableKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Variable"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateVariable: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * Key of the variable.
                 * @example WEAVER_KEY
                 */
                key: components["parameters"]["VariableKey"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateVariable"];
        responses: {
            200: components["responses"]["UpdatedVariable"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    deleteVariable: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path: {
                /**
                 * Numeric ID or full path of the project (`NAMESPACE/PROJECT_NAME`). In the URL, `/` is written `%2F`; generated clients encode the value.
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * Key of the variable.
                 * @example WEAVER_KEY
                 */
                key: components["parameters"]["VariableKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getQueueMetrics: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["QueueMetrics"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getProcessMetrics: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProcessMetrics"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getJobStatistics: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JobStatistics"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getCompoundMetrics: {
        parameters: {
            query?: {
                /**
                 * Acts as the user with this numeric ID or username. Requires the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CompoundMetrics"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
}
