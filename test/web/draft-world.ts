/** Tabs of one browser that keep drafts: its storage, locks and clock, which a test moves. */
import { createDraftDesk, type DraftDesk, type Opening } from '#web/form/save/drafts/draft-desk.ts'
import { draftStorage } from '#web/form/save/drafts/draft-storage.ts'
import type { Clock } from '#web/form/save/drafts/draft-pace.ts'
import type { Locks } from '#web/form/save/drafts/draft-place.ts'
import type { BrowserStore } from '#web/data/browser-store.ts'
import { quickStore } from '#web/data/quick-store.ts'

export interface SampleContent {
  text: string
  version: number
}

/** A form with one text. */
const sampleText = () => {
  let [text, changed, version] = ['', false, 1]
  return {
    type: (next: string) => {
      text = next
      changed = true
    },
    reset: () => {
      text = ''
      changed = false
    },
    text: () => text,
    setVersion: (next: number) => (version = next),
    form: {
      now: () => ({ changed: changed && text !== '', mark: [text] }),
      content: () => ({ value: { text, version }, whole: true }),
      put: (value: SampleContent) => {
        text = value.text
        changed = true
      },
      reset: () => {
        text = ''
        changed = false
      },
      fits: (value: SampleContent) => value.version === version,
    },
  }
}

const memoryStorage = (isFull: () => boolean) => {
  const kept = new Map<string, string>()
  return {
    kept,
    storage: {
      get length() {
        return kept.size
      },
      key: (at: number) => [...kept.keys()][at] ?? null,
      getItem: (key: string) => kept.get(key) ?? null,
      removeItem: (key: string) => void kept.delete(key),
      setItem: (key: string, value: string) => {
        if (isFull()) throw new Error('QuotaExceededError')
        kept.set(key, value)
      },
    } as unknown as Storage,
  }
}

export interface DraftTab {
  desk: DraftDesk<SampleContent>
  type: (text: string) => void
  text: () => string
  /** Unloads the page: closed, reloaded or left by address. */
  close: () => void
  /** The page ends without a word. */
  crash: () => void
  /** Leaves the form by a link of the program. */
  leave: () => void
}

export interface DraftWorld {
  /** Opens the form in a new tab. `wanted` is the key it had. */
  open: (wanted?: string, version?: number, opening?: Omit<Opening<SampleContent>, 'wanted'>) => DraftTab
  /** Lets time pass, and all that is waiting for it. */
  pass: (ms: number) => Promise<void>
  /** Lets answers arrive without time passing. */
  settle: () => Promise<void>
  refuse: (on: boolean) => void
  /** True if the database answers at all; what is put meanwhile is lost if the page ends. */
  stall: (on: boolean) => void
  /** The texts of all drafts that a restart of the browser would find. */
  texts: () => Promise<string[]>
  now: () => number
}

export const draftWorld = (): DraftWorld => {
  let [time, isFull, isStalled] = [0, false, false]
  let timers: { due: number; work: () => void; of: number }[] = []
  const database = new Map<string, unknown>()
  const quick = memoryStorage(() => isFull)
  const locks = new Map<string, number>()
  let tabs = 0
  const ended = new Set<number>()

  /** Writes in the order they were asked for; a page that ended before gets none. */
  let waiting: { of: number; work: () => void }[] = []
  const storeOf = (of: number): BrowserStore => {
    const ask = <T>(work: () => T): Promise<T> =>
      new Promise((resolve) => {
        waiting.push({ of, work: () => resolve(work()) })
        if (!isStalled) queueMicrotask(run)
      })
    return {
      put: (key, value) => {
        const copy = structuredClone(value)
        return ask(() => {
          if (isFull) return false
          database.set(key, copy)
          return true
        })
      },
      get: <T>(key: string) => ask(() => (database.get(key) ?? null) as T | null),
      all: <T>() => ask(() => [...database.values()] as T[]),
      keys: () => ask(() => [...database.keys()]),
      drop: (key) =>
        ask(() => {
          database.delete(key)
          return true
        }),
    }
  }
  const run = () => {
    if (isStalled) return
    const all = waiting
    waiting = []
    for (const { of, work } of all) if (!ended.has(of)) work()
  }
  const settle = async () => {
    for (let turn = 0; turn < 60; turn += 1) await Promise.resolve()
  }
  const clockOf = (of: number): Clock => {
    const after = (ms: number, work: () => void) => {
      const timer = { due: time + ms, work, of }
      timers.push(timer)
      return () => {
        timers = timers.filter((one) => one !== timer)
      }
    }
    return {
      now: () => time,
      date: () => new Date(Date.UTC(2026, 10, 21) + time),
      after,
      idle: (work) => after(500, work),
    }
  }
  let turn: Promise<unknown> = Promise.resolve()
  const ends = new Map<number, () => void>()
  const locksOf = (of: number): Locks => {
    const hold = async (name: string) => {
      if (ended.has(of)) return new Promise<never>(() => undefined)
      if (locks.has(name)) return null
      locks.set(name, of)
      return () => void (locks.get(name) === of && locks.delete(name))
    }
    return {
      hold,
      alone: (_, work) => {
        if (ended.has(of)) return new Promise<never>(() => undefined)
        const own = turn.then(work)
        // The turn ends with the page, too.
        turn = Promise.race([own, new Promise<void>((resolve) => ends.set(of, resolve))])
        return own
      },
    }
  }
  const end = (of: number) => {
    ended.add(of)
    ends.get(of)?.()
    timers = timers.filter((one) => one.of !== of)
    for (const [name, holder] of locks) if (holder === of) locks.delete(name)
  }
  const open: DraftWorld['open'] = (wanted, version = 1, opening = {}) => {
    tabs += 1
    const of = tabs
    const own = sampleText()
    own.setVersion(version)
    const storage = draftStorage(
      storeOf(of),
      quickStore('quick.', () => quick.storage),
    )
    const desk = createDraftDesk({ page: 'page', form: own.form, storage, clock: clockOf(of), locks: locksOf(of) })
    const close = desk.open({ wanted, ...opening })
    return {
      desk,
      text: own.text,
      type: (text) => {
        own.type(text)
        desk.touch()
      },
      close: () => {
        desk.flushNow()
        end(of)
      },
      crash: () => end(of),
      leave: close,
    }
  }
  return {
    open,
    settle,
    pass: async (ms) => {
      const till = time + ms
      for (;;) {
        await settle()
        const next = timers.toSorted((a, b) => a.due - b.due)[0]
        if (!next || next.due > till) break
        time = Math.max(time, next.due)
        timers = timers.filter((one) => one !== next)
        next.work()
      }
      time = till
      await settle()
    },
    refuse: (on) => {
      isFull = on
    },
    stall: (on) => {
      isStalled = on
      if (!on) run()
    },
    texts: async () => {
      const storage = draftStorage(
        storeOf(0),
        quickStore('quick.', () => quick.storage),
      )
      const keys = storage.keys('page')
      await settle()
      const all = Promise.all((await keys).map((key) => storage.read<SampleContent>(key)))
      await settle()
      return (await all).flatMap(({ draft }) => (draft ? [draft.text] : [])).toSorted()
    },
    now: () => time,
  }
}
