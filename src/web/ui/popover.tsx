/** Floating panels and menus. On a phone a popover with `sheet` comes from below. */
import { Menu as VendorMenu, Popover as VendorPopover } from '@mantine/core'
import { type ReactElement, type ReactNode, useRef } from 'react'
import { Dialog } from './dialog.tsx'
import style from './overlay.module.css'
import { usePhone } from './viewport.ts'

export type Placement = 'bottom' | 'bottom-start' | 'bottom-end' | 'top' | 'top-start' | 'top-end' | 'right-start' | 'left-start'

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
export const Popover = ({ opened, onChange, target, label, children, width = 'max-content', position = 'bottom-start', trapFocus = true, sheet = false }: PopoverProps) => {
  const phone = usePhone()
  if (phone && sheet) {
    return <>{target}<Dialog kind="bottom" plain opened={opened} onClose={() => onChange(false)} title={label}>{children}</Dialog></>
  }
  return (
    <VendorPopover {...{ opened, onChange, width, position, trapFocus }} offset={4} returnFocus closeOnEscape classNames={{ dropdown: style.floating! }}>
      <VendorPopover.Target>{target}</VendorPopover.Target>
      <VendorPopover.Dropdown aria-label={label}>{opened && children}</VendorPopover.Dropdown>
    </VendorPopover>
  )
}

export interface MenuProps {
  target: ReactElement
  label: string
  children: ReactNode
  position?: Placement
  width?: number
  opened?: boolean
  onChange?: (opened: boolean) => void
}
export const Menu = ({ target, children, position = 'bottom-end', width, label, opened, onChange }: MenuProps) => (
  <VendorMenu position={position} offset={4} {...(width !== undefined && { width })} {...(opened !== undefined && { opened })} {...(onChange && { onChange })} withInitialFocusPlaceholder={false}
    classNames={{ dropdown: `${style.floating} ${style.menu}`, item: style.item!, itemLabel: style.itemLabel!, itemSection: style.itemSection!, label: style.menuLabel!, divider: style.divider! }}>
    <VendorMenu.Target>{target}</VendorMenu.Target>
    <VendorMenu.Dropdown aria-label={label}>{children}</VendorMenu.Dropdown>
  </VendorMenu>
)
export const MenuItem = ({ icon, right, onSelect, disabled, danger, keepOpen, children }: {
  icon?: ReactNode; right?: ReactNode; onSelect: () => void; disabled?: boolean | undefined; danger?: boolean; keepOpen?: boolean; children: ReactNode
}) => (
  <VendorMenu.Item leftSection={icon} rightSection={right} onClick={onSelect} disabled={disabled ?? false} data-danger={danger || undefined} {...(keepOpen && { closeMenuOnClick: false })}>
    {children}
  </VendorMenu.Item>
)
export const MenuDivider = () => <VendorMenu.Divider />
export const MenuLabel = ({ children }: { children: ReactNode }) => <VendorMenu.Label>{children}</VendorMenu.Label>

/** Remembers what had focus, to give it back. */
export const useReturnFocus = () => {
  const last = useRef<HTMLElement | null>(null)
  return {
    remember: () => { last.current = document.activeElement instanceof HTMLElement ? document.activeElement : null },
    giveBack: () => { last.current?.focus() },
  }
}
