/** What carriers owed, and were owed, before the first parcel: it is settled like the money of one (contract system §9.1). */
import { answering, type Answering } from '#engine/answering.ts'
import { isStoredId } from '#engine/columns.ts'
import { wholeScope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { translate } from '#i18n/catalogues.server.ts'
import { fromLedger, toNumber } from '#kernel/decimal.ts'
import { openingsOfCarriers } from '#wire/described/parcels.ts'

const open = (side: string) =>
  sql`coalesce((select sum(e.amount - e.settled) from debt_entry e where ${sql.ours('e')} and e.document_id = d.id and e.side = ${side}), 0)::text`

interface Row extends Record<string, string> {
  id: string
  carrier: string
  name: string
  cod: string
  fee: string
}

const openingsOf: Answering<typeof openingsOfCarriers> = async (scope, { asked: { NVC_ID: carrier } }) => {
  const rows = await wholeScope(scope).tx.query<Row>(sql`
select d.id, c.id as carrier, c.name, ${open('carrierCod')} as cod, ${open('carrierFee')} as fee
from carrier_opening o join document d on d.tenant_id = o.tenant_id and d.id = o.document_id join carrier c on c.tenant_id = o.tenant_id and c.id = o.carrier_id
where ${sql.ours('o')}${carrier === '' ? sql.empty : sql` and c.id = ${isStoredId(carrier) ? carrier : null}::uuid`} order by c.code_key`)
  const money = (units: string): number => toNumber(fromLedger(units))
  const ListItem = rows
    .map(({ id: s_ID, carrier: NVC_ID, name: carrierName, cod, fee }) => ({
      s_ID,
      shipNumber: translate(scope.language, 'voucher.opening'),
      NVC_ID,
      carrierName,
      codOpen: money(cod),
      feeOpen: money(fee),
    }))
    .filter(({ codOpen, feeOpen }) => codOpen !== 0 || feeOpen !== 0)
  return { TotalCount: ListItem.length, ListItem }
}

/** To be chosen for vouchers beside parcels. */
export const openingsCall = answering(openingsOfCarriers, openingsOf)
