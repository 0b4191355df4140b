/** Where sealed secrets stand in the database: the one list, for looking whether they open and for sealing them anew. */
import { recordSecretPlace } from '#engine/secrets.ts'
import { sql } from '#engine/sql.ts'
import type { Tx } from '#engine/tx.ts'
import { factorPlace } from '../access/second-factor.ts'
import { letterPlace } from '../outbox/letters.ts'
import { passwordPlace } from '../outbox/mail-server.ts'
import type { Sealer } from '../process/sealed.ts'

type SealKind = 'secondFactors' | 'mailServers' | 'letters' | 'records'

interface SealedColumn {
  /** What is lost with it; nothing of a second factor whose first code was never typed. */
  kind: SealKind | null
  table: string
  column: string
  /** What names its row, in the order `place` takes them. */
  keys: readonly string[]
  place(tenant: string, ...keys: string[]): Parameters<Sealer['open']>[0]
}

export const sealedColumns: readonly SealedColumn[] = [
  { kind: 'secondFactors', table: 'second_factor', column: 'secret', keys: ['user_id'], place: factorPlace },
  { kind: null, table: 'second_factor', column: 'pending', keys: ['user_id'], place: factorPlace },
  { kind: 'mailServers', table: 'mail_server', column: 'sealed_password', keys: [], place: passwordPlace },
  { kind: 'letters', table: 'letter', column: 'sealed_body', keys: ['id'], place: letterPlace },
  { kind: 'records', table: 'sealed_secret', column: 'sealed', keys: ['holder_id', 'name'], place: recordSecretPlace },
]

export interface SealedRow {
  keys: readonly string[]
  sealed: string
}

export const readSealed = async (tx: Tx, { table, column, keys }: SealedColumn): Promise<SealedRow[]> => {
  const names = sql.join(
    keys.map((key) => sql`r.${sql.ident(key)}::text`),
    ', ',
  )
  return tx.query<SealedRow>(
    sql`select array[${names}]::text[] as keys, r.${sql.ident(column)} as sealed from ${sql.ident(table)} r where ${sql.ours('r')} and r.${sql.ident(column)} is not null`,
  )
}
