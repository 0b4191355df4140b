/**
 * UploadHDDT for providers outside: of each invoice one transaction before it is sent and one after. Invoices of a series
 * go one after the other in the order of their days, series beside each other.
 */
import { isStoredId } from '#engine/columns.ts'
import { numberOf } from '#engine/document/each-document.ts'
import { transitDocuments } from '#engine/document/transit.ts'
import type { Outcome } from '#engine/outcome.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { configuredProvider } from '#documents/vat-invoice/config.server.ts'
import { vatInvoice } from '#documents/vat-invoice/index.ts'
import { problem, Refused, type Problem } from '#kernel/problem.ts'
import { batchAnswer, confirmedIn, readIds } from '../call/batch.ts'
import type { Call, Input, Place, Server } from '../call/call.ts'
import { issueAt } from '../invoicing/providers/provider.effect.ts'
import { beginSending, endSending } from './sending.ts'
import { inTurnOf, whoIn, type Who } from './scopes.ts'

interface Row {
  id: string
  series: string
  isSending: boolean
}

/** As far as the caller sees them. */
const rowsOf = ({ tx }: Scope, ids: readonly string[]): Promise<Row[]> =>
  tx.query<Row & Record<string, unknown>>(
    sql`select d.id, v.invoice_template || ' ' || v.invoice_series as series, v.upload_state is not distinct from 'sending' as "isSending"
from document d join vat_invoice v on v.tenant_id = d.tenant_id and v.document_id = d.id
where ${sql.ours('d')} and d.id = any(${ids.filter(isStoredId)}::uuid[]) order by d.day, d.seq`,
  )

interface Planned {
  who: Who
  /** What goes to a provider. */
  series: { name: string; ids: string[] }[]
  /** What the program issues by itself, or refuses. */
  own: string[]
  /** Those of `own` that are invoices here. */
  known: string[]
  confirm: string[]
}

const plan = async (scope: Scope, { query, body }: Input): Promise<Planned> => {
  const ids = [...new Set(readIds(body))]
  const isOutside = (await configuredProvider(scope)) !== 'none'
  const found = await rowsOf(scope, ids)
  const rows = found.filter(({ isSending }) => isOutside || isSending)
  const sent = new Set(rows.map(({ id }) => id))
  return {
    who: whoIn(scope),
    series: [...Map.groupBy(rows, ({ series }) => series)].map(([name, same]) => ({
      name,
      ids: same.map(({ id }) => id),
    })),
    own: ids.filter((id) => !sent.has(id.toLowerCase())),
    known: found.map(({ id }) => id),
    confirm: confirmedIn(query),
  }
}

/** Who else sends invoices of the series here waits, so that numbers follow days also between two callers. */
const running = new Map<string, Promise<unknown>>()
const oneAfterAnother = async (key: string, work: () => Promise<void>): Promise<void> => {
  const mine = (running.get(key) ?? Promise.resolve()).then(work, work)
  running.set(key, mine)
  await mine.finally(() => running.get(key) === mine && running.delete(key))
}

/** Of one invoice, with the question what became of it. */
const eachMs = 25_000
/** What has not begun by then is not sent: somebody waits for the answer. */
const togetherMs = 60_000

interface Uploading {
  server: Server
  who: Who
  confirm: readonly string[]
  until: number
}

const uploadOne = async ({ server, who, confirm, until }: Uploading, id: string): Promise<readonly Problem[]> => {
  if (server.clock.now().getTime() > until) return [problem('', 'providerSilent')]
  try {
    const sending = await inTurnOf(server, who, (scope) => beginSending(scope, id, confirm))
    const { asking, attempt, mayHaveArrived } = sending
    const outcome = await issueAt(server, asking, { attempt, mayHaveArrived, withinMs: eachMs })
    const found = await inTurnOf(server, who, (scope) => endSending(scope, sending, outcome))
    return found ? [found] : []
  } catch (error) {
    if (error instanceof Refused) return error.problems
    throw error
  }
}

interface Uploads {
  own: string[]
  known: string[]
  confirm: string[]
  outcome: Outcome
}

const upload = async ({ server }: Place, { who, series, own, known, confirm }: Planned): Promise<Uploads> => {
  const outcome: Outcome = { done: 0, failures: [] }
  const uploading: Uploading = { server, who, confirm, until: server.clock.now().getTime() + togetherMs }
  const ofSeries = async (ids: readonly string[]): Promise<void> => {
    for (const id of ids) {
      const problems = await uploadOne(uploading, id)
      if (problems.length === 0) outcome.done += 1
      else outcome.failures.push({ id, number: '', problems })
    }
  }
  await Promise.all(series.map(({ name, ids }) => oneAfterAnother(`${who.tenant} ${name}`, () => ofSeries(ids))))
  return { own, known, confirm, outcome }
}

const finish = async (scope: Scope, { own, known, confirm, outcome }: Uploads): Promise<Outcome> => {
  const failures = []
  for (const one of outcome.failures) failures.push({ ...one, number: await numberOf(scope, vatInvoice)(one.id) })
  if (own.length === 0) return { done: outcome.done, failures }
  if ((await configuredProvider(scope)) !== 'none') {
    // Whoever configured a provider meanwhile does not want the program to give the numbers.
    const reasonOf = (id: string) => problem('', known.includes(id.toLowerCase()) ? 'providerSilent' : 'notFound')
    return {
      done: outcome.done,
      failures: [...failures, ...own.map((id) => ({ id, number: '', problems: [reasonOf(id)] }))],
    }
  }
  const inside = await transitDocuments(scope, vatInvoice, own, { transition: 'issue', confirm })
  return { done: outcome.done + inside.done, failures: [...failures, ...inside.failures] }
}

/** The call of the definition, and beside it what goes to a provider. */
export const uploadCall = (call: Call): Call => ({
  ...call,
  outside: { read: plan, work: (place, planned) => upload(place, planned as Planned) },
  run: async (scope, { outside }) => batchAnswer(scope, await finish(scope, outside as Uploads), call.problemFields),
})
