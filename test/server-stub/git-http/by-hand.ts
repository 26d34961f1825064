/** Requests for a repository that no Git client makes, or not when a test needs them. */
import type { User } from '../../support/forge.ts'
import { commit, oidOf, packOf, pushBody, tree, whole } from './packs.ts'
import { basic } from './workspace.ts'

/** Pushes a commit without a parent, with one file, to a ref, as if the ref had been seen at `from`. Returns the report. */
export async function pushByHand(
  remote: string,
  who: User,
  ref: string,
  from: string,
  content = 'x\n',
): Promise<string> {
  const root = tree({ mode: '100644', name: 'a', oid: oidOf('blob', content) })
  const top = commit(oidOf('tree', root))
  const pack = packOf([whole('blob', content), whole('tree', root), whole('commit', top)])
  return send(remote, who, 'git-receive-pack', pushBody(ref, from, oidOf('commit', top), pack))
}

/** Sends the body of a request to a service of the repository. Returns the body of the response. */
export async function send(remote: string, who: User, service: string, body: Buffer): Promise<string> {
  const response = await fetch(`${remote}/${service}`, {
    method: 'POST',
    headers: {
      authorization: basic('x', who.token),
      'content-type': `application/x-${service}-request`,
    },
    body: new Uint8Array(body),
  })
  return Buffer.from(await response.arrayBuffer()).toString('latin1')
}
