/**
 * Huy of what a provider has issued: under the law of before June 2025, when the caller insists, the provider cancels it
 * first. Everything else is as the definition says.
 */
import type { Outcome } from '#engine/outcome.ts'
import { tryingOut } from '#engine/document/trying-out.ts'
import { numberOf } from '#engine/document/each-document.ts'
import { transitDocuments, transitOne } from '#engine/document/transit.ts'
import type { Scope } from '#engine/scope.ts'
import { vatInvoice } from '#documents/vat-invoice/index.ts'
import type { Invoice } from '#documents/vat-invoice/issue.server.ts'
import { isIssued } from '#documents/vat-invoice/upload.server.ts'
import { Refused, type Problem } from '#kernel/problem.ts'
import { batchAnswer, confirmedIn, readIds } from '../call/batch.ts'
import type { Call, Input, Place } from '../call/call.ts'
import { wordedOutcome } from '../calls/removal-words.ts'
import { cancelAt } from '../invoicing/providers/provider.effect.ts'
import { askedAgain, issuedOutside, type AskedAgain } from './issued-outside.ts'

const transition = 'cancel'

interface Planned {
  ids: string[]
  confirm: string[]
  asked: { id: string; asked: AskedAgain | Problem }[]
}

/** True if nothing stands in the way here, so that the provider may be asked. */
const mayCancel = async (scope: Scope, { id }: Invoice, confirm: readonly string[]): Promise<boolean> => {
  try {
    await tryingOut(scope, () => transitOne(scope, vatInvoice, id, { transition, confirm }))
    return true
  } catch (error) {
    if (error instanceof Refused) return false
    throw error
  }
}

const plan = async (scope: Scope, { query, body }: Input): Promise<Planned> => {
  const [ids, confirm] = [[...new Set(readIds(body))], confirmedIn(query)]
  const asked = []
  for (const invoice of (await issuedOutside(scope, ids)).filter(isIssued))
    if (await mayCancel(scope, invoice, confirm))
      asked.push({ id: invoice.id, asked: await askedAgain(scope, invoice) })
  return { ids, confirm, asked }
}

interface Asked extends Planned {
  refused: ReadonlyMap<string, Problem>
}

const ask = async ({ server }: Place, planned: Planned): Promise<Asked> => {
  const refused = new Map<string, Problem>()
  for (const { id, asked } of planned.asked) {
    const found = 'asking' in asked ? await cancelAt(server, asked.asking, { ...asked, reason: 'Hủy hóa đơn' }) : asked
    if (found) refused.set(id, found)
  }
  return { ...planned, refused }
}

const finish = async (scope: Scope, { ids, confirm, refused }: Asked): Promise<Outcome> => {
  const left = ids.filter((id) => !refused.has(id.toLowerCase()))
  const { done, failures } = await transitDocuments(scope, vatInvoice, left, { transition, confirm })
  const said = []
  for (const [id, found] of refused) said.push({ id, number: await numberOf(scope, vatInvoice)(id), problems: [found] })
  return { done, failures: [...failures, ...said] }
}

export const cancelCall = (call: Call): Call => ({
  ...call,
  outside: { read: plan, work: (place, planned) => ask(place, planned as Planned) },
  run: async (scope, { outside }) =>
    batchAnswer(
      scope,
      wordedOutcome(vatInvoice, transition, await finish(scope, outside as Asked)),
      call.problemFields,
    ),
})
