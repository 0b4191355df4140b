/** A PostgreSQL with a streaming replica of it, as an operator would have them, for one test file. */
import { chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { descendants } from '#test/chaos/processes.ts'
import { startPostgres, type Postgres } from '../../scripts/lib/postgres.ts'
import { prepareOwn, withDatabase, withRole, type DatabaseUrls } from '../../scripts/lib/roles.ts'
import { migrate } from '../../scripts/migrate.ts'

const asked = async <R extends object>(url: string, work: (client: pg.Client) => Promise<R>): Promise<R> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Copied files belong to who copied them; PostgreSQL demands its own. */
const giveTo = (directory: string, { uid, gid }: { uid: number; gid: number }): void => {
  if (process.getuid?.() !== 0) return
  for (const name of ['', ...(readdirSync(directory, { recursive: true }) as string[])])
    chownSync(join(directory, name), uid, gid)
}

const leftOut = /\/(?:postmaster\.(?:pid|opts)|pg_wal\/.+|pg_replslot\/.+|pg_stat_tmp\/.+)$/

/** A base backup without the tools of PostgreSQL: a copy between its start and its stop, and where to go on from. */
const copyOf = async (primary: Postgres, from: string, to: string): Promise<void> => {
  mkdirSync(to, { recursive: true })
  const [source, directory] = [join(from, 'postgres'), join(to, 'postgres')]
  await asked(primary.adminUrl, async (admin) => {
    await admin.query(`select pg_backup_start('standby', true)`)
    cpSync(source, directory, { recursive: true, filter: (path) => !leftOut.test(path) })
    const { rows } = await admin.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    writeFileSync(join(directory, 'backup_label'), rows[0]!.labelfile)
    return rows
  })
  const { port, passwords } = primary.kept
  const line = `host=127.0.0.1 port=${port} user=postgres password=${passwords.admin}`
  writeFileSync(join(directory, 'standby.signal'), '')
  writeFileSync(join(directory, 'postgresql.auto.conf'), `primary_conninfo = '${line}'\n`)
  writeFileSync(join(to, 'postgres.json'), JSON.stringify({ ...primary.kept, port: 0 }))
  giveTo(directory, statSync(source))
}

interface Standby {
  /** The connection of the servers' role. */
  url: string
  /** Executes a statement as its administrator. */
  ask(text: string): Promise<void>
  /** Sends a signal to all of its processes. */
  signal(signal: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL'): void
  /** Starts it anew after it was killed. */
  start(): Promise<void>
}

interface Pair extends DatabaseUrls {
  standby: Standby
  stop(): Promise<void>
}

const settings = ['shared_buffers=64MB', 'scram_iterations=1', 'synchronous_commit=on', 'wal_keep_size=1GB']

export const startPair = async (): Promise<Pair> => {
  const dataDir = mkdtempSync(join(tmpdir(), `vua-test-${process.pid}-`))
  const [home, away] = [join(dataDir, 'primary'), join(dataDir, 'standby')]
  const primary = await startPostgres({ dataDir: home, isThrowaway: true, settings })
  const urls = await prepareOwn(primary)
  await migrate(urls.ownerUrl)
  await copyOf(primary, home, away)
  const startStandby = () => startPostgres({ dataDir: away, isThrowaway: true, mayMake: false, settings })
  let running = await startStandby()
  const processes = (): number[] => {
    const postmaster = Number(readFileSync(join(away, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
    return [postmaster, ...descendants(postmaster).map(({ pid }) => pid)]
  }
  const standby: Standby = {
    url: withRole(withDatabase(running.adminUrl, 'vua'), 'vua_app', running.passwords.app),
    ask: (text) => asked(running.adminUrl, (admin) => admin.query(text)).then(() => undefined),
    signal: (signal) => {
      for (const pid of processes()) process.kill(pid, signal)
    },
    start: async () => {
      await running.ended
      running = await startStandby()
    },
  }
  return {
    ...urls,
    standby,
    stop: async () => {
      await Promise.all([running.stop(2_000), primary.stop(2_000)])
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
