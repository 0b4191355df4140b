/** Choosing files: what is pressed opens the dialog, so the input itself is neither seen, reached nor spoken. */
import { useRef, type ReactNode } from 'react'

interface FileChoice {
  /** Kinds of files, as the browser takes them; without it, any. */
  accept?: string
  many?: boolean
  /** On a telephone: the camera instead of what is stored. */
  camera?: boolean
  onFiles: (files: readonly [File, ...File[]]) => void
}

/** `open` shows the dialog; `input` has to stand anywhere on the page. */
export const useFileInput = ({ accept, many, camera, onFiles }: FileChoice): { open: () => void; input: ReactNode } => {
  const input = useRef<HTMLInputElement>(null)
  return {
    open: () => input.current?.click(),
    input: (
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={many}
        {...(camera && { capture: 'environment' as const })}
        onChange={({ currentTarget }) => {
          const [first, ...more] = currentTarget.files ?? []
          // The same file can be chosen again, once it was corrected.
          currentTarget.value = ''
          if (first) onFiles([first, ...more])
        }}
      />
    ),
  }
}
