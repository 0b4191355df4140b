/** A box positioned at a control; it moves with the control and closes by Esc or a click outside. */
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../base/class-names.ts'
import { keepTabInside, useFocusInside } from '../base/focus.ts'
import { portalHost, useLayer } from '../base/layers.ts'
import style from './overlay.module.css'
import { positionBox, type Placement } from './position.ts'

export interface FloatingProps {
  anchor: HTMLElement
  onClose: () => void
  role: 'dialog' | 'menu' | 'group'
  label: string
  id: string
  width?: number | 'target' | 'max-content'
  placement?: Placement
  className?: string | undefined
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
  children: ReactNode
}

const position = (
  box: HTMLElement,
  anchor: HTMLElement,
  { placement, width }: { placement: Placement; width: FloatingProps['width'] },
): void => {
  const at = anchor.getBoundingClientRect()
  const room = { width: document.documentElement.clientWidth, height: innerHeight }
  if (width === 'target') box.style.minWidth = `${at.width}px`
  else if (typeof width === 'number') box.style.width = `${Math.min(width, room.width - 16)}px`
  box.style.maxHeight = ''
  const placed = positionBox(at, { width: box.offsetWidth, height: box.offsetHeight }, { placement, room })
  box.style.left = `${placed.left}px`
  box.style.top = `${placed.top}px`
  box.style.maxHeight = `${placed.maxHeight}px`
}

export const Floating = ({
  anchor,
  onClose,
  role,
  label,
  id,
  width = 'max-content',
  placement = 'bottom-start',
  className,
  onKeyDown,
  children,
}: FloatingProps) => {
  const box = useRef<HTMLDivElement>(null)
  useLayer({ kind: role === 'menu' ? 'menu' : 'popover', box: () => box.current, anchor: () => anchor, close: onClose })
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    const again = () => position(element, anchor, { placement, width })
    // Scrolling inside the box does not move it.
    const onScroll = (event: Event) => {
      if (!(event.target instanceof Node) || !element.contains(event.target)) again()
    }
    again()
    const watcher = new ResizeObserver(again)
    watcher.observe(element)
    addEventListener('resize', again)
    addEventListener('scroll', onScroll, { capture: true, passive: true })
    return () => {
      watcher.disconnect()
      removeEventListener('resize', again)
      removeEventListener('scroll', onScroll, { capture: true })
    }
  }, [anchor, placement, width])
  useFocusInside(box)
  return createPortal(
    <div
      ref={box}
      id={id}
      role={role}
      aria-label={label}
      tabIndex={-1}
      className={classNames(style.floating, className)}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        keepTabInside(event)
      }}
    >
      {children}
    </div>,
    portalHost(),
  )
}
