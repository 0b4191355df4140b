/** Asks a provider of e-invoices on behalf of a tenant. Whoever calls has no transaction open meanwhile. */
import { problem, type Problem } from '#kernel/problem.ts'
import type { ProviderName } from '#model/invoice-provider.ts'
import type { OutboundQuestion } from '../../outbound/question.ts'
import { deskAt, type Asker, type Asking } from '../../asking/desk.effect.ts'
import { issueOnce, type IssueOutcome } from '../issue-once.ts'
import { adapters } from './index.ts'
import type { UnknownKey, ProviderFile, ProviderRefusal, Unclear } from '../../asking/desk.ts'
import type { Attempt, Desk, FileKind, IssueAnswer, IssuedInvoice, ProviderAccount, AttemptKey } from '../provider.ts'

export interface AskingAccount extends Asking<ProviderAccount> {
  provider: Exclude<ProviderName, 'none'>
}

export const deskOf = (
  asker: Asker,
  asking: AskingAccount,
  more: Pick<OutboundQuestion, 'isRoutine' | 'signal'> = {},
): Desk => deskAt(asker, asking, adapters[asking.provider], more)

/** What a provider said, or that it said nothing that could be read. */
const providerProblem = (answer: ProviderRefusal | Unclear, silent = 'providerSilent'): Problem =>
  answer.kind === 'refused' && answer.text ? problem('', 'providerSays', { text: answer.text }) : problem('', silent)

/** Null if the account can be used. Nothing is issued or made. */
export const testProvider = async (asker: Asker, asking: AskingAccount): Promise<Problem | null> => {
  const answer = await adapters[asking.provider].test(deskOf(asker, asking))
  return answer.kind === 'ok' ? null : providerProblem(answer, 'providerAway')
}

interface Issuing {
  attempt: Attempt
  mayHaveArrived: boolean
  withinMs: number
}
export const issueAt = (asker: Asker, asking: AskingAccount, issuing: Issuing): Promise<IssueOutcome> =>
  issueOnce({ ...issuing, adapter: adapters[asking.provider], desk: deskOf(asker, asking) })

/** What became of an attempt, as the provider knows it now. */
export const findAt = (
  asker: Asker,
  asking: AskingAccount,
  sought: AttemptKey,
): Promise<IssueAnswer | UnknownKey | Unclear> => adapters[asking.provider].find(deskOf(asker, asking), sought)

interface Known {
  attempt: Attempt
  number: number
  lookupCode: string
}
type Found = IssueAnswer | UnknownKey | Unclear
/** With the provider's own name for it, which only some of them need; it is found by the key. */
const issuedAs = ({ attempt, number, lookupCode }: Known, found: Found): IssuedInvoice => {
  const { key, invoice } = attempt
  const { template, series, date } = invoice
  const providerId = found.kind === 'issued' ? found.providerId : ''
  return { key, template, series, number, date, providerId, lookupCode }
}
const isCancelled = (found: Found): boolean => found.kind === 'issued' && found.standing === 'cancelled'

/** Null if the provider has cancelled it, now or before: by itself, or for a question whose end nobody wrote down. */
export const cancelAt = async (
  asker: Asker,
  asking: AskingAccount,
  { reason, ...known }: Known & { reason: string },
): Promise<Problem | null> => {
  const [adapter, desk] = [adapters[asking.provider], deskOf(asker, asking)]
  const found = await adapter.find(desk, known.attempt)
  if (isCancelled(found)) return null
  const answer = await adapter.cancel(desk, issuedAs(known, found), reason)
  if (answer.kind === 'ok' || (answer.kind === 'refused' && answer.isDoneBefore)) return null
  const mayBeDone = answer.kind === 'unclear' && answer.fate !== 'unsent'
  return mayBeDone && isCancelled(await adapter.find(desk, known.attempt)) ? null : providerProblem(answer)
}

/** Of each kind the file, or why it did not come. */
export const fetchFiles = async (
  asker: Asker,
  asking: AskingAccount,
  { kinds, ...known }: Known & { kinds: readonly FileKind[] },
): Promise<Partial<Record<FileKind, ProviderFile | Problem>>> => {
  const desk = deskOf(asker, asking)
  const issued = issuedAs(known, await adapters[asking.provider].find(desk, known.attempt))
  const fetched = kinds.map(async (kind) => {
    const answer = await adapters[asking.provider].file(desk, issued, kind)
    return [kind, answer.kind === 'file' ? answer : providerProblem(answer)] as const
  })
  return Object.fromEntries(await Promise.all(fetched))
}
