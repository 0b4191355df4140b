/** Label, control, error and hint of an input. */
import { useId, type InputHTMLAttributes, type ReactNode, type Ref, type TextareaHTMLAttributes } from 'react'
import { classNames } from '../base/class-names.ts'
import style from './field.module.css'

export interface FieldShellProps {
  label?: string | undefined
  /** The label is only read by screen readers. */
  hideLabel?: boolean
  /** Shown next to the label: a balance, a link. */
  aside?: ReactNode
  required?: boolean | undefined
  error?: string | undefined
  hint?: string | undefined
  className?: string | undefined
}
/**
 * ARIA attributes for a button used as an input: a button can be neither required nor invalid, so label and message
 * express that.
 */
export const forButton = ({ 'aria-required': _required, 'aria-invalid': _invalid, ...ids }: FieldIds) => ids

export interface FieldIds {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
  'aria-label': string | undefined
}

/** Wraps a control: gives it an id and connects label, error and hint to it. */
export const FieldShell = ({
  label,
  hideLabel,
  aside,
  required,
  error,
  hint,
  className,
  children,
}: FieldShellProps & { children: (ids: FieldIds) => ReactNode }) => {
  const id = useId()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={classNames(style.field, className)}>
      {label && !hideLabel && (
        <div className={style.label}>
          <label htmlFor={id}>
            {label}
            {required && (
              <span className="bad" aria-hidden="true">
                {' '}
                *
              </span>
            )}
          </label>
          {aside && <span className="push faint regular text-end">{aside}</span>}
        </div>
      )}
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
        'aria-label': hideLabel ? label : undefined,
      })}
      {error && (
        <div className={style.error} id={`${id}-error`} data-error data-tip={error}>
          {error}
        </div>
      )}
      {hint && (
        <div className={style.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  )
}

/** The border around a one-line control with its icons, units and buttons. */
export const InputBox = ({
  left,
  right,
  invalid,
  disabled,
  numeric,
  boxRef,
  children,
}: {
  left?: ReactNode
  right?: ReactNode
  invalid?: boolean | undefined
  disabled?: boolean | undefined
  numeric?: boolean | undefined
  /** The element that popovers are positioned at. */
  boxRef?: Ref<HTMLDivElement>
  children: ReactNode
}) => (
  <div
    ref={boxRef}
    className={classNames(style.inputBox, numeric && style.numeric)}
    data-invalid={invalid || undefined}
    data-disabled={disabled || undefined}
  >
    {left}
    {children}
    {right}
  </div>
)

export interface TextInputProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'required' | 'className'>, FieldShellProps {
  left?: ReactNode
  right?: ReactNode
  numeric?: boolean
  ref?: Ref<HTMLInputElement>
}
export const TextInput = ({
  label,
  hideLabel,
  aside,
  required,
  error,
  hint,
  className,
  left,
  right,
  numeric,
  ref,
  ...rest
}: TextInputProps) => (
  <FieldShell {...{ label, hideLabel: hideLabel ?? false, aside, required, error, hint, className }}>
    {(ids) => (
      <InputBox left={left} right={right} invalid={!!error} disabled={rest.disabled} numeric={numeric}>
        <input type="text" autoComplete="off" {...without(ids)} {...rest} ref={ref} />
      </InputBox>
    )}
  </FieldShell>
)

export interface TextAreaProps
  extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'required' | 'className'>, FieldShellProps {}
export const TextArea = ({ label, hideLabel, aside, required, error, hint, className, ...rest }: TextAreaProps) => (
  <FieldShell {...{ label, hideLabel: hideLabel ?? false, aside, required, error, hint, className }}>
    {(ids) => (
      <InputBox invalid={!!error} disabled={rest.disabled}>
        <textarea rows={2} {...without(ids)} {...rest} />
      </InputBox>
    )}
  </FieldShell>
)

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: string
  hideLabel?: boolean
  indeterminate?: boolean
}
export const Checkbox = ({ label, hideLabel, indeterminate = false, className, ...rest }: CheckboxProps) => (
  <label className={classNames(style.check, className)} data-disabled={rest.disabled || undefined}>
    <input
      type="checkbox"
      {...rest}
      aria-label={hideLabel ? label : undefined}
      ref={(node) => {
        if (node) node.indeterminate = indeterminate
      }}
    />
    {!hideLabel && <span>{label}</span>}
  </label>
)

export interface Segment<V extends string> {
  value: V
  label: string
}
/** A choice of a few options, all visible. */
export const Segments = <V extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string
  options: readonly Segment<V>[]
  value: V
  onChange: (value: V) => void
}) => (
  <div
    role="radiogroup"
    aria-label={label}
    className={style.segments}
    onKeyDown={(event) => {
      const next = moveRadio(
        event,
        options.findIndex((option) => option.value === value),
        options.length,
      )
      if (next !== null) onChange(options[next]!.value)
    }}
  >
    {options.map((option, index) => (
      <button
        key={option.value}
        type="button"
        role="radio"
        className={style.segment}
        aria-checked={option.value === value}
        // Where none is chosen, the first can be reached.
        tabIndex={option.value === value || (index === 0 && options.every((one) => one.value !== value)) ? 0 : -1}
        onClick={() => onChange(option.value)}
      >
        {option.label}
      </button>
    ))}
  </div>
)
export const segmentStyles = { group: style.segments!, item: style.segment! }

/** Arrow keys select the next option and focus it. */
const moveRadio = (event: React.KeyboardEvent, at: number, count: number): number | null => {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
  if (!step) return null
  event.preventDefault()
  const next = (at + step + count) % count
  ;(event.currentTarget.children[next] as HTMLElement | undefined)?.focus()
  return next
}
/** Only attributes that are set are passed on, so that a placeholder is not used as the label. */
const without = (ids: FieldIds) =>
  Object.fromEntries(Object.entries(ids).filter(([, value]) => value !== undefined)) as Partial<FieldIds>

/** Picks the props of the shell out of those of a field. */
export const pickShellProps = ({
  label,
  hideLabel,
  aside,
  required,
  error,
  hint,
  className,
}: FieldShellProps): FieldShellProps => ({
  label,
  hideLabel: hideLabel ?? false,
  aside,
  required,
  error,
  hint,
  className,
})
