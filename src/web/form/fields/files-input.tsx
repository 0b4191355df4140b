/** Files attached to a record: uploaded at once, linked by their ids when the record is saved. */
import { Camera, Paperclip } from 'lucide-react'
import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { limits } from '#wire/values.ts'
import { loadArea } from '#web/words/words.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldShell, forButton } from '#web/ui/fields/field.tsx'
import { useFileInput } from '#web/ui/fields/file-input.tsx'
import { notify } from '#web/ui/floating/notify.tsx'
import { usePhone } from '#web/ui/base/viewport.ts'
import { acceptFiles, MEGABYTES, sendFiles } from './attach.ts'
import type { FieldInputProps } from './field-props.ts'
import { FileTile } from './file-tile.tsx'
import style from './files.module.css'
import { useStoredFiles, type FileHead } from './stored-files.ts'
import { useFormWords } from '../../words/form-words.ts'

const FilePreview = lazy(async () => {
  const [{ FilePreview: Preview }] = await Promise.all([import('./file-preview.tsx'), loadArea('labels')])
  return { default: Preview }
})

interface Held {
  ids: readonly string[]
  most: number
  onCommit: (ids: readonly string[]) => void
}
/** Uploads run in parallel; each file is added as soon as it is stored. */
const useHeldFiles = ({ ids, most, onCommit }: Held) => {
  const { t } = useFormWords()
  const [running, setRunning] = useState(0)
  const latest = useRef(ids)
  useLayoutEffect(() => {
    latest.current = ids
  })
  const commit = (next: readonly string[]) => {
    latest.current = next
    onCommit(next)
  }
  const add = async (chosen: readonly File[]) => {
    const files = acceptFiles(chosen, most - latest.current.length, most)
    setRunning((count) => count + 1)
    await sendFiles(files, (id) => commit([...latest.current, id])).finally(() => setRunning((count) => count - 1))
  }
  const remove = (id: string, name: string) => {
    const at = latest.current.indexOf(id)
    commit(latest.current.filter((one) => one !== id))
    const undo = () => {
      if (!latest.current.includes(id)) commit(latest.current.toSpliced(at, 0, id))
    }
    notify({
      tone: 'ok',
      message: t('form.fileRemoved', { name }),
      restores: true,
      actions: [{ label: t('form.undo'), run: undo }],
    })
  }
  return { add, remove, isRunning: running > 0 }
}

export const FilesInput = ({ name, field, value, onCommit, disabled, label, error, hint }: FieldInputProps) => {
  const { t } = useFormWords()
  const ids = Array.isArray(value) ? (value as string[]) : []
  const most = field.max ?? limits.files
  const { add, remove, isRunning } = useHeldFiles({ ids, most, onCommit })
  const known = useStoredFiles(ids)
  const files = ids.map(
    (id, index): FileHead => known.get(id) ?? { id, fileName: t('form.file', { n: index + 1 }), size: 0, type: '' },
  )
  const [shown, setShown] = useState<string | null>(null)
  const limit = t('form.filesLimit', { max: most, size: MEGABYTES })
  return (
    <FieldShell label={label} error={error} hint={hint ?? (disabled ? undefined : limit)}>
      {(shell) => (
        <div {...forButton(shell)} role="group" aria-label={label} className={style.files} data-field={name}>
          {files.map((file) => (
            <FileTile
              key={file.id}
              file={file}
              onOpen={() => setShown(file.id)}
              onRemove={disabled ? undefined : () => remove(file.id, file.fileName)}
            />
          ))}
          {!disabled && ids.length < most && <AddFiles isRunning={isRunning} onFiles={(chosen) => void add(chosen)} />}
          {disabled && ids.length === 0 && <span className="faint">–</span>}
          {shown !== null && (
            <Suspense>
              <FilePreview files={files} at={shown} onMove={setShown} onClose={() => setShown(null)} />
            </Suspense>
          )}
        </div>
      )}
    </FieldShell>
  )
}

const AddFiles = ({ isRunning, onFiles }: { isRunning: boolean; onFiles: (files: readonly File[]) => void }) => {
  const { t } = useFormWords()
  const phone = usePhone()
  const stored = useFileInput({ many: true, onFiles })
  const camera = useFileInput({ accept: 'image/*', camera: true, onFiles })
  return (
    <>
      {phone && (
        <>
          <Button variant="subtle" icon={<Camera size={18} />} disabled={isRunning} onClick={camera.open}>
            {t('form.takePicture')}
          </Button>
          {camera.input}
        </>
      )}
      <Button variant="subtle" icon={<Paperclip size={15} />} busy={isRunning} onClick={stored.open}>
        {t('form.attach')}
      </Button>
      {stored.input}
    </>
  )
}
