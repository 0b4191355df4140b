/** The head of a group among the rows of a table, with its sums under the columns; and the line below its rows. */
import { ChevronDown, ChevronRight, RotateCw } from 'lucide-react'
import { classNames } from '#web/ui/base/class-names.ts'
import { type CellFormat, sumText } from './cell.tsx'
import type { GroupHead, GroupLine } from './groups.ts'
import style from './grid.module.css'
import type { ShownColumn } from './widths.ts'

interface Props {
  id: string
  line: GroupLine
  index: number
  rowIndex: number
  top: number
  active: boolean
  shown: readonly ShownColumn[]
  format: CellFormat
  pickable: boolean
}

export const GroupRowView = ({ id, line, index, rowIndex, top, active, ...look }: Props) => (
  <div
    role="row"
    id={id}
    aria-rowindex={rowIndex}
    aria-level={line.is === 'head' ? 1 : 2}
    aria-expanded={line.is === 'head' ? line.opened : undefined}
    aria-busy={line.is === 'rest' && line.state === 'loading' ? true : undefined}
    data-index={index}
    data-active={active || undefined}
    data-line={line.is}
    className={style.row}
    style={{ transform: `translateY(${top}px)` }}
  >
    {line.is === 'head' ? <HeadCells {...look} line={line} /> : <RestCell {...look} line={line} />}
  </div>
)

type Look = Pick<Props, 'shown' | 'format' | 'pickable'>

const HeadCells = ({ line, shown, format, pickable }: Look & { line: GroupHead }) => {
  const found = shown.findIndex(({ column }) => line.sums.has(column.field))
  // The name needs a column, whatever stands in it.
  const lead = Math.max(1, found < 0 ? shown.length : found)
  const span = lead + (pickable ? 1 : 0)
  const Chevron = line.opened ? ChevronDown : ChevronRight
  return (
    <>
      <div
        role="gridcell"
        aria-colindex={1}
        aria-colspan={span}
        className={classNames(style.cell, style.groupName)}
        style={{ gridColumn: `span ${span}` }}
      >
        <span data-fold>
          <Chevron size={16} aria-hidden="true" />
          <strong title={line.name}>{line.name}</strong>
          <small>{line.count}</small>
        </span>
      </div>
      {shown.slice(lead).map(({ column, place, left }, at) => (
        <div
          key={column.field}
          role="gridcell"
          aria-colindex={span + at + 1}
          className={classNames(style.cell, column.numeric && style.numeric, place.fixed && style.pinned)}
          style={left === null ? undefined : { left }}
        >
          {line.sums.has(column.field) && sumText(column.kind, line.sums.get(column.field), format, column.decimals)}
        </div>
      ))}
    </>
  )
}

const RestCell = ({ line, shown, pickable }: Look & { line: Exclude<GroupLine, GroupHead> }) => {
  const span = shown.length + (pickable ? 1 : 0)
  return (
    <div
      role="gridcell"
      aria-colindex={1}
      aria-colspan={span}
      className={classNames(style.cell, style.groupRest)}
      style={{ gridColumn: `span ${span}` }}
    >
      <span data-fold={line.state === 'loading' ? undefined : true} data-state={line.state}>
        {line.state === 'failed' && <RotateCw size={14} aria-hidden="true" />}
        {line.text}
      </span>
    </div>
  )
}
