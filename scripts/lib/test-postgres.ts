/** A PostgreSQL for one run of the tests, in a folder that goes away with it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from './postgres.ts'
import { withRole } from './roles.ts'

export interface TestPostgres {
  /** May make databases and roles, as the user of a DATABASE_URL may. */
  ownerUrl: string
  stop(): Promise<void>
}

export const startTestPostgres = async (): Promise<TestPostgres> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vua-test-'))
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
