/** Lợi nhuận theo khách hàng: what was earned, by customer. */
import { profitPage } from '../_shared/profit.ts'
import { meta } from './profit-by-customer.meta.ts'

export const profitByCustomer = profitPage(meta, 'customer')
