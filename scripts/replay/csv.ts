/** Reads tables of separated values; the first row has the column names. */

type Row = Readonly<Record<string, string>>

interface State {
  rows: string[][]
  row: string[]
  cell: string
  isQuoted: boolean
}

const endCell = (state: State): void => {
  state.row.push(state.cell)
  state.cell = ''
}

const endRow = (state: State): void => {
  endCell(state)
  if (state.row.length > 1 || state.row[0] !== '') state.rows.push(state.row)
  state.row = []
}

/** A quote only starts a quoted cell at the beginning of the cell; elsewhere it is a normal character (`7" FRAME`). */
const cells = (text: string, separator: string): string[][] => {
  const state: State = { rows: [], row: [], cell: '', isQuoted: false }
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]!
    if (state.isQuoted) {
      if (letter !== '"') state.cell += letter
      else if (text[at + 1] === '"') state.cell += text[(at += 1)]!
      else state.isQuoted = false
    } else if (letter === '"' && state.cell === '') state.isQuoted = true
    else if (letter === separator) endCell(state)
    else if (letter === '\n') endRow(state)
    else if (letter !== '\r') state.cell += letter
  }
  if (state.isQuoted) throw new Error('A quoted cell does not end')
  if (state.cell !== '' || state.row.length > 0) endRow(state)
  return state.rows
}

/** Throws if a wanted column is missing, or if a row is shorter than the header. */
export const readCsv = (text: string, wanted: readonly string[], separator = ';'): Row[] => {
  const [headings = [], ...rows] = cells(text.replace(/^\uFEFF/, ''), separator)
  const missing = wanted.filter((name) => !headings.includes(name))
  if (missing.length > 0) throw new Error(`Columns are missing: ${missing.join(', ')}`)
  return rows.map((row, index) => {
    if (row.length < headings.length) throw new Error(`Row ${index + 2} has ${row.length} of ${headings.length} cells`)
    return Object.fromEntries(headings.map((name, column) => [name, row[column]!]))
  })
}
