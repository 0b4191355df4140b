import { FileDown, FileSpreadsheet } from 'lucide-react'
import { useRef, useState } from 'react'
import { useFormWords } from '#web/words/form-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/field.tsx'
import style from './import.module.css'
import type { ImportState } from './use-import.ts'

export const ChooseFile = ({ state }: { state: ImportState }) => {
  const { t } = useFormWords()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const { options, setOptions } = state
  const take = (files: FileList | null) => {
    if (files?.[0]) void state.choose(files[0])
    if (input.current) input.current.value = ''
  }
  return (
    <div className={style.fileStep}>
      <button
        type="button"
        className={style.dropZone}
        data-over={over || undefined}
        onClick={() => input.current?.click()}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          take(event.dataTransfer.files)
        }}
      >
        <FileSpreadsheet size={36} aria-hidden="true" />
        <strong>{t('importing.drop')}</strong>
        <span>{t('importing.limits')}</span>
      </button>
      <input
        ref={input}
        type="file"
        accept=".xlsx"
        className="hidden-visually"
        tabIndex={-1}
        aria-label={t('importing.choose')}
        onChange={(event) => take(event.currentTarget.files)}
      />
      <div className={style.options}>
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
      </div>
    </div>
  )
}
