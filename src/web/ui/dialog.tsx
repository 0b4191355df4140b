/** Dialogs: in the middle, from the side, from below. Focus stays inside and returns on close. */
import { FocusTrap, Portal } from '@mantine/core'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useId } from 'react'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import style from './overlay.module.css'
import { usePhone } from './viewport.ts'
import { useKitWords } from './kit-words.ts'

type Kind = 'center' | 'end' | 'start' | 'bottom'
export interface DialogProps {
  opened: boolean
  onClose: () => void
  title: string
  kind?: Kind
  width?: number
  /** No padding, no lines: the content draws itself. */
  plain?: boolean
  /** Title is read, not seen. */
  hideTitle?: boolean
  foot?: ReactNode
  role?: 'dialog' | 'alertdialog'
  /** Esc and a press outside do nothing. */
  firm?: boolean
  children: ReactNode
}

/** Topmost last: Esc closes only that one. */
const open: string[] = []

export const Dialog = (props: DialogProps) => props.opened ? <Portal><OpenDialog {...props} /></Portal> : null

const OpenDialog = ({ onClose, title, kind = 'center', width = 480, plain, hideTitle, foot, role = 'dialog', firm, children }: DialogProps) => {
  const id = useId()
  const words = useKitWords()
  useStack(id, onClose, firm === true)
  return (
    <div className={classNames(style.backdrop, style[kind])} onMouseDown={(event) => { if (!firm && event.target === event.currentTarget) onClose() }}>
      <FocusTrap active>
        <div role={role} aria-modal="true" aria-labelledby={id} className={style.panel} style={kind === 'bottom' ? undefined : kind === 'center' ? { maxWidth: width } : { width }}>
          {hideTitle ? <h2 id={id} className="hidden-visually">{title}</h2> : (
            <div className={style.head}>
              <h2 id={id} className={style.title}>{title}</h2>
              {!firm && <IconButton label={words.close} icon={<X size={18} />} onClick={onClose} />}
            </div>
          )}
          <div className={classNames(style.body, plain && style.plain)}>{children}</div>
          {foot && <div className={style.foot}>{foot}</div>}
        </div>
      </FocusTrap>
    </div>
  )
}

const useStack = (id: string, onClose: () => void, firm: boolean) => {
  const close = useEffectEvent(() => { if (!firm) onClose() })
  useEffect(() => {
    const before = document.activeElement
    open.push(id)
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || open.at(-1) !== id) return
      event.preventDefault()
      close()
    }
    document.addEventListener('keydown', listen)
    return () => {
      open.splice(open.indexOf(id), 1)
      document.removeEventListener('keydown', listen)
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [id])
}

export const Modal = (props: Omit<DialogProps, 'kind'>) => <Dialog {...props} kind="center" />
/** From the right; on a phone from below. */
export const Drawer = ({ side = 'end', width = 400, ...props }: Omit<DialogProps, 'kind'> & { side?: 'start' | 'end' }) => {
  const phone = usePhone()
  return <Dialog {...props} width={width} kind={phone && side === 'end' ? 'bottom' : side} />
}
export const hasOpenDialog = (): boolean => open.length > 0
