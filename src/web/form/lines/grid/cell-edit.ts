/** Editing the active cell: applies or refuses the typed text and handles the keys. */
import { type FormEvent, type KeyboardEvent, type RefObject, useState } from 'react'
import { larger, smaller, zero, type Decimal } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import { proposedVat } from '#documents/_shared/prices/proposed-vat.ts'
import { notifyError } from '#web/ui/floating/notify.tsx'
import { goTo } from '../../draft/cursor.ts'
import { useTextContext } from '../../fields/form-context.tsx'
import { lineKey, moveBy, moveOn } from './grid-keys.ts'
import type { GridColumn } from './grid-columns.ts'
import { setCell } from '../../draft/lines.ts'
import type { RowsModel } from '../../draft/store/model.ts'
import type { RowsEdit } from '../../draft/store/rows-store.ts'
import { setLine } from '../../draft/edits.ts'
import { takeTyped, typedText } from '../../../values/number-box.ts'
import { isNumeric, numberReading, readValueText, type TextContext } from '../../../values/value-text.ts'
import { needsText } from '../../../words/right-text.ts'
import { useFormWords } from '../../../words/form-words.ts'

export interface CellEdit {
  /** True if the list under the cell is open. */
  open: boolean
  /** The list was opened by a shortcut and not by typing. */
  byKey: boolean
  typed: string
  error: string
  /** The cell's value is chosen from a list. */
  picks: boolean
  begin: (editing: boolean) => void
  /** Opens the list although nothing was typed. */
  show: () => void
  close: () => void
  /** Ends editing; the cell stays selected. */
  leave: () => void
  /** Restores the previous value. */
  undo: () => void
  /** Says why nothing can be typed here. */
  refuse: () => void
  /** Applies the typed text. Returns false when it is invalid or the document's checks refuse it. */
  commit: () => boolean
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

/**
 * The problem the document's own checks would report for this value (e.g. a discount above the amount), so that it can
 * be refused while typing.
 */
const refusalOf = (
  model: RowsModel,
  { column, row }: { column: GridColumn; row: number },
  value: unknown,
): Problem | undefined => {
  if (isTaxLowered(model, row, { column, value })) return problem('', 'needsRight', { right: 'function.EditPrice' })
  if (column.field.kind !== 'money' || value === null) return undefined
  const key = model.store.get().keys[row]
  return model.store
    .probe(setLine(model.definition, row, { [column.name]: value }))
    .find((one) => one.line === key && one.name === column.name && !one.problem.confirmable)?.problem
}

/** Who may not change prices may not take off tax either; the law and what was agreed count as they are. */
const isTaxLowered = (
  { document }: RowsModel,
  row: number,
  { column, value }: { column: GridColumn; value: unknown },
): boolean => {
  if (!document?.goods || document.mayPrice || column.field.kind !== 'vat') return false
  const { store, cache, goods } = document
  const { draft } = store.get()
  const line = draft.lines[row]
  const taxOf = (rate: unknown) => larger((rate ?? zero) as Decimal, zero)
  const usual = proposedVat(cache.get('product', line?.[goods.product] as string | null), draft.date, store.context())
  return taxOf(value) < smaller(taxOf(usual), taxOf(line?.[column.name]))
}

const put = (box: HTMLInputElement | null, text: string) => {
  if (box) box.value = text
}

/** Sets the value of the cell from its text. Returns the problem if that is not possible. */
const applyText = (
  { model, column, row }: CellEditOptions,
  text: string,
  context: TextContext,
): Problem | undefined => {
  const found = readValueText(column.field, text, context)
  const refusal = 'problem' in found ? found.problem : refusalOf(model, { column, row }, found.value)
  if (refusal || !('value' in found)) return refusal
  if (model.store.get().draft.lines[row] || found.value !== null)
    setCell(model, row, { name: column.name, value: found.value })
  return undefined
}

/** Puts signs between the digits of a number while the user types, without moving the caret. */
const formatWhileTyping = (column: GridColumn, event: FormEvent<HTMLInputElement>, context: TextContext) => {
  if ((event.nativeEvent as InputEvent).isComposing || !isNumeric(column.field)) return
  takeTyped(event.currentTarget, numberReading(column.field, context))
}

/** The edit that leaving the cell with this text would make; null when the text is no value. */
const editOf = ({ model, column, row }: CellEditOptions, text: string, context: TextContext): RowsEdit | null => {
  const found = readValueText(column.field, text, context)
  return 'value' in found ? setLine(model.definition, row, { [column.name]: found.value }) : null
}

export const useCellEdit = (options: CellEditOptions): CellEdit => {
  const { model, column, row, input, shown, editable } = options
  const { t, label } = useFormWords()
  const context = useTextContext()
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [byKey, setByKey] = useState(false)
  const [error, setShown] = useState('')
  const setError = (text: string) => {
    setShown(text)
    model.refusal.set(text)
  }
  const picks = column.field.kind === 'ref' || column.field.kind === 'choice'

  const leave = () => {
    model.typing.set(null)
    model.cursor.set((before) => (before.mode === 'select' ? before : { ...before, mode: 'select' }))
    setOpen(false)
    setError('')
  }
  const commit = (): boolean => {
    model.typing.set(null)
    if (model.cursor.get().mode !== 'edit' || !editable) return true
    const text = input.current ? typedText(input.current) : ''
    if (picks) {
      const clears = text === '' && typed !== '' && !column.field.required
      if (clears && model.store.get().draft.lines[row]) setCell(model, row, { name: column.name, value: null })
      return true
    }
    const refusal = applyText(options, text, context)
    if (refusal) {
      const { right, ...values } = refusal.values ?? {}
      setError(label(refusal.message, { ...values, ...(right && { right: label(right) }), label: label(column.label) }))
    }
    return !refusal
  }
  return {
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
      setOpen(editing && picks && model.cursor.get().opensList)
    },
    show: () => {
      setByKey(true)
      setOpen(true)
    },
    close: () => setOpen(false),
    refuse: () =>
      setError(
        column.editable ? needsText(label, ['EditPrice', 'U']) : t('form.computedCell', { label: label(column.label) }),
      ),
    undo: () => {
      put(input.current, shown)
      leave()
    },
    onInput: (event) => {
      if (model.cursor.get().mode === 'select')
        model.cursor.set((before) => ({ ...before, row, column: column.name, mode: 'edit' }))
      if (error) setError('')
      if (picks) {
        const text = event.currentTarget.value
        setTyped(text)
        setOpen(text.trim() !== '')
      } else {
        formatWhileTyping(column, event, context)
        const box = event.currentTarget
        model.typing.set(() => () => editOf(options, box.value, context))
      }
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

/** While text is being edited, undo belongs to the input and not to the document. */
const isOwnUndo = ({ edit, editing, event }: KeyInCell) =>
  editing && !edit.picks && (event.key.toLowerCase() === 'z' || event.key.toLowerCase() === 'y')

const isPlain = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => !(altKey || ctrlKey || metaKey || shiftKey)

export const cellKey = (key: KeyInCell): void => {
  const { model, column, row, edit, editing, editable, locked, event } = key
  const stop = () => {
    event.preventDefault()
    event.stopPropagation()
  }
  if (!locked && !isOwnUndo(key) && lineKey(model, event)) return
  // A document has its own, which leads through its head, too.
  if (event.key === 'F8' && !model.document && edit.commit()) {
    stop()
    void import('../../draft/problems/next-problem.ts').then(
      ({ nextLineProblem }) => nextLineProblem(model),
      () => undefined,
    )
    return
  }
  if (editing && edit.picks && !edit.open && event.key === 'ArrowDown' && isPlain(event)) {
    stop()
    edit.show()
    return
  }
  if (event.key === 'Enter' || event.key === 'Tab') {
    // While a search is running, Enter must not leave the cell.
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
  // A reference cell with no typed text can be left with the arrow keys like any other cell.
  const isLeft =
    !editing || (edit.picks && event.currentTarget.value === '') || /^(ArrowUp|ArrowDown|Page)/.test(event.key)
  if (isLeft && moved(key)) {
    stop()
    return
  }
  if (editing) return
  if (editable) changeKey(key, stop)
  else if (!locked && isTypedKey(event)) {
    stop()
    edit.refuse()
  }
}

/** A key that would change the value. */
const isTypedKey = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && (key.length === 1 || key === 'Delete' || key === 'Backspace' || key === 'F2')

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
