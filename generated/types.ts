// Generated from openapi/ by `npm run build`; do not edit.

export type $Read<T> = {
    readonly $read: T;
};
export type $Write<T> = {
    readonly $write: T;
};
export type Readable<T> = T extends $Write<any> ? never : T extends $Read<infer U> ? Readable<U> : T extends (infer E)[] ? Readable<E>[] : T extends object ? {
    [K in keyof T as NonNullable<T[K]> extends $Write<any> ? never : K]: Readable<T[K]>;
} : T;
export type Writable<T> = T extends $Read<any> ? never : T extends $Write<infer U> ? Writable<U> : T extends (infer E)[] ? Writable<E>[] : T extends object ? {
    [K in keyof T as NonNullable<T[K]> extends $Read<any> ? never : K]: Writable<T[K]>;
} & {
    [K in keyof T as NonNullable<T[K]> extends $Read<any> ? K : never]?: never;
} : T;
export interface paths {
    "/projects": {
        parameters: {
            query?: {
                /**
                 * @description Act as this user (numeric ID or username). Needs the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: {
                /**
                 * @description Act as this user (numeric ID or username). Needs the private token of an administrator.
                 * @example mira
                 */
                SUDO?: components["parameters"]["SudoHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List projects
         * @description Lists every project that the caller can see, member or not; without credentials, the public ones. The newest come first unless `order_by` and `sort` say otherwise. Filters narrow the list together; `simple` and `statistics` change what is shown of each project.
         */
        get: operations["listProjects"];
        put?: never;
        /**
         * Create a project
         * @description Creates a project that the caller owns, in the caller's own namespace or in the one that `namespace_id` names. Either a name or a path is enough. Any signed-in user may call it. The new project comes back; a missing name and path, or an attribute that does not pass, yields 400.
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
                 * @description Act as this user (numeric ID or username). Needs the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: {
                /**
                 * @description Act as this user (numeric ID or username). Needs the private token of an administrator.
                 * @example mira
                 */
                SUDO?: components["parameters"]["SudoHeader"];
            };
            path: {
                /**
                 * @description Numeric ID of the project, or its URL-encoded path `NAMESPACE/PROJECT_NAME` (`/` is written `%2F`).
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * Show a project
         * @description Shows one project, by its numeric ID or its URL-encoded path. A public project is shown to everybody, without credentials too; a private one only to those who have access. `statistics=true` adds how much the project holds.
         */
        get: operations["getProject"];
        /**
         * Update a project
         * @description Changes the attributes that are given and leaves the others as they are. The name has to be sent each time, else the call yields 400. `tag_list` replaces all topics. The project comes back as it is after the change.
         */
        put: operations["updateProject"];
        post?: never;
        /**
         * Delete a project
         * @description Removes a project with all that belongs to it. The removal goes on in the background: the answer is 202 with a JSON body as soon as it is accepted. Deleting what is gone already succeeds too.
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
                 * @description Act as this user (numeric ID or username). Needs the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: {
                /**
                 * @description Act as this user (numeric ID or username). Needs the private token of an administrator.
                 * @example mira
                 */
                SUDO?: components["parameters"]["SudoHeader"];
            };
            path: {
                /**
                 * @description Numeric ID of the project, or its URL-encoded path `NAMESPACE/PROJECT_NAME` (`/` is written `%2F`).
                 * @example atelier/loom
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * List the users of a project
         * @description Lists the users who belong to a project, each in few words. `search` keeps those that match. The caller has to be signed in and to be able to see the project, else it is 404.
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
                 * @description Act as this user (numeric ID or username). Needs the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: {
                /**
                 * @description Act as this user (numeric ID or username). Needs the private token of an administrator.
                 * @example mira
                 */
                SUDO?: components["parameters"]["SudoHeader"];
            };
            path: {
                /**
                 * @description Numeric ID of the project, or its URL-encoded path `NAMESPACE/PROJECT_NAME` (`/` is written `%2F`).
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
         * @description Makes a copy of a project in the caller's namespace, or in a given one. The answer comes at once with the new project, while the copying goes on in the background; read the new project until its `import_status` tells that it is complete.
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
                 * @description Act as this user (numeric ID or username). Needs the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: {
                /**
                 * @description Act as this user (numeric ID or username). Needs the private token of an administrator.
                 * @example mira
                 */
                SUDO?: components["parameters"]["SudoHeader"];
            };
            path: {
                /**
                 * @description ID of the user who is going to own the project.
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
         * @description Creates a project that the given user owns, in that user's namespace unless `namespace_id` says otherwise. Only administrators may call it. The new project comes back; a missing name yields 400, an unknown user 404.
         */
        post: operations["createProjectForUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Who can see a thing:
         *
         *     - `private`: access must be granted to each user explicitly
         *     - `internal`: any signed-in user
         *     - `public`: everybody, without authentication
         * @example private
         * @enum {string}
         */
        Visibility: "private" | "internal" | "public";
        /**
         * @description What a list of projects is ordered by:
         *
         *     - `id`: ID
         *     - `name`: display name
         *     - `path`: path
         *     - `created_at`: time of creation
         *     - `updated_at`: time of the last change
         *     - `last_activity_at`: time of the last activity
         * @example last_activity_at
         * @enum {string}
         */
        ProjectOrder: "id" | "name" | "path" | "created_at" | "updated_at" | "last_activity_at";
        /**
         * @description Direction of the order:
         *
         *     - `asc`: ascending
         *     - `desc`: descending
         * @example desc
         * @enum {string}
         */
        SortDirection: "asc" | "desc";
        /**
         * @description Web links as of RFC 8288, each a full URL in angle brackets with its relation.
         * @example <https://forge.example.com/api/v4/users?page=1>; rel="first"
         */
        LinkHeader: string;
        /**
         * @description How many there are.
         * @example 2
         */
        Count: number;
        /**
         * @description Number of items on a page.
         * @example 20
         */
        PageSize: number;
        /**
         * @description Number of a page, counted from 1.
         * @example 1
         */
        PageNumber: number;
        /**
         * @description Number of a page as text, or nothing where there is no such page.
         * @example 2
         */
        PageNumberOrEmpty: string;
        /**
         * @description Identifier, unique across the whole instance.
         * @example 42
         */
        Id: number;
        /**
         * @description Topics that help to find the project.
         * @example [
         *       "weaving",
         *       "ci"
         *     ]
         */
        TagList: string[];
        /**
         * Format: date-time
         * @description Point in time, ISO 8601.
         * @example 2017-03-14T09:26:53.589Z
         */
        Timestamp: string;
        /**
         * @description The group or user that a project belongs to.
         * @example {
         *       "id": 10,
         *       "name": "Atelier",
         *       "path": "atelier",
         *       "kind": "group",
         *       "full_path": "atelier"
         *     }
         */
        Namespace: {
            id: components["schemas"]["Id"];
            /**
             * @description Display name.
             * @example Atelier
             */
            name: string;
            /**
             * @description Last part of the namespace's address.
             * @example atelier
             */
            path: string;
            /**
             * @description Whose namespace it is, for example `group`.
             * @example group
             */
            kind: string;
            /**
             * @description Paths of all namespaces above and its own, joined by slashes.
             * @example atelier
             */
            full_path: string;
        };
        /**
         * @description How far the import or fork that fills the project has come; `none` where there is nothing to wait for.
         * @example none
         */
        ImportStatus: string;
        /**
         * @description Role of a member:
         *
         *     - `10`: Guest
         *     - `20`: Reporter
         *     - `30`: Developer
         *     - `40`: Master
         *     - `50`: Owner (valid only for groups)
         * @example 30
         * @enum {integer}
         */
        AccessLevel: 10 | 20 | 30 | 40 | 50;
        /** @description A group that the project is shared with, and the highest role that its members get. */
        ProjectShare: {
            group_id: components["schemas"]["Id"];
            /**
             * @description Display name of the group.
             * @example Dyes
             */
            group_name: string;
            group_access_level: components["schemas"]["AccessLevel"];
        };
        /**
         * @description Groups that the project is shared with.
         * @example [
         *       {
         *         "group_id": 11,
         *         "group_name": "Dyes",
         *         "group_access_level": 30
         *       }
         *     ]
         */
        ProjectShareList: components["schemas"]["ProjectShare"][];
        /** @description Members of a project record that every full view has. */
        ProjectBaseFields: {
            id?: components["schemas"]["Id"];
            /**
             * @description What the project is about, null where nobody said.
             * @example Weaves cloth from plain text.
             */
            description?: string | null;
            /**
             * @description Branch that is shown first and that merge requests aim at.
             * @example master
             */
            default_branch?: string;
            visibility?: components["schemas"]["Visibility"];
            /**
             * @description Address to clone from over SSH.
             * @example git@forge.example.com:atelier/loom.git
             */
            ssh_url_to_repo?: string;
            /**
             * @description Address to clone from over HTTP.
             * @example https://forge.example.com/atelier/loom.git
             */
            http_url_to_repo?: string;
            /**
             * @description Address of the project's page.
             * @example https://forge.example.com/atelier/loom
             */
            web_url?: string;
            tag_list?: components["schemas"]["TagList"];
            /**
             * @description Display name.
             * @example Loom
             */
            name?: string;
            /**
             * @description Display name after the names of the namespaces it lies in.
             * @example Atelier / Loom
             */
            name_with_namespace?: string;
            /**
             * @description Last part of the project's address.
             * @example loom
             */
            path?: string;
            /**
             * @description Path of the namespace and of the project, joined by a slash.
             * @example atelier/loom
             */
            path_with_namespace?: string;
            /**
             * @description Whether the project has issues.
             * @example true
             */
            issues_enabled?: boolean;
            /**
             * @description Whether the project has merge requests.
             * @example true
             */
            merge_requests_enabled?: boolean;
            /**
             * @description Whether CI jobs run for the project.
             * @example true
             */
            jobs_enabled?: boolean;
            /**
             * @description Whether the project has a wiki.
             * @example true
             */
            wiki_enabled?: boolean;
            /**
             * @description Whether the project has snippets.
             * @example false
             */
            snippets_enabled?: boolean;
            /**
             * @description Whether the project has a container registry.
             * @example false
             */
            container_registry_enabled?: boolean;
            /**
             * @description Whether shared runners take the project's jobs.
             * @example true
             */
            shared_runners_enabled?: boolean;
            /**
             * @description Whether jobs are open to people who are not members.
             * @example true
             */
            public_jobs?: boolean;
            /**
             * @description Whether the project is archived.
             * @example false
             */
            archived?: boolean;
            /**
             * @description Whether people may ask to become members.
             * @example true
             */
            request_access_enabled?: boolean;
            /**
             * @description Whether a merge request can be accepted only after its pipeline succeeded.
             * @example false
             */
            only_allow_merge_if_pipeline_succeeds?: boolean;
            /**
             * @description Whether a merge request can be accepted only when every discussion is resolved.
             * @example false
             */
            only_allow_merge_if_all_discussions_are_resolved?: boolean;
            open_issues_count?: components["schemas"]["Count"];
            forks_count?: components["schemas"]["Count"];
            star_count?: components["schemas"]["Count"];
            creator_id?: components["schemas"]["Id"];
            created_at?: components["schemas"]["Timestamp"];
            last_activity_at?: components["schemas"]["Timestamp"];
            namespace?: components["schemas"]["Namespace"];
            import_status?: components["schemas"]["ImportStatus"];
            /**
             * @description Why the import failed, null where it did not.
             * @example null
             */
            import_error?: string | null;
            /**
             * @description Address of the picture, null where there is none.
             * @example null
             */
            avatar_url?: string | null;
            /**
             * @description Secret with which runners register for the project.
             * @example rt-example-loom
             */
            runners_token?: string;
            shared_with_groups?: components["schemas"]["ProjectShareList"];
        };
        /** @description A project as it appears in the list of a group's projects, without owner, permissions and statistics. */
        GroupProject: WithRequired<components["schemas"]["ProjectBaseFields"], "id" | "description" | "default_branch" | "visibility" | "ssh_url_to_repo" | "http_url_to_repo" | "web_url" | "tag_list" | "name" | "name_with_namespace" | "path" | "path_with_namespace" | "issues_enabled" | "merge_requests_enabled" | "jobs_enabled" | "wiki_enabled" | "snippets_enabled" | "container_registry_enabled" | "shared_runners_enabled" | "public_jobs" | "archived" | "request_access_enabled" | "only_allow_merge_if_pipeline_succeeds" | "only_allow_merge_if_all_discussions_are_resolved" | "open_issues_count" | "forks_count" | "star_count" | "creator_id" | "created_at" | "last_activity_at" | "namespace" | "import_status" | "import_error" | "avatar_url" | "shared_with_groups">;
        /**
         * @description The user who owns the project. Present for projects in a user's namespace.
         * @example {
         *       "id": 2,
         *       "name": "Mira Castell",
         *       "created_at": "2017-01-10T10:00:00.000Z"
         *     }
         */
        ProjectOwner: {
            id: components["schemas"]["Id"];
            /**
             * @description Full name of the owner.
             * @example Mira Castell
             */
            name: string;
            created_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description One way in which the caller has access to a project.
         * @example {
         *       "access_level": 30,
         *       "notification_level": 3
         *     }
         */
        ProjectAccess: {
            access_level: components["schemas"]["AccessLevel"];
            /**
             * @description How much the caller is told of the project by email.
             * @example 3
             */
            notification_level: number;
        };
        /**
         * @description What the caller may do here, by membership of the project itself and of its group. Present when the caller has such access.
         * @example {
         *       "project_access": null,
         *       "group_access": {
         *         "access_level": 50,
         *         "notification_level": 3
         *       }
         *     }
         */
        ProjectPermissions: {
            /**
             * @description Access as a member of the project.
             * @example null
             */
            project_access?: components["schemas"]["ProjectAccess"] | null;
            /**
             * @description Access as a member of the group that the project belongs to.
             * @example {
             *       "access_level": 50,
             *       "notification_level": 3
             *     }
             */
            group_access?: components["schemas"]["ProjectAccess"] | null;
        };
        /**
         * @description Size of what is stored.
         * @example 1038090
         */
        StorageSize: number;
        /**
         * @description How much the project holds. Present only when the request says `statistics=true`.
         * @example {
         *       "commit_count": 2,
         *       "storage_size": 1048576,
         *       "repository_size": 1038090,
         *       "lfs_objects_size": 0,
         *       "job_artifacts_size": 10486
         *     }
         */
        ProjectStatistics: {
            commit_count: components["schemas"]["Count"];
            storage_size: components["schemas"]["StorageSize"];
            repository_size: components["schemas"]["StorageSize"];
            lfs_objects_size: components["schemas"]["StorageSize"];
            job_artifacts_size: components["schemas"]["StorageSize"];
        };
        /** @description Members of a project record that depend on the project's namespace, on the caller or on the request. */
        ProjectCallerFields: {
            owner?: components["schemas"]["ProjectOwner"];
            permissions?: components["schemas"]["ProjectPermissions"];
            statistics?: components["schemas"]["ProjectStatistics"];
        };
        /** @description A project with all its members. `owner` is there for a project of a user, `permissions` when the caller has access by membership, `statistics` when the request asked for them. */
        Project: components["schemas"]["GroupProject"] & components["schemas"]["ProjectCallerFields"];
        /** @description A project in few words, as lists show it with `simple=true`. Nothing but its ID, addresses, names and paths. */
        SimpleProject: {
            id: components["schemas"]["Id"];
            /**
             * @description Address to clone from over SSH.
             * @example git@forge.example.com:atelier/loom.git
             */
            ssh_url_to_repo?: string;
            /**
             * @description Address to clone from over HTTP.
             * @example https://forge.example.com/atelier/loom.git
             */
            http_url_to_repo?: string;
            /**
             * @description Address of the project's page.
             * @example https://forge.example.com/atelier/loom
             */
            web_url?: string;
            /**
             * @description Display name.
             * @example Loom
             */
            name: string;
            /**
             * @description Display name after the names of the namespaces it lies in.
             * @example Atelier / Loom
             */
            name_with_namespace?: string;
            /**
             * @description Last part of the project's address.
             * @example loom
             */
            path: string;
            /**
             * @description Path of the namespace and of the project, joined by a slash.
             * @example atelier/loom
             */
            path_with_namespace?: string;
        } & (unknown | unknown | unknown);
        /** @description Projects, all in the full form or, with `simple=true`, all in the simple one. */
        ProjectList: (components["schemas"]["Project"] | components["schemas"]["SimpleProject"])[];
        /**
         * @description Error texts keyed by property; an embedded entity has its own properties below its name.
         * @example {
         *       "path": [
         *         "has already been taken"
         *       ]
         *     }
         */
        ValidationMessages: {
            [key: string]: string[] | components["schemas"]["ValidationMessages"];
        };
        /** @description Either a sentence that names a missing attribute, or the texts of a failed validation keyed by property. */
        ValidationError: {
            /**
             * @description A sentence for a missing attribute, an object for a failed validation.
             * @example title is missing
             */
            message: string | components["schemas"]["ValidationMessages"];
        };
        /** @description An error told in one sentence. */
        MessageError: {
            /**
             * @description What went wrong.
             * @example 401 Unauthorized
             */
            message: string;
        };
        /** @description An error. The complete list of messages is not shown, so both members may be absent and others may be present. */
        Error: {
            /**
             * @description What went wrong, as a sentence or keyed by property.
             * @example 404 Not Found
             */
            message?: string | Record<string, never>;
            /**
             * @description What went wrong, as a sentence.
             * @example 404 Not Found
             */
            error?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Attributes of a project that can be given when it is created and when it is changed. */
        ProjectSettingsFields: {
            /**
             * @description What the project is about.
             * @example Weaves cloth from plain text.
             */
            description?: string;
            /**
             * @description Whether the project has issues.
             * @example true
             */
            issues_enabled?: boolean;
            /**
             * @description Whether the project has merge requests.
             * @example true
             */
            merge_requests_enabled?: boolean;
            /**
             * @description Whether CI jobs run for the project.
             * @example true
             */
            jobs_enabled?: boolean;
            /**
             * @description Whether the project has a wiki.
             * @example true
             */
            wiki_enabled?: boolean;
            /**
             * @description Whether the project has snippets.
             * @example false
             */
            snippets_enabled?: boolean;
            /**
             * @description Whether the project has a container registry.
             * @example false
             */
            container_registry_enabled?: boolean;
            /**
             * @description Whether shared runners take the project's jobs.
             * @example true
             */
            shared_runners_enabled?: boolean;
            visibility?: components["schemas"]["Visibility"];
            /**
             * @description Address of a repository to fill the project from.
             * @example https://code.example.org/loom.git
             */
            import_url?: string;
            /**
             * @description Whether jobs are open to people who are not members.
             * @example true
             */
            public_jobs?: boolean;
            /**
             * @description Whether a merge request can be accepted only after its pipeline succeeded.
             * @example false
             */
            only_allow_merge_if_pipeline_succeeds?: boolean;
            /**
             * @description Whether a merge request can be accepted only when every discussion is resolved.
             * @example false
             */
            only_allow_merge_if_all_discussions_are_resolved?: boolean;
            /**
             * @description Named among the attributes of this call by the list of changes from version 3; what it does to a project is not shown.
             * @example false
             */
            merge_when_pipeline_succeeds?: boolean;
            /**
             * @description Whether large files can be stored beside the repository.
             * @example true
             */
            lfs_enabled?: boolean;
            /**
             * @description Whether people may ask to become members.
             * @example true
             */
            request_access_enabled?: boolean;
            tag_list?: components["schemas"]["TagList"];
        };
        /** @description A new project of the caller. At least one of `name` and `path` is needed. */
        CreateProject: {
            /**
             * @description Display name. Needed where `path` is not given.
             * @example Sketches
             */
            name?: string;
            /**
             * @description Last part of the project's address. Needed where `name` is not given; otherwise made from the name, in lower case with dashes.
             * @example sketches
             */
            path?: string;
            /**
             * @description Namespace to create the project in. The caller's own unless given.
             * @example 22
             */
            namespace_id?: number;
        } & (components["schemas"]["ProjectSettingsFields"] & (unknown | unknown));
        /** @description Every member that a project record can have, none of them promised. Answers whose body is not shown have this shape. */
        ProjectFields: components["schemas"]["ProjectBaseFields"] & components["schemas"]["ProjectCallerFields"];
        /**
         * @description Numeric ID, or the URL-encoded path (`/` is written `%2F`).
         * @example atelier%2Florem
         */
        IdOrPath: number | string;
        /** @description Attributes to change. The name has to be sent even when it stays the same. */
        UpdateProject: {
            /**
             * @description Display name.
             * @example Loom
             */
            name: string;
            /**
             * @description Last part of the project's address.
             * @example loom
             */
            path?: string;
            /**
             * @description Branch that is shown first and that merge requests aim at; `master` by default.
             * @example master
             */
            default_branch?: string;
        } & components["schemas"]["ProjectSettingsFields"];
        /**
         * @description Any JSON value. The specification does not show this body.
         * @example {}
         */
        UnspecifiedBody: Record<string, never> | unknown[] | string | number | boolean | null;
        /**
         * @description Whether the account can be used:
         *
         *     - `active`: it can
         *     - `blocked`: an administrator has blocked it
         * @example active
         * @enum {string}
         */
        UserState: "active" | "blocked";
        /** @description A user in few words, as embedded in other records and as listed for normal users. */
        UserSummary: {
            id: components["schemas"]["Id"];
            /**
             * @description Name used to sign in and to mention the user.
             * @example mira
             */
            username: string;
            /**
             * @description Full name.
             * @example Mira Castell
             */
            name: string;
            state: components["schemas"]["UserState"];
            /**
             * @description Address of the picture, null where there is none.
             * @example https://forge.example.com/uploads/user/avatar/2/mira.png
             */
            avatar_url: string | null;
            /**
             * @description Address of the profile page.
             * @example https://forge.example.com/mira
             */
            web_url: string;
        };
        /** @description Users in few words. */
        UserSummaryList: components["schemas"]["UserSummary"][];
        /**
         * @description Where the fork goes. The attributes are not shown; servers of this kind take the ID or path of a namespace as `namespace`. Without any the fork goes to the caller's own namespace.
         * @example {}
         */
        ForkProject: {
            [key: string]: unknown;
        };
        /** @description A new project of another user. */
        CreateProjectForUser: {
            /**
             * @description Display name.
             * @example Notebook
             */
            name: string;
            /**
             * @description Last part of the project's address. Made from the name, in lower case with dashes, unless given.
             * @example notebook
             */
            path?: string;
            /**
             * @description Branch that is shown first and that merge requests aim at.
             * @default master
             * @example master
             */
            default_branch: string;
            /**
             * @description Namespace to create the project in. The user's own unless given.
             * @example 23
             */
            namespace_id?: number;
        } & components["schemas"]["ProjectSettingsFields"];
    };
    responses: {
        /** @description One page of projects. */
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
                "application/json": components["schemas"]["ProjectList"];
            };
        };
        /** @description The resource has not been modified since the last request. There is no body. */
        NotModified: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description A required attribute is missing, or an attribute failed validation. A missing attribute is named in a sentence; a failed validation lists its texts by property. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationError"];
            };
        };
        /** @description Credentials are missing or invalid. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MessageError"];
            };
        };
        /** @description The caller may not do this, or used sudo without being an administrator. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The thing does not exist or the caller may not know of it, or sudo names no user. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The new project. */
        CreatedProject: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProjectFields"];
            };
        };
        /** @description A conflicting resource already exists. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The entity could not be processed. */
        UnprocessableEntity: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The project. */
        Project: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Project"];
            };
        };
        /** @description The project as it is now. */
        UpdatedProject: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProjectFields"];
            };
        };
        /** @description Deleted, or nothing there to delete: DELETE is idempotent. The body is not shown and may be absent. */
        Deleted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UnspecifiedBody"];
            };
        };
        /** @description The removal was accepted and goes on in the background. */
        ProjectDeletionAccepted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UnspecifiedBody"];
            };
        };
        /** @description One page of the project's users. */
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
                "application/json": components["schemas"]["UserSummaryList"];
            };
        };
        /** @description The new project, which may still be filling; its `import_status` tells when that is over. */
        ForkedProject: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Project"];
            };
        };
        /** @description The new project of the user. */
        CreatedProjectForUser: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProjectFields"];
            };
        };
    };
    parameters: {
        /**
         * @description Act as this user (numeric ID or username). Needs the private token of an administrator.
         * @example mira
         */
        SudoQuery: number | string;
        /**
         * @description Act as this user (numeric ID or username). Needs the private token of an administrator.
         * @example mira
         */
        SudoHeader: number | string;
        /**
         * @description Only archived projects (`true`) or only those that are not (`false`).
         * @example false
         */
        Archived: boolean;
        /**
         * @description Only projects of this visibility.
         * @example public
         */
        ProjectVisibility: components["schemas"]["Visibility"];
        /**
         * @description What the list is ordered by; by the time of creation unless given.
         * @example last_activity_at
         */
        ProjectOrderBy: components["schemas"]["ProjectOrder"];
        /**
         * @description Direction of the order, descending unless given.
         * @example asc
         */
        Sort: components["schemas"]["SortDirection"];
        /**
         * @description Only projects that match this text.
         * @example loom
         */
        ProjectSearch: string;
        /**
         * @description With `true`, only ID, URL, name and path of each project are returned.
         * @example true
         */
        Simple: boolean;
        /**
         * @description With `true`, only projects that the caller owns.
         * @example true
         */
        Owned: boolean;
        /**
         * @description With `true`, only projects that the caller is a member of.
         * @example true
         */
        Membership: boolean;
        /**
         * @description With `true`, only projects that the caller has starred.
         * @example true
         */
        Starred: boolean;
        /**
         * @description With `true`, `statistics` is part of each project that is returned.
         * @example true
         */
        Statistics: boolean;
        /**
         * @description Only projects whose issues are enabled.
         * @example true
         */
        WithIssuesEnabled: boolean;
        /**
         * @description Only projects whose merge requests are enabled.
         * @example true
         */
        WithMergeRequestsEnabled: boolean;
        /**
         * @description Number of the page to return, counted from 1.
         * @example 1
         */
        Page: number;
        /**
         * @description Number of items on a page. At most 100 are returned.
         * @example 20
         */
        PerPage: number;
        /**
         * @description Numeric ID of the project, or its URL-encoded path `NAMESPACE/PROJECT_NAME` (`/` is written `%2F`).
         * @example atelier/loom
         */
        ProjectId: components["schemas"]["IdOrPath"];
        /**
         * @description Only users that match this text.
         * @example mira
         */
        ProjectUserSearch: string;
        /**
         * @description ID of the user who is going to own the project.
         * @example 3
         */
        ProjectOwnerId: components["schemas"]["Id"];
    };
    requestBodies: {
        /** @description The new project. */
        CreateProject: {
            content: {
                "application/json": components["schemas"]["CreateProject"];
                "application/x-www-form-urlencoded": components["schemas"]["CreateProject"];
                "multipart/form-data": components["schemas"]["CreateProject"];
            };
        };
        /** @description Attributes to change. */
        UpdateProject: {
            content: {
                "application/json": components["schemas"]["UpdateProject"];
                "application/x-www-form-urlencoded": components["schemas"]["UpdateProject"];
                "multipart/form-data": components["schemas"]["UpdateProject"];
            };
        };
        /** @description Where the fork goes; may be left out. */
        ForkProject: {
            content: {
                "application/json": components["schemas"]["ForkProject"];
                "application/x-www-form-urlencoded": components["schemas"]["ForkProject"];
                "multipart/form-data": components["schemas"]["ForkProject"];
            };
        };
        /** @description The new project. */
        CreateProjectForUser: {
            content: {
                "application/json": components["schemas"]["CreateProjectForUser"];
                "application/x-www-form-urlencoded": components["schemas"]["CreateProjectForUser"];
                "multipart/form-data": components["schemas"]["CreateProjectForUser"];
            };
        };
    };
    headers: {
        /**
         * @description Where to go from this page: a comma-separated list of full URLs with the relations `prev`, `next`, `first` and `last`. Follow these instead of building URLs.
         * @example <https://forge.example.com/api/v4/projects?page=1&per_page=20>; rel="first", <https://forge.example.com/api/v4/projects?page=1&per_page=20>; rel="last"
         */
        Link: components["schemas"]["LinkHeader"];
        /**
         * @description Number of items in the whole list.
         * @example 2
         */
        XTotal: components["schemas"]["Count"];
        /**
         * @description Number of pages in the whole list.
         * @example 1
         */
        XTotalPages: components["schemas"]["Count"];
        /**
         * @description Number of items on a page, 100 at most.
         * @example 20
         */
        XPerPage: components["schemas"]["PageSize"];
        /**
         * @description Number of this page, counted from 1.
         * @example 1
         */
        XPage: components["schemas"]["PageNumber"];
        /**
         * @description Number of the next page; empty on the last one.
         * @example
         */
        XNextPage: components["schemas"]["PageNumberOrEmpty"];
        /**
         * @description Number of the previous page; empty on the first one.
         * @example
         */
        XPrevPage: components["schemas"]["PageNumberOrEmpty"];
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listProjects: {
        parameters: {
            query?: {
                /**
                 * @description Act as this user (numeric ID or username). Needs the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * @description Only archived projects (`true`) or only those that are not (`false`).
                 * @example false
                 */
                archived?: components["parameters"]["Archived"];
                /**
                 * @description Only projects of this visibility.
                 * @example public
                 */
                visibility?: components["parameters"]["ProjectVisibility"];
                /**
                 * @description What the list is ordered by; by the time of creation unless given.
                 * @example last_activity_at
                 */
                order_by?: components["parameters"]["ProjectOrderBy"];
                /**
                 * @description Direction of the order, descending unless given.
                 * @example asc
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Only projects that match this text.
                 * @example loom
                 */
                search?: components["parameters"]["ProjectSearch"];
                /**
                 * @description With `true`, only ID, URL, name and path of each project are returned.
                 * @example true
                 */
                simple?: components["parameters"]["Simple"];
                /**
                 * @description With `true`, only projects that the caller owns.
                 * @example true
                 */
                owned?: components["parameters"]["Owned"];
                /**
                 * @description With `true`, only projects that the caller is a member of.
                 * @example true
                 */
                membership?: components["parameters"]["Membership"];
                /**
                 * @description With `true`, only projects that the caller has starred.
                 * @example true
                 */
                starred?: components["parameters"]["Starred"];
                /**
                 * @description With `true`, `statistics` is part of each project that is returned.
                 * @example true
                 */
                statistics?: components["parameters"]["Statistics"];
                /**
                 * @description Only projects whose issues are enabled.
                 * @example true
                 */
                with_issues_enabled?: components["parameters"]["WithIssuesEnabled"];
                /**
                 * @description Only projects whose merge requests are enabled.
                 * @example true
                 */
                with_merge_requests_enabled?: components["parameters"]["WithMergeRequestsEnabled"];
                /**
                 * @description Number of the page to return, counted from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Number of items on a page. At most 100 are returned.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description Act as this user (numeric ID or username). Needs the private token of an administrator.
                 * @example mira
                 */
                SUDO?: components["parameters"]["SudoHeader"];
            };
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
                 * @description Act as this user (numeric ID or username). Needs the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: {
                /**
                 * @description Act as this user (numeric ID or username). Needs the private token of an administrator.
                 * @example mira
                 */
                SUDO?: components["parameters"]["SudoHeader"];
            };
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
                 * @description Act as this user (numeric ID or username). Needs the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * @description With `true`, `statistics` is part of each project that is returned.
                 * @example true
                 */
                statistics?: components["parameters"]["Statistics"];
            };
            header?: {
                /**
                 * @description Act as this user (numeric ID or username). Needs the private token of an administrator.
                 * @example mira
                 */
                SUDO?: components["parameters"]["SudoHeader"];
            };
            path: {
                /**
                 * @description Numeric ID of the project, or its URL-encoded path `NAMESPACE/PROJECT_NAME` (`/` is written `%2F`).
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
                 * @description Act as this user (numeric ID or username). Needs the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: {
                /**
                 * @description Act as this user (numeric ID or username). Needs the private token of an administrator.
                 * @example mira
                 */
                SUDO?: components["parameters"]["SudoHeader"];
            };
            path: {
                /**
                 * @description Numeric ID of the project, or its URL-encoded path `NAMESPACE/PROJECT_NAME` (`/` is written `%2F`).
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
            422: components["responses"]["UnprocessableEntity"];
        };
    };
    deleteProject: {
        parameters: {
            query?: {
                /**
                 * @description Act as this user (numeric ID or username). Needs the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: {
                /**
                 * @description Act as this user (numeric ID or username). Needs the private token of an administrator.
                 * @example mira
                 */
                SUDO?: components["parameters"]["SudoHeader"];
            };
            path: {
                /**
                 * @description Numeric ID of the project, or its URL-encoded path `NAMESPACE/PROJECT_NAME` (`/` is written `%2F`).
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
                 * @description Act as this user (numeric ID or username). Needs the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
                /**
                 * @description Only users that match this text.
                 * @example mira
                 */
                search?: components["parameters"]["ProjectUserSearch"];
                /**
                 * @description Number of the page to return, counted from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Number of items on a page. At most 100 are returned.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description Act as this user (numeric ID or username). Needs the private token of an administrator.
                 * @example mira
                 */
                SUDO?: components["parameters"]["SudoHeader"];
            };
            path: {
                /**
                 * @description Numeric ID of the project, or its URL-encoded path `NAMESPACE/PROJECT_NAME` (`/` is written `%2F`).
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
                 * @description Act as this user (numeric ID or username). Needs the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: {
                /**
                 * @description Act as this user (numeric ID or username). Needs the private token of an administrator.
                 * @example mira
                 */
                SUDO?: components["parameters"]["SudoHeader"];
            };
            path: {
                /**
                 * @description Numeric ID of the project, or its URL-encoded path `NAMESPACE/PROJECT_NAME` (`/` is written `%2F`).
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
                 * @description Act as this user (numeric ID or username). Needs the private token of an administrator.
                 * @example mira
                 */
                sudo?: components["parameters"]["SudoQuery"];
            };
            header?: {
                /**
                 * @description Act as this user (numeric ID or username). Needs the private token of an administrator.
                 * @example mira
                 */
                SUDO?: components["parameters"]["SudoHeader"];
            };
            path: {
                /**
                 * @description ID of the user who is going to own the project.
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
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
