/** A record of a list on its page: being made, being edited, or only read. */
import { Copy, Pencil, Trash2 } from 'lucide-react'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { AnyList } from '#model/list.ts'
import { markFresh } from '#web/grid/fresh.ts'
import { removeRows } from '#web/pages/list/batch.ts'
import { listSubject } from '#web/pages/list/subject.ts'
import { useRights } from '#web/session/profile.ts'
import { Button } from '#web/ui/button.tsx'
import { useHotkeys } from '#web/ui/hotkeys.ts'
import { notify, notifyError, notifyOk } from '#web/ui/notify.tsx'
import { usePhone } from '#web/ui/viewport.ts'
import { askReload } from './ask.tsx'
import { focusField } from './focus.ts'
import style from './form.module.css'
import { RestoredBanner } from './form-banners.tsx'
import { handOver } from './hand-over.ts'
import { useRecordDraft } from './record-draft.ts'
import { RecordFields } from './record-fields.tsx'
import { useNotes } from './record-notes.ts'
import { blankRecord, useRecordForm, type RecordForm, type RecordValues } from './record-store.ts'
import { createRefCache } from './refs.ts'
import { useLatest } from './use-latest.ts'
import { isOpenedAgain, useLeaveQuestion } from './use-leave-question.ts'
import { formWordsNow, useFormWords } from './words.ts'

export interface RecordEditorProps {
  list: AnyList
  base: string
  /** What the page decides for all its records (a page of suppliers). */
  narrow: Readonly<Record<string, string>>
  start: RecordValues
  onReload: () => void
}

const useMay = (list: AnyList, isNew: boolean) => {
  const { may } = useRights()
  const mayAdd = list.open === true || may(list.right, 'A')
  return { mayAdd, allowed: isNew ? mayAdd : may(list.right, 'U') }
}

/** The form with what surrounds it: refusals told, the first problem focused, leaving asked about. */
const useEditing = ({ list, start, onReload }: RecordEditorProps, root: RefObject<HTMLElement | null>) => {
  const againRef = useRef<() => void>(() => undefined)
  const form = useRecordForm(list, start, (kind, message) =>
    tellRefusal(kind, message, { retry: () => againRef.current(), reload: onReload }),
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
  const { list, base, narrow, start } = props
  const { t } = useFormWords()
  const phone = usePhone()
  const root = useRef<HTMLDivElement>(null)
  const [cache] = useState(() => createRefCache())
  const isNew = start.id === null
  const openedAgain = isOpenedAgain(useLocation().state)
  const [editing, setEditing] = useState(isNew || openedAgain)
  const { allowed } = useMay(list, isNew)
  useNotes(list, cache, start)
  const { form, latest, againRef, isLeaving, leaveTo } = useEditing(props, root)
  const locked = !editing || !allowed || form.busy
  const draft = useRecordDraft(form, {
    start,
    page: ['list', list.name, ...Object.values(narrow)].join('.'),
    editing: editing && allowed,
  })
  useLeaveQuestion(() => latest.current.changed && !isLeaving.current, draft.keep)

  const saveNow = async (again: boolean) => {
    await handOver()
    const saved = await latest.current.save()
    if (!saved) return
    draft.drop()
    notifyOk(`${isNew ? t('done.added') : t('done.updated')} ${String(saved.values['name'] ?? '')}`.trim())
    markFresh(saved.values.id ?? undefined)
    if (!again) leaveTo(`${base}/list`)
    else if (isNew) form.reset(blankRecord(list, narrow))
    else leaveTo(`${base}/detail/0`)
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
      {!editing && <RecordBar {...props} onEdit={() => setEditing(true)} onGone={() => leaveTo(`${base}/list`)} />}
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

const RecordBar = ({ list, base, narrow, start, onEdit, onGone }: RecordBarProps) => {
  const { t } = useFormWords()
  const navigate = useNavigate()
  const { may } = useRights()
  const { mayAdd, allowed } = useMay(list, false)
  const remove = async () => {
    const subject = listSubject(list, base, { label: list.label, listTitle: list.listTitle, narrow })
    const row = { s_ID: start.id ?? '', Code: start['code'], Name: start['name'], version: start['version'] }
    if (await removeRows(subject, [row])) onGone()
  }
  return (
    <div className={style.toolbar} role="toolbar" aria-label={t('form.actions')}>
      <Button variant="primary" icon={<Pencil size={15} />} disabled={!allowed} onClick={onEdit}>
        {t('list.edit')}
      </Button>
      <Button
        icon={<Copy size={15} />}
        disabled={!mayAdd}
        onClick={() => {
          void navigate(`${base}/detail/0?copy=${start.id ?? ''}`)
        }}
      >
        {t('form.copy')}
      </Button>
      <span className={style.toolbarEnd}>
        <Button
          variant="subtle"
          icon={<Trash2 size={15} />}
          disabled={!may(list.right, 'D')}
          onClick={() => {
            void remove()
          }}
        >
          {t('list.delete')}
        </Button>
      </span>
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
  const { mayAdd, allowed } = useMay(form.list, isNew)
  return (
    <footer className={style.foot}>
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

const tellRefusal = (
  kind: 'refused' | 'stale' | 'failed',
  message: string,
  { retry, reload }: { retry: () => void; reload: () => void },
): void => {
  const { t } = formWordsNow()
  if (kind === 'refused') notifyError(message)
  else if (kind === 'failed') notify({ tone: 'error', message, actions: [{ label: t('web.retry'), run: retry }] })
  else
    void askReload(message).then((yes) => {
      if (yes) reload()
    })
}
