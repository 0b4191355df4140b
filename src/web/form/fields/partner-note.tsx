/** Phone, debt and credit limit of a partner, shown where the partner is chosen. */
import type { ReactNode } from 'react'
import { decimal, type Decimal } from '#kernel/decimal.ts'
import type { RefRow } from '#model/rule-context.ts'
import type { FoundRow } from '#wire/spelling.ts'
import { trusted } from '#wire/values.ts'
import style from '#web/pickers/pickers.module.css'
import { marksOf, showNumber } from '../../values/number-text.ts'
import { currentFormWords, useFormWords } from '../../words/form-words.ts'

const showAmount = (value: Decimal | null): string => showNumber(value, marksOf(currentFormWords().language))

/** What stands beside a partner that can be chosen: of a document of one side the balance of that side, or else his note. */
const owedTo = (party: 'customer' | 'supplier' | undefined, row: FoundRow): Decimal | null => {
  const sides = { customer: row.receivable, supplier: row.payable }
  return trusted(party ? sides[party] : row.receivable || row.payable)
}

const noteFor = (party: 'customer' | 'supplier' | undefined) => (row: FoundRow) => {
  const owed = owedTo(party, row)
  return owed ? <span className="warn medium figures">{showAmount(owed)}</span> : row.note && <span>{row.note}</span>
}
const notes = { customer: noteFor('customer'), supplier: noteFor('supplier'), any: noteFor(undefined) }
export const balanceNote = (party: 'customer' | 'supplier' | undefined): ((row: FoundRow) => ReactNode) =>
  notes[party ?? 'any']

/** Next to the label of a chosen partner: `0912… · Công nợ 3.500.000 / hạn mức 50.000.000`. */
export const PartnerNote = ({
  row,
  party,
  over,
  dials = false,
}: {
  row: RefRow
  party: 'customer' | 'supplier'
  over: string | null
  /** Shows the phone number as a link that starts a call. */
  dials?: boolean
}) => {
  const { t } = useFormWords()
  const owed = row[party === 'customer' ? 'balanceReceivable' : 'balancePayable'] as Decimal | null | undefined
  const limit = row['creditLimit'] as Decimal | null | undefined
  const phone = row['phone1'] as string | undefined
  return (
    <>
      {phone && dials ? <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a> : phone}
      {owed !== null && owed !== undefined && owed !== decimal(0) && (
        <>
          {phone && ' · '}
          {t('form.owes')} <span className="warn medium figures">{showAmount(owed)}</span>
        </>
      )}
      {party === 'customer' && limit ? (
        <>
          {' '}
          /{' '}
          <span className={over ? style.overLimit : undefined} data-tip={over ?? undefined}>
            {t(over ? 'form.overLimit' : 'form.limit')} {showAmount(limit)}
          </span>
          {over && (
            <span className="hidden-visually" role="status">
              {over}
            </span>
          )}
        </>
      ) : null}
    </>
  )
}
