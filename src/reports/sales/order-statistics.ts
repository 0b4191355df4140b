/** R3 Thống kê đơn đặt hàng: every line customers ordered, with what was delivered of it and what is left. */
import { choice } from '#model/field.ts'
import { defineReport } from '#model/report.ts'
import type { Column } from '#model/table.ts'
import { money, productCode, productName, unitName } from '../_shared/columns.ts'
import { partnerColumns } from '../_shared/debts.ts'
import { partnerFilter, productFilter, range } from '../_shared/params.ts'
import { documentColumns, priceColumn, quantity } from '../_shared/trade.ts'
import { meta } from './order-statistics.meta.ts'

/** What is the same on every line of an order. */
const ofOrder: readonly Column[] = [
  ...partnerColumns('customer', { code: 'ObjID', name: 'ObjName' }),
  { ...money('orderTotal', 'Total'), label: 'report.amount', total: false },
  { key: 'statusText', kind: 'text', label: 'report.status', wire: 'Trangthai', width: 120 },
]

export const orderStatistics = defineReport({
  ...meta,
  code: 'REPORT_TKDONHANG',
  params: {
    ...range,
    ...partnerFilter('customer'),
    ...productFilter,
    status: choice()({
      label: 'report.orderStatus',
      wire: 'Method_ID',
      required: true,
      choices: [
        { value: 0, label: 'reports.all' },
        { value: 1, label: 'status.beingOrdered' },
        { value: 2, label: 'status.issued' },
        { value: 3, label: 'status.cancelled' },
      ],
    }),
  },
  dates: 'range',
  decides: 'remaining',
  conditions: [],
  columns: [
    ...documentColumns,
    ...ofOrder,
    productCode,
    productName,
    unitName,
    quantity,
    { ...quantity, key: 'delivered', label: 'report.delivered', wire: 'QtyOrder' },
    { ...quantity, key: 'remaining', label: 'report.remaining', wire: 'QtyRemain' },
    priceColumn,
    money('discount', 'Discount'),
  ],
  groupBy: 'number',
  groupWith: ['date', ...ofOrder.map(({ key }) => key)],
  sums: ['quantity', 'delivered', 'remaining', 'discount', 'orderTotal'],
  orientation: 'landscape',
  file: 'BaoCaoThongKeDonDatHang',
  wire: { path: 'ReportOfOrder/rptDetailPurchaseOrder', params: 'body' },
})
