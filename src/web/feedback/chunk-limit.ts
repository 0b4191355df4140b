import { createStore } from '#web/ui/store.ts'

const CHUNK_MS = 120_000
/** How many parts of the program are on their way. */
export const chunksUnderway = createStore(0)

/** Chunks that take longer than two minutes count as lost (contract system §12). */
export const withChunkLimit = <T>(chunk: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('chunk')), CHUNK_MS)
  })
  chunksUnderway.set((count) => count + 1)
  return Promise.race([chunk, late]).finally(() => {
    clearTimeout(timer)
    chunksUnderway.set((count) => count - 1)
  })
}
