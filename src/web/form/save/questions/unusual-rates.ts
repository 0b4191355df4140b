/** Rates of VAT that the law does not have, typed into lines or into goods: asked about before they are saved. */
import { showNumber } from '#kernel/number-format.ts'
import type { Decimal } from '#kernel/decimal.ts'
import type { Fields } from '#model/field.ts'
import { isUsualRate } from '#model/vat-rates.ts'
import { shapeOf, type DraftRecord } from '../../draft/draft.ts'
import type { FormModel } from '../../draft/store/model.ts'
import { currentFormWords } from '../../../words/form-words.ts'
import { askAnyway } from '#web/asking/load.ts'

type Values = Readonly<Record<string, unknown>>

/** The names of the fields that have such a rate now and had another before. */
const unusualIn = (fields: Fields, now: Values, before: Values | undefined): string[] =>
  Object.entries(fields).flatMap(([name, { kind, derived, fact }]) =>
    kind === 'vat' && !derived && !fact && now[name] !== before?.[name] && !isUsualRate(now[name] as Decimal | null)
      ? [name]
      : [],
  )

/** A line with such a rate, by its place. */
export interface UnusualRate {
  line: number
  name: string
  rate: Decimal
}

/** A product may have such a rate; of it was asked when it was saved. */
export const unusualRates = ({ definition, cache, store, goods }: FormModel, opened: DraftRecord): UnusualRate[] => {
  const fields = shapeOf(definition).lines
  const { lines } = store.get().draft
  const before = new Map(opened.lines.flatMap((line) => (line['lineId'] ? [[line['lineId'], line]] : [])))
  return lines.flatMap((line, index) => {
    const product = goods && cache.get('product', line[goods.product] as string | null)
    return unusualIn(fields, line, before.get(line['lineId'] ?? ''))
      .filter((name) => line[name] !== product?.['vatRate'])
      .map((name) => ({ line: index, name, rate: line[name] as Decimal }))
  })
}

const askAbout = (messages: readonly string[]): Promise<boolean> =>
  askAnyway(
    messages.map((message) => ({ code: 'unusualRate', message })),
    'save',
  )

/** False if the user does not want them. */
export const agreeToRates = async (rates: readonly UnusualRate[]): Promise<boolean> => {
  const { t, language } = currentFormWords()
  const byRate = Map.groupBy(rates, ({ rate }) => rate)
  const messages = [...byRate].map(([rate, lines]) =>
    t('form.unusualRateOf', {
      rate: showNumber(rate, { language }),
      lines: lines.map(({ line }) => line + 1).join(', '),
    }),
  )
  return askAbout(messages)
}

/** Of a record: false if the user does not want its rate. */
export const agreeToRecordRates = async (fields: Fields, now: Values, before: Values): Promise<boolean> => {
  const { t, language } = currentFormWords()
  const found = unusualIn(fields, now, before)
  const texts = found.map((name) => t('form.unusualRate', { rate: showNumber(now[name] as Decimal, { language }) }))
  return texts.length === 0 || askAbout(texts)
}
