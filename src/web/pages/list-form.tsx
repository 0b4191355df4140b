/** A record of any master list: create, read, edit. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Copy, Pencil, Trash2 } from 'lucide-react'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
import type { AnyList } from '#model/list.ts'
import { listCall } from '#wire/calls.ts'
import { readRecord } from '#wire/list.ts'
import { call } from '#web/data/call.ts'
import { focusField } from '#web/form/focus.ts'
import style from '#web/form/form.module.css'
import { useNotes } from '#web/form/record-notes.ts'
import { RecordFields } from '#web/form/record-fields.tsx'
import { blankRecord, useRecordForm, type RecordValues } from '#web/form/record-store.ts'
import { createRefCache } from '#web/form/refs.ts'
import { useLatest } from '#web/form/use-latest.ts'
import { useLeaveQuestion } from '#web/form/use-leave-question.ts'
import { handOver } from '#web/form/hand-over.ts'
import { formWordsNow, useFormWords } from '#web/form/words.ts'
import { removeRows } from '#web/pages/list/batch.ts'
import { listSubject } from '#web/pages/list/subject.ts'
import { useRights } from '#web/session/profile.ts'
import { Button } from '#web/ui/button.tsx'
import { confirm } from '#web/ui/confirm.tsx'
import { useHotkeys } from '#web/ui/hotkeys.ts'
import { notify, notifyError, notifyOk } from '#web/ui/notify.tsx'
import { Loading, PageState } from '#web/ui/parts.tsx'
import { usePhone } from '#web/ui/viewport.ts'

export interface ListFormProps { definition: AnyList; base: string; narrow: Readonly<Record<string, string>> }

export const ListForm = ({ definition, base, narrow }: ListFormProps) => {
  const { t } = useFormWords()
  const { id: param } = useParams()
  const { key } = useLocation()
  const [search] = useSearchParams()
  const client = useQueryClient()
  const id = param && param !== '0' ? param : null
  const asked = id ?? search.get('copy')
  const queryKey = ['record', definition.wire.module, asked]
  const { data, error, isPending, refetch, dataUpdatedAt } = useQuery({
    queryKey, enabled: asked !== null, staleTime: 0, gcTime: 0, refetchOnReconnect: false, meta: { silent: true },
    queryFn: ({ signal }) => call<unknown>(listCall(definition, 'getInfo'), { query: { s_ID: asked! }, signal }),
  })
  const start = useMemo((): RecordValues | null => {
    if (asked === null) return blankRecord(definition, narrow)
    if (data === undefined) return null
    const record = readRecord(definition, data)
    return id ? record : { ...record, id: null, code: '', version: undefined }
  }, [asked, data, definition, id, narrow])
  if (error) return <PageState role="alert" title={error.message} actions={<Button onClick={() => { void refetch() }}>{t('web.retry')}</Button>} />
  if (!start || (asked !== null && isPending)) return <Loading />
  return <RecordEditor key={`${asked ?? key}/${dataUpdatedAt}`} list={definition} base={base} narrow={narrow} start={start} onReload={() => { void client.invalidateQueries({ queryKey }) }} />
}

interface RecordEditorProps { list: AnyList; base: string; narrow: Readonly<Record<string, string>>; start: RecordValues; onReload: () => void }

const RecordEditor = ({ list, base, narrow, start, onReload }: RecordEditorProps) => {
  const { t } = useFormWords()
  const phone = usePhone()
  const navigate = useNavigate()
  const { may } = useRights()
  const root = useRef<HTMLDivElement>(null)
  const isLeaving = useRef(false)
  const [cache] = useState(() => createRefCache())
  const isNew = start.id === null
  const [editing, setEditing] = useState(isNew)
  const mayAdd = list.open === true || may(list.right, 'A')
  const allowed = isNew ? mayAdd : may(list.right, 'U')
  useNotes(list, cache, start)
  const saveAgain = useRef<() => void>(() => undefined)
  const form = useRecordForm(list, start, (kind, message) => tellRefusal(kind, message, { retry: () => saveAgain.current(), reload: onReload }))
  const latest = useLatest(form)
  const locked = !editing || !allowed || form.busy
  useLeaveQuestion(() => latest.current.changed && !isLeaving.current)
  const first = form.problems[0]?.at
  useEffect(() => { if (first !== undefined && root.current) focusField(root.current, first) }, [first])

  const leaveTo = (path: string) => { isLeaving.current = true; void navigate(path) }
  const save = async (again: boolean) => {
    await handOver()
    const saved = await latest.current.save()
    if (!saved) return
    notifyOk(isNew ? t('done.added') : t('done.updated'))
    if (!again) leaveTo(`${base}/list`)
    else if (isNew) form.reset(blankRecord(list, narrow))
    else leaveTo(`${base}/detail/0`)
  }
  useLayoutEffect(() => { saveAgain.current = () => { void save(false) } })
  useHotkeys(locked ? {} : { 'ctrl+s': () => { void save(false) }, f9: () => { void save(false) }, 'ctrl+shift+s': () => { void save(true) } })
  const remove = async () => {
    const subject = listSubject(list, base, { label: list.label, listTitle: list.listTitle, narrow })
    if (await removeRows(subject, [{ s_ID: start.id ?? '', Code: start['code'], Name: start['name'], version: start['version'] }])) leaveTo(`${base}/list`)
  }
  return (
    <div ref={root} className={style.page}>
      {!editing && (
        <div className={style.toolbar} role="toolbar" aria-label={t('form.actions')}>
          <Button variant="primary" icon={<Pencil size={15} />} disabled={!allowed} onClick={() => setEditing(true)}>{t('list.edit')}</Button>
          <Button icon={<Copy size={15} />} disabled={!mayAdd} onClick={() => { void navigate(`${base}/detail/0?copy=${start.id ?? ''}`) }}>{t('form.copy')}</Button>
          <span className={style.toolbarEnd}><Button variant="subtle" icon={<Trash2 size={15} />} disabled={!may(list.right, 'D')} onClick={() => { void remove() }}>{t('list.delete')}</Button></span>
        </div>
      )}
      <div className={style.scroll}><RecordFields form={form} cache={cache} locked={locked} mayCost={may('CostView', 'R')} autoFocus={isNew && !phone} /></div>
      {editing && (
        <footer className={style.foot}>
          <span className={style.totals} />
          <div className={style.buttons}>
            {!phone && <Button disabled={form.busy || !mayAdd} onClick={() => { void save(true) }}>{t('form.saveNew')}</Button>}
            <Button variant="primary" busy={form.busy} disabled={!allowed} shortcut={phone ? undefined : 'Ctrl S'} onClick={() => { void save(false) }}>{form.busy ? t('form.saving') : t('web.save')}</Button>
          </div>
        </footer>
      )}
    </div>
  )
}

const MINUTE_MS = 60_000
const tellRefusal = (kind: 'refused' | 'stale' | 'failed', message: string, { retry, reload }: { retry: () => void; reload: () => void }): void => {
  const { t } = formWordsNow()
  if (kind === 'refused') notifyError(message)
  else if (kind === 'failed') notify({ tone: 'error', message, timeoutMs: MINUTE_MS, action: { label: t('web.retry'), run: retry } })
  else void confirm({ title: t('errorTitle'), message: `${message}\n${t('form.reloadHint')}`, confirmLabel: t('form.reload'), cancelLabel: t('form.keepMine') }).then((yes) => { if (yes) reload() })
}
