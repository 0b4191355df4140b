/**
 * Makes the browser's storage hold what is typed into a form, and says how far it does. Pure: form, clock and storage
 * come from outside.
 */
import { createStore, type Store } from '#web/ui/base/store.ts'
import { createPace, type Clock } from './draft-pace.ts'
import { createArrival } from './draft-arrival.ts'
import type { DraftStorage } from './draft-storage.ts'

/** What tells one content of a form from another, compared value by value. */
type Mark = readonly unknown[]

export interface DraftedForm<T extends object> {
  now: () => { changed: boolean; mark: Mark }
  /** What is stored. Not `whole` when something typed is not part of it, such as a password. */
  content: () => { value: T; whole: boolean }
  /** Hands over what stands in inputs and has not reached the form yet. */
  handOver?: () => void
  put: (value: T) => void
  /** Back to what the form was opened with. */
  reset: () => void
  /** True if a stored draft belongs to the record as it is now. */
  fits: (value: T) => boolean
}

/** How far what is typed is stored; `nothing`: there is nothing to store. */
export type KeptState = { kind: 'nothing' | 'waiting' | 'refused' } | { kind: 'kept'; at: Date }
/** What becomes of the content of a form that is left. */
export type DraftFate = 'kept' | 'nothing' | 'lost'

interface Written {
  mark: Mark
  at: Date
  step: number
  whole: boolean
}
/** Nothing is stored until the content is another one, or until the form says so. */
interface Rest {
  mark: Mark
  until: 'changed' | 'resumed'
}

export interface DraftWriter {
  state: Store<KeptState>
  /** The content of the form may have changed. */
  touch: () => void
  /** Stores the content; the page lives on. */
  flush: () => Promise<DraftFate>
  /** Stores the content before it returns, because the page may end. */
  flushNow: () => void
  /** From now on under this key, whose latest draft has this number. */
  moveTo: (key: string, step: number) => void
  /** The form shows the draft that is stored under its key. */
  adopt: (at: Date) => void
  /** Deletes the stored draft. */
  erase: () => void
  rest: (until: Rest['until']) => void
  /** Stores the content with a change, and nothing after it. */
  leave: (change: object) => Promise<boolean>
  resume: () => void
  /** Nothing is stored any more. */
  close: () => void
}

interface WriterOptions<T extends object> {
  form: DraftedForm<T>
  storage: DraftStorage
  clock: Clock
  /** A key for what is typed before the form has one. */
  spare: string
}

const RETRY_MS = 10_000

const isSameMark = (a: Mark, b: Mark): boolean => a.length === b.length && a.every((one, at) => Object.is(one, b[at]))
const isSameState = (a: KeptState, b: KeptState): boolean =>
  a.kind === b.kind && (a.kind !== 'kept' || a.at === (b as typeof a).at)

interface Writing<T extends object> extends WriterOptions<T> {
  key: string | null
  step: number
  /** The latest deletion; versions before it are gone. */
  erased: number
  written: Written | null
  /** Something of this form may be stored under its key. */
  attempted: boolean
  spared: boolean
  failed: boolean
  resting: Rest | null
  /** The write that has not been answered yet. */
  open: { mark: Mark; answer: Promise<boolean> } | null
}

const statusOf = <T extends object>({ form, resting, written }: Writing<T>): 'nothing' | 'kept' | 'open' => {
  const { changed, mark } = form.now()
  if (!changed || resting) return 'nothing'
  return written && isSameMark(written.mark, mark) ? 'kept' : 'open'
}

const stateOf = <T extends object>(own: Writing<T>): KeptState => {
  const status = statusOf(own)
  if (status === 'nothing') return { kind: 'nothing' }
  if (own.failed) return { kind: 'refused' }
  return status === 'kept' && own.written?.whole ? { kind: 'kept', at: own.written.at } : { kind: 'waiting' }
}

/** The next version of the draft. `atOnce`: it is also written before the page can end. */
const send = <T extends object>(own: Writing<T>, atOnce: boolean): { written: Written; answer: Promise<boolean> } => {
  const { value, whole } = own.form.content()
  own.step += 1
  const written = { mark: own.form.now().mark, at: own.clock.date(), step: own.step, whole }
  const draft = { ...value, at: written.at.toISOString(), step: own.step }
  if (atOnce) own.storage.putNow(own.key ?? own.spare, draft)
  if (own.key === null) {
    own.spared = true
    return { written, answer: Promise.resolve(false) }
  }
  own.attempted = true
  return { written, answer: own.storage.put(own.key, draft) }
}

const eraseIn = <T extends object>(own: Writing<T>): void => {
  own.written = null
  own.failed = false
  own.open = null
  own.step += 1
  own.erased = own.step
  if (own.key !== null && own.attempted) void own.storage.drop(own.key, own.step)
  if (own.spared) void own.storage.drop(own.spare, own.step)
  own.attempted = false
  own.spared = false
}

/** Takes the answer to a version; false when it came too late to mean anything. */
const settle = <T extends object>(own: Writing<T>, written: Written, isKept: boolean): void => {
  if (own.open?.mark === written.mark) own.open = null
  if (written.step < own.erased || written.step < (own.written?.step ?? 0)) return
  own.failed = !isKept
  if (!isKept) return
  own.written = written
  if (own.spared) void own.storage.drop(own.spare, written.step)
  own.spared = false
}

const nothingWritten = {
  key: null,
  step: 0,
  erased: 0,
  written: null,
  attempted: false,
  spared: false,
  failed: false,
  resting: null,
  open: null,
}

const leaveIn = <T extends object>(own: Writing<T>, change: object): Promise<boolean> => {
  const { form, clock, storage } = own
  form.handOver?.()
  own.step += 1
  own.resting = { mark: form.now().mark, until: 'resumed' }
  const kept = { ...form.content().value, ...change, at: clock.date().toISOString(), step: own.step }
  return storage.put(own.key ?? own.spare, kept)
}

const createRetry = (clock: Clock, write: () => void) => {
  let stop = () => undefined as void
  return {
    stop: () => stop(),
    touch: () => {
      stop()
      stop = clock.after(RETRY_MS, write)
    },
  }
}

const closeIn = <T extends object>(own: Writing<T>): void => {
  own.resting = { mark: own.form.now().mark, until: 'resumed' }
  own.key = null
  own.attempted = false
  own.written = null
  own.open = null
  // Answers that are still to come belong to a form that is gone.
  own.step += 1
  own.erased = own.step
}

export const createDraftWriter = <T extends object>(options: WriterOptions<T>): DraftWriter => {
  const own: Writing<T> = { ...options, ...nothingWritten }
  const { form, clock } = options
  const state = createStore<KeptState>({ kind: 'nothing' })
  const arrival = createArrival(clock)
  const show = () => {
    const next = stateOf(own)
    if (!isSameState(state.get(), next)) state.set(next)
  }
  const write = (): Promise<boolean> => {
    pace.end()
    form.handOver?.()
    const status = statusOf(own)
    if (status !== 'open' || own.key === null) return Promise.resolve(status === 'kept')
    const { mark } = form.now()
    if (own.open && isSameMark(own.open.mark, mark)) return own.open.answer
    const { written, answer } = send(own, false)
    const settled = answer.then((isKept) => {
      settle(own, written, isKept)
      if (!isKept && statusOf(own) === 'open') retry.touch()
      show()
      return isKept
    })
    own.open = { mark: written.mark, answer: settled }
    return settled
  }
  const pace = createPace(clock, () => void write())
  const retry = createRetry(clock, () => void write())
  const end = () => {
    pace.end()
    retry.stop()
  }
  const touch = () => {
    const { resting } = own
    if (resting?.until === 'changed' && !isSameMark(resting.mark, form.now().mark)) own.resting = null
    if (own.resting) return
    const status = statusOf(own)
    if (status === 'open') pace.touch()
    else pace.end()
    if (status === 'nothing' && (own.attempted || own.spared)) eraseIn(own)
    show()
  }
  const flush = async (): Promise<DraftFate> => {
    form.handOver?.()
    const { changed, mark } = form.now()
    if (own.resting && changed && !isSameMark(own.resting.mark, mark)) return 'lost'
    if (statusOf(own) === 'nothing') return 'nothing'
    if (own.key === null) await arrival.wait()
    return (await write()) ? 'kept' : 'lost'
  }
  return {
    state,
    touch,
    flush,
    flushNow: () => {
      form.handOver?.()
      if (statusOf(own) !== 'open') return
      const { written, answer } = send(own, true)
      void answer.then((isKept) => {
        if (own.key !== null) settle(own, written, isKept)
        show()
      })
    },
    moveTo: (key, step) => {
      own.key = key
      own.step = Math.max(own.step, step)
      arrival.come()
      touch()
    },
    adopt: (at) => {
      own.attempted = true
      own.written = { mark: form.now().mark, at, step: own.step, whole: true }
      touch()
    },
    erase: () => {
      end()
      eraseIn(own)
      show()
    },
    rest: (until) => {
      end()
      own.resting = { mark: form.now().mark, until }
      show()
    },
    leave: (change) => {
      end()
      return leaveIn(own, change).finally(show)
    },
    resume: () => {
      own.resting = null
      touch()
    },
    close: () => {
      end()
      closeIn(own)
    },
  }
}
