/** Buttons. A screen has at most one primary button. */
import { useId, type ButtonHTMLAttributes, type ReactNode, type Ref } from 'react'
import style from './button.module.css'
import { classNames } from './base/class-names.ts'

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

interface Native extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'size'> {
  /** Menus and popovers stand beside the button that opens them. */
  ref?: Ref<HTMLButtonElement>
}
export interface ButtonProps extends Native, ButtonAppearance {
  icon?: ReactNode
  /** Shows the shortcut next to the text; the page registers the key itself. */
  shortcut?: string | undefined
  busy?: boolean
  /** Why it cannot be pressed: it is greyed, but can be reached by keys and says so. */
  reason?: string | undefined
}
/** The text that a greyed button is described by. */
const Reason = ({ id, text }: { id: string; text: string }) => (
  <span id={id} hidden>
    {text}
  </span>
)
export const Button = ({
  variant,
  size,
  wide,
  pressed,
  icon,
  shortcut,
  busy = false,
  reason,
  className,
  children,
  disabled,
  onClick,
  ...rest
}: ButtonProps) => {
  const id = useId()
  return (
    <>
      <button
        type="button"
        {...rest}
        {...(reason !== undefined && { 'aria-disabled': true, 'aria-describedby': id, 'data-tip': reason })}
        disabled={disabled || busy}
        aria-busy={busy || undefined}
        aria-pressed={pressed}
        aria-keyshortcuts={shortcut && ariaKeys(shortcut)}
        className={buttonClass({ variant, size, wide, pressed }, className)}
        onClick={reason === undefined ? onClick : undefined}
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
      {reason !== undefined && <Reason id={id} text={reason} />}
    </>
  )
}

export interface IconButtonProps extends Native, ButtonAppearance {
  /** Accessible name, also shown as tooltip. */
  label: string
  icon: ReactNode
  shortcut?: string
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
