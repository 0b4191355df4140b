/** Loads the steps of a save: nobody saves a form before it stands. */
import { moduleWhenIdle } from '#web/feedback/lazy-when-idle.tsx'

export const loadSaving = moduleWhenIdle(() => import('./saving.ts'))
