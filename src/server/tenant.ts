/**
 * Creates a tenant: its row, settings, groups, administrator and the initial records of every list, in one
 * transaction.
 */
import { saveRecord } from '#engine/record/save.ts'
import type { ListModule } from '#engine/record/record.ts'
import type { Registry, Scope } from '#engine/scope.ts'
import { violationOf } from '#engine/constraint.ts'
import { sql } from '#engine/sql.ts'
import type { Tx } from '#engine/tx.ts'
import type { Clock } from '#kernel/clock.ts'
import { addDays } from '#kernel/day.ts'
import type { Field } from '#model/field.ts'
import type { AnyList } from '#model/list.ts'
import { newTenantSettings } from '#model/settings.ts'
import { effectiveRights } from './access/rights.ts'
import type { Database } from './database/database.ts'
import { deliveredGroups } from './system/groups-delivered.ts'
import { endSessions } from './access/open-sessions.ts'
import { hashPassword, isStrong } from './access/passwords.ts'
import { removeFactor } from './access/second-factor.ts'
import { logEventBy } from './call/events.ts'
import { mergeSettings } from './access/settings.ts'
import { tenantCode } from './access/hosts.ts'
import { beginSchedules } from './work/schedules.ts'

export interface NewTenant {
  code: string
  name: string
  /** User name and password of the first administrator. */
  admin: string
  password: string
  email?: string
  /** Example data, which scripts may delete. */
  isDemo?: boolean
}
export interface MadeTenant {
  id: string
  adminId: string
}

/** The tenant cannot be created as requested; the message explains why in both languages. */
export class TenantError extends Error {}

export interface TenantMaker {
  clock: Clock
  registry: Registry
  lists: readonly ListModule[]
}

const check = ({ code, name, admin, password, email }: NewTenant): void => {
  if (!tenantCode.test(code))
    throw new TenantError(
      `Mã doanh nghiệp không hợp lệ: "${code}". The code must be 3 to 32 of a-z, 0-9 and hyphens, beginning and ending with a letter or digit.`,
    )
  if (name.trim() === '' || name.length > 250)
    throw new TenantError('Thiếu tên doanh nghiệp. The name must have 1 to 250 characters.')
  if (!/^[A-Za-z0-9._@-]{3,50}$/.test(admin))
    throw new TenantError(
      `Tên đăng nhập không hợp lệ: "${admin}". The user name must be 3 to 50 of letters, digits and ._@-`,
    )
  if (!isStrong(password))
    throw new TenantError(
      'Mật khẩu tối thiểu 8 ký tự, có chữ và số. The password needs 8 to 128 characters with a letter and a digit.',
    )
  if (email !== undefined && !/^[^@\s]+@[^@\s]+$/.test(email))
    throw new TenantError(`Email không hợp lệ: "${email}". Not an e-mail address.`)
}

interface TenantSetup {
  tx: Tx
  maker: TenantMaker
  wanted: NewTenant
  adminId: string
}

const makePeople = async ({ tx, maker, wanted, adminId }: TenantSetup): Promise<void> => {
  const groups = deliveredGroups.map((group) => ({ ...group, id: maker.clock.newId() }))
  const hash = await hashPassword(wanted.password)
  await tx.batch([
    ...groups.map(
      ({ id, code, name, rights }) =>
        sql`insert into user_group (tenant_id, id, code, name, rights) values (${sql.tenant}, ${id}, ${code}, ${name}, ${JSON.stringify(rights)})`,
    ),
    sql`insert into app_user (tenant_id, id, user_name, password_hash, display_name, group_id, email, is_admin, created_at)
values (${sql.tenant}, ${adminId}, ${wanted.admin}, ${hash}, ${wanted.admin}, ${groups[0]!.id}, ${wanted.email ?? null}, true, ${tx.now})`,
  ])
}

/** A scope in which the administrator acts; the event log names the program. */
const scopeOf = ({ tx, maker, wanted, adminId }: TenantSetup): Scope => ({
  tx,
  user: {
    id: adminId,
    userName: wanted.admin,
    displayName: wanted.admin,
    groupName: 'ADMIN',
    employee: null,
    isAdmin: true,
    rights: effectiveRights({}, true),
    stores: null,
    defaults: { store: null, cashFund: null, bankFund: null },
  },
  settings: { ...mergeSettings({}, wanted.name), openingDate: addDays(tx.today, -1) },
  // The currencies are created by this very operation, so there is no base currency yet.
  baseCurrency: null,
  today: tx.today,
  now: tx.now,
  language: 'vi',
  newId: () => maker.clock.newId(),
  address: '',
  registry: maker.registry,
})

/**
 * Initial records refer to others by code. The registry lists referenced lists first, so these records already exist.
 */
const refIds = async (
  scope: Scope,
  definition: AnyList,
  row: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> => {
  const values: Record<string, unknown> = { ...row }
  for (const [name, field] of Object.entries(definition.fields as Record<string, Field>)) {
    if (field.kind !== 'ref' || typeof row[name] !== 'string') continue
    const table = scope.registry.lists.get(field.of!)!.table
    const found = await scope.tx.query<{ id: string }>(
      sql`select r.id from ${sql.ident(table)} r where ${sql.ours('r')} and r.code = ${row[name]}`,
    )
    if (!found[0]) throw new Error(`Start row of ${definition.name} refers to the unknown ${field.of} ${row[name]}`)
    values[name] = found[0].id
  }
  return values
}

const makeLists = async (scope: Scope, lists: readonly ListModule[]): Promise<void> => {
  for (const module of lists) {
    for (const row of module.definition.start ?? []) {
      const values = await refIds(scope, module.definition, row)
      await saveRecord(scope, module, { id: null, version: undefined, confirm: [], values, problems: [] })
    }
  }
}

const isDuplicate = (error: unknown): boolean => violationOf(error).constraint === 'tenant_code_unique'

/**
 * Creates a tenant. `owner` must use the owner role, the only one that may add to the directory of tenants. Throws
 * TenantError.
 */
export const createTenant = async (owner: Database, maker: TenantMaker, wanted: NewTenant): Promise<MadeTenant> => {
  const normalised = { ...wanted, code: wanted.code.trim().toLowerCase(), name: wanted.name.trim() }
  check(normalised)
  const id = maker.clock.newId()
  const adminId = maker.clock.newId()
  try {
    await owner.inTenant({ tenant: id, user: null }, async (tx) => {
      await tx.query(
        sql`insert into tenant (id, code, name, demo, created_at) values (${id}, ${normalised.code}, ${normalised.name}, ${normalised.isDemo ?? false}, ${tx.now})`,
      )
      await tx.query(
        sql`insert into setting (tenant_id, values) values (${sql.tenant}, ${JSON.stringify({ ...newTenantSettings, openingDate: addDays(tx.today, -1) })})`,
      )
      await beginSchedules(tx)
      const making = { tx, maker, wanted: normalised, adminId }
      await makePeople(making)
      await makeLists(scopeOf(making), maker.lists)
    })
  } catch (error) {
    if (!isDuplicate(error)) throw error
    throw new TenantError(
      `Doanh nghiệp "${normalised.code}" đã có. The tenant "${normalised.code}" exists already; nothing was changed.`,
      { cause: error },
    )
  }
  return { id, adminId }
}

export interface TenantRow {
  id: string
  code: string
  name: string
  active: boolean
  demo: boolean
  created_at: Date
}

export const listTenants = (owner: Database): Promise<TenantRow[]> =>
  owner.acrossTenants(
    'list tenants',
    (tx) => tx.query<TenantRow>(sql`select id, code, name, active, demo, created_at from tenant order by code`),
    { readOnly: true },
  )

/** Closes or reopens a tenant. A closed tenant keeps its data, but its address answers as if it did not exist. */
export const setTenantActive = async (owner: Database, code: string, active: boolean): Promise<void> => {
  const rows = await owner.acrossTenants(active ? 'open tenant' : 'close tenant', (tx) =>
    tx.query(sql`update tenant set active = ${active} where code = ${code.trim().toLowerCase()} returning id`),
  )
  if (rows.length === 0) throw new TenantError(`Không tìm thấy doanh nghiệp "${code}". There is no tenant "${code}".`)
}

/** For a user whom no administrator of the tenant can let in any more. Ends his sessions, and is in the tenant's log. */
export const resetSecondFactor = async (owner: Database, code: string, userName: string): Promise<void> => {
  const tenant = (await listTenants(owner)).find((one) => one.code === code.trim().toLowerCase())
  if (!tenant) throw new TenantError(`Không tìm thấy doanh nghiệp "${code}". There is no tenant "${code}".`)
  await owner.inTenant({ tenant: tenant.id, user: null }, async (tx) => {
    const [user] = await tx.query<{ id: string; user_name: string }>(
      sql`select u.id, u.user_name from app_user u join second_factor f on f.tenant_id = u.tenant_id and f.user_id = u.id
where lower(u.user_name) = lower(${userName})`,
    )
    if (!user)
      throw new TenantError(
        `Không có người dùng "${userName}" bật xác thực hai lớp. No user "${userName}" has a second factor.`,
      )
    await tx.batch([removeFactor(user.id), ...endSessions(user.id)])
    await logEventBy(
      tx,
      { id: null, userName: 'npm run tenant', displayName: 'npm run tenant', address: '' },
      { functionId: 'User', action: 'secondFactorReset', number: user.user_name, recordId: user.id },
    )
  })
}
