/** The conditions of a report: dates, pickers with `Tất cả`, stores, numbers. */
import { X } from 'lucide-react'
import type { Field } from '#model/field.ts'
import type { AnyReport } from '#model/report.ts'
import { allRow } from '#web/data/lookups.ts'
import { FieldInput } from '#web/form/fields/inputs.tsx'
import type { RefCache } from '#web/form/draft/refs.ts'
import { SeveralInput } from '#web/form/fields/refs-input.tsx'
import { useFormWords } from '#web/words/form-words.ts'
import { RefPicker } from '#web/pickers/ref-picker.tsx'
import { refFromLookup } from '#web/pickers/ref-row.ts'
import { listNamed, pickerSize } from '#web/pickers/registry.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { choose, isNeeded, isRange, narrowOf, paramsOf, reportLookup, type ConditionValues } from './conditions.ts'
import { DayConditions } from './day-conditions.tsx'
import style from './report.module.css'

export interface ConditionPanelProps {
  report: AnyReport
  asking: ConditionValues
  cache: RefCache
  disabled: boolean
  onChange: (asking: ConditionValues) => void
  onRun: () => void
  onReset: () => void
  onClose: () => void
}

export const ConditionPanel = ({
  report,
  asking,
  cache,
  disabled,
  onChange,
  onRun,
  onReset,
  onClose,
}: ConditionPanelProps) => {
  const { t } = useFormWords()
  const others = Object.entries(paramsOf(report)).filter(([name, field]) => !isRange(name) && field.place !== 'hidden')
  return (
    <form
      className={style.panel}
      aria-label={t('reports.conditions')}
      onSubmit={(event) => {
        event.preventDefault()
        onRun()
      }}
    >
      <div className={style.panelHeader}>
        <h2>{t('reports.conditions')}</h2>
        <IconButton label={t('web.close')} icon={<X size={16} />} onClick={onClose} />
      </div>
      <div className={style.panelBody}>
        <DayConditions report={report} asking={asking} disabled={disabled} onChange={onChange} />
        {others.map(([name, field]) => (
          <Condition
            key={name}
            {...{ report, asking, cache, disabled, name, field }}
            onCommit={(value) => onChange(choose(report, asking, { name, value }))}
          />
        ))}
      </div>
      <div className={style.panelFooter}>
        <Button type="submit" variant="primary" wide disabled={disabled} shortcut="F9">
          {t('reports.run')}
        </Button>
        <Button disabled={disabled} onClick={onReset}>
          {t('reports.cancel')}
        </Button>
      </div>
    </form>
  )
}

interface ConditionProps {
  report: AnyReport
  asking: ConditionValues
  cache: RefCache
  disabled: boolean
  name: string
  field: Field
  onCommit: (value: unknown) => void
}
const Condition = ({ report, asking, cache, disabled, name, field, onCommit }: ConditionProps) => {
  const { t, label } = useFormWords()
  const value = asking.values[name]
  const needed = isNeeded(report, name)
  const list = listNamed(field.of)
  if (field.kind === 'refs')
    return (
      <SeveralInput
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
        if (picked?.Id) cache.put(list.name, refFromLookup(list.name, picked))
        onCommit(picked?.Id || null)
      }}
    />
  )
}
