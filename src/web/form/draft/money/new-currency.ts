/**
 * What becomes of the amounts in a form whose currency was changed; loaded when that happens. Prices that were proposed
 * are converted and proposed again, what was typed after one question; what is paid at once is asked for anew.
 */
import { multiplyDivide, zero, type Decimal } from '#kernel/decimal.ts'
import type { Field, Fields } from '#model/field.ts'
import { nameWith } from '#model/form.ts'
import { confirm } from '#web/ui/floating/confirm.tsx'
import { currentFormWords } from '../../../words/form-words.ts'
import { shapeOf, type LineDraft } from '../draft.ts'
import { combineEdits, setField, setLinesByKey } from '../edits.ts'
import type { FormModel } from '../store/model.ts'
import type { Money } from './money-of.ts'
import { discountOf, listPriceAt, propose, proposedIn, type Proposal } from './prices.ts'

/** Forms whose amounts wait for the rate of the new currency, and the money that they are in. */
const waiting = new WeakMap<FormModel, Money>()

/** A value that people type, in the currency of the document. */
const isConverted = ({ kind, derived, fact, inBase, inCurrencyOf, pays }: Field): boolean =>
  (kind === 'money' || kind === 'price') && !derived && !fact && !inBase && !inCurrencyOf && !pays

interface Amount {
  /** Of its line; null: the head. */
  key: string | null
  name: string
  value: Decimal
  field: Field
  isProposed: boolean
}

const amountsIn = (fields: Fields, values: Readonly<Record<string, unknown>>) =>
  Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name]
    return isConverted(field) && typeof value === 'bigint' && value !== zero
      ? [{ name, field, value: value as Decimal }]
      : []
  })

/** Which values of a line are those of a proposal, or of the list while there was none. */
const proposedNames = (model: FormModel, line: LineDraft, key: string, former: Decimal): Set<string> => {
  const goods = model.goods!
  const found: Proposal | undefined = proposedIn(model)?.get(key)
  const price = line[goods.price!]
  const names = new Set<string>()
  if (line['origin'] || line['sourceLine']) return names
  if (price === found?.price || price === listPriceAt(model, line, former)) names.add(goods.price!)
  const { perUnit } = found ?? {}
  if (
    goods.amount &&
    goods.quantity &&
    perUnit &&
    line[goods.amount] === discountOf(model, line[goods.quantity], perUnit)
  )
    names.add(goods.amount)
  return names
}

const amountsOf = (model: FormModel, former: Decimal): Amount[] => {
  const { fields, lines } = shapeOf(model.definition)
  const { raw, keys } = model.store.get()
  return [
    ...amountsIn(fields, raw).map((one) => ({ ...one, key: null, isProposed: false })),
    ...raw.lines.flatMap((line, at) => {
      const key = keys[at]!
      const proposed = proposedNames(model, line, key, former)
      return amountsIn(lines, line).map((one) => ({ ...one, key, isProposed: proposed.has(one.name) }))
    }),
  ]
}

/** Amounts that are still those that were found are converted, in the step that changed the currency. */
const convert = (model: FormModel, amounts: readonly Amount[], [from, to]: readonly [Decimal, Decimal]): void => {
  const { store, definition } = model
  const { raw, keys } = store.get()
  const decimals = ({ kind }: Field) => (kind === 'price' ? 4 : store.decimals())
  const patches = new Map<string, Record<string, unknown>>()
  const heads = amounts.flatMap(({ key, name, value, field }) => {
    const here = key === null ? raw : raw.lines[keys.indexOf(key)]
    if (here?.[name] !== value) return []
    const converted = multiplyDivide(value, from, to, decimals(field))
    if (key === null) return [setField(definition, name, converted)]
    patches.set(key, { ...patches.get(key), [name]: converted })
    return []
  })
  store.amend(combineEdits(...heads, setLinesByKey(definition, patches)))
}

const mayConvert = (model: FormModel, [from, to]: readonly [Money, Money], count: number): Promise<boolean> => {
  const { label } = currentFormWords()
  const { cache } = model
  const base = cache.rows('currency').find((row) => row['isBase'] === true)
  const code = ({ currency }: Money) => (cache.get('currency', currency as string | null) ?? base)?.code ?? ''
  return confirm({
    title: label('prices.convertTitle', { code: code(to) }),
    message: label('prices.convertTyped', { n: String(count), from: code(from), to: code(to) }),
    confirmLabel: label('prices.convert'),
    cancelLabel: label('prices.leave'),
  })
}

const emptyPaid = ({ store, definition }: FormModel): void => {
  const paid = nameWith(shapeOf(definition).fields, ({ pays }) => pays !== undefined)
  if (paid !== undefined && store.get().raw[paid] !== null) store.amend(setField(definition, paid, null))
}

/** Called after the currency of a form has changed, and after the rate of a currency that had none. */
export const followCurrency = async (model: FormModel, before: Money, now: Money): Promise<void> => {
  if (before.currency !== now.currency) emptyPaid(model)
  const from = waiting.get(model) ?? (before.rate === null ? undefined : before)
  if (!from?.rate) return
  if (now.rate === null) {
    waiting.set(model, from)
    return
  }
  waiting.delete(model)
  const rates = [from.rate, now.rate] as const
  if (from.currency === now.currency || from.rate === now.rate) return
  const amounts = amountsOf(model, from.rate)
  convert(
    model,
    amounts.filter(({ isProposed }) => isProposed),
    rates,
  )
  const typed = amounts.filter(({ isProposed }) => !isProposed)
  // Lines with amounts of somebody are not proposed anew, which would replace these.
  const own = new Set(typed.map(({ key }) => key))
  propose(
    model,
    model.mayPrice
      ? [...new Set(amounts.flatMap(({ key }) => (key === null || own.has(key) ? [] : [key])))]
      : model.store.get().keys,
  )
  if (typed.length > 0 && (await mayConvert(model, [from, now], typed.length))) convert(model, typed, rates)
}
