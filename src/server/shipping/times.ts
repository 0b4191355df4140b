/** How long carriers are waited for. */
export const createTimes = { firstByteMs: 40_000, wholeMs: 45_000 } as const
/** Somebody looks at the prices of several carriers side by side; one that has not answered by then is left out. */
export const quoteTimes = { firstByteMs: 9_000, wholeMs: 9_500 } as const
