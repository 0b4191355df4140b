/**
 * Sealed secrets that cannot be opened, because their key is missing or is another one: whoever looks after the
 * installation must hear of it before users do.
 */
import { sql } from '#engine/sql.ts'
import type { Tx } from '#engine/tx.ts'
import type { Database } from '../database/database.ts'
import type { Sealer } from '../process/sealed.ts'
import { readSealed, sealedColumns } from './sealed-places.ts'

export interface LostSecrets {
  secondFactors: number
  mailServers: number
  letters: number
  /** Access tokens and passwords of carriers and of invoice providers. */
  records: number
}
const none: Readonly<LostSecrets> = { secondFactors: 0, mailServers: 0, letters: 0, records: 0 }

const lostIn = async (tx: Tx, sealer: Pick<Sealer, 'open'>): Promise<LostSecrets> => {
  const lost: LostSecrets = { ...none }
  for (const column of sealedColumns) {
    if (column.kind === null) continue
    const rows = await readSealed(tx, column)
    lost[column.kind] += rows.filter(
      ({ keys, sealed }) => sealer.open(column.place(tx.tenant, ...keys), sealed) === null,
    ).length
  }
  return lost
}

interface Keeper {
  database: Database
  sealer: Pick<Sealer, 'open'>
}

/** Of all tenants together; null if all can be opened. */
export const findLostSecrets = async ({ database, sealer }: Keeper): Promise<LostSecrets | null> => {
  const tenants = await database.acrossTenants(
    'sealed secrets',
    (tx) => tx.query<{ id: string }>(sql`select id from tenant_ids() t (id)`),
    { readOnly: true },
  )
  const all: LostSecrets = { ...none }
  for (const { id } of tenants) {
    const lost = await database.inTenant({ tenant: id, user: null }, (tx) => lostIn(tx, sealer), { readOnly: true })
    for (const kind of Object.keys(all) as (keyof LostSecrets)[]) all[kind] += lost[kind]
  }
  return Object.values(all).some((count) => count > 0) ? all : null
}

/** For whoever looks after the installation; names what is missing and what to do. */
export const describeLostSecrets = ({ secondFactors, mailServers, letters, records }: LostSecrets): string => {
  const vietnamese = `xác thực hai lớp: ${secondFactors}, mật khẩu máy chủ thư: ${mailServers}, thư chờ gửi: ${letters}, mã truy cập (token) và mật khẩu của nhà vận chuyển, nhà cung cấp hóa đơn: ${records}`
  const english = `second factors: ${secondFactors}, passwords of mail servers: ${mailServers}, waiting letters: ${letters}, access tokens and passwords of carriers and invoice providers: ${records}`
  return `Thiếu khóa trong secret.keys (hoặc SECRET_KEYS) nên không mở được bí mật đã niêm phong (${vietnamese}). Hãy thêm dòng khóa cũ từ bản sao vào tệp rồi khởi động lại; nếu đã mất hẳn: npm run tenant -- reset-second-factor …, và nhập lại mật khẩu máy chủ thư, mã truy cập của nhà vận chuyển và của nhà cung cấp hóa đơn.
A key is missing in secret.keys (or SECRET_KEYS): sealed secrets cannot be opened (${english}). Add the line of the old key from a copy to the file and start again; if it is lost: npm run tenant -- reset-second-factor …, and enter the passwords of mail servers, the access tokens of carriers and those of invoice providers again.`
}
