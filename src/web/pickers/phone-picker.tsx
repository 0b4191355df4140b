/** Picker on phones: the list opens in a sheet. */
import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { FieldShell, forButton } from '#web/ui/fields/field.tsx'
import { isPhone } from '#web/ui/base/viewport.ts'
import { pickShellProps } from '#web/ui/fields/field.tsx'
import style from './pickers.module.css'
import type { RefPickerProps } from './picker-props.ts'

const loadSheet = () => import('./phone-sheet.tsx')
const PickerSheet = lazy(async () => ({ default: (await loadSheet()).PickerSheet }))
// Loaded before the first tap, because the phone's keyboard opens only if the input gets the focus immediately.
if (isPhone()) loadSheet().catch(() => undefined)

export const PhonePicker = (props: RefPickerProps) => {
  const { value, onPick, placeholder, disabled, name, label } = props
  const [opened, setOpened] = useState(false)
  return (
    <FieldShell {...pickShellProps(props)}>
      {(ids) => (
        <>
          <button
            {...forButton(ids)}
            type="button"
            className={style.opener}
            disabled={disabled}
            data-field={name}
            aria-haspopup="dialog"
            onClick={() => setOpened(true)}
          >
            <span className={value ? undefined : style.empty}>{value?.name ?? placeholder ?? '\u00A0'}</span>
            <ChevronDown size={16} aria-hidden="true" />
          </button>
          {opened && (
            <Suspense>
              <PickerSheet
                {...props}
                title={label ?? placeholder ?? ''}
                onClose={() => setOpened(false)}
                onPick={(row) => {
                  setOpened(false)
                  onPick(row)
                }}
              />
            </Suspense>
          )}
        </>
      )}
    </FieldShell>
  )
}
