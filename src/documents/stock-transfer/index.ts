import { defineDocument } from '#model/document.ts'
import { posting } from '#model/state.ts'
import {
  createdByColumn,
  dateColumn,
  descriptionColumn,
  numberColumn,
  quantityColumn,
  statusColumn,
  statusFilter,
  storeColumn,
  storeFilter,
} from '../_shared/columns.ts'
import { form } from './form.ts'
import { check, compute, post } from './rules.ts'
import { shape } from './shape.ts'

export const stockTransfer = defineDocument({
  name: 'stockTransfer',
  table: 'stock_transfer',
  shape,
  right: 'Trans',
  label: 'stockTransfer',
  listTitle: 'stockTransfer.list',
  lifecycle: posting,
  prefix: 'CK',
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
      quantityColumn('totalQuantity', 'field.totalQuantity', 'totalQty'),
      {
        key: 'cost',
        kind: 'money',
        label: 'field.stockValue',
        wire: 'totalCost',
        from: 'fact',
        total: true,
        cost: true,
        width: 128,
      },
      statusColumn,
      createdByColumn,
    ],
    sums: ['totalQuantity', 'cost'],
    search: ['store', 'toStore'],
    filters: [
      statusFilter,
      storeFilter,
      { wire: 'toStoreId', label: 'field.toStore', kind: 'ref', field: 'toStore', of: 'store' },
    ],
  },
  bulk: ['description', 'employee'],
  wire: { module: 'Trans', saveFailure: 'minute' },
  screen: {
    area: 'stock',
    icon: 'arrows',
    order: 50,
    base: '/stock/transtore',
    list: 'list',
    grid: 'grid',
    create: 'create',
    detail: 'detail/:id',
    update: 'update/:id',
    quickCreate: 'stock',
  },
  form,
  compute,
  check,
  post,
  sources: [
    { of: 'salesBill', nothing: 'required.goods', many: true },
    { of: 'purchaseReceipt', nothing: 'required.goods', many: true },
  ],
  prints: [{ code: 'PHIEUCHUYENKHO', label: 'print.stockTransfer', xType: 3, size: 'A4', orientation: 'portrait' }],
})
