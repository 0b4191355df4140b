import { goodsOfReport } from '../_shared/goods-of.server.ts'
import { goodsOfCustomer } from './goods-of-customer.ts'

export const report = goodsOfReport(goodsOfCustomer, 'sales')
