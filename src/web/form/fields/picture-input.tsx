/** A picture stored as an address: choose a file, preview it, remove it. A refused file leaves the value unchanged. */
import { ImageOff, ImageUp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { calls } from '#wire/calls.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldShell, forButton } from '#web/ui/fields/field.tsx'
import { useFileInput } from '#web/ui/fields/file-input.tsx'
import { Skeleton } from '#web/ui/parts.tsx'
import { sendFiles } from './attach.ts'
import type { FieldInputProps } from './field-props.ts'
import { useFileSource } from './stored-files.ts'
import style from './rows.module.css'
import { useFormWords, type FormWords } from '../../words/form-words.ts'

const MOST_BYTES = 1024 * 1024
const kinds = ['image/png', 'image/jpeg']

/** The reason why the file is refused, or null when it is accepted. */
const problemOf = ({ name, type, size }: File, { label, language }: FormWords): string | null => {
  if (!kinds.includes(type)) return label('picture.kind', { name })
  const megabytes = (Math.ceil((size / MOST_BYTES) * 10) / 10).toLocaleString(language)
  return size > MOST_BYTES ? label('picture.size', { name, size: megabytes }) : null
}

/** Files of this application are fetched with the session token; the browser loads other addresses by itself. */
const fileOf = (address: string): string | null =>
  /^\/?api\/File\//i.test(address) ? address.replace(/^\//, '') : null

const useSource = (address: string): { source: string | null } | null => {
  const file = fileOf(address)
  const read = useFileSource(file)
  return file ? read : { source: address }
}

const Preview = ({ address, label }: { address: string; label: string }) => {
  const words = useFormWords()
  const loaded = useSource(address)
  const [broken, setBroken] = useState('')
  if (!loaded) return <Skeleton width={96} height={96} />
  if (loaded.source === null || broken === loaded.source)
    return (
      <span className={style.picturePlaceholder} role="img" aria-label={words.label('picture.unseen')}>
        <ImageOff size={22} aria-hidden="true" />
      </span>
    )
  const { source } = loaded
  return <img className={style.picture} src={source} alt={label} onError={() => setBroken(source)} />
}

export const PictureInput = ({ name, value, onCommit, disabled, label, hideLabel, error, hint }: FieldInputProps) => {
  const words = useFormWords()
  const { label: say } = words
  const [wrong, setWrong] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const address = typeof value === 'string' ? value : ''
  const choose = async (file: File) => {
    const found = problemOf(file, words)
    setWrong(found)
    if (found) return
    setBusy(true)
    await sendFiles([file], (id) => onCommit(`${calls.file}/${id}`)).finally(() => setBusy(false))
  }
  const { open, input } = useFileInput({ accept: kinds.join(','), onFiles: ([file]) => void choose(file) })
  return (
    <FieldShell label={label} hideLabel={hideLabel ?? false} error={wrong ?? error} hint={hint}>
      {(shell) => (
        <div {...forButton(shell)} role="group" aria-label={label} className={style.pictureBox} data-field={name}>
          {address ? (
            <Preview address={address} label={label ?? ''} />
          ) : (
            <span className={style.picturePlaceholder}>{say('picture.none')}</span>
          )}
          {!disabled && (
            <div className="flex wrap gap-8">
              <Button icon={<ImageUp size={15} />} busy={busy} onClick={open}>
                {say(address ? 'picture.change' : 'picture.choose')}
              </Button>
              {address && (
                <Button
                  variant="subtle"
                  icon={<Trash2 size={15} />}
                  onClick={() => {
                    setWrong(null)
                    onCommit(null)
                  }}
                >
                  {say('picture.remove')}
                </Button>
              )}
              {input}
            </div>
          )}
        </div>
      )}
    </FieldShell>
  )
}
