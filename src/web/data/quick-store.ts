/**
 * A key-value store that has written when the call returns, for what is put while the page is being closed: the browser
 * may end a page before its database has answered. It has little room, so nothing stays in it for long.
 */
export interface QuickStore {
  /** False when the browser refuses or has no room. */
  put: (key: string, value: unknown) => boolean
  get: <T>(key: string) => T | null
  drop: (key: string) => void
  keys: () => readonly string[]
}

/** Exact numbers are bigint, which JSON does not know. */
const EXACT = '$exact'
const exactText = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? { [EXACT]: one.toString() } : one))
const readExact = (text: string): unknown =>
  JSON.parse(text, (_, one: unknown) =>
    typeof one === 'object' && one !== null && EXACT in one ? BigInt(String(one[EXACT])) : one,
  )

/** `storage` is asked each time, because already reading the property is refused where storage is blocked. */
export const quickStore = (prefix: string, storage: () => Storage = () => localStorage): QuickStore => {
  const tried = <T>(work: (own: Storage) => T, otherwise: T): T => {
    try {
      return work(storage())
    } catch {
      return otherwise
    }
  }
  return {
    put: (key, value) =>
      tried((own) => {
        own.setItem(prefix + key, exactText(value))
        return true
      }, false),
    get: <T>(key: string) =>
      tried((own) => {
        const text = own.getItem(prefix + key)
        return text === null ? null : (readExact(text) as T)
      }, null),
    drop: (key) => tried((own) => own.removeItem(prefix + key), undefined),
    keys: () =>
      tried(
        (own) =>
          Array.from({ length: own.length }, (_, at) => own.key(at) ?? '')
            .filter((key) => key.startsWith(prefix))
            .map((key) => key.slice(prefix.length)),
        [],
      ),
  }
}
