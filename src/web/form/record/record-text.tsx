/** A stored record as text: what is filled in, in the order and groups of its form; what is empty is folded away. */
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { isNumberKind, lostSecretMark, type Field } from '#model/field.ts'
import { isHidden } from '#model/marks.ts'
import { useRights } from '#web/data/profile.ts'
import { classNames } from '#web/ui/base/class-names.ts'
import type { RefCache } from '../draft/store/refs.ts'
import { FormScopeProvider } from '../fields/form-context.tsx'
import form from '../form.module.css'
import { isNothing, ReadValue } from '../stored/read-value.tsx'
import style from '../stored/stored.module.css'
import { useFormWords } from '../../words/form-words.ts'
import { isBig, isLong } from './record-fields.tsx'
import type { RecordSubject, RecordValues } from './record-subject.ts'

interface Shown {
  name: string
  field: Field
  value: unknown
}
interface Group {
  label: string
  /** The heading; null: the fields stand without one. */
  heading: string | null
  fields: readonly Shown[]
}

/** A zero means that nothing was entered, except where it counts something. */
const isEmpty = ({ field, value }: Shown): boolean =>
  isNothing(value) || (value === 0n && isNumberKind(field.kind) && field.fact !== true)

const groupsOf = ({ sections }: RecordSubject, shown: readonly Shown[]): Group[] => {
  if (sections)
    return sections.map(({ label, fields }) => ({
      label,
      heading: label,
      fields: fields.flatMap((name) => shown.filter((one) => one.name === name)),
    }))
  const facts = shown.filter(({ field }) => field.fact)
  const own = shown.filter(({ field }) => !field.fact)
  return [
    { label: 'form.general', heading: null, fields: own.filter((one) => !isBig(one)) },
    ...own.filter(isBig).map((one) => ({ label: one.field.label, heading: one.field.label, fields: [one] })),
    { label: 'form.ledger', heading: null, fields: facts },
  ]
}

const TextField = ({ name, field, value, bare }: Shown & { bare: boolean }) => {
  const { label } = useFormWords()
  const width = isBig({ name, field }) ? style.fullWidth : isLong({ name, field }) && form.doubleWidth
  return (
    <div className={classNames(width)} data-field={name}>
      <dt className={bare ? 'hidden-visually' : undefined}>{label(field.label)}</dt>
      <dd>
        <ReadValue name={name} field={field} value={value} />
      </dd>
    </div>
  )
}

export interface RecordTextProps {
  subject: RecordSubject
  values: RecordValues
  cache: RefCache
  /** Fields that the page shows elsewhere. */
  without?: readonly string[]
}

export const RecordText = ({ subject, values, cache, without = [] }: RecordTextProps) => {
  const { label } = useFormWords()
  const { sight } = useRights()
  const shown = Object.entries(subject.fields)
    .filter(([name, { place }]) => place !== 'hidden' && !without.includes(name))
    .map(([name, field]): Shown => ({ name, field, value: values[name] }))
    .filter(({ field, value }) => field.kind !== 'secret' || value === lostSecretMark)
    .filter(({ field }) => !isHidden(field, sight))
  const filled = shown.filter((one) => !isEmpty(one))
  const groups = groupsOf(subject, filled).filter(({ fields }) => fields.length > 0)
  return (
    <FormScopeProvider scope={{ cache, narrow: () => ({}) }}>
      {groups.map((group) => (
        // The heading names what stands below it; rows below it are a region of the same name.
        <section
          key={group.label}
          className={classNames(form.card, form.header)}
          aria-label={group.heading ? undefined : label(group.label)}
        >
          {group.heading && <h2 className={form.sectionHeader}>{label(group.heading)}</h2>}
          <dl className={style.fields}>
            {group.fields.map((one) => (
              <TextField key={one.name} {...one} bare={group.fields.length === 1 && group.heading !== null} />
            ))}
          </dl>
        </section>
      ))}
      <EmptyFields labels={shown.filter(isEmpty).map(({ field }) => label(field.label))} />
    </FormScopeProvider>
  )
}

/** The names of what was left empty, for who looks for them. */
const EmptyFields = ({ labels }: { labels: readonly string[] }) => {
  const { t } = useFormWords()
  const [open, setOpen] = useState(false)
  if (labels.length === 0) return null
  return (
    <div>
      <button type="button" className={form.moreOpener} aria-expanded={open} onClick={() => setOpen(!open)}>
        <ChevronRight size={15} aria-hidden="true" />
        {t('form.emptyFields', { n: labels.length })}
      </button>
      {open && <p className="caption">{labels.join(' · ')}</p>}
    </div>
  )
}
