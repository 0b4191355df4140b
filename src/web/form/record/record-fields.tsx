/** The fields of a master record, grouped in sections. */
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import type { Field } from '#model/field.ts'
import { isRequired } from '#model/required.ts'
import { isHidden } from '#model/marks.ts'
import { narrowedBy } from '#web/pickers/registry.ts'
import { writeLocal, readLocal } from '#web/session/cookies.ts'
import { useRights, useSettings } from '#web/data/profile.ts'
import { classNames } from '#web/ui/base/class-names.ts'
import { FormScopeProvider } from '../fields/form-context.tsx'
import style from '../form.module.css'
import { enterMoves } from '../fields/enter-moves.ts'
import { FieldInput } from '../fields/inputs.tsx'
import { useProposedRefs } from './proposed-refs.ts'
import type { RecordPart } from './record-part.ts'
import type { RecordForm } from './record-store.ts'
import type { RecordSection } from './record-subject.ts'
import type { RefCache } from '../draft/store/refs.ts'
import { decimalsIn } from '../draft/start.ts'
import { isEditable } from '../draft/edits.ts'
import { useFormWords } from '../../words/form-words.ts'

interface Shown {
  name: string
  field: Field
}
export const isBig = ({ field }: Shown) => ['records', 'object', 'files'].includes(field.kind)
export const isLong = ({ name, field }: Shown) => name === 'name' || (field.kind === 'text' && (field.max ?? 0) >= 500)

export interface RecordFieldsProps {
  form: RecordForm
  cache: RefCache
  locked: boolean
  /** Shows only these fields, without sections. */ only?: readonly string[]
  autoFocus?: boolean
  /** Draws some of the fields together. */
  part?: RecordPart | undefined
}

export const RecordFields = ({ form, cache, locked, only, autoFocus, part }: RecordFieldsProps) => {
  const { t, label } = useFormWords()
  const { sight } = useRights()
  const { fields, sections, drawsCode } = form.subject
  const settings = useSettings()
  useProposedRefs(form, cache)
  const { currency } = form.values
  const decimalsOf = useMemo(
    () => (field: Field) => {
      const { decimals, baseDecimals } = decimalsIn({ cache, settings }, currency)
      return field.inBase ? baseDecimals : decimals
    },
    [cache, settings, currency],
  )
  const scope = {
    cache,
    narrow: (name: string) => (fields[name] ? narrowedBy(fields, name, form.values) : {}),
    decimalsOf,
  }
  const shown: Shown[] = Object.entries(fields)
    .map(([name, field]) => ({ name, field }))
    .filter(({ name, field }) => field.place !== 'hidden' && !isHidden(field, sight) && (!only || only.includes(name)))
  const typed = shown.filter(({ field }) => isEditable(field))
  // If the code is drawn automatically, the focus starts on the next field.
  const first = typed.find(({ name }) => name !== 'code' || !drawsCode)?.name
  const draw = (one: Shown, onCommit?: (value: unknown) => void) => (
    <RecordField
      key={one.name}
      {...one}
      form={form}
      locked={locked}
      autoFocus={autoFocus === true && one.name === first}
      {...(onCommit && { onCommit })}
    />
  )
  if (only)
    return (
      <FormScopeProvider scope={scope}>
        <div className={style.grid} onKeyDown={enterMoves}>
          {typed.map((one) => draw(one))}
        </div>
      </FormScopeProvider>
    )
  if (sections)
    return (
      <FormScopeProvider scope={scope}>
        {sections.map((section) => (
          <Section key={section.label} section={section}>
            {section.fields
              .flatMap((name) =>
                shown.filter((one) => one.name === name && (!one.field.fact || form.values.id !== null)),
              )
              .map((one) => draw(one))}
          </Section>
        ))}
      </FormScopeProvider>
    )
  const main = typed.filter((one) => one.field.place !== 'more' && !isBig(one))
  const more = typed.filter((one) => one.field.place === 'more' && !isBig(one))
  return (
    <FormScopeProvider scope={scope}>
      <section className={classNames(style.card, style.header)} aria-label={t('form.general')} onKeyDown={enterMoves}>
        <div className={style.grid}>
          {main.map((one) =>
            !part?.fields.includes(one.name) ? (
              draw(one)
            ) : one.name === part.fields[0] ? (
              <part.Form
                key={one.name}
                form={form}
                cache={cache}
                locked={locked}
                draw={(name, onCommit) =>
                  main.filter((other) => other.name === name).map((other) => draw(other, onCommit))
                }
              />
            ) : null,
          )}
        </div>
        {more.length > 0 && <MoreFields name={form.subject.name} more={more} form={form} draw={draw} />}
      </section>
      {typed.filter(isBig).map((one) => (
        <section key={one.name} className={classNames(style.card, style.header)} aria-label={label(one.field.label)}>
          {draw(one)}
        </section>
      ))}
    </FormScopeProvider>
  )
}

const Section = ({ section, children }: { section: RecordSection; children: ReactNode }) => {
  const { label } = useFormWords()
  return (
    <section className={classNames(style.card, style.header)} aria-label={label(section.label)} onKeyDown={enterMoves}>
      <h2 className={style.sectionHeader}>{label(section.label)}</h2>
      {section.hint && <p className={style.sectionHint}>{label(section.hint)}</p>}
      <div className={style.grid}>{children}</div>
    </section>
  )
}

const MoreFields = ({
  name,
  more,
  form,
  draw,
}: {
  name: string
  more: readonly Shown[]
  form: RecordForm
  draw: (one: Shown) => ReactNode
}) => {
  const { t, label } = useFormWords()
  const [open, setOpen] = useState(readLocal(`form.more.${name}`) === '1')
  const wrong = form.problems.some((one) => more.some((field) => field.name === one.at.split('.')[0]))
  const shown = open || wrong
  return (
    <>
      <button
        type="button"
        className={style.moreOpener}
        aria-expanded={shown}
        onClick={() => {
          setOpen(!open)
          writeLocal(`form.more.${name}`, open ? null : '1')
        }}
      >
        <ChevronRight size={15} aria-hidden="true" />
        {t('form.more')}
        {!shown && (
          <span className={style.muted}>
            (
            {more
              .slice(0, 4)
              .map(({ field }) => label(field.label).toLowerCase())
              .join(', ')}
            …)
          </span>
        )}
      </button>
      {shown && <div className={classNames(style.grid, style.more)}>{more.map((one) => draw(one))}</div>}
    </>
  )
}

const RecordField = ({
  name,
  field,
  form,
  locked,
  autoFocus,
  onCommit,
}: Shown & { form: RecordForm; locked: boolean; autoFocus?: boolean; onCommit?: (value: unknown) => void }) => {
  const { t, label } = useFormWords()
  const error = (path: string) => form.problems.find((one) => one.at === path)?.text
  const isCode = name === 'code'
  const fixed = field.fixed === true && form.values.id !== null && form.values[name] !== null
  return (
    <div
      className={isLong({ name, field }) ? style.doubleWidth : undefined}
      style={isBig({ name, field }) ? { gridColumn: '1 / -1' } : undefined}
    >
      <FieldInput
        name={name}
        field={field}
        label={label(field.label)}
        value={form.values[name] ?? null}
        required={isRequired(field, form.values) || (isCode && form.subject.drawsCode === false)}
        disabled={locked || fixed}
        error={error(name)}
        inner={(path) => error(`${name}.${path}`)}
        onCommit={onCommit ?? ((value) => form.set(name, value))}
        {...(isCode && form.subject.drawsCode === true && { placeholder: t('form.automatic') })}
        {...(autoFocus && { autoFocus: true })}
      />
    </div>
  )
}
