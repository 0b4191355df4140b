/** The page of a product: what lies where, what is promised and coming, its prices, movements and documents. */
import { factor, price, quantity, records, text } from '#model/field.ts'
import { multiply, type Decimal } from '#kernel/decimal.ts'
import type { Hub, HubPart, HubTarget } from '#model/hub.ts'
import { levelPrices } from '../_shared/level-prices.ts'
import { productFields } from './fields.ts'

type Product = Readonly<Record<string, unknown>>
/** Services keep no stock. */
const stocked = { meant: ({ trackStock }: Product) => trackStock !== false }

const documents = (name: string, of: string): HubPart => ({ name, label: of, is: 'documents', of, days: 'recent' })
/** Orders of which something is left. */
const openOrders = (part: string): HubTarget => ({ tab: 'documents', part, days: 'all', query: { iStat: '1' } })

const unitPrices = records({
  unit: productFields.unit,
  factor: factor({ label: 'product.factor' }),
  sellPrice: price({ label: 'product.sellPrice' }),
  buyPrice: price({ label: 'product.buyPrice', cost: true }),
  barcode: text({ label: 'product.barcode' }),
})({ label: 'hub.unitPrices' })

const times = (each: unknown, count: unknown): Decimal | null =>
  typeof each === 'bigint' && typeof count === 'bigint' ? multiply(each as Decimal, count as Decimal, 4) : null

/** The base unit, then the others; where one has no price of its own, it follows from the base unit. */
const pricesOf = (product: Product): readonly Product[] => [
  { ...product, factor: null },
  ...((product['units'] ?? []) as readonly Product[]).map((unit) => ({
    ...unit,
    sellPrice: unit['sellPrice'] ?? times(product['sellPrice'], unit['factor']),
    buyPrice: unit['buyPrice'] ?? times(product['buyPrice'], unit['factor']),
  })),
]

export const hub: Hub = {
  head: { beside: ['code', 'group', 'unit', 'barcode'] },
  elsewhere: ['name', 'onHand', 'stores'],
  facts: {
    onHand: {
      ...stocked,
      field: quantity({ label: 'hub.onHand', wire: 'onHand', sign: 'any' }),
      spread: { field: 'stores', by: 'storeName', amount: 'onHand' },
      opens: [{ tab: 'stock' }],
    },
    promised: {
      ...stocked,
      field: quantity({ label: 'hub.promised', wire: 'ordered' }),
      needs: ['PurchaseOrder'],
      opens: [openOrders('orders')],
    },
    available: {
      ...stocked,
      field: quantity({ label: 'hub.available', sign: 'any' }),
      needs: ['PurchaseOrder'],
      opens: [{ tab: 'stock' }],
    },
    incoming: {
      ...stocked,
      field: quantity({ label: 'hub.incoming' }),
      needs: ['PurchaseImport'],
      opens: [openOrders('purchaseOrders')],
    },
    sold: {
      field: quantity({ label: 'hub.sold', sign: 'any' }),
      needs: ['Order', 'ReportSales'],
      opens: [{ tab: 'documents', part: 'bills', days: 'recent' }],
    },
  },
  actions: [
    { name: 'receive', label: 'hub.receive', says: 'hub.receiveGoods', does: { makes: 'purchaseReceipt' } },
    { name: 'bill', label: 'hub.bill', says: 'hub.billGoods', does: { makes: 'salesBill' } },
    {
      ...stocked,
      name: 'transfer',
      label: 'hub.transfer',
      says: 'hub.transferGoods',
      does: { makes: 'stockTransfer' },
    },
    {
      ...stocked,
      name: 'card',
      label: 'hub.seeStockCard',
      says: 'hub.stockCardOf',
      paletteOnly: true,
      does: { tab: 'card' },
    },
  ],
  tabs: [
    { name: 'info', label: 'hub.info', parts: [{ name: 'record', label: 'hub.info', is: 'record' }] },
    {
      name: 'prices',
      label: 'hub.prices',
      parts: [
        {
          name: 'units',
          label: 'hub.prices',
          is: 'rows',
          field: unitPrices,
          rows: pricesOf,
          asked: {
            field: levelPrices,
            right: 'PriceSetting',
            call: 'ApiListPriceLevel/getOfProduct',
            by: 'Product_ID',
            none: 'hub.noLevels',
          },
        },
      ],
    },
    {
      name: 'stock',
      label: 'hub.stock',
      parts: [
        {
          ...stocked,
          name: 'stores',
          label: 'hub.stock',
          is: 'rows',
          field: productFields.stores,
          rows: ({ stores }) => (stores ?? []) as readonly Product[],
        },
      ],
    },
    {
      name: 'card',
      label: 'hub.stockCard',
      parts: [
        {
          ...stocked,
          name: 'card',
          label: 'hub.stockCard',
          is: 'report',
          of: 'detailTagStore',
          by: 'product',
          preset: 'THISMONTH',
        },
      ],
    },
    {
      name: 'documents',
      label: 'hub.documents',
      parts: [
        { name: 'all', label: 'hub.allDocuments', is: 'allDocuments', days: 'recent' },
        documents('bills', 'salesBill'),
        documents('orders', 'salesOrder'),
        documents('returns', 'salesReturn'),
        documents('receipts', 'purchaseReceipt'),
        documents('purchaseOrders', 'purchaseOrder'),
        documents('purchaseReturns', 'purchaseReturn'),
        documents('transfers', 'stockTransfer'),
      ],
    },
    { name: 'history', label: 'hub.history', parts: [{ name: 'events', label: 'hub.history', is: 'events' }] },
  ],
}
