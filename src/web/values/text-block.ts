/** Cells copied from a spreadsheet: rows separated by line breaks, cells by tabs. Loaded when some are pasted. */

/** A cell in quotes, as spreadsheets write one with a line break; other quotes are signs like any other. */
const quotedCell = /"([^"]*(?:""[^"]*)*)"(?=[\t\r\n]|$)/y

/** Splits the text into rows of cells; a quoted cell may contain line breaks. */
export const readBlock = (text: string): string[][] => {
  const rows: string[][] = [['']]
  for (let at = 0; at < text.length; at += 1) {
    const row = rows.at(-1)!
    const sign = text[at]!
    quotedCell.lastIndex = at
    const inQuotes = sign === '"' && row.at(-1) === '' ? quotedCell.exec(text) : null
    if (inQuotes) {
      row[row.length - 1] = inQuotes[1]!.replaceAll('""', '"')
      at += inQuotes[0].length - 1
    } else if (sign === '\t') row.push('')
    else if (sign === '\n') rows.push([''])
    else if (sign !== '\r') row[row.length - 1] += sign
  }
  return rows.filter((row) => row.some((cell) => cell.trim() !== ''))
}

const quoted = (cell: string): string => (/[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
/** Formats rows for pasting into a spreadsheet. */
export const writeBlock = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(quoted).join('\t')).join('\n')
