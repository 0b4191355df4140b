/** The sums below the rows of a list, and those of the selected rows. */
import { useMemo } from 'react'
import { decimal, decimalText, type Decimal } from '#kernel/decimal.ts'
import { showNumber } from '#kernel/number-format.ts'
import { columnWire } from '#wire/report.ts'
import { choosesAmong, WHERE, whereIn } from '#wire/where.ts'
import { useSettings } from '#web/data/profile.ts'
import type { WireRow } from '#web/data/queries.ts'
import { sumText, useCellFormat } from '#web/grid/cell.tsx'
import type { Sums } from '#web/grid/rows.tsx'
import { useWords } from '#web/words/words.ts'
import { shownSums, sumOfRows } from './shown-sums.ts'
import type { Subject } from './subject.ts'
import type { ListParts } from './use-list.ts'

/** Drafts and cancelled documents are not part of sums unless the status filter selects them (contract amendments). */
export const isSumFiltered = ({ status, statusOf, withoutEffect, columns }: Subject, { state }: ListParts): boolean => {
  const filter = withoutEffect?.filter ?? status?.wire
  const states = status ? [status.wire, ...columns.filter(({ kind }) => kind === 'status').map(columnWire)] : []
  return (
    (statusOf ?? withoutEffect) !== undefined &&
    ['', '0', undefined].includes(filter && state.filters[filter]) &&
    !choosesAmong(whereIn(state.filters[WHERE]), states)
  )
}

const counts = ({ statusOf, withoutEffect }: Subject, row: WireRow): boolean =>
  withoutEffect ? row[withoutEffect.wire] !== withoutEffect.value : statusOf?.(row)?.standing === 'inForce'

/** What is said of sums that leave rows out: of documents also drafts, which parcels never are. */
const partial = {
  posted: { title: 'print.totalPosted', name: 'list.totalPosted', chosen: 'list.selectedPosted' },
  kept: { title: 'print.totalKept', name: 'list.totalKept', chosen: 'list.selectedKept' },
} as const
export const partialOf = ({ withoutEffect }: Subject) => partial[withoutEffect ? 'kept' : 'posted']

/** The rows that the sums are made of: drafts and cancelled ones are left out, as in those of the list. */
const summedRows = (subject: Subject, list: ListParts, rows: readonly WireRow[]): readonly WireRow[] =>
  isSumFiltered(subject, list) ? rows.filter((row) => counts(subject, row)) : rows

/**
 * Sums of all rows that match the query (arrSUM), keyed by the wire names of the columns; of those that are shown, where
 * they were found on the page.
 */
export const useSums = (subject: Subject, list: ListParts): Sums | null => {
  const { t, label, language } = useWords()
  const { baseDecimals } = useSettings()
  return useMemo(() => {
    const { answer, columns, rows, isLocal } = list
    const totals = new Map(answer.sums.map((one) => [one.name, one.amount]))
    const summed = columns.filter(({ field, sum: name = field }) => totals.has(name))
    const shown = showNumber(decimal(isLocal ? rows.length : answer.total), { language })
    const count = t(isLocal ? 'list.rowsHere' : 'list.rows', { n: shown })
    const title = `${label(isSumFiltered(subject, list) ? partialOf(subject).title : 'print.total')} · ${count}`
    const values = isLocal
      ? shownSums(columns, summedRows(subject, list, rows), { names: new Set(totals.keys()), baseDecimals })
      : new Map(summed.map(({ field, sum: name = field }) => [field, totals.get(name)!]))
    return values.size > 0 ? { values: asSums(values), title } : null
  }, [subject, list, t, label, language, baseDecimals])
}

const asSums = (values: ReadonlyMap<string, Decimal | number>): ReadonlyMap<string, unknown> =>
  new Map([...values].map(([field, value]) => [field, typeof value === 'bigint' ? decimalText(value) : value]))

/**
 * Sums of the selected rows for the footer. Rows the list's sums leave out are left out here too, unless no row would
 * remain.
 */
export const useChosenSums = (subject: Subject, list: ListParts, chosen: readonly WireRow[]): string => {
  const { t } = useWords()
  const format = useCellFormat()
  const { baseDecimals } = useSettings()
  const { columns } = list
  if (chosen.length === 0) return ''
  const posted = summedRows(subject, list, chosen)
  const added = posted.length > 0 ? posted : chosen
  const summed = columns.filter((column) => column.total && column.kind === 'money' && !column.hidden)
  const telling = summed.filter((column) => ['total', 'amount', 'remaining'].includes(column.key))
  const texts = (telling.length > 0 ? telling : summed.slice(0, 2)).map(
    (column) => `${column.title} ${sumText('money', decimalText(sumOfRows(column, added, baseDecimals)), format)}`,
  )
  const sums = texts.join(' · ')
  if (texts.length === 0) return ''
  return t(added.length < chosen.length ? partialOf(subject).chosen : 'list.selectedSums', { sums })
}
