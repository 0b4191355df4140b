/** A few rows that belong to a record (contacts, secondary units): one line of inputs each. */
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Field } from '#model/field.ts'
import { isHidden } from '#model/secret.ts'
import { useRights } from '#web/session/profile.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { FieldShell } from '#web/ui/field.tsx'
import { emptyValues, type LineDraft } from './draft.ts'
import { newKey } from './draft-store.ts'
import { useTextContext } from './form-context.tsx'
import style from './form.module.css'
import { FieldInput, type FieldInputProps } from './inputs.tsx'
import { isNumeric, showValue } from './value-text.ts'
import { useFormWords } from './words.ts'

/** Rows have no keys of their own: each gets one, and takes it along when another row goes. */
const useKeys = (count: number) => {
  const [keys, setKeys] = useState<readonly string[]>(() => Array.from({ length: count }, newKey))
  const shown =
    keys.length >= count
      ? keys.slice(0, count)
      : [...keys, ...Array.from({ length: count - keys.length }, (_, at) => `at${keys.length + at}`)]
  return { keys: shown, drop: (index: number) => setKeys(shown.toSpliced(index, 1)) }
}

const widths: Partial<Record<Field['kind'], number>> = {
  money: 120,
  price: 120,
  quantity: 100,
  factor: 100,
  day: 140,
  integer: 90,
  flag: 80,
}

interface RecordRowProps {
  columns: readonly [string, Field][]
  row: LineDraft
  index: number
  locked: boolean
  /** Rows may be taken away. */
  loose: boolean
  onChange: (part: string, value: unknown) => void
  onRemove: () => void
}

/** What is stored and may not change any more; a factor may until it was used, which the server knows. */
const isFixed = (field: Field, part: string, row: LineDraft) =>
  field.fixed === true && row.lineId !== null && row[part] !== null && part !== 'factor'

const RecordRow = ({
  columns,
  row,
  index,
  locked,
  loose,
  name,
  inner,
  onChange,
  onRemove,
}: RecordRowProps & Pick<FieldInputProps, 'name' | 'inner'>) => {
  const { t, label } = useFormWords()
  const context = useTextContext()
  // Rows that are always there are told by what they are of, others by their number.
  const [head] = columns.filter(([, field]) => field.derived)
  const called = head ? showValue(head[1], row[head[0]], context) : String(index + 1)
  return (
    <tr>
      {columns.map(([part, field]) =>
        field.derived ? (
          <td key={part} className={style.told}>
            {showValue(field, row[part], context)}
          </td>
        ) : (
          <td key={part}>
            <FieldInput
              name={`${name}.${index}.${part}`}
              field={field}
              label={`${label(field.label)} ${called}`}
              hideLabel
              value={row[part] ?? null}
              disabled={locked || isFixed(field, part, row)}
              error={inner?.(`${index}.${part}`)}
              onCommit={(next) => onChange(part, next)}
            />
          </td>
        ),
      )}
      {loose && (
        <td>
          <IconButton label={t('form.removeRow', { n: index + 1 })} icon={<Trash2 size={16} />} onClick={onRemove} />
        </td>
      )}
    </tr>
  )
}

const RecordHeads = ({ columns, loose }: Pick<RecordRowProps, 'columns' | 'loose'>) => {
  const { t, label } = useFormWords()
  return (
    <thead>
      <tr>
        {columns.map(([part, field]) => (
          <th
            key={part}
            scope="col"
            data-numeric={isNumeric(field) || undefined}
            style={{ minWidth: widths[field.kind] ?? 150 }}
          >
            {label(field.label)}
            {field.required && <span aria-hidden="true"> *</span>}
          </th>
        ))}
        {loose && (
          <th>
            <span className="hidden-visually">{t('form.remove')}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

export const RecordsInput = (props: FieldInputProps) => {
  const { name, field, value, onCommit, disabled, label, hideLabel, error, inner } = props
  const { t } = useFormWords()
  const { sight } = useRights()
  const rows = (value ?? []) as LineDraft[]
  const { keys, drop } = useKeys(rows.length)
  const locked = disabled === true || field.fact === true
  const loose = !locked && field.given !== true
  const columns = Object.entries(field.fields ?? {}).filter(
    ([, one]) => one.place !== 'hidden' && !one.fact && !isHidden(one, sight),
  )
  const remove = (index: number) => {
    drop(index)
    onCommit(rows.toSpliced(index, 1))
  }
  const add = () => onCommit([...rows, { ...emptyValues(field.fields ?? {}), lineId: null }])
  return (
    <FieldShell label={label} hideLabel={hideLabel ?? false} error={error}>
      {() => (
        <div className={style.records} data-field={name}>
          {rows.length > 0 && (
            <div className={style.recordsScroll}>
              <table>
                <RecordHeads columns={columns} loose={loose} />
                <tbody>
                  {rows.map((row, index) => (
                    <RecordRow
                      key={keys[index]}
                      {...{ columns, row, index, locked, loose, name, inner }}
                      onChange={(part, next) => onCommit(rows.with(index, { ...row, [part]: next }))}
                      onRemove={() => remove(index)}
                    />
                  ))}
                </tbody>
              </table>
            </div>
          )}
          {loose && (
            <Button variant="subtle" icon={<Plus size={15} />} onClick={add}>
              {t('form.addRow')}
            </Button>
          )}
          {locked && rows.length === 0 && <span className={style.none}>–</span>}
        </div>
      )}
    </FieldShell>
  )
}
