/**
 * Which rows of equal height are rendered: the visible ones and some more at each edge; and scrolling a row into view.
 */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

interface RowSpare {
  /** Number of extra rows at each edge. */
  spare: number
  /**
   * The range is only updated after this many rows have scrolled by, so that fewer renders with more rows each are
   * needed.
   */
  step: number
}

/** `top`, `height`: the visible part in pixels. Returns the range of rows; the end is exclusive. */
export const rowsToDraw = (
  top: number,
  height: number,
  { rowHeight, spare, step }: RowSpare & { rowHeight: number },
): { first: number; last: number } => ({
  first: Math.max(0, Math.floor((top / rowHeight - spare) / step) * step),
  last: Math.ceil(((top + height) / rowHeight + spare) / step) * step,
})

/** Scroll position of the scroller, remembered because reading it would force the browser to compute the layout. */
export interface View {
  top: number
  left: number
  height: number
  width: number
}

interface RowBand extends RowSpare {
  /** In pixels; by default the value of the CSS variable `--line-row`. */
  rowHeight?: number
  /** Heights of the sticky parts above and below the rows. */
  head: number
  foot: number
}
const USUAL_HEIGHT = 34
const usualBand: RowBand = { head: 0, foot: 0, spare: 6, step: 1 }

/** `pool`: the largest number of rows rendered at once so far. */
export const useRowWindow = (scroller: RefObject<HTMLElement | null>, count: number, given: Partial<RowBand>) => {
  const { rowHeight: fixedHeight, head, foot, spare, step } = { ...usualBand, ...given }
  const view = useRef<View>({ top: 0, left: 0, height: 0, width: 0 })
  const [rendered, setRendered] = useState({
    first: 0,
    last: 40,
    pool: 40,
    width: 0,
    height: 0,
    rowHeight: fixedHeight ?? USUAL_HEIGHT,
  })
  const looks = useRef<() => void>(() => undefined)
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return undefined
    let shown = { first: 0, last: 0 }
    let rowHeight = fixedHeight ?? USUAL_HEIGHT
    let size = { width: 0, height: 0 }
    const look = () => {
      view.current = { top: box.scrollTop, left: box.scrollLeft, ...size }
      const { first, last } = rowsToDraw(box.scrollTop, size.height - head, { rowHeight, spare, step })
      shown = { first, last }
      setRendered((before) =>
        before.first === first &&
        before.last === last &&
        before.width === size.width &&
        before.height === size.height &&
        before.rowHeight === rowHeight
          ? before
          : { first, last, pool: Math.max(before.pool, last - first), ...size, rowHeight },
      )
    }
    looks.current = look
    // Where none of the rows that come into view is there yet, they are drawn before anything else is painted.
    const scrolled = () => {
      const top = Math.floor(box.scrollTop / rowHeight)
      const bottom = Math.ceil((box.scrollTop + size.height) / rowHeight)
      if (top >= shown.last || bottom <= shown.first) flushSync(look)
      else look()
    }
    const measure = () => {
      if (fixedHeight === undefined)
        rowHeight = Number.parseInt(getComputedStyle(box).getPropertyValue('--line-row'), 10) || USUAL_HEIGHT
      size = { width: box.clientWidth, height: box.clientHeight }
      look()
    }
    measure()
    box.addEventListener('scroll', scrolled, { passive: true })
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => {
      box.removeEventListener('scroll', scrolled)
      observer.disconnect()
    }
  }, [scroller, fixedHeight, head, spare, step])

  const reveal = (index: number): void => {
    const box = scroller.current
    if (!box) return
    const top = index * rendered.rowHeight
    const room = box.clientHeight - head - foot
    if (top < box.scrollTop) box.scrollTo({ top })
    else if (top + rendered.rowHeight > box.scrollTop + room) box.scrollTo({ top: top + rendered.rowHeight - room })
  }
  return {
    ...rendered,
    first: Math.min(rendered.first, count),
    last: Math.min(rendered.last, count),
    view,
    reveal,
    /** Draws the rows of a position that was set in a layout effect, before it is painted. */
    look: () => looks.current(),
  }
}
