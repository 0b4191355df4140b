import { defineDocument } from '#model/document.ts'
import {
  createdByColumn,
  dateColumn,
  descriptionColumn,
  goodsFilter,
  numberColumn,
  quantityColumn,
  statusColumn,
  statusFilter,
  stockValueColumn,
  storeColumn,
  storeFilter,
} from '../_shared/columns.ts'
import { goodsColumns } from '../_shared/layout.ts'
import { meta } from './meta.ts'
import { check, compute, post } from './rules.ts'
import { shape } from './shape.ts'

export const stockTransfer = defineDocument({
  ...meta,
  stockOnly: true,
  table: 'stock_transfer',
  shape,
  list: {
    columns: [
      numberColumn,
      dateColumn,
      { ...storeColumn, label: 'field.fromStore' },
      {
        key: 'toStoreName',
        kind: 'text',
        label: 'field.toStore',
        from: { ref: 'toStore', column: 'name' },
        width: 150,
      },
      descriptionColumn,
      quantityColumn('totalQuantity', 'column.totalQuantity', 'totalQty'),
      stockValueColumn,
      statusColumn,
      createdByColumn,
    ],
    sums: ['totalQuantity', 'cost'],
    search: ['store', 'toStore'],
    filters: [
      statusFilter,
      storeFilter,
      { wire: 'toStoreId', label: 'field.toStore', kind: 'ref', field: 'toStore', of: 'store' },
      goodsFilter,
    ],
  },
  bulk: ['description', 'employee'],
  goodsLines: { fill: { title: 'stockTransfer.fill' }, counts: true },
  form: {
    main: ['store', 'toStore', 'date', 'number', 'description', 'employee', 'transporter'],
    more: ['attachments'],
    amounts: [],
    totals: { totalQuantity: 'main' },
    lines: { family: 'moved', columns: { ...goodsColumns, stockFrom: 'shown', stockTo: 'shown', note: 'shown' } },
  },
  compute,
  check,
  post,
  takesStopped: ['product'],
  prints: [
    { code: 'PHIEUCHUYENKHO', label: 'print.stockTransfer', xType: 3, size: 'A4', orientation: 'portrait' },
    { code: 'PHIEUCHUYENKHO_K80', label: 'print.stockTransferK80', xType: 3, size: 'K80', orientation: 'portrait' },
  ],
})
