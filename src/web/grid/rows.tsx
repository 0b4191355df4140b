/** Rows of the table, and the row of sums below them. */
import { memo } from 'react'
import { useWords } from '#web/words/words.ts'
import { classNames } from '#web/ui/base/class-names.ts'
import { Skeleton } from '#web/ui/parts.tsx'
import {
  Cell,
  type CellFormat,
  currencyText,
  emphasis,
  type GridRow,
  isAmount,
  isCancelled,
  sumText,
  type StatusOf,
} from './cell.tsx'
import style from './grid.module.css'
import type { ShownColumn } from './widths.ts'

export interface RowContext {
  shown: readonly ShownColumn[]
  format: CellFormat
  words: readonly string[]
  status: StatusOf | undefined
  href: ((row: GridRow) => string) | undefined
  pickable: boolean
  nameOf: (row: GridRow) => string
}

const cellClass = ({ column, place }: ShownColumn, last: boolean): string =>
  classNames(
    style.cell,
    column.numeric && style.numeric,
    place.fixed && style.pinned,
    place.fixed && last && style.lastPinned,
  )

interface RowProps extends RowContext {
  id: string
  row: GridRow
  /** In groups: 2. */
  level?: number | undefined
  index: number
  rowIndex: number
  top: number
  active: boolean
  chosen: boolean
  /** The row was saved a moment ago. */
  fresh: boolean
}

export const GridRowView = memo(
  ({
    id,
    row,
    level,
    index,
    rowIndex,
    top,
    active,
    chosen,
    fresh,
    shown,
    format,
    words,
    status,
    href,
    pickable,
    nameOf,
  }: RowProps) => {
    const { t } = useWords()
    const cancelled = isCancelled(row, status)
    return (
      <div
        role="row"
        id={id}
        aria-rowindex={rowIndex}
        aria-level={level}
        aria-selected={chosen}
        data-index={index}
        data-active={active || undefined}
        data-cancelled={cancelled || undefined}
        data-fresh={fresh || undefined}
        className={style.row}
        style={{ transform: `translateY(${top}px)` }}
      >
        {pickable && (
          <div
            role="gridcell"
            aria-colindex={1}
            className={classNames(style.cell, style.checkboxCell, style.pinned)}
            style={{ left: 0 }}
          >
            <label data-pick>
              <input
                type="checkbox"
                tabIndex={-1}
                checked={chosen}
                readOnly
                aria-label={t('list.selectRow', { name: nameOf(row) })}
              />
            </label>
          </div>
        )}
        {shown.map((one, at) => {
          const mark = cancelled ? (isAmount(one.column) ? 'struck' : undefined) : emphasis(one.column, row)
          const content = <Cell column={one.column} row={row} format={format} words={words} status={status} />
          const foreign = currencyText(one.column, row, format)
          return (
            <div
              key={one.column.field}
              role="gridcell"
              aria-colindex={at + (pickable ? 2 : 1)}
              className={classNames(cellClass(one, !shown[at + 1]?.place.fixed), mark && style[mark])}
              style={one.left === null ? undefined : { left: one.left }}
              title={one.column.kind === 'text' ? String(row[one.column.field] ?? '') : undefined}
            >
              {at === 0 && href ? (
                <a className={style.link} href={href(row)} tabIndex={-1} data-open>
                  {row[one.column.field] ? content : nameOf(row) || t('list.noNumber')}
                </a>
              ) : foreign ? (
                <span className={style.twoAmounts}>
                  <span>{content}</span>
                  <small>{foreign}</small>
                </span>
              ) : (
                content
              )}
            </div>
          )
        })}
      </div>
    )
  },
)

export interface Sums {
  values: ReadonlyMap<string, unknown>
  /** What is summed up, and over how many rows. */
  title: string
}

export const SumsRow = ({
  shown,
  format,
  sums,
  pickable,
  rowIndex,
}: Pick<RowContext, 'shown' | 'format' | 'pickable'> & { sums: Sums; rowIndex: number }) => {
  // The title spans the columns before the first sum.
  const found = shown.findIndex(({ column }) => sums.values.has(column.field))
  const lead = found < 0 ? shown.length : found
  const from = pickable ? 2 : 1
  return (
    <div role="row" aria-rowindex={rowIndex} className={style.totalsRow}>
      {pickable && (
        <div
          role="gridcell"
          aria-colindex={1}
          className={classNames(style.cell, style.checkboxCell, style.pinned)}
          style={{ left: 0 }}
        />
      )}
      {lead > 0 && (
        <div
          role="gridcell"
          aria-colindex={from}
          aria-colspan={lead}
          className={classNames(style.cell, style.totalsLabel)}
          style={{ gridColumn: `span ${lead}` }}
        >
          <span title={sums.title}>{sums.title}</span>
        </div>
      )}
      {shown.slice(lead).map((one, index) => {
        const { column } = one
        const at = lead + index
        return (
          <div
            key={column.field}
            role="gridcell"
            aria-colindex={at + from}
            className={cellClass(one, !shown[at + 1]?.place.fixed)}
            style={one.left === null ? undefined : { left: one.left }}
          >
            {sums.values.has(column.field) &&
              sumText(column.kind, sums.values.get(column.field), format, column.decimals)}
          </div>
        )
      })}
    </div>
  )
}

/** Placeholder rows of the real height during the first load, so that the layout does not jump. */
export const SkeletonRows = ({
  shown,
  count,
  height,
  pickable,
}: {
  shown: readonly ShownColumn[]
  count: number
  height: number
  pickable: boolean
}) => (
  <div aria-hidden="true" className={style.body} style={{ height: count * height }}>
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={style.row} style={{ transform: `translateY(${index * height}px)` }}>
        {pickable && <div className={style.cell} />}
        {shown.map(({ column }, at) => (
          <div
            key={column.field}
            className={classNames(style.cell, style.skeletonCell, column.numeric && style.numeric)}
          >
            <Skeleton width={`${column.numeric ? 60 : 45 + ((index * 7 + at * 13) % 45)}%`} />
          </div>
        ))}
      </div>
    ))}
  </div>
)
