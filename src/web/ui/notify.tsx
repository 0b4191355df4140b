/** Notices: top right, 3 seconds (spec: system §12). Errors are alerts, the rest is status. */
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import { useKitWords } from './kit-words.ts'
import style from './overlay.module.css'
import { createStore, useStore } from './store.ts'

export interface Notice {
  tone: 'ok' | 'info' | 'error'
  /** Default: none for ok, the words for notice and error for the others. */
  title?: string
  message: string
  /** How long it stays. */
  timeoutMs?: number
  action?: { label: string; run: () => void }
}
const LIFE_MS = 3000
const MOST = 5

/** What was told since the page was loaded, newest first, so that a missed one can be read again. */
export interface Told {
  id: number
  tone: Notice['tone']
  message: string
  at: Date
}
const TOLD_MOST = 50
export const told = createStore<readonly Told[]>([])

const notices = createStore<readonly (Notice & { id: number })[]>([])
let last = 0

export const notify = (notice: Notice): (() => void) => {
  const id = (last += 1)
  const same = (other: Notice) => other.tone === notice.tone && other.message === notice.message
  notices.set((before) => [...before.filter((other) => !same(other)), { ...notice, id }].slice(-MOST))
  const { tone, message } = notice
  told.set((before) => [{ id, tone, message, at: new Date() }, ...before].slice(0, TOLD_MOST))
  return () => dismiss(id)
}
export const notifyOk = (message: string, action?: Notice['action']) =>
  notify({ tone: 'ok', message, ...(action && { action, timeoutMs: 6000 }) })
export const notifyInfo = (message: string) => notify({ tone: 'info', message })
export const notifyError = (message: string, timeoutMs?: number) =>
  notify({ tone: 'error', message, ...(timeoutMs && { timeoutMs }) })

const dismiss = (id: number) => notices.set((before) => before.filter((other) => other.id !== id))
const icons = { ok: CircleCheck, info: Info, error: CircleAlert }

export const NoticeList = () => (
  <div className={style.notices}>
    {useStore(notices).map((notice) => (
      <NoticeCard key={notice.id} notice={notice} />
    ))}
  </div>
)

const NoticeCard = ({ notice }: { notice: Notice & { id: number } }) => {
  const words = useKitWords()
  // Whoever reads or is about to press is not hurried: the time begins again afterwards.
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return undefined
    const timer = setTimeout(() => dismiss(notice.id), notice.timeoutMs ?? LIFE_MS)
    return () => clearTimeout(timer)
  }, [notice, held])
  const Icon = icons[notice.tone]
  const title = notice.title ?? { ok: '', info: words.notice, error: words.error }[notice.tone]
  return (
    <div
      className={classNames(style.notice, style[notice.tone])}
      role={notice.tone === 'error' ? 'alert' : 'status'}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={18} className={style.noticeIcon} aria-hidden="true" />
      <div className={style.noticeBody}>
        {title && <div className={style.noticeTitle}>{title}</div>}
        {notice.message}
      </div>
      {notice.action && (
        <Button
          variant="subtle"
          size="small"
          onClick={() => {
            notice.action!.run()
            dismiss(notice.id)
          }}
        >
          {notice.action.label}
        </Button>
      )}
      <IconButton label={words.close} size="small" icon={<X size={14} />} onClick={() => dismiss(notice.id)} />
    </div>
  )
}
