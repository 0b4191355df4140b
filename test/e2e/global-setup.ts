/**
 * Before the first test, with the product running: gives every worker but the first a copy of the demo tenant, row by
 * row, which is quicker than telling its story again.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FullConfig } from '@playwright/test'
import pg from 'pg'
import { tablesOf } from '../../scripts/lib/backup-tables.ts'
import { tenantOf } from './place.ts'

/** The superuser's, who sees the rows of all tenants. */
const databaseUrl = (dataDir: string): string => {
  const { port, passwords } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')) as {
    port: number
    passwords: { admin: string }
  }
  return `postgresql://postgres:${passwords.admin}@127.0.0.1:${port}/vua`
}

const copyDemo = async (client: pg.Client, code: string): Promise<void> => {
  const made = await client.query<{ id: string }>(
    `insert into tenant (id, code, name, demo) select gen_random_uuid(), $1, name, demo from tenant where code = $2 returning id`,
    [code, tenantOf(0)],
  )
  const id = client.escapeLiteral(made.rows[0]!.id)
  for (const { name, columns } of await tablesOf(client)) {
    if (name === 'tenant') continue
    const table = client.escapeIdentifier(name)
    const copied = columns.map((column) => client.escapeIdentifier(column))
    const values = columns.map((column, at) => (column === 'tenant_id' ? `${id}::uuid` : copied[at]!))
    await client.query(`insert into ${table} (${copied.join(', ')}) overriding system value select ${values.join(', ')}
from ${table} where tenant_id = (select id from tenant where code = ${client.escapeLiteral(tenantOf(0))})`)
  }
}

export default async ({ workers }: FullConfig): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl(process.env['E2E_DATA_DIR']!) })
  await client.connect()
  try {
    await client.query('begin')
    // What triggers would derive is copied too, and rows come in no order that their references could follow.
    await client.query('set local session_replication_role = replica')
    for (let worker = 1; worker < workers; worker += 1) await copyDemo(client, tenantOf(worker))
    await client.query('commit')
    // So that both are read by the same plans.
    await client.query('analyze')
  } finally {
    await client.end()
  }
}
