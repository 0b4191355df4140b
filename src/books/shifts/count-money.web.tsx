/** The money of a till is typed as a sum, or counted note by note. */
import type { ReactNode } from 'react'
import { decimal, subtract, type Decimal } from '#kernel/decimal.ts'
import { integer } from '#model/field.ts'
import { FieldInput } from '#web/form/fields/inputs.tsx'
import { Segments } from '#web/ui/fields/field.tsx'
import { marksOf, showNumber } from '#web/values/number-text.ts'
import { useWords } from '#web/words/words.ts'
import { banknotes, sumOfNotes, type Notes } from './notes.ts'
import style from './shift.module.css'

export interface Counting {
  isByNotes: boolean
  notes: Notes
}
export const nothingCounted: Counting = { isByNotes: false, notes: {} }

const noteField = integer({ label: 'shift.notes' })

export const useAmount = () => {
  const { language } = useWords()
  return (value: Decimal | number): string =>
    showNumber(typeof value === 'number' ? decimal(value) : value, marksOf(language))
}

export const CountMoney = ({ counting, onCount }: { counting: Counting; onCount: (next: Counting) => void }) => {
  const { label } = useWords()
  const amount = useAmount()
  const { isByNotes, notes } = counting
  return (
    <>
      <div className={style.ways}>
        <Segments
          label={label('shift.counted')}
          value={isByNotes ? 'notes' : 'sum'}
          options={[
            { value: 'sum', label: label('shift.bySum') },
            { value: 'notes', label: label('shift.byNotes') },
          ]}
          onChange={(way) => onCount({ ...counting, isByNotes: way === 'notes' })}
        />
      </div>
      {isByNotes && (
        <div className={style.notes}>
          {banknotes.map((note) => (
            <FieldInput
              key={note}
              name={`note${note}`}
              field={noteField}
              label={amount(note)}
              value={notes[String(note)] ?? null}
              onCommit={(value) => onCount({ ...counting, notes: { ...notes, [note]: Number(value ?? 0) } })}
            />
          ))}
        </div>
      )}
    </>
  )
}

/** What was counted; null: nothing yet. */
export const countedOf = ({ isByNotes, notes }: Counting, typed: unknown): Decimal | null =>
  isByNotes ? sumOfNotes(notes) : ((typed as Decimal | null | undefined) ?? null)

/** For the call: the notes instead of a sum that nobody typed. */
export const countedBody = ({ isByNotes, notes }: Counting, written: Readonly<Record<string, unknown>>) => {
  const { counted, ...rest } = written
  return isByNotes ? { ...rest, notes } : { ...rest, counted }
}

/** What the book says beside what was counted, and how they differ. */
export const Compared = ({
  expected,
  counted,
  children,
}: {
  expected: number
  counted: Decimal | null
  children?: ReactNode
}) => {
  const { label } = useWords()
  const amount = useAmount()
  const difference = counted === null ? null : subtract(counted, decimal(expected))
  return (
    <div>
      <dl className={style.sums}>
        <dt>{label('shift.book')}</dt>
        <dd>{amount(expected)}</dd>
        <dt>{label('shift.counted')}</dt>
        <dd>{counted === null ? '–' : amount(counted)}</dd>
        <dt>{label('shift.difference')}</dt>
        <dd>
          <span role="status">{difference === null ? '–' : <Difference value={difference} />}</span>
        </dd>
      </dl>
      {difference !== null && difference !== 0n && <p className={style.hint}>{label('shift.needsReason')}</p>}
      {children}
    </div>
  )
}

/** Said in a word too, not by its colour alone. */
export const Difference = ({ value }: { value: Decimal | number }) => {
  const { label } = useWords()
  const amount = useAmount()
  const exact = typeof value === 'number' ? decimal(value) : value
  if (exact === 0n) return <span className={style.ok}>{label('shift.exact')}</span>
  return (
    <span className={style.bad}>
      {label(exact > 0n ? 'shift.surplus' : 'shift.shortage')} {amount(exact < 0n ? ((0n - exact) as Decimal) : exact)}
    </span>
  )
}
