/**
 * An empty database that makes the query plans of a tenant with three years of data. The statistics (`npm run
 * bench:scale -- --statistics`) are imported, and because the planner also asks for file sizes, the files are
 * extended to the same length without content. Only the height of indexes is not reproduced, which hardly affects the
 * cost of a lookup.
 */
import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../../scripts/lib/postgres.ts'
import { prepareOwn, withDatabase } from '../../scripts/lib/roles.ts'
import { migrate } from '../../scripts/migrate.ts'
import type { Sent } from './sent.ts'

/** Settings that otherwise depend on the machine. */
const machine = ['effective_cache_size=4GB', 'max_parallel_workers_per_gather=1']
const PAGE = 8192

interface Counted {
  tenant?: string
  name?: string
  table?: string
}
const counted = readFileSync(join(import.meta.dirname, '../fixtures/statistics-of-a-tenth.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Counted)

/** As after a vacuum. Tables that a later migration has removed are skipped. */
const relations = `
select r.name, r.pages, pg_relation_filepath(c.oid) as path, pg_restore_relation_stats('schemaname', 'public', 'relname', r.name,
  'relpages', r.pages, 'reltuples', r.tuples, 'relallvisible', case c.relkind when 'r' then r.pages else 0 end) as is_told
from jsonb_to_recordset($1::jsonb) r (name text, pages integer, tuples real)
join pg_class c on c.relnamespace = 'public'::regnamespace and c.relname = r.name`
const columns = `
select pg_restore_attribute_stats('schemaname', 'public', 'relname', r."table", 'attname', r."column", 'inherited', false,
  'null_frac', coalesce(r.nulls, 0), 'avg_width', r.width, 'n_distinct', r."distinct", 'correlation', r.correlation,
  'most_common_vals', r.frequent::text, 'most_common_freqs', r.frequencies, 'histogram_bounds', r.bounds::text) as is_told
from jsonb_to_recordset($1::jsonb) r ("table" text, "column" text, nulls real, width integer, "distinct" real, correlation real,
  frequent text[], frequencies real[], bounds text[])
join pg_class c on c.relnamespace = 'public'::regnamespace and c.relname = r."table"
join pg_attribute a on a.attrelid = c.oid and a.attname = r."column"`

const importStatistics = async (admin: pg.Client, directory: string): Promise<void> => {
  const of = (key: keyof Counted) => [JSON.stringify(counted.filter((one) => key in one))]
  const { rows } = await admin.query<{ name: string; pages: number; path: string; is_told: boolean }>(
    relations,
    of('name'),
  )
  const { rows: columnRows } = await admin.query<{ is_told: boolean }>(columns, of('table'))
  if (![...rows, ...columnRows].every((one) => one.is_told)) throw new Error('Statistics the database does not take')
  for (const { path, pages } of rows) {
    const file = join(directory, path)
    if (statSync(file).size < pages * PAGE) truncateSync(file, pages * PAGE)
  }
}

/** A node of a query plan in PostgreSQL's JSON format. */
export interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Cond'?: string
  'Recheck Cond'?: string
  Filter?: string
  Plans?: PlanNode[]
}

/** A statement, and the statements at the beginning of its transaction, which influence its plan. */
interface Planned {
  opening: readonly Sent[]
  statement: Sent
  /** The tenant whose rows the statement reads; it stands for the large tenant. */
  tenant: string
}

export interface LargeTenant {
  /** The plan as text, without costs. */
  plan(planned: Planned): Promise<string>
  tree(planned: Planned): Promise<PlanNode>
  /** All tables: the estimated number of rows (negative if never counted) and the names of columns. */
  tables: ReadonlyMap<string, { rows: number; columns: readonly string[] }>
  close(): Promise<void>
}

const tables = `
select c.relname as name, c.reltuples as rows, array_agg(a.attname::text) as columns
from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by c.relname, c.reltuples`

export const openLargeTenant = async (): Promise<LargeTenant> => {
  const dataDir = mkdtempSync(join(tmpdir(), `vua-test-${process.pid}-`))
  const postgres = await startPostgres({ dataDir, isThrowaway: true, settings: machine })
  const urls = await prepareOwn(postgres)
  await migrate(urls.ownerUrl)
  const admin = new pg.Client({ connectionString: withDatabase(postgres.adminUrl, 'vua') })
  const app = new pg.Client({ connectionString: urls.appUrl })
  await Promise.all([admin.connect(), app.connect()])
  await importStatistics(admin, join(dataDir, 'postgres'))
  const { rows } = await admin.query<{ name: string; rows: number; columns: string[] }>(tables)
  const { tenant: ours } = counted[0]!

  const explained = async ({ opening, statement, tenant }: Planned, format: string): Promise<unknown[]> => {
    const valuesOf = ({ values }: Sent) => values.map((value) => (value === tenant ? ours : value))
    const kind = statement.isKept ? 'generic_plan, ' : ''
    try {
      for (const one of opening) await app.query(one.text.replaceAll(tenant, ours!), valuesOf(one))
      const text = `explain (${kind}costs off, format ${format}) ${statement.text}`
      const answer = await app.query<{ 'QUERY PLAN': unknown }>(
        statement.isKept ? { text } : { text, values: valuesOf(statement) },
      )
      return answer.rows.map((row) => row['QUERY PLAN'])
    } finally {
      await app.query('rollback')
    }
  }

  return {
    plan: async (planned) => (await explained(planned, 'text')).join('\n'),
    tree: async (planned) => ((await explained(planned, 'json')) as [[{ Plan: PlanNode }]])[0][0].Plan,
    tables: new Map(rows.map(({ name, ...table }) => [name, table])),
    close: async () => {
      await Promise.all([admin.end(), app.end()])
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
