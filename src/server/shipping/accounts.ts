/** The account of a tenant at a carrier, with its secrets opened, for who asks the carrier. */
import { openSecrets, type Sealing } from '#engine/secrets.ts'
import { sql } from '#engine/sql.ts'
import type { Tx } from '#engine/tx.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { CarrierAdapter } from '#model/carrier.ts'
import type { CarrierAccount } from './carrier.ts'

interface StoredCarrier extends Record<string, unknown> {
  environment: string
  url: string | null
  settings: Readonly<Record<string, unknown>> | null
}

/** What only some adapters ask for. A secret among them stands as its mark, and is opened. */
const settingsOf = (
  { settings }: StoredCarrier,
  secrets: ReadonlyMap<string, string | null>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(settings ?? {}).flatMap(([name, value]) => {
      const text = secrets.get(`settings.${name}`) ?? value
      return typeof text === 'string' ? [[name, text]] : []
    }),
  )

/** Null: there is none that could be used (`noCarrierAccount`). `manual` needs none. */
export const carrierAccountOf = async (
  { tx, sealing }: { tx: Tx; sealing?: Sealing },
  carrier: string,
  adapter: CarrierAdapter,
): Promise<CarrierAccount | null> => {
  const [stored] = await tx.query<StoredCarrier>(
    sql`select c.environment, c.url, c.settings from carrier c where ${sql.ours('c')} and c.id = ${carrier}`,
  )
  if (!stored || !sealing) return null
  const secrets = await openSecrets({ tx, sealing }, carrier)
  const token = secrets.get('token') ?? ''
  if (token === '' && adapter !== 'manual') return null
  return {
    origin: (stored.url ?? '').replace(/\/$/, ''),
    environment: stored.environment === 'sandbox' ? 'sandbox' : 'production',
    token,
    settings: settingsOf(stored, secrets),
  }
}

/** Why `carrierAccountOf` found no account that can be used: its token cannot be opened without the key, or there is none. */
export const noCarrierAccount = async (
  { tx, sealing }: { tx: Tx; sealing?: Sealing },
  carrier: string,
  field = '',
): Promise<Problem> => {
  const [row] = await tx.query<{ name: string }>(
    sql`select c.name from carrier c where ${sql.ours('c')} and c.id = ${carrier}`,
  )
  const isLost = sealing !== undefined && (await openSecrets({ tx, sealing }, carrier)).get('token') === null
  return problem(field, isLost ? 'carrierSecretLost' : 'carrierNotConnected', { name: row?.name ?? '' })
}
