import { showDay } from '#kernel/day.ts'
import { decimal, one } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import { day, flag, integer, price, records, text, type Values } from '#model/field.ts'
import { defineList } from '#model/list.ts'
import {
  activeColumn,
  checkRange,
  codeColumn,
  codeField,
  filled,
  nameColumn,
  nameField,
  noteColumn,
} from '../_shared/parts.ts'
import { meta } from './meta.ts'

/** Rates of every day for more than twenty years. */
const MOST_RATES = 10_000

/** What it is worth from a day on, until the day of the next rate. */
const rateFields = {
  date: day({ label: 'currency.rateDate', wire: 'dtDate', required: true }),
  rate: price({ label: 'currency.exchangeRate', wire: 'ExRate', sign: 'positive', required: true }),
}

type Rate = Values<typeof rateFields>

/** A day has one rate, and what the books are kept in has none. */
const checkRates = (rates: readonly Rate[], isBase: boolean): Problem[] => {
  if (isBase) return rates.length > 0 ? [problem('rates', 'exRateBase')] : []
  const seen = new Set<string>()
  return rates.flatMap(({ date }, index) => {
    if (!date) return []
    if (seen.has(date)) return [problem(`rates.${index}.date`, 'rateTwice', { date: showDay(date) })]
    seen.add(date)
    return []
  })
}

/** Loại tiền. */
export const currency = defineList({
  ...meta,
  table: 'currency',
  fields: {
    code: codeField('currency.code'),
    name: nameField('record.name'),
    decimals: integer({ label: 'currency.decimals' }),
    exchangeRate: price({ label: 'currency.exchangeRate', wire: 'ExRate', sign: 'positive' }),
    unitWord: text({ label: 'currency.unitWord', max: 50 }),
    subUnitWord: text({ label: 'currency.subUnitWord', max: 50 }),
    isBase: flag({ label: 'currency.isBase' }),
    rates: records(rateFields)({ label: 'currency.rates', knownBy: 'date', max: MOST_RATES }),
  },
  columns: [
    codeColumn,
    nameColumn,
    { key: 'decimals', kind: 'integer', label: 'currency.decimals', from: 'own', width: 90 },
    { key: 'exchangeRate', kind: 'price', label: 'currency.exchangeRate', wire: 'ExRate', from: 'fact', width: 130 },
    { key: 'unitWord', kind: 'text', label: 'currency.unitWord', from: 'own', width: 130 },
    { key: 'subUnitWord', kind: 'text', label: 'currency.subUnitWord', from: 'own', width: 130 },
    { key: 'isBase', kind: 'flag', label: 'currency.isBase', from: 'own', width: 130 },
    noteColumn,
    activeColumn,
  ],
  sums: [],
  search: { texts: ['code', 'name'] },
  // The rate of a day is that of the last row until then; the stored one holds before the first row.
  facts: { exchangeRate: { kind: 'price' } },
  filters: { dtDate: { isDay: true } },
  children: { rates: { table: 'currency_rate' } },
  bulk: ['exchangeRate', 'active'],
  oneDefault: { flag: 'isBase' },
  lookup: { extra: { ExRate: 'exchangeRate', decimals: 'decimals', isBase: 'isBase' }, order: 'code', short: true },
  compute: (draft) =>
    // A foreign currency may have no rate; its documents then require one.
    filled({ ...draft, exchangeRate: draft.isBase ? one : draft.exchangeRate }, { decimals: 0 }),
  check: (draft) => [
    ...checkRates(draft.rates ?? [], draft.isBase === true),
    ...checkRange(draft.decimals, 'decimals', [0, 4]),
    ...(draft.code && !/^[A-Z]{3}$/.test(draft.code) ? [problem('code', 'invalid')] : []),
  ],
  start: [
    { code: 'VND', name: 'Việt Nam đồng', decimals: 0, exchangeRate: one, unitWord: 'đồng', isBase: true },
    {
      code: 'USD',
      name: 'Đô la Mỹ',
      decimals: 2,
      exchangeRate: decimal(25000),
      unitWord: 'đô la Mỹ',
      subUnitWord: 'xu',
    },
    { code: 'EUR', name: 'Ơ-rô', decimals: 2, exchangeRate: decimal(28000), unitWord: 'ơ-rô', subUnitWord: 'xu' },
  ],
})
