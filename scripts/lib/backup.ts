/** Backs up a running installation, and restores a backup into an empty one; each in one transaction. */
import pg from 'pg'
import { systemClock } from '#kernel/clock.ts'
import {
  readBackup,
  writeBackup,
  type Applied,
  type Closing,
  type Line,
  type Opening,
  type TableOfTenant,
} from './backup-file.ts'
import {
  createSums,
  differing,
  enter,
  setOutputFormats,
  sumsOf,
  tablesOf,
  walk,
  type Sums,
  type Table,
} from './backup-tables.ts'

const appliedOf = async (client: pg.Client): Promise<Applied[]> =>
  (await client.query<Applied>('select name, hash from migration order by name')).rows

const inTransaction = async <T>(url: string, begin: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(begin)
    await setOutputFormats(client)
    const result = await work(client)
    await client.query('commit')
    return result
  } finally {
    await client.end()
  }
}

const sequencesOf = async (client: pg.Client): Promise<Record<string, string>> => {
  const { rows } = await client.query<{ name: string; last: string }>(
    `select sequencename as name, coalesce(last_value, 0)::text as last from pg_sequences where schemaname = 'public'`,
  )
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}

const everything = async function* (client: pg.Client, report: (sums: Sums) => void): AsyncGenerator<Line> {
  const { add, sums } = createSums()
  yield { backup: 'vua', takenAt: systemClock.now().toISOString(), migrations: await appliedOf(client) }
  for await (const part of walk(client)) {
    add(part)
    yield { table: part.table, tenant: part.tenant }
    yield* part.rows
  }
  yield { sums: sums(), sequences: await sequencesOf(client) }
  report(sums())
}

/** A backup of nothing would take the place of an older one of the same name. */
const refuseNothing = async (client: pg.Client): Promise<void> => {
  if ((await client.query('select 1 from tenant limit 1')).rowCount === 0)
    throw new Error(
      'Cơ sở dữ liệu chưa có doanh nghiệp nào nên không sao lưu; hãy xem lại DATA_DIR, DATABASE_URL. There is no tenant in this ' +
        'database, hence nothing to back up: check DATA_DIR and DATABASE_URL.',
    )
}

/** Backs up the content at one point in time while the application is running; returns the checksums of the file. */
export const takeBackup = (ownerUrl: string, path: string): Promise<Sums> =>
  inTransaction(ownerUrl, 'begin isolation level repeatable read read only', async (client) => {
    await refuseNothing(client)
    let written: Sums = {}
    await writeBackup(
      path,
      everything(client, (sums) => {
        written = sums
      }),
    )
    return written
  })

/** The checksums of a database's current content. */
export const currentSums = (ownerUrl: string): Promise<Sums> =>
  inTransaction(ownerUrl, 'begin isolation level repeatable read read only', sumsOf)

/** Rows of tables that refer to each other are inserted in any order, so foreign keys are checked at the end. */
const withLateReferences = async (client: pg.Client, work: () => Promise<void>): Promise<void> => {
  const { rows } = await client.query<{ table: string; name: string }>(`
select conrelid::regclass::text as table, conname as name from pg_constraint
where contype = 'f' and connamespace = 'public'::regnamespace`)
  const alter = async (how: string): Promise<void> => {
    for (const { table, name } of rows)
      await client.query(`alter table ${table} alter constraint ${client.escapeIdentifier(name)} ${how}`)
  }
  await alter('deferrable initially deferred')
  await work()
  await client.query('set constraints all immediate')
  await alter('not deferrable')
}

/** What triggers would write is already in the backup. */
const withoutTriggers = async (client: pg.Client, work: () => Promise<void>): Promise<void> => {
  const { rows } = await client.query<{ table: string }>(
    'select distinct tgrelid::regclass::text as table from pg_trigger where not tgisinternal',
  )
  for (const { table } of rows) await client.query(`alter table ${table} disable trigger user`)
  await work()
  for (const { table } of rows) await client.query(`alter table ${table} enable trigger user`)
}

/** `offset 0` makes PostgreSQL parse the text of a row once instead of once per column. */
const insertText = (client: pg.Client, { name, columns }: Table): string => {
  const table = client.escapeIdentifier(name)
  const names = columns.map((column) => client.escapeIdentifier(column))
  return `insert into ${table} (${names.join(', ')}) overriding system value
select ${names.map((column) => `(r).${column}`).join(', ')} from (select t::${table} as r from unnest($1::text[]) t offset 0) rows`
}

const rowsAtOnce = 500
/** Maximum number of characters per statement; uploaded files are rows too. */
const charactersAtOnce = 4_000_000

/** Inserts rows into the table and tenant that the last `TableOfTenant` line named. */
const createLoader = (client: pg.Client, tables: ReadonlyMap<string, Table>) => {
  let text = ''
  let rows: string[] = []
  let letters = 0
  const flush = async (): Promise<void> => {
    if (rows.length > 0) await client.query(text, [rows])
    rows = []
    letters = 0
  }
  return {
    flush,
    async go({ table, tenant }: TableOfTenant): Promise<void> {
      await flush()
      const found = tables.get(table)
      if (!found) throw new Error(`Không có bảng ${table}. There is no table ${table}.`)
      if (tenant !== '') await enter(client, tenant)
      text = insertText(client, found)
    },
    async put(row: string): Promise<void> {
      rows.push(row)
      letters += row.length
      if (rows.length >= rowsAtOnce || letters >= charactersAtOnce) await flush()
    },
  }
}

const refuseOther = (opening: Line | undefined, applied: readonly Applied[]): void => {
  if (typeof opening !== 'object' || !('backup' in opening))
    throw new Error('Tệp này không phải bản sao lưu của Vựa. This file is no backup of Vựa.')
  if (JSON.stringify((opening satisfies Opening).migrations) === JSON.stringify(applied)) return
  throw new Error(
    `Bản sao lưu của phiên bản khác. The backup is of another version of the program (its last migration is ` +
      `${opening.migrations.at(-1)?.name}): restore it with that version, then upgrade.`,
  )
}

const refuseUsed = async (client: pg.Client): Promise<void> => {
  if ((await client.query('select 1 from tenant limit 1')).rowCount !== 0)
    throw new Error(
      'Cơ sở dữ liệu đã có doanh nghiệp; chỉ phục hồi vào nơi trống. The database has tenants already: a backup is ' +
        'restored into an empty one only. Choose another DATA_DIR.',
    )
}

const load = async (client: pg.Client, path: string): Promise<Closing> => {
  const tables = new Map((await tablesOf(client)).map((table) => [table.name, table]))
  const loader = createLoader(client, tables)
  let opening: Line | undefined
  let closing: Closing | undefined
  for await (const line of readBackup(path)) {
    if (opening === undefined) refuseOther((opening = line), await appliedOf(client))
    else if (typeof line === 'string') await loader.put(line)
    else if ('table' in line) await loader.go(line)
    else if ('sums' in line) closing = line
  }
  await loader.flush()
  if (!closing) throw new Error('Bản sao lưu chưa đủ. The backup ends too early.')
  return closing
}

/** What waits may have been done since, by the installation that the backup is of. */
const pauseWork = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ id: string }>('select id from tenant')
  for (const { id } of rows) {
    await enter(client, id)
    await client.query(`insert into work_pause (since, reason) values ($1, 'restored')`, [systemClock.now()])
  }
}

/** Restores everything, and leaves the work that waits stopped. If the result differs from the backup in any row, the transaction is rolled back. */
export const restoreBackup = (ownerUrl: string, path: string): Promise<Sums> =>
  inTransaction(ownerUrl, 'begin', async (client) => {
    await refuseUsed(client)
    let closing: Closing | undefined
    await withoutTriggers(client, () =>
      withLateReferences(client, async () => {
        closing = await load(client, path)
      }),
    )
    for (const [name, last] of Object.entries(closing!.sequences))
      if (last !== '0') await client.query('select setval($1::regclass, $2)', [name, last])
    const different = differing(await sumsOf(client), closing!.sums)
    if (different.length > 0)
      throw new Error(`Phục hồi không khớp. What was restored differs from the backup: ${different.join(', ')}`)
    await pauseWork(client)
    return closing!.sums
  })

/** Describes the checksums, table by table. */
export const describeSums = (sums: Sums): string =>
  Object.entries(sums)
    .map(([table, { rows, hash }]) => `  ${table.padEnd(26)}${String(rows).padStart(10)}  ${hash.slice(0, 16)}`)
    .join('\n')
