import { profitReport } from '../_shared/profit.server.ts'
import { profitByProduct } from './profit-by-product.ts'

export const report = profitReport(profitByProduct, 'product')
