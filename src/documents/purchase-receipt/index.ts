import { defineDocument, postingStatuses } from '#model/document.ts'
import {
  createdByColumn, dateColumn, descriptionColumn, dueColumn, moneyColumn, numberColumn, partnerColumns, partnerFilter, payStatusFilter, remainingColumn, statusColumn, statusFilter, storeColumn, storeFilter,
} from '../_shared/columns.ts'
import { check, compute, post } from './rules.ts'
import { shape } from './shape.ts'

export const purchaseReceipt = defineDocument({
  name: 'purchaseReceipt',
  table: 'purchase_receipt',
  shape,
  right: 'Import',
  label: 'purchaseReceipt',
  listTitle: 'purchaseReceipt.list',
  statuses: postingStatuses,
  prefix: 'PN',
  posts: true,
  list: {
    columns: [
      numberColumn, dateColumn, ...partnerColumns('column.supplierCode', 'field.supplier'),
      { key: 'supplierInvoiceNumber', kind: 'code', label: 'field.invoiceNumber', wire: 'SoHD', from: 'own', width: 110 }, descriptionColumn,
      moneyColumn('totalBeforeTax', 'column.totalBeforeTax', 'TotalNoneTax'), moneyColumn('totalVat', 'column.totalVat', 'm_VAT'), moneyColumn('total', 'column.total', 'TotalTax'),
      moneyColumn('paid', 'column.paid'), remainingColumn, dueColumn, statusColumn, storeColumn, createdByColumn,
    ],
    sums: ['totalBeforeTax', 'totalVat', 'total', 'paid', 'remaining'],
    filters: [statusFilter, payStatusFilter, partnerFilter('field.supplier', 'ncc'), storeFilter],
    search: ['supplierInvoiceNumber'],
  },
  bulk: ['description', 'employee', 'dueDate', 'supplierInvoiceTemplate', 'supplierInvoiceSeries', 'supplierInvoiceNumber', 'supplierInvoiceDate'],
  wire: { module: 'Import' },
  screen: { area: 'purchase', icon: 'truck', order: 20, base: '/purchase/listimport', list: 'list', grid: 'grid', create: 'create', detail: 'detail/:id', quickCreate: 'purchase' },
  compute,
  check,
  post,
  prints: [{ code: 'PHIEUNHAPKHO', label: 'print.stockReceipt', xType: 10, size: 'A4', orientation: 'portrait' }],
})
