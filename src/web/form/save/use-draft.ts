/** A document form from its document: the model, the kept draft, saving and everything that follows it. */
import { useEffect, useLayoutEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { firstDayOf, type AnyDocument } from '#model/document.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { layoutOf } from '#model/document.ts'
import type { ReadDocument } from '#wire/document.ts'
import { forgetModule } from '#web/data/queries.ts'
import { waitingSaves } from '#web/data/waiting.ts'
import { useMe, useRights, useSettings, useToday, type RightsOfUser } from '#web/data/profile.ts'
import { createStore } from '#web/ui/store.ts'
import { blankDraft, type DraftRecord } from '../draft/draft.ts'
import { costNotes } from '../draft/cost-notes.ts'
import { creditNote } from '../draft/credit-note.ts'
import { claimPlace, type DraftPlace } from './draft-place.ts'
import { draftPage, useDraftSaver, type DraftKey, type DraftSaver, type KeptDraft } from './draft-saver.ts'
import { createDraftStore } from '../draft/draft-store.ts'
import { keepDraft, readDraft } from './draft-storage.ts'
import { hiddenColumns } from '../lines/line-settings.ts'
import { loadSmallLists, loadUnknown } from '../draft/load-refs.ts'
import type { FormModel } from '../draft/model.ts'
import { createFormModel } from '../draft/create-model.ts'
import { createRefCache, learnFrom } from '../draft/refs.ts'
import { adopt, newSession, type SaveSession } from './save.ts'
import { fillStart, personOf, ruleContextOf, type ContextSource } from '../draft/start.ts'
import { shortageNotes } from '../draft/stock-notes.ts'

/** Where a form starts from. */
export interface FormStart {
  definition: AnyDocument
  /** Stored, or prefilled from another document; null = empty. */
  document: ReadDocument | null
  locked: boolean
  other: boolean
  /** Values a new document of this page begins with. */
  preset?: Readonly<Record<string, unknown>>
}

export interface DocumentFormState {
  model: FormModel
  saver: DraftSaver
  session: SaveSession
  /** A draft of earlier that was brought back, and when it was kept. */
  restored: string | null
  /** The same page is open in another tab too. */
  shared: boolean
  /** Throws away what was typed. */
  discard: () => void
}

const SHORTAGE_MS = 200

const toDraft = (document: ReadDocument): DraftRecord =>
  ({
    ...document,
    description: document['description'] ?? null,
    date: document['date'] ?? null,
  }) as unknown as DraftRecord

type Known = Omit<ContextSource, 'cache'>
interface Made {
  model: FormModel
  session: SaveSession
  /** What the form knows of the world; it learns of changes without being made again. */
  known: { current: Known }
  context: (raw: DraftRecord) => RuleContext
  /** As it was when opened, worked out. */
  opened: DraftRecord
  /** Where its draft is kept. */
  key: DraftKey
}

const learn = (known: Made['known'], now: Known) => {
  known.current = now
}

const makeForm = (
  { definition, document, locked, other, preset }: FormStart,
  source: Known,
  { may, sight }: Pick<RightsOfUser, 'may' | 'sight'>,
): Made => {
  const known = { current: source }
  const cache = createRefCache()
  const initial: DraftRecord = document
    ? toDraft(document)
    : { ...blankDraft(definition, firstDayOf(definition, source.settings, source.today)), ...preset }
  learnFrom(definition, initial, cache)
  const context = (raw: DraftRecord) => ruleContextOf({ cache, ...known.current })(raw)
  const store = createDraftStore({ definition, initial, context, sight })
  // What was stored is taken over as worked out, so that what follows from it goes on following.
  if (document) store.load(store.get().draft)
  const hidden = hiddenColumns(layoutOf(definition, other).lines.family)
  const model = createFormModel({
    definition,
    store,
    cache,
    sight,
    mayEditPrice: may('EditPrice', 'U'),
    locked,
    other,
    ...(hidden && { hiddenColumns: hidden }),
  })
  return {
    model,
    session: newSession(document?.version),
    known,
    context,
    opened: store.get().raw,
    key: createStore<string | null>(null),
  }
}

/** What was typed here before; `awaited`: a save that waited for the line comes back to be changed. */
const keptBefore = async (key: string, awaited: string | null): Promise<KeptDraft | null> => {
  const save = awaited === null ? null : await waitingSaves.take(awaited)
  if (!save) return readDraft<KeptDraft>(key)
  await keepDraft(key, save.draft)
  return save.draft as KeptDraft
}

/** The form of one document; a page makes another one for another document (by its key). */
export const useDraft = (start: FormStart): DocumentFormState => {
  const { document, locked, other } = start
  const settings = useSettings()
  const today = useToday()
  const me = useMe().raw
  const { may, sight } = useRights()
  const [restored, setRestored] = useState<string | null>(null)
  const [made] = useState(() => makeForm(start, { settings, today, person: personOf(me) }, { may, sight }))
  const { model, session, known } = made
  useLayoutEffect(() => learn(known, { settings, today, person: personOf(me) }), [known, settings, today, me])
  useEffect(() => {
    model.lock(locked)
    if (locked) return undefined
    const stop = model.facts.watch()
    addEventListener('online', model.facts.again)
    return () => {
      stop()
      removeEventListener('online', model.facts.again)
    }
  }, [model, locked])

  const id = document?.id ?? null
  useRefLoading(made, id === null)
  useWarnings(made, id !== null)
  const saver = useDraftSaver(model.store, made.key, session)
  const shared = useKept(made, { locked, other, id, saver, onRestored: setRestored })
  const discard = () => {
    saver.drop()
    setRestored(null)
    model.store.load(made.opened, { keepHistory: true })
    fillStart(model, known.current.person, known.current.settings)
  }
  return { model, saver, session, restored, shared, discard }
}

const PREFILLED = ['copy', 'from', 'id'] as const
/** What a new document was prefilled from, by the address of its page. */
const sourceOf = (search: URLSearchParams): string =>
  PREFILLED.flatMap((name) => (search.has(name) ? [`${name}=${search.get(name) ?? ''}`] : [])).join('&')

interface Keeping {
  locked: boolean
  other: boolean
  id: string | null
  saver: DraftSaver
  onRestored: (at: string) => void
}

/** Finds the form a place for its draft, and brings back what lies there. True when another tab has the same page. */
const useKept = ({ model, session, key }: Made, { locked, other, id, saver, onRestored }: Keeping): boolean => {
  const { definition } = model
  const [shared, setShared] = useState(false)
  const [search] = useSearchParams()
  const awaited = search.get('waiting')
  const page = draftPage(other ? `${definition.name}.other` : definition.name, id, id === null ? sourceOf(search) : '')
  useEffect(() => {
    if (locked) return undefined
    let gone = false
    let place: DraftPlace | null = null
    const begin = async () => {
      place = await claimPlace({
        page,
        // What comes back from waiting goes where nothing else lies.
        isKept: async (one) => ((await readDraft(one)) === null) === (awaited !== null),
        isGone: () => gone,
      })
      if (!place) return
      key.set(place.key)
      setShared(place.shared)
      const kept = await keptBefore(place.key, awaited)
      if (gone || !kept || model.store.get().changed || kept.version !== session.version) return
      learnFrom(definition, kept.raw, model.cache)
      model.store.load(kept.raw, { changed: true, keepHistory: true })
      adopt(session, kept)
      onRestored(kept.at)
      void loadUnknown(definition, kept.raw, model.cache)
    }
    void begin()
    return () => {
      gone = true
      // The saver's own clean-up has written what was typed last.
      void saver.flush()
      place?.release()
    }
  }, [model, session, definition, key, saver, page, locked, awaited, onRestored])
  return shared
}

/** Small lists and unnamed records come after the form stands; each arrival works the draft out again. */
const useRefLoading = ({ model, known }: Made, isNew: boolean) => {
  useEffect(() => {
    let gone = false
    let queued = false
    const stop = model.cache.subscribe(() => {
      if (queued) return
      queued = true
      queueMicrotask(() => {
        queued = false
        if (!gone) model.store.refresh()
      })
    })
    void loadSmallLists(model.definition, model.cache).then(() => {
      if (gone || !isNew) return undefined
      fillStart(model, known.current.person, known.current.settings)
      return loadUnknown(model.definition, model.store.get().draft, model.cache)
    })
    void loadUnknown(model.definition, model.store.get().draft, model.cache)
    return () => {
      gone = true
      stop()
    }
  }, [model, known, isNew])
}

/** What the server would warn of, told while there is still time. */
const useWarnings = ({ model, context, opened }: Made, isStored: boolean) => {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const stored = isStored ? opened : null
        const rules = context(model.store.get().raw)
        if (model.goods) model.shortage.set(shortageNotes(model, stored, rules))
        model.costs.set(costNotes(model, model.store.get().draft, rules))
        model.credit.set(creditNote(model, stored, rules))
      }, SHORTAGE_MS)
    }
    look()
    const stop = model.store.subscribe(look)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [model, context, opened, isStored])
}

/** After a save: lists, prices and stock may have changed. */
export const afterSave = async (definition: AnyDocument): Promise<void> => {
  await forgetModule(definition.wire.module)
}
