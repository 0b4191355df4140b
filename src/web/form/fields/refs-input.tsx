/** Chooses several records of a short list with checkboxes. */
import { ChevronDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLookup } from '#web/data/lookups.ts'
import picker from '#web/pickers/pickers.module.css'
import { plainRow } from '#web/pickers/ref-row.ts'
import { listNamed, lookupPath } from '#web/pickers/registry.ts'
import { Checkbox, FieldShell, forButton, type FieldShellProps } from '#web/ui/fields/field.tsx'
import { Popover } from '#web/ui/floating/popover.tsx'
import { useFormScope } from './form-context.tsx'
import type { FieldInputProps } from './field-props.ts'
import { pickShellProps } from '../../ui/fields/field.tsx'
import type { RefCache } from '../draft/store/refs.ts'
import { useFormWords } from '../../words/form-words.ts'

/** Fetches the whole list in one page, because it is short. */
export const allOf = (path: string) => ({ path, pageSize: 1000 })

export interface SeveralInputProps extends FieldShellProps {
  name: string
  path: string
  of: string
  /** `null` means all records, including future ones; an empty array means none. */
  value: readonly string[] | null
  disabled: boolean
  cache: RefCache
  /** True if `null` can be chosen, as the option `Tất cả`. */
  offersAll: boolean
  /** The text shown when more than two records are chosen. */
  counted: (n: number) => string
  onCommit: (ids: string[] | null) => void
}

/** The rows of the list, and which of them are chosen. */
const useChosen = ({ path, of, value, cache, offersAll, onCommit }: SeveralInputProps) => {
  const { rows } = useLookup(allOf(path))
  useEffect(() => {
    cache.putAll(of, rows.map(plainRow))
  }, [rows, cache, of])
  const chosen = new Set(value ?? rows.map((row) => row.id))
  const all = offersAll && (value === null || (rows.length > 0 && rows.every((row) => chosen.has(row.id))))
  const toggle = (id: string) => {
    const ids = rows.map((row) => row.id).filter((one) => (one === id ? !chosen.has(one) : chosen.has(one)))
    onCommit(offersAll && ids.length === rows.length ? null : ids)
  }
  return { rows, chosen, all, toggle, names: rows.filter((row) => chosen.has(row.id)).map((row) => row.name) }
}

type CheckboxesProps = Pick<SeveralInputProps, 'offersAll' | 'onCommit'> &
  Pick<ReturnType<typeof useChosen>, 'rows' | 'chosen' | 'all' | 'toggle'>
const Checkboxes = ({ offersAll, onCommit, rows, chosen, all, toggle }: CheckboxesProps) => {
  const { t } = useFormWords()
  return (
    <div className={picker.checkboxList}>
      {offersAll && (
        <Checkbox
          label={t('form.all')}
          checked={all}
          indeterminate={!all && chosen.size > 0}
          onChange={() => onCommit(all ? [] : null)}
        />
      )}
      {rows.map((row) => (
        <Checkbox key={row.id} label={row.name} checked={chosen.has(row.id)} onChange={() => toggle(row.id)} />
      ))}
    </div>
  )
}

/** The checkboxes without the field that opens them, for a box that was opened for them. */
export const SeveralChecks = (props: SeveralInputProps) => (
  <div role="group" aria-label={props.label} data-field={props.name}>
    <Checkboxes offersAll={props.offersAll} onCommit={props.onCommit} {...useChosen(props)} />
  </div>
)

export const SeveralInput = (props: SeveralInputProps) => {
  const { name, disabled, offersAll, counted, onCommit, ...look } = props
  const { t } = useFormWords()
  const [open, setOpen] = useState(false)
  const { names, ...choice } = useChosen(props)
  const { all } = choice
  const shown = all ? t('form.all') : names.length <= 2 ? names.join(', ') : counted(names.length)
  return (
    <FieldShell {...pickShellProps(look)}>
      {(ids) => (
        <Popover
          opened={open}
          onChange={setOpen}
          label={look.label ?? ''}
          width="target"
          sheet
          target={
            <button
              {...forButton(ids)}
              type="button"
              className={picker.opener}
              disabled={disabled}
              aria-haspopup="true"
              aria-expanded={open}
              data-field={name}
              onClick={() => setOpen(!open)}
            >
              <span className={shown ? undefined : picker.empty}>{shown || ' '}</span>
              <ChevronDown size={16} aria-hidden="true" />
            </button>
          }
        >
          <Checkboxes {...{ offersAll, onCommit }} {...choice} />
        </Popover>
      )}
    </FieldShell>
  )
}

/** The input of a field of kind `refs`. */
export const RefsInput = ({ name, field, value, onCommit, disabled, ...look }: FieldInputProps) => {
  const { t } = useFormWords()
  const { cache } = useFormScope()
  const list = listNamed(field.of)
  return (
    <SeveralInput
      {...pickShellProps(look)}
      name={name}
      path={list ? lookupPath(list) : ''}
      of={field.of ?? ''}
      value={Array.isArray(value) ? value : []}
      disabled={disabled === true}
      cache={cache}
      offersAll={false}
      counted={(n) => t('form.chosenCount', { n })}
      onCommit={onCommit}
    />
  )
}
