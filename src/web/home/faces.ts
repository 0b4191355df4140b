/** Which figures a start page begins with: everybody's own, decided by rights and not by the names of groups. */
import type { FunctionId, RightFlag } from '#model/right.ts'

export type Face = 'owner' | 'accounts' | 'sales' | 'stock'
export type TileName =
  | 'today'
  | 'range'
  | 'ownToday'
  | 'ownRange'
  | 'ownOverdue'
  | 'cash'
  | 'receivable'
  | 'payable'
  | 'closing'
  | 'short'
  | 'above'
  | 'stock'
export type CardName =
  | 'chart'
  | 'topProducts'
  | 'topCustomers'
  | 'todo'
  | 'lateCustomers'
  | 'lateSuppliers'
  | 'ownLate'
  | 'funds'
  | 'shortGoods'
  | 'documents'

/** Who runs the house sees the tills and its settings; who sees the tills alone keeps the books; who may sell sells. */
export const faceOf = (may: (id: FunctionId, flag: RightFlag) => boolean): Face => {
  if (may('CashFlow', 'R')) return may('Config', 'U') ? 'owner' : 'accounts'
  if (may('Order', 'A')) return 'sales'
  return may('ReportSales', 'R') ? 'owner' : 'stock'
}

interface Order {
  tiles: readonly TileName[]
  left: readonly CardName[]
  right: readonly CardName[]
}
/** What is not there (no right, nothing to tell) is left out. */
export const orders: Readonly<Record<Face, Order>> = {
  owner: {
    tiles: ['today', 'range', 'cash', 'receivable', 'payable', 'stock'],
    left: ['chart', 'lateCustomers', 'topProducts'],
    right: ['todo', 'topCustomers', 'funds', 'lateSuppliers', 'shortGoods', 'documents'],
  },
  accounts: {
    tiles: ['cash', 'receivable', 'payable', 'closing', 'range', 'stock'],
    left: ['lateCustomers', 'lateSuppliers', 'chart', 'topProducts'],
    right: ['funds', 'todo', 'documents', 'topCustomers', 'shortGoods'],
  },
  sales: {
    tiles: ['ownToday', 'ownRange', 'ownOverdue', 'today', 'range', 'receivable', 'payable', 'stock'],
    left: ['ownLate', 'chart', 'topProducts', 'lateCustomers'],
    right: ['todo', 'topCustomers', 'shortGoods', 'documents', 'lateSuppliers'],
  },
  stock: {
    tiles: ['short', 'above', 'stock', 'receivable', 'payable', 'closing'],
    left: ['shortGoods', 'lateCustomers', 'lateSuppliers'],
    right: ['documents', 'todo'],
  },
}
