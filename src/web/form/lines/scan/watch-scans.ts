/**
 * Reads a scanner on a page that takes goods, wherever the focus is: what it sends goes to the page, its Enter or Tab
 * does nothing, and the field that had the focus gets back what stood there.
 */
import { FNC1 } from '#kernel/goods-number.ts'
import { holdKeys, repeatKey, timeOf, willWait } from '#web/pickers/type-ahead.ts'
import { causeIsOver, notifyError } from '#web/ui/floating/notify.tsx'
import { fieldBefore, giveBack, isReplaced, isTextField, type FieldBefore } from '../given-back.ts'
import { soundOf } from '../goods/goods-search.ts'
import { meaningOf, type ScanMeaning, type ScanPlace } from './scan-meaning.ts'
import { createScanReader } from './scan-reader.ts'

/** `show` is called when the field has got back what stood there. */
export type ScanResult = { problem: string } | { show: (before: FieldBefore) => void }

/** What a page does with scanned goods. */
export interface ScanTaker {
  /** The first of the codes that goods have is taken. */
  take: (codes: readonly string[], closing: AbortSignal) => Promise<ScanResult>
  /** While the page is being saved, which may ask something, keys behind a scan do not wait for the goods. */
  isLocked: () => boolean
  /** Fields that take codes by themselves. */
  isOwn?: (target: Element) => boolean
}

/** Secrets are typed by programs, and a bar code may be scanned into its own field. */
const isOwnText = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('[type=password], [autocomplete=one-time-code], [data-field$=barcode]')
const isGoodsField = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.dataset['goods'] !== undefined
export const isCell = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.dataset['cell'] !== undefined
const isNumberField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('[data-keypad], [data-numeric], [data-day]')

const kindOf = (field: HTMLElement): ScanPlace['kind'] => {
  if (isGoodsField(field)) return 'goods'
  if (isNumberField(field)) return 'number'
  return field.matches('[role=combobox]') ? 'search' : 'text'
}
const placeOf = (before: FieldBefore): ScanPlace => {
  const { target } = before
  if (!isTextField(target)) return { kind: 'none', before: '', whole: '' }
  return { kind: kindOf(target), before: isReplaced(before) ? '' : before.value, whole: target.value }
}

/** The sign that a key types; keyboards send FNC1 as Ctrl+]. */
const signOf = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): string | undefined => {
  if (ctrlKey && key === ']') return FNC1
  return key.length === 1 && !ctrlKey && !altKey && !metaKey ? key : undefined
}
const isModifier = (key: string): boolean => /^(Shift|Control|Alt|AltGraph|Meta|CapsLock|NumLock)$/.test(key)
/** What scanners send behind a code, as they are set up. */
const isEnd = ({ key, ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  (key === 'Enter' || key === 'Tab') && !(ctrlKey || altKey || metaKey || shiftKey)

/** Returns whether goods were found. */
const takeScan = async (
  { taker, closing, before }: { taker: ScanTaker; closing: AbortSignal; before: FieldBefore },
  { codes, isOpenQuestion }: ScanMeaning,
): Promise<boolean> => {
  const { target } = before
  if (!isOpenQuestion && !isGoodsField(target)) giveBack(before)
  const taken = await taker.take(codes, closing)
  const isFound = 'show' in taken
  if (!isFound && isOpenQuestion) return false
  soundOf(isFound)
  if (!isFound) {
    // Where goods are searched for, the code stays and gives way to the next.
    if (isGoodsField(target)) target.select()
    notifyError(taken.problem, { cause: 'scan' })
    return false
  }
  causeIsOver('scan')
  // A search for goods is over; an unknown code that was left there, too.
  giveBack(isGoodsField(target) ? { ...before, value: '' } : before)
  taken.show(before)
  return true
}

/** Watches keys and what programs put into fields, before anything else sees them. */
export const watchScans = (taker: ScanTaker, closing: AbortSignal): void => {
  const reader = createScanReader()
  const isOwn = (target: EventTarget | null) =>
    isOwnText(target) || (target instanceof Element && taker.isOwn?.(target) === true)
  let before = fieldBefore(null)
  let known = fieldBefore(null)
  let isPressed = false
  let wasFound = false
  const later = () =>
    setTimeout(() => {
      reader.shown(performance.now())
      known = fieldBefore(document.activeElement)
    })
  const take = (event: KeyboardEvent, meaning: ScanMeaning) => {
    const taking = { taker, closing, before }
    const run = async () => {
      wasFound = await takeScan(taking, meaning)
      if (wasFound || !meaning.isOpenQuestion) return true
      reader.forget()
      repeatKey(event)
      return true
    }
    // Keys behind it wait for the goods; but not for a save.
    if (taker.isLocked()) void run()
    else void holdKeys(run)
  }
  const swallow = (event: KeyboardEvent) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const onEnd = (event: KeyboardEvent) => {
    const at = timeOf(event)
    // In the lines the second Enter leads on from the goods.
    if (reader.isSecondEnd(at) && !(wasFound && isCell(event.target))) return swallow(event)
    const scan = reader.end(at)
    const meaning = scan && meaningOf(scan, placeOf(before))
    if (!meaning) return
    swallow(event)
    take(event, meaning)
  }
  const onKey = (event: KeyboardEvent) => {
    if (willWait(event) || isModifier(event.key)) return
    const sign = signOf(event)
    if (event.isComposing || event.repeat || isOwn(event.target)) return reader.forget()
    later()
    if (isEnd(event)) return onEnd(event)
    if (sign === undefined) return reader.forget()
    isPressed = sign !== FNC1 && isTextField(document.activeElement)
    if (sign === FNC1) swallow(event)
    const now = fieldBefore(document.activeElement)
    if (reader.sign(sign, timeOf(event))) before = now
  }
  const onInput = (event: Event) => {
    if (isPressed || !event.isTrusted || !(event instanceof InputEvent) || isOwn(event.target)) {
      isPressed = false
      return
    }
    later()
    const { data, inputType } = event
    if (inputType !== 'insertText' || data?.length !== 1) return reader.forget()
    const isKnown = known.target === event.target
    if (reader.sign(data, event.timeStamp, true)) before = isKnown ? known : { ...fieldBefore(event.target), value: '' }
  }
  const options = { capture: true, signal: closing }
  addEventListener('keydown', onKey, options)
  addEventListener('input', onInput, options)
  addEventListener('focusin', later, options)
  addEventListener('pointerdown', reader.forget, options)
}
