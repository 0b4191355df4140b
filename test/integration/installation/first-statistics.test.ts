/** The plans of a new installation, before PostgreSQL has statistics: connections keep them. */
import pg from 'pg'
import { expect, it } from 'vitest'
import { sql } from '#engine/sql.ts'
import type { Statement } from '#engine/tx.ts'
import { revalueEntries } from '#engine/ledger/stock-rows.ts'
import { drawnNumber } from '#engine/number.ts'
import { createTestDatabase } from '../../support/database.ts'

const { appUrl } = await createTestDatabase()

const planOf = async ({ text }: Statement): Promise<string> => {
  const client = new pg.Client({ connectionString: appUrl })
  await client.connect()
  try {
    await client.query(`set app.tenant_id = '00000000-0000-7000-8000-000000000001'`)
    // Without values, they stay parameters in the plan.
    const { rows } = await client.query<Record<string, string>>(`explain (generic_plan) ${text}`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  } finally {
    await client.end()
  }
}

it.each([
  ['a document by its id', sql`select kind from document d where ${sql.ours('d')} and d.id = ${'x'}`, /document_pkey/],
  [
    'a changed document',
    sql`update document d set status = ${1} where ${sql.ours('d')} and d.id = ${'x'}`,
    /document_pkey/,
  ],
  [
    'the answer to a request that was sent before',
    sql`select answer from request r where ${sql.ours('r')} and user_id = ${'x'} and call = ${'a'} and request_id = ${'b'} and created_at > ${'2026-01-01'}`,
    /request_pkey/,
  ],
  [
    'the next number',
    drawnNumber({ name: 'salesBill:BH', kind: 'salesBill', prefix: 'BH', digits: 6 }).draw[0]!,
    /document_number_unique/,
  ],
  ['later entries of stock', revalueEntries([]), /stock_entry_(?:pkey|of_store) .*\n.*product_id = .*v.product\]/],
  [
    'the entry of a line',
    sql`select value from stock_entry e where ${sql.ours('e')} and line_id = any(${[]}::uuid[]) and side = 0`,
    /stock_entry_of_line/,
  ],
])('%s is found by its own index', async (_, statement, index) => {
  const plan = await planOf(statement)
  expect(plan).toMatch(index)
  expect(plan).not.toMatch(/Seq Scan|Hash Join/)
})
