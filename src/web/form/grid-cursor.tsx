/**
 * The active cell: one input that lies over the grid and moves with the cursor. It always holds the focus, so an input
 * method is on from the first key, and typing replaces what is selected without any state of React.
 */
import { type ClipboardEvent, type FormEvent, type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useStore } from '#web/ui/store.ts'
import { notifyError } from '#web/ui/notify.tsx'
import { CellPicker, type CellPickerHandle } from './cell-picker.tsx'
import { goTo } from './cursor.ts'
import { useTextContext } from './form-context.tsx'
import { lineKey, moveBy, moveOn } from './grid-keys.ts'
import { cellText } from './grid-row.tsx'
import style from './grid.module.css'
import { HEAD_HEIGHT, type GridColumn } from './line-grid.tsx'
import { setCell } from './lines.ts'
import { isCellEditable, useFormModel } from './model.ts'
import { isBlock, pasteBlock } from './paste.ts'
import { setLine } from './steps.ts'
import { isNumeric, liveText, readValueText } from './value-text.ts'
import { useFormWords } from './words.ts'

interface CursorProps { columns: readonly GridColumn[]; rowHeight: number; scroller: RefObject<HTMLDivElement | null> }

const hasPicker = (column: GridColumn) => column.field.kind === 'ref' || column.field.kind === 'choice'

const keepInSight = (scroller: HTMLElement, at: { top: number; left: number; height: number; width: number }) => {
  if (at.top - HEAD_HEIGHT < scroller.scrollTop) scroller.scrollTop = at.top - HEAD_HEIGHT
  else if (at.top + at.height + 2 > scroller.scrollTop + scroller.clientHeight) scroller.scrollTop = at.top + at.height + 2 - scroller.clientHeight
  if (at.left < scroller.scrollLeft) scroller.scrollLeft = at.left - 42
  else if (at.left + at.width > scroller.scrollLeft + scroller.clientWidth) scroller.scrollLeft = at.left + at.width - scroller.clientWidth
}

export const GridCursor = ({ columns, rowHeight, scroller }: CursorProps) => {
  const model = useFormModel()
  const cursor = useStore(model.cursor)
  const count = useSyncExternalStore(model.store.subscribe, () => model.store.get().draft.lines.length)
  const locked = useStore(model.locked)
  const first = columns.find((column) => isCellEditable(model, column)) ?? columns[0]
  const column = columns.find((one) => one.name === cursor.column) ?? first
  const row = cursor.column === '' ? (locked ? 0 : count) : Math.min(cursor.row, locked ? Math.max(0, count - 1) : count)
  if (!column || (locked && count === 0)) return null
  return <ActiveCell {...{ column, row, scroller }} place={{ top: HEAD_HEIGHT + row * rowHeight, left: column.left, width: column.px, height: rowHeight }} />
}

interface ActiveProps { column: GridColumn; row: number; scroller: RefObject<HTMLDivElement | null>; place: { top: number; left: number; width: number; height: number } }

const ActiveCell = ({ column, row, scroller, place }: ActiveProps) => {
  const model = useFormModel()
  const { t, label } = useFormWords()
  const context = useTextContext()
  const cursor = useStore(model.cursor)
  const locked = useStore(model.locked)
  const input = useRef<HTMLInputElement>(null)
  const picker = useRef<CellPickerHandle>(null)
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [error, setError] = useState('')
  const line = useSyncExternalStore(model.store.subscribe, () => model.store.get().draft.lines[row])
  const editable = !locked && isCellEditable(model, column)
  const shown = line ? cellText(model, column, line, context) : ''
  const editing = cursor.mode === 'edit' && editable
  const picks = hasPicker(column)

  useLayoutEffect(() => {
    const box = input.current
    if (!box || cursor.asked === 0) return
    box.value = editing ? cursor.start ?? (picks ? '' : shown) : shown
    setError('')
    setTyped('')
    setOpen(editing && picks)
    box.focus({ preventScroll: true })
    if (scroller.current) keepInSight(scroller.current, place)
    if (editing && !picks) box.setSelectionRange(box.value.length, box.value.length)
    else box.select()
  }, [cursor.asked])
  useEffect(() => { if (input.current && cursor.mode === 'select') { input.current.value = shown; if (document.activeElement === input.current) input.current.select() } }, [shown, cursor.mode])

  const toSelect = () => { model.cursor.set((before) => ({ ...before, mode: 'select' })); setOpen(false); setError('') }
  /** Takes what was typed; false when it is no value or the document would refuse it. */
  const commit = (): boolean => {
    if (model.cursor.get().mode !== 'edit' || !editable) return true
    if (picks) {
      if (input.current?.value === '' && typed !== '' && line && !column.field.required) setCell(model, row, { name: column.name, value: null })
      return true
    }
    const found = readValueText(column.field, input.current?.value ?? '', context)
    const refusal = 'problem' in found ? found.problem : refusalOf(found.value)
    if (refusal) { setError(label(refusal.message, { ...refusal.values, label: label(column.label) })); return false }
    if ('value' in found && (line || found.value !== null)) setCell(model, row, { name: column.name, value: found.value })
    return true
  }
  const refusalOf = (value: unknown) => {
    if (column.field.kind !== 'money' || value === null) return undefined
    const key = model.store.get().keys[row]
    return model.store.probe(setLine(model.definition, row, { [column.name]: value })).find((one) => one.line === key && one.name === column.name && !one.problem.confirmable)?.problem
  }

  const onInput = (event: FormEvent<HTMLInputElement>) => {
    const box = event.currentTarget
    const composing = (event.nativeEvent as InputEvent).isComposing
    if (model.cursor.get().mode === 'select') model.cursor.set((before) => ({ ...before, row, column: column.name, mode: 'edit' }))
    if (error) setError('')
    if (picks) { setTyped(box.value); setOpen(true); return }
    const live = composing ? null : liveText(column.field, { text: box.value, caret: box.selectionStart ?? 0 }, context)
    if (live && live.text !== box.value) { box.value = live.text; box.setSelectionRange(live.caret, live.caret) }
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (open && picker.current?.onKeyDown(event)) return
    if (!locked && !(editing && !picks && /^[zyd]$/i.test(event.key) && event.key.toLowerCase() !== 'd') && lineKey(model, event)) return
    const stop = () => { event.preventDefault(); event.stopPropagation() }
    if (event.key === 'Enter' || event.key === 'Tab') {
      if (!commit()) { stop(); return }
      if (moveOn(model, event.key, event.shiftKey)) stop()
      return
    }
    if (event.key === 'Escape') { if (editing) { stop(); if (input.current) input.current.value = shown; toSelect() } return }
    if (event.key === 'F2' && editable) { stop(); goTo(model, { row, column: column.name }, { start: null }); return }
    if (event.altKey && event.key === 'ArrowDown' && picks && editable) { stop(); goTo(model, { row, column: column.name }, { start: null }); return }
    if (event.altKey || event.shiftKey) return
    if (!editing || /^(ArrowUp|ArrowDown|Page)/.test(event.key)) {
      if (editing && !commit()) { stop(); return }
      if (moveBy(model, event.key, event.ctrlKey)) { stop(); return }
    }
    if (editing || !editable) return
    if (event.key === 'Delete' || event.key === 'Backspace') { stop(); if (line && !picks) setCell(model, row, { name: column.name, value: null }) }
    if (event.key === ' ' && column.field.kind === 'flag') { stop(); setCell(model, row, { name: column.name, value: line?.[column.name] !== true }) }
  }
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text/plain')
    if (locked || !isBlock(text)) return
    event.preventDefault()
    toSelect()
    void pasteBlock(model, { row, column: column.name }, { text, context })
  }
  const onBlur = () => {
    if (!commit()) { notifyError(error || t('form.notRead')); if (input.current) input.current.value = shown }
    toSelect()
  }
  return (
    <>
      <input
        ref={input} type="text" autoComplete="off" spellCheck={false} className={style.cursor} style={{ ...place }} defaultValue={shown} readOnly={!editable}
        data-mode={editing ? 'edit' : 'select'} data-numeric={isNumeric(column.field) || undefined} data-cell={column.name}
        aria-label={t('form.cell', { label: label(column.label), n: row + 1 })} aria-invalid={error ? true : undefined} aria-describedby={error ? 'cell-error' : undefined}
        onInput={onInput} onKeyDown={onKeyDown} onPaste={onPaste} onBlur={onBlur}
        onFocus={() => { if (model.cursor.get().column === '') goTo(model, { row, column: column.name }) }}
        onDoubleClick={() => { if (editable) goTo(model, { row, column: column.name }, { start: null }) }}
      />
      {error && <div id="cell-error" role="alert" className={style.bubble} style={{ top: place.top + place.height + 4, left: Math.max(4, place.left - 40) }}>{error}</div>}
      {open && <CellPicker ref={picker} anchor={input} column={column} row={row} typed={typed} onDone={() => { setOpen(false) }} onClose={() => setOpen(false)} />}
    </>
  )
}
