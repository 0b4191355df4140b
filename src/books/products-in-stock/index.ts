/** Hàng tồn kho: what lies in each store of each product, and what is promised and coming (contract system §10.3). */
import { defineBook } from '#model/book.ts'
import { meta } from './meta.ts'

const states = [
  { value: '1', label: 'productsInStock.belowMin', id: 'belowMin', counted: true },
  { value: '2', label: 'productsInStock.aboveMax', id: 'aboveMax' },
  { value: '3', label: 'productsInStock.zero', id: 'zero' },
  { value: '4', label: 'productsInStock.negative', id: 'negative', counted: true },
  { value: '5', label: 'productsInStock.toSend', id: 'toSend' },
  { value: '6', label: 'productsInStock.toReceive', id: 'toReceive' },
] as const

export const productsInStock = defineBook({
  ...meta,
  list: 'getlist',
  listTitle: 'productsInStock.list',
  columns: [
    { key: 'productCode', kind: 'code', label: 'productsInStock.code', wire: 'ProductID' },
    { key: 'productName', kind: 'text', label: 'productsInStock.name', wire: 'ProductName', width: 240, groups: true },
    { key: 'groupName', kind: 'text', label: 'productsInStock.group', wire: 'GroupName', width: 140, groups: true },
    { key: 'unitName', kind: 'text', label: 'productsInStock.unit', wire: 'Unit', width: 80, groups: true },
    {
      key: 'storeName',
      kind: 'text',
      label: 'productsInStock.store',
      wire: 'StoreName',
      width: 140,
      onCard: true,
      groups: true,
    },
    {
      key: 'onHand',
      kind: 'quantity',
      label: 'productsInStock.onHand',
      wire: 'QInstock',
      total: true,
      onCard: 'figure',
    },
    { key: 'ordered', kind: 'quantity', label: 'productsInStock.ordered' },
    { key: 'available', kind: 'quantity', label: 'productsInStock.available', onCard: 'below' },
    { key: 'incoming', kind: 'quantity', label: 'productsInStock.incoming' },
    { key: 'averageCost', kind: 'price', label: 'productsInStock.averageCost', cost: true },
    { key: 'value', kind: 'money', label: 'productsInStock.value', cost: true },
    { key: 'stockMin', kind: 'quantity', label: 'productsInStock.stockMin' },
    { key: 'stockMax', kind: 'quantity', label: 'productsInStock.stockMax' },
  ],
  filters: [
    { wire: 'Store_ID', label: 'productsInStock.store', of: 'store' },
    { wire: 'Branch_ID', label: 'productsInStock.branch', of: 'productBranch' },
    { wire: 'Group_ID', label: 'productsInStock.group', of: 'productGroup' },
    { wire: 'state', label: 'productsInStock.state', choices: states },
  ],
  views: states.map(({ id, label, value, ...more }) => ({ ...more, id, label, query: `state=${value}` })),
  sums: ['onHand', 'value'],
  nameField: 'ProductName',
  dated: false,
  printsLabels: true,
  hasActions: true,
})
