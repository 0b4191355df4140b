/** The sheet with the list of a picker on phones. */
import { Search } from 'lucide-react'
import { useState } from 'react'
import { TextInput } from '#web/ui/fields/field.tsx'
import { Dialog } from '#web/ui/floating/dialog.tsx'
import { useFormWords } from '#web/words/form-words.ts'
import { Rows } from './picker-rows.tsx'
import style from './pickers.module.css'
import type { RefPickerProps } from './picker-props.ts'
import { lookupProps, usePickerRows } from './use-rows.ts'

export const PickerSheet = (props: RefPickerProps & { title: string; onClose: () => void }) => {
  const { title, onClose, value, clearable, onPick, side, action } = props
  const { t } = useFormWords()
  const [typed, setTyped] = useState('')
  const rows = usePickerRows({ ...lookupProps(props), opened: true, typed })
  return (
    <Dialog kind="bottom" plain opened onClose={onClose} title={title}>
      <div className={style.sheet}>
        <div className="pad-12 firm line-below">
          <TextInput
            label={t('picker.search')}
            hideLabel
            placeholder={t('picker.search')}
            left={<Search size={18} aria-hidden="true" />}
            value={typed}
            data-autofocus
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
        <div
          className="fill-down scroll-y"
          onScroll={(event) => {
            const { scrollTop, scrollHeight, clientHeight } = event.currentTarget
            if (scrollHeight - scrollTop - clientHeight < 200) rows.more()
          }}
        >
          {clearable && value && (
            <button type="button" className={style.sheetRow} onClick={() => onPick(null)}>
              {t('picker.clear')}
            </button>
          )}
          <Rows rows={rows}>
            {rows.rows.map((row) => (
              <button key={row.id} type="button" className={style.sheetRow} onClick={() => onPick(row)}>
                <span className="fill">
                  <span>{row.name}</span>
                  <br />
                  <span className={style.sheetNote}>{[row.code, row.note].filter(Boolean).join(' · ')}</span>
                </span>
                {side && <span className={style.details}>{side(row)}</span>}
              </button>
            ))}
          </Rows>
        </div>
        {action && <div className={style.footer}>{action(typed, onClose)}</div>}
      </div>
    </Dialog>
  )
}
