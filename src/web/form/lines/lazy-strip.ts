import { lazyWhenIdle } from '#web/feedback/lazy-when-idle.tsx'

/** Loaded after the form: nothing is wrong before something was typed. */
export const LineStrip = lazyWhenIdle(async () => (await import('./line-strip.tsx')).LineStrip)
