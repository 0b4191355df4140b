/**
 * What carriers pay for lost parcels is other income, not money that they collected (contract amendments 76): a line of a
 * receipt names the parcel it is paid for.
 */
import { isStoredId } from '#engine/columns.ts'
import { madeText } from '#engine/document/made-text.ts'
import { wholeScope, type Beginning, type Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import type { StoredDraft } from '#engine/stored.ts'
import { id as branded } from '#kernel/brand.ts'
import { decimal, subtract, zero } from '#kernel/decimal.ts'
import { NotFound, problem, Refused, type Problem } from '#kernel/problem.ts'
import { shipmentStateFacts } from '#model/shipment-state.ts'
import { blank } from '../blank.ts'
import { claimPaidSql } from '../parcels/shipment-todo.server.ts'
import { claimItem } from '../settlements/voucher-shipments.server.ts'
import { voucherType, type VoucherShape } from './voucher-shape.ts'

type Read = StoredDraft<VoucherShape>

interface Found extends Record<string, unknown> {
  id: string
  number: string
  isLost: boolean
  carrier: string
  claimed: string | null
  paid: string
}

const found = (scope: Scope, ids: readonly unknown[]): Promise<Found[]> =>
  scope.tx.query<Found>(sql`
select d.id, d.number, s.ship_status = ${shipmentStateFacts.lost.value} as "isLost", c.name as carrier, s.claim_amount::text as claimed, ${claimPaidSql(sql`s`)}::text as paid
from document d join shipment s on s.tenant_id = d.tenant_id and s.document_id = d.id join carrier c on c.tenant_id = s.tenant_id and c.id = s.carrier_id
where ${sql.ours('d')} and d.id = any(${ids.filter(isStoredId)}::uuid[]) order by d.seq`)

const claimsOf = ({ lines }: Pick<Read, 'lines'>): unknown[] => lines.flatMap(({ claim }) => (claim ? [claim] : []))

/** Only for what is lost or damaged anything is paid. */
export const claimProblems = async (scope: Scope, voucher: Read): Promise<Problem[]> => {
  const named = claimsOf(voucher)
  if (named.length === 0) return []
  const rows = await found(wholeScope(scope), named)
  return voucher.lines.flatMap(({ claim }, index) => {
    if (!claim) return []
    const row = rows.find((one) => one.id === claim)
    const at = `lines.${index}.claim`
    if (!row) return [problem(at, 'unknownRef')]
    return row.isLost ? [] : [problem(at, 'notLost', { number: row.number })]
  })
}

/** The parcels that lines are paid for, by line, if this user sees them. */
export const claimFacts = async (scope: Scope, voucher: Read): Promise<{ claimNumber?: string }[]> => {
  const rows = await found(scope, claimsOf(voucher))
  return voucher.lines.map(({ claim }) => {
    const row = rows.find((one) => one.id === claim)
    return row ? { claimNumber: row.number } : {}
  })
}
export const namesClaims = (voucher: Read): boolean => claimsOf(voucher).length > 0

/** The item under which such money stood the last time; the first time, the one that is delivered for it. */
const usualItem = async (scope: Scope): Promise<string | null> => {
  const [row] = await scope.tx.query<{ item: string }>(
    sql`select l.other_method_id as item from income_voucher_line l join document v on v.tenant_id = l.tenant_id and v.id = l.document_id
where ${sql.ours('l')} and l.claim_id is not null order by v.seq desc limit 1`,
  )
  return row?.item ?? claimItem(scope)
}

/** A receipt of what is still claimed for these parcels. Throws NotFound for what is none, Refused where nothing is open. */
export const ofClaims = (shape: VoucherShape) => ({
  right: 'Shipping' as const,
  make: async (scope: Scope, ids: readonly string[]): Promise<Beginning> => {
    const seen = await found(scope, ids)
    if (seen.length === 0 || seen.length < new Set(ids).size) throw new NotFound()
    // Others may have entered what was paid.
    const rows = await found(wholeScope(scope), ids)
    const other = rows.find(({ isLost }) => !isLost)
    if (other) throw new Refused([problem('', 'notLost', { number: other.number })])
    const open = rows.flatMap((row) => {
      const left = row.claimed === null ? null : subtract(decimal(row.claimed), decimal(row.paid))
      return left === null || left > zero ? [{ ...row, left }] : []
    })
    if (open.length === 0) throw new Refused([problem('', 'nothingOpen', { number: rows[0]!.number })])
    const item = await usualItem(scope)
    return {
      head: {
        voucherType: voucherType.other,
        person: open[0]!.carrier,
        description: madeText(
          'claim',
          open.map(({ number }) => number),
        ),
      },
      lines: open.map(({ id, left }) => ({
        ...blank.line(shape),
        claim: branded<'document'>(id),
        otherMethod: item,
        amount: left,
      })),
    }
  },
})
