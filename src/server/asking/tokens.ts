/**
 * Tokens of providers, in memory only and for no longer than they live. Callers who need the same one at the same time
 * wait for one sign-in.
 */
import type { Clock } from '#kernel/clock.ts'

export interface Token {
  kind: 'token'
  text: string
  livesMs: number
}
/** Signs in; `F` is what is said where it failed. */
type SignIn<F> = () => Promise<Token | F>

export interface Tokens<F> {
  take(account: string, signIn: SignIn<F>): Promise<Token | F>
  /** Nobody gets this token any more; a newer one stays. */
  forget(account: string, token: Token): void
}

const most = 2_000

export const createTokens = <F extends { kind: string }>(clock: Pick<Clock, 'now'>): Tokens<F> => {
  const kept = new Map<string, { token: Token; until: number }>()
  const coming = new Map<string, Promise<Token | F>>()

  const keep = (account: string, token: Token, from: number): void => {
    const now = clock.now().getTime()
    for (const [other, { until }] of kept) if (until <= now || kept.size >= most) kept.delete(other)
    // From before the question: the time it took is part of the token's life.
    kept.set(account, { token, until: from + token.livesMs })
  }
  const fetchOnce = async (account: string, signIn: SignIn<F>): Promise<Token | F> => {
    const from = clock.now().getTime()
    const token = await signIn()
    if ('livesMs' in token) keep(account, token, from)
    return token
  }
  return {
    async take(account, signIn) {
      const one = kept.get(account)
      if (one && one.until > clock.now().getTime()) return one.token
      const waited = coming.get(account) ?? fetchOnce(account, signIn).finally(() => coming.delete(account))
      coming.set(account, waited)
      return waited
    },
    forget(account, token) {
      if (kept.get(account)?.token === token) kept.delete(account)
    },
  }
}
