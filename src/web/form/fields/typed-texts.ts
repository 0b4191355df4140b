/**
 * Text that stands in an input and has not reached its form yet. An input hands its text over when it is left or the
 * typing pauses; who stores the form asks for it before that.
 */
import { createStore } from '#web/ui/base/store.ts'

/** The kind of input by which a field gets back what stood in it: browsers call it so when typing is taken back. */
export const GIVEN_BACK = 'historyUndo'

const open = new Map<object, () => void>()
let revision = 0

/** 0: no such text. Another number with every key. */
export const typedTexts = createStore(0)

/** `input` is any object that stands for the input. */
export const textTyped = (input: object, handOver: () => void): void => {
  open.set(input, handOver)
  revision += 1
  typedTexts.set(revision)
}
export const textTaken = (input: object): void => {
  open.delete(input)
  if (open.size === 0) typedTexts.set(0)
}
export const handOverTexts = (): void => {
  for (const handOver of open.values()) handOver()
}
