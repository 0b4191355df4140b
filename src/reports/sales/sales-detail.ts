/** R1 Chi tiết bán hàng theo khách hàng: every line sold (+) and returned (−), by customer. */
import { defineReport } from '#model/report.ts'
import { money, ordinal, productCode, productName, unitName } from '../_shared/columns.ts'
import { partnerFilter, productFilter, range } from '../_shared/params.ts'
import { meta } from './sales-detail.meta.ts'

export const salesDetail = defineReport({
  ...meta,
  code: 'REPORT_CTBANHANG',
  params: { ...range, ...partnerFilter('customer'), ...productFilter },
  dates: 'range',
  conditions: [{ field: 'product', demand: 'present', message: 'required.goods' }],
  columns: [
    ordinal,
    { key: 'number', kind: 'code', label: 'report.number', wire: 'NumberID', width: 108 },
    { key: 'date', kind: 'day', label: 'report.date', wire: 'dtDate', width: 96 },
    { key: 'customerCode', kind: 'code', label: 'report.customerCode', wire: 'ObjID', of: 'partner', width: 108 },
    { key: 'customerName', kind: 'text', label: 'report.customerName', wire: 'ObjName', width: 220 },
    productCode,
    productName,
    unitName,
    { key: 'quantity', kind: 'quantity', label: 'report.quantity', wire: 'Qty', total: true, width: 90 },
    { key: 'price', kind: 'price', label: 'report.price', wire: 'Price', width: 110 },
    money('discount', 'Discount'),
    money('amount', 'Total'),
    { key: 'storeName', kind: 'text', label: 'report.store', wire: 'StoreName', width: 140 },
  ],
  groupBy: 'customerName',
  groupCode: 'customerCode',
  sums: ['quantity', 'discount', 'amount'],
  orientation: 'landscape',
  file: 'BaoCaoChiTietKhachHang',
  wire: {
    path: 'ReportOfOrder/rptDetailOrder',
    params: 'body',
    printGroups: {
      list: 'customers',
      code: 'ObjID',
      name: 'ObjName',
      sums: { quantity: 'sumQty', discount: 'sumDiscount', amount: 'sumMoney' },
    },
  },
})
