/**
 * The box that a number is typed into. What somebody typed is kept apart from the signs that the box puts between the
 * digits meanwhile: only signs that were typed say how the number is read (contract typed-numbers).
 */
import { keypadPoint, type NumberReading } from '#kernel/typed-number.ts'
import { signsOf } from '#kernel/number-format.ts'

export interface Typing {
  /** The signs that were typed. */
  raw: string
  /** How the box shows them. */
  shown: string
}

/** What the point of the keypad looks like in a field. */
export const keypadSign = ({ language, isDong }: NumberReading): string => signsOf(language)[isDong ? 'group' : 'point']

/** A number that the program wrote itself: the signs between its digits were not typed. */
const written = (text: string, reading: NumberReading): Typing => {
  const raw = text.replaceAll(signsOf(reading.language).group, '')
  return showTyping(raw, reading) === text ? { raw, shown: text } : { raw: text, shown: text }
}

/** Digits without other signs than a decimal sign are shown in groups. */
export const showTyping = (raw: string, reading: NumberReading): string => {
  const { group, point } = signsOf(reading.language)
  const [, before, whole, behind] = /^([-−–+(]?)([1-9]\d{3,})(\D.*)?$/.exec(raw) ?? []
  const shown = (text = '') => text.replaceAll(keypadPoint, keypadSign(reading))
  const isPlain = behind === undefined || !(shown(behind).includes(group) || behind.indexOf(point, 1) > 0)
  return whole === undefined || !isPlain
    ? shown(raw)
    : `${before}${whole.replace(/\B(?=(\d{3})+$)/g, group)}${shown(behind)}`
}

/** The number of typed signs before a place of the box. */
const rawPlace = ({ raw, shown }: Typing, place: number): number => {
  let at = 0
  for (let seen = 0; seen < place; seen += 1) if (raw[at] === shown[seen] || raw[at] === keypadPoint) at += 1
  return at
}
const shownPlace = (typing: Typing, place: number): number => {
  let at = 0
  while (at < typing.shown.length && rawPlace(typing, at) < place) at += 1
  return at
}

/** A box while it is changed by hand: the text and what was selected before, the text and the caret behind it. */
export interface Change {
  before: Typing | string
  from: number
  to: number
  text: string
  caret: number
  /** The sign before the caret is the point of the keypad. */
  isKeypad?: boolean
}

const sameBefore = (a: string, b: string, most: number): number => {
  let same = 0
  while (same < most && a[same] === b[same]) same += 1
  return same
}

export const typeInto = (change: Change, reading: NumberReading): Typing & { caret: number } => {
  const { before, from, to, text, caret, isKeypad = false } = change
  const was = typeof before === 'string' ? written(before, reading) : before
  const { length } = was.shown
  const behind = text.slice(caret)
  const kept = behind.length <= length - to && was.shown.endsWith(behind) ? behind.length : 0
  const same = sameBefore(was.shown, text, Math.min(from, length - kept, text.length - kept))
  const middle = text.slice(same, text.length - kept)
  const head = was.raw.slice(0, rawPlace(was, same)) + (isKeypad ? middle.replace(/.$/, keypadPoint) : middle)
  const raw = head + was.raw.slice(rawPlace(was, length - kept))
  const next = { raw, shown: showTyping(raw, reading) }
  return { ...next, caret: shownPlace(next, head.length) }
}

interface Known {
  typing?: Typing
  /** The box before the change that is under way. */
  begun?: Pick<Change, 'from' | 'to' | 'isKeypad'> & { before: string }
}
const boxes = new WeakMap<HTMLInputElement, Known>()

const rangeOf = ({ value, selectionStart, selectionEnd }: HTMLInputElement) => ({
  from: selectionStart ?? value.length,
  to: selectionEnd ?? value.length,
})
const begin = (input: HTMLInputElement, isKeypad: boolean): void => {
  boxes.set(input, { ...boxes.get(input), begun: { before: input.value, ...rangeOf(input), isKeypad } })
}

/** What was typed into a box. */
export const typedText = (input: HTMLInputElement): string => {
  const typing = boxes.get(input)?.typing
  return typing?.shown === input.value ? typing.raw : input.value
}

/**
 * Called after each change of a box by hand: puts the signs between the digits, unless an input method is still at it.
 * Returns what was typed.
 */
export const takeTyped = (input: HTMLInputElement, reading: NumberReading, isComposing = false): string => {
  const { typing, begun = { before: '', from: 0, to: 0 } } = boxes.get(input) ?? {}
  const before = typing?.shown === begun.before ? typing : begun.before
  const { value: text } = input
  const next = typeInto({ ...begun, before, text, caret: rangeOf(input).from }, reading)
  boxes.set(input, { typing: isComposing ? { raw: next.raw, shown: text } : next })
  if (next.shown !== text && !isComposing) {
    input.value = next.shown
    input.setSelectionRange(next.caret, next.caret)
  }
  return next.raw
}

const boxOf = (event: Event): HTMLInputElement | null =>
  event.target instanceof HTMLInputElement && event.target.dataset['keypad'] !== undefined ? event.target : null

/** In boxes of numbers the point of the keypad is told from the signs of the keyboard. */
const onKeyDown = (event: KeyboardEvent): void => {
  const input = boxOf(event)
  if (event.code !== 'NumpadDecimal' || !input || input.readOnly || input.disabled) return
  if (event.key === 'Delete' || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return
  event.preventDefault()
  begin(input, true)
  const { from, to } = rangeOf(input)
  input.setRangeText(input.dataset['keypad']!, from, to, 'end')
  input.dispatchEvent(
    new InputEvent('input', { bubbles: true, inputType: 'insertText', data: input.dataset['keypad']! }),
  )
}

/** Called once, when the program starts. */
export const watchNumberBoxes = (page: Document): void => {
  page.addEventListener('keydown', onKeyDown, true)
  page.addEventListener(
    'beforeinput',
    (event) => {
      const input = boxOf(event)
      if (input) begin(input, false)
    },
    true,
  )
}
