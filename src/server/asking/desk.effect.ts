/** Makes the desks at which others are asked. */
import type { Clock } from '#kernel/clock.ts'
import { remembered } from '#kernel/remembered.ts'
import type { Outbound } from '../outbound/outbound.ts'
import type { OutboundCaller, OutboundQuestion } from '../outbound/question.ts'
import type { AskingDesk, OutsideAccount, ProviderRefusal, Unclear } from './desk.ts'
import { createTokens, type Tokens } from './tokens.ts'

/** What the server has for asking. */
export interface Asker {
  outbound: Pick<Outbound, 'ask'>
  clock: Clock
}
/** On whose behalf, and with which account. */
export interface Asking<A extends OutsideAccount> extends Pick<OutboundCaller, 'tenant' | 'about'> {
  by?: { id: string; displayName: string } | undefined
  account: A
}

/** All desks of a server share its tokens. */
const tokensOf = remembered(new WeakMap<Asker, Tokens<ProviderRefusal | Unclear>>(), ({ clock }) => createTokens(clock))

export const deskAt = <A extends OutsideAccount>(
  asker: Asker,
  { account, tenant, about, by }: Asking<A>,
  { name, official }: { name: string; official: readonly string[] },
  /** What holds for each question asked there. */
  more: Pick<OutboundQuestion, 'isRoutine' | 'signal'> = {},
): AskingDesk<A> => {
  const caller: OutboundCaller = {
    tenant,
    adapter: name,
    official,
    ...(about && { about }),
    ...(by && { by: { id: by.id, displayName: by.displayName } }),
  }
  return {
    account,
    tokens: tokensOf(asker),
    now: () => asker.clock.now(),
    ask: (question) => asker.outbound.ask(caller, { ...question, ...more }),
  }
}
