/** A record on its page, while it is created, edited or only read. */
import { Copy, Pencil, Trash2 } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { markSaved } from '#web/grid/saved-row.ts'
import { removeRows } from '#web/list/actions/batch.ts'
import { useRights, useSettings } from '#web/data/profile.ts'
import { startWayOf } from '#web/data/start-way.ts'
import { Button } from '#web/ui/button.tsx'
import { useTitleName } from '#web/shell/own-title.ts'
import { useFocusWhenLost } from '#web/ui/base/focus.ts'
import { useHotkeys } from '#web/ui/base/hotkeys.ts'
import { takesKeys } from '#web/ui/base/layers.ts'
import { notifyError, notifyInfo, notifyOk } from '#web/ui/floating/notify.tsx'
import { usePhone } from '#web/ui/base/viewport.ts'
import style from '../form.module.css'
import { focusField } from '../draft/focus.ts'
import { DraftBanner } from '../save/drafts/draft-banner.tsx'
import { KeptChips } from './lazy-chips.ts'
import { DraftStatus } from '../save/drafts/draft-status.tsx'
import { useInputsWhenIdle } from '../fields/inputs.tsx'
import { commitFocusedInput, unpickedText } from '../fields/commit-focused-input.ts'
import type { KeptValues } from '../save/drafts/kept-values.ts'
import { useRecordDraft } from './record-draft.ts'
import type { RecordPart } from './record-part.ts'
import { RecordFields } from './record-fields.tsx'
import { useNotes } from './record-notes.ts'
import { RecordText } from './record-text.tsx'
import type { RecordForm } from './record-store.ts'
import { RecordActions } from './record-actions.tsx'
import type { RecordSubject, RecordValues } from './record-subject.ts'
import { keptAs } from '../save/drafts/kept-as.ts'
import { useEditing, useStopEditing } from './use-editing.ts'
import { createRefCache } from '../draft/store/refs.ts'
import { useKeyHints } from '../stored/page-keys.ts'
import { confirmLeave, isReopened, useLeaveQuestion } from '../save/questions/use-leave-question.ts'
import type { RightFlag } from '#model/right.ts'
import { needsText } from '#web/words/right-text.ts'
import { useFormWords } from '../../words/form-words.ts'

export interface RecordEditorProps {
  /** Draws some of the fields together. */
  part?: RecordPart
  subject: RecordSubject
  start: RecordValues
  onReload: () => void
  /** Additional buttons while the record is read. */
  tools?: ReactNode
  /** The address to open after a new record was saved, instead of its list. */
  after?: (id: string) => string
  /** A stored record is shown again after it was saved, instead of its list. */
  stays?: boolean
  /** Fields that the page shows beside the text. */
  without?: readonly string[]
}

const useMay = (subject: RecordSubject, isNew: boolean) => {
  const { may } = useRights()
  const mayAdd = subject.may('A', may)
  const { label } = useFormWords()
  /** Why something is greyed; undefined: it may be done. */
  const lacks = (flag: RightFlag): string | undefined =>
    subject.may(flag, may) ? undefined : needsText(label, [subject.right, flag])
  return { mayAdd, allowed: isNew ? mayAdd : subject.may('U', may), lacks }
}

export const RecordEditor = (props: RecordEditorProps) => {
  const { subject, start, after, stays, without, part, onReload } = props
  const { t } = useFormWords()
  const settings = useSettings()
  const phone = usePhone()
  const root = useRef<HTMLDivElement>(null)
  const [cache] = useState(() => createRefCache())
  const isNew = start.id === null
  const { state, search, hash } = useLocation()
  // A step of the guided start begins with typing, and leads back to it.
  const startWay = startWayOf(search)
  const [editing, setEdits] = useState(isNew || isReopened(state) || startWay !== null)
  const [wasEdited, setWasEdited] = useState(false)
  const setEditing = (on: boolean) => {
    setEdits(on)
    setWasEdited(true)
  }
  const { allowed } = useMay(subject, isNew)
  useNotes(subject.fields, cache, start)
  useInputsWhenIdle(subject.fields)
  useTitleName(stays || isNew ? null : subject.nameOf(start))
  // The address names the field that the step is about.
  const firstField = startWay && !phone ? hash.slice(1) : ''
  useEffect(() => {
    if (firstField && root.current) focusField(root.current, firstField)
  }, [firstField])
  const { form, latest, againRef, keepRef, isLeaving, leaveTo } = useEditing(props, root)
  const isForm = editing && allowed
  const draft = useRecordDraft(form, { start, page: subject.name, editing: isForm })
  useLeaveQuestion(() => latest.current.changed && !isLeaving.current, draft)
  const stop = useStopEditing(latest, { draft, start, onEditing: setEditing })

  const saveNow = async (again: boolean) => {
    const typed = unpickedText()
    if (typed !== '') {
      notifyError(t('form.notPicked', { text: typed }), { cause: 'save' })
      return
    }
    await commitFocusedInput()
    const saved = await latest.current.save()
    if (!saved) return
    draft.finish('changed')
    notifyOk(`${isNew ? t('done.added') : t('done.updated')} ${subject.nameOf(saved.values)}`.trim())
    markSaved(saved.values.id ?? undefined)
    const { id } = saved.values
    if (again && isNew) form.reset(subject.blank(settings))
    else if (again) leaveTo(subject.paths.create + search)
    else if (startWay) leaveTo(startWay)
    else if (stays && !isNew) {
      setEditing(false)
      onReload()
    } else leaveTo(isNew && after && id ? after(id) : subject.paths.list)
  }
  const save = (again: boolean) => {
    void saveNow(again)
  }
  useLayoutEffect(() => {
    againRef.current = () => save(false)
    keepRef.current = {
      keptAs: () => keptAs(draft),
      keep: async ({ version }) => {
        if (!(await draft.setAside(version))) return confirmLeave()
        // The record is shown as text; its form offers what was typed.
        notifyInfo(t('form.draftKept'))
        return true
      },
    }
  })
  useHotkeys(
    isForm && !form.busy
      ? { 'ctrl+s': () => save(false), f9: () => save(false), 'ctrl+shift+s': () => save(true) }
      : {},
  )
  // Esc first closes what is open above the form.
  const onKeyDown = ({ key, target, defaultPrevented }: KeyboardEvent) => {
    const isOwn = target instanceof Node && root.current?.contains(target) === true
    if (key === 'Escape' && isForm && !isNew && isOwn && !defaultPrevented && !takesKeys()) void stop()
  }
  return (
    <div ref={root} className={style.page} onKeyDown={onKeyDown}>
      {!isForm && (
        <RecordBar
          {...props}
          takesFocus={wasEdited}
          onEdit={() => setEditing(true)}
          onGone={() => leaveTo(subject.paths.list)}
        />
      )}
      <div className={style.scroll} data-reading={!isForm || undefined}>
        {isForm && <DraftBanner draft={draft} />}
        {isForm && isNew && <KeptChips draft={draft} describe={({ values }) => subject.nameOf(values)} />}
        {!isForm && part?.Hint && <part.Hint values={form.values} onChanged={onReload} />}
        {isForm ? (
          <RecordFields form={form} cache={cache} locked={form.busy} autoFocus={!phone && !firstField} part={part} />
        ) : (
          <RecordText subject={subject} values={form.values} cache={cache} without={without} />
        )}
      </div>
      {isForm && <RecordFoot form={form} kept={draft.state} isNew={isNew} onSave={save} onStop={() => void stop()} />}
    </div>
  )
}

interface RecordBarProps extends RecordEditorProps {
  /** The bar replaces the foot, whose button may have had the focus. */
  takesFocus: boolean
  onEdit: () => void
  onGone: () => void
}

const RecordBar = ({ subject, start, tools, takesFocus, onEdit, onGone }: RecordBarProps) => {
  const { t, label } = useFormWords()
  const bar = useRef<HTMLDivElement>(null)
  useFocusWhenLost(bar, takesFocus)
  const hint = useKeyHints()
  const navigate = useNavigate()
  const { allowed, lacks } = useMay(subject, false)
  const { listing, copies, paths } = subject
  const isShared = subject.isShared?.(start) === true
  const remove = async () => {
    if (!listing) return
    const name = subject.nameOf(start)
    const row = {
      s_ID: start.id ?? '',
      [listing.nameField]: start['code'] ?? name,
      Name: name,
      version: start['version'],
    }
    if (await removeRows(listing, [row])) onGone()
  }
  useHotkeys(allowed && !isShared ? { e: onEdit } : {})
  return (
    <div ref={bar} className={style.toolbar} role="toolbar" aria-label={t('form.actions')}>
      {isShared ? (
        <span className={style.muted}>{label('sharedRecord')}</span>
      ) : (
        <Button variant="primary" icon={<Pencil size={15} />} reason={lacks('U')} shortcut={hint('E')} onClick={onEdit}>
          {t('list.edit')}
        </Button>
      )}
      {copies && (
        <Button
          icon={<Copy size={15} />}
          reason={lacks('A')}
          onClick={() => {
            void navigate(`${paths.create}?copy=${start.id ?? ''}`)
          }}
        >
          {t('form.copy')}
        </Button>
      )}
      {tools}
      <RecordActions subject={subject} start={start} />
      {listing && !isShared && (
        <span className="row gap-8 push">
          <Button
            variant="subtle"
            icon={<Trash2 size={15} />}
            reason={lacks('D')}
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
  kept: KeptValues['state']
  isNew: boolean
  onSave: (again: boolean) => void
  onStop: () => void
}

const RecordFoot = ({ form, kept, isNew, onSave, onStop }: RecordFootProps) => {
  const { t } = useFormWords()
  const phone = usePhone()
  const { lacks } = useMay(form.subject, isNew)
  return (
    <footer className={style.footer}>
      <DraftStatus state={kept} />
      <span className={style.totals} />
      <div className="flex gap-8 firm">
        {!isNew && (
          <Button disabled={form.busy} shortcut={phone ? undefined : 'Esc'} onClick={onStop}>
            {t('web.cancel')}
          </Button>
        )}
        {!phone && (
          <Button disabled={form.busy} reason={lacks('A')} onClick={() => onSave(true)}>
            {t('form.saveNew')}
          </Button>
        )}
        <Button
          variant="primary"
          busy={form.busy}
          reason={lacks(isNew ? 'A' : 'U')}
          shortcut={phone ? undefined : 'Ctrl S'}
          onClick={() => onSave(false)}
        >
          {form.busy ? t('form.saving') : t('web.save')}
        </Button>
      </div>
    </footer>
  )
}
