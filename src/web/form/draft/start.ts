/** Initial values of a new document that its own rules do not set: store and employee of the user, base currency. */
import type { RefRow, RuleContext } from '#model/rule-context.ts'
import type { Settings } from '#model/standard-settings.ts'
import type { Day } from '#kernel/day.ts'
import { shapeOf, type DraftRecord } from './draft.ts'
import type { FormModel } from './store/model.ts'
import type { RefCache } from './store/refs.ts'
import { setField, combineEdits } from './edits.ts'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The wanted row if it exists, else the one flagged as default, else the only row. */
const defaultRow = (rows: readonly RefRow[], wanted: string, flag = 'isDefault'): string | null =>
  (rows.some((row) => row.id === wanted)
    ? wanted
    : (rows.find((row) => row[flag] === true)?.id ?? (rows.length === 1 ? rows[0]!.id : null))) || null

export interface Person {
  store: string
  employee: string
  cashFund: string
  bankFund: string
}
export const personOf = (me: Readonly<Record<string, unknown>>): Person => ({
  store: text(me['defaultStoreId']),
  employee: text(me['employeeId']),
  cashFund: text(me['defaultCashFundId']),
  bankFund: text(me['defaultBankFundId']),
})

/** Fills the fields that are still empty after the short lists have been loaded. */
export const fillStart = (model: FormModel, person: Person, settings: Settings): void => {
  const { fields } = shapeOf(model.definition)
  const { raw } = model.store.get()
  const wanted: Record<string, unknown> = {
    store: defaultRow(model.cache.rows('store'), person.store || settings.defaultStoreId),
    employee: person.employee || null,
    currency: defaultRow(model.cache.rows('currency'), '', 'isBase'),
  }
  const open = Object.keys(wanted).filter(
    (name) => name in fields && (raw[name] === null || raw[name] === undefined) && wanted[name] !== null,
  )
  if (open.length > 0)
    model.store.amend(combineEdits(...open.map((name) => setField(model.definition, name, wanted[name]))))
}

export interface ContextSource {
  cache: RefCache
  settings: Settings
  today: Day
  person: Person
}

/** The decimals of a currency, and of the base currency. */
export const decimalsIn = (
  { cache, settings }: { cache: RefCache; settings: Settings },
  currency: unknown,
): Pick<RuleContext, 'decimals' | 'baseDecimals'> => {
  const base = cache.rows('currency').find((row) => row['isBase'] === true)?.['decimals'] as number | undefined
  const baseDecimals = base ?? (settings.baseCurrency === 'VND' ? 0 : 2)
  const own = cache.get('currency', currency as string | null)?.['decimals'] as number | undefined
  return { decimals: own ?? baseDecimals, baseDecimals }
}

/** Builds the context of the definition's rules from the cached records. */
export const ruleContextOf =
  ({ cache, settings, today, person }: ContextSource) =>
  (raw: DraftRecord): RuleContext => {
    const fund = (kind: string, wanted: string) =>
      defaultRow(
        cache.rows('fund').filter((row) => row['kind'] === kind),
        wanted,
      ) ??
      cache.rows('fund').find((row) => row['kind'] === kind)?.id ??
      ''
    return {
      refs: cache,
      today,
      ...decimalsIn({ cache, settings }, raw['currency']),
      settings: {
        ...settings,
        defaultCashFundId: fund('cash', person.cashFund || settings.defaultCashFundId),
        defaultBankFundId: fund('bank', person.bankFund || settings.defaultBankFundId),
      },
    }
  }
