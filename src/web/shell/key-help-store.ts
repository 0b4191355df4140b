import { createStore } from '#web/ui/base/store.ts'

export const keyHelp = createStore(false)
export const openKeyHelp = (): void => keyHelp.set(true)
