import { createStore } from '#web/ui/base/store.ts'

const CHUNK_MS = 120_000
/** Number of chunks being loaded. */
export const chunksLoading = createStore(0)

/** Rejects when a chunk takes longer than two minutes (contract system §12). */
export const withChunkLimit = <T>(chunk: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout>
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('chunk')), CHUNK_MS)
  })
  chunksLoading.set((count) => count + 1)
  return Promise.race([chunk, timeout]).finally(() => {
    clearTimeout(timer)
    chunksLoading.set((count) => count - 1)
  })
}
