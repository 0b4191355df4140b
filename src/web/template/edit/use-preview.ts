/** The PDF of the text while it is edited; the last one stays until the next is ready. */
import { useEffect, useState } from 'react'
import { CallFailed } from '#web/data/call.ts'
import { makePdf, type MadePdf } from '#web/print/pdf.ts'
import { useLatest } from '#web/ui/base/use-latest.ts'
import type { Sample } from '../calls.ts'
import { previewBody, type PreviewText } from './preview-body.ts'

/** After the last key. With the print and drawing it, a change is seen within half a second. */
const PAUSE_MS = 100

export interface Preview {
  pdf: Blob | null
  /** What to tell of the print. */
  notice: string
  /** What is shown is not yet what is typed. */
  isOld: boolean
  failure: string
}

/** A text that cannot be read is not sent. */
export const usePreview = (text: PreviewText, sample: Sample | undefined, isReadable: boolean): Preview => {
  const [made, setMade] = useState<{ of: string; pdf: MadePdf } | null>(null)
  const [failed, setFailed] = useState({ of: '', message: '' })
  const wanted = JSON.stringify([text, sample?.title])
  const latest = useLatest({ text, sample })
  useEffect(() => {
    if (!sample || !isReadable) return undefined
    const stop = new AbortController()
    const make = async () => {
      const pdf = await makePdf(previewBody(latest.current.text, latest.current.sample!.info), stop.signal)
      if (!stop.signal.aborted) setMade({ of: wanted, pdf })
    }
    const timer = setTimeout(() => {
      make().catch((failure: unknown) => {
        if (!(failure instanceof CallFailed)) throw failure
        if (failure.kind !== 'aborted') setFailed({ of: wanted, message: failure.message })
      })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [wanted, sample, isReadable, latest])
  return {
    pdf: made?.pdf.blob ?? null,
    notice: made?.pdf.notice ?? '',
    isOld: made !== null && made.of !== wanted,
    failure: failed.of === wanted ? failed.message : '',
  }
}
