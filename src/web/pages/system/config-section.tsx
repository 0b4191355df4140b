/** One section of the settings: a row for each, saved together; what a change brings about is told before. */
import { Lock } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { settings, type Setting, type SettingSection } from '#model/settings.ts'
import type { SettingName } from '#model/standard-settings.ts'
import { focusField } from '#web/form/focus.ts'
import { useNotes } from '#web/form/record-notes.ts'
import { changedFields, RecordRows, type RowLook } from '#web/form/record-rows.tsx'
import type { RecordForm } from '#web/form/record-store.ts'
import type { RecordValues } from '#web/form/record-subject.ts'
import { createRefCache } from '#web/form/refs.ts'
import { useStandingRecord } from '#web/form/standing-record.ts'
import { useRights } from '#web/session/profile.ts'
import { confirm } from '#web/ui/confirm.tsx'
import { notifyOk } from '#web/ui/notify.tsx'
import style from './config.module.css'
import { helpOf, settingValue, type SettingsRecord } from './settings-record.ts'
import { StandingFoot } from './standing-foot.tsx'
import { useOwnerWords, type OwnerWords } from './words.ts'

interface Warned {
  name: SettingName
  key: string
}
/** What is worth a warning of the changes. */
const warningsOf = ({ subject, start }: SettingsRecord, values: RecordValues): Warned[] =>
  changedFields(subject, start, values).flatMap((one): Warned[] => {
    const name = one as SettingName
    const [from, to] = [start, values].map((of) => settingValue(name, subject.fields[name]!, of[name]) ?? '')
    const found = (settings[name] as Setting).danger?.(from, to)
    return found ? [{ name, key: `settingDanger.${name}.${found}` }] : []
  })

const askFor = (warned: readonly Warned[], { o, t, label }: OwnerWords): Promise<boolean> => {
  if (warned.length === 0) return Promise.resolve(true)
  return confirm({
    title: o('config.dangerTitle'),
    confirmLabel: t('web.save'),
    danger: true,
    width: 520,
    message: (
      <dl className={style.warned}>
        {warned.map(({ name, key }) => (
          <div key={name}>
            <dt>{label(settings[name].field.label)}</dt>
            <dd>{label(key)}</dd>
          </div>
        ))}
      </dl>
    ),
  })
}

const useLook = (record: SettingsRecord, words: OwnerWords): RowLook => {
  const { may } = useRights()
  const { o, label } = words
  const locked = (name: string): string | null => {
    const right = (settings[name as SettingName] as Setting).right
    if (!right || may(...right)) return null
    return o('config.needs', { right: o(`right.${right[1]}`), function: label(`function.${right[0]}`) })
  }
  return { standard: record.standards, help: (name) => helpOf(words, name as SettingName), locked }
}

/** To the setting a search has led to, and to the first that was refused. */
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

interface ConfigSectionProps {
  section: SettingSection
  record: SettingsRecord
  hidden: boolean
  onReload: () => void
}

export const ConfigSection = ({ section, record, hidden, onReload }: ConfigSectionProps) => {
  const words = useOwnerWords()
  const { o, t, label } = words
  const { may, pending } = useRights()
  const root = useRef<HTMLDivElement>(null)
  const [cache] = useState(() => createRefCache())
  const { subject, start } = record
  const allowed = may('Config', 'U')
  useNotes(subject.fields, cache, start)
  const standing = useStandingRecord({
    subject,
    start,
    allowed,
    changes: (values) => changedFields(subject, start, values).length,
    ask: (values) => askFor(warningsOf(record, values), words),
    reload: onReload,
    onSaved: () => notifyOk(t('done.configSaved')),
  })
  const { form } = standing
  useFocus(root, form, hidden)
  const title = o(`settingSection.${section}`)
  return (
    <div className={style.section} ref={root} hidden={hidden}>
      {/* Without a control that takes the focus it is scrolled by keys all the same. */}
      <div className={style.scroll} tabIndex={allowed ? undefined : 0}>
        {!allowed && !pending && (
          <p className={style.readOnly} role="note">
            <Lock size={15} aria-hidden="true" />
            {o('config.readOnly', { right: o('right.U'), function: label('function.Config') })}
          </p>
        )}
        <section className={style.card} aria-label={title}>
          <header>
            <h2>{title}</h2>
            <p>{o(`settingSectionHint.${section}`)}</p>
          </header>
          <RecordRows
            form={form}
            cache={cache}
            start={start}
            look={useLook(record, words)}
            disabled={!allowed || form.busy}
          />
        </section>
      </div>
      {allowed && (
        <StandingFoot
          standing={standing}
          allowed={allowed}
          summary={standing.changes === 0 ? o('config.unchanged') : o('config.changed', { n: standing.changes })}
        />
      )}
    </div>
  )
}
