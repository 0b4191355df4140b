/** The handlers of all kinds of work. */
import type { Server } from '../call/call.ts'
import { billWork } from '../issuing/bill-work.ts'
import { invoiceLetterWork } from '../issuing/invoice-letter.ts'
import { checkWork } from '../issuing/check-work.ts'
import { codeWork } from '../issuing/code-work.ts'
import { issueWork } from '../issuing/issue-work.ts'
import { carrierEventsWork, parcelNewsWork, parcelWatchWork } from '../parcels/events-work.ts'
import { handOverWork } from '../parcels/hand-over-work.ts'
import { letterWork } from '../outbox/letter-work.ts'
import type { Handlers } from '../work/handler.ts'
import { forgetWork, tidyWork } from './housekeeping.ts'

export const workHandlers = (
  server: () => Pick<Server, 'config' | 'sealer' | 'outbound' | 'clock' | 'invoiceTurns'>,
): Handlers => ({
  letter: letterWork(server),
  invoice: issueWork(server),
  billInvoice: billWork(server),
  invoiceLetter: invoiceLetterWork(server),
  invoiceCode: codeWork(server),
  invoiceCheck: checkWork(server),
  handover: handOverWork(server),
  carrierEvents: carrierEventsWork(server),
  parcelNews: parcelNewsWork(server),
  parcelWatch: parcelWatchWork,
  tidy: tidyWork,
  forget: forgetWork,
})
