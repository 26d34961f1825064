/** `node main.ts PORT TOKEN [unusual]`: serves the API on this machine, and prints its URL. */
import { once } from 'node:events'
import { unusual, usual } from './server-choices.ts'
import { createForge } from './server.ts'

const [port = '3000', adminToken = 'root-token', choices] = process.argv.slice(2)
const server = createForge({
  adminToken,
  choices: choices === 'unusual' ? unusual : usual,
  now: () => new Date(),
})
server.listen(Number(port), '127.0.0.1')
await once(server, 'listening')
const bound = server.address()
console.log(`http://127.0.0.1:${typeof bound === 'object' ? bound?.port : port}/api/v4`)
