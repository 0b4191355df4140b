/**
 * The draft of one form from opening to leaving: where it is stored, what is restored, discarded and taken back. It
 * decides; React only draws it and tells it what happens.
 */
import { createStore, type Store } from '#web/ui/base/store.ts'
import type { Clock } from './draft-pace.ts'
import { claimPlace, newPlaceKey, unheld, type Claim, type DraftPlace, type Locks } from './draft-place.ts'
import type { DraftStorage } from './draft-storage.ts'
import {
  createDraftWriter,
  type DraftedForm,
  type DraftWriter,
  type KeptState,
  type DraftFate,
} from './draft-writer.ts'

/**
 * A draft that was restored, or discarded and can be taken back, and when it was stored; or an earlier version of what
 * is stored.
 */
type DraftNote = { kind: 'restored' | 'version' | 'discarded' | 'aside'; at: string } | null

export interface Opening<T> {
  /** The key the form had when it was left. */
  wanted?: string | undefined
  /** No other draft of the page is restored than the one under that key. */
  isOwn?: boolean | undefined
  /** A new form begins empty, whatever else is kept. */
  isFresh?: boolean | undefined
  /** Where the form of this entry of the history was kept; `isCertain`: it is the same form, whether it has a draft or not. */
  before?: { key: string; isCertain: boolean } | undefined
  /** Content that comes from elsewhere and is stored nowhere else. */
  given?: (() => Promise<(T & { at: string }) | null>) | undefined
  /** What it is, for the note; default: a draft. */
  givenAs?: 'restored' | 'version'
}

/** Another draft of the page that no form shows. */
export interface KeptDraft<T> {
  key: string
  draft: T & { at: string }
}

export interface DraftDesk<T> {
  state: Store<KeptState>
  note: Store<DraftNote>
  /** The same page is open in another tab. */
  shared: Store<boolean>
  /** The key of the form, to find the same draft again. */
  key: () => string | null
  /** The same, null until a place is found. */
  placed: Store<string | null>
  /** The other drafts of the page that no form shows, newest first. */
  others: () => Promise<KeptDraft<T>[]>
  /** Finds a place for the draft, and restores what is there. Returns what closes the form. */
  open: (opening?: Opening<T>) => () => void
  touch: () => void
  flush: () => Promise<DraftFate>
  flushNow: () => void
  /** Puts what the form shows aside; typing goes on, and is stored. */
  discard: () => void
  /** Takes back what was put aside; what was typed since is put aside instead. */
  undoDiscard: () => void
  /** Keeps what is typed for the form of the stored version, which offers it before it shows it. False: it cannot be kept. */
  setAside: (version: unknown) => Promise<boolean>
  /** The content was saved: it is no draft any more. What is typed after it is one, at once or when it is resumed. */
  finish: (until: 'changed' | 'resumed') => void
  resume: () => void
  /** The form goes back to what it shows when it is opened, and the draft stays. */
  park: () => void
}

export interface DeskOptions<T extends object> {
  /** Common prefix of the keys of the page. */
  page: string
  form: DraftedForm<T>
  storage: DraftStorage
  clock: Clock
  locks?: Locks
}

interface Restoring<T extends object> extends DeskOptions<T> {
  writer: DraftWriter
  note: Store<DraftNote>
  isGone: () => boolean
}

type Stored<T> = T & { at: string; aside?: boolean }

/** A place, and the draft in it. What was typed meanwhile is not mixed with a draft: it gets a place of its own. */
const findPlace = async <T extends object>(
  { page, form, storage, locks, isGone }: Restoring<T>,
  { find, wanted }: { find: Claim['find']; wanted?: string | undefined },
): Promise<{ place: DraftPlace; draft: Stored<T> | null; step: number } | null> => {
  const keptKeys = () => storage.keys(page)
  const place = await claimPlace({ page, find, wanted, keptKeys, isGone }, locks)
  if (!place) return null
  const found = await storage.read<Stored<T>>(place.key)
  if (!isGone() && (!found.draft || !form.now().changed)) return { place, ...found }
  place.release()
  return isGone() ? null : findPlace({ page, form, storage, locks, isGone } as Restoring<T>, { find: 'free' })
}

const restore = <T extends object>(
  { form, writer, note }: Restoring<T>,
  draft: Stored<T>,
  { isStored, kind = 'restored' }: { isStored: boolean; kind?: 'restored' | 'version' | undefined },
): void => {
  const { at } = draft
  form.put(draft)
  note.set({ kind, at })
  if (isStored) writer.adopt(new Date(at))
  else writer.touch()
}

/** How a place is looked for: a new form begins empty, what was left comes back. */
const claimOf = async (
  { page, storage }: Pick<DeskOptions<object>, 'page' | 'storage'>,
  { wanted, isOwn, isFresh, before }: Opening<object>,
): Promise<{ find: Claim['find']; wanted?: string | undefined }> => {
  if (isOwn) return { find: 'own', wanted }
  if (isFresh) return { find: 'free' }
  if (wanted !== undefined || before === undefined) return { find: 'kept', wanted }
  if ((await storage.keys(page)).includes(before.key)) return { find: 'kept', wanted: before.key }
  return { find: before.isCertain ? 'free' : 'kept' }
}

/** What other forms left; a draft that another tab shows is its own. */
const othersOf = async <T extends object>(
  { page, form, storage, locks }: DeskOptions<T>,
  own: string | null,
): Promise<KeptDraft<T>[]> => {
  const keys = (await storage.keys(page)).filter((key) => key !== own)
  const free = await unheld(page, keys, locks)
  const found = await Promise.all(free.map(async (key) => ({ key, draft: (await storage.read<Stored<T>>(key)).draft })))
  return found
    .flatMap(({ key, draft }) => (draft && !draft.aside && form.fits(draft) ? [{ key, draft }] : []))
    .toSorted((a, b) => b.draft.at.localeCompare(a.draft.at))
}

/** Content given from elsewhere is stored at once, because it is nowhere else any more. */
const takeGiven = async <T extends object>(own: Restoring<T>, { given, givenAs }: Opening<T>): Promise<boolean> => {
  const content = (await given?.()) ?? null
  if (!content || own.form.now().changed || !own.form.fits(content)) return false
  restore(own, content, { isStored: false, kind: givenAs })
  own.writer.flushNow()
  return true
}

/** Puts content aside and takes it back; toggling between two contents loses neither. */
const createDiscarding = <T extends object>({ form, writer, note, clock }: Omit<Restoring<T>, 'isGone'>) => {
  let aside: { value: T; at: string } | null = null
  /** Called once what was offered is stored as the content of the form. */
  let taken: () => void = () => undefined
  const take = (): { value: T; at: string } => {
    const state = writer.state.get()
    const at = state.kind === 'kept' ? state.at : clock.date()
    return { value: form.content().value, at: at.toISOString() }
  }
  return {
    offer: (draft: Stored<T>, onTaken: () => void) => {
      aside = { value: draft, at: draft.at }
      taken = onTaken
      note.set({ kind: 'aside', at: draft.at })
    },
    forget: () => {
      aside = null
      note.set(null)
    },
    discard: () => {
      const before = aside
      aside = take()
      if (before) form.put(before.value)
      else form.reset()
      note.set({ kind: 'discarded', at: aside.at })
      writer.touch()
      void writer.flush()
    },
    undo: () => {
      if (!aside) return
      const { value, at } = aside
      aside = form.now().changed ? take() : null
      form.put(value)
      note.set({ kind: 'restored', at })
      writer.touch()
      const onTaken = taken
      taken = () => undefined
      void writer.flush().then((left) => left === 'kept' && onTaken())
    },
  }
}

export const createDraftDesk = <T extends object>(options: DeskOptions<T>): DraftDesk<T> => {
  const { page, form, storage, clock } = options
  const note = createStore<DraftNote>(null)
  const shared = createStore(false)
  const placed = createStore<string | null>(null)
  const writer = createDraftWriter({ form, storage, clock, spare: newPlaceKey(page) })
  const { discard, undo, forget, offer } = createDiscarding({ ...options, writer, note })
  let place: DraftPlace | null = null
  const open = (opening: Opening<T> = {}) => {
    let isGone = false
    const own = { ...options, writer, note, isGone: () => isGone }
    const begin = async () => {
      const isGiven = await takeGiven(own, opening)
      const claim: Awaited<ReturnType<typeof claimOf>> = isGiven ? { find: 'free' } : await claimOf(options, opening)
      if (isGone) return
      const found = await findPlace(own, claim)
      if (!found) return
      const fitting = found.draft && form.fits(found.draft) ? found.draft : null
      const offered = fitting?.aside ? { draft: fitting, key: found.place.key, step: found.step } : null
      // What was put aside stays where it is until it is taken: what is typed meanwhile gets a place of its own.
      if (offered) found.place.release()
      const taken = offered ? await findPlace(own, { find: 'free' }) : found
      if (!taken) return
      place = taken.place
      placed.set(place.key)
      shared.set(place.shared && !offered)
      writer.moveTo(place.key, taken.step)
      if (offered) offer(offered.draft, () => void storage.drop(offered.key, offered.step + 1))
      else if (fitting) restore(own, fitting, { isStored: true })
    }
    writer.resume()
    void begin()
    return () => {
      isGone = true
      // Without a key it is stored under a spare one, where the next form of the page finds it.
      if (place) void writer.flush()
      else writer.flushNow()
      writer.close()
      forget()
      place?.release()
      place = null
      placed.set(null)
    }
  }
  return {
    state: writer.state,
    note,
    shared,
    key: () => place?.key ?? null,
    placed,
    others: () => othersOf(options, place?.key ?? null),
    open,
    touch: writer.touch,
    flush: writer.flush,
    flushNow: writer.flushNow,
    discard,
    undoDiscard: undo,
    setAside: (version) => writer.leave({ version, aside: true }),
    finish: (until) => {
      forget()
      writer.erase()
      writer.rest(until)
    },
    resume: writer.resume,
    park: () => writer.rest('resumed'),
  }
}
