/**
 * Positions of notices: the newest one is shown in the header if it fits next to the title. Long, older and error
 * notices, and all notices on phones, are shown in a strip that moves the page down, so that no notice ever covers a
 * button or a field. While a dialog is open, notices are shown inside it, because the focus cannot leave it.
 */
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { type FocusEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button, IconButton } from '../button.tsx'
import { classNames } from '../base/class-names.ts'
import { useKitWords } from '../base/kit-words.ts'
import style from './notices.module.css'
import { MAX_ACTIONS, dismiss, timeoutOf, notices, type VisibleNotice } from './notify.tsx'
import { swallowRepeatedPress } from '../base/repeated-press.ts'
import { createStore, useStore } from '../base/store.ts'

/** Mounted strips, topmost last; only that one shows notices. */
const strips = createStore<readonly string[]>([])
/** Number of mounted header slots. */
const slots = createStore(0)
/** Ids of notices that are too long for the header. */
const long = createStore<ReadonlySet<number>>(new Set())

/** The notice for the header: the newest one that is not an error and fits. */
const inHeader = (
  all: readonly VisibleNotice[],
  { isOpen, isLong }: { isOpen: boolean; isLong: ReadonlySet<number> },
) => (isOpen ? all.findLast((notice) => notice.tone !== 'error' && !isLong.has(notice.id)) : undefined)

const useInHeader = (): VisibleNotice | undefined => {
  const hasSlot = useStore(slots) > 0
  const isCovered = useStore(strips).length > 1
  return inHeader(useStore(notices), { isOpen: hasSlot && !isCovered, isLong: useStore(long) })
}

/** The slot in the header, with one line. */
export const NoticeSlot = () => {
  const box = useRef<HTMLDivElement>(null)
  const notice = useInHeader()
  useEffect(() => {
    slots.set((before) => before + 1)
    return () => slots.set((before) => before - 1)
  }, [])
  useLayoutEffect(() => {
    const text = box.current?.querySelector('[data-text]')
    if (notice && text && text.scrollWidth > text.clientWidth) long.set((before) => new Set(before).add(notice.id))
  }, [notice])
  return (
    <div ref={box} className={style.slot} role="status">
      {notice && <NoticeCard key={notice.id} notice={notice} />}
    </div>
  )
}

/** The strip across a page or dialog, with as many lines as needed; renders nothing when empty. */
export const NoticeStrip = () => {
  const id = useId()
  const isTop = useStore(strips).at(-1) === id
  const above = useInHeader()
  const all = useStore(notices)
  useEffect(() => {
    strips.set((before) => [...before, id])
    return () => strips.set((before) => before.filter((other) => other !== id))
  }, [id])
  const cards = (isOf: (notice: VisibleNotice) => boolean) =>
    isTop &&
    all
      .filter((notice) => notice !== above && isOf(notice))
      .toReversed()
      .map((notice) => <NoticeCard key={notice.id} notice={notice} />)
  return (
    <div className={style.strip}>
      {cards(({ tone }) => tone === 'error')}
      <div role="status">{cards(({ tone }) => tone !== 'error')}</div>
    </div>
  )
}

/** Focuses the action of the newest notice; returns false when there is none. */
export const focusNotice = (): void | false => {
  const button = document.querySelector<HTMLElement>('[data-notice] button')
  if (!button) return false
  button.focus({ preventScroll: true })
}

const icons = { ok: CircleCheck, info: Info, error: CircleAlert }

/** The timer pauses while the notice is hovered or focused, and restarts afterwards. */
const useTimeout = (notice: VisibleNotice) => {
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const life = timeoutOf(notice)
  const { id } = notice
  useEffect(() => {
    if (isHovered || isFocused || life === null) return undefined
    const timer = setTimeout(() => dismiss(id), life)
    return () => clearTimeout(timer)
  }, [id, life, isHovered, isFocused])
  return { setHovered, setFocused }
}

/** Returns the focus to where it was when the focused notice is closed. */
const useReturnFocus = () => {
  const from = useRef<HTMLElement | null>(null)
  return {
    note: (event: FocusEvent<HTMLElement>) => {
      const { relatedTarget, currentTarget } = event
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) from.current = relatedTarget
    },
    back: () => {
      if (from.current?.isConnected) from.current.focus({ preventScroll: true })
    },
  }
}

const NoticeCard = ({ notice }: { notice: VisibleNotice }) => {
  const words = useKitWords()
  const { setHovered, setFocused } = useTimeout(notice)
  const way = useReturnFocus()
  const Icon = icons[notice.tone]
  const title = notice.title ?? { ok: '', info: words.notice, error: words.error }[notice.tone]
  const close = () => {
    way.back()
    dismiss(notice.id)
    // The content below moves up under the pointer, so a double click must not hit it.
    swallowRepeatedPress()
  }
  return (
    <div
      className={classNames(style.notice, style[notice.tone])}
      data-notice={notice.tone}
      role={notice.tone === 'error' ? 'alert' : undefined}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={(event) => {
        way.note(event)
        setFocused(true)
      }}
      onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      <Icon size={16} className={style.icon} aria-hidden="true" />
      <span className={style.text} data-text>
        {title && <strong>{title}: </strong>}
        {notice.message}
      </span>
      {notice.actions?.slice(0, MAX_ACTIONS).map((action) => (
        <Button
          key={action.label}
          size="small"
          onClick={() => {
            close()
            action.run()
          }}
        >
          {action.label}
        </Button>
      ))}
      <IconButton label={words.close} size="small" icon={<X size={14} />} onClick={close} />
    </div>
  )
}
