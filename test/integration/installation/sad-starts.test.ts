/** A database that is not there when a command starts: whatever is missing, nothing is replaced by nothing. */
import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  away,
  contentOf,
  copyFolder,
  identifierOf,
  makeOther,
  openSad,
  root,
  runOn,
  type Sad,
} from '#test/support/sad-installation.ts'
import { quarterOf } from '#test/support/quarter.ts'
import { startPostgres } from '../../../scripts/lib/postgres.ts'

let sad: Sad
/** Another installation, stopped. */
let other: string
let identifier: string
beforeAll(async () => {
  sad = await openSad()
  other = sad.place()
  await makeOther(other)
  identifier = identifierOf(join(sad.copy(), 'postgres'))!
}, 120_000)
afterAll(() => sad.clear(), 120_000)

const replace = (from: string, to: string): void => {
  rmSync(to, { recursive: true, force: true })
  copyFolder(from, to)
}

interface Loss {
  what: string
  lose: (dataDir: string) => void
  /** What the refusal must name, in either language. */
  names: RegExp[]
}

const losses: readonly Loss[] = [
  {
    what: 'postgres/ is missing',
    lose: (dataDir) => away(dataDir, 'postgres'),
    names: [/postgres is missing/, /postgres\.json/, /secret\.keys/, /Không tạo cơ sở dữ liệu mới/],
  },
  {
    what: 'postgres/ and postgres.json are missing',
    lose: (dataDir) => away(dataDir, 'postgres', 'postgres.json'),
    names: [/postgres is missing/, /secret\.keys/, /demo\.txt/],
  },
  ...['database.json', 'secret.keys', 'demo.txt', 'postgres.log', 'postgres.json'].map((left) => ({
    what: `only ${left} is left`,
    lose: (dataDir: string) => away(dataDir, ...contentOf(dataDir).filter((name) => name !== left)),
    names: [/postgres is missing/, new RegExp(left)],
  })),
  {
    what: 'only the log of the servers is left',
    lose: (dataDir) => {
      away(dataDir, ...contentOf(dataDir))
      mkdirSync(join(dataDir, 'log'))
      writeFileSync(join(dataDir, 'log', 'server.log'), '{}\n')
    },
    names: [/postgres is missing/, /log\//],
  },
  {
    what: 'postgres/ is empty',
    lose: (dataDir) => {
      away(dataDir, 'postgres')
      mkdirSync(join(dataDir, 'postgres'), { mode: 0o700 })
    },
    names: [/folder is empty/, /trống/, /postgres/],
  },
  {
    what: 'everything else is gone and postgres/ is empty',
    lose: (dataDir) => {
      away(dataDir, ...contentOf(dataDir))
      mkdirSync(join(dataDir, 'postgres'), { mode: 0o700 })
    },
    names: [/postgres\.json/],
  },
  {
    what: 'postgres/ leads to a disk that is not mounted',
    lose: (dataDir) => {
      away(dataDir, 'postgres')
      symlinkSync('/nowhere/at/all', join(dataDir, 'postgres'))
    },
    names: [/leads to what is not there/],
  },
  {
    what: 'postgres/ has lost its control file',
    lose: (dataDir) => rmSync(join(dataDir, 'postgres', 'global', 'pg_control')),
    names: [/pg_control is missing or cut/],
  },
  {
    what: 'the control file is cut',
    lose: (dataDir) => truncateSync(join(dataDir, 'postgres', 'global', 'pg_control'), 3),
    names: [/pg_control is missing or cut/],
  },
  {
    what: 'postgres/ has lost PG_VERSION',
    lose: (dataDir) => rmSync(join(dataDir, 'postgres', 'PG_VERSION')),
    names: [/PG_VERSION is missing/],
  },
  {
    what: 'postgres/ is of another major version',
    lose: (dataDir) => writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n'),
    names: [/of PostgreSQL 17, and the program runs PostgreSQL 18/],
  },
  {
    what: 'postgres/ is of another installation',
    lose: (dataDir) => replace(join(other, 'postgres'), join(dataDir, 'postgres')),
    names: [/database of another installation/, /bản cài đặt khác/],
  },
  {
    what: 'postgres/ and postgres.json are of another installation',
    lose: (dataDir) => {
      for (const name of ['postgres', 'postgres.json']) replace(join(other, name), join(dataDir, name))
    },
    names: [/is another database/, /cơ sở dữ liệu khác/],
  },
  {
    what: 'postgres.json is missing',
    lose: (dataDir) => away(dataDir, 'postgres.json'),
    names: [/postgres\.json with the passwords of this database is missing/],
  },
  ...(
    [
      ['cut', '{"port":'],
      ['empty', ''],
      ['another JSON', '[]'],
      ['null', 'null'],
      ['without passwords', '{"port":5432,"passwords":{}}'],
    ] as const
  ).map(([how, text]) => ({
    what: `postgres.json is ${how}`,
    lose: (dataDir: string) => writeFileSync(join(dataDir, 'postgres.json'), text),
    names: [/postgres\.json cannot be read/, /Không đọc được tệp .*postgres\.json/],
  })),
  {
    what: 'postgres.json is a folder',
    lose: (dataDir) => {
      rmSync(join(dataDir, 'postgres.json'))
      mkdirSync(join(dataDir, 'postgres.json'))
    },
    names: [/postgres\.json cannot be read/],
  },
  {
    what: 'database.json is cut',
    lose: (dataDir) => writeFileSync(join(dataDir, 'database.json'), '{'),
    names: [/database\.json cannot be read/],
  },
]

/** Each loss is tried with the start, and with one other command. */
const commands: readonly (readonly string[])[] = [
  ['tenant.ts', 'create', 'moi', '--name', 'Mới', '--admin', 'admin', '--password', 'matkhau123'],
  ['tenant.ts', 'list'],
  ['restore.ts', '/nowhere/a.backup'],
  ['backup.ts', '/nowhere/a.backup'],
  ['demo.ts'],
  ['ledger.ts', 'verify'],
]

const kinds = [/another installation/, /left|gone/, /^postgres\.json|^database\.json/, /control|VERSION|version/]
const kindOf = ({ what }: Loss): string => String(kinds.find((kind) => kind.test(what)))

describe('at rest', () => {
  it.each(
    quarterOf(
      losses.map((loss, at) => ({ ...loss, command: commands[at % commands.length]! })),
      kindOf,
    ),
  )(
    '$what: refused, named, and nothing is made',
    async ({ lose, names, command }) => {
      const dataDir = sad.copy()
      lose(dataDir)
      const directory = join(dataDir, 'postgres')
      const [content, found] = [contentOf(dataDir), identifierOf(directory)]
      for (const words of [['start.ts'], command]) {
        const { code, said } = await runOn(dataDir, words)
        expect(code, said).toBe(1)
        for (const name of names) expect(said).toMatch(name)
        expect(said).not.toMatch(/ {4}at /)
        expect(identifierOf(directory)).toBe(found)
        expect(contentOf(dataDir).filter((name) => !content.includes(name) && name !== 'postgres.log')).toEqual([])
      }
      if (existsSync(join(`${dataDir}-away`, 'postgres')))
        expect(identifierOf(join(`${dataDir}-away`, 'postgres'))).toBe(identifier)
    },
    60_000,
  )

  it('the database inside the server is gone: it is not made again', async () => {
    const dataDir = sad.copy()
    const postgres = await startPostgres({ dataDir })
    const { default: pg } = await import('pg')
    const admin = new pg.Client({ connectionString: postgres.adminUrl })
    await admin.connect()
    await admin.query('drop database vua')
    await admin.end()
    await postgres.stop()
    const { code, said } = await runOn(dataDir, ['tenant.ts', 'list'])
    expect(code, said).toBe(1)
    expect(said).toMatch(/"vua" .*is missing.*secret\.keys/s)
  })

  it('a command that reads makes nothing where nothing ever was', async () => {
    const dataDir = sad.place()
    for (const words of [
      ['tenant.ts', 'list'],
      ['backup.ts', join(`${dataDir}.backup`)],
      ['ledger.ts', 'verify'],
    ]) {
      const { code, said } = await runOn(dataDir, words)
      expect(code, said).toBe(1)
      expect(said).toMatch(/There is no database in/)
    }
    expect(existsSync(dataDir)).toBe(false)
    expect(existsSync(`${dataDir}.backup`)).toBe(false)
  })

  it('a backup of nothing does not take the place of an older one', async () => {
    const dataDir = sad.copy()
    const path = `${dataDir}.backup`
    writeFileSync(path, 'an older one')
    const { code, said } = await runOn(dataDir, ['backup.ts', path])
    expect(code, said).toBe(1)
    expect(said).toMatch(/no tenant in this database/)
    expect(readFileSync(path, 'utf8')).toBe('an older one')
  })
})

const startsAgain = async (dataDir: string): Promise<void> => {
  const postgres = await startPostgres({ dataDir })
  await postgres.stop()
}

describe('what is not a loss', () => {
  it('an installation of an older version, which remembered nothing, starts and remembers', async () => {
    const dataDir = sad.copy()
    rmSync(join(dataDir, 'database.json'))
    const path = join(dataDir, 'postgres.json')
    const { port, passwords } = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>
    writeFileSync(path, JSON.stringify({ port, passwords }))
    expect((await runOn(dataDir, ['tenant.ts', 'list'])).code).toBe(0)
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ system: identifier })
    expect(contentOf(dataDir)).toContain('database.json')
  })

  it('a first start that was killed while it made the database is begun again', async () => {
    const dataDir = sad.place()
    const child = spawn(
      process.execPath,
      [join(root, 'scripts/tenant.ts'), 'create', 'a', '--name', 'a', '--admin', 'a', '--password', 'matkhau123'],
      {
        cwd: root,
        env: { ...process.env, DATA_DIR: dataDir },
        stdio: 'ignore',
      },
    )
    const ended = new Promise((resolve) => child.once('exit', resolve))
    while (!contentOf(dataDir).some((name) => existsSync(join(dataDir, name, 'PG_VERSION')))) await sleep(5)
    child.kill('SIGKILL')
    await ended
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
    await startsAgain(dataDir)
    expect(JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8'))).toMatchObject({
      system: identifierOf(join(dataDir, 'postgres')),
    })
  })

  it.each(['before the folder', 'after the folder'])('killed %s was complete', async (when) => {
    const dataDir = when === 'after the folder' ? sad.copy() : sad.place()
    mkdirSync(join(dataDir, 'postgres.new.1'), { recursive: true })
    writeFileSync(join(dataDir, 'postgres.new.1', 'PG_VERSION'), '18\n')
    const passwords = { admin: 'a', owner: 'b', app: 'c' }
    writeFileSync(join(dataDir, 'postgres.json'), JSON.stringify({ port: 0, passwords, isMaking: true }))
    if (when === 'before the folder') return startsAgain(dataDir)
    const before = identifierOf(join(dataDir, 'postgres'))
    await startsAgain(dataDir)
    expect(identifierOf(join(dataDir, 'postgres'))).toBe(before)
  })
})

it.runIf(process.getuid?.() !== 0)('a folder that may not be read is named', async () => {
  const dataDir = sad.copy()
  chmodSync(join(dataDir, 'postgres.json'), 0)
  const { code, said } = await runOn(dataDir, ['start.ts'])
  expect(code).toBe(1)
  expect(said).toMatch(/postgres\.json cannot be read/)
})
