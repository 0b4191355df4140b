/** A heading whose right edge changes the column width, by dragging or with arrow keys. */
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import type { Column } from '#model/table.ts'
import { useFormWords } from '#web/words/form-words.ts'
import style from './report.module.css'
import { alignOf } from './table-lines.tsx'

const STEP = 12

export const HeadCell = ({
  column,
  width,
  onWidth,
}: {
  column: Column
  width: number
  onWidth: (width: number) => void
}) => {
  const { t, label } = useFormWords()
  const [pull, setPull] = useState<{ from: number; width: number } | null>(null)
  const name = label(column.label)
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key]
    if (!step) return
    event.preventDefault()
    onWidth(width + step)
  }
  const start = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    setPull({ from: event.clientX, width })
  }
  return (
    <span role="columnheader" data-align={alignOf(column)}>
      {name}
      <span
        role="separator"
        aria-orientation="vertical"
        aria-label={t('reports.columnWidth', { column: name })}
        aria-valuenow={width}
        tabIndex={0}
        className={style.resizer}
        onKeyDown={keys}
        onPointerDown={start}
        onPointerMove={(event) => {
          if (pull) onWidth(pull.width + event.clientX - pull.from)
        }}
        onPointerUp={() => setPull(null)}
        onPointerCancel={() => setPull(null)}
      />
    </span>
  )
}
