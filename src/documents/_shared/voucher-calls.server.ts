/** Calls of receipt and payment vouchers: a partner's open vouchers and the payment methods (contract documents §19, §20). */
import type { OwnCall } from '#engine/own-call.ts'
import type { Scope } from '#engine/scope.ts'
import { translate } from '#i18n/index.ts'
import { toNumber } from '#kernel/decimal.ts'
import { paymentMethods } from './fields.ts'
import { openVouchers } from './voucher.server.ts'

const methodCodes: Readonly<Record<number, string>> = { 1: 'TM', 2: 'CK', 3: 'THE' }

const methods = async ({ language }: Scope): Promise<unknown> => {
  const rows = paymentMethods.map((method, index) => ({
    Id: String(method.value),
    Name: translate(language, method.label),
    Code: methodCodes[method.value] ?? '',
    Note: '',
    GroupID: '',
    Ordinal: index + 1,
    Phaithu: 0,
    Phaitra: 0,
  }))
  return { ListItem: rows, TotalCount: rows.length }
}

/** `credit` = also what the other side could be refunded: returns of goods. */
const open =
  (side: 'receivable' | 'payable'): OwnCall['run'] =>
  async (scope, { query }) => {
    const partner = query('Object_ID')
    const editing = query('s_ID') || null
    const other = side === 'receivable' ? 'payable' : 'receivable'
    const [debts, credits] = [
      await openVouchers(scope, side, partner, { editing }),
      await openVouchers(scope, other, partner, { editing, credits: true }),
    ]
    const rows = [...debts, ...credits.filter((one) => one.voucherModule.endsWith('Return'))].map((one) => ({
      voucherModule: one.voucherModule,
      s_ID: one.id,
      NumberID: one.number,
      dtDate: one.date,
      dueDate: one.dueDate ?? '',
      Description: one.description ?? '',
      TotalTax: toNumber(one.total),
      paid: toNumber(one.paid),
      remaining: toNumber(one.remaining),
    }))
    return { ListItem: rows, TotalCount: rows.length }
  }

/** `methodsName`: the payment methods, which each kind of voucher calls by another name. */
export const voucherCalls = (side: 'receivable' | 'payable', methodsName: string): readonly OwnCall[] => [
  { name: 'getListPO', demand: 'R', run: open(side) },
  { name: methodsName, demand: 'R', run: methods },
]
