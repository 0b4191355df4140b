/** The tenant into which a file is replayed, and its users. */
import { randomBytes } from 'node:crypto'
import { basename } from 'node:path'
import { sql } from '#engine/sql.ts'
import { systemClock } from '#kernel/clock.ts'
import { hashPassword } from '#server/access/passwords.ts'
import { listModules, registry } from '#server/calls/registry.ts'
import { createTenant, listTenants, type TenantRow } from '#server/tenant.ts'
import { signIn, type Client, type Target } from '../client.ts'
import type { Installation } from '../lib/installation.ts'

export interface Shop {
  tenant: Pick<TenantRow, 'id' | 'code' | 'name'>
  isNew: boolean
  /** The password of all users; random in each run, so that nobody can guess it. */
  password: string
}

const admin = 'admin'

/** `data/Online Retail.csv` → `replay-online-retail`. */
export const codeFor = (path: string): string => {
  const name = basename(path).replace(/\.[^.]*$/, '')
  const plain = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return `replay-${plain}`.slice(0, 32).replace(/-+$/, '')
}

const newPassword = (): string => `${randomBytes(12).toString('base64url')}7a`

export const openShop = async ({ owner, app }: Pick<Installation, 'owner' | 'app'>, code: string): Promise<Shop> => {
  const password = newPassword()
  const find = async () => (await listTenants(owner)).find((one) => one.code === code)
  const known = await find()
  if (!known) {
    const wanted = { code, name: `Replay ${code}`, admin, password }
    await createTenant(owner, { clock: systemClock, registry, lists: listModules }, wanted)
  } else if (known.name !== `Replay ${code}`) {
    throw new Error(
      `Doanh nghiệp ${code} không phải do lệnh này tạo. Tenant ${code} was not made by this command: choose another code.`,
    )
  } else {
    const hash = await hashPassword(password)
    await app.inTenant({ tenant: known.id, user: null }, (tx) =>
      tx.query(sql`update app_user set password_hash = ${hash} where user_name = ${admin}`),
    )
  }
  return { tenant: (await find())!, isNew: !known, password }
}

export interface Staff {
  /** Reads and checks. */
  admin: Client
  /** Enters purchases and payments. */
  accountant: Client
  /** Enters sales. */
  seller: Client
}

type UserRow = Readonly<{ s_ID: string; UserName: string }>
type GroupRow = Readonly<{ s_ID: string; Code: string }>

/** Three users, as in a shop of this size; the product limits the calls per user. */
export const hire = async (place: Target, boss: Client, password: string): Promise<Staff> => {
  const groups = await boss.rows<GroupRow>('ApiGroupUser/getList')
  const users = await boss.rows<UserRow>('ApiListUser/getList')
  const employ = async (userName: string, group: string): Promise<Client> => {
    const known = users.find((user) => user.UserName === userName)?.s_ID ?? ''
    const groupId = groups.find((one) => one.Code === group)!.s_ID
    const email = `${userName}@${place.tenant}.vn`
    await boss.save('ApiListUser', { s_ID: known, UserName: userName, groupId, email, password })
    return signIn(place, { userName, password })
  }
  return { admin: boss, accountant: await employ('ketoan', 'KETOAN'), seller: await employ('banhang', 'BANHANG') }
}
