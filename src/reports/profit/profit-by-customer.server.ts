import { profitReport } from '../_shared/profit.server.ts'
import { profitByCustomer } from './profit-by-customer.ts'

export const report = profitReport(profitByCustomer, 'customer')
