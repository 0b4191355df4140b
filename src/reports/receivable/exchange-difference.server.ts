import { exchangeReport } from '../_shared/exchange.server.ts'
import { exchangeReceivable } from './exchange-difference.ts'

export const report = exchangeReport(exchangeReceivable, 'receivable')
