/** Small display components: chips, badges, skeletons, tabs, page states. */
import { X } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import type { Tone } from '#model/state.ts'
import { Spinner } from './button.tsx'
import { classNames } from './base/class-names.ts'
import { useKitWords } from './base/kit-words.ts'
import overlay from './floating/overlay.module.css'
import style from './parts.module.css'

/** A state: the text is always shown, the color only supports it. */
export const StatusChip = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span className={classNames(style.chip, style[tone])}>{children}</span>
)
export const Badge = ({ children, tone }: { children: ReactNode; tone?: 'bad' | undefined }) => (
  <span className={style.badge} data-tone={tone}>
    {children}
  </span>
)

/** A selected value that can be removed. */
export const Tag = ({
  children,
  removeLabel,
  onRemove,
}: {
  children: ReactNode
  removeLabel: string
  onRemove: () => void
}) => (
  <span className={style.tag}>
    <span>{children}</span>
    <button type="button" aria-label={removeLabel} onClick={onRemove}>
      <X size={13} />
    </button>
  </span>
)

export const Skeleton = ({ width, height }: { width?: number | string; height?: number }) => (
  <span
    className={style.skeleton}
    aria-hidden="true"
    style={{ ...(width !== undefined && { width }), ...(height !== undefined && { height }) } as CSSProperties}
  />
)
export const Loading = ({ children }: { children?: ReactNode }) => {
  const words = useKitWords()
  return (
    <div className={style.loading} role="status">
      <Spinner />
      {children ?? words.loading}
    </div>
  )
}

/** Covers its positioned parent while something is running: "Đang xử lý". */
export const BusyOverlay = ({ children }: { children: ReactNode }) => (
  <div className={overlay.busy} role="status">
    <div>
      <Spinner />
      {children}
    </div>
  </div>
)

/** Shown on a page without content. */
export const PageState = ({
  icon,
  title,
  children,
  actions,
  role,
}: {
  icon?: ReactNode
  title: string
  children?: ReactNode
  actions?: ReactNode
  role?: 'alert' | 'status'
}) => (
  <div className={style.emptyState} role={role}>
    {icon && (
      <span className="faint" aria-hidden="true">
        {icon}
      </span>
    )}
    <p className={style.emptyStateTitle}>{title}</p>
    {children && <div>{children}</div>}
    {actions && <div className="flex wrap gap-8 centered">{actions}</div>}
  </div>
)

export interface Tab {
  id: string
  label: ReactNode
}
export const Tabs = ({
  label,
  tabs,
  value,
  onChange,
  panelId,
}: {
  label: string
  tabs: readonly Tab[]
  value: string
  onChange: (id: string) => void
  panelId?: string
}) => {
  const move = (event: React.KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const now = tabs.findIndex((tab) => tab.id === value)
    const next = now < 0 && step < 0 ? tabs.length - 1 : (now + step + tabs.length) % tabs.length
    onChange(tabs[next]!.id)
    ;(event.currentTarget.children[next] as HTMLElement | undefined)?.focus()
  }
  const isNone = tabs.every((tab) => tab.id !== value)
  return (
    <div role="tablist" aria-label={label} className={style.tabs} onKeyDown={move}>
      {tabs.map((tab, at) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          className={style.tab}
          aria-selected={tab.id === value}
          aria-controls={panelId}
          // Where none is chosen, the first is reached by the keyboard.
          tabIndex={tab.id === value || (isNone && at === 0) ? 0 : -1}
          onClick={() => onChange(tab.id)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}
