import { describe, expect, it } from 'vitest'
import { stripVTControlCharacters } from 'node:util'
import { styled } from '../../scripts/command-line/io.ts'
import { errorText } from '../../scripts/command-line/wrap.ts'
import { run, verbs } from './captured.ts'

const commands =
  'commands: serve, mock, docs, conformance, collect-garbage, init, completion; see npm run forge-contract -- --help'

describe('help', () => {
  it.for([[['--help']], [['help']]] as const)('%j lists the commands', async ([args]) => {
    const { code, out } = await run(args)
    expect(code).toBe(0)
    for (const { name, summary } of verbs)
      expect(out).toMatch(new RegExp(`^ {2}${name} +${summary.slice(0, 30)}`, 'm'))
  })

  it.for(verbs.map(({ name }) => name))(
    'of %s lists its options with examples in 80 columns',
    async (name) => {
      const { code, out } = await run([name, '--help'])
      expect(code).toBe(0)
      expect(out).toMatch(new RegExp(`^forge-contract ${name}( \\[\\w+\\])?:`))
      expect(out).toContain('Options\n')
      expect(out).toMatch(/Examples\n {2}(npm|npx|node|source) /)
      expect(out.split('\n').filter((line) => line.length > 80)).toEqual([])
    },
  )

  it('groups the options of a verb that has many, and keeps to a narrow terminal', async () => {
    const { out } = await run(['conformance', '--help'], { columns: 60 })
    expect(out).toMatch(/\nA part of the suite\n {2}--smoke /)
    expect(out).toMatch(/\nReports\n {2}--report FORM\[=FILE\]\s/)
    const commands = out.split('\n').filter((line) => line.startsWith('  npm '))
    const long = out.split('\n').filter((line) => line.length > 60 && !commands.includes(line))
    expect(long).toEqual([])
  })

  it('names the defaults and the environment variables', async () => {
    const { out } = await run(['serve', '--help'])
    expect(out.replaceAll(/\s+/g, ' ')).toContain(
      '--port N Port to listen on; 0 chooses a free one. (default: 3000; variable: PORT)',
    )
    expect(out).toContain('FORGE_ADMIN_TOKEN')
    expect(out).toContain('FORGE_DATABASE_URL')
  })

  it('names calls that npm runs with the installed Node', async () => {
    const { out } = await run(['init', '--help'])
    expect(out).toContain('\n  npm run forge-contract -- init vitest\n')
    expect((await run(['--help'])).out).toContain('Usage\n  npm run forge-contract -- COMMAND [options]\n')
  })

  it('describes one command', async () => {
    expect(await run(['help', 'mock'])).toEqual(await run(['mock', '--help']))
  })

  it.for(['--version', 'version'])('%s prints the version of the package', async (name) => {
    expect((await run([name])).out).toMatch(/^\d+\.\d+\.\d+\n$/)
  })
})

describe('an error is one line with a remedy, and exit status 2', () => {
  it.for([
    [[], `forge-contract: a command is missing; ${commands}`],
    [['sevre'], "forge-contract: unknown command 'sevre'; did you mean 'serve'?"],
    [['--port', '1'], `forge-contract: unknown option --port; ${commands}`],
    [['--verson'], "forge-contract: unknown option --verson; did you mean '--version'?"],
    [['help', 'moc'], "forge-contract: unknown command 'moc'; did you mean 'mock'?"],
    [['serve', '--prot', '1'], "forge-contract serve: unknown option --prot; did you mean '--port'?"],
    [['serve', '-p', '1'], 'forge-contract serve: unknown option -p; see npm start -- --help'],
    [['serve', '--__proto__'], 'forge-contract serve: unknown option --__proto__; see npm start -- --help'],
    [['serve', 'now'], "forge-contract serve: unexpected argument 'now'; see npm start -- --help"],
    [
      ['conformance', 'claenup'],
      "forge-contract conformance: unexpected argument 'claenup'; did you mean 'cleanup'?",
    ],
    [
      ['conformance', '--smoke', 'cleanup'],
      "forge-contract conformance: unexpected argument 'cleanup'; write forge-contract conformance cleanup before its options",
    ],
    [['serve', '--port'], 'forge-contract serve: --port requires a value; see npm start -- --help'],
    [
      ['serve', '--port', '--memory'],
      "forge-contract serve: --port requires a value; one that begins with '-' is given as --port=…",
    ],
    [
      ['conformance', '--admin-token', '-abc'],
      "forge-contract conformance: --admin-token requires a value; one that begins with '-' is given as --admin-token=…",
    ],
    [['serve', '--memory=yes'], 'forge-contract serve: --memory takes no value; see npm start -- --help'],
    [
      ['serve', '--port', '65536'],
      "forge-contract serve: --port must be a whole number from 0 to 65535, not '65536'",
    ],
    [['serve', '--port=-1'], "forge-contract serve: --port must be a whole number from 0 to 65535, not '-1'"],
    [
      ['serve', '--data', 'd', '--memory'],
      'forge-contract serve: --memory and --data contradict each other; give one of them',
    ],
    [
      ['serve', '--database', 'mysql://x'],
      'forge-contract serve: --database must be a PostgreSQL URL such as postgres://user@host/name',
    ],
  ] as const)('%j', async ([args, line]) => {
    expect(await run(args)).toEqual({ code: 2, out: '', err: `${line}\n` })
  })

  it('names the environment variable with a wrong value', async () => {
    const { code, err } = await run(['serve'], { environment: { PORT: 'http' } })
    expect({ code, err }).toEqual({
      code: 2,
      err: "forge-contract serve: PORT must be a whole number from 0 to 65535, not 'http'\n",
    })
  })
})

describe('the text of an error', () => {
  const line = `forge-contract: unknown command 'nonsense'; ${commands}`

  it.for([40, 60, 80])('is wrapped in a terminal of %i columns', (columns) => {
    const lines = errorText(
      styled({ colour: true }, 'red', 'forge-contract:') + line.slice(15),
      columns,
    ).split('\n')
    expect(lines.filter((each) => stripVTControlCharacters(each).length > columns)).toEqual([])
    expect(stripVTControlCharacters(lines.join(' '))).toBe(line)
    expect(lines.length).toBeLessThanOrEqual(Math.ceil(line.length / columns) + 1)
  })

  it('is one line without a terminal', () => {
    expect(errorText(line, undefined)).toBe(line)
  })
})

// In /proc the system returns ENOENT for every new folder, upon which the recursive mkdir of Node never returns.
const systemFolder = process.platform === 'linux' ? ['/proc/reference'] : []

const folderOptions = [
  [['docs'], '--output'],
  [['init', 'vitest'], '--output'],
  [['serve', '--port', '0'], '--data'],
] as const

describe.for(folderOptions)('%j', ([command, option]) => {
  it.for(['package.json', 'package.json/reference', ...systemFolder])(
    'names the folder %s, which cannot be written to',
    async (folder) => {
      const { code, err } = await run([...command, option, folder])
      expect(code).toBe(2)
      expect(err).toMatch(
        /^forge-contract (docs|init|serve): cannot write [^:]+: (ENOTDIR|ENOENT)\b.+; give another folder with --(output|data)\n$/,
      )
      expect(err).toContain(`with ${option}\n`)
      expect(err).toContain(`'${folder}`)
    },
  )
})

describe('docs', () => {
  it('rejects a file name for the folder of the reference', async () => {
    const { code, err } = await run(['docs', '--output', 'reference.html'])
    expect(code).toBe(2)
    expect(err).toBe(
      "forge-contract docs: the reference is a folder of pages, and 'reference.html' names a file; give a folder with --output\n",
    )
  })
})
