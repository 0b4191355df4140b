/** The list of a picker. The focus stays in its input; nothing inside the list takes it. */
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { say } from '#web/ui/floating/spoken.tsx'
import { PORTAL } from '#web/ui/floating/theme.tsx'
import { useFormWords } from '#web/words/form-words.ts'
import style from './pickers.module.css'

export interface SuggestPopupProps {
  anchor: RefObject<HTMLElement | null>
  id: string
  label: string
  /** Minimum width; the list is at least as wide as its anchor. */
  width?: number
  head?: ReactNode
  foot?: ReactNode
  children: ReactNode
  /** Called near the end of the list, to load the next page. */
  onEnd?: () => void
  /** Index of the row that must stay visible. */
  active: number
  /** Number of options. */
  count: number
  /**
   * The list belongs to a cell of the lines: it opens below the cell, so that it does not cover earlier lines, and
   * above only if there is no room; then it is low.
   */
  inLines?: boolean
  /** What was searched for and has been answered; empty while nothing was. */
  searched?: string
  /** There are more than those. */
  hasMore?: boolean
}

/** How many were found is said once for each search; that nothing was says the list itself. */
const useSaidCount = ({ searched = '', count, hasMore = false }: SuggestPopupProps): void => {
  const { t } = useFormWords()
  const tell = useEffectEvent(() => {
    if (count > 0) say(t(hasMore ? 'picker.foundMore' : 'picker.found', { n: count }))
  })
  useEffect(() => {
    if (searched !== '') tell()
  }, [searched])
}

const GAP = 4
const MOST_HEIGHT = 360
const NEAR_END = 120

/** Room below a line that is sufficient. */
const ROOM_BELOW = 168
const ROWS_ABOVE = 6
const ROW_HEIGHT = 32

/** The height of this number of rows with head and foot. */
const heightOf = (box: HTMLElement, rows: number) => {
  const list = box.querySelector<HTMLElement>('[role=listbox], [role=status]')
  const row = box.querySelector<HTMLElement>('[role=option]')?.offsetHeight ?? ROW_HEIGHT
  return box.offsetHeight - (list?.offsetHeight ?? 0) + rows * row
}

const place = (box: HTMLElement, anchor: HTMLElement, { width, inLines }: { width: number; inLines: boolean }) => {
  const at = anchor.getBoundingClientRect()
  const wide = Math.min(Math.max(at.width, width), innerWidth - 16)
  const below = innerHeight - at.bottom - GAP - 8
  const above = at.top - GAP - 8
  const up = below < (inLines ? ROOM_BELOW : 240) && above > below
  const most = up && inLines ? heightOf(box, ROWS_ABOVE) : MOST_HEIGHT
  box.style.width = `${wide}px`
  box.style.left = `${Math.max(8, Math.min(at.left, innerWidth - wide - 8))}px`
  box.style.maxHeight = `${Math.min(most, up ? above : below)}px`
  box.style.top = up ? '' : `${at.bottom + GAP}px`
  box.style.bottom = up ? `${innerHeight - at.top + GAP}px` : ''
}

export const SuggestPopup = (props: SuggestPopupProps) => {
  const { anchor, id, label, width = 0, head, foot, children, onEnd, active, count, inLines = false } = props
  useSaidCount(props)
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const put = () => {
      if (box.current && anchor.current) place(box.current, anchor.current, { width, inLines })
    }
    put()
    addEventListener('resize', put)
    addEventListener('scroll', put, { capture: true, passive: true })
    return () => {
      removeEventListener('resize', put)
      removeEventListener('scroll', put, { capture: true })
    }
  }, [anchor, width, inLines, count])
  useLayoutEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const host = document.querySelector(PORTAL) ?? document.body
  return createPortal(
    <div ref={box} className={style.popup} onMouseDown={(event) => event.preventDefault()}>
      {head}
      <div
        ref={list}
        id={id}
        // Without options it is not a listbox; the text says why it is empty.
        role={count > 0 ? 'listbox' : 'status'}
        aria-label={label}
        className={style.rows}
        onScroll={(event) => {
          const { scrollTop, scrollHeight, clientHeight } = event.currentTarget
          if (scrollHeight - scrollTop - clientHeight < NEAR_END) onEnd?.()
        }}
      >
        {children}
      </div>
      {foot && <div className={style.footer}>{foot}</div>}
    </div>,
    host,
  )
}
