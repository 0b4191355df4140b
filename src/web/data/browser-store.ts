/** A key-value store in IndexedDB. If the browser refuses it, values live as long as the page. */
export interface BrowserStore {
  /** Resolves to false when the value only lives as long as the page. */
  put: (key: string, value: unknown) => Promise<boolean>
  get: <T>(key: string) => Promise<T | null>
  all: <T>() => Promise<readonly T[]>
  drop: (key: string) => Promise<void>
}

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('indexedDB'))
  })

/** Values may contain bigint, which the browser copies unchanged. */
export const browserStore = (database: string, name: string): BrowserStore => {
  const memory = new Map<string, unknown>()
  let opening: Promise<IDBDatabase> | undefined
  const open = (): Promise<IDBDatabase> => {
    if (opening) return opening
    const request = indexedDB.open(database, 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore(name)
    }
    opening = answerOf(request)
    return opening
  }
  const run = async <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
    answerOf(work((await open()).transaction(name, mode).objectStore(name)))
  return {
    put: async (key, value) => {
      memory.set(key, value)
      return run('readwrite', (store) => store.put(value, key)).then(
        () => true,
        () => false,
      )
    },
    get: async <T>(key: string) =>
      (await run<T | undefined>('readonly', (store) => store.get(key)).catch(() => memory.get(key) as T)) ?? null,
    all: async <T>() => run<T[]>('readonly', (store) => store.getAll()).catch(() => [...memory.values()] as T[]),
    drop: async (key) => {
      memory.delete(key)
      await run('readwrite', (store) => store.delete(key)).catch(() => undefined)
    },
  }
}
