/** Dialogs: centered, from the side, from the bottom. The focus stays inside and returns on close. */
import { X } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '../button.tsx'
import { classNames } from '../base/class-names.ts'
import { keepTabInside, useFocusInside } from '../base/focus.ts'
import { portalHost, useLayer } from '../base/layers.ts'
import style from './overlay.module.css'
import { usePhone } from '../base/viewport.ts'
import { useKitWords } from '../base/kit-words.ts'
import { NoticeStrip } from './notices.tsx'

type Kind = 'center' | 'end' | 'start' | 'bottom'
export interface DialogProps {
  opened: boolean
  onClose: () => void
  title: string
  kind?: Kind
  width?: number
  /** Without padding and separators. */
  plain?: boolean
  /** Full window height; on phones the whole screen. */
  full?: boolean
  /** The title is only read by screen readers. */
  hideTitle?: boolean
  foot?: ReactNode
  role?: 'dialog' | 'alertdialog'
  /** Neither Esc nor a click outside closes it. */
  firm?: boolean
  children: ReactNode
}

export const Dialog = (props: DialogProps) =>
  props.opened ? createPortal(<OpenDialog {...props} />, portalHost()) : null

const OpenDialog = ({
  onClose,
  title,
  kind = 'center',
  width = 480,
  plain,
  full,
  hideTitle,
  foot,
  role = 'dialog',
  firm,
  children,
}: DialogProps) => {
  const id = useId()
  const words = useKitWords()
  const box = useRef<HTMLDivElement>(null)
  useLayer({ kind: 'dialog', box: () => box.current, anchor: () => null, close: onClose, firm: firm === true })
  useFocusInside(box)
  return (
    <div
      className={classNames(style.backdrop, style[kind], full && style.fullScreen)}
      onMouseDown={(event) => {
        if (!firm && event.target === event.currentTarget) onClose()
      }}
    >
      <div
        ref={box}
        role={role}
        aria-modal="true"
        aria-labelledby={id}
        tabIndex={-1}
        className={style.panel}
        onKeyDown={keepTabInside}
        style={kind === 'bottom' ? undefined : kind === 'center' ? { maxWidth: width } : { width }}
      >
        {hideTitle ? (
          <h2 id={id} className="hidden-visually">
            {title}
          </h2>
        ) : (
          <div className={style.header}>
            <h2 id={id} className={style.title}>
              {title}
            </h2>
            {!firm && <IconButton label={words.close} icon={<X size={18} />} onClick={onClose} />}
          </div>
        )}
        <NoticeStrip />
        <div data-content className={classNames(style.body, plain && style.withoutPadding)}>
          {children}
        </div>
        {foot && <div className={style.footer}>{foot}</div>}
      </div>
    </div>
  )
}

export const Modal = (props: Omit<DialogProps, 'kind'>) => <Dialog {...props} kind="center" />
/** Slides in from the right, on phones from the bottom. */
export const Drawer = ({
  side = 'end',
  width = 400,
  ...props
}: Omit<DialogProps, 'kind'> & { side?: 'start' | 'end' }) => {
  const phone = usePhone()
  return <Dialog {...props} width={width} kind={phone && side === 'end' ? 'bottom' : side} />
}
