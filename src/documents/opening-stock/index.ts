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
import { goodsColumns } from '../_shared/layout.ts'
import { meta } from './meta.ts'
import { check, compute, post } from './rules.ts'
import { shape } from './shape.ts'

export const openingStock = defineDocument({
  ...meta,
  stockOnly: true,
  table: 'opening_stock',
  shape,
  opens: true,
  proposedDay: (settings) => settings.openingDate,
  list: {
    columns: [
      numberColumn,
      dateColumn,
      storeColumn,
      descriptionColumn,
      quantityColumn('totalQuantity', 'column.totalQuantity', 'totalQty'),
      { ...moneyColumn('goodsAmount', 'column.goodsAmount'), cost: true },
      statusColumn,
      createdByColumn,
    ],
    sums: ['totalQuantity', 'goodsAmount'],
    filters: [statusFilter, storeFilter],
    search: ['store'],
  },
  bulk: ['description'],
  form: {
    main: ['store', 'date', 'number', 'description'],
    more: ['attachments'],
    amounts: [],
    totals: { totalQuantity: 'shown', goodsAmount: 'main' },
    lines: {
      family: 'opening',
      columns: { ...goodsColumns, unitPrice: 'shown', lineAmount: 'shown', note: 'shown' },
      amount: 'lineAmount',
    },
  },
  compute,
  check,
  post,
  prints: [{ code: 'TONDAU', label: 'print.openingStock', xType: 13, size: 'A4', orientation: 'portrait' }],
  imports: [
    { heading: 'Mã kho', field: 'store', in: 'head', codeOf: 'store', required: true, sample: 'KHO01' },
    { heading: 'Ngày', field: 'date', in: 'head', sample: '31/12/2025' },
    { heading: 'Mã hàng', field: 'product', in: 'line', codeOf: 'product', required: true, sample: 'SP000001' },
    { heading: 'ĐVT', field: 'unit', in: 'line', codeOf: 'unit', sample: 'CHAI' },
    { heading: 'Số lượng', field: 'quantity', in: 'line', required: true, sample: '100' },
    { heading: 'Đơn giá', field: 'unitPrice', in: 'line', required: true, sample: '12000' },
    { heading: 'Ghi chú', field: 'note', in: 'line', sample: '' },
  ],
})
