/** A PostgreSQL for one test run, in a folder that is deleted afterwards. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { clearPrevious } from './postgres-directory.ts'
import { startPostgres } from './postgres.ts'
import { withRole } from './roles.ts'

export interface TestPostgres {
  /** May create databases and roles, like the user of a DATABASE_URL. */
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

/** Removes servers and folders of killed runs; the folder's name contains the process id of its run. */
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
  const postgres = await startPostgres({
    dataDir,
    isThrowaway: true,
    // Databases of tests are small and many: PostgreSQL looks through all of its buffers to drop one, and each
    // connection derives a key from the password.
    settings: ['shared_buffers=256MB', 'scram_iterations=1'],
  })
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
