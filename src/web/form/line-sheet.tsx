/** All of one line, from below. */
import { useQuery } from '@tanstack/react-query'
import { Copy, Trash2 } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Select } from '#web/ui/select.tsx'
import { useStore } from '#web/ui/store.ts'
import { shapeOf } from './draft.ts'
import { FormScopeProvider, useFormScope } from './form-context.tsx'
import { narrowedBy } from '#web/pickers/registry.ts'
import style from './grid.module.css'
import { FieldInput } from './inputs.tsx'
import type { LineColumn } from './layout.ts'
import { changeUnit, setCell } from './lines.ts'
import { marksOf } from './marks.ts'
import { isCellEditable, useFormModel } from './model.ts'
import { priceQuery, proposalFor, unitsOf } from './prices.ts'
import { duplicateLine, refPatch, removeLine, setLine } from './steps.ts'
import { useFormWords } from './words.ts'
import { useWatch } from './use-watch.ts'

export const LineSheet = ({ index, onClose }: { index: number; onClose: () => void }) => {
  const model = useFormModel()
  const { t, label } = useFormWords()
  const { store, definition, cache } = model
  const scope = useFormScope()
  const locked = useStore(model.locked)
  const line = useWatch(store, (state) => state.draft.lines[index])
  const key = store.get().keys[index]
  if (!line || key === undefined) return null
  const fields = shapeOf(definition).lines
  const marks = marksOf(store.get()).lines.get(key) ?? []
  const errorOf = (column: LineColumn) => {
    const mark = marks.find((one) => one.name === column.name)
    return mark && (mark.placed.text ?? label(mark.placed.problem.message, { ...mark.placed.problem.values, label: label(column.label) }))
  }
  const set = (column: LineColumn, value: unknown) => {
    if (column.field.kind === 'ref') store.change(setLine(definition, index, refPatch(fields, column.name, value as string | null)))
    else setCell(model, index, { name: column.name, value })
  }
  const title = model.columns.find((column) => column.grows)
  return (
    <Dialog kind="bottom" opened onClose={onClose} title={String((title && line[title.name]) || t('form.lineTitle', { n: index + 1 }))} foot={!locked && (
      <>
        <Button variant="subtle" icon={<Trash2 size={18} />} onClick={() => { store.change(removeLine(index)); onClose() }}>{t('form.remove')}</Button>
        <Button icon={<Copy size={18} />} onClick={() => { store.change(duplicateLine(definition, index)); onClose() }}>{t('form.duplicate')}</Button>
        <Button variant="primary" onClick={onClose}>{t('form.done')}</Button>
      </>
    )}>
      <FormScopeProvider scope={{ cache, narrow: (name) => (fields[name] ? narrowedBy(fields, name, line) : scope.narrow(name)) }}>
        <div className={style.sheetFields}>
          {model.columns.map((column) => (
            <div key={column.name} data-wide={column.grows || column.field.kind === 'ref' && !column.limitedBy || column.field.kind === 'text' || undefined}>
              {column.limitedBy
                ? <UnitSelect column={column} index={index} disabled={locked} />
                : <FieldInput name={column.name} field={column.field} label={label(column.label)} value={line[column.name] ?? (column.twin ? line[column.twin] : null)} disabled={locked || !isCellEditable(model, column)} required={column.field.required} error={errorOf(column)} onCommit={(value) => set(column, value)} />}
            </div>
          ))}
        </div>
      </FormScopeProvider>
    </Dialog>
  )
}

const UnitSelect = ({ column, index, disabled }: { column: LineColumn; index: number; disabled: boolean }) => {
  const model = useFormModel()
  const { label } = useFormWords()
  const line = model.store.get().draft.lines[index]!
  const known = unitsOf(model.cache.get('product', line[column.limitedBy!] as string | null))
  const query = line[column.limitedBy!] ? priceQuery(model, line) : {}
  const asked = useQuery({ queryKey: ['units', query], queryFn: () => proposalFor(query), enabled: known.length === 0 && 'Product_ID' in query, staleTime: 60_000, meta: { silent: true } })
  const value = line[column.name] as string | null
  const units = known.length > 0 ? known : asked.data?.units ?? []
  const options = units.map((unit) => ({ value: unit.unit, label: unit.unitName }))
  const shown = value && !options.some((one) => one.value === value) ? [...options, { value, label: String(line['unitName'] ?? '') }] : options
  return <Select label={label(column.label)} options={shown} value={value} disabled={disabled} onChange={(next) => { if (next) changeUnit(model, index, next) }} />
}
