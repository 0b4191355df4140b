/**
 * Previews a block from a spreadsheet before it becomes lines: the meaning of each column and the rows with problems.
 */
import { useEffect, useState } from 'react'
import { reportFailure } from '#web/data/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/floating/dialog.tsx'
import { TextArea } from '#web/ui/fields/field.tsx'
import { notifyError, notifyInfo } from '#web/ui/floating/notify.tsx'
import { Loading } from '#web/ui/parts.tsx'
import { FormModelContext, type FormModel } from '../draft/store/model.ts'
import { useLatest } from '../../ui/base/use-latest.ts'
import { useFormWords } from '../../words/form-words.ts'
import { writeBlock } from '../../values/text-block.ts'
import { PasteTable } from './paste-table.tsx'
import { isWhole } from './sheet.ts'
import { takeRows } from './take.ts'
import { usePasteSheet, type PasteSheet } from './use-sheet.ts'

export interface PasteDialogProps {
  model: FormModel
  /** The pasted text; if empty, the dialog asks the user to paste. */
  text: string
  /** Whose first sheet is taken in place of a text. */
  file?: File
  /** Index of the line the new lines are inserted before. */
  at: number
  onClose: () => void
}

const usePaste = ({ model, at, onClose }: PasteDialogProps) => {
  const { t } = useFormWords()
  const paste = usePasteSheet(model)
  const [busy, setBusy] = useState(false)
  const during = async (work: () => Promise<void>) => {
    setBusy(true)
    await work().catch(reportFailure)
    setBusy(false)
  }
  const whole = paste.read.filter(isWhole)
  const left = paste.sheet?.rows.filter((_, index) => !isWhole(paste.read[index]!)) ?? []
  return {
    paste,
    busy,
    whole,
    left,
    understand: (text: string) => void during(() => paste.understand(text)),
    open: (file: File) =>
      void during(async () => {
        if (await paste.open(file)) return
        notifyError(t('form.fileUnread', { name: file.name }))
        onClose()
      }),
    take: () =>
      void during(async () => {
        const count = await takeRows(model, whole, at)
        notifyInfo(t('form.pasted', { n: count }))
        onClose()
      }),
    copyLeft: () =>
      void during(async () => {
        await navigator.clipboard.writeText(writeBlock(left))
        notifyInfo(t('form.pasteCopied', { n: left.length }))
      }),
  }
}

export const PasteDialog = (props: PasteDialogProps) => {
  const { model, text, file, onClose } = props
  const { t } = useFormWords()
  const [typed, setTyped] = useState(text)
  const { paste, busy, whole, left, understand, open, take, copyLeft } = usePaste(props)
  const begin = useLatest(() => (file ? open(file) : text !== '' && understand(text)))
  useEffect(() => {
    begin.current()
  }, [text, file, begin])
  const foot = paste.sheet ? (
    <>
      {left.length > 0 && Boolean(navigator.clipboard) && (
        <Button onClick={copyLeft}>{t('form.pasteCopyLeft', { n: left.length })}</Button>
      )}
      <Button onClick={onClose}>{t('web.cancel')}</Button>
      <Button variant="primary" busy={busy} disabled={whole.length === 0} data-autofocus onClick={take}>
        {t('form.pasteTakeLines', { n: whole.length })}
      </Button>
    </>
  ) : (
    <>
      <Button onClick={onClose}>{t('web.cancel')}</Button>
      <Button variant="primary" busy={busy} disabled={typed.trim() === ''} onClick={() => understand(typed)}>
        {t('form.pasteNext')}
      </Button>
    </>
  )
  return (
    <Modal
      opened
      onClose={onClose}
      title={file ? t('form.pasteFile', { name: file.name }) : t('form.paste')}
      width={paste.sheet ? 1080 : 640}
      foot={foot}
    >
      <FormModelContext value={model}>
        <Content
          {...{ paste, isGiven: file !== undefined || text !== '', typed, onTyped: setTyped, onText: understand }}
        />
      </FormModelContext>
    </Modal>
  )
}

interface ContentProps {
  paste: PasteSheet
  /** There is nothing to be pasted: the text or the file is being read. */
  isGiven: boolean
  typed: string
  onTyped: (text: string) => void
  onText: (text: string) => void
}

const Content = ({ paste, isGiven, typed, onTyped, onText }: ContentProps) => {
  const { t } = useFormWords()
  if (paste.sheet) return <PasteTable paste={paste} sheet={paste.sheet} />
  if (isGiven) return <Loading />
  return (
    <TextArea
      label={t('form.pasteHint')}
      rows={12}
      value={typed}
      data-autofocus
      onChange={(event) => onTyped(event.currentTarget.value)}
      onPaste={(event) => {
        const pasted = event.clipboardData.getData('text/plain')
        if (typed === '' && pasted.trim() !== '') onText(pasted)
      }}
    />
  )
}
