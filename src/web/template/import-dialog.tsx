/** Takes forms out of a file: first says what would become of each, then stores them. */
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { reportFailure } from '#web/data/queries.ts'
import { toBase64 } from '#web/ui/base/base64.ts'
import { Button } from '#web/ui/button.tsx'
import { showDialog } from '#web/ui/floating/confirm.tsx'
import { Modal } from '#web/ui/floating/dialog.tsx'
import { Checkbox } from '#web/ui/fields/field.tsx'
import { useFileInput } from '#web/ui/fields/file-input.tsx'
import { Stack } from '#web/ui/layout.tsx'
import { notifyOk } from '#web/ui/floating/notify.tsx'
import { StatusChip } from '#web/ui/parts.tsx'
import { importTemplates, type ImportOutcome } from './calls.ts'
import style from './templates.module.css'
import { useTemplateWords } from './words.ts'

const tones = { created: 'ok', replaced: 'info', refused: 'bad' } as const

interface ChosenFile {
  fileName: string
  fileToBytes: string
}

const useImport = (onClose: () => void) => {
  const { w } = useTemplateWords()
  const [file, setFile] = useState<ChosenFile | null>(null)
  const [replace, setReplace] = useState(false)
  const [outcomes, setOutcomes] = useState<readonly ImportOutcome[]>([])
  const [isBusy, setBusy] = useState(false)
  const run = async (chosen: ChosenFile, how: { replace: boolean; dryRun: boolean }) => {
    setBusy(true)
    try {
      const forms = await importTemplates({ ...chosen, ...how })
      setOutcomes(forms)
      if (how.dryRun) setFile(chosen)
      else {
        notifyOk(w('templates.imported', { n: forms.filter(({ outcome }) => outcome !== 'refused').length }))
        if (forms.every(({ outcome }) => outcome !== 'refused')) onClose()
        setFile(null)
      }
    } catch (failure) {
      reportFailure(failure)
    }
    setBusy(false)
  }
  return {
    file,
    replace,
    outcomes,
    isBusy,
    choose: async (chosen: File) =>
      run({ fileName: chosen.name, fileToBytes: await toBase64(chosen) }, { replace, dryRun: true }),
    setReplace: (next: boolean) => {
      setReplace(next)
      if (file) void run(file, { replace: next, dryRun: true })
    },
    store: () => file && void run(file, { replace, dryRun: false }),
  }
}

const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const { w, t } = useTemplateWords()
  const { file, replace, outcomes, isBusy, choose, setReplace, store } = useImport(onClose)
  const ready = outcomes.filter(({ outcome }) => outcome !== 'refused').length
  const { open, input } = useFileInput({
    accept: '.json,application/json',
    onFiles: ([chosen]) => void choose(chosen),
  })
  return (
    <Modal
      opened
      onClose={onClose}
      title={w('templates.import')}
      width={640}
      foot={
        <>
          <Button onClick={onClose}>{t('web.close')}</Button>
          <Button variant="primary" busy={isBusy} disabled={!file || ready === 0} onClick={store}>
            {w('templates.importForms', { n: ready })}
          </Button>
        </>
      }
    >
      <Stack gap={12} className="top">
        <p>{w('templates.importHint')}</p>
        {input}
        <Button icon={<FileUp size={16} />} data-autofocus busy={isBusy} onClick={open}>
          {file ? w('templates.otherFile') : w('templates.chooseFile')}
        </Button>
        <Checkbox
          label={w('templates.replace')}
          checked={replace}
          onChange={({ currentTarget: { checked } }) => setReplace(checked)}
        />
        {outcomes.length > 0 && (
          <ul className={style.outcomes}>
            {outcomes.map(({ code, name, outcome, description }, index) => (
              <li key={index}>
                <span>
                  <b>{name || code}</b> <small>{code}</small>
                  {description && <span className="block bad">{description}</span>}
                </span>
                <StatusChip tone={tones[outcome]}>{w(`templates.outcome.${outcome}`)}</StatusChip>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Modal>
  )
}

export const askForFile = (): Promise<boolean> => showDialog((answer) => <ImportDialog onClose={() => answer(false)} />)
