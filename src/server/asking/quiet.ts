/** Texts of others are shown and kept, and some repeat the password or the token that they did not like. */
import type { OutboundQuestion } from '../outbound/question.ts'
import { hideSecrets } from '../outbound/redact.ts'
import type { AskingDesk, OutsideAccount } from './desk.ts'

type AnyDesk = AskingDesk<OutsideAccount>

/** Runs with a desk that remembers which secrets were sent, and takes them out of the reason of a refusal. */
const without = async <K extends AnyDesk, T>(desk: K, run: (desk: K) => Promise<T>): Promise<T> => {
  const sent = new Set<string>()
  const ask = (question: OutboundQuestion) => {
    for (const secret of question.secrets ?? []) sent.add(secret)
    return desk.ask(question)
  }
  const outcome = await run({ ...desk, ask })
  if (!isWithText(outcome)) return outcome
  return { ...outcome, text: hideSecrets(outcome.text, { values: [...sent], keys: [] }) }
}
const isWithText = <T>(outcome: T): outcome is T & { text: string } =>
  typeof outcome === 'object' && outcome !== null && 'text' in outcome && typeof outcome.text === 'string'

/** What asks at a desk, and never repeats a secret. */
export const quietly =
  <K extends AnyDesk, R extends unknown[], T>(asks: (desk: K, ...rest: R) => Promise<T>) =>
  (desk: K, ...rest: R): Promise<T> =>
    without(desk, (own) => asks(own, ...rest))
