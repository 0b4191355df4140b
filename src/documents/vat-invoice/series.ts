/** The series that a business has registered, and which of them an invoice of a day may have. */
import type { Among, AmongChoice } from '#model/among.ts'
import type { Facts } from '#model/facts.ts'

export interface Series {
  template: string
  series: string
  fromDate: string | null
  toDate: string | null
}

/** VAT is on invoices of kind 1 alone, `1` or `1/001`: a sales invoice (kind 2) is of a seller who may not show it. */
export const bearsVat = (template: string | null): boolean => template === null || /^1(?:\/|$)/.test(template)

/** `C26TAA` is a series of 2026. */
const yearOf = (series: string): string => series.slice(1, 3)

export const isOnDay = ({ series, fromDate, toDate }: Series, day: string): boolean =>
  yearOf(series) === day.slice(2, 4) && (!fromDate || fromDate <= day) && (!toDate || day <= toDate)

/** What a cash register issues has this letter behind the year: it is replaced, never adjusted, and needs no signature. */
export const isOfCashRegister = (series: string): boolean => series[3] === 'M'

/** No invoice of this day or a later one can have it. */
export const isOver = ({ series, toDate }: Series, day: string): boolean =>
  yearOf(series) < day.slice(2, 4) || (toDate !== null && toDate < day)

/** The first one that fits the day. `all`: those in use, in their order. */
export const seriesOn = <S extends Series>(all: readonly S[], day: string | null): S | undefined =>
  all.find((one) => day !== null && isOnDay(one, day))

const textIn = (row: Readonly<Record<string, unknown>>, name: string): string => {
  const value = row[name]
  return typeof value === 'string' ? value : ''
}
const readSeries = (answer: unknown): Series[] => {
  const { series } = (answer ?? {}) as { series?: unknown }
  return (Array.isArray(series) ? series : []).map((row: Readonly<Record<string, unknown>>) => ({
    template: textIn(row, 'Mauso'),
    series: textIn(row, 'SoHieuHD'),
    fromDate: textIn(row, 'fromDate') || null,
    toDate: textIn(row, 'toDate') || null,
  }))
}

/** Proposed when the form opens and when its day moves to where another series is meant; a fitting one stays. */
export const seriesFacts: Facts = {
  of: 'head',
  call: 'api/User/getConfigTax',
  when: ['date'],
  query: () => ({}),
  read: (answer, { head }) => {
    const all = readSeries(answer)
    const day = head['date'] as string | null
    const { invoiceTemplate, invoiceSeries } = head as { invoiceTemplate: string | null; invoiceSeries: string | null }
    const isFitting = Boolean(invoiceSeries) && day !== null && yearOf(invoiceSeries!) === day.slice(2, 4)
    const found = isFitting ? all.find(({ series }) => series === invoiceSeries) : seriesOn(all, day)
    if (!found || (isFitting && invoiceTemplate)) return [{}]
    return [{ values: { invoiceTemplate: found.template, invoiceSeries: found.series } }]
  },
}

interface Head {
  day: string | null
  kind: unknown
  template: unknown
  series: unknown
}
const headOf = (head: Readonly<Record<string, unknown>>): Head => ({
  day: head['date'] as string | null,
  kind: head['invoiceKind'],
  template: head['invoiceTemplate'],
  series: head['invoiceSeries'],
})

/** What a cash register has issued is replaced, not adjusted. */
const usable = (answer: unknown, { day, kind }: Head, adjusting: number): Series[] =>
  readSeries(answer).filter(
    (one) => day !== null && isOnDay(one, day) && (kind !== adjusting || !isOfCashRegister(one.series)),
  )

const choiceOf = ({ template, series }: Series, label: string): AmongChoice => ({
  label,
  values: { invoiceTemplate: template, invoiceSeries: series },
})

const shared = { call: seriesFacts.call, when: ['date', 'invoiceKind', 'invoiceTemplate', 'invoiceSeries'] }

/** The series in use that an invoice of the day may have; with their template, where there are several. */
export const amongSeries = (adjusting: number): Among => ({
  ...shared,
  read: (answer, head) => {
    const all = usable(answer, headOf(head), adjusting)
    const hasOne = new Set(all.map(({ template }) => template)).size === 1
    return all.map((one) => choiceOf(one, hasOne ? one.series : `${one.series} (${one.template})`))
  },
})

/** Their templates; another one brings its first series. */
export const amongTemplates = (adjusting: number): Among => ({
  ...shared,
  read: (answer, head) => {
    const now = headOf(head)
    const byTemplate = Map.groupBy(usable(answer, now, adjusting), ({ template }) => template)
    return [...byTemplate].map(([template, some]) =>
      choiceOf(some.find(({ series }) => series === now.series) ?? some[0]!, template),
    )
  },
})
