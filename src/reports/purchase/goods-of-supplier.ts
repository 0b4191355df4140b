/** Hàng nhập của nhà cung cấp: goods of one supplier, minus returns, with the last price. */
import { defineReport } from '#model/report.ts'
import { goodsOf } from '../_shared/goods-of.ts'
import { meta } from './goods-of-supplier.meta.ts'

export const goodsOfSupplier = defineReport(
  goodsOf('purchase', { meta, code: 'REPORT_HANGNCC', file: 'BaoCaoHangNhaCungCap', path: 'rptGoodsOfSupplier' }),
)
