/** The PDF for the current choice; the previous one stays until the new one is ready. */
import { useEffect, useState } from 'react'
import { CallFailed } from '#web/data/call.ts'
import type { Orientation, Paper, PrintPart } from './job.ts'
import { bodyFor, type PrintChoice } from './choice.ts'
import { makePdf } from './pdf.ts'

export interface PdfResult {
  url: string
  blob: Blob
  notice: string
  paper: Paper
  orientation: Orientation
}

export const usePdf = (part: PrintPart, { template, paper, orientation }: PrintChoice) => {
  const [made, setMade] = useState<PdfResult | null>(null)
  const [problem, setProblem] = useState({ of: '', text: '' })
  const [done, setDone] = useState('')
  const [again, setAgain] = useState(0)
  const wanted = `${part.fileName}/${template}/${paper}/${orientation}/${again}`
  useEffect(() => {
    const stop = new AbortController()
    const make = async () => {
      const body = await bodyFor(part, { template, paper, orientation })
      const { blob, notice } = await makePdf(body, stop.signal)
      if (stop.signal.aborted) return
      setDone(wanted)
      setMade({
        url: URL.createObjectURL(blob),
        blob,
        notice,
        paper: body.size ?? 'A4',
        orientation: body.orientation ?? 'portrait',
      })
    }
    make().catch((failure: unknown) => {
      if (!(failure instanceof CallFailed)) throw failure
      if (failure.kind !== 'aborted') setProblem({ of: wanted, text: failure.message })
    })
    return () => stop.abort()
  }, [part, template, paper, orientation, wanted])
  useEffect(
    () => () => {
      if (made) URL.revokeObjectURL(made.url)
    },
    [made],
  )
  const failed = problem.of === wanted ? problem.text : ''
  return { made, problem: failed, busy: done !== wanted && failed === '', retry: () => setAgain((count) => count + 1) }
}
