/** Cells copied from a spreadsheet: rows separated by line breaks, cells by tabs. */

export const isBlock = (text: string): boolean => /\t|\r?\n\S/.test(text)

/** Splits the text into rows of cells; a quoted cell may contain line breaks. */
export const readBlock = (text: string): string[][] => {
  const rows: string[][] = [['']]
  let quoted = false
  for (let at = 0; at < text.length; at += 1) {
    const row = rows.at(-1)!
    const sign = text[at]!
    if (sign === '"' && (quoted || row.at(-1) === '')) {
      if (quoted && text[at + 1] === '"') {
        row[row.length - 1] += '"'
        at += 1
      } else quoted = !quoted
    } else if (sign === '\t' && !quoted) row.push('')
    else if (sign === '\n' && !quoted) rows.push([''])
    else if (sign !== '\r' || quoted) row[row.length - 1] += sign
  }
  return rows.filter((row) => row.some((cell) => cell.trim() !== ''))
}

const quoted = (cell: string): string => (/[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
/** Formats rows for pasting into a spreadsheet. */
export const writeBlock = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(quoted).join('\t')).join('\n')
