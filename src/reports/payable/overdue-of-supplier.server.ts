import { overdueOfReport } from '../_shared/overdue-of.server.ts'
import { overdueOfSupplier } from './overdue-of-supplier.ts'

export const report = overdueOfReport(overdueOfSupplier, 'payable')
