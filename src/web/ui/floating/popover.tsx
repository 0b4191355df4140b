/** Floating panels. On phones a popover with `sheet` opens from the bottom. */
import { cloneElement, type ReactElement, type ReactNode, useId, useState } from 'react'
import { Dialog } from './dialog.tsx'
import { Floating } from './floating.tsx'
import type { Placement } from './position.ts'
import { usePhone } from '../base/viewport.ts'

export interface PopoverProps {
  opened: boolean
  onChange: (opened: boolean) => void
  /** Must accept a ref: a Button or an IconButton. */
  target: ReactElement
  /** Accessible name. */
  label: string
  children: ReactNode
  width?: number | 'target' | 'max-content'
  position?: Placement
  /** Opens as a sheet from the bottom on phones. */
  sheet?: boolean
}

export interface TargetProps {
  ref: (element: HTMLElement | null) => void
  'aria-haspopup': 'dialog' | 'menu'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick?: (event: React.MouseEvent) => void
  onKeyDown?: (event: React.KeyboardEvent) => void
}

export const Popover = ({
  opened,
  onChange,
  target,
  label,
  children,
  width = 'max-content',
  position = 'bottom-start',
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
          onClose={close}
        >
          {children}
        </Floating>
      )}
    </>
  )
}
