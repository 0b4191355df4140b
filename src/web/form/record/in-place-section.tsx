/** Renders described rows below each other. They are saved together, after the user has confirmed the warnings. */
import { Lock } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useRights } from '#web/data/profile.ts'
import { confirm } from '#web/ui/floating/confirm.tsx'
import { notifyOk } from '#web/ui/floating/notify.tsx'
import { focusField } from '../draft/focus.ts'
import { useNotes } from './record-notes.ts'
import { changedFields, RecordRows, type RowTexts } from './record-rows.tsx'
import type { RecordForm } from './record-store.ts'
import type { RecordValues } from './record-subject.ts'
import { createRefCache } from '../draft/store/refs.ts'
import { InPlaceFoot } from './in-place-foot.tsx'
import { useInPlaceRecord } from './in-place-record.ts'
import { wireValueOf, type InPlaceSubject } from './in-place-rows.ts'
import style from './in-place.module.css'
import { useFormWords, type FormWords } from '../../words/form-words.ts'

interface ChangeWarning {
  name: string
  key: string
}
/** The warnings of the changed rows. */
const warningsOf = ({ subject, start, rows }: InPlaceSubject, values: RecordValues): ChangeWarning[] =>
  changedFields(subject, start, values).flatMap((name): ChangeWarning[] => {
    const [from, to] = [start, values].map((of) => wireValueOf(rows[name]!, of[name]) ?? '')
    const key = rows[name]!.danger?.(from, to)
    return key ? [{ name, key }] : []
  })

const confirmChanges = (
  warned: readonly ChangeWarning[],
  { rows }: InPlaceSubject,
  { t, label }: Pick<FormWords, 't' | 'label'>,
): Promise<boolean> => {
  if (warned.length === 0) return Promise.resolve(true)
  return confirm({
    title: label('config.dangerTitle'),
    confirmLabel: t('web.save'),
    danger: true,
    width: 520,
    message: (
      <dl className={style.warnings}>
        {warned.map(({ name, key }) => (
          <div key={name}>
            <dt>{label(rows[name]!.field.label)}</dt>
            <dd>{label(key)}</dd>
          </div>
        ))}
      </dl>
    ),
  })
}

const useRowTexts = ({ rows, standards }: InPlaceSubject): RowTexts => {
  const { may } = useRights()
  const { label } = useFormWords()
  return {
    standard: standards,
    help: (name) => label(rows[name]!.help.key, rows[name]!.help.values),
    shows: (name, values) => rows[name]!.shows?.(values) ?? true,
    locked: (name) => {
      const { right } = rows[name]!
      if (!right || may(...right)) return null
      return label('config.needs', { right: label(`right.${right[1]}`), function: label(`function.${right[0]}`) })
    },
  }
}

/** Focuses the row a search result points to, or the first row with a problem after a refused save. */
const useFocus = (root: RefObject<HTMLElement | null>, form: RecordForm, hidden: boolean) => {
  const { hash } = useLocation()
  const wanted = hidden ? '' : hash.slice(1)
  useEffect(() => {
    if (wanted && root.current) focusField(root.current, wanted)
  }, [wanted, root])
  const first = form.problems[0]?.at
  useEffect(() => {
    if (first !== undefined && root.current) focusField(root.current, first)
  }, [first, root])
}

interface InPlaceSectionProps {
  title: string
  hint: string
  record: InPlaceSubject
  hidden: boolean
  /** Shown above the rows. */
  top?: ReactNode
  below?: ReactNode
  onReload: () => void
  /** Called after a save, when it was told. */
  onSaved?: () => void
}

export const InPlaceSection = ({ title, hint, record, hidden, top, below, onReload, onSaved }: InPlaceSectionProps) => {
  const { t, label } = useFormWords()
  const { may, pending } = useRights()
  const root = useRef<HTMLDivElement>(null)
  const [cache] = useState(() => createRefCache())
  const [saves, setSaves] = useState(0)
  const told = useRef(0)
  const { subject, start, right, closed } = record
  const allowed = closed === undefined && may(right, 'U')
  useNotes(subject.fields, cache, start)
  const standing = useInPlaceRecord({
    subject,
    start,
    allowed,
    changes: (values) => changedFields(subject, start, values).length,
    confirm: (values) => confirmChanges(warningsOf(record, values), record, { t, label }),
    reload: onReload,
    onSaved: () => {
      notifyOk(t('done.configSaved'))
      setSaves((count) => count + 1)
    },
  })
  const { form, changes } = standing
  const leave = useEffectEvent(() => onSaved?.())
  // Until what was saved is read again, leaving would ask about changes.
  useEffect(() => {
    if (saves === told.current || changes > 0) return
    told.current = saves
    leave()
  }, [saves, changes])
  useFocus(root, form, hidden)
  const look = useRowTexts(record)
  return (
    <div className={style.section} ref={root} hidden={hidden}>
      {/* When no control can be focused, the section itself must be, so that it can be scrolled by keyboard. */}
      <div className={style.scroll} tabIndex={allowed ? undefined : 0}>
        {!allowed && !pending && (
          <p className={style.readOnly} role="note">
            <Lock size={15} aria-hidden="true" />
            {label(closed ?? 'config.readOnly', { right: label('right.U'), function: label(`function.${right}`) })}
          </p>
        )}
        {top}
        <section className={style.card} aria-label={title}>
          <header>
            <h2>{title}</h2>
            <p>{hint}</p>
          </header>
          <RecordRows {...{ form, cache, start, look }} disabled={!allowed || form.busy} />
        </section>
        {below}
      </div>
      {allowed && (
        <InPlaceFoot
          record={standing}
          reason={undefined}
          summary={changes === 0 ? label('config.unchanged') : label('config.changed', { n: String(changes) })}
        />
      )}
    </div>
  )
}
