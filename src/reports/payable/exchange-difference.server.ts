import { exchangeReport } from '../_shared/exchange.server.ts'
import { exchangePayable } from './exchange-difference.ts'

export const report = exchangeReport(exchangePayable, 'payable')
