/** Sets up the form of a document: model, stored draft, saving and warnings. */
import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { Day } from '#kernel/day.ts'
import { firstDayOf, type AnyDocument } from '#model/document.ts'
import { proposedFields } from '#model/complete.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { layoutOf } from '#model/document.ts'
import type { ReadDocument } from '#wire/document.ts'
import { invalidateModule } from '#web/data/queries.ts'
import { waitingSaves } from '#web/data/waiting.ts'
import { useMe, useRights, useSettings, useToday, type RightsOfUser } from '#web/data/profile.ts'
import { blankDraft, shapeOf, type DraftRecord } from '../../draft/draft.ts'
import { createDraftDesk, type DraftDesk } from './draft-desk.ts'
import { browserClock } from './draft-pace.ts'
import { draftPage } from './draft-page.ts'
import { drafts } from './draft-storage.ts'
import { openingIn, rememberPlace, useEntry } from './entry-place.ts'
import { draftedDocument, type DocumentDraft } from './drafted-document.ts'
import { takeVersion, toDraft, wantsVersion } from '../old-version.ts'
import { reopenedKey } from '../questions/use-leave-question.ts'
import { watchPage } from '../watch-page.ts'
import { createDraftStore } from '../../draft/store/draft-store.ts'
import { hiddenColumns } from '../../lines/line-settings.ts'
import { loadSmallLists, loadUnknown } from '../../draft/store/load-refs.ts'
import type { FormModel } from '../../draft/store/model.ts'
import { proposeBack } from '../../draft/money/paid-back.ts'
import { proposeInFull } from '../../draft/money/paid-now.ts'
import { createFormModel } from '../../draft/store/create-model.ts'
import { createRefCache, cacheFromDraft } from '../../draft/store/refs.ts'
import { newSession, type SaveSession } from '../save-session.ts'
import { fillStart, personOf, ruleContextOf, type ContextSource } from '../../draft/start.ts'

/** What a form starts with. */
export interface FormStart {
  definition: AnyDocument
  /** Stored, or prefilled from another document; null for a blank form. */
  document: ReadDocument | null
  locked: boolean
  other: boolean
  /** Initial values of new documents of this page. */
  preset?: Readonly<Record<string, unknown>>
  /** One of several new documents that are open at a counter: where it is kept. All of them are paid at once. */
  counter?: { name: string; key: string }
  /** The form follows another new document, so it begins empty. */
  isNext?: boolean
}

export interface DocumentFormState {
  model: FormModel
  draft: DraftDesk<DocumentDraft>
  session: SaveSession
  /** What tells whether a save reaches into the past. */
  past: Pick<FormParts, 'opened' | 'context'> & { today: () => Day }
}

const SHORTAGE_MS = 200

/**
 * What is only proposed stays as it was stored: the rules that would drop it do not know yet what the document refers
 * to, such as the currency of a fund.
 */
const proposedIn = (definition: AnyDocument, document: DraftRecord): Partial<DraftRecord> =>
  Object.fromEntries(
    proposedFields(shapeOf(definition).fields)
      .filter(({ inner }) => inner === undefined)
      .map(({ name }) => [name, document[name] ?? null]),
  )

type KnownContext = Omit<ContextSource, 'cache'>
interface FormParts {
  model: FormModel
  session: SaveSession
  /** Settings, day and user; updated without creating the form again. */
  known: { current: KnownContext }
  context: (raw: DraftRecord) => RuleContext
  /** The computed document as it was when opened. */
  opened: DraftRecord
}

const updateKnown = (known: FormParts['known'], now: KnownContext) => {
  known.current = now
}

const makeForm = (
  { definition, document, locked, other, preset }: FormStart,
  source: KnownContext,
  { may, sight }: Pick<RightsOfUser, 'may' | 'sight'>,
): FormParts => {
  const known = { current: source }
  const cache = createRefCache()
  const initial: DraftRecord = document
    ? toDraft(document)
    : { ...blankDraft(definition, firstDayOf(definition, source.settings, source.today)), ...preset }
  cacheFromDraft(definition, initial, cache)
  const context = (raw: DraftRecord) => ruleContextOf({ cache, ...known.current })(raw)
  const store = createDraftStore({ definition, initial, context, sight })
  // Takes the stored document as computed, so that computed values continue to follow their sources.
  if (document) store.load({ ...store.get().draft, ...proposedIn(definition, initial) })
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
    session: newSession(document?.id ? document : null),
    known,
    context,
    opened: store.get().raw,
  }
}

/** A waiting save is taken back to be changed. */
const takeWaiting = async (id: string): Promise<(DocumentDraft & { at: string }) | null> =>
  ((await waitingSaves.take(id))?.draft ?? null) as (DocumentDraft & { at: string }) | null

const createDraft = (parts: FormParts, page: string): DraftDesk<DocumentDraft> => {
  const { model, session, known, opened } = parts
  const form = draftedDocument({
    model,
    session,
    onPut: (raw) => {
      cacheFromDraft(model.definition, raw, model.cache)
      void loadUnknown(model.definition, raw, model.cache)
    },
    reset: () => {
      model.store.load(opened, { keepHistory: true })
      fillStart(model, known.current.person, known.current.settings)
    },
  })
  return createDraftDesk({ page, form, storage: drafts, clock: browserClock })
}

/** The form of one document. The page uses a key per document, so another document creates a new form. */
export const useDraft = (start: FormStart): DocumentFormState => {
  const { document, locked, other, counter, isNext = false } = start
  const settings = useSettings()
  const today = useToday()
  const me = useMe().raw
  const { may, sight } = useRights()
  const [parts] = useState(() => makeForm(start, { settings, today, person: personOf(me) }, { may, sight }))
  const { model, session, known } = parts
  useLayoutEffect(() => updateKnown(known, { settings, today, person: personOf(me) }), [known, settings, today, me])
  const isCounter = counter !== undefined
  useEffect(() => {
    model.lock(locked)
    if (locked) return undefined
    const ends = [model.facts.watch(), proposeInFull(model, isCounter), proposeBack(model)]
    addEventListener('online', model.facts.retry)
    return () => {
      for (const end of ends) end()
      removeEventListener('online', model.facts.retry)
    }
  }, [model, locked, isCounter])

  const id = document?.id ?? null
  useRefLoading(parts, id === null)
  useWarnings(parts, id !== null)
  const draft = useKeptDraft(parts, { locked, other, id, counter, isNext })
  const past = { opened: parts.opened, context: parts.context, today: () => known.current.today }
  return { model, draft, session, past }
}

const PREFILLED = ['copy', 'from', 'id', 'way'] as const
/** The source a new document was prefilled from, taken from the address. */
export const sourceOf = (search: URLSearchParams): string =>
  PREFILLED.flatMap((name) => (search.has(name) ? [`${name}=${search.get(name) ?? ''}`] : [])).join('&')

interface KeptOptions {
  locked: boolean
  other: boolean
  id: string | null
  counter: FormStart['counter']
  isNext: boolean
}

/** The draft of the form, which is open while the form can be changed. */
const useKeptDraft = (
  parts: FormParts,
  { locked, other, id, counter, isNext }: KeptOptions,
): DraftDesk<DocumentDraft> => {
  const { model } = parts
  const { name } = model.definition
  const [search] = useSearchParams()
  const waiting = search.get('waiting')
  const reopened = reopenedKey(useLocation().state)
  const wanted = counter?.key ?? reopened
  const own = counter?.name ?? (other ? `${name}.other` : name)
  const isCounter = counter !== undefined
  const source = id === null ? sourceOf(search) : ''
  const page = draftPage(own, id, source)
  const entry = useEntry()
  // What is made from another document goes on where it was left.
  const isNew = id === null && source === ''
  const draft = useMemo(() => createDraft(parts, page), [parts, page])
  useEffect(() => {
    if (locked) return undefined
    const opening = openingIn(page, entry)
    const close = draft.open({
      wanted: isNext ? undefined : wanted,
      isOwn: isCounter,
      ...(isNew && { ...opening, isFresh: isNext || (opening.isFresh && wanted === undefined) }),
      ...(waiting !== null && { given: () => takeWaiting(waiting) }),
      ...(wantsVersion(id) && { given: () => takeVersion(model.definition), givenAs: 'version' as const }),
    })
    const remember = () => {
      const key = draft.key()
      if (key !== null) rememberPlace(page, entry.id, key)
    }
    const ends = [
      draft.placed.subscribe(remember),
      watchPage(draft),
      model.store.subscribe(draft.touch),
      model.typing.subscribe(draft.touch),
      close,
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [draft, model, id, locked, waiting, wanted, isCounter, page, entry, isNew, isNext])
  return draft
}

/** Loads short lists and unnamed records after the form is rendered; the draft is computed again after each of them. */
const useRefLoading = ({ model, known }: FormParts, isNew: boolean) => {
  useEffect(() => {
    let gone = false
    let isQueued = false
    const stop = model.cache.subscribe(() => {
      if (isQueued) return
      isQueued = true
      queueMicrotask(() => {
        isQueued = false
        if (!gone) model.store.refresh()
      })
    })
    // Store, fund and currency are proposed from them.
    const lists = loadSmallLists(model.definition, model.cache).then(() => {
      if (gone || !isNew) return undefined
      fillStart(model, known.current.person, known.current.settings)
      return loadUnknown(model.definition, model.store.get().draft, model.cache)
    })
    model.facts.waitFor(lists)
    void loadUnknown(model.definition, model.store.get().draft, model.cache)
    return () => {
      gone = true
      stop()
    }
  }, [model, known, isNew])
}

/** Shows the warnings the server would give before the document is saved. */
const useWarnings = ({ model, context, opened }: FormParts, isStored: boolean) => {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let gone = false
    let hasWarned = false
    const warn = async () => {
      const { changed, draft } = model.store.get()
      // Nothing is wrong with a form in which nothing was typed yet: the code that looks comes with the first lines.
      if (!hasWarned && !changed && draft.lines.length === 0) return
      hasWarned = true
      // Without a connection there are no warnings; the server repeats them on save.
      const loaded = await import('../../draft/problems/warnings.ts').catch(() => null)
      if (!gone) loaded?.updateWarnings(model, isStored ? opened : null, context(model.store.get().raw))
    }
    const look = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void warn(), SHORTAGE_MS)
    }
    look()
    const ends = [model.store.subscribe(look), model.locked.subscribe(look)]
    return () => {
      gone = true
      clearTimeout(timer)
      for (const end of ends) end()
    }
  }, [model, context, opened, isStored])
}

/** Invalidates cached lists, prices and stock after a save. */
export const afterSave = async (definition: AnyDocument): Promise<void> => {
  await invalidateModule(definition.wire.module)
}
