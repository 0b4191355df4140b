/** How parcels stand: by state and carrier, how many arrive and how soon, what carriers owe and are owed (contract system §9.2). */
import { isMadeSql, stateSql } from '#documents/_shared/parcels/shipment-state.server.ts'
import { claimOpenSql, hasOpenClaimSql } from '#documents/_shared/parcels/shipment-todo.server.ts'
import { shipment } from '#documents/shipment/index.ts'
import { answering } from '#engine/answering.ts'
import { wholeScope, type Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { plannedAnew } from '#engine/tx.ts'
import { translate } from '#i18n/catalogues.server.ts'
import { decimal, fromLedger, toNumber, type Decimal } from '#kernel/decimal.ts'
import { shipmentStateFacts, shipmentStates } from '#model/shipment-state.ts'
import { parcelOverview } from '#wire/described/parcels.ts'
import type { Call, Input } from '../call/call.ts'
import { rangeOf } from '../dashboard/call.ts'

interface Row {
  carrier_id: string
  ship_status: number
  count: number
  cod: string
  /** Of those that arrived: the days they took, added up. */
  days: number
}
interface Carrier {
  id: string
  code: string
  name: string
  cod: string
  fee: string
}

const balance = (side: string) =>
  sql`coalesce((select sum(b.amount) from debt_balance b where ${sql.ours('b')} and b.partner_id = c.id and b.side = ${side}), 0)::text`

interface Claims {
  count: number
  amount: string
}
/**
 * Of any day: who has not paid yet owes it still. Which parcels count is a question of who asks; what was paid for them is
 * not, so that who sees no receipts reads no other figures of them.
 */
const openClaimsOf = async (scope: Scope): Promise<Claims> => {
  const whole = wholeScope(scope)
  const seen =
    whole === scope
      ? null
      : await scope.tx.query<{ document_id: string }>(
          sql`select s.document_id from shipment s where ${sql.ours('s')} and s.ship_status = ${shipmentStateFacts.lost.value}`,
        )
  const [claims] = await whole.tx.query<Claims & Record<string, unknown>>(sql`
select count(*)::int as count, coalesce(sum(${claimOpenSql(sql`s`)}), 0)::text as amount
from shipment s where ${sql.ours('s')} and ${hasOpenClaimSql(sql`s`)} ${seen ? sql` and s.document_id = any(${seen.map((row) => row.document_id)}::uuid[])` : sql.empty}`)
  return claims!
}

const arrived: readonly number[] = [shipmentStateFacts.delivered.value, shipmentStateFacts.reconciled.value]
const round = (value: number): number => Math.round(value * 100) / 100

/** What is told of several rows together. */
const figuresOf = (rows: readonly Row[]) => {
  const all = rows.reduce((sum, row) => sum + row.count, 0)
  const there = rows.filter(({ ship_status }) => arrived.includes(ship_status))
  const delivered = there.reduce((sum, row) => sum + row.count, 0)
  const days = there.reduce((sum, row) => sum + row.days, 0)
  return {
    count: all,
    codAmount: toNumber(rows.reduce((sum, row) => (sum + decimal(row.cod)) as Decimal, decimal(0))),
    delivered,
    deliveredShare: all === 0 ? 0 : round((delivered * 100) / all),
    averageDays: delivered === 0 ? null : round(days / delivered),
  }
}

const overviewOf = async (scope: Scope, input: Input) => {
  const { from, to } = rangeOf(scope, input)
  const claims = await openClaimsOf(scope)
  const [rows, carriers] = (await scope.tx.batch([
    // Of how many days there are parcels is known of these days only.
    plannedAnew(sql`select s.carrier_id, ${stateSql(sql`s`)} as ship_status, count(*)::int as count, sum(s.cod_amount)::text as cod, coalesce(sum(s.delivered_date - d.day), 0)::int as days
from shipment s join document d on d.tenant_id = s.tenant_id and d.id = s.document_id
where ${sql.ours('s')} and ${sql.ours('d')} and d.kind = ${shipment.name} and ${isMadeSql(sql`s`)} and d.day between ${from}::date and ${to}::date group by 1, 2`),
    sql`select c.id, c.code, c.name, ${balance('carrierCod')} as cod, ${balance('carrierFee')} as fee from carrier c where ${sql.ours('c')} order by c.code_key`,
  ])) as [Row[], Carrier[]]
  const byCarrier = carriers.map(({ id: NVC_ID, code, name, cod, fee }) => ({
    NVC_ID,
    Code: code,
    Name: name,
    ...figuresOf(rows.filter(({ carrier_id }) => carrier_id === NVC_ID)),
    codReceivable: toNumber(fromLedger(cod)),
    feePayable: toNumber(fromLedger(fee)),
  }))
  const sum = (name: 'codReceivable' | 'feePayable') => byCarrier.reduce((total, one) => total + one[name], 0)
  return {
    FromDate: from,
    ToDate: to,
    ...figuresOf(rows),
    codReceivable: sum('codReceivable'),
    feePayable: sum('feePayable'),
    claims: { count: claims.count, amount: toNumber(decimal(claims.amount)) },
    statuses: shipmentStates
      .filter((name) => name !== 'notHanded')
      .map((name) => {
        const { value, label } = shipmentStateFacts[name]
        const { count: n, codAmount } = figuresOf(rows.filter(({ ship_status }) => ship_status === value))
        return { shipStatus: value, shipStatusName: translate(scope.language, label), count: n, codAmount }
      }),
    carriers: byCarrier.filter((one) => one.count > 0 || one.codReceivable !== 0 || one.feePayable !== 0),
  }
}

export const overviewCall: Call = answering(parcelOverview, overviewOf)
