/** Every table keeps tenants apart by itself: nobody has to remember it for a new one. */
import { expect, test } from 'vitest'
import { sql } from '#engine/sql.ts'
import { plannedAnew } from '#engine/tx.ts'
import { systemClock } from '#kernel/clock.ts'
import { openDatabase } from '#server/database/database.ts'
import { createTestDatabase } from '#test/support/database.ts'

const { database, appUrl } = await createTestDatabase()

/** Tables that have no tenant, and why. */
const exceptions = {
  address_attempt: 'strangers are counted by where they come from, over all tenants together',
  call_count: 'callers are counted by network too, over all tenants together; written by the servers alone',
  migration: 'what was applied to the whole database',
  state_place: 'the divisions of the state, the same for everybody; nobody but a migration writes them',
  state_ward_map: 'what the old communes of the state became',
  tenant: 'the directory, read before there is a tenant',
}
const common = Object.keys(exceptions)

test('every table has its tenant, forced isolation and its policy, and the application owns none', async () => {
  const rows = await database.acrossTenants('looking at the catalogue', (tx) =>
    tx.query<{
      name: string
      enabled: boolean
      forced: boolean
      policies: number
      tenant: boolean
      mine: boolean
      first: string | null
    }>(sql`
      select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
        (select count(*)::int from pg_policy p where p.polrelid = c.oid and p.polname = 'tenant_isolation') as policies,
        exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and a.attnotnull) as tenant,
        pg_has_role(current_user, c.relowner, 'member') as mine,
        (select a.attname from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0] where i.indrelid = c.oid and i.indisprimary) as first
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') order by 1`),
  )
  const own = rows.filter((row) => !common.includes(row.name))
  expect(own.length).toBeGreaterThan(40)
  expect(own.filter((row) => !row.enabled || !row.forced || row.policies !== 1 || !row.tenant)).toEqual([])
  expect(own.filter((row) => row.first !== null && row.first !== 'tenant_id').map((row) => row.name)).toEqual([])
  expect(rows.filter((row) => row.mine)).toEqual([])
})

test('who sees only some documents sees only their rows, and nothing that is added up over all', async () => {
  const rows = await database.acrossTenants('looking at the catalogue', (tx) =>
    tx.query<{ name: string; narrowed: boolean; ofDocument: boolean; missing: boolean }>(sql`
      select c.relname as name,
        exists (select 1 from pg_policy p where p.polrelid = c.oid and not p.polpermissive and 'vua_limited'::regrole = any (p.polroles)) as narrowed,
        exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'document_id') as "ofDocument",
        exists (select 1 from unnest(array['select', 'insert', 'update', 'delete']) as what
          where has_table_privilege(current_user, c.oid, what) and not has_table_privilege('vua_limited', c.oid, what)) as missing
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p', 'v') order by 1`),
  )
  // Debts and money are accounts of the whole business (decision 0063).
  const whole = ['allocation', 'cash_entry', 'debt_entry', 'exchange_closing', 'exchange_difference', 'kept_credit']
  expect(rows.filter((row) => row.ofDocument && !row.narrowed).map(({ name }) => name)).toEqual(whole)
  expect(rows.filter((row) => row.missing).map(({ name }) => name)).toEqual([
    // Written by the servers, for no caller.
    'call_count',
    'document_sum',
    'sales_change',
    'sales_sum',
  ])
})

test('without a tenant there are no rows, but an error', async () => {
  await expect(
    database.acrossTenants('forgetting the tenant', (tx) => tx.query(sql`select * from document`)),
  ).rejects.toThrow()
})

const tables = async (): Promise<string[]> => {
  const rows = await database.acrossTenants('looking at the catalogue', (tx) =>
    tx.query<{ name: string }>(sql`
      select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') order by 1`),
  )
  return rows.map((row) => row.name).filter((name) => !common.includes(name))
}

/** What PostgreSQL says against a statement; null when it does it. */
const refusalOf = (work: Promise<unknown>): Promise<string | null> =>
  work.then(
    () => null,
    (error: Error) => error.message,
  )

const someone = '01900000-0000-7000-8000-00000000000a'
const stranger = '01900000-0000-7000-8000-00000000000b'

test('no table can be read, added to, changed or emptied without a tenant', async () => {
  for (const name of await tables()) {
    const table = sql.ident(name)
    const statements = [
      sql`select 1 from ${table}`,
      sql`select count(*) from ${table}`,
      sql`insert into ${table} (tenant_id) values (${someone})`,
      sql`insert into ${table} default values`,
      sql`update ${table} set tenant_id = ${someone}`,
      sql`delete from ${table}`,
      sql`truncate ${table}`,
    ]
    for (const statement of statements) {
      const refused = await refusalOf(database.acrossTenants('forgetting the tenant', (tx) => tx.query(statement)))
      expect([statement.text, name, refused]).toEqual([
        statement.text,
        name,
        // The setting of the tenant is not there, or empty and no id; or the role may not at all.
        expect.stringMatching(/app\.tenant_id|uuid: ""|permission denied/),
      ])
    }
  }
})

test('no row can be added for another tenant, or given to one', async () => {
  const inTenant = (statement: ReturnType<typeof sql>) =>
    refusalOf(database.inTenant({ tenant: someone, user: null }, (tx) => tx.query(statement)))
  for (const name of await tables()) {
    const table = sql.ident(name)
    expect([name, await inTenant(sql`insert into ${table} (tenant_id) values (${stranger})`)]).toEqual([
      name,
      expect.stringMatching(/row-level security|permission denied|violates not-null/),
    ])
    const seen = await database.inTenant({ tenant: someone, user: null }, (tx) =>
      tx.query(sql`select 1 from ${table} where tenant_id = ${stranger}`),
    )
    expect([name, seen]).toEqual([name, []])
  }
})

test('every key from one table of a tenant to another carries the tenant on both sides', async () => {
  const keys = await database.acrossTenants('looking at the catalogue', (tx) =>
    tx.query<{ name: string; own: string[]; other: string[]; target: string }>(sql`
      select k.conname as name, k.confrelid::regclass::text as target,
        (select array_agg(a.attname::text order by p.place) from unnest(k.conkey) with ordinality p (number, place)
          join pg_attribute a on a.attrelid = k.conrelid and a.attnum = p.number) as own,
        (select array_agg(a.attname::text order by p.place) from unnest(k.confkey) with ordinality p (number, place)
          join pg_attribute a on a.attrelid = k.confrelid and a.attnum = p.number) as other
      from pg_constraint k join pg_namespace n on n.oid = k.connamespace
      where k.contype = 'f' and n.nspname = 'public'`),
  )
  const between = keys.filter((key) => !common.includes(key.target))
  expect(between.length).toBeGreaterThan(80)
  const carries = ({ own, other }: (typeof keys)[number]) =>
    own[other.indexOf('tenant_id')] === 'tenant_id' && other.includes('tenant_id')
  expect(between.filter((key) => !carries(key))).toEqual([])
})

test('every index for looking things up begins with the tenant', async () => {
  const indexes = await database.acrossTenants('looking at the catalogue', (tx) =>
    tx.query<{ name: string; method: string; first: string | null }>(sql`
      select i.indexrelid::regclass::text as name, m.amname as method, a.attname as first
      from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am m on m.oid = c.relam
      left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
      where c.relnamespace = 'public'::regnamespace and not i.indrelid::regclass::text = any(${common})`),
  )
  expect(indexes.length).toBeGreaterThan(100)
  // Words are found by their parts in all tenants together, and narrowed by the policy.
  expect(indexes.filter(({ method, first }) => method !== 'gin' && first !== 'tenant_id')).toEqual([])
})

test('what all tenants share is read by everybody and written by nobody', async () => {
  for (const name of ['state_place', 'state_ward_map']) {
    const table = sql.ident(name)
    const run = (statement: ReturnType<typeof sql>) =>
      refusalOf(database.inTenant({ tenant: someone, user: null }, (tx) => tx.query(statement)))
    expect(await run(sql`select 1 from ${table} limit 1`)).toBeNull()
    for (const statement of [
      sql`insert into ${table} default values`,
      sql`update ${table} set ${sql.ident(name === 'state_place' ? 'name' : 'new_id')} = null`,
      sql`delete from ${table}`,
      sql`truncate ${table}`,
    ])
      expect([statement.text, await run(statement)]).toEqual([
        statement.text,
        expect.stringContaining('permission denied'),
      ])
  }
})

test('a view asks as its caller, so that row level security holds in it, and nobody writes through one', async () => {
  const views = await database.acrossTenants('looking at the catalogue', (tx) =>
    tx.query<{ name: string; asks: boolean; written: boolean }>(sql`
      select c.relname as name, coalesce('security_invoker=true' = any(c.reloptions), false) as asks,
        has_table_privilege(c.oid, 'insert, update, delete, truncate') as written
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'v' order by 1`),
  )
  expect(views).toEqual(
    ['district', 'exchange_difference', 'nation', 'province', 'village'].map((name) => ({
      name,
      asks: true,
      written: false,
    })),
  )
})

test('every row can be named, and leads to a tenant that exists', async () => {
  const rows = await database.acrossTenants('looking at the catalogue', (tx) =>
    tx.query<{ name: string; named: boolean; leads: boolean }>(sql`
      select c.relname as name,
        c.relreplident = 'f' or exists (select 1 from pg_index i where i.indrelid = c.oid and i.indisprimary) as named,
        exists (select 1 from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid
          and not exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attnum = any(k.conkey) and not a.attnotnull)) as leads
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`),
  )
  expect(rows.filter(({ name, named, leads }) => !common.includes(name) && !(named && leads))).toEqual([])
})

test('no trigger reads what a statement changed as a table, which no part of a spread table could', async () => {
  const triggers = await database.acrossTenants('looking at the catalogue', (tx) =>
    tx.query<{ name: string; table: string; set: boolean }>(sql`
      select t.tgname as name, t.tgrelid::regclass::text as table, t.tgnewtable is not null or t.tgoldtable is not null as set
      from pg_trigger t join pg_class c on c.oid = t.tgrelid where not t.tgisinternal and c.relnamespace = 'public'::regnamespace`),
  )
  expect(triggers.map(({ table }) => table)).toContain('document')
  expect(triggers.filter(({ set }) => set)).toEqual([])
})

test('no name of a constraint ends like that of a part of a spread table', async () => {
  const names = await database.acrossTenants('looking at the catalogue', (tx) =>
    tx.query<{ name: string }>(sql`
      select conname as name from pg_constraint where connamespace = 'public'::regnamespace
      union select indexrelid::regclass::text from pg_index i join pg_class c on c.oid = i.indrelid where c.relnamespace = 'public'::regnamespace`),
  )
  expect(names.length).toBeGreaterThan(200)
  expect(names.filter(({ name }) => /_\d{6,}$/.test(name))).toEqual([])
})

test('a statement is one statement: no text of a person can set another tenant', async () => {
  const set = `x'); select set_config('app.tenant_id', '${stranger}', true); --`
  const rows = await database.inTenant({ tenant: someone, user: null }, (tx) =>
    tx.query<{ text: string; tenant: string }>(sql`select ${set}::text as text, current_tenant() as tenant`),
  )
  expect(rows).toEqual([{ text: set, tenant: someone }])
})

test('the tenant is named where rows lie on several machines, and travels with the transaction', async () => {
  const spread = openDatabase({ url: appUrl, clock: systemClock, max: 1, isSpread: true })
  const mine = sql`select n.tenant_id as tenant, ${sql.tenant} as given, current_query() as text from (select current_tenant() as tenant_id) n where ${sql.ours('n')}`
  for (const tenant of [someone, stranger]) {
    const seen = await spread.inTenant({ tenant, user: null }, async (tx) => {
      const pieces: unknown[] = []
      for await (const rows of tx.pieces(mine)) pieces.push(...rows)
      return [...pieces, ...(await tx.query(mine)), ...(await tx.query(plannedAnew(mine)))]
    })
    expect(seen).toMatchObject(Array(3).fill({ tenant, given: tenant }))
    expect(seen).toMatchObject([{}, { text: mine.named.text }, { text: mine.named.text }])
  }
  await spread.close()
})
