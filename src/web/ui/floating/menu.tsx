/** Menus: ↓ opens, arrow keys move, a letter jumps, Enter selects, Tab closes. */
import {
  cloneElement,
  createContext,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useContext,
  useId,
  useState,
} from 'react'
import { Floating } from './floating.tsx'
import { letterOf, placeByKey } from '../base/list-keys.ts'
import style from './overlay.module.css'
import type { Placement } from './position.ts'
import type { TargetProps } from './popover.tsx'

export interface MenuProps {
  target: ReactElement
  label: string
  children: ReactNode
  position?: Placement
  width?: number
  opened?: boolean
  onChange?: (opened: boolean) => void
}
const CloseContext = createContext<() => void>(() => undefined)

const itemsOf = (menu: HTMLElement): HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)'),
]

const move = (event: KeyboardEvent<HTMLElement>): void => {
  // A letter without an item must not run a shortcut of the page.
  if (letterOf(event)) event.preventDefault()
  const items = itemsOf(event.currentTarget)
  const labels = items.map((item) => item.textContent ?? '')
  const to = placeByKey(event, items.indexOf(document.activeElement as HTMLElement), labels)
  const target = items[to ?? -1]
  if (!target) return
  event.preventDefault()
  target.focus()
}

export const Menu = ({ target, label, children, position = 'bottom-end', width, opened, onChange }: MenuProps) => {
  const id = useId()
  const [own, setOwn] = useState(false)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const shown = opened ?? own
  const set = (next: boolean) => {
    setOwn(next)
    onChange?.(next)
  }
  const control = target as ReactElement<TargetProps>
  const props: TargetProps = {
    ref: setAnchor,
    'aria-haspopup': 'menu',
    'aria-expanded': shown,
    'aria-controls': shown ? id : undefined,
    // A controlled menu is opened by its parent only.
    ...(opened === undefined && {
      onClick: (event: React.MouseEvent) => {
        control.props.onClick?.(event)
        set(!shown)
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown' || shown) return
        event.preventDefault()
        set(true)
      },
    }),
  }
  return (
    <>
      {cloneElement(control, props)}
      {shown && anchor && (
        <Floating
          id={id}
          anchor={anchor}
          role="menu"
          label={label}
          placement={position}
          width={width ?? 'max-content'}
          className={style.menu}
          onClose={() => set(false)}
          onKeyDown={(event) => {
            if (event.key === 'Tab') {
              event.preventDefault()
              set(false)
            } else move(event)
          }}
        >
          <CloseContext value={() => set(false)}>
            <div data-content>{children}</div>
          </CloseContext>
        </Floating>
      )}
    </>
  )
}

export interface MenuItemProps {
  icon?: ReactNode
  right?: ReactNode
  onSelect: () => void
  disabled?: boolean | undefined
  danger?: boolean
  keepOpen?: boolean
  /** Small text below the label: why the item is disabled. */
  note?: string | undefined
  /** Why it cannot be chosen: it is greyed, but can be reached by keys and says so below its label. */
  reason?: string | undefined
  children: ReactNode
}

export const MenuItem = ({
  icon,
  right,
  onSelect,
  disabled,
  danger,
  keepOpen,
  note,
  reason,
  children,
}: MenuItemProps) => {
  const close = useContext(CloseContext)
  return (
    <button
      type="button"
      role="menuitem"
      className={style.item}
      disabled={disabled}
      aria-disabled={reason === undefined ? undefined : true}
      data-danger={danger || undefined}
      onMouseMove={(event) => event.currentTarget.focus({ preventScroll: true })}
      onClick={() => {
        if (reason !== undefined) return
        if (!keepOpen) close()
        onSelect()
      }}
    >
      {icon && (
        <span className={style.itemSection} aria-hidden="true">
          {icon}
        </span>
      )}
      <span className="grow">
        {children}
        {(reason ?? note) && <small className={style.itemNote}>{reason ?? note}</small>}
      </span>
      {right}
    </button>
  )
}
export const MenuDivider = () => <div role="separator" className={style.divider} />
