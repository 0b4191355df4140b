/** Questions that need a token of the provider's: it is taken from those at hand, and fetched anew when it has ended. */
import { createHash } from 'node:crypto'
import type { OutboundOutcome } from '../outbound/question.ts'
import type { AskingDesk, OutsideAccount, ProviderRefusal, Unclear } from './desk.ts'
import type { Token } from './tokens.ts'

export type SignIn = () => Promise<Token | ProviderRefusal | Unclear>

/** True if there is an answer or a failure to read, and not only a sign-in that went wrong. */
export const isOutcome = (one: OutboundOutcome | ProviderRefusal | Unclear): one is OutboundOutcome =>
  one.kind === 'answered' || one.kind === 'failed'
/** The same text for the same values, whatever their order. */
const inOrder = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
    : value

/** Names an account without holding its password; another password is another account. */
const accountKey = (provider: string, account: OutsideAccount): string =>
  createHash('sha256').update(JSON.stringify({ provider, account }, inOrder)).digest('base64')

/** Asks with a token, and once more with a new one if the first is not accepted any more. */
export const askSigned = async (
  { account, tokens }: AskingDesk<OutsideAccount>,
  provider: string,
  { signIn, ask, isRefused }: { signIn: SignIn; ask: Asking; isRefused: (outcome: OutboundOutcome) => boolean },
): Promise<OutboundOutcome | ProviderRefusal | Unclear> => {
  const key = accountKey(provider, account)
  const first = await tokens.take(key, signIn)
  if (first.kind !== 'token') return first
  const outcome = await ask(first.text)
  if (!isRefused(outcome)) return outcome
  tokens.forget(key, first)
  const second = await tokens.take(key, signIn)
  // The first was refused before anything was done.
  return second.kind === 'token' ? ask(second.text) : second
}
type Asking = (token: string) => Promise<OutboundOutcome>
