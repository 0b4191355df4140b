/**
 * `npm run ledger:verify [-- <tenant>]` verifies that the ledgers match the documents; exits with 1 if they do not.
 * `npm run ledger:rebuild [-- <tenant>] --yes` recalculates them from the documents, best while nobody works.
 */
import { rebuildLedgers } from '#engine/ledger/rebuild.ts'
import { sql } from '#engine/sql.ts'
import { readConfig } from '#server/process/config.ts'
import { listTenants, type TenantRow } from '#server/tenant.ts'
import { readCommandLine } from './lib/command-line.ts'
import { inside } from './lib/inside.ts'
import { openInstallation, type Installation } from './lib/installation.ts'
import { verify } from './lib/verification.ts'
import { noteVerified } from './lib/verified.ts'

const usage = `Cách dùng · Usage:
  npm run ledger:verify [-- <tenant>]
  npm run ledger:rebuild -- [<tenant>] --yes     (ghi lại sổ từ chứng từ · writes the ledgers anew)`

const chosen = async ({ owner }: Installation, code: string | undefined): Promise<TenantRow[]> => {
  const tenants = await listTenants(owner)
  const some = code ? tenants.filter((one) => one.code === code.trim().toLowerCase()) : tenants
  if (code && some.length === 0) throw new Error(`Không tìm thấy doanh nghiệp "${code}". There is no tenant "${code}".`)
  return some
}

/** Takes the lock that all saves share, so that no document is saved during the rebuild. */
const rebuild = ({ app }: Installation, tenant: TenantRow): Promise<void> =>
  inside(app, { tenant }, async (scope) => {
    await scope.tx.query(sql`lock table document in share row exclusive mode`)
    return rebuildLedgers(scope)
  })

const report = async (installation: Installation, tenant: TenantRow): Promise<boolean> => {
  const { isClean, text } = await verify(installation.app, tenant)
  console.log(`${tenant.code}  ${tenant.name}\n${text}\n`)
  return isClean
}

const main = async (): Promise<void> => {
  const { values, positionals } = readCommandLine(usage, { yes: { type: 'boolean' } })
  const [what, code] = positionals
  if (what !== 'verify' && what !== 'rebuild') throw new Error(usage)
  if (what === 'rebuild' && !values.yes) throw new Error(usage)
  const installation = await openInstallation()
  try {
    let different = 0
    for (const tenant of await chosen(installation, code)) {
      if (what === 'rebuild') await rebuild(installation, tenant)
      different += Number(!(await report(installation, tenant)))
    }
    if (code === undefined) noteVerified(readConfig().dataDir, { at: Date.now(), different })
    if (different > 0) process.exitCode = 1
  } finally {
    await installation.close()
  }
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
