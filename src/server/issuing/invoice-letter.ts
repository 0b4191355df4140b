/**
 * The letter with which an invoice goes to its buyer, as work in three steps: what is needed is read, the files are
 * fetched from whoever issued it or printed, and the letter is written down, which is sent as all letters are.
 */
import { isStoredId } from '#engine/columns.ts'
import { eventStatement } from '#engine/event.ts'
import type { NewFile } from '#engine/saved-files.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { loadDocument } from '#engine/store/store.ts'
import { vatInvoice } from '#documents/vat-invoice/index.ts'
import type { Invoice } from '#documents/vat-invoice/issue.server.ts'
import { isIssued } from '#documents/vat-invoice/upload.server.ts'
import { translate } from '#i18n/catalogues.server.ts'
import { showDay } from '#kernel/day.ts'
import { readEmails } from '#kernel/email.ts'
import { Refused } from '#kernel/problem.ts'
import { Rejected } from '#wire/errors.ts'
import { makeToken } from '../access/tokens.ts'
import type { Server } from '../call/call.ts'
import { prepareOne } from '../calls/download-calls.ts'
import { fetchPdf, type PrintCaller } from '../http/print-client.ts'
import type { TaxInvoice } from '../invoicing/tax-invoice.ts'
import { letterStatements, refuseTooMany, type NewLetter } from '../outbox/letters.ts'
import {
  inThreeSteps,
  nothingToDo,
  WorkFailed,
  type Handler,
  type PayloadOf,
  type Step,
  type Trouble,
} from '../work/handler.ts'
import { fetchFilesOf, keepFiles, wantedOf, type Files, type FileRequest } from './files.ts'
import { issuedOutside } from './issued-outside.ts'
import { ownInvoices, withXml } from './own-xml.ts'
import { scopeOfWork } from './scopes.ts'

type Mailing = Pick<Server, 'sealer' | 'outbound' | 'clock' | 'config'>

/** What the program issued itself: its print, and what its XML says. */
interface OwnPrint {
  name: string
  /** For the print service, as JSON. */
  body: string
  caller: PrintCaller
  /** The id of the session it prints with. */
  pass: string
  xml: (readonly [string, TaxInvoice])[]
}

interface Prepared {
  letter: Pick<NewLetter, 'to' | 'subject' | 'text'> & { number: string }
  wanted: Pick<FileRequest, 'id' | 'name' | 'kept' | 'asked'> | null
  print: OwnPrint | null
}

const passMs = 3 * 60_000

/**
 * Whoever issued the invoice, where he may sign in; an administrator, where he has left, or is a program, whose key counts
 * at its networks only.
 */
const holderOf = async ({ tx, user }: Scope): Promise<string> => {
  const [found] = await tx.query<{ id: string }>(
    sql`select u.id from app_user u left join api_key p on p.tenant_id = u.tenant_id and p.id = u.id
where ${sql.ours('u')} and u.active and p.id is null and (u.id = ${user.id} or u.is_admin) order by u.id = ${user.id} desc, u.created_at, u.id limit 1`,
  )
  return found?.id ?? user.id
}

/** The print service prints for sessions alone; this one is for a moment. */
const passOf = async (scope: Scope): Promise<Pick<OwnPrint, 'caller' | 'pass'>> => {
  const { tx } = scope
  const pass = scope.newId()
  const { text, token } = makeToken(tx.tenant)
  const [, rows] = await tx.batch([
    sql`insert into access_token (tenant_id, hash, id, user_id, expires_at, created_at, last_used)
values (${sql.tenant}, ${token.hash}, ${pass}, ${await holderOf(scope)}, ${new Date(tx.now.getTime() + passMs)}, ${tx.now}, ${tx.now})`,
    sql`select t.code from tenant t where t.id = ${tx.tenant}`,
  ])
  const [found] = rows as { code: string }[]
  return { caller: { authorization: `Bearer ${text}`, tenant: found!.code, language: 'vi', address: '' }, pass }
}

const endPass = ({ tx }: Scope, pass: string): Promise<unknown> =>
  tx.query(sql`delete from access_token k where ${sql.ours('k')} and k.id = ${pass}`)

const letterOf = (scope: Scope, invoice: Invoice): Prepared['letter'] => {
  const { addresses, wrong } = readEmails(invoice.buyerEmail ?? '')
  if (addresses.length === 0)
    throw new WorkFailed({ problem: 'mail.addressInvalid', values: { value: wrong[0] ?? '' }, isFinal: true })
  const { companyName: company, companyPhone: phone } = scope.settings
  const code = invoice.lookupCode ?? ''
  const values = {
    company,
    phone,
    partner: invoice.buyerName ?? '',
    series: `${invoice.invoiceTemplate ?? ''}${invoice.invoiceSeries ?? ''}`,
    number: invoice.invoiceNumber ?? '',
    days: showDay(invoice.date),
    lookup: code ? translate(scope.language, 'mail.invoice.lookup', { code }) : '',
  }
  return {
    to: addresses,
    number: invoice.number,
    subject: translate(scope.language, 'mail.invoice.subject', values),
    text: translate(scope.language, 'mail.invoice.text', values)
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  }
}

const printOf = async (scope: Scope, id: string): Promise<OwnPrint> => {
  const made = await prepareOne(scope, vatInvoice, { id, origin: '' })
  if (!('body' in made)) throw new WorkFailed({ problem: made.problem.message, values: {}, isFinal: true })
  const xml = [...(await ownInvoices(scope, [id]))]
  return { name: made.fileName, body: JSON.stringify(made.body), xml, ...(await passOf(scope)) }
}

const prepare = async (server: Mailing, step: Step, { invoice: id, by }: PayloadOf<'invoiceLetter'>) => {
  const stored = isStoredId(id) ? ((await loadDocument(step.tx, vatInvoice, id)) as Invoice | null) : null
  // Deleted, cancelled or replaced meanwhile.
  if (!stored || !isIssued(stored) || !stored.buyerEmail) return nothingToDo
  const scope = await scopeOfWork(step, by, server.sealer)
  const [outside] = await issuedOutside(scope, [id])
  const letter = letterOf(scope, stored)
  return outside
    ? { letter, wanted: await wantedOf(scope, outside), print: null }
    : { letter, wanted: null, print: await printOf(scope, id) }
}

const silent = (problem: string, values: Readonly<Record<string, string>> = {}): WorkFailed =>
  new WorkFailed({ problem, values, isFinal: false })

const printed = async ({ config }: Mailing, { name, body, caller, xml }: OwnPrint): Promise<NewFile[]> => {
  try {
    const { bytes } = await fetchPdf(config, JSON.parse(body), caller)
    const all = await withXml([{ fileName: name, fileToBytes: bytes.toString('base64') }], new Map(xml))
    return all.map(({ fileName, fileToBytes }) => ({
      name: fileName,
      type: '',
      bytes: Buffer.from(fileToBytes, 'base64'),
    }))
  } catch (error) {
    if (error instanceof Refused) throw silent(error.problems[0]!.message, error.problems[0]!.values)
    throw error instanceof Rejected ? silent('mail.printFailed', { reason: '' }) : error
  }
}

interface Fetched {
  files: NewFile[]
  fetched: Files
}
const fetchAll = async (server: Mailing, { wanted, print }: Prepared): Promise<Fetched> => {
  if (print) return { files: await printed(server, print), fetched: {} }
  const { kept, fetched, missing } = await fetchFilesOf(server, wanted!)
  if (missing) throw silent(missing.message, missing.values)
  const all = { ...kept, ...fetched }
  return { files: [all.pdf!, ...(all.xml ? [all.xml] : [])], fetched }
}

const tooMany = async (scope: Scope, config: Server['config']): Promise<Trouble | null> => {
  try {
    await refuseTooMany(scope.tx, config)
    return null
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { problem: error.problems[0]!.message, values: error.problems[0]!.values ?? {}, isFinal: false }
  }
}

const write = async (
  { sealer, config }: Mailing,
  scope: Scope,
  { id, letter, result }: { id: string; letter: Prepared['letter']; result: Fetched },
): Promise<Trouble | void> => {
  await keepFiles(scope, { id, files: result.fetched }, config)
  const refused = await tooMany(scope, config)
  if (refused) return refused
  const { number, ...said } = letter
  const [attachment, ...more] = result.files
  const { id: user, displayName } = scope.user
  const about = { kind: vatInvoice.name, id, number }
  await scope.tx.batch([
    ...letterStatements(
      scope.tx,
      {
        id: scope.newId(),
        kind: 'document',
        ...said,
        cc: [],
        attachment: attachment!,
        more,
        about,
        by: { id: user, displayName },
        linkDies: null,
      },
      sealer,
    ),
    eventStatement(scope, {
      functionId: vatInvoice.right,
      action: 'mail',
      number,
      recordId: id,
      summary: said.to.join(', '),
    }),
  ])
}

export const invoiceLetterWork = (server: () => Mailing): Handler =>
  inThreeSteps<PayloadOf<'invoiceLetter'>, Prepared, Fetched>({
    before: (step, { payload }) => prepare(server(), step, payload),
    effect: (_, prepared) => fetchAll(server(), prepared),
    async after(step, { payload }, { prepared: { letter, print }, result }) {
      const scope = await scopeOfWork(step, payload.by, server().sealer)
      if (print) await endPass(scope, print.pass)
      return write(server(), scope, { id: payload.invoice, letter, result })
    },
  })
