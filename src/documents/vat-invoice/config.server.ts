/** Who issues the invoices of the tenant, and its series, as its configuration says. */
import { wholeScope, type Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { NUMBER_DIGITS } from '#model/invoice-series.ts'
import { seriesOn, type Series } from './series.ts'

/** The provider of today's configuration. */
export const configuredProvider = async ({ tx }: Scope): Promise<string> => {
  const [row] = await tx.query<{ provider: string }>(sql`select provider from invoice_config c where ${sql.ours('c')}`)
  return row?.provider ?? 'none'
}

export const activeSeries = ({ tx }: Scope): Promise<Series[]> =>
  tx.query<Series & Record<string, unknown>>(
    sql`select template, series, from_date as "fromDate", to_date as "toDate" from invoice_series s where ${sql.ours('s')} and active order by ordinal, id`,
  )

/** What a new invoice of the day begins with; `named`: the series that was chosen already. */
export const proposedSeries = async (
  scope: Scope,
  day: string | null,
  named: string | null = null,
): Promise<Series | undefined> => {
  const all = await activeSeries(scope)
  return all.find(({ series }) => series === named) ?? seriesOn(all, day)
}

export interface IssuingSeries extends Series {
  active: boolean
  firstNumber: number
  lastNumber: number | null
}

/** The columns of a series `s` that say what may be issued in it. */
const issuingColumns = sql`template, series, from_date as "fromDate", to_date as "toDate", active, coalesce(first_number, 1) as "firstNumber", last_number as "lastNumber"`

/** All that are registered, in their order, in use or not. */
export const registeredSeries = ({ tx }: Scope): Promise<IssuingSeries[]> =>
  tx.query<IssuingSeries & Record<string, unknown>>(
    sql`select ${issuingColumns} from invoice_series s where ${sql.ours('s')} order by ordinal, id`,
  )

/** The row of a series, locked until the end of the transaction: numbers of a series are given one after another. */
export const lockSeries = async (
  { tx }: Scope,
  { template, series }: { template: string | null; series: string | null },
): Promise<IssuingSeries | undefined> => {
  const [row] = await tx.query<IssuingSeries & Record<string, unknown>>(
    sql`select ${issuingColumns}
from invoice_series s where ${sql.ours('s')} and template = ${template} and series = ${series} for update`,
  )
  return row
}

interface Latest {
  number: number
  day: string
}
/** The latest invoice of a series that has a number, in whatever state it is now. */
export const latestOf = async (
  { tx }: Scope,
  { template, series }: { template: string | null; series: string | null },
): Promise<Latest | undefined> => {
  const [row] = await tx.query<{ number: string; day: string }>(
    sql`select v.invoice_number as number, d.day from vat_invoice v join document d on d.tenant_id = v.tenant_id and d.id = v.document_id
where ${sql.ours('v')} and v.invoice_template = ${template} and v.invoice_series = ${series} and v.invoice_number is not null
order by v.invoice_number desc limit 1`,
  )
  return row && { number: Number(row.number), day: row.day }
}

interface Used {
  latest: Latest | undefined
  /** How many are being sent: each may have its number already. */
  sending: number
  /** The latest day of those that have a number or are being sent. */
  day: string | null
}
const laterOf = (one: string | null, other: string | null): string | null =>
  one && other && one > other ? one : (other ?? one)

/** Read by one statement: an invoice that gets its number meanwhile is counted once, as either. */
export const usedIn = async (
  { tx }: Scope,
  { template, series }: { template: string | null; series: string | null },
): Promise<Used> => {
  const ofSeries = sql`from vat_invoice v join document d on d.tenant_id = v.tenant_id and d.id = v.document_id
where ${sql.ours('v')} and v.invoice_template = ${template} and v.invoice_series = ${series}`
  const [row] = await tx.query<{
    number: string | null
    latestDay: string | null
    sending: number
    sendingDay: string | null
  }>(
    sql`select l.number, l.day as "latestDay", s.count as sending, s.day as "sendingDay"
from (select count(*)::integer as count, max(d.day) as day ${ofSeries} and v.upload_state = 'sending' and v.invoice_number is null) s
left join (select v.invoice_number as number, d.day ${ofSeries} and v.invoice_number is not null order by v.invoice_number desc limit 1) l on true`,
  )
  const { number, latestDay, sending, sendingDay } = row!
  const latest = number && latestDay ? { number: Number(number), day: latestDay } : undefined
  return { latest, sending, day: laterOf(latestDay, sendingDay) }
}

/** `00000001`. */
export const shownNumber = (number: number): string => String(number).padStart(NUMBER_DIGITS, '0')

export const nextNumber = ({ firstNumber }: { firstNumber: number }, latest: Latest | undefined): number =>
  latest ? Math.max(latest.number + 1, firstNumber) : firstNumber

/** The number that the next invoice of a series would get; of several templates, of the first one registered. */
export const seriesNamed = async (own: Scope, series: string, template: string): Promise<string> => {
  const scope = wholeScope(own)
  const [row] = await scope.tx.query<{ template: string; firstNumber: number }>(
    sql`select template, coalesce(first_number, 1) as "firstNumber" from invoice_series s
where ${sql.ours('s')} and series = ${series} and (${template} = '' or template = ${template}) order by active desc, ordinal, id limit 1`,
  )
  const named = { template: row?.template ?? (template || '1'), series }
  return shownNumber(nextNumber({ firstNumber: row?.firstNumber ?? 1 }, await latestOf(scope, named)))
}
