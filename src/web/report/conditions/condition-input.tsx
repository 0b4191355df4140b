/** The input of one condition of a report: a picker with `Tất cả`, the stores, a number, a choice. */
import type { Field } from '#model/field.ts'
import type { AnyReport } from '#model/report.ts'
import { allRow } from '#web/data/lookups.ts'
import { FieldInput } from '#web/form/fields/inputs.tsx'
import type { RefCache } from '#web/form/draft/store/refs.ts'
import { SeveralChecks, SeveralInput } from '#web/form/fields/refs-input.tsx'
import { useFormWords } from '#web/words/form-words.ts'
import { RefPicker } from '#web/pickers/ref-picker.tsx'
import { refFromLookup } from '#web/pickers/ref-row.ts'
import { listNamed, pickerSize } from '#web/pickers/registry.ts'
import { isNeeded, narrowOf, reportLookup, type ConditionValues } from '../data/conditions.ts'

export interface ConditionProps {
  report: AnyReport
  asking: ConditionValues
  cache: RefCache
  disabled: boolean
  name: string
  field: Field
  /** In a box opened for this condition alone; what may be ticked stands there at once. */
  alone?: boolean
  onCommit: (value: unknown) => void
}
export const ConditionInput = ({ report, asking, cache, disabled, name, field, alone, onCommit }: ConditionProps) => {
  const { t, label } = useFormWords()
  const value = asking.values[name]
  const needed = isNeeded(report, name)
  const list = listNamed(field.of)
  if (field.kind === 'refs') {
    const Several = alone ? SeveralChecks : SeveralInput
    return (
      <Several
        name={name}
        label={label(field.label)}
        required
        path={reportLookup(field) ?? ''}
        value={(value as string[] | null | undefined) ?? null}
        disabled={disabled}
        cache={cache}
        of={field.of ?? ''}
        offersAll
        counted={(n) => t('reports.storeCount', { n })}
        onCommit={onCommit}
      />
    )
  }
  if (field.kind !== 'ref' || !list)
    return (
      <FieldInput
        name={name}
        field={field}
        label={label(field.label)}
        value={value}
        required={needed}
        disabled={disabled}
        onCommit={onCommit}
      />
    )
  const row = typeof value === 'string' ? cache.get(list.name, value) : undefined
  return (
    <RefPicker
      label={label(field.label)}
      required={needed}
      path={reportLookup(field) ?? ''}
      narrow={narrowOf(report, name, asking.values)}
      first={needed ? undefined : allRow(t('reports.all'))}
      pageSize={pickerSize(list)}
      disabled={disabled}
      name={name}
      value={
        typeof value === 'string'
          ? { id: value, name: row?.name ?? '…' }
          : needed
            ? null
            : { id: '', name: t('reports.all') }
      }
      onPick={(picked) => {
        if (picked?.id) cache.put(list.name, refFromLookup(list.name, picked))
        onCommit(picked?.id || null)
      }}
    />
  )
}
