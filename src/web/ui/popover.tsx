/** Floating panels. On a phone a popover with `sheet` comes from below. */
import { cloneElement, type ReactElement, type ReactNode, useId, useState } from 'react'
import { Dialog } from './dialog.tsx'
import { Floating } from './floating.tsx'
import type { Placement } from './place.ts'
import { usePhone } from './viewport.ts'

export interface PopoverProps {
  opened: boolean
  onChange: (opened: boolean) => void
  /** Must take a ref: a Button or an IconButton. */
  target: ReactElement
  /** Its name for screen readers. */
  label: string
  children: ReactNode
  width?: number | 'target' | 'max-content'
  position?: Placement
  trapFocus?: boolean
  /** On a phone: a sheet from below instead. */
  sheet?: boolean
}

export interface TargetProps {
  ref: (element: HTMLElement | null) => void
  'aria-haspopup': 'dialog' | 'menu'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick?: (event: React.MouseEvent) => void
}

export const Popover = ({
  opened,
  onChange,
  target,
  label,
  children,
  width = 'max-content',
  position = 'bottom-start',
  trapFocus = true,
  sheet = false,
}: PopoverProps) => {
  const phone = usePhone()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => onChange(false)
  const asSheet = phone && sheet
  const props: TargetProps = {
    ref: setAnchor,
    'aria-haspopup': 'dialog',
    'aria-expanded': opened,
    'aria-controls': opened && !asSheet ? id : undefined,
  }
  return (
    <>
      {cloneElement(target as ReactElement<TargetProps>, props)}
      {opened && asSheet && (
        <Dialog kind="bottom" plain opened onClose={close} title={label}>
          {children}
        </Dialog>
      )}
      {opened && !asSheet && anchor && (
        <Floating
          id={id}
          anchor={anchor}
          role="dialog"
          label={label}
          width={width}
          placement={position}
          takesFocus={trapFocus}
          onClose={close}
        >
          {children}
        </Floating>
      )}
    </>
  )
}
