/** Rows owned by a record (contacts, secondary units), edited in the same grid as the lines of documents. */
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Field, Fields } from '#model/field.ts'
import { isHidden, type Sight } from '#model/marks.ts'
import { problem } from '#kernel/problem.ts'
import { useRights } from '#web/data/profile.ts'
import { FieldShell } from '#web/ui/fields/field.tsx'
import { createStore, useStore } from '#web/ui/base/store.ts'
import { createCursor, goTo } from '../draft/cursor.ts'
import type { LineDraft } from '../draft/draft.ts'
import { useFormScope } from '../fields/form-context.tsx'
import style from '../form.module.css'
import { FixedRows } from './fixed-rows.tsx'
import type { FieldInputProps } from '../fields/field-props.ts'
import { widthOf, type LineColumn } from '../draft/layout.ts'
import { LineTable } from '../lines/grid/line-table.tsx'
import { recordsNamed } from '../paste/named.ts'
import type { PlacedProblem } from '../draft/problems/problems.ts'
import type { RefCache } from '../draft/store/refs.ts'
import { nothingTyped, RowsContext, type RowsModel } from '../draft/store/model.ts'
import { createRowsStore, type OwnRowsStore } from '../draft/store/rows-store.ts'
import { isEditable } from '../draft/edits.ts'
import { UndoRedo } from '../lines/grid/undo-redo.tsx'
import { Stack } from '../../ui/layout.tsx'
import { useLatest } from '../../ui/base/use-latest.ts'
import { useWatch } from '../../ui/base/use-watch.ts'

interface OwnRows extends RowsModel {
  store: OwnRowsStore
}

const columnsOf = ({ fields = {}, knownBy }: Field, sight: Sight): LineColumn[] =>
  Object.entries(fields)
    .filter(([, one]) => one.place !== 'hidden' && !one.fact && !isHidden(one, sight))
    .map(([name, field]) => ({
      name,
      field,
      label: field.label,
      editable: isEditable(field),
      width: widthOf(field, name === knownBy ? 'wide' : 'shown'),
      grows: name === knownBy,
      amount: false,
      shows: 'name',
      computedTwin: undefined,
      limitedBy: undefined,
      visible: true,
    }))

interface Start {
  field: Field
  rows: readonly LineDraft[]
  sight: Sight
  cache: RefCache
  locked: boolean
  onChange: (rows: readonly LineDraft[]) => void
}
const createRows = ({ field, rows, sight, cache, locked, onChange }: Start): OwnRows => {
  const fields: Fields = field.fields ?? {}
  const columns = columnsOf(field, sight)
  const model: OwnRows = {
    definition: { shape: { fields: {}, lines: fields } },
    label: field.label,
    store: createRowsStore({ fields, rows, onChange }),
    cache,
    columns,
    shown: createStore<readonly LineColumn[]>(columns),
    cursor: createCursor(),
    typing: nothingTyped(),
    refusal: createStore(''),
    locked: createStore(locked),
    recordsNamed: (column, texts) => recordsNamed(model, column, texts),
    document: null,
  }
  return model
}

/** The form's problems, converted from row indexes to row keys. */
const placedProblems = ({ store, definition }: OwnRows, inner: FieldInputProps['inner']): PlacedProblem[] =>
  store.filledKeys().flatMap((line, index) =>
    ['', ...Object.keys(definition.shape.lines)].flatMap((name): PlacedProblem[] => {
      const path = name === '' ? String(index) : `${index}.${name}`
      const text = inner?.(path)
      return text === undefined ? [] : [{ line, name, problem: problem(path, ''), text }]
    }),
  )

const signatureOf = (told: readonly PlacedProblem[]) =>
  told.map(({ line, name, text }) => `${line} ${name} ${text}`).join('\n')

/** Moves the cursor to the first cell with a problem. */
const pointAt = (model: OwnRows, [first]: readonly PlacedProblem[]) => {
  if (!first) return
  const column = model.columns.find(({ name }) => name === first.name) ?? model.columns[0]
  const row = model.store.get().keys.indexOf(first.line ?? '')
  if (column && row >= 0) model.cursor.set((before) => ({ ...before, row, column: column.name, mode: 'select' }))
}

const useOwnRows = (
  { field, value, onCommit, inner, wantedCell }: FieldInputProps,
  locked: boolean,
  box: RefObject<HTMLElement | null>,
): OwnRows => {
  const { sight } = useRights()
  const { cache } = useFormScope()
  const commit = useLatest(onCommit)
  const rows = (value ?? []) as LineDraft[]
  const [model] = useState(() =>
    createRows({ field, rows, sight, cache, locked, onChange: (next) => commit.current(next) }),
  )
  useLayoutEffect(() => {
    model.store.sync(rows)
    model.locked.set(locked)
  })
  const placed = placedProblems(model, inner)
  const signature = signatureOf(placed)
  const latest = useLatest(placed)
  useEffect(() => {
    model.store.setRefused(latest.current)
    if (!box.current?.contains(document.activeElement)) pointAt(model, latest.current)
  }, [signature, model, latest, box])
  const gone = useRef(0)
  useEffect(() => {
    if (!wantedCell || wantedCell.request === gone.current) return
    gone.current = wantedCell.request
    goTo(model, wantedCell)
  }, [wantedCell, model])
  return model
}

const focusable = 'input:not([disabled]), textarea:not([disabled]), button:not([disabled])'
/** Enter in the blank row moves the focus past the grid. */
const leaveOnEnter = (event: KeyboardEvent<HTMLElement>) => {
  const { key, currentTarget, nativeEvent, altKey, ctrlKey, metaKey, shiftKey } = event
  if (key !== 'Enter' || event.defaultPrevented || nativeEvent.isComposing) return
  if (altKey || ctrlKey || metaKey || shiftKey) return
  const next = [...document.querySelectorAll<HTMLElement>(focusable)].find(
    (one) =>
      !currentTarget.contains(one) &&
      currentTarget.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING &&
      one.offsetParent !== null,
  )
  if (!next) return
  event.preventDefault()
  next.focus()
}

const OwnRowsInput = (props: FieldInputProps) => {
  const { name, field, label, hideLabel, error, disabled } = props
  const locked = disabled === true || field.fact === true
  const box = useRef<HTMLDivElement>(null)
  const model = useOwnRows(props, locked, box)
  return (
    <FieldShell label={label} hideLabel={hideLabel ?? false} error={error}>
      {() => (
        <Stack ref={box} gap={4} className="can-narrow" data-field={name} onKeyDown={leaveOnEnter}>
          <RowsContext value={model}>
            <Rows model={model} />
          </RowsContext>
        </Stack>
      )}
    </FieldShell>
  )
}

const Rows = ({ model }: { model: OwnRows }) => {
  const locked = useStore(model.locked)
  const isEmpty = useWatch(model.store, (state) => state.keys.length === 0)
  if (locked && isEmpty) return <span className={style.muted}>–</span>
  return (
    <>
      <div className="can-narrow wide clip framed round">
        <LineTable />
      </div>
      {!locked && (
        <div className="flex gap-2 to-end wide">
          <UndoRedo />
        </div>
      )}
    </>
  )
}

export const RecordsInput = (props: FieldInputProps) =>
  props.field.fixedRows ? <FixedRows {...props} /> : <OwnRowsInput {...props} />
