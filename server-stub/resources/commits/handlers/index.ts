/** Commits, comments on them and their statuses. Spec: document 3, "Commits". */
import type { Area } from '../../../http/handler.ts'
import type { Services } from '../../../services.ts'
import { comments } from './comments.ts'
import { history } from './history.ts'
import { statuses } from './statuses.ts'

export const commits = { ...history, ...comments, ...statuses } satisfies Area<'commits', Services>
