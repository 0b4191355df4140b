/**
 * `npm run schema`: writes docs/database/schema.sql, the result of all migrations. `npm run schema -- --check` writes
 * nothing, and exits with 1 if that file, or the index page next to it, does not match the migrations.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startPostgres } from './lib/postgres.ts'
import { prepareOwn } from './lib/roles.ts'
import { migrate } from './migrate.ts'

const folder = fileURLToPath(new URL('../docs/database', import.meta.url))
const schemaPath = join(folder, 'schema.sql')
const indexPath = join(folder, 'README.md')

interface Table {
  id: number
  name: string
  options: string[] | null
  secured: boolean
  forced: boolean
  /** The rows have a primary key. */
  named: boolean
}
interface TableInfo {
  name: string
  text: string
}

const head = `-- What the migrations together make, written by \`npm run schema\`. Read it, review its changes, do not edit it.
-- Tables by name, their columns in the order they were made; the rest of each table by name.
`

/** Lines of a catalogue query, in the query's order. */
const texts = async (client: pg.Client, query: string, values: unknown[] = []): Promise<string[]> =>
  (await client.query<TableInfo>(query, values)).rows.map((row) => row.text)

const own = `n.nspname = 'public' and not exists (
  select 1 from pg_depend d where d.objid = o.oid and d.deptype = 'e')`

const extensions = `select format('create extension %I;', extname) as text from pg_extension where extname <> 'plpgsql' order by extname`
const sequences = `
  select format('create sequence %I;', o.relname) as text from pg_class o join pg_namespace n on n.oid = o.relnamespace
  where o.relkind = 'S' and ${own} and not exists (select 1 from pg_depend i where i.objid = o.oid and i.deptype = 'i') order by o.relname`
const routines = `
  select rtrim(pg_get_functiondef(o.oid)) || ';' as text from pg_proc o join pg_namespace n on n.oid = o.pronamespace
  where ${own} and o.prokind <> 'a' order by o.proname, pg_get_function_identity_arguments(o.oid)`
const aggregates = `
  select format('create aggregate %I(%s) (sfunc = %s, stype = %s, combinefunc = %s, parallel = %s);', o.proname, pg_get_function_identity_arguments(o.oid),
    a.aggtransfn, format_type(a.aggtranstype, null), a.aggcombinefn, case o.proparallel when 's' then 'safe' else 'unsafe' end) as text
  from pg_aggregate a join pg_proc o on o.oid = a.aggfnoid join pg_namespace n on n.oid = o.pronamespace
  where ${own} order by o.proname`
const tables = `
  select o.oid as id, o.relname as name, o.reloptions as options, o.relrowsecurity as secured, o.relforcerowsecurity as forced, o.relreplident <> 'f' as named
  from pg_class o join pg_namespace n on n.oid = o.relnamespace where o.relkind = 'r' and ${own} order by o.relname`

const columns = `
  select format('%I %s', a.attname, format_type(a.atttypid, a.atttypmod))
    || case when a.attcollation <> t.typcollation then format(' collate %I', c.collname) else '' end
    || case when a.attnotnull then ' not null' else '' end
    || case when a.attidentity = 'a' then ' generated always as identity'
            when a.attgenerated = 's' then format(' generated always as (%s) stored', pg_get_expr(d.adbin, d.adrelid))
            when d.oid is not null then ' default ' || pg_get_expr(d.adbin, d.adrelid) else '' end as text
  from pg_attribute a join pg_type t on t.oid = a.atttypid
  left join pg_collation c on c.oid = a.attcollation
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attrelid = $1 and a.attnum > 0 and not a.attisdropped order by a.attnum`
// Newer versions of PostgreSQL also list "not null" as constraints; the columns already show it.
const constraints = `
  select format('constraint %I %s', conname, pg_get_constraintdef(oid, true)) as text from pg_constraint
  where conrelid = $1 and contype <> 'n' order by position(contype::text in 'puxcf'), conname`
const indexes = `
  select pg_get_indexdef(i.indexrelid, 0, true) || ';' as text from pg_index i join pg_class o on o.oid = i.indexrelid
  where i.indrelid = $1 and not exists (select 1 from pg_constraint c where c.conindid = i.indexrelid and c.contype in ('p', 'u', 'x'))
  order by o.relname`
const policies = `
  select format('create policy %I on %I', p.polname, o.relname)
    || case when p.polpermissive then '' else ' as restrictive' end
    || case p.polcmd when 'r' then ' for select' when 'a' then ' for insert' when 'w' then ' for update' when 'd' then ' for delete' else '' end
    || coalesce((select ' to ' || string_agg(case when r.oid = o.relowner then 'current_user' else r.rolname end, ', ' order by r.rolname)
      from pg_roles r where r.oid = any (p.polroles)), '')
    || coalesce(' using (' || pg_get_expr(p.polqual, p.polrelid, true) || ')', '')
    || coalesce(' with check (' || pg_get_expr(p.polwithcheck, p.polrelid, true) || ')', '') || ';' as text
  from pg_policy p join pg_class o on o.oid = p.polrelid where p.polrelid = $1 order by p.polname`
const rights = `
  select format('grant %s on %s%I to %I;', string_agg(lower(g.privilege_type), ', ' order by g.privilege_type),
    case o.relkind when 'S' then 'sequence ' else '' end, o.relname, r.rolname) as text
  from pg_class o join pg_namespace n on n.oid = o.relnamespace, aclexplode(o.relacl) g join pg_roles r on r.oid = g.grantee
  where o.relkind = $1 and ($2::oid is null or o.oid = $2) and r.oid <> o.relowner and ${own} group by o.relkind, o.relname, r.rolname order by o.relname, r.rolname`
const routineRights = `
  select format('revoke all on function %I(%s) from public;', o.proname, pg_get_function_identity_arguments(o.oid)) as text
  from pg_proc o join pg_namespace n on n.oid = o.pronamespace
  where o.proacl is not null and ${own} and not exists (select 1 from aclexplode(o.proacl) g where g.grantee = 0)
  union all
  select format('grant execute on function %I(%s) to %I;', o.proname, pg_get_function_identity_arguments(o.oid), r.rolname)
  from pg_proc o join pg_namespace n on n.oid = o.pronamespace, aclexplode(o.proacl) g join pg_roles r on r.oid = g.grantee
  where ${own} and r.oid <> o.proowner order by text desc`

const tableText = async (client: pg.Client, { id, name, options, secured, forced, named }: Table): Promise<string> => {
  const inside = [...(await texts(client, columns, [id])), ...(await texts(client, constraints, [id]))]
  const storage = options ? ` with (${options.toSorted().join(', ')})` : ''
  return [
    `create table ${name} (\n  ${inside.join(',\n  ')}\n)${storage};`,
    ...(await texts(client, indexes, [id])),
    ...(secured ? [`alter table ${name} enable row level security;`] : []),
    ...(forced ? [`alter table ${name} force row level security;`] : []),
    ...(named ? [] : [`alter table ${name} replica identity full;`]),
    ...(await texts(client, policies, [id])),
    ...(await texts(client, rights, ['r', id])),
  ].join('\n')
}

const dump = async (url: string): Promise<{ schema: string; names: string[] }> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Table>(tables)
    const parts = [
      (await texts(client, extensions)).join('\n'),
      [...(await texts(client, sequences)), ...(await texts(client, rights, ['S', null]))].join('\n'),
      [
        ...(await texts(client, routines)),
        ...(await texts(client, aggregates)),
        ...(await texts(client, routineRights)),
      ].join('\n'),
    ]
    for (const table of rows) parts.push(await tableText(client, table))
    return { schema: `${head}\n${parts.join('\n\n')}\n`, names: rows.map((table) => table.name) }
  } finally {
    await client.end()
  }
}

/** Dumps a database created for this purpose, so that no local settings or data get into the file. */
const dumpMigrated = async (): Promise<{ schema: string; names: string[] }> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vua-schema-'))
  const postgres = await startPostgres({ dataDir, isThrowaway: true })
  try {
    const { ownerUrl } = await prepareOwn(postgres)
    await migrate(ownerUrl)
    return await dump(ownerUrl)
  } finally {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/**
 * Problems of the index page, which is written by hand: it needs one row per table, starting with the table's name.
 */
const indexProblems = (names: readonly string[]): string[] => {
  const page = existsSync(indexPath) ? readFileSync(indexPath, 'utf8') : ''
  const documented = [...page.matchAll(/^\| `([a-z_0-9]+)`/gm)].map((match) => match[1]!)
  return [
    ...names
      .filter((name) => !documented.includes(name))
      .map((name) => `docs/database/README.md says nothing of ${name}`),
    ...documented
      .filter((name) => !names.includes(name))
      .map((name) => `docs/database/README.md tells of ${name}, which is no table`),
  ]
}

const main = async (): Promise<void> => {
  const { values } = parseArgs({ options: { check: { type: 'boolean' } } })
  const { schema, names } = await dumpMigrated()
  const problems = indexProblems(names)
  const stored = existsSync(schemaPath) ? readFileSync(schemaPath, 'utf8') : ''
  if (!values.check) writeFileSync(schemaPath, schema)
  else if (stored !== schema)
    problems.push('docs/database/schema.sql is not what the migrations make: run `npm run schema`')
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
  else console.log(`${names.length} tables`)
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
