/**
 * Exports planner statistics of the large tenant, small enough to be committed, so that tests get its query plans
 * without its rows.
 */
import { writeFileSync } from 'node:fs'
import type { Dataset } from './dataset.ts'

/** The number of most frequent values of a column, and of histogram steps, to keep. */
const VALUES = 10
/** The share of all rows a value needs to count as frequent. */
const FREQUENT = 0.02

/** Copies rows of another table, as far as both have the same columns. */
const copied = (from: string, to: string): string => `
do $$ declare shared text; begin
  select string_agg(quote_ident(a.attname), ', ') into shared from pg_attribute a join pg_attribute b on b.attrelid = '${to}'::regclass and b.attname = a.attname
  where a.attrelid = '${from}'::regclass and a.attnum > 0 and not a.attisdropped;
  execute format('insert into ${to} (%s) select %s from ${from}', shared, shared);
end $$`

/** Rows that the build leaves out but saves write or read, in realistic numbers. */
const further = [
  `insert into document_revision (tenant_id, document_id, version, kind, action, content, user_name, at)
   select tenant_id, id, version, kind, 'save', jsonb_build_object('id', id, 'number', number, 'search', search), created_by, day from document`,
  `insert into event (tenant_id, at, user_name, display_name, function_id, action, number, record_id)
   select tenant_id, day, created_by, created_by, kind, 'create', number, id from document`,
  `insert into request (tenant_id, user_id, call, request_id, body_hash, answer, created_at)
   select d.tenant_id, u.id, d.kind, d.id::text, sha256(d.number::bytea), jsonb_build_object('s_ID', d.id), d.day
   from document d join app_user u on u.tenant_id = d.tenant_id and u.user_name = 'admin'`,
  `insert into access_token (tenant_id, hash, id, user_id, expires_at)
   select tenant_id, sha256((id::text || n)::bytea), gen_random_uuid(), id, timestamptz '2026-11-20' + n * interval '1 day' from app_user cross join generate_series(1, 20) n`,
  `insert into product_unit (tenant_id, id, product_id, ordinal, unit_id, factor)
   select tenant_id, id, id, 1, unit_id, 24 from product where (hashtext(code) & 3) = 0`,
  copied('purchase_receipt', 'purchase_order'),
  copied('purchase_receipt_line', 'purchase_order_line'),
  'analyze document_revision, event, request, access_token, product_unit, purchase_order, purchase_order_line',
]

/** All tables and indexes that are not empty. */
const relations = `
select c.relname as name, (pg_relation_size(c.oid) / current_setting('block_size')::int)::int as pages, c.reltuples as tuples
from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'i') and c.reltuples > 0 order by c.relname`

interface Column {
  table: string
  column: string
  nulls: number
  width: number
  /** Number of distinct values; negative: relative to the number of rows. */
  distinct: number
  correlation: number | null
  frequent: string[] | null
  frequencies: number[] | null
  bounds: string[] | null
}
/** Values are only kept for columns that are indexed or have few values; no plan depends on the others. */
const columns = `
select s.tablename as table, s.attname as column, s.null_frac as nulls, s.avg_width as width, s.n_distinct as distinct, s.correlation,
  case when k.is_told then s.most_common_vals::text::text[] end as frequent, case when k.is_told then s.most_common_freqs end as frequencies,
  case when k.is_told and a.atttypid <> 'uuid'::regtype then s.histogram_bounds::text::text[] end as bounds
from pg_stats s
join pg_class c on c.relnamespace = 'public'::regnamespace and c.relname = s.tablename and c.relkind = 'r'
join pg_attribute a on a.attrelid = c.oid and a.attname = s.attname
cross join lateral (select a.atttypid::regtype::text !~ '(\\[]|jsonb)$'
  and (s.n_distinct between 1 and ${VALUES} or exists (select 1 from pg_index i where i.indrelid = c.oid and a.attnum = any(i.indkey))) as is_told) k
where s.schemaname = 'public' and c.reltuples > 0 order by c.relname, a.attnum`

const rounded = (figure: number): number => Number(figure.toPrecision(3))
const evenly = (bounds: readonly string[]): string[] =>
  Array.from({ length: VALUES + 1 }, (_, step) => bounds[Math.round((step * (bounds.length - 1)) / VALUES)]!)

const shortened = ({ frequent, frequencies, bounds, ...column }: Column): Column => {
  const known = (frequencies ?? []).filter((one, index) => index < VALUES && one >= FREQUENT).map(rounded)
  return {
    ...column,
    nulls: rounded(column.nulls),
    distinct: rounded(column.distinct),
    correlation: column.correlation === null ? null : rounded(column.correlation),
    frequent: known.length > 0 ? frequent!.slice(0, known.length) : null,
    frequencies: known.length > 0 ? known : null,
    bounds: bounds && evenly(bounds),
  }
}

/** Writes one line per statistic: the tenant's id, tables with their indexes, columns. */
export const writeStatistics = async ({ admin, tenants }: Dataset, path: string): Promise<void> => {
  // Everything is rolled back, so that the tenant can be built further.
  await admin.query(`begin; set local session_replication_role = replica`)
  try {
    for (const statement of further) await admin.query(statement)
    const counted: object[] = [
      { tenant: tenants.house.id },
      ...(await admin.query<{ name: string; pages: number; tuples: number }>(relations)).rows,
      ...(await admin.query<Column>(columns)).rows.map(shortened),
    ]
    writeFileSync(
      path,
      counted.map((one) => `${JSON.stringify(one, (_, value: unknown) => value ?? undefined)}\n`).join(''),
    )
  } finally {
    await admin.query('rollback')
  }
}
