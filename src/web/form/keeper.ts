/** Drafts kept in the browser, so that nothing typed is lost: one per company, person and document. */
const DATABASE = 'vua'
const STORE = 'drafts'

let opening: Promise<IDBDatabase> | undefined
const open = (): Promise<IDBDatabase> => {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore(STORE)
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('indexedDB'))
  })
  return opening
}

/** Private windows may refuse; drafts then live as long as the page. */
const memory = new Map<string, unknown>()

const run = async <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
  const database = await open()
  return new Promise((resolve, reject) => {
    const request = work(database.transaction(STORE, mode).objectStore(STORE))
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('indexedDB'))
  })
}

/** Values may hold exact numbers: the browser copies bigint as it is. */
export const keepDraft = async (key: string, value: unknown): Promise<void> => {
  memory.set(key, value)
  await run('readwrite', (store) => store.put(value, key)).catch(() => undefined)
}
export const readDraft = async <T>(key: string): Promise<T | null> => {
  const kept = await run<unknown>('readonly', (store) => store.get(key) as IDBRequest<unknown>).catch(() =>
    memory.get(key),
  )
  return (kept ?? memory.get(key) ?? null) as T | null
}
export const dropDraft = async (key: string): Promise<void> => {
  memory.delete(key)
  await run('readwrite', (store) => store.delete(key)).catch(() => undefined)
}
