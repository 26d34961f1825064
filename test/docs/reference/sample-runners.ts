/** Runs samples of the reference, by the interpreters and compilers that are installed. */
import { execFile, spawn, spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A sample of one operation. */
export interface OperationSample {
  readonly id: string
  readonly source: string
}

/** Runs the samples of one language. */
export interface Runner extends Disposable {
  /** The error of the sample, empty if there was none. */
  run(sample: OperationSample): Promise<string>
}

export interface Language {
  /** Name of the tab in the reference. */
  readonly label: string
  /** What has to be installed for this language and is not. */
  readonly missing: string | undefined
  readonly start: (folder: string, samples: readonly OperationSample[]) => Promise<Runner>
}

const client = join(import.meta.dirname, '..', '..', '..', 'generated', 'client.ts')

/** The Python that has both libraries, if one does. */
const python = ['python3', '/usr/bin/python3'].find((command) =>
  canRun(command, '-c', 'import gitlab, requests'),
)

/** All languages of the reference. */
export const languages: readonly Language[] = [
  { label: 'curl', missing: canRun('curl', '--version') ? undefined : 'curl', start: startCurl },
  { label: 'fetch', missing: undefined, start: (folder) => interpreter(folder, process.execPath, 'mjs') },
  {
    label: 'TypeScript',
    missing: undefined,
    start: (folder) => interpreter(folder, process.execPath, 'mts'),
  },
  {
    label: 'Python',
    missing: python === undefined ? 'Python with requests and python-gitlab' : undefined,
    start: (folder) => interpreter(folder, python ?? '', 'py'),
  },
  {
    label: 'Ruby',
    missing: canRun('ruby', '--version') ? undefined : 'Ruby',
    start: (folder) => interpreter(folder, 'ruby', 'rb'),
  },
  { label: 'Go', missing: canRun('go', 'version') ? undefined : 'Go', start: startGo },
]

function canRun(command: string, ...args: string[]): boolean {
  return spawnSync(command, args).status === 0
}

async function startCurl(folder: string): Promise<Runner> {
  return {
    run: ({ source }) =>
      errorOf('sh', ['-c', source.replace('curl ', 'curl --silent --show-error ')], folder),
    [Symbol.dispose]: () => undefined,
  }
}

/** Compiles all samples into one program, since linking a program for each takes minutes. */
async function startGo(folder: string, samples: readonly OperationSample[]): Promise<Runner> {
  for (const { id, source } of samples)
    await writeFile(join(folder, `${id}.go`), `${source.replace('func main()', `func ${id}()`)}\n`)
  const entries = samples.map(({ id }) => `\t"${id}": ${id},`)
  const main = ['package main', 'import "os"', 'func main() { samples[os.Args[1]]() }']
  await writeFile(
    join(folder, 'main.go'),
    [...main, 'var samples = map[string]func(){', ...entries, '}', ''].join('\n'),
  )
  const files = ['main.go', ...samples.map(({ id }) => `${id}.go`)]
  await run('go', ['build', '-o', 'samples', ...files], { cwd: folder })
  return {
    run: ({ id }) => errorOf(join(folder, 'samples'), [id], folder),
    [Symbol.dispose]: () => undefined,
  }
}

async function errorOf(command: string, args: readonly string[], cwd: string): Promise<string> {
  try {
    await run(command, args, { cwd, encoding: 'buffer' })
    return ''
  } catch (error) {
    return String(error)
  }
}

const programs = {
  js: `import { createInterface } from 'node:readline'
console.log = () => {}
for await (const file of createInterface(process.stdin)) {
  const error = await import(file).then(() => '', (error) => String(error))
  process.stdout.write(JSON.stringify(error) + '\\n')
}`,
  py: `import sys, json, io, contextlib
for line in sys.stdin:
    error = ""
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            exec(compile(open(line.strip()).read(), line, "exec"), {})
    except BaseException as caught:
        error = repr(caught)
    print(json.dumps(error), flush=True)
`,
  rb: `require 'json'
require 'stringio'
$stdin.each_line do |line|
  error = ''
  $stdout = StringIO.new
  begin
    load line.strip
  rescue StandardError, ScriptError => caught
    error = caught.inspect
  end
  $stdout = STDOUT
  puts JSON.generate(error)
  $stdout.flush
end
`,
} as const

/** A process that runs one sample after the other, since starting an interpreter for each takes long. */
async function interpreter(
  folder: string,
  command: string,
  extension: 'mjs' | 'mts' | 'py' | 'rb',
): Promise<Runner> {
  const language = extension === 'mjs' || extension === 'mts' ? 'js' : extension
  const program = join(folder, language === 'js' ? 'run.mjs' : `run.${language}`)
  await writeFile(program, programs[language])
  const child = spawn(command, [program], { cwd: folder })
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  return {
    async run({ id, source }) {
      const file = join(folder, `${id}.${extension}`)
      await writeFile(file, source.replace("'forge-contract/client'", `'${client}'`))
      child.stdin.write(`${file}\n`)
      const { value, done } = await lines.next()
      return done === true ? 'the interpreter has ended' : String(JSON.parse(value))
    },
    [Symbol.dispose]: () => void child.kill(),
  }
}
