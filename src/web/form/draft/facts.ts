/** Asks the server for what definitions declare (`model/facts.ts`), once for each state of the fields that matter. */
import { remembered } from '#kernel/remembered.ts'
import type { RefRow } from '#model/rule-context.ts'
import type { Asking, Facts, FactsQuestion, Found } from '#model/facts.ts'
import type { Fields } from '#model/field.ts'
import { isEmpty } from '#model/required.ts'
import { isBlankLine, shapeOf, type DraftRecord, type LineDraft } from './draft.ts'
import type { DraftStore, Step } from './draft-store.ts'
import type { RefCache } from './refs.ts'
import { isEditable, setField, setLinesByKey, steps } from './steps.ts'

type SendFacts = (path: string, question: FactsQuestion, signal: AbortSignal) => Promise<unknown>

export interface FactsOptions {
  store: DraftStore
  cache: RefCache
  declared: Readonly<Record<string, Facts>>
  /** A stored document brings its facts along. */
  isStored: boolean
  send: SendFacts
  restMs?: number
}
export interface FormFacts {
  /** Asks by itself whenever fields that matter have changed and rested; ends with the function it gives. */
  watch: () => () => void
  /** Asks again what got no answer: the line is back. */
  again: () => void
  /** Asks now, whether something changed or not. */
  ask: (facts: Facts, keys: readonly string[]) => Promise<void>
  /** Asks for these facts, too, whenever the rest is asked for; ends with the function it gives. */
  also: (facts: Facts) => () => void
  /** These lines brought their answer along: they are asked about when something of them changes. */
  told: (facts: Facts, keys: readonly string[]) => void
  /** Until every answer is there, or nobody would wait longer: what is saved before would lack it. */
  arrived: () => Promise<void>
}

/** Typing goes on within this time. */
const REST_MS = 200
/** A save does not wait longer than this. */
const PATIENCE_MS = 5000
/** The key of the head beside those of lines. */
const HEAD = ''
const NOTHING = Symbol('no answer')

interface Request {
  abort: AbortController
  /** Records whose answer is still wanted. */
  open: Set<string>
}
/** Of one record and one kind of facts. */
interface Slot {
  signature: string
  request: Request | null
}

const fieldsOf = (store: DraftStore, { of }: Facts): Fields =>
  shapeOf(store.definition)[of === 'head' ? 'fields' : 'lines']

/** Where each line stands: of thousands of lines nobody looks for one after the other. */
const placesOf = remembered(
  new WeakMap<readonly string[], ReadonlyMap<string, number>>(),
  (keys) => new Map(keys.map((key, place) => [key, place])),
)
const recordOf = (store: DraftStore, key: string, which: 'raw' | 'draft'): DraftRecord | LineDraft | undefined => {
  const state = store.get()
  return key === HEAD ? state[which] : state[which].lines[placesOf(state.keys).get(key) ?? -1]
}

const spelt = (value: unknown): string => (typeof value === 'bigint' ? `${value}n` : JSON.stringify(value ?? null))

const signatureOf = (store: DraftStore, { when, whenHead = [] }: Facts, key: string): string => {
  const record = recordOf(store, key, 'draft')
  const { draft } = store.get()
  return [...when.map((name) => spelt(record?.[name])), ...whenHead.map((name) => spelt(draft[name]))].join()
}

const isReady = (store: DraftStore, { when, whenHead = [], needs }: Facts, key: string): boolean => {
  const record = recordOf(store, key, 'draft')
  const isThere = (name: string) => !isEmpty((when.includes(name) ? record : store.get().draft)?.[name])
  return record !== undefined && (needs ?? [...when, ...whenHead]).every(isThere)
}

type Patches = ReadonlyMap<string, Readonly<Record<string, unknown>>>
const setValues = ({ definition }: DraftStore, patches: Patches): Step =>
  steps(
    ...Object.entries(patches.get(HEAD) ?? {}).map(([name, value]) => setField(definition, name, value)),
    setLinesByKey(definition, patches),
  )

/** The part of an answer that may be taken and is news: proposals only while nothing of them was typed since. */
const taken = (fields: Fields, { values = {} }: Found, before: object | undefined, now: object | undefined) => {
  const isProposal = (name: string) => fields[name] !== undefined && isEditable(fields[name])
  const at = (record: object | undefined, name: string) =>
    (record as Record<string, unknown> | undefined)?.[name] ?? null
  const isKept = Object.keys(values).some((name) => isProposal(name) && at(before, name) !== at(now, name))
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => at(now, name) !== value && !(isKept && isProposal(name))),
  )
}

/** The answer that is on its way speaks of what was there before. */
const leave = (slot: Slot | undefined, key: string): void => {
  slot?.request?.open.delete(key)
  if (slot?.request?.open.size === 0) slot.request.abort.abort()
}

/** What was asked for, by kind of facts and record. */
const createSlots = () => {
  const slots = new Map<Facts, Map<string, Slot>>()
  return {
    of: (facts: Facts): Map<string, Slot> => {
      const own = slots.get(facts) ?? new Map<string, Slot>()
      slots.set(facts, own)
      return own
    },
    /** Nobody waits any longer; what has no answer yet is asked for again by whoever comes back. */
    leaveAll: (): void => {
      for (const own of slots.values())
        for (const [key, slot] of own) {
          leave(slot, key)
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

/** Records found by the way. */
const learn = (cache: RefCache, found: readonly (Found | null)[]): void => {
  const lists = new Map<string, RefRow[]>()
  for (const one of found)
    for (const [list, rows] of Object.entries(one?.refs ?? {})) {
      const known = lists.get(list) ?? []
      known.push(...rows)
      lists.set(list, known)
    }
  for (const [list, rows] of lists) cache.putAll(list, rows)
}
interface Answered {
  keys: readonly string[]
  found: readonly (Found | null)[]
  /** What was asked about, as it was then. */
  before: Asking
}
/** What an answer changes, by key. */
const patchesOf = (store: DraftStore, facts: Facts, { keys, found, before }: Answered): Patches =>
  new Map(
    keys.flatMap((key, at) => {
      const answer = found[at]
      if (!answer) return []
      const values = taken(fieldsOf(store, facts), answer, before.records[at], recordOf(store, key, 'draft'))
      return Object.keys(values).length > 0 ? [[key, values] as const] : []
    }),
  )

export const createFacts = (options: FactsOptions): FormFacts => {
  const { store, cache, declared, isStored, send, restMs = REST_MS } = options
  const slots = createSlots()
  const underway = new Set<Promise<void>>()
  const watched = new Set(Object.values(declared))
  let resting: ReturnType<typeof setTimeout> | undefined

  const fetchNow = async (facts: Facts, keys: readonly string[], request: Request): Promise<void> => {
    const asking: Asking = { head: store.get().draft, records: keys.map((key) => recordOf(store, key, 'draft')!), keys }
    const question = facts.ask(asking)
    if (!question) return
    const answer = await send(facts.call, question, request.abort.signal).catch(() => NOTHING)
    if (request.open.size === 0) return
    if (answer === NOTHING) {
      // Asked again with the next change; without an answer the save says what is wrong.
      for (const key of request.open) slots.of(facts).delete(key)
      return
    }
    const found = facts.read(answer, asking)
    const isWanted = (key: string) => request.open.has(key) && recordOf(store, key, 'raw') !== undefined
    const wanted = found.map((one, at) => (isWanted(keys[at]!) ? one : null))
    learn(cache, wanted)
    const patches = patchesOf(store, facts, { keys, found: wanted, before: asking })
    if (patches.size > 0) store.amend(setValues(store, patches))
  }

  const ask = (facts: Facts, keys: readonly string[]): Promise<void> => {
    const own = slots.of(facts)
    const ready = keys.filter((key) => isReady(store, facts, key))
    const request: Request = { abort: new AbortController(), open: new Set(ready) }
    for (const key of keys) {
      leave(own.get(key), key)
      own.set(key, { signature: signatureOf(store, facts, key), request: request.open.has(key) ? request : null })
    }
    if (ready.length === 0) return Promise.resolve()
    const work = fetchNow(facts, ready, request).finally(() => underway.delete(work))
    underway.add(work)
    return work
  }

  /** Those whose fields that matter are others than when it was asked last; what has gone is forgotten. */
  const changedOf = (facts: Facts): string[] => {
    const own = slots.of(facts)
    const targets = targetsOf(store, facts)
    const there = new Set(targets)
    for (const [key, slot] of own)
      if (!there.has(key)) {
        leave(slot, key)
        own.delete(key)
      }
    return targets.filter((key) => own.get(key)?.signature !== signatureOf(store, facts, key))
  }
  const look = (): void => {
    clearTimeout(resting)
    resting = undefined
    for (const facts of watched) {
      const changed = changedOf(facts)
      const empty = Object.fromEntries((facts.gives ?? []).map((name) => [name, null]))
      const stale = changed.filter((key) =>
        Object.keys(empty).some((name) => !isEmpty(recordOf(store, key, 'raw')?.[name])),
      )
      if (stale.length > 0) store.amend(setValues(store, new Map(stale.map((key) => [key, empty]))))
      if (changed.length > 0) void ask(facts, changed)
    }
  }
  const later = (): void => {
    clearTimeout(resting)
    resting = setTimeout(look, restMs)
  }
  const told = (facts: Facts, keys: readonly string[]): void => {
    const own = slots.of(facts)
    for (const key of keys) own.set(key, { signature: signatureOf(store, facts, key), request: null })
  }
  if (isStored) for (const facts of watched) if (facts.gives) told(facts, targetsOf(store, facts))

  return {
    ask,
    told,
    again: look,
    also: (facts) => {
      watched.add(facts)
      later()
      return () => {
        watched.delete(facts)
      }
    },
    watch: () => {
      later()
      const stop = store.subscribe(later)
      return () => {
        stop()
        clearTimeout(resting)
        resting = undefined
        slots.leaveAll()
      }
    },
    arrived: async () => {
      if (resting !== undefined) look()
      if (underway.size === 0) return
      await Promise.race([Promise.all(underway), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
    },
  }
}
