import fs from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const installed = createRequire(join(process.argv[2], 'package.json'))
const git = installed('isomorphic-git')
const http = installed('isomorphic-git/http/node')

const dir = join(process.cwd(), 'clone')
const { FORGE_URL: url, FORGE_TOKEN: password } = process.env
const remote = { fs, http, dir, url, onAuth: () => ({ username: 'mira', password }) }
const author = { name: 'Mira', email: 'mira@example.com' }

await git.clone(remote)
console.log((await git.log({ fs, dir })).length)
fs.writeFileSync(join(dir, 'woven.txt'), 'Woven\n')
await git.add({ fs, dir, filepath: 'woven.txt' })
await git.commit({ fs, dir, message: 'Weave', author })
await git.tag({ fs, dir, ref: 'v1' })
await git.push({ ...remote, ref: 'master', remoteRef: 'refs/heads/weave' })
await git.push({ ...remote, ref: 'v1' })
await git.push({ ...remote, ref: 'master', remoteRef: 'refs/heads/old', delete: true })
