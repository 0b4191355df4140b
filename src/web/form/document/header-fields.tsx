/** The head of a document: its main fields in two rows, the others behind "Thêm thông tin". */
import { ChevronRight } from 'lucide-react'
import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { isOfSource } from '#model/becomes.ts'
import type { Field } from '#model/field.ts'
import { isRequired } from '#model/required.ts'
import { writeLocal, readLocal } from '#web/session/cookies.ts'
import { classNames } from '#web/ui/base/class-names.ts'
import { useStore } from '#web/ui/base/store.ts'
import { isPhone, usePhone } from '#web/ui/base/viewport.ts'
import { goToLine } from '../draft/cursor.ts'
import { hasLines, shapeOf } from '../draft/draft.ts'
import { focusField, focusSave } from '../draft/focus.ts'
import style from '../form.module.css'
import { enterMoves } from '../fields/enter-moves.ts'
import { FieldInput } from '../fields/inputs.tsx'
import type { PlacedField } from '../draft/layout.ts'
import { problemMarks } from '../draft/problems/problem-marks.ts'
import { useFormModel } from '../draft/store/model.ts'
import { PartnerNote } from '../fields/partner-note.tsx'
import { changeHead } from '../draft/change-head.ts'
import { useRefRow } from '../fields/ref-input.tsx'
import { ReadHead } from '../fields/lazy-stored.ts'
import { useFormWords } from '../../words/form-words.ts'
import { useWatch } from '../../ui/base/use-watch.ts'

/** The problem texts of a field and of its nested fields, as one string so that they can be compared. */
const useProblems = (name: string): ((path: string) => string | undefined) => {
  const { store } = useFormModel()
  const { label } = useFormWords()
  const { fields } = shapeOf(store.definition)
  const problemTexts = useWatch(store, (state) =>
    problemMarks(state)
      .head.filter((mark) => mark.name === name || mark.name.startsWith(`${name}.`))
      .map(({ placed }) => {
        const field: Field | undefined = fields[name]
        const inner =
          placed.name
            .split('.')
            .slice(1)
            .reduce<Field | undefined>((one, part) => (/^\d+$/.test(part) ? one : one?.fields?.[part]), field) ?? field
        return `${placed.name}\t${placed.text ?? label(placed.problem.message, { ...placed.problem.values, label: label(placed.problem.values?.['label'] ?? inner?.label ?? '') })}`
      })
      .join('\n'),
  )
  return (path) =>
    problemTexts
      .split('\n')
      .find((one) => one.startsWith(`${path}\t`))
      ?.split('\t')[1]
}

export interface HeaderFieldProps extends PlacedField {
  className?: string | undefined
  placeholder?: string
  hint?: string
  /** Moves the focus to the lines after a value was chosen. */
  leadsToLines?: boolean
  onCommit?: (value: unknown) => void
  aside?: ReactNode
}

export const HeaderField = ({
  name,
  field,
  className,
  placeholder,
  hint,
  leadsToLines,
  onCommit,
  aside,
}: HeaderFieldProps) => {
  const model = useFormModel()
  const { label } = useFormWords()
  const { store, definition } = model
  const value = useWatch(store, (state) => state.draft[name] ?? null)
  const required = useWatch(store, (state) => isRequired(field, state.draft))
  const isFixed = useWatch(
    store,
    ({ raw }) => (field.fixed === true && raw.id !== null && raw[name] !== null) || isOfSource(definition, raw, name),
  )
  const locked = useStore(model.locked)
  const problem = useProblems(name)
  const row = useRefRow(field.of, value)
  const commit =
    onCommit ??
    ((next: unknown) => {
      void changeHead(model, name, next).then(() => {
        if (leadsToLines && next !== null && hasLines(definition)) goToLine(model, null, '')
      })
    })
  const over = useStore(model.credit)
  const phone = usePhone()
  const note = field.party && row ? <PartnerNote row={row} party={field.party} over={over} /> : undefined
  return (
    <div className={className}>
      <FieldInput
        name={name}
        field={field}
        label={label(field.label)}
        value={value}
        required={required}
        disabled={locked || isFixed}
        error={problem(name)}
        inner={(path) => problem(`${name}.${path}`)}
        onCommit={commit}
        aside={aside ?? (phone ? undefined : note)}
        {...(placeholder !== undefined && { placeholder })}
        {...(hint !== undefined && { hint })}
      />
      {phone && note && <div className={style.note}>{note}</div>}
    </div>
  )
}

/** Enter moves to the next field, and from the last field to the lines, or to the save button where there are none. */
const useEnterMoves = () => {
  const model = useFormModel()
  return (event: KeyboardEvent<HTMLElement>) =>
    enterMoves(event, () => {
      if (hasLines(model.definition)) goToLine(model, null, '')
      else focusSave(document)
    })
}

export const isWide = (name: string, field: Field) =>
  name === 'description' ||
  field.kind === 'object' ||
  field.kind === 'records' ||
  (field.kind === 'text' && (field.max ?? 0) >= 500)

/** The field a form begins in and that leads to the lines, usually its first one; and what stands beside its label. */
export interface FormBegin {
  field: string
  Aside: ComponentType
}

/** What a document adds to the usual head. */
export interface HeadParts {
  begin?: FormBegin | undefined
  below?: ComponentType | undefined
}

export const HeaderFields = (parts: HeadParts) => {
  const { header, reading } = useFormModel()
  return useStore(reading) ? <ReadHead {...header} /> : <EditableHead {...parts} />
}

/** The head begins in its first field that can be changed, as soon as it can be seen, so that no key is lost. */
export const useFirstField = (fields: readonly PlacedField[], wanted = true) => {
  const section = useRef<HTMLElement>(null)
  const begin = useEffectEvent(() => {
    if (wanted && !isPhone()) fields.some(({ name }) => focusField(section.current!, name))
  })
  useLayoutEffect(() => begin(), [])
  return section
}

export interface HeadSectionProps {
  section: RefObject<HTMLElement | null>
  /** What is shown when it is asked for. */
  more: readonly PlacedField[]
  /** Stands below all fields. */
  below?: ReactNode
  /** The inputs of the fields that are always shown. */
  children: ReactNode
}
/** The card with the inputs of a document's header. */
export const HeadSection = ({ section, more, below, children }: HeadSectionProps) => {
  const { definition } = useFormModel()
  const { t } = useFormWords()
  const onKeyDown = useEnterMoves()
  return (
    <section
      ref={section}
      className={classNames(style.card, style.header)}
      aria-label={t('form.head')}
      onKeyDown={onKeyDown}
    >
      <div className={style.headerGrid}>{children}</div>
      {more.length > 0 && <More fields={more} family={definition.name} />}
      {below}
    </section>
  )
}

const EditableHead = ({ begin, below: Below }: HeadParts) => {
  const model = useFormModel()
  const { t } = useFormWords()
  const phone = usePhone()
  const { main, more } = model.header
  const first = begin?.field ?? main[0]?.name
  const section = useFirstField(main.slice(main.findIndex(({ name }) => name === first)))
  const isNew = model.store.get().raw.id === null
  // A phone shows only the required fields until the others are opened.
  const visibleFields = phone
    ? main.filter(({ name, field }, index) => index === 0 || field.required || field.requiredWhen || name === 'date')
    : main
  const behind = phone ? [...main.filter((one) => !visibleFields.includes(one)), ...more] : more
  return (
    <HeadSection section={section} more={behind} below={Below && <Below />}>
      {visibleFields.map(({ name, field }, index) => (
        <HeaderField
          key={name}
          name={name}
          field={field}
          className={classNames((index === 0 || name === 'description') && style.fullWidthOnPhone)}
          leadsToLines={name === first && isNew}
          aside={begin && name === first ? <begin.Aside /> : undefined}
          {...(name === 'number' && { placeholder: t('form.automatic') })}
        />
      ))}
    </HeadSection>
  )
}

/** The fields behind "Thêm thông tin"; opens automatically when one of them has a problem. */
const More = ({ fields, family }: { fields: readonly PlacedField[]; family: string }) => {
  const { store } = useFormModel()
  const { t, label } = useFormWords()
  const [open, setOpen] = useState(readLocal(`form.more.${family}`) === '1')
  const wrong = useWatch(store, (state) =>
    problemMarks(state).head.some((mark) =>
      fields.some(({ name }) => mark.name === name || mark.name.startsWith(`${name}.`)),
    ),
  )
  const toggle = () => {
    setOpen(!open)
    writeLocal(`form.more.${family}`, open ? null : '1')
  }
  const shown = open || wrong
  const hint = fields
    .slice(0, 4)
    .map(({ field }) => label(field.label).toLowerCase())
    .join(', ')
  return (
    <>
      <button type="button" className={style.moreOpener} aria-expanded={shown} onClick={toggle}>
        <ChevronRight size={15} aria-hidden="true" />
        {t('form.more')}
        {!shown && <span className={style.muted}>({hint}…)</span>}
      </button>
      {shown && (
        <div className={classNames(style.grid, style.more)}>
          {fields.map(({ name, field }) => (
            <HeaderField
              key={name}
              name={name}
              field={field}
              className={
                isWide(name, field)
                  ? classNames(style.doubleWidth, field.kind === 'object' && style.fullWidth)
                  : undefined
              }
            />
          ))}
        </div>
      )}
    </>
  )
}
