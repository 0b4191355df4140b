/** The two form layouts of a voucher: settling other vouchers, and other income or expenses line by line. */
import type { FormLayout } from '#model/form.ts'
import type { VoucherShape } from './voucher-shape.ts'
import { currencyMore } from '../layout.ts'

const head = ['date', 'number', 'paymentMethod', 'description', 'fund', 'cardType'] as const
const rest: Pick<FormLayout<VoucherShape>, 'more' | 'amounts' | 'totals'> = {
  more: ['address', 'attachedDocs', ...currencyMore],
  amounts: [],
  totals: { amount: 'main' },
}

export const settlingForm: FormLayout<VoucherShape> = {
  ...rest,
  // The unallocated amount is shown below the open vouchers, not in the head.
  main: ['partner', ...head, 'person', 'unallocated'],
  // The voucher form draws these lines with its own table of open items.
  lines: {
    family: 'settled',
    columns: {
      voucher: 'wide',
      voucherNumber: 'shown',
      voucherDate: 'shown',
      voucherDue: 'shown',
      voucherTotal: 'shown',
      remaining: 'shown',
      currencyCode: 'shown',
      amount: 'shown',
      amountCurrency: 'shown',
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
