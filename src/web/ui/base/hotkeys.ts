/** Keyboard shortcuts of pages. The component mounted last handles a key first; unhandled keys go to the others. */
import { useEffectEvent, useLayoutEffect } from 'react'
import { takesKeys } from './layers.ts'

/** 'ctrl+k', 'f1', 'alt+1', '/', 'shift+alt+arrowdown': modifiers in the order ctrl, shift, alt. */
/** Returning false means the key was not handled. */
export type Hotkeys = Readonly<Record<string, (event: KeyboardEvent) => void | false>>

/** The keys of a page, a dialog or the frame around them. */
export interface KeyLayer {
  keys: () => Hotkeys
  inDialogs: boolean
}
const layers: KeyLayer[] = []
let lettersAllowed = () => true
type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** Single-letter shortcuts can be switched off (WCAG 2.1.4). */
export const allowLetters = (isAllowed: () => boolean): void => {
  lettersAllowed = isAllowed
}

export const keyName = (event: Key): string => {
  const key = event.key === ' ' ? 'space' : event.key.toLowerCase()
  const shift = event.shiftKey && (key.length > 1 || event.ctrlKey || event.altKey)
  return `${event.ctrlKey || event.metaKey ? 'ctrl+' : ''}${shift ? 'shift+' : ''}${event.altKey ? 'alt+' : ''}${key}`
}
/** True if a mounted page or dialog has a shortcut for this key. */
export const isHotkey = (event: KeyboardEvent): boolean => {
  const name = keyName(event)
  return layers.some((layer) => name in layer.keys())
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  (target as HTMLInputElement).type !== 'checkbox' &&
  !(target as HTMLInputElement).readOnly

/** Runs the key in the topmost layer that takes it, those of a page not behind a dialog; false when none did. */
export const runKey = (all: readonly KeyLayer[], event: KeyboardEvent, typing: boolean, behind: boolean): boolean => {
  const name = keyName(event)
  // While the user types, only shortcuts with modifiers and function keys work.
  if (typing && !/^(ctrl|alt|(shift\+)?f\d)/.test(name)) return false
  if (name.length === 1 && /\p{L}/u.test(name) && !lettersAllowed()) return false
  return all.toReversed().some((layer) => {
    const run = (!behind || layer.inDialogs) && layer.keys()[name]
    return run && run(event) !== false
  })
}

const listen = (event: KeyboardEvent): void => {
  if (event.defaultPrevented || event.isComposing) return
  if (runKey(layers, event, isTyping(event.target), takesKeys())) event.preventDefault()
}

interface HotkeyOptions {
  inDialogs?: boolean
  /** The keys of the frame: every page comes first, also one that is mounted at the same time. */
  isFrame?: boolean
}

export const useHotkeys = (keys: Hotkeys, { inDialogs = false, isFrame = false }: HotkeyOptions = {}): void => {
  const latest = useEffectEvent(() => keys)
  // A key works as soon as the button it stands on can be seen.
  useLayoutEffect(() => {
    const layer: KeyLayer = { keys: () => latest(), inDialogs }
    if (layers.length === 0) document.addEventListener('keydown', listen)
    if (isFrame) layers.unshift(layer)
    else layers.push(layer)
    return () => {
      layers.splice(layers.indexOf(layer), 1)
      if (layers.length === 0) document.removeEventListener('keydown', listen)
    }
  }, [inDialogs, isFrame])
}
