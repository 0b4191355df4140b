/** R1 Chi tiết bán hàng theo khách hàng: every line sold (+) and returned (−), by customer. */
import { defineReport } from '#model/report.ts'
import { money, ordinal } from '../_shared/columns.ts'
import { tradeDetail } from '../_shared/trade.ts'
import { meta } from './sales-detail.meta.ts'

const detail = tradeDetail('sales', {
  meta,
  code: 'REPORT_CTBANHANG',
  file: 'BaoCaoChiTietKhachHang',
  path: 'rptDetailOrder',
  amounts: [
    { ...money('net', 'Total'), label: 'report.amount' },
    { key: 'storeName', kind: 'text', label: 'report.store', wire: 'StoreName', width: 140 },
  ],
})

export const salesDetail = defineReport({
  ...detail,
  columns: [ordinal, ...detail.columns],
  sums: ['quantity', 'discount', 'net'],
  wire: {
    ...detail.wire,
    printGroups: {
      list: 'customers',
      code: 'ObjID',
      name: 'ObjName',
      sums: { quantity: 'sumQty', discount: 'sumDiscount', net: 'sumMoney' },
    },
  },
})
