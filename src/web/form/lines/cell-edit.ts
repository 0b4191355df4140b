/** Editing the active cell: taking what was typed, refusing what is no value, and the keys. */
import { type FormEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import type { Problem } from '#kernel/problem.ts'
import { notifyError } from '#web/ui/notify.tsx'
import { goTo } from '../draft/cursor.ts'
import { useTextContext } from '../fields/form-context.tsx'
import { lineKey, moveBy, moveOn } from './grid-keys.ts'
import type { GridColumn } from './grid-columns.ts'
import { findGoods, isCodeOf, tellUnknown, unitOfCode } from '#web/form/lines/goods-popup.tsx'
import { sameGoods } from './line-settings.ts'
import { addGoods, goAfterGoods, setCell } from '../draft/lines.ts'
import { holdKeys } from '../../pickers/type-ahead.ts'
import type { RowsModel } from '../draft/model.ts'
import { setLine } from '../draft/steps.ts'
import { liveText, readValueText, type TextContext } from '../../values/value-text.ts'
import { useFormWords } from '../../words/form-words.ts'

export interface CellEdit {
  /** The list under the cell. */
  open: boolean
  /** It was opened by a key, not by typing. */
  byKey: boolean
  typed: string
  error: string
  /** The cell chooses from a list. */
  picks: boolean
  begin: (editing: boolean) => void
  /** Its list, though nothing was typed. */
  show: () => void
  close: () => void
  /** Back to being only selected. */
  leave: () => void
  /** Puts back what was there. */
  undo: () => void
  /** Takes what was typed; false when it is no value or the document would refuse it. */
  commit: () => boolean
  /** Typed as only a scanner types. */
  isScan: () => boolean
  /** A bar code that came into a quantity: its goods; what is no code remains a quantity. */
  takeScan: () => void
  onInput: (event: FormEvent<HTMLInputElement>) => void
  onBlur: () => void
}

export interface CellEditOptions {
  model: RowsModel
  column: GridColumn
  row: number
  input: RefObject<HTMLInputElement | null>
  shown: string
  editable: boolean
}

/** A typed amount the document's own checks refuse (a discount above the amount) does not get in. */
const refusalOf = (
  model: RowsModel,
  { column, row }: { column: GridColumn; row: number },
  value: unknown,
): Problem | undefined => {
  if (column.field.kind !== 'money' || value === null) return undefined
  const key = model.store.get().keys[row]
  return model.store
    .probe(setLine(model.definition, row, { [column.name]: value }))
    .find((one) => one.line === key && one.name === column.name && !one.problem.confirmable)?.problem
}

const put = (box: HTMLInputElement | null, text: string) => {
  if (box) box.value = text
}

/** The line gets what the text says; else why not. */
const take = ({ model, column, row }: CellEditOptions, text: string, context: TextContext): Problem | undefined => {
  const found = readValueText(column.field, text, context)
  const refusal = 'problem' in found ? found.problem : refusalOf(model, { column, row }, found.value)
  if (refusal || !('value' in found)) return refusal
  if (model.store.get().draft.lines[row] || found.value !== null)
    setCell(model, row, { name: column.name, value: found.value })
  return undefined
}

/** Marks of thousands and of days come by themselves, behind the caret. */
const spell = (column: GridColumn, event: FormEvent<HTMLInputElement>, context: TextContext) => {
  const box = event.currentTarget
  if ((event.nativeEvent as InputEvent).isComposing) return
  const live = liveText(column.field, { text: box.value, caret: box.selectionStart ?? 0 }, context)
  if (!live || live.text === box.value) return
  box.value = live.text
  box.setSelectionRange(live.caret, live.caret)
}

export const useCellEdit = (options: CellEditOptions): CellEdit => {
  const { model, column, row, input, shown, editable } = options
  const { t, label } = useFormWords()
  const context = useTextContext()
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [byKey, setByKey] = useState(false)
  const [error, setError] = useState('')
  const picks = column.field.kind === 'ref' || column.field.kind === 'choice'

  const leave = () => {
    model.cursor.set((before) => (before.mode === 'select' ? before : { ...before, mode: 'select' }))
    setOpen(false)
    setError('')
  }
  const commit = (): boolean => {
    if (model.cursor.get().mode !== 'edit' || !editable) return true
    const text = input.current?.value ?? ''
    if (picks) {
      const clears = text === '' && typed !== '' && !column.field.required
      if (clears && model.store.get().draft.lines[row]) setCell(model, row, { name: column.name, value: null })
      return true
    }
    const refusal = take(options, text, context)
    if (refusal) setError(label(refusal.message, { ...refusal.values, label: label(column.label) }))
    return !refusal
  }
  const pace = useRef(newPace)
  const takeScan = () => {
    const { document } = model
    if (!document) return
    const text = input.current?.value ?? ''
    // A quantity has put marks of thousands between the digits.
    const code = picks ? text.trim() : text.replace(/\D/g, '')
    setOpen(false)
    void holdKeys(async () => {
      const product = await findGoods(document, code)
      if (!product || !isCodeOf(product, code)) {
        if (!picks) return commit() && moveOn(model, 'Enter', false)
        tellUnknown(code, input.current)
        return false
      }
      put(input.current, shown)
      leave()
      goAfterGoods(document, addGoods(document, { product, unit: unitOfCode(product, code), same: sameGoods() }))
      return true
    })
  }
  return {
    isScan: () => isScanned(pace.current),
    takeScan,
    open,
    byKey,
    typed,
    error,
    picks,
    leave,
    commit,
    begin: (editing) => {
      setError('')
      setTyped('')
      setByKey(false)
      pace.current = newPace
      setOpen(editing && picks && model.cursor.get().opens)
    },
    show: () => {
      setByKey(true)
      setOpen(true)
    },
    close: () => setOpen(false),
    undo: () => {
      put(input.current, shown)
      leave()
    },
    onInput: (event) => {
      pace.current = keyed(pace.current, event.timeStamp)
      if (model.cursor.get().mode === 'select')
        model.cursor.set((before) => ({ ...before, row, column: column.name, mode: 'edit' }))
      if (error) setError('')
      if (picks) {
        const text = event.currentTarget.value
        setTyped(text)
        setOpen(text.trim() !== '')
      } else spell(column, event, context)
    },
    onBlur: () => {
      if (!commit()) {
        notifyError(t('form.notRead'))
        put(input.current, shown)
      }
      leave()
    },
  }
}

/** How fast the keys of a cell came. */
interface Pace {
  keys: number
  from: number
  to: number
}
const newPace: Pace = { keys: 0, from: 0, to: 0 }
const keyed = ({ keys, from }: Pace, at: number): Pace => ({ keys: keys + 1, from: keys === 0 ? at : from, to: at })

/** Nobody types eight digits at this speed. */
const SCAN_KEYS = 8
const SCAN_MS_A_KEY = 30
const isScanned = ({ keys, from, to }: Pace) => keys >= SCAN_KEYS && (to - from) / (keys - 1) < SCAN_MS_A_KEY

interface KeyInCell {
  model: RowsModel
  column: GridColumn
  row: number
  edit: CellEdit
  editing: boolean
  editable: boolean
  locked: boolean
  event: KeyboardEvent<HTMLInputElement>
}

/** Taking back while typing belongs to the text, not to the document. */
const isOwnUndo = ({ edit, editing, event }: KeyInCell) =>
  editing && !edit.picks && (event.key.toLowerCase() === 'z' || event.key.toLowerCase() === 'y')

const isPlain = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => !(altKey || ctrlKey || metaKey || shiftKey)

/**
 * A code that comes into a quantity, or onto goods that stand already: a scanner that ends with two Enters leaves the
 * cursor there. It is one more line, not another quantity nor other goods. True when it was one.
 */
export const scanKey = ({ model, column, row, edit, editing, event }: KeyInCell): boolean => {
  const goods = model.document?.goods
  const isFilled = column.name === goods?.product && !!model.store.get().draft.lines[row]?.[column.name]
  if (event.key !== 'Enter' || !editing || !(isFilled || column.name === goods?.quantity) || !edit.isScan())
    return false
  event.preventDefault()
  event.stopPropagation()
  edit.takeScan()
  return true
}

export const cellKey = (key: KeyInCell): void => {
  const { model, column, row, edit, editing, editable, locked, event } = key
  const stop = () => {
    event.preventDefault()
    event.stopPropagation()
  }
  if (!locked && !isOwnUndo(key) && lineKey(model, event)) return
  if (editing && edit.picks && !edit.open && event.key === 'ArrowDown' && isPlain(event)) {
    stop()
    edit.show()
    return
  }
  if (event.key === 'Enter' || event.key === 'Tab') {
    // Goods are being looked for: Enter is not meant to leave them.
    if (event.key === 'Enter' && editing && edit.picks && event.currentTarget.value.trim() !== '') return stop()
    if (!edit.commit() || moveOn(model, event.key, event.shiftKey)) stop()
    return
  }
  if (event.key === 'Escape') {
    if (editing) {
      stop()
      edit.undo()
    }
    return
  }
  if (editable && (event.key === 'F2' || (event.altKey && event.key === 'ArrowDown' && edit.picks))) {
    stop()
    goTo(model, { row, column: column.name }, { start: null })
    return
  }
  if (event.altKey || event.shiftKey) return
  // A cell that waits for a record and holds no letter yet is left like any other.
  const isLeft =
    !editing || (edit.picks && event.currentTarget.value === '') || /^(ArrowUp|ArrowDown|Page)/.test(event.key)
  if (isLeft && moved(key)) {
    stop()
    return
  }
  if (!editing && editable) changeKey(key, stop)
}

const moved = ({ model, edit, editing, event }: KeyInCell): boolean => {
  if (!/^(Arrow|Page|Home|End)/.test(event.key)) return false
  return (editing && !edit.commit()) || moveBy(model, event.key, event.ctrlKey)
}

const changeKey = ({ model, column, row, edit, event }: KeyInCell, stop: () => void): void => {
  const line = model.store.get().draft.lines[row]
  if ((event.key === 'Delete' || event.key === 'Backspace') && !event.ctrlKey) {
    stop()
    if (line && !(edit.picks && column.field.required)) setCell(model, row, { name: column.name, value: null })
  }
  if (event.key === ' ' && column.field.kind === 'flag') {
    stop()
    setCell(model, row, { name: column.name, value: line?.[column.name] !== true })
  }
}
