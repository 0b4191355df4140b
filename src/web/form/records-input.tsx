/** A few rows that belong to a record (contacts, secondary units): one line of inputs each. */
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Field } from '#model/field.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { FieldShell } from '#web/ui/field.tsx'
import { emptyValues, type LineDraft } from './draft.ts'
import { newKey } from './draft-store.ts'
import style from './form.module.css'
import { FieldInput, type FieldInputProps } from './inputs.tsx'
import { isNumeric } from './value-text.ts'
import { useFormWords } from './words.ts'

/** Rows have no keys of their own: each gets one, and takes it along when another row goes. */
const useKeys = (count: number) => {
  const [keys, setKeys] = useState<readonly string[]>(() => Array.from({ length: count }, newKey))
  const shown = keys.length >= count ? keys.slice(0, count) : [...keys, ...Array.from({ length: count - keys.length }, (_, at) => `at${keys.length + at}`)]
  return { keys: shown, drop: (index: number) => setKeys(shown.toSpliced(index, 1)) }
}

const widths: Partial<Record<Field['kind'], number>> = { money: 120, price: 120, quantity: 100, factor: 100, day: 140, integer: 90, flag: 80 }

export const RecordsInput = ({ name, field, value, onCommit, disabled, label, error, inner }: FieldInputProps) => {
  const { t, label: say } = useFormWords()
  const rows = (value ?? []) as LineDraft[]
  const { keys, drop } = useKeys(rows.length)
  const locked = disabled === true || field.fact === true
  const columns = Object.entries(field.fields ?? {}).filter(([, one]) => one.place !== 'hidden' && !one.fact)
  const change = (index: number, part: string, next: unknown) => onCommit(rows.with(index, { ...rows[index]!, [part]: next }))
  const remove = (index: number) => { drop(index); onCommit(rows.toSpliced(index, 1)) }
  const add = () => onCommit([...rows, { ...emptyValues(field.fields ?? {}), lineId: null }])
  return (
    <FieldShell label={label} error={error}>
      {() => (
        <div className={style.records} data-field={name}>
          {rows.length > 0 && (
            <div className={style.recordsScroll}>
              <table>
                <thead>
                  <tr>
                    {columns.map(([part, own]) => <th key={part} scope="col" data-numeric={isNumeric(own) || undefined} style={{ minWidth: widths[own.kind] ?? 150 }}>{say(own.label)}{own.required && <span aria-hidden="true"> *</span>}</th>)}
                    {!locked && <th><span className="hidden-visually">{t('form.remove')}</span></th>}
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row, index) => (
                    <tr key={keys[index]}>
                      {columns.map(([part, own]) => (
                        <td key={part}>
                          <FieldInput name={`${name}.${index}.${part}`} field={own} label={`${say(own.label)} ${index + 1}`} hideLabel value={row[part] ?? null} disabled={locked || (own.fixed === true && row.lineId !== null && row[part] !== null && part !== 'factor')}
                            error={inner?.(`${index}.${part}`)} onCommit={(next) => change(index, part, next)} />
                        </td>
                      ))}
                      {!locked && <td><IconButton label={t('form.removeRow', { n: index + 1 })} icon={<Trash2 size={16} />} onClick={() => remove(index)} /></td>}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
          {!locked && <Button variant="subtle" icon={<Plus size={15} />} onClick={add}>{t('form.addRow')}</Button>}
          {locked && rows.length === 0 && <span className={style.none}>–</span>}
        </div>
      )}
    </FieldShell>
  )
}
