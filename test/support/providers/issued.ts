/** What a fake provider of e-invoices keeps. */
import { blankState, type FakeServer, type FakeState } from './fake-server.ts'

export interface IssuedThere {
  key: string
  series: string
  number: number
  content: string
  /** Empty: the tax authority has not answered yet. */
  code?: string
  /** What became of it there, outside the program. */
  standing?: 'cancelled' | 'replaced'
  total?: string
}
export interface InvoiceState extends FakeState {
  /** By key. */
  issued: Map<string, IssuedThere>
  /** The last number of each series. */
  numbers: Map<string, number>
  /** The tax authority takes its time. */
  codesLater?: boolean
}
export type FakeProvider = FakeServer<InvoiceState>

export const noInvoices = (): InvoiceState => ({ ...blankState(), issued: new Map(), numbers: new Map() })

export const issueThere = (
  state: InvoiceState,
  key: string,
  { series, content }: { series: string; content: string },
) => {
  const number = (state.numbers.get(series) ?? 0) + 1
  state.numbers.set(series, number)
  const issued: IssuedThere = { key, series, number, content, ...(state.codesLater && { code: '' }) }
  state.issued.set(key, issued)
  return issued
}
