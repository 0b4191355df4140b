/** Opens the database of an installation for scripts, whether or not the installation is running. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase, type Database } from '#server/database/database.ts'
import { readConfig } from '#server/process/config.ts'
import { systemClock } from '#kernel/clock.ts'
import { migrate } from '../migrate.ts'
import { demandSpread } from './cluster/spread.ts'
import { marksIn } from './earlier-database.ts'
import { isPostgresOn } from './embedded.ts'
import { demandKnown, migrateKnown } from './known-database.ts'
import { readPostgresJson } from './postgres-json.ts'
import { startPostgres, type Postgres } from './postgres.ts'
import { prepareExternal, prepareOwn, type DatabaseUrls } from './roles.ts'

export interface Installation {
  /** Owner connection: sees the directory of tenants, and the rows of one tenant at a time. */
  owner: Database
  /** The connection that the application uses. */
  app: Database
  ownerUrl: string
  appUrl: string
  close(): Promise<void>
}

const openBoth = ({ ownerUrl, appUrl }: DatabaseUrls, isSpread: boolean): Pick<Installation, 'owner' | 'app'> => ({
  owner: openDatabase({ url: ownerUrl, clock: systemClock, max: 2, isSpread }),
  app: openDatabase({ url: appUrl, clock: systemClock, max: 4, isSpread }),
})

/** The embedded database, if another process (npm start) already runs it on that directory. */
const running = (dataDir: string): Pick<Postgres, 'adminUrl' | 'passwords' | 'marks'> | null => {
  const note = join(dataDir, 'postgres', 'postmaster.pid')
  const kept = existsSync(note) ? readPostgresJson(join(dataDir, 'postgres.json')) : null
  if (!kept) return null
  const pid = Number.parseInt(readFileSync(note, 'utf8'), 10)
  if (!isPostgresOn(pid, join(dataDir, 'postgres'))) return null
  const { port, passwords } = kept
  const adminUrl = `postgresql://postgres:${passwords.admin}@127.0.0.1:${port}/postgres`
  return { adminUrl, passwords, marks: marksIn(dataDir) }
}

export interface Opening {
  /**
   * A database may be made where there never was one. Default: no, because a command that reads what exists would find
   * an empty one and say nothing.
   */
  mayMake?: boolean
  /** A backup is restored into it, so an external database may be empty where another one was known. */
  isRestored?: boolean
}

/** Uses DATABASE_URL, otherwise the database in DATA_DIR, which is started if necessary and stopped afterwards. */
export const openInstallation = async ({ mayMake = false, isRestored }: Opening = {}): Promise<Installation> => {
  const { dataDir, databaseUrl, databaseAppUrl, isSpread } = readConfig()
  const found = databaseUrl ? null : running(dataDir)
  const started = databaseUrl || found ? null : await startPostgres({ dataDir, mayMake })
  try {
    if (databaseUrl && !isRestored) await demandKnown({ dataDir, databaseUrl }, databaseUrl)
    const urls = databaseUrl
      ? await prepareExternal(databaseUrl, databaseAppUrl)
      : await prepareOwn((found ?? started)!)
    await demandSpread(urls.ownerUrl, isSpread)
    if (databaseUrl && isRestored) await migrate(urls.ownerUrl)
    else if (started || isRestored) await migrateKnown({ dataDir, databaseUrl }, urls.ownerUrl)
    else if (found) await demandKnown({ dataDir, databaseUrl }, urls.ownerUrl)
    const databases = openBoth(urls, isSpread)
    return {
      ...databases,
      ownerUrl: urls.ownerUrl,
      appUrl: urls.appUrl,
      close: async () => {
        await Promise.all([databases.owner.close(), databases.app.close()])
        await started?.stop()
      },
    }
  } catch (error) {
    await started?.stop()
    throw error
  }
}
