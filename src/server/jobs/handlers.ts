/** The handlers of all kinds of work. */
import type { Server } from '../call/call.ts'
import { letterWork } from '../outbox/letter-work.ts'
import type { Handlers } from '../work/handler.ts'
import { forgetWork, tidyWork } from './housekeeping.ts'

export const workHandlers = (server: () => Pick<Server, 'config' | 'sealer'>): Handlers => ({
  letter: letterWork(server),
  tidy: tidyWork,
  forget: forgetWork,
})
