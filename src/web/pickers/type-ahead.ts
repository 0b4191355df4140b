/**
 * Queues keys typed while a request decides where they belong, and types them once the focus has moved. If nothing was
 * found the queued keys are dropped, because they were meant for what was not found.
 */
let pendingRequests = 0
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

/** Types a key as if it had been pressed now. */
const typeKey = (key: string): void => {
  const target = document.activeElement
  if (!(target instanceof HTMLElement)) return
  const isLeft = target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  // The only way of typing that fires input events and joins the browser's undo history.
  if (isLeft && key.length === 1) document.execCommand('insertText', false, key)
}

const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve)
  })

const typeQueued = async (): Promise<void> => {
  if (draining) return
  draining = true
  for (await nextTask(); queue.length > 0 && pendingRequests === 0; await nextTask()) typeKey(queue.shift()!)
  draining = false
  if (pendingRequests === 0) removeEventListener('keydown', catchKey, { capture: true })
}

/** `work` resolves to true when it found the target of the keys. */
export const holdKeys = async (work: () => Promise<boolean>): Promise<void> => {
  pendingRequests += 1
  addEventListener('keydown', catchKey, { capture: true })
  const found = await work().catch(() => false)
  pendingRequests -= 1
  if (!found) queue = []
  await typeQueued()
}
