/** Drives one attempt to issue an invoice to what became of it. */
import { doOnce, type InDoubt, type Once } from '../asking/once.ts'
import type { ProviderRefusal } from '../asking/desk.ts'
import type { Attempt, Desk, InvoiceAdapter, IssueAnswer } from './provider.ts'

/** `refused` with an empty text: it certainly was not issued, and the provider has not said why. */
export type IssueOutcome = IssueAnswer | ProviderRefusal | InDoubt

export interface IssueRequest extends Pick<Once<IssueAnswer, Desk>, 'desk' | 'mayHaveArrived' | 'withinMs'> {
  adapter: InvoiceAdapter
  attempt: Attempt
}

/** Never throws for what a provider does. */
export const issueOnce = ({ adapter, attempt, ...request }: IssueRequest): Promise<IssueOutcome> =>
  doOnce({
    ...request,
    send: (desk) => adapter.issue(desk, attempt),
    find: (desk) => adapter.find(desk, attempt),
  })
