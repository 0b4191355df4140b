/**
 * The active cell: one input positioned over the grid that moves with the cursor. It always has the focus, so input
 * methods work from the first key, and typing replaces the selected text without any React state.
 */
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { notifyError } from '#web/ui/floating/notify.tsx'
import type { View } from '#web/ui/base/use-row-window.ts'
import { useStore } from '#web/ui/base/store.ts'
import { CellPicker, type CellPickerHandle } from './cell-picker.tsx'
import { goTo, type Cell } from '../../draft/cursor.ts'
import type { LineDraft } from '../../draft/draft.ts'
import type { Cursor } from '../../draft/store/model.ts'
import { useTextContext } from '../../fields/form-context.tsx'
import { cellText, markOf } from './grid-row.tsx'
import { stripId } from '../strip-id.ts'
import style from './grid.module.css'
import { HEAD_HEIGHT, type GridColumn } from './grid-columns.ts'
import { problemMarks } from '../../draft/problems/problem-marks.ts'
import { isCellEditable, useRows, type RowsModel } from '../../draft/store/model.ts'
import { isBlock } from '../../../values/is-block.ts'
import { cellKey, useCellEdit, type CellEdit } from './cell-edit.ts'
import { holdKeys } from '../../../pickers/type-ahead.ts'
import { loadArea } from '#web/words/words.ts'
import { useLatest } from '../../../ui/base/use-latest.ts'
import { keypadSign } from '../../../values/number-box.ts'
import { isNumeric, numberReading, type TextContext } from '../../../values/value-text.ts'
import { currentFormWords, useFormWords, type FormWords } from '../../../words/form-words.ts'
import { useWatch } from '../../../ui/base/use-watch.ts'

interface CursorProps {
  columns: readonly GridColumn[]
  rowHeight: number
  /** Of the grid; it shrinks where the strip below it appears. */
  height: number
  scroller: RefObject<HTMLDivElement | null>
  view: RefObject<View>
  /** Draws the rows that came into view. */
  onScrolled: () => void
}

interface CellPosition {
  top: number
  left: number
  width: number
  height: number
}

const positionOf = (column: GridColumn, row: number, rowHeight: number): CellPosition => ({
  top: HEAD_HEIGHT + row * rowHeight,
  left: column.left,
  width: column.px,
  height: rowHeight,
})

const scrollToCell = (scroller: HTMLElement, view: View, { at, middle }: { at: CellPosition; middle: boolean }) => {
  if (middle) scroller.scrollTop = at.top - (view.height + HEAD_HEIGHT - at.height) / 2
  else if (at.top - HEAD_HEIGHT < view.top) scroller.scrollTop = at.top - HEAD_HEIGHT
  else if (at.top + at.height + 2 > view.top + view.height) scroller.scrollTop = at.top + at.height + 2 - view.height
  if (at.left < view.left) scroller.scrollLeft = at.left - 42
  else if (at.left + at.width > view.left + view.width) scroller.scrollLeft = at.left + at.width - view.width
}

export const GridCursor = ({ columns, ...place }: CursorProps) => {
  const model = useRows()
  const cursor = useStore(model.cursor)
  const count = useWatch(model.store, (state) => state.draft.lines.length)
  const locked = useStore(model.locked)
  const first = columns.find((column) => isCellEditable(model, column)) ?? columns[0]
  const column = columns.find((one) => one.name === cursor.column) ?? first
  const row =
    cursor.column === '' ? (locked ? 0 : count) : Math.min(cursor.row, locked ? Math.max(0, count - 1) : count)
  if (!column || (locked && count === 0)) return null
  return <ActiveCell column={column} row={row} {...place} />
}

/** The background of the active row is an element of its own, so that moving it renders no row again. */
export const ActiveRow = ({ rowHeight, width }: { rowHeight: number; width: number }) => {
  const { column, row } = useStore(useRows().cursor)
  return column === '' ? null : (
    <div
      className={style.activeRow}
      style={{ top: HEAD_HEIGHT + row * rowHeight, height: rowHeight, width }}
      aria-hidden="true"
    />
  )
}

interface InputState extends Pick<CursorProps, 'scroller' | 'view' | 'height' | 'onScrolled'> {
  cursor: Cursor
  shown: string
  editing: boolean
  edit: CellEdit
  place: CellPosition
}

/** Moves the focus, the text and the selection of the input with the cursor. */
const useCellInput = (inputRef: RefObject<HTMLInputElement | null>, now: InputState) => {
  const latest = useLatest(now)
  const { shown, cursor, height } = now
  const reveal = (middle: boolean) => {
    const { place, scroller, view, onScrolled } = latest.current
    if (!scroller.current) return
    scrollToCell(scroller.current, view.current, { at: place, middle })
    onScrolled()
  }
  const revealing = useLatest(reveal)
  useLayoutEffect(() => {
    const box = inputRef.current
    if (!box || cursor.focusRequest === 0) return
    const { shown: text, editing, edit } = latest.current
    box.value = editing ? (latest.current.cursor.startText ?? (edit.picks ? '' : text)) : text
    edit.begin(editing)
    if (document.activeElement !== box) box.focus({ preventScroll: true })
    revealing.current(latest.current.cursor.middle === true)
    if (editing && !edit.picks) box.setSelectionRange(box.value.length, box.value.length)
    else box.select()
  }, [cursor.focusRequest, inputRef, latest, revealing])
  useLayoutEffect(() => {
    if (height > 0 && document.activeElement === inputRef.current) revealing.current(false)
  }, [height, inputRef, revealing])
  // With the drawing itself: an effect that waits would run between a key and what its sign changes, on a busy page, and
  // would wipe out the first sign that is typed into the cell.
  useLayoutEffect(() => {
    const box = inputRef.current
    if (!box || cursor.mode !== 'select' || box.value === shown) return
    box.value = shown
    if (document.activeElement === box) box.select()
  }, [shown, cursor.mode, inputRef])
}

/** The code that reads pasted blocks is loaded on the first paste; keys typed meanwhile are queued. */
const pasteAt = (model: RowsModel, cell: Cell, { text, context }: { text: string; context: TextContext }) =>
  holdKeys(async () => {
    const [cells] = await Promise.all([import('../../paste/cells.ts'), loadArea('paste')]).catch(() => [null])
    if (cells) await cells.pasteCells(model, cell, { text, context })
    else notifyError(currentFormWords().t('unavailable'))
    return cells !== null
  })

/** Whose quantity or price it is: who listens does not see the beginning of the row. The cell of the goods says it itself. */
const goodsOfLine = (model: RowsModel, line: LineDraft, column: GridColumn): string => {
  const goods = model.columns.find(({ field }) => field.kind === 'ref' && field.of === 'product')
  if (!goods || goods.name === column.name) return ''
  return model.cache.get('product', line[goods.name] as string | null)?.name ?? ''
}
const nameOfCell = ({ t }: FormWords, { name, ...cell }: { label: string; n: number; name: string }): string =>
  name === '' ? t('form.cell', cell) : t('form.cellOf', { ...cell, name })

interface ActiveProps extends Omit<CursorProps, 'columns'> {
  column: GridColumn
  row: number
}

const ActiveCell = ({ column, row, rowHeight, ...grid }: ActiveProps) => {
  const model = useRows()
  const words = useFormWords()
  const { label } = words
  const context = useTextContext()
  const cursor = useStore(model.cursor)
  const locked = useStore(model.locked)
  const input = useRef<HTMLInputElement>(null)
  const picker = useRef<CellPickerHandle>(null)
  const line = useWatch(model.store, (state) => state.draft.lines[row])
  const isWrong = useWatch(model.store, (state) => {
    const marks = problemMarks(state).lines.get(state.keys[row] ?? '') ?? []
    return markOf({ marks, columns: model.shown.get() }, column.name)?.tone === 'bad'
  })
  const editable = !locked && isCellEditable(model, column)
  const shown = line ? cellText(model, column, { line, context }) : ''
  const editing = cursor.mode === 'edit' && editable
  const goodsName = line ? goodsOfLine(model, line, column) : ''
  const edit = useCellEdit({ model, column, row, input, shown, editable })
  const place = positionOf(column, row, rowHeight)
  useCellInput(input, { cursor, shown, editing, edit, place, ...grid })
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const key = { model, column, row, edit, editing, editable, locked, event }
    if (event.nativeEvent.isComposing || (edit.open && picker.current?.onKeyDown(event))) return
    cellKey(key)
  }
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text/plain')
    if (!locked && !editable) edit.refuse()
    if (locked || !isBlock(text)) return
    event.preventDefault()
    edit.leave()
    if (column.name === model.document?.goods?.product) model.document.pasting.set({ text, at: row })
    else void pasteAt(model, { row, column: column.name }, { text, context })
  }
  const cell = { row, column: column.name }
  return (
    <>
      <input
        ref={input}
        type="text"
        autoComplete="off"
        spellCheck={false}
        className={style.cursor}
        style={{ ...place }}
        defaultValue={shown}
        readOnly={!editable}
        data-unpicked={(editing && edit.picks && edit.typed.trim() !== '') || undefined}
        data-mode={editing ? 'edit' : 'select'}
        data-numeric={isNumeric(column.field) || undefined}
        data-cell={column.name}
        data-goods={column.name === model.document?.goods?.product || undefined}
        data-day={column.field.kind === 'day' || undefined}
        data-keypad={isNumeric(column.field) ? keypadSign(numberReading(column.field, context)) : undefined}
        aria-label={nameOfCell(words, { label: label(column.label), n: row + 1, name: goodsName })}
        aria-invalid={edit.error !== '' || isWrong ? true : undefined}
        aria-describedby={stripId(model)}
        onInput={edit.onInput}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={edit.onBlur}
        onFocus={(event) => {
          const { column: at, mode } = model.cursor.get()
          if (at === '') goTo(model, cell)
          else if (mode === 'select') event.currentTarget.select()
        }}
        onDoubleClick={() => {
          if (editable) goTo(model, cell, { start: null })
        }}
      />
      {edit.open && (
        <CellPicker
          ref={picker}
          anchor={input}
          column={column}
          row={row}
          typed={edit.typed}
          byKey={edit.byKey}
          onDone={edit.close}
          onClose={edit.close}
        />
      )}
    </>
  )
}
