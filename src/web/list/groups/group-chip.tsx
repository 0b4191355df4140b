/** By what the rows are grouped: a chip above them, which also changes and ends it. */
import { ChevronDown, Layers, X } from 'lucide-react'
import { useMemo } from 'react'
import { groupUnits, type GroupField } from '#model/grouping.ts'
import { readGrouping, writeGrouping } from '#wire/grouping.ts'
import { Popover } from '#web/ui/floating/popover.tsx'
import { useWords } from '#web/words/words.ts'
import { ColumnChoice } from '../views/column-choice.tsx'
import style from './groups.module.css'

interface Props {
  fields: readonly GroupField[]
  /** As the address has it; '' = not grouped. */
  text: string
  opened: boolean
  onOpened: (opened: boolean) => void
  onChange: (text: string) => void
}

interface GroupChoice {
  key: string
  text: string
}

/** Days can be grouped by longer times, too. */
const choicesOf = (fields: readonly GroupField[], { t, label }: ReturnType<typeof useWords>): GroupChoice[] =>
  fields.flatMap(({ wire, kind, label: key }) => {
    const name = label(key)
    if (kind !== 'day') return [{ key: wire, text: name }]
    return groupUnits.map((unit) => ({
      key: writeGrouping({ field: wire, unit: unit === 'day' ? null : unit }),
      text: unit === 'day' ? name : t('group.choice', { name, unit: t(`group.unit.${unit}`) }),
    }))
  })

export const GroupChip = ({ fields, text, opened, onOpened, onChange }: Props) => {
  const words = useWords()
  const { t, label } = words
  const choices = useMemo(() => choicesOf(fields, words), [fields, words])
  const grouping = readGrouping(text, fields)
  const name =
    grouping &&
    (grouping.field.kind === 'day' && grouping.unit !== 'day'
      ? t('group.choice', { name: label(grouping.field.label), unit: t(`group.unit.${grouping.unit}`) })
      : label(grouping.field.label))
  const title = grouping === undefined ? t('group.unreadable') : name ? t('group.chip', { name }) : t('group.by')
  return (
    <span className={style.chip}>
      <Popover
        opened={opened}
        onChange={onOpened}
        label={t('group.by')}
        width={320}
        sheet
        target={
          <button type="button" aria-keyshortcuts="G" onClick={() => onOpened(!opened)}>
            <Layers size={14} aria-hidden="true" />
            <span>{title}</span>
            <ChevronDown size={14} aria-hidden="true" />
          </button>
        }
      >
        <ColumnChoice
          options={choices}
          find={t('group.find')}
          nothing={t('group.noColumn')}
          label={t('group.by')}
          onChoose={({ key }) => {
            onOpened(false)
            onChange(key)
          }}
        />
      </Popover>
      {text !== '' && (
        <button
          type="button"
          aria-label={name ? t('group.stop', { name }) : t('group.none')}
          data-tip={t('group.none')}
          onClick={() => onChange('')}
        >
          <X size={14} aria-hidden="true" />
        </button>
      )}
    </span>
  )
}
