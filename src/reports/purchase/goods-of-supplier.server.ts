import { goodsOfReport } from '../_shared/goods-of.server.ts'
import { goodsOfSupplier } from './goods-of-supplier.ts'

export const report = goodsOfReport(goodsOfSupplier, 'purchase')
