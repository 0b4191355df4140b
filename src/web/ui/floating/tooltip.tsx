/** The tooltip of the whole application: shows the `data-tip` of the hovered or keyboard-focused element. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import style from './overlay.module.css'

const DELAY_MS = 400
interface VisibleTooltip {
  text: string
  at: DOMRect
}

export const TooltipHost = () => {
  const [shown, setShown] = useState<VisibleTooltip | null>(null)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => watch(setShown), [])
  useLayoutEffect(() => {
    if (shown && box.current) positionTooltip(box.current, shown.at)
  }, [shown])
  return (
    shown && (
      <div ref={box} className={style.tooltip} aria-hidden="true">
        {shown.text}
      </div>
    )
  )
}

const watch = (show: (shown: VisibleTooltip | null) => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isTouched = false
  const hide = () => {
    clearTimeout(timer)
    show(null)
  }
  const start = (event: Event) => {
    const owner = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tip]') : null
    hide()
    // A finger does not hover: the tooltip would stay over what was tapped.
    if (event instanceof PointerEvent) isTouched = event.pointerType === 'touch'
    if (isTouched || !owner || owner.getAttribute('aria-expanded') === 'true') return
    if (event.type === 'focusin' && !owner.matches(':focus-visible')) return
    timer = setTimeout(() => {
      if (owner.isConnected) show({ text: owner.dataset['tip']!, at: owner.getBoundingClientRect() })
    }, DELAY_MS)
  }
  const starts = ['pointerover', 'focusin'] as const
  const ends = ['pointerdown', 'keydown', 'scroll', 'focusout'] as const
  for (const name of starts) document.addEventListener(name, start)
  for (const name of ends) document.addEventListener(name, hide, { capture: true })
  return () => {
    clearTimeout(timer)
    for (const name of starts) document.removeEventListener(name, start)
    for (const name of ends) document.removeEventListener(name, hide, { capture: true })
  }
}

const positionTooltip = (box: HTMLElement, at: DOMRect) => {
  const { width, height } = box.getBoundingClientRect()
  const below = at.bottom + 6 + height < innerHeight
  box.style.top = `${below ? at.bottom + 6 : at.top - 6 - height}px`
  box.style.left = `${Math.max(6, Math.min(at.left + at.width / 2 - width / 2, innerWidth - width - 6))}px`
}
