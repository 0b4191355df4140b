/** What became of a parcel that did not simply arrive: what came back, what its carrier pays, and what is to be done. */
import { claimPaidSql } from '#documents/_shared/parcels/shipment-todo.server.ts'
import { returnsOfBill } from '#documents/shipment/taken-back.server.ts'
import { isInForceSql } from '#engine/states.ts'
import { wholeScope, type Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { decimal, toNumber } from '#kernel/decimal.ts'
import type { ShipmentState } from '#model/shipment-state.ts'
import { isLate } from '#model/shipment-late.ts'
import { todosOf } from '#model/shipment-todo.ts'
import { watchedOf } from './watch.ts'
import type { Parcel } from './parcel.ts'

interface Made {
  id: string
  kind: string
  number: string
  day: string
  amount: string
}

const returns = (bill: string) =>
  sql`select r.id, r.kind, r.number, r.day, '0' as amount from ${returnsOfBill(sql`${bill}`)} order by r.seq`

const claims = (parcel: string) => sql`
select v.id, v.kind, v.number, v.day, sum(l.amount)::text as amount from income_voucher_line l join document v on v.tenant_id = l.tenant_id and v.id = l.document_id
where ${sql.ours('l')} and l.claim_id = ${parcel} and ${isInForceSql('v')} group by v.id, v.kind, v.number, v.day, v.seq order by v.seq`

const written = ({ registry }: Scope, { id: s_ID, kind, number: NumberID, day: dtDate }: Made) => ({
  s_ID,
  module: registry.documents.get(kind)?.wire.module ?? '',
  NumberID,
  dtDate,
})

/** What is to be done is known of the whole; documents are named to who sees them. */
export const outcomeOf = async (scope: Scope, parcel: Parcel, state: ShipmentState) => {
  const [whole] = await wholeScope(scope).tx.query<{ hasReturn: boolean; paid: string }>(
    sql`select exists (select from ${returnsOfBill(sql`s.bill_id`)}) as "hasReturn", ${claimPaidSql(sql`s`)}::text as paid from shipment s where ${sql.ours('s')} and s.document_id = ${parcel.id}`,
  )
  const [back, paid] = (await scope.tx.batch([returns(parcel.bill as string), claims(parcel.id)])) as [Made[], Made[]]
  const codReported = (await watchedOf(scope, parcel.id))?.codReported ?? null
  const claimPaid = decimal(whole!.paid)
  const isPartial = parcel.isPartial === true
  const { codAmount, codAgreed, claimAmount } = parcel
  return {
    codAgreed: toNumber(codAgreed ?? codAmount),
    codReported: codReported === null ? null : toNumber(codReported),
    isPartial,
    returns: back.map((row) => written(scope, row)),
    claimAmount: claimAmount === null ? null : toNumber(claimAmount),
    claimPaid: toNumber(claimPaid),
    claims: paid.map((row) => ({ ...written(scope, row), amount: toNumber(decimal(row.amount)) })),
    todo: todosOf({
      state,
      isLate: isLate({ state, handDate: parcel.date, expectedDate: parcel.expectedDate }, scope.today),
      codAmount,
      codReported,
      isPartial,
      hasReturn: whole!.hasReturn,
      claimAmount,
      claimPaid,
    }),
  }
}
