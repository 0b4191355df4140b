/** The head of a stored document as text: the partner first, then the other fields. */
import { ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { writeLocal, readLocal } from '#web/session/cookies.ts'
import { loadedList } from '#web/pickers/registry.ts'
import { classNames } from '#web/ui/base/class-names.ts'
import { useWatch } from '#web/ui/base/use-watch.ts'
import { usePhone } from '#web/ui/base/viewport.ts'
import { AmountsCard } from './amounts-card.tsx'
import { shapeOf } from '../draft/draft.ts'
import form from '../form.module.css'
import { isWide } from '../document/header-fields.tsx'
import type { PlacedField } from '../draft/layout.ts'
import { loadOwed } from '../draft/store/load-refs.ts'
import { useFormModel } from '../draft/store/model.ts'
import { PartnerNote } from '../fields/partner-note.tsx'
import { isNothing, ReadValue } from './read-value.tsx'
import { useRefRow } from '../fields/ref-input.tsx'
import style from './stored.module.css'
import { useFormWords } from '../../words/form-words.ts'

type Values = Readonly<Record<string, unknown>>

/** The document contains name and code of the partner; phone and debt have to be fetched. */
const Partner = ({ field, value }: { field: PlacedField['field']; value: unknown }) => {
  const { cache } = useFormModel()
  const list = loadedList(field.of)
  const row = useRefRow(field.of, value)
  const code = row?.code
  useEffect(() => {
    if (list && code && typeof value === 'string') void loadOwed(list, { id: value, code }, cache)
  }, [list, code, value, cache])
  return (
    row && (
      <div className={style.partnerNote}>
        <PartnerNote row={row} party={field.party!} over={null} dials />
      </div>
    )
  )
}

/** An object with nothing to read, because another field shows what it says. */
const isUnread = ({ kind, fields = {} }: PlacedField['field']): boolean =>
  kind === 'object' && Object.values(fields).every(({ place }) => place === 'hidden')

/** Full-width fields come last; in between they would leave gaps. */
const wideLast = (fields: readonly PlacedField[]): readonly PlacedField[] =>
  fields.toSorted((a, b) => Number(isWide(a.name, a.field)) - Number(isWide(b.name, b.field)))

/** Finds copied names that equal the name shown next to them and need not be shown again. */
const useRepeatedName = (values: Values) => {
  const { cache, definition } = useFormModel()
  const { fields } = shapeOf(definition)
  return ({ name, field }: PlacedField): boolean => {
    const { ref, column } = field.copies ?? {}
    const of = ref === undefined ? undefined : fields[ref]?.of
    return of !== undefined && column === 'name' && cache.get(of, values[ref!] as string | null)?.name === values[name]
  }
}

const Field = ({ name, field, value, leads }: PlacedField & { value: unknown; leads?: boolean }) => {
  const { label } = useFormWords()
  return (
    <div className={classNames(leads && style.leadingField, isWide(name, field) && style.fullWidth)} data-field={name}>
      <dt>{label(field.label)}</dt>
      <dd>
        <ReadValue name={name} field={field} value={value} />
        {field.party && <Partner field={field} value={value} />}
      </dd>
    </div>
  )
}

const More = ({ fields, values }: { fields: readonly PlacedField[]; values: Values }) => {
  const { definition } = useFormModel()
  const { t } = useFormWords()
  const key = `form.more.${definition.name}`
  const [open, setOpen] = useState(readLocal(key) === '1')
  return (
    <>
      <button
        type="button"
        className={form.moreOpener}
        aria-expanded={open}
        onClick={() => {
          setOpen(!open)
          writeLocal(key, open ? null : '1')
        }}
      >
        <ChevronRight size={15} aria-hidden="true" />
        {t('form.more')}
      </button>
      {open && (
        <dl className={style.fields}>
          {wideLast(fields).map((one) => (
            <Field key={one.name} {...one} value={values[one.name]} />
          ))}
        </dl>
      )}
    </>
  )
}

export interface ReadHeadProps {
  main: readonly PlacedField[]
  more: readonly PlacedField[]
  told?: readonly PlacedField[]
}

export const ReadHead = ({ main, more, told = [] }: ReadHeadProps) => {
  const { store } = useFormModel()
  const { t } = useFormWords()
  const phone = usePhone()
  // What it refers to may arrive after it is shown, and is computed into it then.
  const values = useWatch(store, ({ draft }) => draft)
  const isTwice = useRepeatedName(values)
  const filledFields = [...main, ...told].filter(({ name }) => !isNothing(values[name]))
  // Attachments are shown below the lines.
  const rest = more.filter(
    (one) =>
      one.field.kind !== 'files' &&
      !isUnread(one.field) &&
      !isNothing(values[one.name]) &&
      values[one.name] !== false &&
      !isTwice(one),
  )
  return (
    <>
      <section className={classNames(form.card, form.header)} aria-label={t('form.head')}>
        <dl className={style.fields}>
          {wideLast(filledFields).map((one, index) => (
            <Field key={one.name} {...one} value={values[one.name]} leads={index === 0} />
          ))}
        </dl>
        {rest.length > 0 && <More fields={rest} values={values} />}
      </section>
      {phone && <AmountsCard />}
    </>
  )
}

/** Attachments, shown below the lines. */
export const ReadFiles = () => {
  const { header, store } = useFormModel()
  const values = store.get().draft
  const { label } = useFormWords()
  const files = [...header.main, ...header.more].filter(
    ({ name, field }) => field.kind === 'files' && !isNothing(values[name]),
  )
  return files.map(({ name, field }) => (
    <section key={name} className={classNames(form.card, form.header)} aria-label={label(field.label)}>
      <h2 className={form.sectionHeader}>{label(field.label)}</h2>
      <ReadValue name={name} field={field} value={values[name]} />
    </section>
  ))
}
