/** Chooses the figures of the home page by the user's rights, not by the names of groups. */
import type { FunctionId, RightFlag } from '#model/right.ts'

export type HomeRole = 'owner' | 'accounts' | 'sales' | 'stock'
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

/**
 * A user with access to cash flow and settings is the owner; with cash flow only, the accountant; who may add bills, a
 * salesperson.
 */
export const homeRoleOf = (may: (id: FunctionId, flag: RightFlag) => boolean): HomeRole => {
  if (may('CashFlow', 'R')) return may('Config', 'U') ? 'owner' : 'accounts'
  if (may('Order', 'A')) return 'sales'
  return may('ReportSales', 'R') ? 'owner' : 'stock'
}

interface RoleFigures {
  tiles: readonly TileName[]
  left: readonly CardName[]
  right: readonly CardName[]
}
/** Tiles and cards without right or data are left out when rendered. */
export const figuresByRole: Readonly<Record<HomeRole, RoleFigures>> = {
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
  // What there is to do in the store stands above it (`work.tsx`).
  stock: {
    tiles: ['above', 'stock', 'receivable', 'payable', 'closing'],
    left: ['shortGoods', 'lateCustomers', 'lateSuppliers'],
    right: ['documents'],
  },
}

/** What a storekeeper looks at first, by the keys of what waits: the same in goods or in orders, as he may read them. */
export const storeTiles = [
  'toReceive',
  'openPurchaseOrders',
  'toSend',
  'openSalesOrders',
  'shortGoods',
  'openCounts',
] as const
