/** Lợi nhuận theo hàng hóa: what was earned, by product. */
import { profitPage } from '../_shared/profit.ts'
import { meta } from './profit-by-product.meta.ts'

export const profitByProduct = profitPage(meta, 'product')
