/** A key-value store in IndexedDB. If the browser refuses it, values live as long as the page. */
export interface BrowserStore {
  /** Resolves to false when the value only lives as long as the page. */
  put: (key: string, value: unknown) => Promise<boolean>
  get: <T>(key: string) => Promise<T | null>
  all: <T>() => Promise<readonly T[]>
  keys: () => Promise<readonly string[]>
  /** Resolves to false when the browser could not delete it. */
  drop: (key: string) => Promise<boolean>
}

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('indexedDB'))
  })

/** Values may contain bigint, which the browser copies unchanged. */
export const browserStore = (database: string, name: string): BrowserStore => {
  const memory = new Map<string, unknown>()
  /** Keys of values that are only in memory: a full disk refuses to write, but still reads what it has. */
  const refused = new Set<string>()
  let opening: Promise<IDBDatabase> | undefined
  /** The browser closes a database by itself, for one when its data is cleared. */
  const forget = () => {
    opening = undefined
  }
  const open = (): Promise<IDBDatabase> => {
    if (opening) return opening
    const request = indexedDB.open(database, 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore(name)
    }
    opening = answerOf(request).then((opened) => {
      opened.onclose = forget
      return opened
    })
    // What was refused once may be granted the next time.
    opening.catch(forget)
    return opening
  }
  const opened = async (mode: IDBTransactionMode): Promise<IDBObjectStore> =>
    (await open()).transaction(name, mode).objectStore(name)
  const run = async <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
    answerOf(work(await opened(mode)))
  return {
    put: async (key, value) => {
      memory.set(key, value)
      try {
        const store = await opened('readwrite')
        store.put(value, key)
        // A full disk may refuse at the end what the request has taken.
        await new Promise((resolve, reject) => {
          store.transaction.oncomplete = resolve
          store.transaction.onabort = reject
        })
        refused.delete(key)
        return true
      } catch {
        refused.add(key)
        return false
      }
    },
    get: async <T>(key: string) => {
      const own = () => memory.get(key) as T
      return (refused.has(key) ? own() : await run<T>('readonly', (store) => store.get(key)).catch(own)) ?? null
    },
    all: async <T>() => {
      // Asked for together, so that nothing is written in between.
      const stored = Promise.all([
        run('readonly', (store) => store.getAllKeys()),
        run('readonly', (store) => store.getAll()),
      ])
      const [keys, values] = await stored.catch(() => [[...memory.keys()], [...memory.values()]])
      const known = [...new Set([...(keys as string[]), ...refused])]
      return known.map((key, at) => (refused.has(key) ? memory.get(key) : values[at])) as T[]
    },
    keys: async () => {
      const stored = await run('readonly', (store) => store.getAllKeys()).catch(() => [...memory.keys()])
      return [...new Set([...(stored as string[]), ...refused])]
    },
    drop: (key) => {
      memory.delete(key)
      refused.delete(key)
      return run('readwrite', (store) => store.delete(key)).then(
        () => true,
        () => false,
      )
    },
  }
}
