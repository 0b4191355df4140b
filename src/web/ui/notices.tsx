/**
 * Where notices stand: the newest at the foot of the header, in the room its title leaves; whatever is longer, older, an
 * error, or told on a phone in a strip of its own, which the page makes room for. So none ever lies over a button, a
 * field or a figure. While a dialog is open they stand in it, where people look and the focus may go.
 */
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { type FocusEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button, IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import { useKitWords } from './kit-words.ts'
import style from './notices.module.css'
import { ACTIONS_MOST, dismiss, lifeOf, notices, type Standing } from './notify.tsx'
import { swallowRepeatedPress } from './repeated-press.ts'
import { createStore, useStore } from './store.ts'

/** Strips on the page, topmost last; only that one shows anything. */
const strips = createStore<readonly string[]>([])
/** Whether the header has room for one. */
const slots = createStore(0)
/** Too long for the header. */
const long = createStore<ReadonlySet<number>>(new Set())

/** The one for the header: the newest that is no error and fits there. */
const inHeader = (all: readonly Standing[], { isOpen, isLong }: { isOpen: boolean; isLong: ReadonlySet<number> }) =>
  isOpen ? all.findLast((notice) => notice.tone !== 'error' && !isLong.has(notice.id)) : undefined

const useInHeader = (): Standing | undefined => {
  const hasSlot = useStore(slots) > 0
  const isCovered = useStore(strips).length > 1
  return inHeader(useStore(notices), { isOpen: hasSlot && !isCovered, isLong: useStore(long) })
}

/** In the header: one line. */
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

/** Across a page or a dialog: as many lines as it takes. Empty it is nothing. */
export const NoticeStrip = () => {
  const id = useId()
  const isTop = useStore(strips).at(-1) === id
  const above = useInHeader()
  const all = useStore(notices)
  useEffect(() => {
    strips.set((before) => [...before, id])
    return () => strips.set((before) => before.filter((other) => other !== id))
  }, [id])
  const cards = (isOf: (notice: Standing) => boolean) =>
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

/** Puts the focus on what the newest notice offers; false when none stands. */
export const focusNotice = (): void | false => {
  const button = document.querySelector<HTMLElement>('[data-notice] button')
  if (!button) return false
  button.focus({ preventScroll: true })
}

const icons = { ok: CircleCheck, info: Info, error: CircleAlert }

/** Whoever reads or is about to press is not hurried: the time begins again afterwards. */
const useLife = (notice: Standing) => {
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const life = lifeOf(notice)
  const { id } = notice
  useEffect(() => {
    if (isHovered || isFocused || life === null) return undefined
    const timer = setTimeout(() => dismiss(id), life)
    return () => clearTimeout(timer)
  }, [id, life, isHovered, isFocused])
  return { setHovered, setFocused }
}

/** The focus goes back to where it came from when the notice it went into is closed. */
const useWayBack = () => {
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

const NoticeCard = ({ notice }: { notice: Standing }) => {
  const words = useKitWords()
  const { setHovered, setFocused } = useLife(notice)
  const way = useWayBack()
  const Icon = icons[notice.tone]
  const title = notice.title ?? { ok: '', info: words.notice, error: words.error }[notice.tone]
  const close = () => {
    way.back()
    dismiss(notice.id)
    // What the strip made room for moves up under the pointer.
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
      {notice.actions?.slice(0, ACTIONS_MOST).map((action) => (
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
