/** Fetches the facts that definitions declare (`model/facts.ts`) each time one of the fields they depend on changes. */
import { remembered } from '#kernel/remembered.ts'
import type { RefRow } from '#model/rule-context.ts'
import type { FactsInput, Facts, FactsQuery, FactsResult } from '#model/facts.ts'
import type { Fields } from '#model/field.ts'
import { isEmpty } from '#model/required.ts'
import { isBlankLine, shapeOf, type DraftRecord, type LineDraft } from './draft.ts'
import type { DraftStore, Edit } from './store/draft-store.ts'
import type { RefCache } from './store/refs.ts'
import { isEditable, setField, setLinesByKey, combineEdits } from './edits.ts'

type SendFacts = (path: string, question: FactsQuery, signal: AbortSignal) => Promise<unknown>

export interface FactsOptions {
  store: DraftStore
  cache: RefCache
  declared: Readonly<Record<string, Facts>>
  /** The facts of a stored document were loaded together with it, so they are not requested when the form opens. */
  isStored: boolean
  send: SendFacts
}
export interface FormFacts {
  /**
   * Requests facts whenever a field they depend on has changed and typing has paused. Returns a function that stops it.
   */
  watch: () => () => void
  /** Repeats the requests that got no answer, once the server is reachable again. */
  retry: () => void
  /** Requests facts for these records at once, even if nothing changed. */
  request: (facts: Facts, keys: readonly string[]) => Promise<void>
  /** Adds facts to those that are requested on changes. Returns a function that removes them. */
  watchAlso: (facts: Facts) => () => void
  /** Marks the facts of these lines as known; they are requested only after one of their fields changes. */
  markAnswered: (facts: Facts, keys: readonly string[]) => void
  /** Work that brings values to the form, too: `settled` waits for it. */
  waitFor: (work: Promise<unknown>) => void
  /**
   * Resolves when all requests have been answered, or after `MAX_WAIT_MS`; a document saved earlier would lack the
   * facts.
   */
  settled: () => Promise<void>
}

/** How long typing must pause before facts are requested. */
const DEBOUNCE_MS = 200
/** The longest time a save waits for facts. */
const MAX_WAIT_MS = 5000
/** Key of the document head among the keys of lines. */
const HEAD = ''
const NOTHING = Symbol('no answer')

interface FactsRequest {
  abort: AbortController
  /** Records whose answer is still needed. */
  pending: Set<string>
}
/** State of one record for one kind of facts. */
interface Slot {
  signature: string
  request: FactsRequest | null
}

const fieldsOf = (store: DraftStore, { of }: Facts): Fields =>
  shapeOf(store.definition)[of === 'head' ? 'fields' : 'lines']

/** The index of each line by its key, so that documents with thousands of lines are not searched linearly. */
const indexByKey = remembered(
  new WeakMap<readonly string[], ReadonlyMap<string, number>>(),
  (keys) => new Map(keys.map((key, place) => [key, place])),
)
const recordOf = (store: DraftStore, key: string, which: 'raw' | 'draft'): DraftRecord | LineDraft | undefined => {
  const state = store.get()
  return key === HEAD ? state[which] : state[which].lines[indexByKey(state.keys).get(key) ?? -1]
}

const serialize = (value: unknown): string => (typeof value === 'bigint' ? `${value}n` : JSON.stringify(value ?? null))

const signatureOf = (store: DraftStore, { when, whenHead = [], whenLines = [] }: Facts, key: string): string => {
  const record = recordOf(store, key, 'draft')
  const { draft } = store.get()
  return [
    ...when.map((name) => serialize(record?.[name])),
    ...whenHead.map((name) => serialize(draft[name])),
    ...whenLines.flatMap((name) => draft.lines.map((line) => serialize(line[name]))),
  ].join()
}

const isReady = (store: DraftStore, { when, whenHead = [], needs }: Facts, key: string): boolean => {
  const record = recordOf(store, key, 'draft')
  const isThere = (name: string) => !isEmpty((when.includes(name) ? record : store.get().draft)?.[name])
  return record !== undefined && (needs ?? [...when, ...whenHead]).every(isThere)
}

type Patches = ReadonlyMap<string, Readonly<Record<string, unknown>>>
const setValues = ({ definition }: DraftStore, patches: Patches): Edit =>
  combineEdits(
    ...Object.entries(patches.get(HEAD) ?? {}).map(([name, value]) => setField(definition, name, value)),
    setLinesByKey(definition, patches),
  )

/**
 * The values of an answer that differ from the draft and may replace it. If the user has typed a proposed field since
 * the request was sent, its proposals are dropped.
 */
const acceptedValues = (
  fields: Fields,
  { values = {} }: FactsResult,
  before: object | undefined,
  now: object | undefined,
) => {
  const isProposal = (name: string) => fields[name] !== undefined && isEditable(fields[name])
  const at = (record: object | undefined, name: string) =>
    (record as Record<string, unknown> | undefined)?.[name] ?? null
  const isKept = Object.keys(values).some((name) => isProposal(name) && at(before, name) !== at(now, name))
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => at(now, name) !== value && !(isKept && isProposal(name))),
  )
}

/** Drops a record from the request in flight, because its answer would describe outdated values. */
const abandon = (slot: Slot | undefined, key: string): void => {
  slot?.request?.pending.delete(key)
  if (slot?.request?.pending.size === 0) slot.request.abort.abort()
}

/** Request state by kind of facts and record key. */
const createSlots = () => {
  const slots = new Map<Facts, Map<string, Slot>>()
  return {
    of: (facts: Facts): Map<string, Slot> => {
      const own = slots.get(facts) ?? new Map<string, Slot>()
      slots.set(facts, own)
      return own
    },
    /** Aborts all requests. Records without an answer are requested again by the next `watch`. */
    abandonAll: (): void => {
      for (const own of slots.values())
        for (const [key, slot] of own) {
          abandon(slot, key)
          if (slot.request) own.delete(key)
        }
    },
  }
}

const targetsOf = (store: DraftStore, { of }: Facts): readonly string[] => {
  const { raw, keys } = store.get()
  const { lines } = shapeOf(store.definition)
  return of === 'head' ? [HEAD] : keys.filter((_, at) => !isBlankLine(lines, raw.lines[at]!))
}

/** Puts the records that came with the facts into the cache. */
const cacheRefs = (cache: RefCache, found: readonly (FactsResult | null)[]): void => {
  const lists = new Map<string, RefRow[]>()
  for (const one of found)
    for (const [list, rows] of Object.entries(one?.refs ?? {})) {
      const known = lists.get(list) ?? []
      known.push(...rows)
      lists.set(list, known)
    }
  for (const [list, rows] of lists) cache.putAll(list, rows)
}
interface FactsAnswer {
  keys: readonly string[]
  found: readonly (FactsResult | null)[]
  /** The records as they were when the request was sent. */
  before: FactsInput
}
/** The field changes an answer brings, by record key. */
const patchesOf = (store: DraftStore, facts: Facts, { keys, found, before }: FactsAnswer): Patches =>
  new Map(
    keys.flatMap((key, at) => {
      const answer = found[at]
      if (!answer) return []
      const values = acceptedValues(fieldsOf(store, facts), answer, before.records[at], recordOf(store, key, 'draft'))
      return Object.keys(values).length > 0 ? [[key, values] as const] : []
    }),
  )

/** The work a save waits for. */
const createInFlight = () => {
  const works = new Set<Promise<unknown>>()
  return {
    add: (work: Promise<unknown>): void => {
      works.add(work)
      void work.finally(() => works.delete(work))
    },
    done: async (): Promise<void> => {
      if (works.size === 0) return
      await Promise.race([Promise.all(works), new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))])
    },
  }
}

export const createFacts = (options: FactsOptions): FormFacts => {
  const { store, cache, declared, isStored, send } = options
  const slots = createSlots()
  const inFlight = createInFlight()
  const watched = new Set(Object.values(declared))
  let timer: ReturnType<typeof setTimeout> | undefined

  const fetchNow = async (facts: Facts, keys: readonly string[], request: FactsRequest): Promise<void> => {
    const records = keys.map((key) => recordOf(store, key, 'draft')!)
    const input: FactsInput = { head: store.get().draft, records, keys }
    const question = facts.query(input)
    if (!question) return
    const answer = await send(facts.call, question, request.abort.signal).catch(() => NOTHING)
    if (request.pending.size === 0) return
    if (answer === NOTHING) {
      // The next change requests it again; if there is still no answer, the save reports what is wrong.
      for (const key of request.pending) slots.of(facts).delete(key)
      return
    }
    const found = facts.read(answer, input)
    const isWanted = (key: string) => request.pending.has(key) && recordOf(store, key, 'raw') !== undefined
    const wanted = found.map((one, at) => (isWanted(keys[at]!) ? one : null))
    cacheRefs(cache, wanted)
    const patches = patchesOf(store, facts, { keys, found: wanted, before: input })
    if (patches.size > 0) store.amend(setValues(store, patches))
  }

  const requestFacts = (facts: Facts, keys: readonly string[]): Promise<void> => {
    const own = slots.of(facts)
    const ready = keys.filter((key) => isReady(store, facts, key))
    const request: FactsRequest = { abort: new AbortController(), pending: new Set(ready) }
    for (const key of keys) {
      abandon(own.get(key), key)
      own.set(key, { signature: signatureOf(store, facts, key), request: request.pending.has(key) ? request : null })
    }
    if (ready.length === 0) return Promise.resolve()
    const work = fetchNow(facts, ready, request)
    inFlight.add(work)
    return work
  }

  /** The records whose relevant fields changed since the last request; the state of removed records is dropped. */
  const changedOf = (facts: Facts): string[] => {
    const own = slots.of(facts)
    const targets = targetsOf(store, facts)
    const present = new Set(targets)
    for (const [key, slot] of own)
      if (!present.has(key)) {
        abandon(slot, key)
        own.delete(key)
      }
    return targets.filter((key) => own.get(key)?.signature !== signatureOf(store, facts, key))
  }
  const requestChanged = (): void => {
    clearTimeout(timer)
    timer = undefined
    for (const facts of watched) {
      const changed = changedOf(facts)
      const empty = Object.fromEntries((facts.gives ?? []).map((name) => [name, null]))
      const stale = changed.filter((key) =>
        Object.keys(empty).some((name) => !isEmpty(recordOf(store, key, 'raw')?.[name])),
      )
      if (stale.length > 0) store.amend(setValues(store, new Map(stale.map((key) => [key, empty]))))
      if (changed.length > 0) void requestFacts(facts, changed)
    }
  }
  const schedule = (): void => {
    clearTimeout(timer)
    timer = setTimeout(requestChanged, DEBOUNCE_MS)
  }
  const markAnswered = (facts: Facts, keys: readonly string[]): void => {
    const own = slots.of(facts)
    for (const key of keys) own.set(key, { signature: signatureOf(store, facts, key), request: null })
  }
  if (isStored) for (const facts of watched) if (facts.gives) markAnswered(facts, targetsOf(store, facts))

  return {
    request: requestFacts,
    markAnswered,
    retry: requestChanged,
    waitFor: inFlight.add,
    watchAlso: (facts) => {
      watched.add(facts)
      schedule()
      return () => {
        watched.delete(facts)
      }
    },
    watch: () => {
      schedule()
      const stop = store.subscribe(schedule)
      return () => {
        stop()
        clearTimeout(timer)
        timer = undefined
        slots.abandonAll()
      }
    },
    settled: async () => {
      if (timer !== undefined) requestChanged()
      await inFlight.done()
    },
  }
}
