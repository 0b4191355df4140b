/** Open vouchers of a partner and the payment methods, for receipt and payment vouchers (contract documents §19, §20). */
import { openVouchers } from '#documents/_shared/voucher.server.ts'
import { paymentMethods } from '#documents/_shared/fields.ts'
import type { Scope } from '#engine/scope.ts'
import { toNumber } from '#kernel/decimal.ts'
import { needs, type FunctionId } from '#model/right.ts'
import { sayIn, type Call, type Input } from './call.ts'
import { fromQuery } from './query.ts'

const methodCodes: Readonly<Record<number, string>> = { 1: 'TM', 2: 'CK', 3: 'THE' }

const methods = async (scope: Scope): Promise<unknown> => {
  const rows = paymentMethods.map((method, index) => ({
    Id: String(method.value),
    Name: sayIn(scope.language)(method.label),
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
  (side: 'receivable' | 'payable') =>
  async (scope: Scope, { query }: Input): Promise<unknown> => {
    const partner = fromQuery(query, 'Object_ID')?.trim() ?? ''
    const editing = fromQuery(query, 's_ID')?.trim() || null
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

const calls = (module: string, right: FunctionId, side: 'receivable' | 'payable', methodsPath: string): Call[] => [
  { path: `${module}/getListPO`, demand: needs([right, 'R']), run: open(side) },
  { path: `${module}/${methodsPath}`, demand: needs([right, 'R']), run: methods },
]

export const voucherCalls: readonly Call[] = [
  ...calls('Income', 'Income', 'receivable', 'PhuongthucThu'),
  ...calls('Outcome', 'Outcome', 'payable', 'PhuongthucChi'),
]
