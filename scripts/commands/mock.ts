import { exit, styled, untilStopped } from '../command-line/io.ts'
import { host, port } from '../command-line/options.ts'
import { invocation } from '../command-line/package-file.ts'
import { verb } from '../command-line/verb.ts'
import { startMock } from '../mock/prism.ts'

/** Serves the contract's examples. */
export const mock = verb({
  name: 'mock',
  summary: "answer with the contract's examples, without state",
  description:
    'Checks each request against the contract and answers with an example: plausible, always the same, nothing is kept. ' +
    'Ask for a refusal with the header `Prefer: code=404`, for another example with `Prefer: example=NAME`. ' +
    'Any token is taken. For a server with a memory, see forge-contract serve.',
  options: { port: port(3001), host },
  examples: [
    { command: invocation('mock'), does: 'Listens on 127.0.0.1:3001.' },
    {
      command: "curl -H 'PRIVATE-TOKEN: any' http://127.0.0.1:3001/api/v4/projects",
      does: 'Answers with the example of a list of projects.',
    },
    {
      command:
        "curl -H 'PRIVATE-TOKEN: any' -H 'Prefer: code=404' \\\n    http://127.0.0.1:3001/api/v4/projects/7",
      does: 'Answers with the documented 404.',
    },
  ],
  async run({ host: address, port: number }, io) {
    const running = await startMock({ host: address, port: number, log: (line) => io.out(line) })
    io.out(`${styled(io, 'bold', 'The mock listens.')} Ctrl+C ends it.

  API   ${running.baseUrl}

Try:

  curl -H 'PRIVATE-TOKEN: any' \\
    ${running.baseUrl}/projects

  curl -H 'PRIVATE-TOKEN: any' -H 'Prefer: code=404' \\
    ${running.baseUrl}/projects/7
`)
    await Promise.race([untilStopped(io), running.ended])
    const expected = io.stop.aborted
    await running.close()
    return expected ? exit.fine : exit.notFine
  },
})
