/**
 * What a provider of e-invoices can be asked, the same for all of them. An adapter writes questions and reads answers;
 * it holds nothing, and apart from a token that has ended it decides nothing: what is asked again is decided in
 * `asking/once.ts`.
 */
import type { Day } from '#kernel/day.ts'
import type { Decimal } from '#kernel/decimal.ts'
import type { ProviderName } from '#model/invoice-provider.ts'
import type {
  AskingDesk,
  Fine,
  UnknownKey,
  OutsideAccount,
  ProviderFile,
  ProviderRefusal,
  Unclear,
} from '../asking/desk.ts'
import type { UnissuedInvoice } from './tax-invoice.ts'

/** The account at the provider (`ApiInvoiceConfig`). */
export interface ProviderAccount extends OutsideAccount {
  username: string
  password: string
  sellerTaxId: string
  /** Invoices get a code of the tax authority. */
  withCode: boolean
}
export type Desk = AskingDesk<ProviderAccount>

/** One attempt to issue: the key stays the same over every repetition of the same content. */
export interface Attempt {
  /** A GUID. */
  key: string
  invoice: UnissuedInvoice
  /** The key with which this provider issued the invoice that this one corrects; absent if another one did. */
  originalKey?: string
}

export interface IssueAnswer {
  kind: 'issued'
  /** 1 to 99,999,999. */
  number: number
  /** By which the buyer finds it at the provider. */
  lookupCode: string
  /** Of the tax authority; empty while it has not answered, or for invoices without code. */
  authorityCode: string
  /** What the provider calls it; empty where it has no name of its own. */
  providerId: string
  /** What became of it there since, where the provider tells. */
  standing?: Standing
  /** What is to be paid by it, where the provider tells. */
  total?: Decimal
}
export type Standing = 'cancelled' | 'replaced'
/** What it takes to ask about an attempt. */
export interface AttemptKey {
  key: string
  invoice: Pick<UnissuedInvoice, 'series'>
}
/** An invoice that the provider names by itself. */
export interface ListedInvoice {
  /** Empty: it was not made by a program. */
  key: string
  template: string
  series: string
  number: number
}
export interface ListedPage {
  kind: 'listed'
  rows: readonly ListedInvoice[]
  /** There may be more. */
  isFull: boolean
}
/** More no provider gives at once. */
export const mostOfPage = 100
interface ListQuestion {
  from: Day
  to: Day
  skip: number
  /** Those of cash registers, which are apart. */
  fromRegister: boolean
}

/** An invoice that was issued by this provider. */
export interface IssuedInvoice {
  key: string
  template: string
  series: string
  number: number
  date: Day
  /** As the provider has said now; empty where it could not be asked. */
  providerId: string
  /** As it said when it issued. */
  lookupCode: string
}

export type FileKind = 'pdf' | 'xml'

export interface InvoiceAdapter {
  name: ProviderName
  /** The provider's hosts, as patterns of `OutboundCaller`. */
  official: readonly string[]
  /** How many invoices of a series it takes beside each other. */
  atOnce: number
  /** Signs in and reads something harmless. */
  test: (desk: Desk) => Promise<Fine | ProviderRefusal | Unclear>
  issue: (desk: Desk, attempt: Attempt) => Promise<IssueAnswer | ProviderRefusal | Unclear>
  /** What became of an attempt. That the question itself was refused says nothing of it, and is unclear. */
  find: (desk: Desk, attempt: AttemptKey) => Promise<IssueAnswer | UnknownKey | Unclear>
  /** The provider's invoices of some days; absent where a provider can only be asked by key. */
  list?: (desk: Desk, asked: ListQuestion) => Promise<ListedPage | ProviderRefusal | Unclear>
  /** Only under the law of before June 2025. */
  cancel: (desk: Desk, issued: IssuedInvoice, reason: string) => Promise<Fine | ProviderRefusal | Unclear>
  file: (desk: Desk, issued: IssuedInvoice, kind: FileKind) => Promise<ProviderFile | ProviderRefusal | Unclear>
}
