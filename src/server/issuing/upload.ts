/**
 * UploadHDDT for providers outside: of each invoice one transaction before it is sent and one after. They go beside each
 * other as far as days and the provider allow (`series-line.ts`); what happens to one holds up and loses no other.
 */
import { isStoredId } from '#engine/columns.ts'
import { transitDocuments } from '#engine/document/transit.ts'
import type { Outcome } from '#engine/outcome.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { configuredProvider } from '#documents/vat-invoice/config.server.ts'
import { vatInvoice } from '#documents/vat-invoice/index.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import { batchAnswer, confirmedIn, readIds } from '../call/batch.ts'
import type { Call, Input, InvoiceTurn, Place, Server } from '../call/call.ts'
import { partedRequest, type PartedRequest } from '../call/resubmit.ts'
import { issueAt } from '../invoicing/providers/provider.effect.ts'
import { adapters } from '../invoicing/providers/index.ts'
import { beginForRequest, issuedBy } from './of-request.ts'
import { endSending, outsideOf } from './sending.ts'
import { inTurnOf, whoIn, type Who } from './scopes.ts'
import { alone } from './alone.ts'
import { reasonsOf } from './unexpected.ts'

interface Row {
  id: string
  number: string
  day: string
  series: string
  /** Of whom it was asked before, while what became of it is not known. */
  asked: string | null
}

/** As far as the caller sees them. */
const rowsOf = ({ tx }: Scope, ids: readonly string[]): Promise<Row[]> =>
  tx.query<Row & Record<string, unknown>>(
    sql`select d.id, d.number, d.day, v.invoice_template || ' ' || v.invoice_series as series, case v.upload_state when 'sending' then v.provider end as asked
from document d join vat_invoice v on v.tenant_id = d.tenant_id and v.document_id = d.id
where ${sql.ours('d')} and d.id = any(${ids.filter(isStoredId)}::uuid[]) order by d.day, d.seq`,
  )

interface Planned {
  who: Who
  /** By which the same request is known when it comes again. */
  request: PartedRequest | undefined
  /** How many this request has issued before it was cut off. */
  done: number
  /** What goes to a provider, in the order in which it begins. */
  sent: (Row & { provider: string })[]
  /** What the program issues by itself, or refuses. */
  own: string[]
  /** Those of `own` that are invoices here. */
  known: string[]
  confirm: string[]
}

const plan = async (scope: Scope, call: Call, { query, body }: Input): Promise<Planned> => {
  const all = [...new Set(readIds(body))]
  const request = partedRequest(call.path, { query, body })
  const done = await issuedBy(scope, request, all)
  const ids = all.filter((id) => !done.has(id.toLowerCase()))
  const configured = await configuredProvider(scope)
  const rows = await rowsOf(scope, ids)
  const sent = rows
    .map((row) => ({ ...row, provider: row.asked ?? configured }))
    .filter(({ provider }) => provider !== 'none')
  const names = new Set(sent.map(({ id }) => id))
  return {
    who: whoIn(scope),
    request,
    done: done.size,
    sent,
    own: ids.filter((id) => !names.has(id.toLowerCase())),
    known: rows.map(({ id }) => id),
    confirm: confirmedIn(query),
  }
}

/** Of one invoice, with the question what became of it. */
const eachMs = 25_000
/** What has not begun by then is not sent: somebody waits for the answer. */
const togetherMs = 60_000

interface Uploading {
  server: Server
  who: Who
  request: PartedRequest | undefined
  confirm: readonly string[]
  /** Aborted when nothing more shall begin. */
  ending: AbortSignal
}

const send = async (
  { server, who, confirm, request }: Uploading,
  { id, asked }: Row,
  turn: InvoiceTurn,
): Promise<readonly Problem[]> => {
  let mayHaveArrived = asked !== null
  try {
    const sending = await inTurnOf(server, who, (scope) => beginForRequest(scope, id, { confirm, request }))
    if (!sending) return []
    mayHaveArrived = true
    turn.begun()
    const { asking, attempt, mayHaveArrived: isAgain } = sending
    // The invoice's mark stands until it is written down, so whoever is next may begin.
    const outcome = await issueAt(server, asking, { attempt, mayHaveArrived: isAgain, withinMs: eachMs }).finally(
      turn.leave,
    )
    const found = await inTurnOf(server, who, (scope) => endSending(scope, sending, outcome))
    return found ? [found] : []
  } catch (error) {
    return reasonsOf(server, { error, tenant: who.tenant, id }, mayHaveArrived ? 'uploadPending' : undefined)
  }
}

/** When its turn comes, and nobody else is sending it. */
const sendInLine = (uploading: Uploading, row: Planned['sent'][number]): Promise<readonly Problem[]> =>
  alone(`${uploading.who.tenant} ${row.id}`, async () => {
    const provider = outsideOf(row.provider)
    const wanted = {
      tenant: uploading.who.tenant,
      invoice: row.id,
      series: row.series,
      day: row.day,
      most: provider ? adapters[provider].atOnce : 1,
    }
    const turn = await uploading.server.invoiceTurns.take(wanted, uploading.ending)
    return turn ? send(uploading, row, turn).finally(turn.leave) : [problem('', 'providerSilent')]
  })

interface Uploads {
  own: string[]
  known: string[]
  confirm: string[]
  outcome: Outcome
}

const upload = async (
  { server }: Place,
  { who, request, done, sent, own, known, confirm }: Planned,
): Promise<Uploads> => {
  const uploading: Uploading = { server, who, request, confirm, ending: AbortSignal.timeout(togetherMs) }
  const said = await Promise.all(
    sent.map(async (row) => ({ id: row.id, number: row.number, problems: await sendInLine(uploading, row) })),
  )
  const failures = said.filter(({ problems }) => problems.length > 0)
  return { own, known, confirm, outcome: { done: done + said.length - failures.length, failures } }
}

const finish = async (scope: Scope, { own, known, confirm, outcome }: Uploads): Promise<Outcome> => {
  const { done, failures } = outcome
  if (own.length === 0) return outcome
  if ((await configuredProvider(scope)) !== 'none') {
    // Whoever configured a provider meanwhile does not want the program to give the numbers.
    const reasonOf = (id: string) => problem('', known.includes(id.toLowerCase()) ? 'providerSilent' : 'notFound')
    return { done, failures: [...failures, ...own.map((id) => ({ id, number: '', problems: [reasonOf(id)] }))] }
  }
  const inside = await transitDocuments(scope, vatInvoice, own, { transition: 'issue', confirm })
  return { done: done + inside.done, failures: [...failures, ...inside.failures] }
}

/** The call of the definition, and beside it what goes to a provider. */
export const uploadCall = (call: Call): Call => ({
  ...call,
  outside: {
    read: (scope, input) => plan(scope, call, input),
    work: (place, planned) => upload(place, planned as Planned),
    mayRepeat: (uploads) => (uploads as Uploads).own.length === 0,
  },
  run: async (scope, { outside }) => batchAnswer(scope, await finish(scope, outside as Uploads), call.problemFields),
})
