/** Asks for the name under which something is kept. */
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useWords } from '#web/words/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/floating/dialog.tsx'
import { TextInput } from '#web/ui/fields/field.tsx'
import style from '../list.module.css'

const LONGEST = 60

interface Props {
  title: string
  /** What the name is the name of. */
  label: string
  name: string
  /** Resolves to false when it was not saved; the name can then be changed. */
  onSave: (name: string) => Promise<boolean>
  onClose: () => void
  children?: ReactNode
}

export const NameDialog = ({ title, label, name: given, onSave, onClose, children }: Props) => {
  const { t } = useWords()
  const [name, setName] = useState(given)
  const [busy, setBusy] = useState(false)
  const form = useId()
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!name.trim()) return
    setBusy(true)
    const done = await onSave(name.trim())
    setBusy(false)
    if (done) onClose()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      width={380}
      foot={
        <>
          <Button onClick={onClose}>{t('web.cancel')}</Button>
          <Button variant="primary" type="submit" form={form} busy={busy}>
            {t('web.save')}
          </Button>
        </>
      }
    >
      <form id={form} className={style.form} onSubmit={(event) => void save(event)}>
        <TextInput
          label={label}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          maxLength={LONGEST}
          required
          data-autofocus
        />
        {children}
      </form>
    </Modal>
  )
}
