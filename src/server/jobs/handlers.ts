/** The handlers of all kinds of work. */
import type { Server } from '../call/call.ts'
import { billWork } from '../issuing/bill-work.ts'
import { invoiceLetterWork } from '../issuing/invoice-letter.ts'
import { issueWork } from '../issuing/issue-work.ts'
import { letterWork } from '../outbox/letter-work.ts'
import type { Handlers } from '../work/handler.ts'
import { forgetWork, tidyWork } from './housekeeping.ts'

export const workHandlers = (server: () => Pick<Server, 'config' | 'sealer' | 'outbound' | 'clock'>): Handlers => ({
  letter: letterWork(server),
  invoice: issueWork(server),
  billInvoice: billWork(server),
  invoiceLetter: invoiceLetterWork(server),
  tidy: tidyWork,
  forget: forgetWork,
})
