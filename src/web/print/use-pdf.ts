/** The PDF for the current choice; the previous one stays until the new one is ready. */
import { useEffect, useState } from 'react'
import { CallFailed } from '#web/data/call.ts'
import { currentFormWords } from '#web/words/form-words.ts'
import { papers, type Orientation, type Paper, type PrintBody, type PrintJob } from './job.ts'
import { MOST_PRINTS, printsOf, runFor, type PrintChoice } from './choice.ts'
import type { Language } from '#i18n/fill.ts'
import { languageStore } from '#web/words/language.ts'
import { makePdf } from './pdf.ts'

export interface PdfResult {
  url: string
  blob: Blob
  notice: string
  paper: Paper
  orientation: Orientation
  /** Null: several. */
  language: Language | null
}

/** Letters and labels of one print say theirs, each for itself. */
const languagesOf = ({ language, info }: PrintBody): readonly Language[] => {
  const { ListItem } = info as { ListItem?: unknown }
  const items: readonly unknown[] = Array.isArray(ListItem) ? ListItem : []
  const own = items.flatMap((item): Language[] => {
    const { language: spoken } = (item ?? {}) as { language?: unknown }
    return spoken === 'vi' || spoken === 'en' ? [spoken] : []
  })
  return language || own.length === 0 ? [language ?? languageStore.get()] : own
}

/** Paper as of the first one. */
const lookOf = (bodies: readonly PrintBody[]): Pick<PdfResult, 'paper' | 'orientation' | 'language'> => {
  const { size, orientation } = bodies[0]!
  const [language, ...others] = new Set(bodies.flatMap(languagesOf))
  return {
    paper: papers.find((one) => one === size) ?? 'A4',
    orientation: orientation ?? 'portrait',
    language: others.length > 0 ? null : language!,
  }
}

export const usePdf = (job: PrintJob, chosen: PrintChoice) => {
  const [made, setMade] = useState<PdfResult | null>(null)
  const [problem, setProblem] = useState({ of: '', text: '' })
  const [done, setDone] = useState('')
  const [again, setAgain] = useState(0)
  const wanted = `${job.parts[0].fileName}/${JSON.stringify(chosen)}/${again}`
  useEffect(() => {
    const stop = new AbortController()
    const make = async () => {
      if (printsOf(job, chosen) > MOST_PRINTS)
        throw new CallFailed('refused', currentFormWords().t('printing.tooMany', { n: MOST_PRINTS }))
      const body = await runFor(job, chosen, stop.signal)
      const { blob, notice } = await makePdf(body, stop.signal)
      if (stop.signal.aborted) return
      setDone(wanted)
      setMade({
        url: URL.createObjectURL(blob),
        blob,
        notice,
        ...lookOf('documents' in body ? body.documents : [body]),
      })
    }
    make().catch((failure: unknown) => {
      if (stop.signal.aborted) return
      if (!(failure instanceof CallFailed)) throw failure
      if (failure.kind !== 'aborted') setProblem({ of: wanted, text: failure.message })
    })
    return () => stop.abort()
  }, [job, chosen, wanted])
  useEffect(
    () => () => {
      if (made) URL.revokeObjectURL(made.url)
    },
    [made],
  )
  const failed = problem.of === wanted ? problem.text : ''
  return { made, problem: failed, busy: done !== wanted && failed === '', retry: () => setAgain((count) => count + 1) }
}
