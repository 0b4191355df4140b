/** A PostgreSQL for one run of the tests, in a folder that goes away with it. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { clearPrevious } from './postgres-directory.ts'
import { startPostgres } from './postgres.ts'
import { withRole } from './roles.ts'

export interface TestPostgres {
  /** May make databases and roles, as the user of a DATABASE_URL may. */
  ownerUrl: string
  stop(): Promise<void>
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Servers and folders of runs that were killed; the folder's name says whose it is. */
const clearKilledRuns = async (): Promise<void> => {
  for (const name of readdirSync(tmpdir())) {
    const pid = /^vua-test-(\d+)-/.exec(name)?.[1]
    if (!pid || isAlive(Number(pid))) continue
    const folder = join(tmpdir(), name)
    await clearPrevious(join(folder, 'postgres'))
    rmSync(folder, { recursive: true, force: true })
  }
}

export const startTestPostgres = async (): Promise<TestPostgres> => {
  await clearKilledRuns()
  const dataDir = mkdtempSync(join(tmpdir(), `vua-test-${process.pid}-`))
  const postgres = await startPostgres({ dataDir, isThrowaway: true })
  const admin = new pg.Client({ connectionString: postgres.adminUrl })
  await admin.connect()
  await admin.query(
    `create role vua_owner login createdb createrole password ${admin.escapeLiteral(postgres.passwords.owner)}`,
  )
  await admin.end()
  return {
    ownerUrl: withRole(postgres.adminUrl, 'vua_owner', postgres.passwords.owner),
    stop: async () => {
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
