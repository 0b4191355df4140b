/** Policies for limited users that a cluster replaces: none may have a sub-select it does not know (decision 0133). */
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { withoutSubselects } from '../../../scripts/lib/cluster/limits.ts'
import { createTestDatabase } from '../../support/database.ts'

const { ownerUrl } = await createTestDatabase()
const client = new pg.Client({ connectionString: ownerUrl })
await client.connect()
afterAll(() => client.end())

const { rows: policies } = await client.query<{ table: string; name: string; condition: string }>(
  `select polrelid::regclass::text as table, polname as name, pg_get_expr(polqual, polrelid) as condition
   from pg_policy where 'vua_limited'::regrole = any (polroles) order by 1, 2`,
)

it.each(policies)('$name on $table', ({ condition }) => {
  const plain = withoutSubselects(condition)
  expect(plain).not.toMatch(/\bselect\b/i)
  expect(plain).toMatch(/seen_stores\(\)|seen_as_own\(\)|sees_(?:deleted_)?document\(tenant_id, \w+\)/)
})

it('refuses one that reads another table', () => {
  expect(() => withoutSubselects('(EXISTS ( SELECT FROM partner p WHERE (p.id = partner_id)))')).toThrow('sub-select')
})
