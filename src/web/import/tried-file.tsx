/** A workbook that is chosen in a dialog and sent to be tried before anything of it is written. */
import { useRef, useState } from 'react'
import { reportFailure } from '#web/data/queries.ts'
import { toBase64 } from '#web/ui/base/base64.ts'
import { Button } from '#web/ui/button.tsx'
import { useFileInput } from '#web/ui/fields/file-input.tsx'

/** The file as the calls take it. */
export interface SentFile {
  fileName: string
  fileToBytes: string
}

type Ask<Answer> = (file: SentFile) => Promise<Answer | undefined>

/** `ask`: sends the file to be tried; undefined when there is nothing to show of it. */
export const useTriedFile = <Answer,>(ask: Ask<Answer>) => {
  const [sent, setSent] = useState<SentFile>()
  const [tried, setTried] = useState<Answer>()
  const [busy, setBusy] = useState(false)
  // What is chosen beside the file may change while it is tried: the last question counts.
  const asked = useRef(0)
  const attempt = async (read: () => Promise<SentFile>, by: Ask<Answer>): Promise<void> => {
    const own = (asked.current += 1)
    setBusy(true)
    setTried(undefined)
    try {
      const file = await read()
      setSent(file)
      const answer = await by(file)
      if (own === asked.current) setTried(answer)
    } catch (failure) {
      if (own === asked.current) reportFailure(failure)
    } finally {
      if (own === asked.current) setBusy(false)
    }
  }
  const choose = (file: File): Promise<void> =>
    attempt(async () => ({ fileName: file.name, fileToBytes: await toBase64(file) }), ask)
  /** The same file, in another way. */
  const again = async (by: Ask<Answer>): Promise<void> => {
    if (sent) await attempt(async () => sent, by)
  }
  return { sent, tried, setTried, busy, choose, again }
}

interface ChooserProps {
  label: string
  name: string
  busy: boolean
  disabled?: boolean
  onFile: (file: File) => void
}
export const FileChooser = ({ label, name, busy, disabled = false, onFile }: ChooserProps) => {
  const { open, input } = useFileInput({ accept: '.xlsx', onFiles: ([file]) => onFile(file) })
  return (
    <p>
      <Button busy={busy} disabled={disabled} onClick={open}>
        {label}
      </Button>{' '}
      {name}
      {input}
    </p>
  )
}
