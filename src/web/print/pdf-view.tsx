/** The pages of a PDF below each other, with a strip of thumbnails; only pages near the visible area are rendered. */
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useFormWords } from '#web/words/form-words.ts'
import { Loading, PageState } from '#web/ui/parts.tsx'
import { openPdf, type PdfDocument, type Sheet } from './pdf-document.ts'
import style from './print.module.css'

const STRIP_PAGE = 84
const GAP = 32
/** Pages at this distance from the visible area are rendered in advance. */
const NEAR = '600px 0px'

/** Zoom relative to the paper size, or 'fit' for the width of the view. */
export type Zoom = number | 'fit'
/** Points of the PDF to CSS pixels at 100 %. */
const PIXELS_PER_POINT = 96 / 72

interface OpenedPdf {
  document: PdfDocument
  first: Sheet
}

/** The pages shown stay until the next can be drawn. */
const usePdfDocument = (blob: Blob): { shown: OpenedPdf | null; broken: boolean } => {
  const [shown, setShown] = useState<OpenedPdf | null>(null)
  const [broken, setBroken] = useState<Blob | null>(null)
  useEffect(() => {
    let isLeft = false
    const open = async () => {
      const document = await openPdf(blob)
      const first = await document.sheet(1)
      if (isLeft) document.close()
      else setShown({ document, first })
    }
    open().catch(() => {
      if (!isLeft) setBroken(blob)
    })
    return () => {
      isLeft = true
    }
  }, [blob])
  useEffect(() => () => shown?.document.close(), [shown])
  return { shown, broken: broken === blob }
}

/** Becomes true when the element first comes near the visible area of its scroller. */
const useNear = (box: RefObject<HTMLElement | null>): boolean => {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const watcher = new IntersectionObserver((seen) => setNear(seen.some((one) => one.isIntersecting)), {
      root: element.closest('[data-pages]'),
      rootMargin: NEAR,
    })
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [box])
  return near
}

interface PageProps {
  document: PdfDocument
  page: number
  width: (sheet: { width: number }) => number
  /** Assumed size until the page is loaded. */
  like: Sheet
  label?: string
}
const Page = ({ document, page, width, like, label }: PageProps) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const near = useNear(canvas)
  const [sheet, setSheet] = useState<Sheet>(like)
  const wide = width(sheet)
  useEffect(() => {
    let gone = false
    if (near)
      void document.sheet(page).then((own) => {
        if (!gone) setSheet(own)
      })
    return () => {
      gone = true
    }
  }, [document, page, near])
  useEffect(() => {
    const target = canvas.current
    if (!near || !target || (page !== 1 && sheet === like)) return undefined
    const drawing = sheet.draw(target, wide)
    drawing.done.then(
      () => {
        target.dataset['drawn'] = 'true'
      },
      // Rendering was cancelled because another size is needed.
      () => undefined,
    )
    return drawing.stop
  }, [near, sheet, wide, page, like])
  return (
    <canvas
      ref={canvas}
      className={style.page}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      style={{ width: wide, height: Math.round((wide * sheet.height) / sheet.width) }}
    />
  )
}

const useWidth = (box: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const watcher = new ResizeObserver(() => setWidth(element.clientWidth))
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [box])
  return width
}

/** The page closest to the middle of the visible area. */
const pageAt = (box: HTMLElement): number => {
  const middle = box.scrollTop + box.clientHeight / 2
  const sheets = [...box.children] as HTMLElement[]
  const at = sheets.findIndex((sheet) => sheet.offsetTop - box.offsetTop + sheet.offsetHeight >= middle)
  return at < 0 ? sheets.length : at + 1
}

export interface PdfViewProps {
  blob: Blob
  zoom: Zoom
  old: boolean
  /** Thumbnails of the pages beside them. */
  hasStrip?: boolean
}
export const PdfView = ({ blob, zoom, old, hasStrip = true }: PdfViewProps) => {
  const { t } = useFormWords()
  const { shown, broken } = usePdfDocument(blob)
  if (broken) return <PageState role="alert" title={t('printing.unreadable')} />
  if (!shown) return <Loading>{t('web.processing')}</Loading>
  return <Sheets {...shown} {...{ zoom, old, hasStrip }} />
}

interface SheetsProps {
  document: PdfDocument
  first: Sheet
  zoom: Zoom
  old: boolean
  hasStrip: boolean
}
const Sheets = ({ document, first, zoom, old, hasStrip }: SheetsProps) => {
  const { t } = useFormWords()
  const box = useRef<HTMLDivElement>(null)
  const strip = useRef<HTMLElement>(null)
  const room = useWidth(box)
  const [at, setAt] = useState(1)
  const pages = Array.from({ length: document.pages }, (_, index) => index + 1)
  const widthOf = ({ width }: { width: number }) =>
    Math.round(zoom === 'fit' ? Math.min(room - GAP, width * PIXELS_PER_POINT * 1.5) : width * PIXELS_PER_POINT * zoom)
  const go = (page: number) => box.current?.children[page - 1]?.scrollIntoView({ block: 'start' })
  const follow = () => {
    if (!box.current) return
    const page = pageAt(box.current)
    setAt(page)
    strip.current?.children[page - 1]?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div className={style.view} data-old={old || undefined}>
      {hasStrip && (
        <nav ref={strip} className={style.thumbnails} aria-label={t('printing.pages')} data-pages>
          {pages.map((page) => (
            <button
              key={page}
              type="button"
              aria-label={t('printing.page', { page, pages: document.pages })}
              aria-current={page === at ? 'page' : undefined}
              onClick={() => go(page)}
            >
              <Page document={document} page={page} like={first} width={() => STRIP_PAGE} />
              {page}
            </button>
          ))}
        </nav>
      )}
      <div
        ref={box}
        className={style.pages}
        tabIndex={0}
        role="region"
        aria-label={t('printing.preview')}
        data-pages
        onScroll={follow}
      >
        {room > 0 &&
          pages.map((page) => (
            <Page
              key={page}
              document={document}
              page={page}
              like={first}
              width={widthOf}
              label={t('printing.page', { page, pages: document.pages })}
            />
          ))}
      </div>
    </div>
  )
}
