/** Where Ctrl+V is out of reach: a place to paste a block of cells into. */
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { useFormWords } from './words.ts'

export const PasteDialog = ({ onClose, onPaste }: { onClose: () => void; onPaste: (text: string) => void }) => {
  const { t } = useFormWords()
  const [text, setText] = useState('')
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('form.paste')}
      width={640}
      foot={
        <>
          <Button onClick={onClose}>{t('web.cancel')}</Button>
          <Button variant="primary" disabled={text.trim() === ''} onClick={() => onPaste(text)}>
            {t('form.pasteTake')}
          </Button>
        </>
      }
    >
      <TextArea
        label={t('form.pasteHint')}
        rows={12}
        value={text}
        data-autofocus
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </Modal>
  )
}
