/** A document on its page: being made, being edited, or only read. */
import { type ComponentType, lazy, Suspense, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useNavigate } from 'react-router'
import { status, type AnyDocument } from '#model/document.ts'
import type { ReadDocument } from '#wire/document.ts'
import type { SaveAnswer } from '#wire/envelope.ts'
import { narrowedBy } from '#web/pickers/registry.ts'
import { openPrint } from '#web/print/open-print.ts'
import { printJob } from '#web/print/job.ts'
import { TITLE_SLOT } from '#web/shell/header.tsx'
import { useRights } from '#web/session/profile.ts'
import { useHotkeys } from '#web/ui/hotkeys.ts'
import { notify } from '#web/ui/notify.tsx'
import { Loading, StatusChip } from '#web/ui/parts.tsx'
import { useStore } from '#web/ui/store.ts'
import { shapeOf } from './draft.ts'
import { focusField, nextProblem } from './focus.ts'
import { FailedBanner, ProblemSummary, RestoredBanner } from './form-banners.tsx'
import { FormScopeProvider } from './form-context.tsx'
import { FormFoot } from './form-foot.tsx'
import style from './form.module.css'
import { SCAN_FIELD } from './line-tools.tsx'
import { goToLine } from './cursor.ts'
import { FormModelContext } from './model.ts'
import { StandardForm } from './standard-form.tsx'
import { Totals } from './totals.tsx'
import { useDraft, type DocumentFormState } from './use-draft.ts'
import { useSave, type SaveKind } from './use-save.ts'
import { useLeaveQuestion } from './use-leave-question.ts'
import { ViewAside } from './view-aside.tsx'
import { ViewBar } from './view-bar.tsx'
import { formWordsNow, useFormWords } from './words.ts'

const PrintHost = lazy(async () => ({ default: (await import('#web/print/print-dialog.tsx')).PrintHost }))

export interface EditorProps {
  definition: AnyDocument
  document: ReadDocument | null
  other: boolean
  base: string
  editing: boolean
  onEditing: (editing: boolean) => void
  onReload: () => void
  /** A new, empty form of the same page. */
  onAgain: () => void
  /** The document's own layout. */
  Form?: ComponentType | undefined
  preset?: Readonly<Record<string, unknown>>
  created?: 'done.saved' | 'done.added'
}

/** Leaving with changes is asked about; what was typed is kept either way (contract system §11, UX §7). */
const useLeaving = ({ model, saver }: DocumentFormState, leaving: React.RefObject<boolean>) => {
  const navigate = useNavigate()
  useLeaveQuestion(() => !leaving.current && model.store.get().changed, () => {
    const { t } = formWordsNow()
    const here = location.pathname + location.search
    saver.flush()
    return () => notify({ tone: 'info', title: '', message: t('form.draftKept'), timeoutMs: 8000, action: { label: t('form.openAgain'), run: () => { void navigate(here) } } })
  })
}

const useFormKeys = (form: DocumentFormState, options: { root: () => ParentNode; save: (kind: SaveKind) => void; onAmounts: () => void; enabled: boolean }) => {
  const { model } = form
  const first = Object.entries(shapeOf(model.definition).fields).find(([, field]) => field.kind === 'ref' && field.place !== 'hidden')?.[0]
  const { root, save, onAmounts, enabled } = options
  useHotkeys(enabled ? {
    f3: () => { if (!focusField(root(), SCAN_FIELD)) goToLine(model, null, '') },
    f4: () => { if (first) focusField(root(), first) },
    f6: onAmounts,
    f8: () => { if (!nextProblem(model, root())) notify({ tone: 'info', title: '', message: formWordsNow().t('form.noProblem') }) },
    f9: () => save('leave'),
    'ctrl+s': () => save('leave'),
    f10: () => save('print'),
    'ctrl+shift+s': () => save('new'),
    'ctrl+z': () => model.store.undo(),
    'ctrl+y': () => model.store.redo(),
  } : {})
}

/** Whether a voucher is kept by another document. */
const isAuto = (document: ReadDocument | null) => document?.['auto'] === true

export const DocumentEditor = ({ definition, document, other, base, editing, onEditing, onReload, onAgain, Form = StandardForm, preset, created = 'done.saved' }: EditorProps) => {
  const navigate = useNavigate()
  const { may } = useRights()
  const rootRef = useRef<HTMLDivElement>(null)
  const root = () => rootRef.current ?? globalThis.document
  const leaving = useRef(false)
  const [amounts, setAmounts] = useState(false)
  const form = useDraft({ definition, document, locked: !editing, other, ...(preset && { preset }) })
  const { model } = form
  const printing = useStore(printJob) !== null
  const list = `${base}/${definition.screen.list}`
  const detailOf = (id: string) => `${base}/${(other ? definition.screen.createOther?.update : undefined) ?? definition.screen.detail}`.replace(':id', id)

  const onSaved = (kind: SaveKind, answer: SaveAnswer) => {
    leaving.current = true
    const id = answer.s_ID ?? document?.id ?? ''
    if (kind === 'print') openPrint({ definition, id, number: answer.NumberID ?? '' })
    if (kind === 'new') { onAgain(); if (document) void navigate(`${base}/${definition.screen.create}`); leaving.current = false }
    else if (kind === 'leave') void navigate(list)
    else if (document?.id) { leaving.current = false; onEditing(kind === 'draft'); onReload() }
    else void navigate(detailOf(id), { replace: true })
  }
  const saving = useSave({ form, root, onSaved, created, onReload: () => { form.saver.drop(); onReload() } })
  const openAmounts = () => {
    const next = !amounts
    setAmounts(next)
    if (next) setTimeout(() => { const [one] = model.header.amounts; if (one) focusField(root(), one.name) })
  }
  useFormKeys(form, { root, save: (kind) => { void saving.save(kind) }, onAmounts: openAmounts, enabled: editing })
  useLeaving(form, leaving)
  const scope = useMemo(() => ({
    cache: model.cache,
    narrow: (name: string) => (shapeOf(definition).fields[name] ? narrowedBy(shapeOf(definition).fields, name, model.store.get().draft) : {}),
  }), [model, definition])
  return (
    <FormModelContext value={model}>
      <FormScopeProvider scope={scope}>
        <TitleNote definition={definition} document={document} />
        <div ref={rootRef} className={style.page}>
          {!editing && document && (
            <ViewBar {...{ definition, document, base, list }} auto={isAuto(document)} onEdit={() => onEditing(true)} onChanged={onReload} onPrint={() => { openPrint({ definition, id: document.id ?? '', number: String(document['number'] ?? '') }) }} />
          )}
          <div className={style.body}>
            <div className={style.scroll}>
              {form.restored && <RestoredBanner at={form.restored} onDiscard={form.discard} />}
              {saving.failed && <FailedBanner failed={saving.failed} />}
              {editing && <ProblemSummary root={rootRef} />}
              <Suspense fallback={<Loading />}><Form /></Suspense>
            </div>
            {!editing && document && <ViewAside definition={definition} document={document} />}
          </div>
          {editing
            ? <FormFoot saver={form.saver} busy={saving.busy} amounts={amounts} onAmounts={openAmounts} mayDraft={(document?.status ?? status.draft) === status.draft || document?.id === null || document === null}
                mayPrint={definition.prints.length > 0} mayAdd={may(definition.right, 'A')} onSave={(kind) => { void saving.save(kind) }} />
            : <footer className={style.foot}><Totals /></footer>}
          {printing && <Suspense><PrintHost /></Suspense>}
        </div>
      </FormScopeProvider>
    </FormModelContext>
  )
}

/** The status, beside the title of the page. */
const TitleNote = ({ definition, document }: { definition: AnyDocument; document: ReadDocument | null }) => {
  const { label } = useFormWords()
  // The header stands before any page is drawn.
  const [slot] = useState(() => globalThis.document.getElementById(TITLE_SLOT))
  const found = definition.statuses.find((one) => one.value === document?.status)
  if (!slot || !document?.id) return null
  return createPortal(
    <>{document['number'] ? <strong>{String(document['number'])}</strong> : null} {found && <StatusChip tone={found.tone}>{label(found.label)}</StatusChip>}</>,
    slot,
  )
}
