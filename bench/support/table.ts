/** Statistics, and the table in which figures are printed. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
export const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN

export interface Line {
  what: string
  measured: string
  goal: string
  met: boolean | null
}
/** Aligns rows as a text table; `isLeft` says which columns are left-aligned. */
export const aligned = (rows: readonly (readonly string[])[], isLeft: (column: number) => boolean): string => {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => (isLeft(column) ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

export const print = (lines: readonly Line[]): void => {
  const width = Math.max(...lines.map((line) => line.what.length))
  for (const line of lines)
    console.log(
      `${line.what.padEnd(width)}  ${line.measured.padStart(26)}  ${line.goal.padStart(20)}  ${line.met === null ? '' : line.met ? 'ok' : 'MISSED'}`,
    )
}
