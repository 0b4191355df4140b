/** All filters of a list, with the number of rows they would match. */
import { Plus } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { GROUP_BY } from '#wire/grouping.ts'
import type { ListQuery } from '#wire/list-query.ts'
import { showNumber } from '#kernel/number-format.ts'
import { decimal } from '#kernel/decimal.ts'
import { useDebounced } from '#web/data/lookups.ts'
import { without } from '#web/data/without.ts'
import { lookupOf } from '#web/pickers/registry.ts'
import { RefPicker } from '#web/pickers/ref-picker.tsx'
import { useWords } from '#web/words/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/field.tsx'
import { Drawer } from '#web/ui/floating/dialog.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { useRecordName } from '../actions/record-name.ts'
import { type FilterField, readSlice, type Subject } from '../subject.ts'
import { ungrouped } from '../groups/use-groups.ts'
import style from '../list.module.css'

type Values = Readonly<Record<string, string>>
interface Props {
  subject: Subject
  query: ListQuery
  values: Values
  onApply: (values: Values) => void
  onClose: () => void
  /** Asks for a condition on a column; null: there are none. */
  onCondition: (() => void) | null
  /** Shown above the fields; on phones the date range. */
  head?: ReactNode
}

/** Number of rows matching a query; fetched only while the drawer is open. */
const useCount = (subject: Subject, query: ListQuery): number | null => {
  const debounced = useDebounced(query, 300)
  const { data } = useQuery({
    queryKey: ['list', subject.module, 'count', debounced],
    queryFn: ({ signal }) => readSlice(subject, debounced, signal),
    meta: { silent: true },
  })
  return data?.count ?? null
}

/** What is no filter stays when these are cleared. */
const groupingOf = (values: Values): Values => (values[GROUP_BY] ? { [GROUP_BY]: values[GROUP_BY] } : {})

export const FilterDrawer = ({ subject, query, values, onApply, onClose, onCondition, head }: Props) => {
  const { t, language } = useWords()
  const [draft, setDraft] = useState<Values>(values)
  const set = (wire: string, value: string | null) =>
    setDraft((before) => (value ? { ...before, [wire]: value } : without(before, wire)))
  const asked = ungrouped({ ...query, filters: { ...subject.narrow, ...draft } })
  const count = useCount(subject, { ...asked, offset: 0, limit: 1 })
  const fields = [...(subject.status ? [subject.status] : []), ...subject.filters]
  const apply = () => {
    onApply(draft)
    onClose()
  }
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t('list.filter')}
      width={400}
      foot={
        <>
          <Button onClick={() => setDraft(groupingOf(draft))}>{t('list.reset')}</Button>
          <Button variant="primary" onClick={apply}>
            {count === null ? t('list.apply') : t('list.seeCount', { n: showNumber(decimal(count), { language }) })}
          </Button>
        </>
      }
    >
      <form
        className={style.form}
        onSubmit={(event) => {
          event.preventDefault()
          apply()
        }}
      >
        {head}
        {fields.map((field) => (
          <FilterInput
            key={field.wire}
            field={field}
            value={draft[field.wire] ?? ''}
            onChange={(value) => set(field.wire, value)}
          />
        ))}
        {onCondition && (
          <Button
            icon={<Plus size={15} />}
            shortcut="C"
            onClick={() => {
              apply()
              onCondition()
            }}
          >
            {t('list.addCondition')}
          </Button>
        )}
        <button type="submit" hidden aria-hidden="true" />
      </form>
    </Drawer>
  )
}

interface InputProps {
  field: FilterField
  value: string
  onChange: (value: string | null) => void
  /** In a toolbar: without a label, so that the placeholder says what is chosen. */
  placeholder?: string
}

const FilterInput = ({ field, value, onChange }: InputProps) => {
  const { t, label } = useWords()
  if (field.flag)
    return (
      <Checkbox
        label={label(field.label)}
        checked={value !== ''}
        onChange={(event) => onChange(event.currentTarget.checked ? 'True' : null)}
      />
    )
  if (field.of) return <RefFilter field={field} value={value} onChange={onChange} />
  const options = [
    { value: '', label: t('list.chosenAll') },
    ...(field.options ?? []).map((one) => ({ value: one.value, label: label(one.label) })),
  ]
  return <Select label={label(field.label)} options={options} value={value} onChange={onChange} />
}

export const RefFilter = ({ field, value, onChange, placeholder }: InputProps) => {
  const { t, label } = useWords()
  const lookup = lookupOf(field.of)
  const [picked, setPicked] = useState<string | null>(null)
  const recordName = useRecordName(field.of, picked === null ? value : '')
  if (!lookup) return null
  return (
    <RefPicker
      label={label(field.label)}
      hideLabel={placeholder !== undefined}
      path={lookup.path}
      pageSize={lookup.pageSize}
      narrow={field.narrow ?? {}}
      clearable
      placeholder={placeholder ?? t('list.chosenAll')}
      value={value ? { id: value, name: picked ?? recordName } : null}
      onPick={(row) => {
        setPicked(row?.name ?? null)
        onChange(row?.id ?? null)
      }}
    />
  )
}
