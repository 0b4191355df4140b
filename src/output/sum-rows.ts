/** Where the rows of a table end: sums, and amounts of the whole below them, are no rows. */
import { isBlankCell, valueOfCell, type SheetCell } from '#kernel/sheet-cell.ts'

type Cells = readonly SheetCell[]

/** The row with sums below an exported list is not data. The text in brackets says which rows it leaves out. */
const totals = /^(tổng cộng|grand total|(tổng cộng|total) \(.*\))$/i
const textsIn = (row: Cells): [string, number][] =>
  row.map(valueOfCell).flatMap((value, at) => (typeof value === 'string' && value.trim() ? [[value, at]] : []))
/** A brand may be called *Total*: it is a sum where nothing else is written that every row above it has. */
const isEnglishTotal = (texts: readonly [string, number][], above: readonly Cells[]): boolean => {
  const [[word, place] = ['', -1]] = texts
  if (texts.length !== 1 || !/^total$/i.test(word.trim())) return false
  if (above.length === 0) return true
  const columns = Math.max(...above.map((row) => row.length))
  const isWritten = (at: number) => above.every((row) => !isBlankCell(valueOfCell(row[at] ?? null)))
  const isText = (at: number) => above.some((row) => typeof valueOfCell(row[at] ?? null) === 'string')
  return Array.from({ length: columns }, (_, at) => at).some((at) => at !== place && isWritten(at) && isText(at))
}
const isTotal = (row: Cells, above: readonly Cells[]): boolean => {
  const first = row.map(valueOfCell).find((value) => !isBlankCell(value))
  if (typeof first !== 'string') return false
  return totals.test(first.trim().normalize('NFC')) || isEnglishTotal(textsIn(row), above)
}

const placesIn = (row: Cells): number[] => row.flatMap((cell, at) => (isBlankCell(valueOfCell(cell)) ? [] : [at]))

/** An exported document has what it comes to below its sums: a label under their word, and an amount under one of them. */
const isAmountUnder = (row: Cells, sums: Cells): boolean => {
  const places = placesIn(row)
  const [label = -1, amount = -1] = places
  const isNumber = (cells: Cells, at: number) => typeof valueOfCell(cells[at] ?? null) === 'number'
  return (
    places.length === 2 &&
    label === placesIn(sums)[0] &&
    typeof valueOfCell(row[label] ?? null) === 'string' &&
    isNumber(row, amount) &&
    isNumber(sums, amount)
  )
}

/** Rows that are as narrow as those amounts could be goods and their quantities: then they all stay. */
const narrow = 2

/** No document comes to more amounts. */
const mostAmounts = 40

/** How many of the rows are rows of the table. */
export const endOfRows = (rows: readonly Cells[]): number => {
  let end = rows.length
  for (let at = rows.length - 1; at >= Math.max(rows.length - mostAmounts, 0); at -= 1) {
    const sums = rows[at]!
    const [above, below] = [rows.slice(0, at), rows.slice(at + 1)]
    if (!below.every((row) => placesIn(row).length === narrow)) break
    if (!isTotal(sums, above)) continue
    const isWide = above.every((row) => placesIn(row).length > narrow)
    if (below.length === 0 || (isWide && below.every((row) => isAmountUnder(row, sums)))) end = at
  }
  return end
}
