/** The print pages of a report: HTML of the print service in a frame without scripts and network access. */
import { useEffect, useRef, useState } from 'react'
import { CallFailed } from '#web/data/call.ts'
import { useFormWords } from '#web/words/form-words.ts'
import { makeHtml } from '#web/print/pdf.ts'
import { Button } from '#web/ui/button.tsx'
import { Loading, PageState } from '#web/ui/parts.tsx'
import { MOST_ON_PAGES } from './data/view-mode.ts'
import { openReportPdf, printBody, type Printing } from './output.ts'
import { fitPages, layOutPages } from './paper-pages.ts'
import style from './report.module.css'

type Made = { of: Printing; html: string; notice: string } | { of: Printing; problem: string }

const usePages = (printing: Printing): { made: Made | null; again: () => void } => {
  const [made, setMade] = useState<Made | null>(null)
  const [tries, setTries] = useState(0)
  const { report, result, settings, userName, compared } = printing
  useEffect(() => {
    const stop = new AbortController()
    const of = { report, result, settings, userName, compared }
    makeHtml(printBody(of), stop.signal).then(
      ({ html, notice }) => setMade({ of, html, notice }),
      (failure: unknown) => {
        if (!(failure instanceof CallFailed)) throw failure
        if (failure.kind !== 'aborted') setMade({ of, problem: failure.message })
      },
    )
    return () => stop.abort()
  }, [report, result, settings, userName, compared, tries])
  const isOfThis = made?.of.result === result && made.of.compared === compared
  return { made: isOfThis ? made : null, again: () => setTries((count) => count + 1) }
}

export const PaperView = ({ printing }: { printing: Printing }) => {
  const { t } = useFormWords()
  if (printing.result.rows.length > MOST_ON_PAGES)
    return (
      <PageState
        title={t('reports.manyPages')}
        actions={
          <Button variant="primary" onClick={() => void openReportPdf(printing, new AbortController().signal)}>
            {t('reports.print')}
          </Button>
        }
      />
    )
  return <Pages printing={printing} />
}

const Pages = ({ printing }: { printing: Printing }) => {
  const { t } = useFormWords()
  const { made, again } = usePages(printing)
  if (made && 'problem' in made)
    return <PageState role="alert" title={made.problem} actions={<Button onClick={again}>{t('web.retry')}</Button>} />
  if (!made) return <Loading>{t('web.processing')}</Loading>
  return (
    <>
      {made.notice && (
        <p role="status" className={style.printNotice}>
          {made.notice}
        </p>
      )}
      <Frame html={made.html} />
    </>
  )
}

const Frame = ({ html }: { html: string }) => {
  const { t } = useFormWords()
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const page = frame.current?.contentDocument
    if (!isReady || !page || !frame.current) return undefined
    const pages = layOutPages(page, html, (at, of) => t('printing.page', { page: at, pages: of }))
    frame.current.dataset['pages'] = String(pages)
    const fit = () => fitPages(page, frame.current?.clientWidth ?? 0)
    fit()
    const watcher = new ResizeObserver(fit)
    watcher.observe(frame.current)
    return () => watcher.disconnect()
  }, [isReady, html, t])
  return (
    <iframe
      ref={frame}
      className="grow wide on-canvas unframed"
      // The page can write into the frame; scripts in it cannot run.
      sandbox="allow-same-origin"
      src="/paper"
      title={t('reports.pages')}
      onLoad={() => setReady(true)}
    />
  )
}
