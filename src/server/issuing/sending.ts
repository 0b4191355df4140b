/** The two steps around asking a provider to issue an invoice, each in a transaction. */
import type { Scope } from '#engine/scope.ts'
import { shownNumber } from '#documents/vat-invoice/config.server.ts'
import {
  beginUpload,
  endUpload,
  type UploadBeginning,
  type UploadResult,
} from '#documents/vat-invoice/upload.server.ts'
import { vatInvoice } from '#documents/vat-invoice/index.ts'
import { storedText } from '#engine/stored-text.ts'
import { problem, Refused, type Problem } from '#kernel/problem.ts'
import { providerNames, type ProviderName } from '#model/invoice-provider.ts'
import { accountOf, noAccountProblem } from '../invoicing/accounts.ts'
import type { IssueOutcome } from '../invoicing/issue-once.ts'
import type { AskingAccount } from '../invoicing/providers/provider.effect.ts'
import type { Attempt } from '../invoicing/provider.ts'
import { attemptOf } from './as-tax-invoice.ts'

/** What is asked, and on whose behalf. Values alone. */
export interface Sending {
  id: string
  asking: AskingAccount
  attempt: Attempt
  mayHaveArrived: boolean
}

export const outsideOf = (name: string): Exclude<ProviderName, 'none'> | null =>
  providerNames.find((one): one is Exclude<ProviderName, 'none'> => one === name && one !== 'none') ?? null

/** An account to ask with on behalf of an invoice; null if there is none. */
export const askingFor = async (scope: Scope, provider: string, id: string): Promise<AskingAccount | null> => {
  const name = outsideOf(provider)
  const account = name && (await accountOf(scope, name))
  if (!name || !account) return null
  const { id: user, displayName } = scope.user
  return {
    tenant: scope.tx.tenant,
    provider: name,
    account,
    about: { kind: vatInvoice.name, id },
    by: { id: user, displayName },
  }
}

/** Why there is no account to ask a provider with. */
export const notAsked = (scope: Scope, provider: string): Promise<Problem> =>
  noAccountProblem(scope, outsideOf(provider) ?? 'none')

/** What `begun` asks. Throws Refused if the account with which it was asked cannot be used any more. */
const sendingOf = async (scope: Scope, { invoice, key, provider, isAgain }: UploadBeginning): Promise<Sending> => {
  const asking = await askingFor(scope, provider, invoice.id)
  if (!asking) throw new Refused([problem('', 'uploadPending')])
  const named = { id: invoice.id, key, provider, original: invoice.original }
  const attempt = await attemptOf(scope, named, asking.account.sellerTaxId)
  return { id: invoice.id, asking, attempt, mayHaveArrived: isAgain }
}

/** Marks the invoice and says what is asked. Throws Refused; then nothing is marked. */
export const beginSending = async (scope: Scope, id: string, confirm: readonly string[]): Promise<Sending> => {
  const accountProblem = async (provider: string) =>
    (await askingFor(scope, provider, id)) ? null : notAsked(scope, provider)
  return sendingOf(scope, await beginUpload(scope, id, { confirm, accountProblem }))
}

const uploadedOf = (outcome: IssueOutcome): UploadResult => {
  if (outcome.kind !== 'refused') return outcome
  return { kind: 'refused', text: outcome.text || storedText('providerSilent') }
}

/** Writes down what became of it; the problem of one that was not issued. */
export const endSending = async (
  scope: Scope,
  { id, attempt }: Pick<Sending, 'id' | 'attempt'>,
  outcome: IssueOutcome,
): Promise<Problem | null> => {
  const uploaded = uploadedOf(outcome)
  const became = await endUpload(scope, { id, key: attempt.key }, uploaded)
  if (became === 'issued') return null
  if (became === 'numberTaken' && uploaded.kind === 'issued')
    return problem('', 'invoiceNumberTaken', { number: shownNumber(uploaded.number) })
  if (became === 'inDoubt' || uploaded.kind !== 'refused') return problem('', 'uploadPending')
  return problem('', 'providerSays', { text: uploaded.text })
}
