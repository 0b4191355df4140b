/** Asks a provider about many invoices of a tenant, politely: a few at once, and no more once it does not answer. */
import type { Day } from '#kernel/day.ts'
import type { UnknownKey } from '../../asking/desk.ts'
import type { Asker } from '../../asking/desk.effect.ts'
import {
  mostOfPage,
  type Desk,
  type InvoiceAdapter,
  type IssueAnswer,
  type ListedInvoice,
  type ListedPage,
  type AttemptKey,
} from '../provider.ts'
import { adapters } from './index.ts'
import { deskOf, type AskingAccount } from './provider.effect.ts'

interface SoughtDocument extends AttemptKey {
  id: string
}
export interface Comparing {
  asking: AskingAccount
  /** What the documents are. */
  kind: string
  invoices: readonly SoughtDocument[]
  /** Whose own list is asked for, too, where the provider has one. */
  days: { from: Day; to: Day }
  hasRegisters: boolean
  signal: AbortSignal
}
export interface ProviderComparison {
  found: { id: string; answer: IssueAnswer | UnknownKey }[]
  unanswered: number
  listed: ListedInvoice[]
}

/** As many questions as a tenant may ask a host at once. */
const atOnce = 4
/** After so many without an answer, one after another, the provider is away. */
const mostSilent = 5
const mostPages = 50

const listAll = async (desk: Desk, adapter: InvoiceAdapter, { days, ...asked }: Comparing) => {
  const rows: ListedInvoice[] = []
  for (const fromRegister of asked.hasRegisters ? [false, true] : [false]) {
    let page: ListedPage = { kind: 'listed', rows: [], isFull: true }
    for (let skip = 0, pages = 0; page.isFull && pages < mostPages && !asked.signal.aborted; pages += 1) {
      const answer = await adapter.list!(desk, { ...days, skip, fromRegister })
      if (answer.kind !== 'listed') return null
      page = answer
      skip += mostOfPage
      rows.push(...answer.rows)
    }
  }
  return rows
}

/** Asks about many, and for the provider's own list; null if it does not answer. */
export const compareAt = async (asker: Asker, comparing: Comparing): Promise<ProviderComparison | null> => {
  const { asking, invoices, signal } = comparing
  const adapter = adapters[asking.provider]
  const deskFor = (id: string) => {
    const about = id ? { kind: comparing.kind, id } : undefined
    return deskOf(asker, { ...asking, ...(about && { about }) }, { isRoutine: true, signal })
  }
  const compared: ProviderComparison = { found: [], unanswered: 0, listed: [] }
  const left = invoices.values()
  let silent = 0
  const askInTurn = async (): Promise<void> => {
    for (const { id, ...sought } of left) {
      if (silent >= mostSilent || signal.aborted) return
      const answer = await adapter.find(deskFor(id), sought)
      silent = answer.kind === 'unclear' ? silent + 1 : 0
      if (answer.kind === 'unclear') compared.unanswered += 1
      else compared.found.push({ id, answer })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, askInTurn))
  if (silent >= mostSilent || signal.aborted || (invoices.length > 0 && compared.found.length === 0)) return null
  const listed = adapter.list ? await listAll(deskFor(''), adapter, comparing) : []
  // An account may ask for single invoices, and for no list.
  return listed ? { ...compared, listed } : { ...compared, unanswered: compared.unanswered + 1 }
}
