/**
 * Compares the invoices of the last weeks with what their providers have, as work in three steps: which ones, asking, and
 * what differs (decision 0092).
 */
import { sql } from '#engine/sql.ts'
import { inTextOrder } from '#engine/text-order.ts'
import type { Tx } from '#engine/tx.ts'
import { writeCode } from '#documents/vat-invoice/code.server.ts'
import { shownNumber } from '#documents/vat-invoice/config.server.ts'
import type { FindingKind, SaidFinding } from '#documents/vat-invoice/finding-kinds.ts'
import { vatInvoice } from '#documents/vat-invoice/index.ts'
import { isOfCashRegister } from '#documents/vat-invoice/series.ts'
import { addDays, type Day } from '#kernel/day.ts'
import { absolute, decimal, decimalText } from '#kernel/decimal.ts'
import { providerNames } from '#model/invoice-provider.ts'
import type { Server } from '../call/call.ts'
import type { UnknownKey } from '../asking/desk.ts'
import { accountOf } from '../invoicing/accounts.ts'
import type { IssueAnswer, ListedInvoice } from '../invoicing/provider.ts'
import { compareAt, type ProviderComparison } from '../invoicing/providers/comparing.effect.ts'
import type { AskingAccount } from '../invoicing/providers/provider.effect.ts'
import { inThreeSteps, nothingToDo, WorkFailed, type Handler, type Step } from '../work/handler.ts'
import { scopeOfWork } from './scopes.ts'

type Asking = Pick<Server, 'sealer' | 'outbound' | 'clock'>

const lookBackDays = 35
const mostInvoices = 2000
/** Each is a revision; the rest comes in the next night. */
const mostCodes = 200

const issued = vatInvoice.lifecycle.states['issued']!.value
const outside = providerNames.filter((name) => name !== 'none')

interface Row {
  id: string
  key: string
  provider: AskingAccount['provider']
  template: string
  series: string
  number: string
  /** What is to be paid. */
  total: string
  hasCode: boolean
  /** Who made it: what is found out is written down as his. */
  by: string | null
}

/** Those without a code first, then the newest. Invoices of before may have a VAT that was not sent (`bearsVat`). */
const invoicesOf = (tx: Tx): Promise<Row[]> =>
  tx.query<Row & Record<string, unknown>>(
    sql`select d.id, v.issue_key as key, v.provider, v.invoice_template as template, v.invoice_series as series, v.invoice_number as number,
  (coalesce(v.total_before_tax, 0) + case when v.invoice_template ~ '^1(/|$)' then coalesce(v.total_vat, 0) else 0 end)::text as total,
  coalesce(v.tax_authority_code, '') <> '' or v.invoice_series not like 'C%' as "hasCode", d.created_by_id as by
from document d join vat_invoice v on v.tenant_id = d.tenant_id and v.document_id = d.id
where ${sql.ours('d')} and d.kind = ${vatInvoice.name} and d.day >= ${addDays(tx.today, -lookBackDays)} and d.status = ${issued}
  and v.provider = any(${outside}::text[]) and v.issue_key is not null and v.invoice_number is not null
order by coalesce(v.tax_authority_code, '') <> '', d.day desc, v.invoice_number desc limit ${mostInvoices}`,
  )

interface Group {
  asking: AskingAccount
  rows: Row[]
}
interface Prepared {
  groups: Group[]
  days: { from: Day; to: Day }
  /** Of providers without an account that can be used. */
  unasked: number
}

const prepare = async (server: Asking, { tx }: Step) => {
  const rows = await invoicesOf(tx)
  if (rows.length === 0) {
    await tx.query(sql`delete from invoice_check c where ${sql.ours('c')} and true`)
    return nothingToDo
  }
  const groups: Group[] = []
  let unasked = 0
  for (const [provider, own] of Map.groupBy(rows, (row) => row.provider)) {
    const account = await accountOf({ tx, sealing: server.sealer }, provider)
    if (account) groups.push({ asking: { tenant: tx.tenant, provider, account }, rows: own })
    else unasked += own.length
  }
  return { groups, days: { from: addDays(tx.today, -lookBackDays), to: tx.today }, unasked }
}

interface Answers {
  answers: ProviderComparison[]
}

const ask = async (server: Asking, { groups, days }: Prepared, signal: AbortSignal): Promise<Answers> => {
  const answers: ProviderComparison[] = []
  for (const { asking, rows } of groups) {
    const invoices = rows.map(({ id, key, series }) => ({ id, key, invoice: { series } }))
    const hasRegisters = rows.some(({ series }) => isOfCashRegister(series))
    const answer = await compareAt(server, { asking, kind: vatInvoice.name, invoices, days, hasRegisters, signal })
    if (!answer) throw new WorkFailed({ problem: 'providerSilent', values: {}, isFinal: false })
    answers.push(answer)
  }
  return { answers }
}

/** How an invoice stands differently there; the first that is told, because the rest follows from it. */
const difference = (
  { number, total }: Row,
  answer: IssueAnswer | UnknownKey,
): { kind: FindingKind; values: Record<string, string> } | null => {
  if (answer.kind === 'none') return { kind: 'unknownThere', values: {} }
  if (answer.number !== Number(number))
    return { kind: 'otherNumber', values: { numberThere: shownNumber(answer.number) } }
  if (answer.standing) return { kind: answer.standing === 'cancelled' ? 'cancelledThere' : 'replacedThere', values: {} }
  // Some tell of a correction by how much it changes, without a sign.
  const there = answer.total === undefined ? null : absolute(answer.total)
  const own = absolute(decimal(total))
  return there === null || there === own
    ? null
    : { kind: 'totalDiffers', values: { own: total, there: decimalText(answer.total!) } }
}

const saidOf = (rows: ReadonlyMap<string, Row>, { found }: ProviderComparison): SaidFinding[] =>
  found.flatMap(({ id, answer }) => {
    const row = rows.get(id)!
    const differs = difference(row, answer)
    const { template, series, number } = row
    return differs ? [{ document: id, template, series, number, ...differs }] : []
  })

/** What the provider lists in series of this business, and nobody here knows. */
const unknownHere = async (tx: Tx, listed: readonly ListedInvoice[]): Promise<SaidFinding[]> => {
  if (listed.length === 0) return []
  const rows = listed.map((row) => ({ ...row, key: row.key.toLowerCase(), number: shownNumber(row.number) }))
  return tx.query<SaidFinding & Record<string, unknown>>(sql`
select 'unknownHere' as kind, null::uuid as document, l.template, l.series, l.number, '{}'::jsonb as values
from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as l (key text, template text, series text, number text)
where (exists (select from invoice_series s where ${sql.ours('s')} and s.series = l.series and left(s.template, 1) = l.template)
    or exists (select from vat_invoice u where ${sql.ours('u')} and u.invoice_series = l.series and left(u.invoice_template, 1) = l.template and u.invoice_number is not null))
  and not exists (select from vat_invoice v where ${sql.ours('v')} and v.invoice_series = l.series and left(v.invoice_template, 1) = l.template
    and (v.invoice_number = l.number or v.issue_key::text = l.key))
group by l.template, l.series, l.number
order by l.series ${inTextOrder}, l.number ${inTextOrder}`)
}

const codesOf = (rows: ReadonlyMap<string, Row>, { found }: ProviderComparison) =>
  found.flatMap(({ id, answer }) => {
    const { hasCode, by } = rows.get(id)!
    return answer.kind === 'issued' && answer.authorityCode && !hasCode && by ? [{ id, by, answer }] : []
  })

const finish = async (server: Asking, step: Step, { groups, unasked }: Prepared, { answers }: Answers) => {
  const { tx } = step
  const rows = new Map(groups.flatMap((group) => group.rows.map((row) => [row.id, row] as const)))
  for (const { id, by, answer } of answers.flatMap((one) => codesOf(rows, one)).slice(0, mostCodes))
    await writeCode(await scopeOfWork(step, by, server.sealer), id, answer)
  const said = answers.flatMap((one) => saidOf(rows, one))
  const unknown = await unknownHere(
    tx,
    answers.flatMap(({ listed }) => listed),
  )
  const asked = answers.reduce((sum, { found }) => sum + found.length, 0)
  const unanswered = answers.reduce((sum, one) => sum + one.unanswered, unasked)
  await tx.query(sql`insert into invoice_check (tenant_id, checked_at, asked, unanswered, findings)
values (${sql.tenant}, ${tx.now}, ${asked}, ${unanswered}, ${JSON.stringify([...said, ...unknown])}::jsonb)
on conflict (tenant_id) do update set checked_at = excluded.checked_at, asked = excluded.asked, unanswered = excluded.unanswered, findings = excluded.findings`)
}

export const checkWork = (server: () => Asking): Handler =>
  inThreeSteps<object, Prepared, Answers>({
    before: (step) => prepare(server(), step),
    effect: ({ signal }, prepared) => ask(server(), prepared, signal),
    after: (step, _, { prepared, result }) => finish(server(), step, prepared, result),
  })
