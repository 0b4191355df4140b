/** How far the registered series are used up, what waits in them, and whether one is missing soon. */
import { wholeScope, type Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { addDays, type Day } from '#kernel/day.ts'
import { MOST_NUMBER } from '#model/invoice-series.ts'
import type { SeriesUse, UseOfAll } from '#model/series-use.ts'
import { nextNumber, registeredSeries, shownNumber, type IssuingSeries } from './config.server.ts'
import { isOver, seriesOn } from './series.ts'
import { vatInvoice } from './index.ts'

/** Fewer numbers than this, or than a tenth of all, are few. */
const FEW = 50
/** Registering a series takes some days. */
const AHEAD_DAYS = 14

interface Counted {
  template: string
  series: string
  latest: string | null
  used: number
  waiting: number
  sending: number
  refused: number
}

const countInvoices = ({ tx }: Scope, all: readonly IssuingSeries[]): Promise<Counted[]> => {
  const pending = vatInvoice.lifecycle.states['pending']!.value
  const isOpen = sql`v.invoice_number is null and d.status = ${pending}`
  return tx.query<Counted & Record<string, unknown>>(
    sql`select v.invoice_template as template, v.invoice_series as series, max(v.invoice_number) as latest, count(v.invoice_number)::int as used,
  count(*) filter (where ${isOpen} and v.upload_state is null)::int as waiting,
  count(*) filter (where ${isOpen} and v.upload_state = 'sending')::int as sending,
  count(*) filter (where ${isOpen} and v.upload_state = 'refused')::int as refused
from vat_invoice v join document d on d.tenant_id = v.tenant_id and d.id = v.document_id
where ${sql.ours('v')} and ${sql.ours('d')} and v.invoice_series = any(${all.map(({ series }) => series)}::text[])
group by v.invoice_template, v.invoice_series`,
  )
}

const usageOf = (one: IssuingSeries, counted: Counted | undefined, today: Day): SeriesUse => {
  const latest = counted?.latest ? { number: Number(counted.latest), day: '' } : undefined
  const left =
    one.lastNumber === null ? null : Math.max(0, Math.min(one.lastNumber, MOST_NUMBER) - nextNumber(one, latest) + 1)
  const isFew = left !== null && (left < FEW || left * 10 < one.lastNumber! - one.firstNumber + 1)
  const { waiting, sending, refused, used } = counted ?? { waiting: 0, sending: 0, refused: 0, used: 0 }
  return {
    Mauso: one.template,
    SoHieuHD: one.series,
    lastUsed: latest ? shownNumber(latest.number) : '',
    left,
    used,
    waiting,
    sending,
    refused,
    isShort: isFew && one.active && !isOver(one, today),
  }
}

/** The first of today and the days ahead for which nothing is registered, though there are series. */
const missingFrom = (all: readonly IssuingSeries[], today: Day): Day | null => {
  if (all.length === 0) return null
  const active = all.filter((one) => one.active)
  for (let ahead = 0; ahead <= AHEAD_DAYS; ahead += 1) {
    const on = addDays(today, ahead)
    if (!seriesOn(active, on)) return on
  }
  return null
}

/** Numbers are those of the business, whatever its reader may see of the invoices. */
export const seriesUsage = async (own: Scope): Promise<UseOfAll> => {
  const scope = wholeScope(own)
  const all = await registeredSeries(scope)
  const counted = await countInvoices(scope, all)
  const of = ({ template, series }: IssuingSeries) =>
    counted.find((one) => one.template === template && one.series === series)
  return {
    today: scope.today,
    seriesUse: all.map((one) => usageOf(one, of(one), scope.today)),
    noSeriesFrom: missingFrom(all, scope.today) ?? '',
  }
}
