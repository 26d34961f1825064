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
        post?: never;
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
        get?: never;
        /**
         * Update a project
         * @description Changes the attributes that are given and leaves the others as they are.
         */
        put: operations["updateProject"];
        post?: never;
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
         * @description Who can see a thing:
         *
         *     - `private`: access must be granted to each user explicitly
         *     - `internal`: any signed-in user
         *     - `public`: everybody, without authentication
         * @example private
         * @enum {string}
         */
        Visibility: "private" | "internal" | "public";
        /** @description What a project may show. */
        ProjectFields: {
            id?: components["schemas"]["Id"];
            /**
             * @description Name.
             * @example Loom
             */
            name?: string;
            visibility?: components["schemas"]["Visibility"];
        };
        /** @description A project as a reader sees it. */
        Project: WithRequired<components["schemas"]["ProjectFields"], "id" | "name" | "visibility">;
        /** @description A project in few words. */
        SimpleProject: {
            id: components["schemas"]["Id"];
            /**
             * @description Name.
             * @example Loom
             */
            name: string;
        };
        /** @description Projects, full or simple. */
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
        /**
         * @description Numeric ID, or the URL-encoded path (`/` is written `%2F`).
         * @example atelier%2Florem
         */
        IdOrPath: number | string;
        /** @description Attributes to change. */
        UpdateProject: {
            /**
             * @description New name.
             * @example Loom
             */
            name: string;
            /**
             * @description Tags that finally stay assigned.
             * @example [
             *       "weaving"
             *     ]
             */
            tag_list?: string[];
        };
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
        /** @description The project as it is now. */
        UpdatedProject: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProjectFields"];
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
    };
    requestBodies: {
        /** @description Attributes to change. */
        UpdateProject: {
            content: {
                "application/json": components["schemas"]["UpdateProject"];
                "application/x-www-form-urlencoded": components["schemas"]["UpdateProject"];
                "multipart/form-data": components["schemas"]["UpdateProject"];
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
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
