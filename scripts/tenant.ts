/**
 * `npm run tenant -- <what>`: creates, lists, closes and opens tenants, and lets in who lost the second factor. Uses DATABASE_URL, or the embedded database
 * in DATA_DIR (started temporarily if Vựa is not running).
 */
import { systemClock } from '#kernel/clock.ts'
import { readConfig, type Config } from '#server/process/config.ts'
import type { Database } from '#server/database/database.ts'
import { listModules, registry } from '#server/calls/registry.ts'
import { createTenant, listTenants, resetSecondFactor, setTenantActive, TenantError } from '#server/tenant.ts'
import { readCommandLine } from './lib/command-line.ts'
import { onInstallation, tellFailure } from './lib/on-installation.ts'

const usage = `Cách dùng · Usage:
  npm run tenant -- create <code> --name <name> --admin <user name> --password <password> [--email <address>]
  npm run tenant -- list
  npm run tenant -- close <code>
  npm run tenant -- open <code>
  npm run tenant -- reset-second-factor <code> --user <user name>`

const { values, positionals } = readCommandLine(usage, {
  name: { type: 'string' },
  admin: { type: 'string' },
  password: { type: 'string' },
  email: { type: 'string' },
  user: { type: 'string' },
})
const [what, code = ''] = positionals

const create = async (owner: Database, config: Config): Promise<void> => {
  const { name, admin, password, email } = values
  if (!code || !name || !admin || !password) throw new TenantError(usage)
  await createTenant(
    owner,
    { clock: systemClock, registry, lists: listModules },
    { code, name, admin, password, ...(email ? { email } : {}) },
  )
  const scheme =
    config.baseDomain === 'localhost'
      ? `http://${code}.localhost:${config.port}`
      : `https://${code}.${config.baseDomain}`
  console.log(`Đã tạo doanh nghiệp "${code}". The tenant "${code}" is ready: ${scheme} (${admin})`)
}

const list = async (owner: Database): Promise<void> => {
  for (const tenant of await listTenants(owner)) {
    const marks = [tenant.active ? '' : 'closed', tenant.demo ? 'demo' : ''].filter(Boolean).join(', ')
    console.log(
      `${tenant.code.padEnd(33)}${tenant.created_at.toISOString().slice(0, 10)}  ${tenant.name}${marks && `  (${marks})`}`,
    )
  }
}

const setActive = async (owner: Database, active: boolean): Promise<void> => {
  if (!code) throw new TenantError(usage)
  await setTenantActive(owner, code, active)
  console.log(
    active ? `Đã mở lại "${code}". Opened.` : `Đã đóng "${code}", dữ liệu được giữ lại. Closed; its data stays.`,
  )
}

const commands: Readonly<Record<string, (owner: Database, config: Config) => Promise<void>>> = {
  create,
  list,
  close: (owner) => setActive(owner, false),
  open: (owner) => setActive(owner, true),
  'reset-second-factor': async (owner) => {
    if (!code || !values.user) throw new TenantError(usage)
    await resetSecondFactor(owner, code, values.user)
    console.log(`Đã đặt lại xác thực hai lớp của "${values.user}". Reset.`)
  },
}

const command = Object.hasOwn(commands, what ?? '') ? commands[what!] : undefined
if (command) await onInstallation({ mayMake: what === 'create' }, ({ owner }) => command(owner, readConfig()))
else tellFailure(new TenantError(usage))
