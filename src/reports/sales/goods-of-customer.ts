/** Hàng khách đã mua: goods of one customer, minus returns, with the last price. */
import { defineReport } from '#model/report.ts'
import { goodsOf } from '../_shared/goods-of.ts'
import { meta } from './goods-of-customer.meta.ts'

export const goodsOfCustomer = defineReport(
  goodsOf('sales', { meta, code: 'REPORT_HANGKHACHMUA', file: 'BaoCaoHangKhachMua', path: 'rptGoodsOfCustomer' }),
)
