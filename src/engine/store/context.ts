/** The context of the pure rules: referenced records, settings, decimals of the currency. */
import { remembered } from '#kernel/remembered.ts'
import { sourceColumns } from '#model/complete.ts'
import type { AnyDocument } from '#model/document.ts'
import type { RuleContext } from '#model/rule-context.ts'
import type { Fields } from '#model/field.ts'
import type { AnyList } from '#model/list.ts'
import { lookupNames } from '../record/list.ts'
import { loadRefs, type FurtherRef, type WantedFields } from '../record/refs.ts'
import type { Scope } from '../scope.ts'
import { withRates } from './rates.ts'
import { sql } from '../sql.ts'
import type { Stored } from '../stored.ts'

type Ids = Map<string, Set<string>>
const want = (wanted: Ids, list: string, id: unknown): void => {
  if (typeof id !== 'string' || id === '') return
  const ids = wanted.get(list)
  if (ids) ids.add(id)
  else wanted.set(list, new Set([id]))
}

const refsOf = remembered(new WeakMap<Fields, readonly { name: string; list: string }[]>(), (fields) =>
  Object.entries(fields).flatMap(([name, field]) => (field.kind === 'ref' ? [{ name, list: field.of! }] : [])),
)
const objectsOf = remembered(new WeakMap<Fields, readonly { name: string; fields: Fields }[]>(), (fields) =>
  Object.entries(fields).flatMap(([name, { kind, fields: inner }]) =>
    kind === 'object' && inner && Object.values(inner).some((one) => one.kind === 'ref')
      ? [{ name, fields: inner }]
      : [],
  ),
)
const collect = (wanted: Ids, fields: Fields, record: Readonly<Record<string, unknown>>): void => {
  for (const { name, list } of refsOf(fields)) want(wanted, list, record[name])
  for (const { name, fields: inner } of objectsOf(fields))
    if (record[name]) collect(wanted, inner, record[name] as Readonly<Record<string, unknown>>)
}

/** The default funds for payments without a chosen fund. */
interface ProposedFunds {
  cash: string
  bank: string
}

const readFunds = async (scope: Scope): Promise<ProposedFunds> => {
  const rows = await scope.tx.query<{ id: string; kind: string }>(
    sql`select id, kind from fund where ${sql.ours('fund')} and active order by is_default desc, code_key`,
  )
  const first = (kind: string) => rows.find((row) => row.kind === kind)?.id ?? ''
  return {
    cash: scope.user.defaults.cashFund ?? (scope.settings.defaultCashFundId || first('cash')),
    bank: scope.user.defaults.bankFund ?? (scope.settings.defaultBankFundId || first('bank')),
  }
}

/** Records that referenced records refer to and rules need. */
const ofRecords: readonly FurtherRef[] = [
  { list: 'partner', ref: 'paymentTerm' },
  { list: 'product', ref: 'unit' },
]

/**
 * What rules know of a record: the values of its lookup, because rules also run in the form; plus the columns that
 * fields copy or show, and what the list gives to rules only on the server.
 */
const knownTo = remembered(new WeakMap<AnyDocument, WantedFields>(), (definition) => {
  const columns = sourceColumns(definition)
  return remembered(
    new WeakMap<AnyList, ReadonlySet<string>>(),
    (list) => new Set([...lookupNames(list), ...(list.rules ?? []), ...(columns.get(list.name) ?? [])]),
  )
})

/** Default funds are only needed if the draft has an immediate payment, or what one is proposed from. */
const needsFund = ({ shape }: AnyDocument, draft: Stored): boolean => {
  const fields: Fields = shape.fields
  const isPaid = () =>
    Object.keys(fields).some((name) => (name === 'paid' || fields[name]!.replaces === 'paid') && draft[name])
  return 'fund' in fields && !draft['fund'] && !('paid' in fields && !isPaid())
}

/** The funds one of which the rules will fill into the draft; null if it needs none. */
export const proposedFunds = async (
  scope: Scope,
  definition: AnyDocument,
  draft: Stored,
): Promise<ProposedFunds | null> => (needsFund(definition, draft) ? readFunds(scope) : null)

/** Loads the rule contexts of several drafts together. `known`: their proposed funds, if they were read before. */
export const ruleContexts = async (
  scope: Scope,
  definition: AnyDocument,
  drafts: readonly Stored[],
  known: ProposedFunds | null = null,
): Promise<(draft: Stored) => RuleContext> => {
  const wanted: Ids = new Map()
  for (const draft of drafts) {
    collect(wanted, definition.shape.fields, draft)
    for (const line of draft.lines) collect(wanted, definition.shape.lines, line)
  }
  const funds = known ?? (drafts.some((draft) => needsFund(definition, draft)) ? await readFunds(scope) : null)
  if (funds) {
    want(wanted, 'fund', funds.cash)
    want(wanted, 'fund', funds.bank)
  }
  const refs = await loadRefs(scope, wanted, { further: ofRecords, only: knownTo(definition) })
  const rated = await withRates(scope, refs, drafts)
  const baseDecimals = scope.baseCurrency?.decimals ?? 0
  return (draft) => {
    const currency = refs.get('currency', draft['currency'] as string | null)
    return {
      refs: rated(draft),
      settings:
        funds && needsFund(definition, draft)
          ? { ...scope.settings, defaultCashFundId: funds.cash, defaultBankFundId: funds.bank }
          : scope.settings,
      today: scope.today,
      decimals: currency ? (currency.decimals ?? 0) : baseDecimals,
      baseDecimals,
    }
  }
}

export const ruleContext = async (
  scope: Scope,
  definition: AnyDocument,
  draft: Stored,
  known: ProposedFunds | null = null,
): Promise<RuleContext> => (await ruleContexts(scope, definition, [draft], known))(draft)
