/** Keys as handlers receive them: `Ctrl+Shift+ArrowDown`. */
import type { KeyboardEvent } from 'react'

export interface PressedKey extends KeyboardEvent<HTMLInputElement> {
  /** A handler took it, so nobody else does anything with it. */
  isTaken: () => boolean
}

/** `value`: the text of the input it was pressed in. */
export const pressed = (name: string, value = ''): PressedKey => {
  const parts = name === '+' ? ['+'] : name.split('+')
  let prevented = false
  let stopped = false
  return {
    key: parts.at(-1) === 'Space' ? ' ' : parts.at(-1),
    ctrlKey: parts.includes('Ctrl'),
    shiftKey: parts.includes('Shift'),
    altKey: parts.includes('Alt'),
    metaKey: parts.includes('Meta'),
    timeStamp: 0,
    nativeEvent: { isComposing: false },
    currentTarget: { value },
    get defaultPrevented() {
      return prevented
    },
    preventDefault: () => (prevented = true),
    stopPropagation: () => (stopped = true),
    isTaken: () => prevented && stopped,
  } as unknown as PressedKey
}
