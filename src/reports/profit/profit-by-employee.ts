/** Lợi nhuận theo nhân viên: what was earned, by employee. */
import { profitPage } from '../_shared/profit.ts'
import { meta } from './profit-by-employee.meta.ts'

export const profitByEmployee = profitPage(meta, 'employee')
