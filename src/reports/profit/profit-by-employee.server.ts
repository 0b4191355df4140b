import { profitReport } from '../_shared/profit.server.ts'
import { profitByEmployee } from './profit-by-employee.ts'

export const report = profitReport(profitByEmployee, 'employee')
