/** The two forms of a voucher: what settles other vouchers, and other income or expense line by line. */
import type { FormLayout } from '#model/form.ts'
import type { VoucherShape } from './voucher-shape.ts'
import { currencyMore } from './layout.ts'

const head = ['date', 'number', 'paymentMethod', 'description', 'fund', 'cardType'] as const
const rest: Pick<FormLayout<VoucherShape>, 'more' | 'amounts' | 'totals'> = {
  more: ['address', 'attachedDocs', ...currencyMore],
  amounts: [],
  totals: { amount: 'main' },
}

export const settlingForm: FormLayout<VoucherShape> = {
  ...rest,
  // What is left over stands under the open vouchers, not in the head.
  main: ['partner', ...head, 'person', 'unallocated'],
  // Drawn by the voucher's own table of what is open.
  lines: {
    family: 'settled',
    columns: {
      voucher: 'wide',
      voucherNumber: 'shown',
      voucherDate: 'shown',
      voucherDue: 'shown',
      voucherTotal: 'shown',
      remaining: 'shown',
      amount: 'shown',
    },
    amount: 'amount',
  },
}

export const otherForm: FormLayout<VoucherShape> = {
  ...rest,
  main: ['person', ...head],
  lines: {
    family: 'items',
    columns: { otherMethod: { width: 260, required: true }, partner: { width: 260 }, amount: 'shown', note: 'wide' },
    amount: 'amount',
  },
}
