/** Applies a change in the head of a document together with its consequences for the rest of the form. */
import type { Day } from '#kernel/day.ts'
import { keepsDay, lineOnDay } from '#model/becomes.ts'
import type { Field } from '#model/field.ts'
import { nameWith } from '#model/form.ts'
import { proposedFields, valueAt, withValueAt } from '#model/complete.ts'
import { loadArea } from '#web/words/words.ts'
import { shapeOf } from './draft.ts'
import type { Edit } from './store/draft-store.ts'
import { moneyOf } from './money/money-of.ts'
import type { FormModel } from './store/model.ts'
import { clearLines, setField, setRef, combineEdits } from './edits.ts'

/** Clears a fund that does not fit the new payment method; the rules then propose one that fits. */
const fundEdits = (model: FormModel, name: string, value: unknown): Edit[] => {
  const { fields } = shapeOf(model.definition)
  const fund = nameWith(fields, ({ fundOf }) => fundOf === name)
  if (fund === undefined) return []
  const kind = model.cache.get(fields[fund]!.of!, model.store.get().raw[fund] as string | null)?.['kind']
  const wanted = fields[name]?.choices?.find((one) => one.value === value)?.fundKind
  return kind !== undefined && kind !== wanted ? [setField(model.definition, fund, null)] : []
}

/** True if money of the document is in the fund that a field names. */
const isFund = ({ definition }: FormModel, name: string): boolean =>
  Object.values(shapeOf(definition).fields).some(({ inCurrencyOf }) => inCurrencyOf === name)

/** What money in the fund is counted in; null: the base currency. */
const foreignCode = ({ cache }: FormModel, fund: unknown): unknown =>
  cache.get('fund', fund as string | null)?.['foreignCode'] ?? null

/**
 * Clears fields whose value was proposed from the changed field and not edited since, so that they are proposed again.
 * With a fund in another currency that is also what was typed: an amount of the former currency, and its rate.
 */
const proposalEdits = (model: FormModel, name: string, value: unknown): Edit[] => {
  const { definition, store } = model
  const { raw } = store.get()
  const before = raw[name] ?? null
  const isOtherMoney =
    before !== null && isFund(model, name) && foreignCode(model, before) !== foreignCode(model, value)
  const old = proposedFields(shapeOf(definition).fields).filter(
    (one) =>
      one.proposed.from.includes(name) &&
      valueAt(raw, one) !== null &&
      (isOtherMoney || store.proposal(one) === valueAt(raw, one)),
  )
  const left = old.reduce((values, one) => withValueAt(values, one, null), raw)
  return old.map((one) => setField(definition, one.name, left[one.name]))
}

/** What the former day proposed for the lines, as tax rates, follows the new one. */
const dayEdits = ({ definition, store }: FormModel, name: string, value: unknown): Edit[] => {
  const { raw, draft } = store.get()
  const from = draft.date
  if (name !== 'date' || typeof value !== 'string' || typeof from !== 'string' || keepsDay(definition, raw)) return []
  const { lines: fields } = shapeOf(definition)
  const move = { from: from as Day, to: value as Day }
  const lines = raw.lines.map((line) => lineOnDay(fields, line, move, { context: store.context() }))
  return lines.every((line, at) => line === raw.lines[at])
    ? []
    : [({ raw: now, keys }) => ({ raw: { ...now, lines }, keys })]
}

/** What the prices of the lists depend on: the partner, the rate and the day of the document. */
export type Deal = readonly [partner: unknown, rate: unknown, date: unknown]
const dealOf = ({ party, store }: FormModel): Deal => {
  const { draft } = store.get()
  return [party && draft[party], draft['exchangeRate'], draft.date]
}

/** True if another rate may stand in the list for the document, which is in a foreign currency. */
const asksRate = ({ definition, store, cache }: FormModel, name: string): boolean => {
  const currency =
    shapeOf(definition).fields['exchangeRate'] && cache.get('currency', store.get().draft['currency'] as string | null)
  return (name === 'date' || name === 'currency') && currency?.['isBase'] === false
}

/** True if money of the document is in a fund of a foreign currency, whose rate is that of its day. */
const asksFunds = (model: FormModel, name: string): boolean => {
  const { draft } = model.store.get()
  const isForeign = (fund: string) => foreignCode(model, draft[fund]) !== null
  if (name !== 'date') return isFund(model, name) && isForeign(name)
  return Object.values(shapeOf(model.definition).fields).some(
    ({ inCurrencyOf }) => inCurrencyOf !== undefined && isForeign(inCurrencyOf),
  )
}

/** The rate of a form whose prices follow its currency, while it has none. */
const isRateOfCurrency = ({ definition, goods, store }: FormModel, name: string): boolean => {
  if (!goods?.price || !shapeOf(definition).fields['exchangeRate']) return false
  return name === 'currency' || (name === 'exchangeRate' && store.get().draft['exchangeRate'] === null)
}

/** Sets a field of the head. Asks the user for confirmation when the change would remove lines. */
export const changeHead = async (model: FormModel, name: string, value: unknown): Promise<void> => {
  const before = dealOf(model)
  const money = isRateOfCurrency(model, name) ? moneyOf(model) : null
  await applyToHead(model, name, value)
  const rates = async () => {
    if (asksRate(model, name)) await (await import('./money/rates-of-day.ts')).followDay(model, before[2])
    if (asksFunds(model, name)) await (await import('./money/rates-of-day.ts')).followFunds(model)
  }
  if (money) {
    const work = rates().then(async () => {
      const [{ followCurrency }] = await Promise.all([import('./money/new-currency.ts'), loadArea('prices')])
      await followCurrency(model, money, moneyOf(model))
    })
    // A save waits, so that no amount of the former currency is taken for one of the new.
    model.facts.waitFor(work)
    return work
  }
  await rates()
  const now = dealOf(model)
  if (!model.goods?.price || model.store.get().keys.length === 0 || now.every((one, at) => one === before[at])) return
  const [{ followDeal }] = await Promise.all([import('./new-deal.ts'), loadArea('prices')])
  await followDeal(model, before, now)
}

const applyToHead = async (model: FormModel, name: string, value: unknown): Promise<void> => {
  const { definition, store } = model
  const { fields } = shapeOf(definition)
  const field: Field | undefined = fields[name]
  const before = store.get().raw[name]
  if (!field || field.kind !== 'ref') {
    store.change(
      combineEdits(
        setField(definition, name, value),
        ...(field?.kind === 'choice' ? fundEdits(model, name, value) : []),
        ...proposalEdits(model, name, value),
        ...dayEdits(model, name, value),
      ),
      field?.kind === 'text' ? `head:${name}` : undefined,
    )
    return
  }
  if (before === value) return
  const hasGoods = model.goods !== undefined && store.get().draft.lines.length > 0
  const clears = hasGoods && before !== null && field.mainStore === true
  if (clears && !(await (await import('./clear-lines.ts')).confirmClearLines())) {
    store.refresh()
    return
  }
  store.change(
    combineEdits(
      setRef(definition, name, value as string | null),
      ...proposalEdits(model, name, value),
      ...(clears ? [clearLines] : []),
    ),
  )
}
