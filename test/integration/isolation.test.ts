/** Every table keeps tenants apart by itself: nobody has to remember it for a new one. */
import { expect, test } from 'vitest'
import { sql } from '#engine/sql.ts'
import { createTestDatabase } from '#test/support/database.ts'

const { database } = await createTestDatabase()

/** The directory of tenants is read before there is one; where strangers come from and the list of migrations belong to nobody. */
const common = ['address_attempt', 'migration', 'tenant']

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

test('without a tenant there are no rows, but an error', async () => {
  await expect(
    database.acrossTenants('forgetting the tenant', (tx) => tx.query(sql`select * from document`)),
  ).rejects.toThrow()
})
