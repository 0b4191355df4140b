/** Several stores; `Tất cả` ticks all real ones. */
import { ChevronDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLookup } from '#web/data/lookups.ts'
import type { RefCache } from '#web/form/refs.ts'
import { useFormWords } from '#web/form/words.ts'
import picker from '#web/pickers/pickers.module.css'
import { Checkbox, FieldShell, forButton } from '#web/ui/field.tsx'
import { Popover } from '#web/ui/popover.tsx'
import style from './report.module.css'

/** All real stores at once: they are few. */
export const storesAsk = (path: string) => ({ path, pageSize: 1000 })

export interface StoresInputProps {
  label: string
  required: boolean
  path: string
  of: string
  /** `null`: all. */
  value: readonly string[] | null
  disabled: boolean
  cache: RefCache
  onCommit: (ids: string[] | null) => void
}

export const StoresInput = ({ label, required, path, of, value, disabled, cache, onCommit }: StoresInputProps) => {
  const { t } = useFormWords()
  const [open, setOpen] = useState(false)
  const { rows } = useLookup(storesAsk(path))
  useEffect(() => {
    cache.putAll(
      of,
      rows.map((row) => ({ id: row.Id, code: row.Code, name: row.Name, active: true })),
    )
  }, [rows, cache, of])
  const chosen = new Set(value ?? rows.map((row) => row.Id))
  const all = value === null || (rows.length > 0 && rows.every((row) => chosen.has(row.Id)))
  const toggle = (id: string) => {
    const ids = rows.map((row) => row.Id).filter((one) => (one === id ? !chosen.has(one) : chosen.has(one)))
    onCommit(ids.length === rows.length ? null : ids)
  }
  const names = rows.filter((row) => chosen.has(row.Id)).map((row) => row.Name)
  const shown = all
    ? t('reports.all')
    : names.length <= 2
      ? names.join(', ')
      : t('reports.storeCount', { n: names.length })
  return (
    <FieldShell label={label} required={required}>
      {(ids) => (
        <Popover
          opened={open}
          onChange={setOpen}
          label={label}
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
              data-field="stores"
              onClick={() => setOpen(!open)}
            >
              <span className={shown ? undefined : picker.empty}>{shown || ' '}</span>
              <ChevronDown size={16} aria-hidden="true" />
            </button>
          }
        >
          <div className={style.stores}>
            <Checkbox
              label={t('reports.all')}
              checked={all}
              indeterminate={!all && chosen.size > 0}
              onChange={() => onCommit(all ? [] : null)}
            />
            {rows.map((row) => (
              <Checkbox key={row.Id} label={row.Name} checked={chosen.has(row.Id)} onChange={() => toggle(row.Id)} />
            ))}
          </div>
        </Popover>
      )}
    </FieldShell>
  )
}
