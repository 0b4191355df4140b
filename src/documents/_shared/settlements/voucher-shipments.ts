/**
 * Vouchers by which carriers hand over what they collected, and are paid their fees: each line settles a parcel
 * (contract amendments 78).
 */
import type { Id } from '#kernel/brand.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { SavedDocument } from '#model/document.ts'
import { carrierCod, carrierFee, fund, money, settle, type Move } from '#model/move.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { foreignOf } from '../foreign.ts'
import type { Voucher, VoucherShape, VoucherSide } from '../vouchers/voucher-shape.ts'

export const namesShipments = ({ lines }: Pick<Voucher, 'lines'>): boolean =>
  lines.some(({ shipment }) => shipment !== null)

/** What carriers collect is base currency, and so is what they are paid. Their money stands on vouchers of its own. */
export const checkCarrier = (voucher: Voucher, context: RuleContext): Problem[] => {
  if (!namesShipments(voucher)) return []
  return [
    ...(voucher.carrier ? [] : [problem('carrier', 'noCarrier')]),
    ...(voucher.lines.every(({ shipment }) => shipment !== null) ? [] : [problem('lines', 'mixedShipments')]),
    ...(foreignOf(voucher, context)
      ? [problem('currency', 'codCurrency', { base: context.settings.baseCurrency })]
      : []),
  ]
}

/** A parcel stands on one line. */
export const checkShipment = ({ lines }: Voucher, index: number): Problem[] => {
  const { shipment } = lines[index]!
  const isTwice = shipment !== null && lines.findIndex((other) => other.shipment === shipment) < index
  return isTwice ? [problem(`lines.${index}.shipment`, 'invalid')] : []
}

/** Money comes in for what was collected, and goes out for fees. */
export const postShipments = ({ side }: VoucherSide, voucher: SavedDocument<VoucherShape>): Move[] => {
  const till = fund(voucher.fund as Id<'fund'>)
  const carrier = voucher.carrier as Id<'carrier'>
  const incoming = side === 'receivable'
  return [
    incoming
      ? money(carrierCod(carrier), till, voucher.amount!, { column: 'paid' })
      : money(till, carrierFee(carrier), voucher.amount!, { column: 'paid' }),
    ...voucher.lines.map(({ shipment, amount }, line) =>
      settle(incoming ? 'carrierCod' : 'carrierFee', shipment!, amount, { line }),
    ),
  ]
}
