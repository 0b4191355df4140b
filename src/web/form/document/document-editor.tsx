/** A document on its page, while it is created, edited or only read. */
import { type ComponentType, Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router'
import type { AnyDocument } from '#model/document.ts'
import type { Fields } from '#model/field.ts'
import { layoutOf } from '#model/document.ts'
import { draftValue, isDraft } from '#model/state.ts'
import type { ReadDocument } from '#wire/document.ts'
import type { SaveAnswer } from '#wire/envelope.ts'
import { lazyWhenIdle, moduleWhenIdle } from '#web/feedback/lazy-when-idle.tsx'
import { paidField } from '../draft/layout.ts'
import { payInFull } from '../draft/money/paid-now.ts'
import { openPrint, previewPrint } from '#web/print/open-print.ts'
import { PrintHost, printJob } from '#web/print/job.ts'
import { useRights } from '#web/data/profile.ts'
import { Loading } from '#web/ui/parts.tsx'
import { useStore } from '#web/ui/base/store.ts'
import type { DraftRecord } from '../draft/draft.ts'
import { useFirstQuantity, useFormKeys, useLeaving } from './editor-keys.ts'
import { leaveLinesOnEnter } from '../lines/grid/enter-leaves.ts'
import { useScanner } from '../lines/scan/use-scanner.ts'
import { focusField } from '../draft/focus.ts'
import { FormScopeProvider } from '../fields/form-context.tsx'
import { useInputsWhenIdle } from '../fields/inputs.tsx'
import { useScope } from './use-scope.ts'
import { FormFoot, type FormFootProps } from './form-foot.tsx'
import style from '../form.module.css'
import { FormModelContext, type FormModel } from '../draft/store/model.ts'
import type { HeadParts } from './header-fields.tsx'
import { StandardForm } from './standard-form.tsx'
import { ChainStrip, KeptBanner, ReadFiles, ViewAside, ViewBar } from '../fields/lazy-stored.ts'
import { TitleNote } from './title-note.tsx'
import { useDraft } from '../save/drafts/use-draft.ts'
import { useDroppedFiles } from './use-dropped-files.ts'
import { isFromPage, isReturning, justSaved } from '../save/from-page.ts'
import { useSave } from '../save/use-save.ts'
import type { SaveKind } from '../save/save-session.ts'

export interface EditorProps {
  definition: AnyDocument
  document: ReadDocument | null
  other: boolean
  base: string
  editing: boolean
  onEditing: (editing: boolean) => void
  onReload: () => void
  /** The page was reloaded after an action on it, so the element that had the focus no longer exists. */
  reloaded?: boolean
  /** Opens a new blank form of the same page. */
  onAgain: () => void
  /** The document's own form, used instead of the standard one. */
  Form?: ComponentType<HeadParts> | undefined
  begin?: HeadParts['begin']
  below?: HeadParts['below']
  /** See `WebSlots`. */
  onStored?: ((model: FormModel) => void) | undefined
  preset?: Readonly<Record<string, unknown>>
  /** The form follows a document that was saved on this page. */
  isNext?: boolean
  created?: 'done.saved' | 'done.added'
}

/** True for a voucher that another document created and maintains. */
const isAuto = (document: ReadDocument | null) => document?.['auto'] === true

/** A document that is in force cannot become a draft again. */
const mayDraft = ({ lifecycle }: AnyDocument, document: ReadDocument | null) =>
  draftValue(lifecycle) !== null && (!document?.id || isDraft(lifecycle, document))

const FormBanners = lazyWhenIdle(async () => (await import('../save/questions/form-banners.tsx')).FormBanners)
const ProblemSummary = lazyWhenIdle(async () => (await import('../save/questions/problem-summary.tsx')).ProblemSummary)
const savedNotice = moduleWhenIdle(() => import('../save/saved-notice.ts'))

/** Navigates after a save, depending on the button that was used. */
const useAfterSave = (props: EditorProps) => {
  const { definition, document, other, base, onEditing, onReload, onAgain } = props
  const navigate = useNavigate()
  const { may } = useRights()
  const { state } = useLocation()
  const leadsToPage = isFromPage(state) && !document?.id
  const detail = (other ? definition.screen.createOther?.update : undefined) ?? definition.screen.detail
  return (kind: SaveKind, answer: SaveAnswer | null, draft: DraftRecord) => {
    const id = answer?.s_ID ?? document?.id ?? ''
    const number = answer?.NumberID ?? String(document?.['number'] ?? '')
    const done = document?.id ? 'done.updated' : (props.created ?? 'done.saved')
    if (answer) {
      const { notices = [] } = answer
      const saved = { definition, id, number, draft, kind, done, notices } as const
      void savedNotice().then(({ notifySaved }) => {
        notifySaved(saved, { base, may, navigate, onPage: leadsToPage })
      })
    }
    if (kind === 'print') openPrint({ definition, id, number })
    if ((kind === 'leave' || kind === 'collect') && isReturning(state) && !document?.id) void navigate(-1)
    else if ((kind === 'leave' || kind === 'collect') && !leadsToPage)
      void navigate(`${base}/${definition.screen.list}`)
    else if (kind === 'new') {
      onAgain()
      // The way back leads to where the document was made, not to its form.
      if (document) void navigate(`${base}/${definition.screen.create}`, { replace: !document.id })
    } else if (document?.id) {
      onEditing(kind === 'draft')
      onReload()
    } else void navigate(`${base}/${detail.replace(':id', id)}`, { replace: true, ...justSaved })
  }
}

/** State of the panel with discounts and payments, and the function the keyboard opens it with. */
const useAmounts = (model: FormModel, root: () => ParentNode) => {
  const [isOpen, setOpen] = useState(false)
  // Rendered synchronously, so that the user's next key already goes to the field.
  const openAt = (name: string | undefined) => {
    flushSync(() => setOpen(true))
    if (name !== undefined) focusField(root(), name)
  }
  const next = layoutOf(model.definition, model.other).afterLines
  const pays = paidField(model.definition)
  const money =
    pays && [pays.cash?.given, pays.name].find((name) => model.header.amounts.some((one) => one.name === name))
  const pay = (): void | false => {
    if (money === undefined) return false
    const focused = document.activeElement
    if (focused instanceof HTMLElement && focused.matches(`[data-field="${money}"]`)) {
      // What stands in it is handed over first, so that it does not come after.
      focused.blur()
      payInFull(model)
    }
    openAt(money)
  }
  return {
    pay,
    isOpen,
    toggle: () => (isOpen ? setOpen(false) : openAt(model.header.amounts[0]?.name)),
    afterLines: next === undefined ? undefined : () => openAt(next),
  }
}

export const DocumentEditor = (props: EditorProps) => {
  const { definition, document, other, editing, onReload, preset, isNext = false, Form = StandardForm } = props
  const rootRef = useRef<HTMLDivElement>(null)
  const root = () => rootRef.current ?? globalThis.document
  const form = useDraft({ definition, document, locked: !editing, other, isNext, ...(preset && { preset }) })
  const { model } = form
  useInputsWhenIdle(definition.shape.fields as Fields)
  const amounts = useAmounts(model, root)
  const afterSave = useAfterSave(props)
  const saving = useSave({
    form,
    root,
    onSaved: (kind, answer) => {
      if (answer && kind !== 'draft') props.onStored?.(model)
      afterSave(kind, answer, model.store.get().draft)
    },
    onReload,
  })
  const save = (kind: SaveKind) => {
    void saving.save(kind)
  }
  useFormKeys(form, { root, save, onAmounts: amounts.toggle, onMoney: amounts.pay, enabled: editing })
  useScanner(model, editing)
  useFirstQuantity(model)
  useLeaving(form)
  useDroppedFiles(model, rootRef, editing)
  const stored = editing ? null : document
  return (
    <FormModelContext value={model}>
      <FormScopeProvider scope={useScope(model)}>
        <TitleNote definition={definition} document={document} />
        <div
          ref={rootRef}
          className={style.page}
          onKeyDown={(event) => leaveLinesOnEnter(event, root(), amounts.afterLines)}
        >
          {stored && <StoredBar {...props} document={stored} />}
          <div className={style.body} data-reading={stored ? true : undefined}>
            <div className={style.scroll}>
              {stored && <ChainStrip definition={definition} document={stored} />}
              {stored && isAuto(stored) && <KeptBanner document={stored} />}
              <FormBanners form={form} saving={saving} editing={editing} isNew={!document?.id} />
              <Suspense fallback={<Loading />}>
                <Form begin={props.begin} below={props.below} />
              </Suspense>
              {stored && <ReadFiles />}
            </div>
            {stored && <ViewAside definition={definition} document={stored} onEdit={() => props.onEditing(true)} />}
          </div>
          {editing && <ProblemSummary root={rootRef} />}
          {editing && (
            <EditorFoot {...props} kept={form.draft.state} busy={saving.busy} amounts={amounts} onSave={save} />
          )}
          <Printing />
        </div>
      </FormScopeProvider>
    </FormModelContext>
  )
}

const StoredBar = ({
  definition,
  document,
  base,
  onEditing,
  onReload,
  reloaded = false,
}: EditorProps & { document: ReadDocument }) => (
  <ViewBar
    {...{ definition, document, base }}
    list={`${base}/${definition.screen.list}`}
    auto={isAuto(document)}
    onEdit={() => onEditing(true)}
    onChanged={onReload}
    takesFocus={reloaded}
    onPrint={() => openPrint({ definition, id: document.id ?? '', number: String(document['number'] ?? '') })}
    onPreview={() => previewPrint({ definition, id: document.id ?? '', number: String(document['number'] ?? '') })}
  />
)

interface EditorFootProps
  extends Pick<EditorProps, 'definition' | 'document'>, Pick<FormFootProps, 'kept' | 'busy' | 'onSave'> {
  amounts: ReturnType<typeof useAmounts>
}

const EditorFoot = ({ definition, document, kept, busy, amounts, onSave }: EditorFootProps) => {
  const { may } = useRights()
  return (
    <FormFoot
      {...{ kept, busy, onSave }}
      amounts={amounts.isOpen}
      onAmounts={amounts.toggle}
      mayDraft={mayDraft(definition, document)}
      mayPrint={definition.prints.length > 0}
      mayAdd={may(definition.right, 'A')}
    />
  )
}

const Printing = () =>
  useStore(printJob) !== null && (
    <Suspense>
      <PrintHost />
    </Suspense>
  )
