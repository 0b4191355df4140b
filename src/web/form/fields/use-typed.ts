/**
 * Text of an input while the user types. The form receives the value on blur, on Enter, when typing pauses, and while it
 * does not pause at least every moment.
 */
import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Problem } from '#kernel/problem.ts'
import type { Field } from '#model/field.ts'
import { useTextContext } from './form-context.tsx'
import { GIVEN_BACK, textTaken, textTyped } from './typed-texts.ts'
import { useLatest } from '../../ui/base/use-latest.ts'
import { keypadSign, takeTyped } from '../../values/number-box.ts'
import { isNumeric, numberReading, readValueText, showValue } from '../../values/value-text.ts'

const DEBOUNCE_MS = 400
const MOST_MS = 1500

export interface TypedField {
  value: string
  /** The reason why the text is not a valid value. */
  problem: Problem | undefined
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  onBlur: () => void
  onKeyDown: (event: KeyboardEvent) => void
  /** Of a box that takes numbers: what the point of the keypad looks like in it. */
  'data-keypad': string | undefined
}

export const useTyped = (field: Field, value: unknown, onCommit: (value: unknown) => void): TypedField => {
  const context = useTextContext()
  const shown = showValue(field, value, context)
  const reading = isNumeric(field) ? numberReading(field, context) : null
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<Problem>()
  const pending = useRef<string | null>(null)
  const since = useRef(0)
  /** The text that the pending one took the place of. */
  const before = useRef('')
  const [self] = useState(() => ({}))
  /** Hands the text to the form. Returns true when nothing unsaved is left in the input. */
  const commit = (): boolean => {
    const text = pending.current
    if (text === null) return problem === undefined
    pending.current = null
    textTaken(self)
    const found = readValueText(field, text, context)
    setProblem('problem' in found ? found.problem : undefined)
    if ('value' in found) onCommit(found.value)
    return 'value' in found
  }
  const latest = useLatest(commit)
  useEffect(() => {
    if (typed === null) return undefined
    const most = since.current + MOST_MS - performance.now()
    const timer = setTimeout(() => latest.current(), Math.max(0, Math.min(DEBOUNCE_MS, most)))
    return () => clearTimeout(timer)
  }, [typed, latest])
  useEffect(
    () => () => {
      latest.current()
    },
    [latest],
  )
  return {
    value: typed ?? shown,
    problem,
    onChange: (event) => {
      const { currentTarget: input } = event
      const { isComposing: composing, inputType } = event.nativeEvent as InputEvent
      // A text from before the scan is none of the user's: the value of the form is shown, also one it got meanwhile.
      const isTakenOver = pending.current === null && typed !== null
      if (inputType === GIVEN_BACK && input.value === before.current && !isTakenOver) {
        pending.current = null
        textTaken(self)
        setProblem(undefined)
        return setTyped(null)
      }
      const isTaken = reading !== null && input instanceof HTMLInputElement
      if (pending.current === null) {
        since.current = event.timeStamp
        before.current = typed ?? shown
      }
      pending.current = isTaken ? takeTyped(input, reading, composing) : input.value
      textTyped(self, () => void latest.current())
      setTyped(input.value)
    },
    onBlur: () => {
      if (commit()) setTyped(null)
    },
    onKeyDown: (event) => {
      // What was understood is shown at once.
      if (event.key === 'Enter' && !event.nativeEvent.isComposing && commit() && reading) setTyped(null)
    },
    'data-keypad': reading ? keypadSign(reading) : undefined,
  }
}
