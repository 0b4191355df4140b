/**
 * `npm run work -- <what>`: shows the work that waits, stops it, and lets it go on, of all tenants or of one. After a
 * restore it is stopped.
 */
import { sql } from '#engine/sql.ts'
import type { Database } from '#server/database/database.ts'
import { listTenants, TenantError, type TenantRow } from '#server/tenant.ts'
import { pauseOf, pauseStatement, resume } from '#server/work/pauses.ts'
import { onInstallation, tellFailure } from './lib/on-installation.ts'

const usage = `Cách dùng · Usage:
  npm run work -- list
  npm run work -- pause [<code>]
  npm run work -- resume [<code>]`

const [what, code] = process.argv.slice(2)

const chosen = async (owner: Database): Promise<TenantRow[]> => {
  const all = await listTenants(owner)
  const found = code === undefined ? all : all.filter((one) => one.code === code.trim().toLowerCase())
  if (code !== undefined && found.length === 0)
    throw new TenantError(`Không tìm thấy doanh nghiệp "${code}". There is no tenant "${code}".`)
  return found
}

const inEach = async <T>(
  owner: Database,
  work: Parameters<typeof owner.inTenant<T>>[1],
): Promise<{ tenant: TenantRow; result: T }[]> => {
  const results: { tenant: TenantRow; result: T }[] = []
  for (const tenant of await chosen(owner))
    results.push({ tenant, result: await owner.inTenant({ tenant: tenant.id, user: null }, work) })
  return results
}

interface Count {
  kind: string
  state: string
  count: number
}

const list = async (owner: Database): Promise<void> => {
  const found = await inEach(owner, async (tx) => ({
    pause: await pauseOf(tx),
    counts: await tx.query<Count>(
      sql`select w.kind, w.state, count(*)::integer as count from work w where ${sql.ours('w')} group by 1, 2 order by 1, 2`,
    ),
  }))
  for (const { tenant, result } of found) {
    const counts = result.counts.map(({ kind, state, count }) => `${kind} ${state} ${count}`).join(', ')
    const paused = result.pause ? `  (đang dừng · stopped: ${result.pause.reason})` : ''
    console.log(`${tenant.code.padEnd(33)}${counts || '–'}${paused}`)
  }
}

const commands: Readonly<Record<string, (owner: Database) => Promise<void>>> = {
  list,
  pause: async (owner) => {
    const found = await inEach(owner, (tx) => tx.query(pauseStatement(tx, 'asked')))
    console.log(`Đã dừng việc nền của ${found.length} doanh nghiệp. Stopped.`)
  },
  resume: async (owner) => {
    const found = await inEach(owner, resume)
    const count = found.filter(({ result }) => result).length
    console.log(`Việc nền của ${count} doanh nghiệp chạy tiếp. Background work of ${count} tenants goes on.`)
  },
}

const command = Object.hasOwn(commands, what ?? '') ? commands[what!] : undefined
if (command) await onInstallation({ mayMake: false }, ({ owner }) => command(owner))
else tellFailure(new TenantError(usage))
