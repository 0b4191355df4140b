import type { BookMeta } from '#model/book.ts'

export const meta: BookMeta = {
  name: 'cashBook',
  module: 'CashFlow',
  right: 'CashFlow',
  label: 'function.CashFlow',
  area: 'pay',
  order: 10,
  path: '/pay/cashflow',
}
