import { defineDocument } from '#model/document.ts'
import {
  createdByColumn,
  dateColumn,
  descriptionColumn,
  moneyColumn,
  numberColumn,
  quantityColumn,
  statusColumn,
  statusFilter,
  storeColumn,
  storeFilter,
} from '../_shared/columns.ts'
import { meta } from './meta.ts'
import { check, compute, post } from './rules.ts'
import { shape } from './shape.ts'

export const stockCount = defineDocument({
  ...meta,
  stockOnly: true,
  table: 'stock_count',
  shape,
  maxLines: 5_000,
  list: {
    columns: [
      numberColumn,
      dateColumn,
      storeColumn,
      descriptionColumn,
      quantityColumn('surplusQuantity', 'stockCount.surplus', 'surplusQty'),
      quantityColumn('shortageQuantity', 'stockCount.shortage', 'shortageQty'),
      { ...moneyColumn('stockChange', 'column.stockChange', 'differenceValue'), from: 'fact', cost: true },
      statusColumn,
      createdByColumn,
    ],
    sums: ['surplusQuantity', 'shortageQuantity', 'stockChange'],
    filters: [statusFilter, storeFilter],
    search: ['store'],
  },
  bulk: ['description', 'employee'],
  goodsLines: {
    fill: { title: 'stockCount.fill', apart: 'stockCount.apart' },
    books: { into: 'bookQuantity', hiddenBy: 'blind', moved: 'movedSince' },
    counts: true,
    movedBy: 'difference',
  },
  form: {
    main: ['store', 'date', 'number', 'employee', 'description', 'blind'],
    more: ['attachments'],
    amounts: [],
    totals: { surplusQuantity: 'shown', shortageQuantity: 'main', stockChange: 'shown' },
    lines: {
      family: 'counted',
      columns: {
        product: 'shown',
        productName: 'wide',
        unitName: { width: 78 },
        bookQuantity: 'shown',
        quantity: 'shown',
        difference: 'shown',
        cost: 'shown',
        note: 'shown',
      },
      amount: 'cost',
    },
  },
  compute,
  check,
  post,
  takesStopped: ['product'],
  prints: [{ code: 'KIEMKHO', label: 'print.stockCount', xType: 13, size: 'A4', orientation: 'landscape' }],
})
