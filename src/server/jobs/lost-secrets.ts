/**
 * Sealed secrets that cannot be opened, because their key is missing or is another one: whoever looks after the
 * installation must hear of it before users do.
 */
import { sql } from '#engine/sql.ts'
import type { Tx } from '#engine/tx.ts'
import { factorPlace } from '../access/second-factor.ts'
import type { Database } from '../database/database.ts'
import { letterPlace } from '../outbox/letters.ts'
import { passwordPlace } from '../outbox/mail-server.ts'
import type { Sealer } from '../process/sealed.ts'

export interface LostSecrets {
  secondFactors: number
  mailServers: number
  letters: number
}

interface Sealed {
  id: string
  sealed: string
}

const lostIn = async (tx: Tx, sealer: Pick<Sealer, 'open'>): Promise<LostSecrets> => {
  const [factors, servers, letters] = (await tx.batch([
    sql`select f.user_id as id, f.secret as sealed from second_factor f where ${sql.ours('f')} and f.secret is not null`,
    sql`select m.tenant_id as id, m.sealed_password as sealed from mail_server m where ${sql.ours('m')} and m.sealed_password is not null`,
    sql`select l.id, l.sealed_body as sealed from letter l where ${sql.ours('l')} and l.state in ('waiting', 'sending') and l.sealed_body is not null`,
  ])) as [Sealed[], Sealed[], Sealed[]]
  const count = (rows: readonly Sealed[], placeOf: (id: string) => Parameters<Sealer['open']>[0]): number =>
    rows.filter(({ id, sealed }) => sealer.open(placeOf(id), sealed) === null).length
  return {
    secondFactors: count(factors, (id) => factorPlace(tx.tenant, id)),
    mailServers: count(servers, () => passwordPlace(tx.tenant)),
    letters: count(letters, (id) => letterPlace(tx.tenant, id)),
  }
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
  const all: LostSecrets = { secondFactors: 0, mailServers: 0, letters: 0 }
  for (const { id } of tenants) {
    const lost = await database.inTenant({ tenant: id, user: null }, (tx) => lostIn(tx, sealer), { readOnly: true })
    for (const kind of Object.keys(all) as (keyof LostSecrets)[]) all[kind] += lost[kind]
  }
  return Object.values(all).some((count) => count > 0) ? all : null
}

/** For whoever looks after the installation; names what is missing and what to do. */
export const describeLostSecrets = ({ secondFactors, mailServers, letters }: LostSecrets): string => {
  const vietnamese = `xác thực hai lớp: ${secondFactors}, mật khẩu máy chủ thư: ${mailServers}, thư chờ gửi: ${letters}`
  const english = `second factors: ${secondFactors}, passwords of mail servers: ${mailServers}, waiting letters: ${letters}`
  return `Thiếu khóa trong secret.keys (hoặc SECRET_KEYS) nên không mở được bí mật đã niêm phong (${vietnamese}). Hãy thêm dòng khóa cũ từ bản sao vào tệp rồi khởi động lại; nếu đã mất hẳn: npm run tenant -- reset-second-factor …, và nhập lại mật khẩu máy chủ thư.
A key is missing in secret.keys (or SECRET_KEYS): sealed secrets cannot be opened (${english}). Add the line of the old key from a copy to the file and start again; if it is lost: npm run tenant -- reset-second-factor …, and enter the passwords of mail servers again.`
}
