import { defineDocument, postingStatuses } from '#model/document.ts'
import {
  createdByColumn, dateColumn, descriptionColumn, employeeFilter, moneyColumn, numberColumn, partnerColumns, partnerFilter, statusColumn, statusFilter, storeColumn, storeFilter,
} from '../_shared/columns.ts'
import { check, compute, post } from './rules.ts'
import { shape } from './shape.ts'
import { fromBill } from './source.ts'

export const salesReturn = defineDocument({
  name: 'salesReturn',
  table: 'sales_return',
  shape,
  right: 'ImportReturn',
  label: 'salesReturn',
  listTitle: 'salesReturn.list',
  statuses: postingStatuses,
  prefix: 'TH',
  posts: true,
  list: {
    columns: [
      numberColumn, dateColumn, ...partnerColumns('column.customerCode', 'field.customer'),
      { key: 'billNumber', kind: 'code', label: 'field.bill', from: 'fact', width: 110 }, descriptionColumn,
      moneyColumn('totalBeforeTax', 'column.totalBeforeTax', 'TotalNoneTax'), moneyColumn('totalVat', 'column.totalVat', 'm_VAT'), moneyColumn('total', 'column.total', 'TotalTax'),
      moneyColumn('paid', 'column.paid'), storeColumn, statusColumn, createdByColumn,
    ],
    sums: ['totalBeforeTax', 'totalVat', 'total', 'paid'],
    filters: [statusFilter, partnerFilter('field.customer', 'kh'), storeFilter, employeeFilter],
  },
  bulk: ['description', 'employee'],
  wire: { module: 'ImportReturn' },
  screen: { area: 'sales', icon: 'undo', order: 40, base: '/sales/importreturn', list: 'data/list', grid: 'data/grid', create: 'create', detail: 'detail/:id', quickCreate: 'sales' },
  compute,
  check,
  post,
  sources: [{ of: 'salesBill', make: fromBill }],
  prints: [{ code: 'PHIEUTRAHANG', label: 'print.salesReturn', xType: 8, size: 'A4', orientation: 'portrait' }],
})
