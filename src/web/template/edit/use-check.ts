/** What is wrong with the text while it is edited: at once what cannot be read at all, the rest from the server. */
import { useEffect, useState } from 'react'
import { CallFailed } from '#web/data/call.ts'
import { checkText, type FormBase, type TextProblem } from '../calls.ts'

const PAUSE_MS = 300

export const useCheck = (content: string, { xType, base }: FormBase) => {
  const [checked, setChecked] = useState<{ of: string; problems: readonly TextProblem[] }>({ of: '', problems: [] })
  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(() => {
      checkText(content, { xType, base }, stop.signal).then(
        (problems) => {
          if (!stop.signal.aborted) setChecked({ of: content, problems })
        },
        (failure: unknown) => {
          // Saving checks again; a check that got no answer is no problem of the text.
          if (!(failure instanceof CallFailed)) throw failure
        },
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [content, xType, base])
  return { problems: checked.problems, isChecked: checked.of === content }
}
