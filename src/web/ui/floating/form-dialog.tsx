/** A dialog of a few inputs, which its button or Enter sends. */
import { type FormEvent, type ReactNode, useId } from 'react'
import { Button } from '../button.tsx'
import { Modal } from './dialog.tsx'
import { useKitWords } from '../base/kit-words.ts'

export interface FormDialogProps {
  title: string
  send: { label: string; variant: 'primary' | 'danger' }
  /** While it is sent, it cannot be sent again. */
  busy: boolean
  onSend: (form: FormData) => Promise<void>
  onClose: () => void
  children: ReactNode
}

export const FormDialog = ({ title, send, busy, onSend, onClose, children }: FormDialogProps) => {
  const { cancel } = useKitWords()
  const form = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void onSend(new FormData(event.currentTarget))
  }
  return (
    <Modal
      opened
      title={title}
      onClose={onClose}
      width={420}
      foot={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant={send.variant} type="submit" form={form} busy={busy}>
            {send.label}
          </Button>
        </>
      }
    >
      <form id={form} className="stack gap-12" onSubmit={submit} noValidate>
        {children}
      </form>
    </Modal>
  )
}
