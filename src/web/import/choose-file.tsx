import { FileDown, FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { useFormWords } from '#web/words/form-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/field.tsx'
import { useFileInput } from '#web/ui/fields/file-input.tsx'
import { Stack } from '#web/ui/layout.tsx'
import style from './import.module.css'
import type { ImportState } from './use-import.ts'

export const ChooseFile = ({ state }: { state: ImportState }) => {
  const { t } = useFormWords()
  const [over, setOver] = useState(false)
  const { options, setOptions } = state
  const take = (file: File | undefined) => {
    if (file) void state.choose(file)
  }
  const { open, input } = useFileInput({ accept: '.xlsx', onFiles: ([file]) => take(file) })
  return (
    <div className={style.fileStep}>
      <button
        type="button"
        className={style.dropZone}
        data-over={over || undefined}
        onClick={open}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          take(event.dataTransfer.files[0])
        }}
      >
        <FileSpreadsheet size={36} aria-hidden="true" />
        <strong>{t('importing.drop')}</strong>
        <span>{t('importing.limits')}</span>
      </button>
      {input}
      <Stack gap={12} className="top">
        <Checkbox
          label={t('importing.update')}
          checked={options.updateExisting}
          onChange={(event) => setOptions({ ...options, updateExisting: event.currentTarget.checked })}
        />
        <Checkbox
          label={t('importing.whole')}
          checked={options.allOrNothing}
          onChange={(event) => setOptions({ ...options, allOrNothing: event.currentTarget.checked })}
        />
        <Button
          icon={<FileDown size={16} />}
          onClick={() => {
            void state.saveTemplate()
          }}
        >
          {t('importing.template')}
        </Button>
      </Stack>
    </div>
  )
}
