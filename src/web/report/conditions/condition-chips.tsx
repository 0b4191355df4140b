/** The conditions of a report above its rows, each of which is changed in a box that opens at it. */
import { ChevronDown, Plus } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { AnyReport } from '#model/report.ts'
import { useToday } from '#web/data/profile.ts'
import type { RefCache } from '#web/form/draft/store/refs.ts'
import { useFormWords } from '#web/words/form-words.ts'
import { Button } from '#web/ui/button.tsx'
import { useHotkeys } from '#web/ui/base/hotkeys.ts'
import { Menu, MenuItem } from '#web/ui/floating/menu.tsx'
import { Popover } from '#web/ui/floating/popover.tsx'
import {
  chosenFields,
  conditionText,
  DATES,
  datesText,
  isChanged,
  isInForce,
  withoutCondition,
  type ChipWords,
} from './chips.ts'
import { ConditionInput } from './condition-input.tsx'
import { choose, type ConditionValues } from '../data/conditions.ts'
import { DayConditions } from './day-conditions.tsx'
import style from '../reading.module.css'

export interface ConditionChipsProps {
  report: AnyReport
  asking: ConditionValues
  /** What the rows were read with; null without rows. */
  asked: ConditionValues | null
  cache: RefCache
  disabled: boolean
  /** The condition whose box is open. */
  opened: string | null
  onOpened: (name: string | null) => void
  onChange: (asking: ConditionValues) => void
  onRun: () => void
}

const useChipWords = (cache: RefCache): ChipWords => {
  const { t, label } = useFormWords()
  const today = useToday()
  return {
    label,
    today,
    nameOf: (list, id) => cache.get(list, id)?.name ?? undefined,
    allStores: t('reports.allStores'),
    stores: (n) => t('reports.storeCount', { n }),
  }
}

/** The box closes without a chip to return to where its condition was dropped. */
const useFocusOnChips = (opened: string | null) => {
  const row = useRef<HTMLDivElement>(null)
  const last = useRef<string | null>(null)
  useEffect(() => {
    const before = last.current
    last.current = opened
    if (opened !== null || before === null) return
    if (document.activeElement !== null && document.activeElement !== document.body) return
    const chip = row.current?.querySelector<HTMLElement>(`[data-chip="${before}"]`)
    const target = chip ?? row.current?.querySelector<HTMLElement>('button:not(:disabled)')
    target?.focus({ preventScroll: true })
  }, [opened])
  return row
}

export const ConditionChips = (props: ConditionChipsProps) => {
  const { report, asking, cache, disabled, opened, onOpened, onChange } = props
  const { t, label } = useFormWords()
  const words = useChipWords(cache)
  const row = useFocusOnChips(opened)
  const fields = chosenFields(report)
  const shown = fields.filter((one) => one[0] === opened || isInForce(report, one, asking))
  const others = fields.filter((one) => !shown.includes(one))
  return (
    <div ref={row} className={style.chips} role="group" aria-label={t('reports.conditions')}>
      {report.dates === 'asOf' ? (
        <span className={style.fixedChip}>{datesText(report, asking, words)}</span>
      ) : (
        <Chip {...props} name={DATES} title={t('reports.presets')} text={datesText(report, asking, words)}>
          <DayConditions {...{ report, asking, disabled, onChange }} />
        </Chip>
      )}
      {shown.map((one) => {
        const [name, field] = one
        const without = withoutCondition(report, one)
        const change = (value: unknown) => onChange(choose(report, asking, { name, value }))
        return (
          <Chip
            key={name}
            {...props}
            name={name}
            title={label(field.label)}
            text={conditionText(field, asking.values[name], words)}
            onDrop={
              without === undefined
                ? undefined
                : () => {
                    change(without)
                    onOpened(null)
                  }
            }
          >
            <ConditionInput {...{ report, asking, cache, disabled, name, field }} alone onCommit={change} />
          </Chip>
        )
      })}
      {others.length > 0 && (
        <Menu
          label={t('reports.addCondition')}
          position="bottom-start"
          target={
            <button
              type="button"
              className={style.addChip}
              disabled={disabled}
              aria-label={t('reports.addCondition')}
              data-tip={t('reports.addCondition')}
            >
              <Plus size={14} aria-hidden="true" />
              {t('reports.conditions')}
            </button>
          }
        >
          {others.map(([name, field]) => (
            <MenuItem key={name} onSelect={() => onOpened(name)}>
              {label(field.label)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </div>
  )
}

interface ChipProps extends ConditionChipsProps {
  name: string
  title: string
  text: string
  /** Undefined where the report cannot do without the condition. */
  onDrop?: (() => void) | undefined
  children: ReactNode
}
const Chip = ({ asking, asked, disabled, opened, onOpened, onRun, onDrop, name, title, text, children }: ChipProps) => (
  <Popover
    opened={opened === name}
    onChange={(next) => onOpened(next ? name : null)}
    label={title}
    width={336}
    sheet
    target={
      <button
        type="button"
        className={style.chip}
        disabled={disabled}
        data-chip={name}
        data-changed={(asked !== null && isChanged(name, asking, asked)) || undefined}
        onClick={() => onOpened(opened === name ? null : name)}
      >
        <span>{text}</span>
        <ChevronDown size={14} aria-hidden="true" />
      </button>
    }
  >
    <ChipForm {...{ onRun, onDrop, disabled }}>{children}</ChipForm>
  </Popover>
)

const ChipForm = ({
  onRun,
  onDrop,
  disabled,
  children,
}: Pick<ChipProps, 'onRun' | 'onDrop' | 'disabled' | 'children'>) => {
  const { t } = useFormWords()
  // On a telephone the box is a dialog, behind which the keys of the page rest.
  useHotkeys({ f9: onRun }, { inDialogs: true })
  return (
    <form
      className="stack can-shorten"
      onSubmit={(event) => {
        event.preventDefault()
        onRun()
      }}
    >
      <div data-content className="pad-12 can-shorten scroll-y">
        {children}
      </div>
      <div className={style.chipFooter}>
        {onDrop && <Button onClick={onDrop}>{t('reports.dropCondition')}</Button>}
        <Button type="submit" variant="primary" shortcut="F9" disabled={disabled}>
          {t('reports.run')}
        </Button>
      </div>
    </form>
  )
}
