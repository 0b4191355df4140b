/** Which page help is shown for, beside that page. */
import { createStore } from '#web/ui/base/store.ts'

/** The address of the page; null: no help is open. */
export const helpAsked = createStore<string | null>(null)
export const openHelp = (path: string): void => helpAsked.set(path)
