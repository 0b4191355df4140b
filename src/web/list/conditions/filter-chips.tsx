/** The active filters of a list, each with a button to remove it. */
import type { ReactNode } from 'react'
import { Tag } from '#web/ui/parts.tsx'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/words.ts'
import { useRecordName } from '../actions/record-name.ts'
import type { FilterField, Subject } from '../subject.ts'
import style from '../list.module.css'

interface Props {
  subject: Subject
  values: Readonly<Record<string, string>>
  search: string
  onRemove: (wire: string) => void
  onSearch: (text: string) => void
  onClear: () => void
  conditions: ReactNode
  hasConditions: boolean
  /** By what the rows are grouped. */
  grouping: ReactNode
}

export const FilterChips = ({
  subject,
  values,
  search,
  onRemove,
  onSearch,
  onClear,
  conditions,
  hasConditions,
  grouping,
}: Props) => {
  const { t } = useWords()
  const fields = [...(subject.status ? [subject.status] : []), ...subject.filters].filter((field) => values[field.wire])
  const isFiltered = fields.length > 0 || search !== '' || hasConditions
  if (!isFiltered && !grouping) return null
  return (
    <div className={style.chips} role="group" aria-label={t('list.filter')}>
      {grouping}
      {search && (
        <Tag removeLabel={t('list.removeFilter', { name: t('list.search') })} onRemove={() => onSearch('')}>
          {t('list.search')}: {search}
        </Tag>
      )}
      {fields.map((field) => (
        <Chip key={field.wire} field={field} value={values[field.wire]!} onRemove={() => onRemove(field.wire)} />
      ))}
      {hasConditions && conditions}
      {isFiltered && (
        <Button variant="link" size="small" onClick={onClear}>
          {t('list.clearFilters')}
        </Button>
      )}
    </div>
  )
}

const Chip = ({ field, value, onRemove }: { field: FilterField; value: string; onRemove: () => void }) => {
  const { t, label } = useWords()
  const record = useRecordName(field.of, field.of ? value : '')
  const option = field.options?.find((one) => one.value === value)
  const shown = field.of ? record : option ? label(option.label) : value
  const name = label(field.label)
  return (
    <Tag removeLabel={t('list.removeFilter', { name })} onRemove={onRemove}>
      {field.flag ? name : `${name}: ${shown}`}
    </Tag>
  )
}
