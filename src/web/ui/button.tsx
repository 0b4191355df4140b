/** Buttons. A screen has at most one primary button. */
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import style from './button.module.css'
import { classNames } from './class-names.ts'

type ButtonVariant = 'default' | 'primary' | 'subtle' | 'danger' | 'link'
export interface ButtonAppearance {
  variant?: ButtonVariant | undefined
  size?: 'small' | 'normal' | 'large' | undefined
  wide?: boolean | undefined
  pressed?: boolean | undefined
}

/** For links that look like buttons. */
export const buttonClass = (
  { variant = 'default', size = 'normal', wide, pressed }: ButtonAppearance = {},
  ...more: (string | false | undefined)[]
): string =>
  classNames(
    style.button,
    style[variant],
    size !== 'normal' && style[size],
    wide && style.wide,
    pressed && style.pressed,
    ...more,
  )

export const Kbd = ({ children }: { children: ReactNode }) => <kbd className={style.kbd}>{children}</kbd>
export const Spinner = () => <span className={style.spinner} aria-hidden="true" />

type Native = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'size'>
export interface ButtonProps extends Native, ButtonAppearance {
  icon?: ReactNode
  /** Shows the shortcut next to the text; the page registers the key itself. */
  shortcut?: string | undefined
  busy?: boolean
  ref?: Ref<HTMLButtonElement>
}
export const Button = ({
  variant,
  size,
  wide,
  pressed,
  icon,
  shortcut,
  busy = false,
  className,
  children,
  disabled,
  ...rest
}: ButtonProps) => (
  <button
    type="button"
    {...rest}
    disabled={disabled || busy}
    aria-busy={busy || undefined}
    aria-pressed={pressed}
    aria-keyshortcuts={shortcut && ariaKeys(shortcut)}
    className={buttonClass({ variant, size, wide, pressed }, className)}
  >
    {busy ? <Spinner /> : icon}
    {children !== undefined && <span>{children}</span>}
    {shortcut && (
      // Not part of the name: `aria-keyshortcuts` tells it.
      <kbd className={style.kbd} aria-hidden="true">
        {shortcut}
      </kbd>
    )}
  </button>
)

export interface IconButtonProps extends Native, ButtonAppearance {
  /** Accessible name, also shown as tooltip. */
  label: string
  icon: ReactNode
  shortcut?: string
  ref?: Ref<HTMLButtonElement>
}
export const IconButton = ({
  label,
  icon,
  variant = 'subtle',
  size,
  wide,
  pressed,
  shortcut,
  className,
  ...rest
}: IconButtonProps) => (
  <button
    type="button"
    {...rest}
    aria-label={label}
    aria-pressed={pressed}
    aria-keyshortcuts={shortcut && ariaKeys(shortcut)}
    data-tip={shortcut ? `${label}  ${shortcut}` : label}
    className={buttonClass({ variant, size, wide, pressed }, style.square, className)}
  >
    {icon}
  </button>
)

/** A button joined with a button that opens a menu of its variants. */
export const SplitButton = ({ children }: { children: ReactNode }) => <span className={style.split}>{children}</span>

const ariaKeys = (shortcut: string): string =>
  shortcut.replaceAll('Ctrl', 'Control').replaceAll(' ', '+').replaceAll('++', '+')
