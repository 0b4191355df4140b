/**
 * Drafts stored in the browser: in its database, and for a moment in a store that writes at once, because a page that is
 * being closed does not live to see its database answer. Each version of a draft has a number; the higher one counts.
 */
import { browserStore, type BrowserStore } from '#web/data/browser-store.ts'
import { quickStore, type QuickStore } from '#web/data/quick-store.ts'

interface Numbered {
  step: number
}
/** What a key holds; `step` is also that of a draft that was deleted, so that the next one counts. */
interface Found<T> {
  draft: T | null
  step: number
}
export interface DraftStorage {
  read: <T extends object>(key: string) => Promise<Found<T>>
  /** The keys of a page that hold a draft. */
  keys: (page: string) => Promise<readonly string[]>
  /** Resolves to false when the draft would not outlive the page. */
  put: (key: string, draft: Numbered) => Promise<boolean>
  /** Has written when it returns; false when it could not. */
  putNow: (key: string, draft: Numbered) => boolean
  drop: (key: string, step: number) => Promise<void>
}

interface Quick extends Numbered {
  /** Deleted, whatever the database still holds. */
  gone?: boolean
}

export const isOfPage = (page: string, key: string): boolean => key === page || key.startsWith(`${page}#`)

export const draftStorage = (slow: BrowserStore, quick: QuickStore): DraftStorage => {
  /** The database has a version at least as new. */
  const forgetQuick = (key: string, step: number) => {
    const found = quick.get<Quick>(key)
    if (found && found.step <= step) quick.drop(key)
  }
  const put = async (key: string, draft: Numbered) => {
    const isKept = await slow.put(key, draft)
    if (isKept) forgetQuick(key, draft.step)
    return isKept
  }
  const drop = async (key: string, step: number) => {
    quick.put(key, { step, gone: true } satisfies Quick)
    if (await slow.drop(key)) forgetQuick(key, step)
  }
  return {
    put,
    drop,
    putNow: (key, draft) => quick.put(key, draft),
    read: async <T extends object>(key: string): Promise<Found<T>> => {
      // Drafts of earlier versions have no number.
      const stored = await slow.get<T & Partial<Numbered>>(key)
      const last = quick.get<T & Quick>(key)
      const step = stored?.step ?? 0
      if (!last || last.step < step) return { draft: stored, step }
      void (last.gone ? drop(key, last.step) : put(key, last))
      return { draft: last.gone ? null : last, step: last.step }
    },
    keys: async (page) => {
      const stored = (await slow.keys()).filter((key) => isOfPage(page, key))
      const last = quick.keys().filter((key) => isOfPage(page, key))
      const isGone = (key: string) => quick.get<Quick>(key)?.gone === true
      return [...new Set([...stored, ...last])].filter((key) => !isGone(key)).toSorted()
    },
  }
}

export const drafts = draftStorage(browserStore('vua', 'drafts'), quickStore('vua.draft.'))
