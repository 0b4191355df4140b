/** `OrderTax/DecideUpload`: somebody has looked up at the provider what became of an invoice, and says so. */
import { openForChange } from '#engine/document/open.ts'
import { eventStatement } from '#engine/event.ts'
import { answering, type Call } from '#engine/answering.ts'
import { wholeScope, type Scope } from '#engine/scope.ts'
import { storedText } from '#engine/stored-text.ts'
import { problem, Refused, type Problem } from '#kernel/problem.ts'
import { missing } from '#model/required.ts'
import { begin } from '#wire/body.ts'
import { readFields, readKey } from '#wire/values.ts'
import { decidedUpload } from './calls.ts'
import { decisionFields, type Decision } from './decide.ts'
import { isLeftToPeople, saidIssued, saidNotIssued } from './decide.server.ts'
import { vatInvoice } from './index.ts'
import type { Invoice } from './issue.server.ts'
import { isSending, unwanted } from './upload.server.ts'

interface Sent {
  id: string
  isIssued: boolean
  number: number
  decision: Decision
}

const numberIn = ({ invoiceNumber }: Decision): number =>
  /^\d{1,8}$/.test(invoiceNumber?.trim() ?? '') ? Number(invoiceNumber) : 0

const read = (json: unknown, { settings }: Scope): Sent => {
  const { body: sent, context } = begin(json, { timeZone: settings.timeZone })
  const blank = Object.fromEntries(Object.keys(decisionFields).map((name) => [name, null]))
  const decision = { ...blank, ...readFields(decisionFields, sent, context) } as unknown as Decision
  const problems: Problem[] = [...context.problems, ...missing(decisionFields, decision)]
  const number = numberIn(decision)
  if (decision.issued && number === 0)
    problems.push(
      problem('invoiceNumber', decision.invoiceNumber ? 'invalid' : 'required', { label: 'field.vatNumber' }),
    )
  if (problems.length > 0) throw new Refused(problems)
  return { id: readKey(sent['s_ID']) ?? '', isIssued: decision.issued === true, number, decision }
}

const decide = async (own: Scope, json: unknown) => {
  const { id: named, isIssued, number, decision } = read(json, own)
  const invoice = (await openForChange(own, vatInvoice, named)) as Invoice
  if (!isLeftToPeople(invoice)) throw new Refused([problem('', isSending(invoice) ? 'uploadPending' : 'notUndecided')])
  const scope = wholeScope(own)
  const { lookupCode, taxAuthorityCode } = decision
  if (isIssued)
    await saidIssued(scope, invoice, { number, lookupCode: lookupCode ?? '', authorityCode: taxAuthorityCode ?? '' })
  else await saidNotIssued(scope, invoice, storedText('uploadNotIssued'))
  const summary = isIssued
    ? storedText('decision.saidIssued', { number: String(number) })
    : storedText('decision.saidNotIssued')
  const event = {
    functionId: vatInvoice.right,
    action: 'update',
    number: invoice.number,
    recordId: invoice.id,
  } as const
  await scope.tx.batch([unwanted(invoice.id), eventStatement(scope, { ...event, summary })])
  const version = isIssued ? invoice.version + 1 : invoice.version
  return { Description: 'ok', s_ID: invoice.id, NumberID: invoice.number, version }
}

export const decideCalls: readonly Call[] = [answering(decidedUpload, (scope, { body: json }) => decide(scope, json))]
