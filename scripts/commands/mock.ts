import { exit, styled, untilStopped } from '../command-line/io.ts'
import { host, json, port } from '../command-line/options.ts'
import { invocation } from '../command-line/package-file.ts'
import { verb } from '../command-line/verb.ts'

/** Serves the examples of the contract. */
export const mock = verb({
  name: 'mock',
  summary: 'serve the examples of the contract, without state',
  description:
    'Validates each request against the contract and returns an example; nothing is stored. The header `Prefer: code=404` ' +
    'selects an error response, `Prefer: example=NAME` another example. Any token is valid. For a stateful server, ' +
    'see forge-contract serve.',
  options: { port: port(3001), host, json },
  examples: [
    { command: invocation('mock'), does: 'Listens on 127.0.0.1:3001.' },
    {
      command: "curl -H 'PRIVATE-TOKEN: any' http://127.0.0.1:3001/api/v4/projects",
      does: 'Returns the example of a list of projects.',
    },
    {
      command:
        "curl -H 'PRIVATE-TOKEN: any' -H 'Prefer: code=404' \\\n    http://127.0.0.1:3001/api/v4/projects/7",
      does: 'Returns the documented 404.',
    },
  ],
  async run({ host: url, port: number, json: isJson }, io) {
    const log = (line: string) => (isJson ? undefined : io.out(line))
    const { startMock } = await import('../mock/prism.ts')
    const running = await startMock({ host: url, port: number, log, signal: io.stop })
    if (running === undefined) return exit.success
    const { baseUrl } = running
    if (isJson) io.out(JSON.stringify({ baseUrl }))
    else
      io.out(`${styled(io, 'bold', 'The mock is running.')} Ctrl+C stops it.

  API   ${baseUrl}

Try:

  curl -H 'PRIVATE-TOKEN: any' \\
    ${baseUrl}/projects

  curl -H 'PRIVATE-TOKEN: any' -H 'Prefer: code=404' \\
    ${baseUrl}/projects/7
`)
    await Promise.race([untilStopped(io), running.ended])
    const expected = io.stop.aborted
    await running.close()
    return expected ? exit.success : exit.negative
  },
})
