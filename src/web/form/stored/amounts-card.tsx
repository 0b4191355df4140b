/** The amounts of a stored document: total, its parts, how much is settled, and the profit. */
import { Fragment } from 'react'
import { multiply, negate, sumOf, zero, type Decimal } from '#kernel/decimal.ts'
import { isNumberKind, type Field, type Fields } from '#model/field.ts'
import { isHidden } from '#model/marks.ts'
import { isInForce, isVoid } from '#model/state.ts'
import { useRights, useSettings } from '#web/data/profile.ts'
import { shapeOf } from '../draft/draft.ts'
import { mainTotal, computedTwinOf, type PlacedField } from '../draft/layout.ts'
import { useFormModel, type FormModel } from '../draft/store/model.ts'
import { decimalsIn } from '../draft/start.ts'
import { foreignCodes, moneyOf } from '../draft/money/money-of.ts'
import { marksOf, showNumber } from '../../values/number-text.ts'
import { isNothing, ReadValue } from './read-value.tsx'
import { settledOf, type SettledShare, type StoredFacts } from './settled.ts'
import style from './stored.module.css'
import { useWatch } from '../../ui/base/use-watch.ts'
import { useFormWords } from '../../words/form-words.ts'

interface Figure {
  name: string
  label: string
  value: Decimal
  /** The amount is subtracted. */
  minus?: boolean
  /** Highlighted, for the remaining amount. */
  strong?: boolean
  /** Payment method and fund; the code of a coupon. */
  beside?: readonly PlacedField[]
}
type Values = Readonly<Record<string, unknown>>

const numberOf = (values: Values, name: string): Decimal => (values[name] as Decimal | null | undefined) ?? zero

/** The parts of the total: other totals and typed amounts, without empty ones. */
const partsOf = ({ header, definition }: FormModel, values: Values): Figure[] => {
  const main = mainTotal(header)
  const { fields } = shapeOf(definition)
  const isReduced = header.totals.some(
    ({ name, style: kind }) => kind === 'reduction' && numberOf(values, name) !== zero,
  )
  const sums = header.totals
    .filter((one) => one !== main)
    // Without a reduction, the total after it equals the one before.
    .filter(({ name, style: kind }) =>
      kind === 'reduction' ? numberOf(values, name) !== zero : kind !== 'minor' || isReduced,
    )
    .map(({ name, field, style: kind }) => ({
      name,
      label: field.label,
      value: numberOf(values, name),
      minus: kind === 'reduction',
      beside: header.amounts.filter((one) => one.field.comesTo === name && !isNothing(values[one.name])),
    }))
  const typed = header.amounts
    .filter(
      ({ name, field }) =>
        isNumberKind(field.kind) && !field.pays && !computedTwinOf(fields, name) && numberOf(values, name) !== zero,
    )
    .map(({ name, field }) => ({ name, label: field.label, value: numberOf(values, name), kind: field.kind }))
  // A discount rate is shown before the discount it gives.
  const at = sums.findIndex(({ minus }) => minus)
  const rates = at < 0 ? [] : typed.filter(({ kind }) => kind === 'percent')
  return [
    ...sums.slice(0, Math.max(at, 0)),
    ...rates,
    ...sums.slice(Math.max(at, 0)),
    ...typed.filter((one) => !rates.includes(one)),
  ]
}

/** The amount in base currency is left out; it matters to accounting only. */
const isInBase = (fields: Fields, name: string): boolean => name.endsWith('Base') && name.slice(0, -4) in fields

const factsOf = (fields: Fields, values: Values, isMeant: (field: Field) => boolean): Figure[] =>
  Object.entries(fields)
    .filter(
      ([name, field]) =>
        field.fact && isNumberKind(field.kind) && isMeant(field) && !isInBase(fields, name) && !isNothing(values[name]),
    )
    .map(([name, field]) => ({
      name,
      label: field.label,
      value: numberOf(values, name),
      strong: name === 'remaining',
    }))
    .filter(({ value, strong }) => strong || value !== zero)

/** The amount paid at once and how, then the facts from the ledgers. */
const settlementOf = ({ header, definition }: FormModel, values: StoredFacts): Figure[] => {
  const paid = header.amounts.find(({ name, field }) => field.pays && numberOf(values, name) !== zero)
  const beside = header.amounts.filter(
    ({ name, field }) => (field.kind === 'choice' || field.kind === 'ref') && !isNothing(values[name]),
  )
  return [
    ...(paid ? [{ name: paid.name, label: paid.field.label, value: numberOf(values, paid.name), beside }] : []),
    // A document that is not in force has nothing left to pay.
    ...factsOf(shapeOf(definition).fields, values, (field) => !field.cost).filter(
      ({ value }) => value !== zero || isInForce(definition.lifecycle, values),
    ),
  ]
}

/** The quantities other documents took of its lines, and what is left. */
const takenOf = ({ definition }: FormModel, { lines }: StoredFacts): Figure[] => {
  const { taken, left } = definition.followed?.facts ?? {}
  const fields = shapeOf(definition).lines
  return [taken, left].flatMap((name) =>
    name === undefined
      ? []
      : [
          {
            name,
            label: fields[name]!.label,
            value: sumOf(lines, (line) => numberOf(line, name)),
            strong: name === left,
          },
        ],
  )
}

const Progress = ({ by, share }: SettledShare) => {
  const { t } = useFormWords()
  const text = t(by === 'payment' ? 'form.paidShare' : 'form.takenShare', { share })
  return (
    <div className={style.progress}>
      <div
        role="progressbar"
        aria-label={text}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share}
        className={style.bar}
        data-done={share === 100 || undefined}
      >
        <div style={{ inlineSize: `${share}%` }} />
      </div>
      <span aria-hidden="true">{text}</span>
    </div>
  )
}

const Rows = ({ figures, values, code = '' }: { figures: readonly Figure[]; values: Values; code?: string }) => {
  const { label, language } = useFormWords()
  if (figures.length === 0) return null
  return (
    <dl className={style.figures}>
      {figures.map(({ name, label: key, value, minus, strong, beside = [] }) => (
        <Fragment key={name}>
          <dt>{label(key)}</dt>
          <dd
            data-strong={strong || undefined}
            data-open={(strong && value > zero) || undefined}
            data-bad={value < zero || undefined}
          >
            <output aria-label={label(key)}>
              {showNumber(minus ? negate(value) : value, marksOf(language))}
              {code}
            </output>
            {beside.length > 0 && (
              <small>
                {beside.map((one, at) => (
                  <Fragment key={one.name}>
                    {at > 0 && ' · '}
                    <ReadValue {...one} value={values[one.name]} />
                  </Fragment>
                ))}
              </small>
            )}
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}

/** Cost and profit, in base currency: from the ledgers for a posted document, estimated for a draft. */
const ProfitFigures = ({ values }: { values: Values }) => {
  const model = useFormModel()
  const { sight } = useRights()
  const profit = useWatch(model.costs, (state) => state.profit)
  const storedFacts = factsOf(
    shapeOf(model.definition).fields,
    values,
    (field) => field.cost === true && !isHidden(field, sight),
  )
  const expected = profit === null ? [] : [{ name: 'profit', label: 'form.profit', value: profit }]
  const codes = foreignCodes(model)
  const figures = storedFacts.length > 0 ? storedFacts : expected
  return <Rows figures={figures} values={values} code={codes ? ` ${codes.base}` : ''} />
}

/** What the total was worth at the rate of the document. */
const InBase = ({ amount, code }: { amount: Decimal; code: string }) => {
  const model = useFormModel()
  const settings = useSettings()
  const { language } = useFormWords()
  const { rate } = moneyOf(model)
  if (rate === null) return null
  const marks = marksOf(language)
  const { baseDecimals } = decimalsIn({ cache: model.cache, settings }, null)
  return (
    <span>
      × {showNumber(rate, marks)} = {showNumber(multiply(amount, rate, baseDecimals), marks)} {code}
    </span>
  )
}

export const AmountsCard = () => {
  const model = useFormModel()
  const document = useWatch(model.store, (state) => state.draft) as unknown as StoredFacts
  const { t, label, language } = useFormWords()
  const main = mainTotal(model.header)
  const settled = settledOf(model.definition, document)
  const words = document['totalInWords']
  const codes = foreignCodes(model)
  return (
    <section className={style.amounts} aria-label={t('form.ledger')}>
      {main && (
        <p className={style.mainAmount} data-void={isVoid(model.definition.lifecycle, document) || undefined}>
          <span>{label(main.field.label)}</span>
          <output aria-label={label(main.field.label)}>
            {showNumber(numberOf(document, main.name), marksOf(language))}
            {codes && ` ${codes.code}`}
          </output>
          {codes && <InBase amount={numberOf(document, main.name)} code={codes.base} />}
        </p>
      )}
      {settled && <Progress {...settled} />}
      <Rows figures={partsOf(model, document)} values={document} />
      <Rows figures={[...settlementOf(model, document), ...takenOf(model, document)]} values={document} />
      <ProfitFigures values={document} />
      {typeof words === 'string' && words && <p className="caption">{words}</p>}
    </section>
  )
}
