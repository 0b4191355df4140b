/** As much of IndexedDB as the program uses, in memory; it can refuse as browsers do. */

/** `open`: private windows. `write`: a request that fails. `commit`: a disk that turns out to be full at the end. */
export type Refusal = 'open' | 'write' | 'commit' | null

export interface BrowserDatabase {
  factory: Pick<IDBFactory, 'open'>
  /** What is stored, by key. */
  kept: Map<string, unknown>
  refuse: (what: Refusal) => void
}

type Listener = (() => void) | null
interface Asked {
  result: unknown
  error: Error | null
  onsuccess: Listener
  onerror: Listener
  onupgradeneeded: Listener
}

export const browserDatabase = (): BrowserDatabase => {
  const kept = new Map<string, unknown>()
  let refused: Refusal = null
  const full = () => new Error('QuotaExceededError')
  const asked = (work: () => unknown, after?: (isDone: boolean) => void): Asked => {
    const request: Asked = { result: null, error: null, onsuccess: null, onerror: null, onupgradeneeded: null }
    queueMicrotask(() => {
      try {
        request.result = work()
      } catch (failure) {
        request.error = failure as Error
      }
      if (!request.error) request.onupgradeneeded?.()
      if (request.error) request.onerror?.()
      else request.onsuccess?.()
      after?.(request.error === null)
    })
    return request
  }
  const transaction = () => {
    const own = { oncomplete: null as Listener, onabort: null as Listener, error: null as Error | null, objectStore }
    const finish = (isDone: boolean) => queueMicrotask(() => (isDone ? own.oncomplete?.() : own.onabort?.()))
    function objectStore() {
      return {
        transaction: own,
        put: (value: unknown, key: string) => {
          const copy = structuredClone(value)
          const isFull = refused === 'write' || refused === 'commit'
          return asked(
            () => {
              if (refused === 'write') throw full()
              if (refused !== 'commit') kept.set(key, copy)
            },
            () => finish(!isFull),
          )
        },
        get: (key: string) => asked(() => kept.get(key)),
        getAll: () => asked(() => [...kept.values()]),
        getAllKeys: () => asked(() => [...kept.keys()]),
        delete: (key: string) => asked(() => void kept.delete(key)),
      }
    }
    return own
  }
  const open = () =>
    asked(() => {
      if (refused === 'open') throw new Error('SecurityError')
      return { transaction, createObjectStore: () => undefined }
    })
  return {
    factory: { open: open as unknown as IDBFactory['open'] },
    kept,
    refuse: (what) => {
      refused = what
    },
  }
}
