/** A record on its page, while it is created, edited or only read. */
import { Copy, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { markSaved } from '#web/grid/saved-row.ts'
import { removeRows } from '#web/list/batch.ts'
import { useRights } from '#web/data/profile.ts'
import { Button } from '#web/ui/button.tsx'
import { useHotkeys } from '#web/ui/hotkeys.ts'
import { notifyOk } from '#web/ui/notify.tsx'
import { usePhone } from '#web/ui/viewport.ts'
import { focusField } from '../draft/focus.ts'
import style from '../form.module.css'
import { RestoredBanner } from '../save/form-banners.tsx'
import { commitFocusedInput } from '../fields/commit-focused-input.ts'
import { useRecordDraft } from './record-draft.ts'
import { RecordFields } from './record-fields.tsx'
import { useNotes } from './record-notes.ts'
import { showRefusal } from './record-refusal.ts'
import { useRecordForm, type RecordForm } from './record-store.ts'
import type { RecordSubject, RecordValues } from './record-subject.ts'
import { createRefCache } from '../draft/refs.ts'
import { useLatest } from '../../ui/use-latest.ts'
import { isReopened, useLeaveQuestion } from '../save/use-leave-question.ts'
import { useFormWords } from '../../words/form-words.ts'

export interface RecordEditorProps {
  subject: RecordSubject
  start: RecordValues
  onReload: () => void
  /** Additional buttons while the record is read. */
  tools?: ReactNode
  /** The address to open after a new record was saved, instead of its list. */
  after?: (id: string) => string
}

const useMay = (subject: RecordSubject, isNew: boolean) => {
  const { may } = useRights()
  const mayAdd = subject.may('A', may)
  return { mayAdd, allowed: isNew ? mayAdd : subject.may('U', may) }
}

/** The form with its surroundings: shows refusals, focuses the first problem, asks before leaving. */
const useEditing = ({ subject, start, onReload }: RecordEditorProps, root: RefObject<HTMLElement | null>) => {
  const againRef = useRef<() => void>(() => undefined)
  const form = useRecordForm(subject, start, (kind, message) =>
    showRefusal(kind, message, { retry: () => againRef.current(), reload: onReload }),
  )
  const latest = useLatest(form)
  const isLeaving = useRef(false)
  const first = form.problems[0]?.at
  useEffect(() => {
    if (first !== undefined && root.current) focusField(root.current, first)
  }, [first, root])
  const navigate = useNavigate()
  const leaveTo = (path: string) => {
    isLeaving.current = true
    void navigate(path)
  }
  return { form, latest, againRef, isLeaving, leaveTo }
}

export const RecordEditor = (props: RecordEditorProps) => {
  const { subject, start, after } = props
  const { t } = useFormWords()
  const phone = usePhone()
  const root = useRef<HTMLDivElement>(null)
  const [cache] = useState(() => createRefCache())
  const isNew = start.id === null
  const openedAgain = isReopened(useLocation().state)
  const [editing, setEditing] = useState(isNew || openedAgain)
  const { allowed } = useMay(subject, isNew)
  useNotes(subject.fields, cache, start)
  const { form, latest, againRef, isLeaving, leaveTo } = useEditing(props, root)
  const locked = !editing || !allowed || form.busy
  const draft = useRecordDraft(form, {
    start,
    page: subject.name,
    editing: editing && allowed,
  })
  useLeaveQuestion(() => latest.current.changed && !isLeaving.current, draft.keep)

  const saveNow = async (again: boolean) => {
    await commitFocusedInput()
    const saved = await latest.current.save()
    if (!saved) return
    draft.drop()
    notifyOk(`${isNew ? t('done.added') : t('done.updated')} ${subject.nameOf(saved.values)}`.trim())
    markSaved(saved.values.id ?? undefined)
    const { id } = saved.values
    if (!again) leaveTo(isNew && after && id ? after(id) : subject.paths.list)
    else if (isNew) form.reset(subject.blank())
    else leaveTo(subject.paths.create)
  }
  const save = (again: boolean) => {
    void saveNow(again)
  }
  useLayoutEffect(() => {
    againRef.current = () => save(false)
  })
  useHotkeys(locked ? {} : { 'ctrl+s': () => save(false), f9: () => save(false), 'ctrl+shift+s': () => save(true) })
  return (
    <div ref={root} className={style.page}>
      {!editing && <RecordBar {...props} onEdit={() => setEditing(true)} onGone={() => leaveTo(subject.paths.list)} />}
      <div className={style.scroll}>
        {draft.restored && (
          <RestoredBanner
            at={draft.restored}
            onDiscard={() => {
              draft.drop()
              form.reset(start)
            }}
          />
        )}
        <RecordFields form={form} cache={cache} locked={locked} autoFocus={isNew && !phone} />
      </div>
      {editing && <RecordFoot form={form} isNew={isNew} onSave={save} />}
    </div>
  )
}

interface RecordBarProps extends RecordEditorProps {
  onEdit: () => void
  onGone: () => void
}

const RecordBar = ({ subject, start, tools, onEdit, onGone }: RecordBarProps) => {
  const { t } = useFormWords()
  const navigate = useNavigate()
  const { may } = useRights()
  const { mayAdd, allowed } = useMay(subject, false)
  const { listing, copies, paths } = subject
  const remove = async () => {
    if (!listing) return
    const row = { s_ID: start.id ?? '', [listing.nameField]: subject.nameOf(start), version: start['version'] }
    if (await removeRows(listing, [row])) onGone()
  }
  return (
    <div className={style.toolbar} role="toolbar" aria-label={t('form.actions')}>
      <Button variant="primary" icon={<Pencil size={15} />} disabled={!allowed} onClick={onEdit}>
        {t('list.edit')}
      </Button>
      {copies && (
        <Button
          icon={<Copy size={15} />}
          disabled={!mayAdd}
          onClick={() => {
            void navigate(`${paths.create}?copy=${start.id ?? ''}`)
          }}
        >
          {t('form.copy')}
        </Button>
      )}
      {tools}
      {listing && (
        <span className={style.toolbarEnd}>
          <Button
            variant="subtle"
            icon={<Trash2 size={15} />}
            disabled={!subject.may('D', may)}
            onClick={() => {
              void remove()
            }}
          >
            {t('list.delete')}
          </Button>
        </span>
      )}
    </div>
  )
}

interface RecordFootProps {
  form: RecordForm
  isNew: boolean
  onSave: (again: boolean) => void
}

const RecordFoot = ({ form, isNew, onSave }: RecordFootProps) => {
  const { t } = useFormWords()
  const phone = usePhone()
  const { mayAdd, allowed } = useMay(form.subject, isNew)
  return (
    <footer className={style.footer}>
      <span className={style.totals} />
      <div className={style.buttons}>
        {!phone && (
          <Button disabled={form.busy || !mayAdd} onClick={() => onSave(true)}>
            {t('form.saveNew')}
          </Button>
        )}
        <Button
          variant="primary"
          busy={form.busy}
          disabled={!allowed}
          shortcut={phone ? undefined : 'Ctrl S'}
          onClick={() => onSave(false)}
        >
          {form.busy ? t('form.saving') : t('web.save')}
        </Button>
      </div>
    </footer>
  )
}
