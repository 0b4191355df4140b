/** A document form from its document: the model, the kept draft, saving and everything that follows it. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { AnyDocument } from '#model/document.ts'
import type { ReadDocument } from '#wire/document.ts'
import { documentCall } from '#wire/calls.ts'
import { call } from '#web/data/call.ts'
import { forgetModule } from '#web/data/queries.ts'
import { useMe, useRights, useSettings, useToday } from '#web/session/profile.ts'
import { blankDraft, type DraftRecord } from './draft.ts'
import { useDraftSaver, draftKey, type DraftSaver, type KeptDraft } from './draft-saver.ts'
import { createDraftStore } from './draft-store.ts'
import { readDraft } from './keeper.ts'
import { columnFamily, hiddenColumns } from './line-settings.ts'
import { lineColumns } from './layout.ts'
import { loadSmallLists, loadUnknown } from './load-refs.ts'
import { createFormModel, type FormModel } from './model.ts'
import { createRefCache, learnFrom } from './refs.ts'
import { newSession, type SaveSession } from './save.ts'
import { fillStart, personOf, ruleContextOf } from './start.ts'
import { shortageNotes } from './stock-notes.ts'

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
  /** Throws away what was typed. */
  discard: () => void
}

const SHORTAGE_MS = 200

const toDraft = (document: ReadDocument): DraftRecord => ({ ...document, description: document['description'] ?? null, date: document['date'] ?? null }) as unknown as DraftRecord

export const useDraft = ({ definition, document, locked, other, preset }: FormStart): DocumentFormState => {
  const settings = useSettings()
  const today = useToday()
  const { may } = useRights()
  const person = personOf(useMe().raw)
  const client = useQueryClient()
  const [restored, setRestored] = useState<string | null>(null)
  const known = useRef({ settings, today, person })
  known.current = { settings, today, person }

  const made = useMemo(() => {
    const cache = createRefCache()
    const initial: DraftRecord = document ? toDraft(document) : { ...blankDraft(definition, today), ...preset }
    learnFrom(definition, initial, cache)
    const context = (raw: DraftRecord) => ruleContextOf({ cache, ...known.current })(raw)
    const store = createDraftStore({ definition, initial, context })
    // What was stored is taken over as worked out, so that what follows from it goes on following.
    if (document) store.load(store.get().draft)
    const family = columnFamily(lineColumns(definition, { cost: may('CostView', 'R') }).map((column) => column.name))
    const hidden = hiddenColumns(family)
    const model = createFormModel({ definition, store, cache, mayCost: may('CostView', 'R'), mayEditPrice: may('EditPrice', 'U'), locked, other, ...(hidden && { hiddenColumns: hidden }) })
    return { model, context, stored: document?.id ? store.get().draft : null, session: newSession(document?.version) }
  }, [definition, document])
  const { model, session } = made

  useEffect(() => { model.locked.set(locked) }, [model, locked])
  useRefLoading(model, document === null || document.id === null, () => fillStart(model, known.current.person, known.current.settings))
  useShortage(made)
  const saver = useDraftSaver(model.store, draftKey(other ? `${definition.name}.other` : definition.name, document?.id ?? null), () => ({ requestId: session.requestId, version: session.version }))
  useEffect(() => {
    if (locked || document?.id === null) return
    void readDraft<KeptDraft>(draftKey(other ? `${definition.name}.other` : definition.name, document?.id ?? null)).then((kept) => {
      if (!kept || model.store.get().changed || kept.version !== session.version) return
      learnFrom(definition, kept.raw, model.cache)
      model.store.load(kept.raw, { changed: true, keepHistory: true })
      session.requestId = kept.requestId
      setRestored(kept.at)
      void loadUnknown(definition, kept.raw, model.cache)
    })
  }, [model, locked])
  const discard = () => {
    saver.drop()
    setRestored(null)
    const fresh = document ? made.stored ?? toDraft(document) : { ...blankDraft(definition, today), ...preset }
    model.store.load(fresh, { keepHistory: true })
    fillStart(model, person, settings)
    void client.invalidateQueries({ queryKey: ['price'] })
  }
  return { model, saver, session, restored, discard }
}

/** Small lists and unnamed records come after the form stands; each arrival works the draft out again. */
const useRefLoading = (model: FormModel, fresh: boolean, fill: () => void) => {
  useEffect(() => {
    let gone = false
    let queued = false
    const stop = model.cache.subscribe(() => {
      if (queued) return
      queued = true
      queueMicrotask(() => { queued = false; if (!gone) model.store.refresh() })
    })
    void loadSmallLists(model.definition, model.cache).then(() => {
      if (gone || !fresh) return undefined
      fill()
      return loadUnknown(model.definition, model.store.get().draft, model.cache)
    })
    void loadUnknown(model.definition, model.store.get().draft, model.cache)
    return () => { gone = true; stop() }
  }, [model])
}

const useShortage = ({ model, context, stored }: { model: FormModel; context: (raw: DraftRecord) => ReturnType<ReturnType<typeof ruleContextOf>>; stored: DraftRecord | null }) => {
  useEffect(() => {
    if (!model.goods) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      timer = setTimeout(() => model.shortage.set(shortageNotes(model, stored, context(model.store.get().raw))), SHORTAGE_MS)
    }
    look()
    const stop = model.store.subscribe(look)
    return () => { clearTimeout(timer); stop() }
  }, [model])
}

/** After a save: lists, prices and stock may have changed. */
export const afterSave = async (definition: AnyDocument): Promise<void> => { await forgetModule(definition.wire.module) }
export const readInfo = (definition: AnyDocument, id: string): Promise<unknown> => call<unknown>(documentCall(definition, 'getInfo'), { query: { s_ID: id } })
