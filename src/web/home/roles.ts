/** Chooses the figures of the home page by the user's rights, not by the names of groups. */
import type { FunctionId, RightFlag } from '#model/right.ts'

export type HomeRole = 'owner' | 'accounts' | 'sales' | 'stock'
export type TileName =
  | 'today'
  | 'range'
  | 'profitToday'
  | 'profitRange'
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
    tiles: ['today', 'range', 'profitToday', 'profitRange', 'cash', 'stock', 'receivable', 'payable'],
    left: ['chart', 'lateCustomers', 'topProducts'],
    right: ['todo', 'topCustomers', 'funds', 'lateSuppliers', 'shortGoods', 'documents'],
  },
  accounts: {
    tiles: ['cash', 'receivable', 'payable', 'closing', 'range', 'stock', 'profitToday', 'profitRange'],
    left: ['lateCustomers', 'lateSuppliers', 'chart', 'topProducts'],
    right: ['funds', 'todo', 'documents', 'topCustomers', 'shortGoods'],
  },
  sales: {
    tiles: [
      'ownToday',
      'ownRange',
      'ownOverdue',
      'today',
      'range',
      'profitToday',
      'profitRange',
      'receivable',
      'payable',
      'stock',
    ],
    left: ['ownLate', 'chart', 'topProducts', 'lateCustomers'],
    right: ['todo', 'topCustomers', 'shortGoods', 'documents', 'lateSuppliers'],
  },
  // What there is to do in the store stands above it (`work.tsx`).
  stock: {
    tiles: ['above', 'stock', 'receivable', 'payable', 'closing', 'profitToday', 'profitRange'],
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

/** True if one may read what a tile tells; those of own sales stand with who sells. */
const tileNeeds: Readonly<Record<TileName, readonly FunctionId[]>> = {
  today: ['ReportSales'],
  range: ['ReportSales'],
  profitToday: ['ReportProfit', 'CostView'],
  profitRange: ['ReportProfit', 'CostView'],
  ownToday: ['Order'],
  ownRange: ['Order'],
  ownOverdue: ['Order'],
  cash: ['CashFlow'],
  receivable: ['ReportReceivable'],
  payable: ['ReportPayable'],
  closing: ['Config'],
  above: ['ReportStock'],
  stock: ['ReportStock', 'CostView'],
}
type May = (id: FunctionId, flag: RightFlag) => boolean
export const seenTiles = (may: May, tiles: readonly TileName[]): TileName[] =>
  tiles.filter((name) => tileNeeds[name].every((id) => may(id, 'R')))

/** Asked apart from the other figures. */
const compared: readonly TileName[] = ['profitToday', 'profitRange', 'cash', 'stock', 'receivable', 'payable']
export const needsPerformance = (tiles: readonly TileName[]): boolean => tiles.some((name) => compared.includes(name))

export interface TilesLayout {
  'data-four'?: true | undefined
  /** Leaves room for what a figure is compared with, so that nothing moves when it comes. */
  'data-compared'?: true | undefined
}
export const tilesLayout = (names: readonly TileName[]): TilesLayout => ({
  'data-four': names.length === 4 || names.length > 6 || undefined,
  'data-compared': names.includes('range') || needsPerformance(names) || undefined,
})
