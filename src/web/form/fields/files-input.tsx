/** Files attached to a record: uploaded at once, linked by their ids when the record is saved. */
import { FileText, Paperclip, X } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { calls } from '#wire/calls.ts'
import { limits } from '#wire/values.ts'
import { callBytes } from '#web/data/call.ts'
import { reportFailure } from '#web/data/queries.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { FieldShell } from '#web/ui/field.tsx'
import { fileNames, acceptFiles, sendFiles } from './attach.ts'
import style from '../form.module.css'
import type { FieldInputProps } from './field-props.ts'
import { saveBlob } from '../../ui/save-blob.ts'
import { useFormWords } from '../../words/form-words.ts'

const open = async (id: string, name: string) => {
  try {
    saveBlob(await callBytes(`${calls.file}/${id}`, { method: 'GET' }), name)
  } catch (failure) {
    reportFailure(failure)
  }
}

/** Uploads run in parallel; each file is added as soon as it is stored. */
const useAdding = (ids: readonly string[], most: number, onCommit: (ids: readonly string[]) => void) => {
  const [running, setRunning] = useState(0)
  const latest = useRef(ids)
  useLayoutEffect(() => {
    latest.current = ids
  })
  const add = async (chosen: FileList | null) => {
    const files = acceptFiles([...(chosen ?? [])], most - ids.length)
    setRunning((count) => count + 1)
    await sendFiles(files, (id) => {
      latest.current = [...latest.current, id]
      onCommit(latest.current)
    }).finally(() => setRunning((count) => count - 1))
  }
  return { add, isRunning: running > 0 }
}

const StoredFile = ({ id, name, onRemove }: { id: string; name: string; onRemove: (() => void) | undefined }) => {
  const { t } = useFormWords()
  return (
    <span className={style.file}>
      <button
        type="button"
        onClick={() => {
          void open(id, name)
        }}
      >
        <FileText size={14} aria-hidden="true" /> {name}
      </button>
      {onRemove && (
        <IconButton label={t('form.removeFile', { name })} size="small" icon={<X size={13} />} onClick={onRemove} />
      )}
    </span>
  )
}

export const FilesInput = ({ name, field, value, onCommit, disabled, label, error, hint }: FieldInputProps) => {
  const { t } = useFormWords()
  const input = useRef<HTMLInputElement>(null)
  const ids = Array.isArray(value) ? (value as string[]) : []
  const most = field.max ?? limits.files
  const { add, isRunning } = useAdding(ids, most, onCommit)
  const choose = async (box: HTMLInputElement) => {
    await add(box.files)
    box.value = ''
  }
  return (
    <FieldShell label={label} error={error} hint={hint}>
      {(shell) => (
        <div className={style.files} data-field={name}>
          {ids.map((id, index) => (
            <StoredFile
              key={id}
              id={id}
              name={fileNames.get(id) ?? t('form.file', { n: index + 1 })}
              onRemove={disabled ? undefined : () => onCommit(ids.filter((one) => one !== id))}
            />
          ))}
          {!disabled && ids.length < most && (
            <>
              <Button
                variant="subtle"
                icon={<Paperclip size={15} />}
                busy={isRunning}
                onClick={() => input.current?.click()}
              >
                {t('form.attach')}
              </Button>
              <input
                {...shell}
                ref={input}
                type="file"
                multiple
                className="hidden-visually"
                tabIndex={-1}
                onChange={(event) => {
                  void choose(event.currentTarget)
                }}
              />
            </>
          )}
          {disabled && ids.length === 0 && <span className={style.muted}>–</span>}
        </div>
      )}
    </FieldShell>
  )
}
