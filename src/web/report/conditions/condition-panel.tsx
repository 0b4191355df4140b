/** The conditions of a report: dates, pickers with `Tất cả`, stores, numbers. */
import { X } from 'lucide-react'
import type { AnyReport } from '#model/report.ts'
import type { RefCache } from '#web/form/draft/store/refs.ts'
import { useFormWords } from '#web/words/form-words.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { chosenFields } from './chips.ts'
import { ConditionInput } from './condition-input.tsx'
import { choose, type ConditionValues } from '../data/conditions.ts'
import { DayConditions } from './day-conditions.tsx'
import style from '../report.module.css'

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
        {chosenFields(report).map(([name, field]) => (
          <ConditionInput
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
