/**
 * Keys are faster than the server: those pressed while an answer decides where they belong wait for it, and are typed
 * once the focus is there. When nothing was found they are thrown away, because they belonged to what was not found.
 */
let waits = 0
let draining = false
let queue: string[] = []

const isMine = ({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && !isComposing && (key.length === 1 || key === 'Enter' || key === 'Tab')

const catchKey = (event: KeyboardEvent): void => {
  if (!event.isTrusted || !isMine(event)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  queue.push(event.key)
}

/** As if it had been pressed now. */
const typeKey = (key: string): void => {
  const target = document.activeElement
  if (!(target instanceof HTMLElement)) return
  const isLeft = target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  // The one way to type that input events and the browser's own undo know of.
  if (isLeft && key.length === 1) document.execCommand('insertText', false, key)
}

const turn = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve)
  })

const drain = async (): Promise<void> => {
  if (draining) return
  draining = true
  for (await turn(); queue.length > 0 && waits === 0; await turn()) typeKey(queue.shift()!)
  draining = false
  if (waits === 0) removeEventListener('keydown', catchKey, { capture: true })
}

/** `work` says whether it found what the keys are for. */
export const holdKeys = async (work: () => Promise<boolean>): Promise<void> => {
  waits += 1
  addEventListener('keydown', catchKey, { capture: true })
  const found = await work().catch(() => false)
  waits -= 1
  if (!found) queue = []
  await drain()
}
