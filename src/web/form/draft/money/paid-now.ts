/**
 * Money paid with the document itself: all of it at once, what nobody can be asked for later, and what is over.
 */
import { larger, smaller, subtract, zero, type Decimal } from '#kernel/decimal.ts'
import { nameWith } from '#model/form.ts'
import { shapeOf, type DraftRecord } from '../draft.ts'
import type { Edit } from '../store/draft-store.ts'
import { combineEdits, setField } from '../edits.ts'
import { paidField } from '../layout.ts'
import type { FormModel } from '../store/model.ts'

type Form = Pick<FormModel, 'definition' | 'store' | 'cache' | 'party'>

const moneyIn = (draft: DraftRecord, name: string): Decimal => (draft[name] ?? zero) as Decimal

/** The total is paid, exactly. */
const inFull = ({ definition, store }: Form): Edit[] => {
  const pays = paidField(definition)
  if (!pays) return []
  const total = moneyIn(store.get().draft, pays.total)
  return [...(pays.cash ? [setField(definition, pays.cash.given, null)] : []), setField(definition, pays.name, total)]
}
export const payInFull = (model: Form): void => model.store.change(combineEdits(...inFull(model)))

/** Of a customer whom nobody knows, what is not paid now is lost. */
const isUnknownPayer = ({ definition, store, cache, party }: Form): boolean => {
  const { draft, raw } = store.get()
  const pays = paidField(definition)
  if (raw.id !== null || pays?.way !== 'in' || party === undefined || pays.isLater?.(draft)) return false
  const list = shapeOf(definition).fields[party]!.of!
  return cache.get(list, draft[party] as string | null)?.['isWalkIn'] === true
}

/** What a walk-in customer would owe; null if nothing, or if the document has somebody who owes it. */
export const owedByNobody = (model: Form): Decimal | null => {
  const pays = paidField(model.definition)
  if (!pays || !isUnknownPayer(model)) return null
  const { draft } = model.store.get()
  const owed = subtract(moneyIn(draft, pays.total), moneyIn(draft, pays.name))
  return owed > zero ? owed : null
}

/** True if what is paid has a fund to go to. */
const hasFund = ({ definition, store }: Form): boolean => {
  const { fields } = shapeOf(definition)
  const fund = nameWith(fields, ({ fundOf }) => fundOf !== undefined)
  return fund === undefined || store.get().draft[fund] !== null || store.context().settings.defaultCashFundId !== ''
}

/**
 * Proposes that a walk-in customer pays in full, as long as nobody types another amount or what he gives; at a
 * counter everybody does. Returns what ends it.
 */
export const proposeInFull = (model: Form, isCounter = false): (() => void) => {
  const { definition, store } = model
  const field = paidField(definition)
  if (field?.way !== 'in') return () => undefined
  const { raw: first, draft } = store.get()
  let proposed = first[field.name] === moneyIn(draft, field.total) ? (first[field.name] as Decimal) : null
  const look = () => {
    const { raw, draft: now } = store.get()
    const paid = (raw[field.name] ?? null) as Decimal | null
    if (paid !== null && paid !== proposed) return
    const isGiven = field.cash?.isMeant(now) === true && (raw[field.cash.given] ?? null) !== null
    const total = moneyIn(now, field.total)
    const pays = isCounter || isUnknownPayer(model)
    const wanted = !isGiven && total > zero && pays && hasFund(model) ? total : null
    if (wanted === paid || (wanted === null && paid === null)) return
    proposed = wanted
    store.amend(setField(definition, field.name, wanted))
  }
  look()
  return store.subscribe(look)
}

/**
 * What is over and the customer owes of before; null if there is nothing of either, or nobody knows him. `over` is what
 * will be over where the sum is still to be rounded.
 */
export const oldDebtToPay = (model: Form, over?: Decimal): Decimal | null => {
  const { definition, store, cache, party } = model
  const pays = paidField(definition)
  const { draft, raw } = store.get()
  if (!pays?.cash || party === undefined || raw.id !== null) return null
  const row = cache.get(shapeOf(definition).fields[party]!.of!, draft[party] as string | null)
  const owed = (row?.['balanceReceivable'] ?? zero) as Decimal
  const most = smaller(larger(owed, zero), larger(over ?? moneyIn(draft, pays.cash.change), zero))
  return row?.['isWalkIn'] === true || most <= zero ? null : most
}

/** What goes to old debts of what is given, if the person said so. */
export const shareOfOldDebt = (model: Form & Pick<FormModel, 'toOldDebts'>): Decimal | null =>
  model.toOldDebts.get() ? oldDebtToPay(model) : null

/** The document as it is sent: what goes to old debts was not given for it. */
export const withoutOldDebt = (model: Form & Pick<FormModel, 'toOldDebts'>, draft: DraftRecord): DraftRecord => {
  const share = shareOfOldDebt(model)
  const given = paidField(model.definition)?.cash?.given
  return share === null || given === undefined ? draft : { ...draft, [given]: subtract(moneyIn(draft, given), share) }
}
