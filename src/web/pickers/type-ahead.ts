/**
 * Queues keys pressed while a request decides where they belong, and repeats them in their order once the focus has
 * moved. A shortcut waits with them: Ctrl+S would otherwise save before the last typed key arrived. If nothing was found
 * the queued keys are dropped, because they were meant for what was not found.
 */
import { useEffect, useState } from 'react'
import { moveFocus } from '#web/ui/base/focus.ts'
import { isHotkey } from '#web/ui/base/hotkeys.ts'

let pendingRequests = 0
let draining = false
let queue: KeyboardEvent[] = []

/** What the browser does with an editing key that no handler took; a repeated event does not do it by itself. */
const EDIT_COMMANDS: Readonly<Record<string, string>> = { Backspace: 'delete', Delete: 'forwardDelete' }

const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && key.length === 1

const isHeld = (event: KeyboardEvent): boolean =>
  !event.isComposing && (isTyped(event) || /^(Enter|Tab|Backspace|Delete|Arrow\w+)$/.test(event.key) || isHotkey(event))

/** When a repeated key was pressed. */
const pressedAt = new WeakMap<KeyboardEvent, number>()
export const timeOf = (event: KeyboardEvent): number => pressedAt.get(event) ?? event.timeStamp
let isCatching = false
/** The key waits and will be repeated. */
export const willWait = (event: KeyboardEvent): boolean => isCatching && event.isTrusted && isHeld(event)

const catchKey = (event: KeyboardEvent): void => {
  if (!event.isTrusted || !isHeld(event)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  queue.push(event)
}

/** The only way of typing that fires input events and joins the browser's undo history; what comes before it must be told. */
const edit = (target: HTMLElement, command: string, data?: string): void => {
  target.dispatchEvent(new InputEvent('beforeinput', { bubbles: true, ...(data !== undefined && { data }) }))
  document.execCommand(command, false, data)
}

/** Repeats a key as if it had been pressed now. */
export const repeatKey = (event: KeyboardEvent): void => {
  const target = document.activeElement
  if (!(target instanceof HTMLElement)) return
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event
  const keys = { key, code, ctrlKey, metaKey, altKey, shiftKey }
  const repeated = new KeyboardEvent('keydown', { ...keys, bubbles: true, cancelable: true })
  pressedAt.set(repeated, timeOf(event))
  if (!target.dispatchEvent(repeated)) return
  if (isTyped(event)) edit(target, 'insertText', key)
  else if (key in EDIT_COMMANDS) edit(target, EDIT_COMMANDS[key]!)
  else if (key === 'Tab') moveFocus(target, shiftKey)
  else if (key === 'Enter' && target.matches('a, button')) target.click()
}

const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve)
  })

const repeatQueued = async (): Promise<void> => {
  if (draining) return
  draining = true
  for (await nextTask(); queue.length > 0 && pendingRequests === 0; await nextTask()) repeatKey(queue.shift()!)
  draining = false
  if (pendingRequests > 0) return
  isCatching = false
  removeEventListener('keydown', catchKey, { capture: true })
}

/** `work` resolves to true when it found the target of the keys; `first` is a key that was already taken. */
export const holdKeys = async (work: () => Promise<boolean>, first?: KeyboardEvent): Promise<void> => {
  pendingRequests += 1
  if (first) queue.push(first)
  isCatching = true
  addEventListener('keydown', catchKey, { capture: true })
  const found = await work().catch(() => false)
  pendingRequests -= 1
  if (!found) queue = []
  await repeatQueued()
}

/** For a list that cannot take keys yet: `hold` keeps one and those after it until `release`, or until it is closed. */
export const useHeldKeys = () => {
  const [held] = useState(() => {
    let go: ((found: boolean) => void) | undefined
    return {
      hold: (event: React.KeyboardEvent): void => {
        event.preventDefault()
        void holdKeys(() => new Promise((resolve) => (go = resolve)), event.nativeEvent)
      },
      release: (found = true): void => go?.(found),
    }
  })
  useEffect(() => () => held.release(false), [held])
  return held
}
