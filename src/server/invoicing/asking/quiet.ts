/** Texts of providers are shown and kept, and some repeat the password or the token that they did not like. */
import type { OutboundQuestion } from '../../outbound/question.ts'
import { hideSecrets } from '../../outbound/redact.ts'
import type { Desk, InvoiceAdapter } from '../provider.ts'

/** Runs with a desk that remembers which secrets were sent, and takes them out of the reason of a refusal. */
const without = async <T extends { kind: string }>(desk: Desk, run: (desk: Desk) => Promise<T>): Promise<T> => {
  const sent = new Set<string>()
  const ask = (question: OutboundQuestion) => {
    for (const secret of question.secrets ?? []) sent.add(secret)
    return desk.ask(question)
  }
  const outcome = await run({ ...desk, ask })
  if (!('text' in outcome) || typeof outcome.text !== 'string') return outcome
  return { ...outcome, text: hideSecrets(outcome.text, { values: [...sent], keys: [] }) }
}

/** The same adapter, which never repeats a secret. */
export const quiet = (adapter: InvoiceAdapter): InvoiceAdapter => ({
  ...adapter,
  test: (desk) => without(desk, (own) => adapter.test(own)),
  issue: (desk, attempt) => without(desk, (own) => adapter.issue(own, attempt)),
  find: (desk, attempt) => without(desk, (own) => adapter.find(own, attempt)),
  ...(adapter.list && { list: (desk, asked) => without(desk, (own) => adapter.list!(own, asked)) }),
  cancel: (desk, issued, reason) => without(desk, (own) => adapter.cancel(own, issued, reason)),
  file: (desk, issued, kind) => without(desk, (own) => adapter.file(own, issued, kind)),
})
