/** Calls of VAT invoices: ways of payment, the next number, invoices made of bills (contract documents §27). */
import { isStoredId } from '#engine/columns.ts'
import type { DocumentInput } from '#engine/document/input.ts'
import { documentFrom } from '#engine/document/made-from.ts'
import { problemsAsSeen } from '#engine/document/seen-problems.ts'
import { answering, type Call } from '#engine/answering.ts'
import type { Input } from '#engine/call.ts'
import { sightFor, type Scope } from '#engine/scope.ts'
import { ruleContexts } from '#engine/store/context.ts'
import { loadDocuments } from '#engine/store/store.ts'
import type { Stored } from '#engine/stored.ts'
import { translate } from '#i18n/catalogues.server.ts'
import { problem, Refused, Unreadable, type Problem } from '#kernel/problem.ts'
import { needs } from '#model/right.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { asked, askedFor, object, text } from '#model/schema.ts'
import { isInForce, stateOf } from '#model/state.ts'
import { lookupSchema, rows } from '#wire/answer-schemas.ts'
import { decodeDocument, encodeDocument } from '#wire/document.ts'
import { isObject, type Json } from '#wire/values.ts'
import { choiceRows } from '../_shared/choice-calls.server.ts'
import { invoicesOf } from './bills.server.ts'
import { proposedInvoices } from './calls.ts'
import { areAddressesKnown } from './buyer.server.ts'
import { seriesNamed } from './config.server.ts'
import { payments } from './shape.ts'
import { billRefusal, buyerOf, lacksAddress, mergeRefusal, type Bill } from './source.server.ts'
import { vatInvoice } from './index.ts'

const paymentRows = async ({ language }: Scope) =>
  choiceRows(
    language,
    payments.map(({ value, label }) => ({ id: value, label, code: value })),
  )

interface Asked {
  ids: string[]
  merge: boolean
  shippingFee: boolean
}
const MOST = 500

const idsIn = (sent: unknown): string[] => {
  if (!Array.isArray(sent) || sent.length === 0) throw new Unreadable('unreadable.list')
  if (sent.length > MOST) throw new Unreadable('unreadable.tooMany', { max: String(MOST) })
  if (!sent.every((one) => typeof one === 'string' && one.length <= 64))
    throw new Unreadable('invalid', { label: 's_ID' })
  return [...new Set(sent as string[])]
}

const readAsked = (sent: unknown): Asked => {
  if (!isObject(sent)) return { ids: idsIn(sent), merge: false, shippingFee: false }
  return { ids: idsIn(sent['ids']), merge: sent['merge'] === true, shippingFee: sent['shippingFee'] === true }
}

interface Failure {
  id: string
  number: string
  problem: Problem
}

/** The ids of bills whose buyer's address nothing tells. */
const withoutAddress = async (
  scope: Scope,
  stored: readonly Stored[],
  contextOf: (one: Stored) => RuleContext,
): Promise<ReadonlySet<string>> => {
  const bills = (stored as unknown as Bill[]).filter((one) => lacksAddress(one, contextOf(one as unknown as Stored)))
  const known = await areAddressesKnown(
    scope,
    bills.map((one) => ({ partner: one.partner, taxId: buyerOf(one, contextOf(one as unknown as Stored)).taxId })),
  )
  return new Set(bills.flatMap(({ id: bill }, at) => (known[at] ? [] : [bill])))
}

/** Why no invoice can be made of each of these bills; null if one can. In the order of the contract. */
export const refusals = async (
  scope: Scope,
  ids: readonly string[],
): Promise<{ found: Stored[]; failures: Failure[] }> => {
  const bill = scope.registry.documents.get('salesBill')!
  const stored = await loadDocuments(scope.tx, bill, ids.filter(isStoredId))
  const byId = new Map(stored.map((one) => [one.id, one]))
  const taken = await invoicesOf(scope, [...byId.keys()])
  const contextOf = await ruleContexts(scope, bill, stored)
  const homeless = await withoutAddress(scope, stored, contextOf)
  const reasonOf = (one: Stored): Problem | null => {
    if (!isInForce(bill.lifecycle, one)) return problem('', 'billNotPosted')
    const number = taken.get(one.id)
    if (number) return problem('', 'alreadyInvoiced', { number })
    return homeless.has(one.id) ? problem('', 'customerNoAddress') : billRefusal(one as unknown as Bill, contextOf(one))
  }
  const told = []
  for (const id of ids) {
    const one = byId.get(id.toLowerCase())
    const reason = one ? reasonOf(one) : problem('', 'notFound')
    told.push({ id, one, reason: reason && (await problemsAsSeen(scope, [reason]))[0]! })
  }
  return {
    found: told.flatMap(({ one, reason }) => (one && !reason ? [one] : [])),
    failures: told.flatMap(({ id, one, reason }) =>
      reason ? [{ id, number: one?.number ?? '', problem: reason }] : [],
    ),
  }
}

const shown = (scope: Scope, document: Stored): Json =>
  encodeDocument(
    vatInvoice,
    { ...document, statusName: translate(scope.language, stateOf(vatInvoice.lifecycle, document)?.label ?? '') },
    { may: sightFor(scope), timeZone: scope.settings.timeZone },
  )

/** A proposal as a client would send it back to be saved. */
export const sentBack = (scope: Scope, proposed: Stored): DocumentInput =>
  decodeDocument(vatInvoice, shown(scope, proposed), { timeZone: scope.settings.timeZone })

const madeOf = async (scope: Scope, bills: readonly Stored[], shippingFee: boolean): Promise<Json | Failure> => {
  try {
    const from = { kind: 'salesBill', ids: bills.map((one) => one.id), all: shippingFee }
    return shown(scope, await documentFrom(scope, vatInvoice, from))
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { id: bills[0]!.id, number: bills[0]!.number, problem: error.problems[0]! }
  }
}

const isFailure = (one: Json | Failure): one is Failure => isObject(one) && 'problem' in one

/** One invoice for each bill, or one for all; then any reason against one of them stops the whole. */
const fromBills = async (scope: Scope, { body: sent }: Pick<Input, 'body'>) => {
  const { ids, merge, shippingFee } = readAsked(sent)
  const { found, failures } = await refusals(scope, ids)
  const differ = merge && failures.length === 0 ? mergeRefusal(found as unknown as Bill[]) : null
  const against: Failure[] = differ
    ? found.map((one) => ({ id: one.id, number: one.number, problem: differ }))
    : failures
  const groups = merge ? (against.length > 0 ? [] : [found]) : found.map((one) => [one])
  const made: (Json | Failure)[] = []
  for (const group of groups) made.push(await madeOf(scope, group, shippingFee))
  const refused = [...against, ...made.filter(isFailure)]
  const records = made.filter((one) => !isFailure(one))
  return {
    ListItem: records,
    TotalCount: records.length,
    errList: refused.map(({ id, number, problem: { message, values } }) => ({
      s_ID: id,
      NumberID: number,
      Description: translate(scope.language, message, values),
      code: message,
    })),
  }
}

/** A preview: nothing is reserved. A series of nobody would begin at its first number. */
const nextOfSeries = async (scope: Scope, { asked }: { asked: Record<'sohieuhd' | 'mauso', string> }) => {
  const series = asked.sohieuhd.toUpperCase()
  if (series === '') throw new Refused([problem('sohieuhd', 'noSeries')])
  return { SoHD: await seriesNamed(scope, series, asked.mauso) }
}

export const invoiceCalls: readonly Call[] = [
  answering(
    { path: 'OrderTax/PaymentTax', about: { answers: rows(lookupSchema) }, demand: needs(['OrderTax', 'R']) },
    paymentRows,
  ),
  answering(proposedInvoices, fromBills),
  answering(
    {
      path: 'OrderTax/getNextSoHD',
      about: { query: [askedFor('sohieuhd'), asked('mauso')], answers: object({ SoHD: text }) },
      demand: needs(['OrderTax', 'R']),
    },
    nextOfSeries,
  ),
]
