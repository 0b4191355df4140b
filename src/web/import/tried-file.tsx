/** A workbook that is chosen in a dialog and sent to be tried before anything of it is written. */
import { useRef, useState } from 'react'
import { reportFailure } from '#web/data/queries.ts'
import { toBase64 } from '#web/ui/base64.ts'
import { Button } from '#web/ui/button.tsx'

/** The file as the calls take it. */
interface SentFile {
  fileName: string
  fileToBytes: string
}

/** `ask`: sends the file to be tried; undefined when there is nothing to show of it. */
export const useTriedFile = <Answer,>(ask: (file: SentFile) => Promise<Answer | undefined>) => {
  const [sent, setSent] = useState<SentFile>()
  const [tried, setTried] = useState<Answer>()
  const [busy, setBusy] = useState(false)
  const choose = async (file: File | undefined): Promise<void> => {
    if (!file) return
    setBusy(true)
    setTried(undefined)
    try {
      const body = { fileName: file.name, fileToBytes: await toBase64(file) }
      setSent(body)
      setTried(await ask(body))
    } catch (failure) {
      reportFailure(failure)
    } finally {
      setBusy(false)
    }
  }
  return { sent, tried, setTried, busy, choose }
}

interface ChooserProps {
  label: string
  name: string
  busy: boolean
  onFile: (file: File | undefined) => void
}
export const FileChooser = ({ label, name, busy, onFile }: ChooserProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <p>
      <Button busy={busy} onClick={() => input.current?.click()}>
        {label}
      </Button>{' '}
      {name}
      <input
        ref={input}
        type="file"
        accept=".xlsx"
        className="hidden-visually"
        tabIndex={-1}
        aria-label={label}
        onChange={({ currentTarget }) => {
          onFile(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
      />
    </p>
  )
}
