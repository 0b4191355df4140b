/** The document follows the record of its carrier: made with the first amount, and gone with the last. */
import { removeOne } from '#engine/document/remove.ts'
import { saveDocument } from '#engine/document/save.ts'
import { wholeScope, type Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { addDays } from '#kernel/day.ts'
import { zero, type Decimal } from '#kernel/decimal.ts'
import { carrierOpening } from './index.ts'

export interface Openings {
  cod: Decimal
  fee: Decimal
}

/** Throws Refused if more was settled than the new amounts, or the days are locked. */
export const keepCarrierOpening = async (own: Scope, carrier: string, { cod, fee }: Openings): Promise<void> => {
  const scope = wholeScope(own)
  const [stored] = await scope.tx.query<{ id: string }>(
    sql`select o.document_id as id from carrier_opening o where ${sql.ours('o')} and o.carrier_id = ${carrier}`,
  )
  if (cod === zero && fee === zero) {
    if (stored) await removeOne(scope, carrierOpening, stored.id)
    return
  }
  await saveDocument(scope, carrierOpening, {
    id: stored?.id ?? null,
    version: undefined,
    saveAsDraft: false,
    confirm: [],
    clientTotal: undefined,
    values: {
      ...(stored ? {} : { date: scope.settings.openingDate || addDays(scope.today, -1) }),
      carrier,
      cod,
      fee,
    },
    lines: stored ? undefined : [],
    problems: [],
  })
}
