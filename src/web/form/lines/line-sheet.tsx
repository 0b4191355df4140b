/** A sheet from the bottom of the screen with all fields of one line. */
import { Copy, Trash2 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/floating/dialog.tsx'
import { useStore } from '#web/ui/base/store.ts'
import { shapeOf, type LineDraft } from '../draft/draft.ts'
import { FormScopeProvider, useFormScope } from '../fields/form-context.tsx'
import { narrowedBy } from '#web/pickers/registry.ts'
import style from './grid/grid.module.css'
import { FieldInput } from '../fields/inputs.tsx'
import type { LineColumn } from '../draft/layout.ts'
import { setCell } from '../draft/lines.ts'
import { problemMarks } from '../draft/problems/problem-marks.ts'
import { isCellEditable, useRows, type RowsModel } from '../draft/store/model.ts'
import type { RowsEdit } from '../draft/store/rows-store.ts'
import { duplicateLine, refPatch, removeLine, setLine } from '../draft/edits.ts'
import { ReadValue } from '../fields/lazy-stored.ts'
import { UnitSelect } from './goods/unit-select.tsx'
import { currentFormWords, useFormWords } from '../../words/form-words.ts'
import { loadArea } from '../../words/words.ts'
import { useWatch } from '../../ui/base/use-watch.ts'

/** Loaded with its words; without it the sheet is whole. */
const PriceNote = lazy(async () => {
  const [{ PriceNote: own }] = await Promise.all([import('./price-note.tsx'), loadArea('goods')])
  return { default: own }
})

const errorOf = (model: RowsModel, index: number, column: LineColumn): string | undefined => {
  const state = model.store.get()
  const mark = problemMarks(state)
    .lines.get(state.keys[index]!)
    ?.find((one) => one.name === column.name)
  if (!mark) return undefined
  const { label } = currentFormWords()
  const { text, problem } = mark.placed
  return text ?? label(problem.message, { ...problem.values, label: label(column.label) })
}

const set = (model: RowsModel, index: number, { column, value }: { column: LineColumn; value: unknown }) => {
  const { store, definition } = model
  if (column.field.kind !== 'ref') setCell(model, index, { name: column.name, value })
  else
    store.change(setLine(definition, index, refPatch(shapeOf(definition).lines, column.name, value as string | null)))
}

const isWide = ({ field, grows, limitedBy }: LineColumn) =>
  grows || (field.kind === 'ref' && !limitedBy) || field.kind === 'text'

interface SheetFieldProps {
  column: LineColumn
  index: number
  line: LineDraft
}

const SheetField = ({ column, index, line }: SheetFieldProps) => {
  const model = useRows()
  const { label } = useFormWords()
  const value = line[column.name] ?? (column.computedTwin ? line[column.computedTwin] : null)
  if (useStore(model.locked))
    return (
      value !== null &&
      value !== '' && (
        <div className={style.sheetReadOnly} data-wide={isWide(column) || undefined}>
          <span>{label(column.label)}</span>
          <ReadValue name={column.name} field={column.field} value={value} />
        </div>
      )
    )
  return (
    <div data-wide={isWide(column) || undefined}>
      {column.limitedBy ? (
        <UnitSelect column={column} index={index} />
      ) : (
        <FieldInput
          name={column.name}
          field={column.field}
          label={label(column.label)}
          value={value}
          disabled={!isCellEditable(model, column)}
          required={column.field.required}
          error={errorOf(model, index, column)}
          onCommit={(value) => set(model, index, { column, value })}
        />
      )}
    </div>
  )
}

const SheetFoot = ({ index, onClose }: { index: number; onClose: () => void }) => {
  const { store, definition } = useRows()
  const { t } = useFormWords()
  const act = (step: RowsEdit) => {
    store.change(step)
    onClose()
  }
  return (
    <>
      <Button variant="subtle" icon={<Trash2 size={18} />} onClick={() => act(removeLine(index))}>
        {t('form.remove')}
      </Button>
      <Button icon={<Copy size={18} />} onClick={() => act(duplicateLine(definition, index))}>
        {t('form.duplicate')}
      </Button>
      <Button variant="primary" onClick={onClose}>
        {t('form.done')}
      </Button>
    </>
  )
}

export const LineSheet = ({ index, onClose }: { index: number; onClose: () => void }) => {
  const model = useRows()
  const { t } = useFormWords()
  const { store, definition, cache } = model
  const scope = useFormScope()
  const locked = useStore(model.locked)
  const line = useWatch(store, (state) => state.draft.lines[index])
  if (!line) return null
  const fields = shapeOf(definition).lines
  const title = model.columns.find((column) => column.grows)
  return (
    <Dialog
      kind="bottom"
      opened
      onClose={onClose}
      title={String((title && line[title.name]) || t('form.lineTitle', { n: index + 1 }))}
      foot={!locked && <SheetFoot index={index} onClose={onClose} />}
    >
      <FormScopeProvider
        scope={{ cache, narrow: (name) => (fields[name] ? narrowedBy(fields, name, line) : scope.narrow(name)) }}
      >
        <div className={style.sheetFields}>
          {model.columns.map((column) => (
            <SheetField key={column.name} column={column} index={index} line={line} />
          ))}
        </div>
        {!locked && model.document?.goods?.price && (
          <Suspense>
            <PriceNote lineKey={store.get().keys[index]!} />
          </Suspense>
        )}
      </FormScopeProvider>
    </Dialog>
  )
}
