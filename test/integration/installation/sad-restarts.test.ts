/** A database that is not there any more while the program runs: nothing is made, and it comes back with its folder. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
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
  type Sad,
} from '#test/support/sad-installation.ts'
import { quarterOf } from '#test/support/quarter.ts'
import { keepPostgres, type KeptPostgres } from '../../../scripts/lib/keep-postgres.ts'

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

/** Waits for a line of what the keeper reports. */
const reporter = () => {
  const lines: string[] = []
  return {
    lines,
    report: (line: string) => void lines.push(line),
    until: async (text: RegExp): Promise<string> => {
      for (;;) {
        const found = lines.find((line) => text.test(line))
        if (found) return found
        await sleep(20)
      }
    },
  }
}

const killPostgres = (directory: string): void => {
  process.kill(Number(readFileSync(join(directory, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')
}

interface RunningLoss {
  what: string
  /** Returns where the running database lies now. */
  lose: (dataDir: string) => string
  restore: (dataDir: string) => void
  names: RegExp
}

const backFrom = (dataDir: string, ...names: string[]): void => {
  for (const name of names) {
    rmSync(join(dataDir, name), { recursive: true, force: true })
    renameSync(join(`${dataDir}-away`, name), join(dataDir, name))
  }
}

const whileRunning: readonly RunningLoss[] = [
  {
    what: 'postgres/ is moved away',
    lose: (dataDir) => (away(dataDir, 'postgres'), `${dataDir}-away/postgres`),
    restore: (dataDir) => backFrom(dataDir, 'postgres'),
    names: /does not start.*postgres is missing.*postgres\.log/,
  },
  {
    what: 'the mount of postgres/ is gone',
    lose: (dataDir) => {
      away(dataDir, 'postgres')
      mkdirSync(join(dataDir, 'postgres'))
      return `${dataDir}-away/postgres`
    },
    restore: (dataDir) => backFrom(dataDir, 'postgres'),
    names: /does not start.*folder is empty/,
  },
  {
    what: 'the whole folder is moved away',
    lose: (dataDir) => (renameSync(dataDir, `${dataDir}-away`), `${dataDir}-away/postgres`),
    restore: (dataDir) => renameSync(`${dataDir}-away`, dataDir),
    names: /does not start.*postgres is missing/,
  },
  {
    what: 'the mount of the whole folder is gone',
    lose: (dataDir) => {
      renameSync(dataDir, `${dataDir}-away`)
      mkdirSync(dataDir)
      return `${dataDir}-away/postgres`
    },
    restore: (dataDir) => {
      rmSync(dataDir, { recursive: true })
      renameSync(`${dataDir}-away`, dataDir)
    },
    names: /does not start.*postgres is missing/,
  },
  {
    what: 'all of another installation takes its place',
    lose: (dataDir) => {
      renameSync(dataDir, `${dataDir}-away`)
      copyFolder(other, dataDir)
      return `${dataDir}-away/postgres`
    },
    restore: (dataDir) => {
      rmSync(dataDir, { recursive: true })
      renameSync(`${dataDir}-away`, dataDir)
    },
    names: /does not start.*another installation/,
  },
]

describe('while running', () => {
  let keeper: KeptPostgres | undefined
  const run = async () => {
    const dataDir = sad.copy()
    const heard = reporter()
    keeper = keepPostgres(dataDir, heard.report)
    await keeper.ready
    return { dataDir, heard }
  }
  const stop = async () => {
    await keeper?.stop(4_000)
    keeper = undefined
  }
  afterAll(stop)

  it.each(quarterOf(whileRunning))(
    '$what, and PostgreSQL ends: nothing is made, and it comes back with the folder',
    async ({ lose, restore, names }) => {
      const { dataDir, heard } = await run()
      const moved = lose(dataDir)
      const content = contentOf(dataDir)
      killPostgres(moved)
      const said = await heard.until(/does not start/)
      expect(said).toMatch(names)
      expect(identifierOf(moved)).toBe(identifier)
      expect(contentOf(dataDir)).toEqual(content)
      restore(dataDir)
      await heard.until(/is back/)
      expect(identifierOf(join(dataDir, 'postgres'))).toBe(identifier)
      await stop()
    },
    60_000,
  )

  it('postgres.json is cut, and PostgreSQL ends: it comes back, and so does the file', async () => {
    const { dataDir, heard } = await run()
    const path = join(dataDir, 'postgres.json')
    const before = readFileSync(path, 'utf8')
    writeFileSync(path, '{"port":')
    killPostgres(join(dataDir, 'postgres'))
    await heard.until(/is back/)
    expect(readFileSync(path, 'utf8')).toBe(before)
    await stop()
  })

  it('it stops at once while PostgreSQL cannot start', async () => {
    const { dataDir, heard } = await run()
    away(dataDir, 'postgres')
    killPostgres(`${dataDir}-away/postgres`)
    await heard.until(/does not start/)
    await stop()
    const count = heard.lines.length
    expect(readdirSync(dataDir)).not.toContain('postgres')
    await sleep(400)
    expect(heard.lines).toHaveLength(count)
  })
})
