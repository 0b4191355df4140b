/** The code that the tax authority gives an invoice after it was issued, as work in three steps. */
import { isStoredId } from '#engine/columns.ts'
import { loadDocument } from '#engine/store/store.ts'
import { writeCode } from '#documents/vat-invoice/code.server.ts'
import { vatInvoice } from '#documents/vat-invoice/index.ts'
import type { Invoice } from '#documents/vat-invoice/issue.server.ts'
import { isIssued, keyAt } from '#documents/vat-invoice/upload.server.ts'
import type { Server } from '../call/call.ts'
import type { AttemptKey } from '../invoicing/provider.ts'
import { findAt, type AskingAccount } from '../invoicing/providers/provider.effect.ts'
import { inThreeSteps, nothingToDo, WorkFailed, type Handler, type PayloadOf, type Step } from '../work/handler.ts'
import { scopeOfWork } from './scopes.ts'
import { askingFor, notAsked } from './sending.ts'

type Asking = Pick<Server, 'sealer' | 'outbound' | 'clock'>
type Payload = PayloadOf<'invoiceCode'>

const failed = (problem: string): WorkFailed => new WorkFailed({ problem, values: {}, isFinal: false })

interface Prepared {
  asking: AskingAccount
  sought: AttemptKey
}

const prepare = async (server: Asking, step: Step, { invoice: id, by }: Payload) => {
  const stored = isStoredId(id) ? ((await loadDocument(step.tx, vatInvoice, id)) as Invoice | null) : null
  if (!stored || !isIssued(stored) || stored.taxAuthorityCode) return nothingToDo
  const scope = await scopeOfWork(step, by, server.sealer)
  const provider = stored.provider ?? ''
  const [asking, key] = [await askingFor(scope, provider, id), await keyAt(scope, id, provider)]
  if (!asking || !key) throw failed((await notAsked(scope, provider)).message)
  if (!asking.account.withCode) return nothingToDo
  return { asking, sought: { key, invoice: { series: stored.invoiceSeries ?? '' } } }
}

interface Codes {
  authorityCode: string
  lookupCode: string
}

/** Fails, and so is tried again, until there is a code. */
export const codeWork = (server: () => Asking): Handler =>
  inThreeSteps<Payload, Prepared, Codes>({
    before: (step, { payload }) => prepare(server(), step, payload),
    async effect(_, { asking, sought }) {
      const found = await findAt(server(), asking, sought)
      if (found.kind === 'unclear') throw failed('providerSilent')
      if (found.kind === 'none') throw failed('invoiceUnknownThere')
      if (!found.authorityCode) throw failed('codeNotYet')
      return { authorityCode: found.authorityCode, lookupCode: found.lookupCode }
    },
    async after(step, { payload }, { result }) {
      await writeCode(await scopeOfWork(step, payload.by, server().sealer), payload.invoice, result)
    },
  })
