/** The handlers of all kinds of work. */
import type { Server } from '../call/call.ts'
import { issueWork } from '../issuing/issue-work.ts'
import { letterWork } from '../outbox/letter-work.ts'
import type { Handlers } from '../work/handler.ts'
import { forgetWork, tidyWork } from './housekeeping.ts'

export const workHandlers = (server: () => Pick<Server, 'config' | 'sealer' | 'outbound' | 'clock'>): Handlers => ({
  letter: letterWork(server),
  invoice: issueWork(server),
  tidy: tidyWork,
  forget: forgetWork,
})
