import { overdueOfReport } from '../_shared/overdue-of.server.ts'
import { overdueOfCustomer } from './overdue-of-customer.ts'

export const report = overdueOfReport(overdueOfCustomer, 'receivable')
