/** The ways to authenticate other than by a private token in the header. Spec: document 1, "Authentication". */
import type { Actor } from '../../fixtures/actor.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { provideCredential } from '../../fixtures/provisioning.ts'
import { accountNames } from '../../fixtures/roles.ts'
import { Shared } from '../../fixtures/shared.ts'
import type { Parameters } from '../../protocol/encode.ts'
import { Blocked } from '../../protocol/signals.ts'
import type { Credentials } from './items-of-caller.ts'
import type { PreparedRequest, Variation } from '../valid-request.ts'

export interface Transport {
  readonly topic: string
  readonly credential: string
  readonly credentialsOf: (
    context: CheckContext,
    actor: Actor,
  ) => CredentialsOfRequest | Promise<CredentialsOfRequest>
}

/** Fields are sent in a form, together with the attributes. */
interface CredentialsOfRequest extends Credentials {
  readonly fields?: Parameters
}

/** The prepared request with these credentials. */
export function authenticatedBy(
  { by, query, fields }: CredentialsOfRequest,
  prepared: Pick<PreparedRequest, 'query' | 'body'>,
): Variation {
  return {
    by,
    query: { ...prepared.query, ...query },
    ...(fields === undefined ? {} : { encoding: 'form', body: { ...prepared.body, ...fields } }),
  }
}

/** The private token of an actor, which only `sudo` returns. */
function privateTokenOf({ account: { token } }: Actor): string {
  if (token === null) throw new Blocked('GET /user under sudo returned no private_token')
  return token
}

export const privateToken: Transport = {
  topic: 'token-in-query',
  credential: '`private_token` in its query',
  credentialsOf: (_, actor) => ({ by: actor.with({}), query: { private_token: privateTokenOf(actor) } }),
}

export const privateTokenInForm: Transport = {
  topic: 'token-in-form',
  credential: '`private_token` as a form field',
  credentialsOf: (_, actor) => ({
    by: actor.with({}),
    query: {},
    fields: { private_token: privateTokenOf(actor) },
  }),
}

const kinds = ['oauth', 'personal', 'impersonation', 'sessions'] as const

type Kind = (typeof kinds)[number]

async function provideFor(context: CheckContext, { id }: Actor, kind: Kind): Promise<string> {
  return kind === 'sessions'
    ? provideCredential(context, kind, { user_id: id })
    : provideCredential(context, 'tokens', { user_id: id, kind })
}

/** One credential of each kind for the actors of all checks. */
const shared: ReadonlyMap<string, Shared<string>> = new Map(
  kinds.flatMap((kind) => [
    [
      `admin ${kind}`,
      new Shared(`${kind} of admin`, (context) => provideFor(context, context.admin, kind)),
    ] as const,
    ...accountNames.map((name) => {
      const credential = new Shared(`${kind} of ${name}`, (context) =>
        provideFor(context, context.actor(name), kind),
      )
      return [`${name} ${kind}`, credential] as const
    }),
  ]),
)

export async function credentialOf(context: CheckContext, actor: Actor, kind: Kind): Promise<string> {
  const known = shared.get(`${actor.name} ${kind}`)
  return known === undefined ? provideFor(context, actor, kind) : context.use(known)
}

export const accessToken: Transport = {
  topic: 'access-token-in-query',
  credential: '`access_token` in its query',
  credentialsOf: async (context, actor) => ({
    by: actor.with({}),
    query: { access_token: await credentialOf(context, actor, 'oauth') },
  }),
}

export const accessTokenInForm: Transport = {
  topic: 'access-token-in-form',
  credential: '`access_token` as a form field',
  credentialsOf: async (context, actor) => ({
    by: actor.with({}),
    query: {},
    fields: { access_token: await credentialOf(context, actor, 'oauth') },
  }),
}

export const bearerToken: Transport = {
  topic: 'bearer-token',
  credential: 'an OAuth 2 token in its header `Authorization`',
  credentialsOf: async (context, actor) => ({
    by: actor.with({ Authorization: `Bearer ${await credentialOf(context, actor, 'oauth')}` }),
    query: {},
  }),
}

export const sessionCookie: Transport = {
  topic: 'session-cookie',
  credential: 'a session cookie',
  credentialsOf: async (context, actor) => ({
    by: actor.with({ Cookie: `_service_session=${await credentialOf(context, actor, 'sessions')}` }),
    query: {},
  }),
}
