import { profitReport } from '../_shared/profit.server.ts'
import { profitByDocument } from './profit-by-document.ts'

export const report = profitReport(profitByDocument, 'document')
