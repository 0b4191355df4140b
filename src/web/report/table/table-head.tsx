/** The headings of a report's table; neighbours that belong together share one in a line above their own. */
import type { CSSProperties, ReactNode } from 'react'
import type { Column } from '#model/table.ts'
import { useFormWords } from '#web/words/form-words.ts'
import { isShared, type HeadLevels, type Heading } from '../data/head-levels.ts'
import style from '../report.module.css'

/** Where a heading stands in the grid of both lines, and whether its label is the short one below another. */
export interface HeadPlace {
  column: Column
  at: number
  place?: CSSProperties
  short?: boolean
}

export const TableHead = ({
  columns,
  levels,
  template,
  cell,
}: {
  columns: readonly Column[]
  levels: HeadLevels
  template: CSSProperties
  cell: (place: HeadPlace) => ReactNode
}) => {
  const { label } = useFormWords()
  const { upper, lower } = levels
  if (lower.length === 0)
    return (
      <div role="row" aria-rowindex={1} className={style.headerRow} style={template}>
        {columns.map((column, at) => cell({ column, at }))}
      </div>
    )
  const inLine = ({ column, at }: Heading, gridRow: string, short = false) =>
    cell({ column, at, short, place: { gridRow, gridColumn: at + 1 } })
  return (
    <div className={style.headerRow} style={template} data-levels>
      <div role="row" aria-rowindex={1} className={style.headerLine}>
        {upper.map((one) =>
          isShared(one) ? (
            <span
              key={`${one.label}.${one.at}`}
              role="columnheader"
              aria-colindex={one.at + 1}
              aria-colspan={one.span}
              className={style.sharedHead}
              style={{ gridRow: 1, gridColumn: `${one.at + 1} / span ${one.span}` }}
            >
              <span>{label(one.label)}</span>
            </span>
          ) : (
            inLine(one, '1 / span 2')
          ),
        )}
      </div>
      <div role="row" aria-rowindex={2} className={style.headerLine}>
        {lower.map((one) => inLine(one, '2', true))}
      </div>
    </div>
  )
}
