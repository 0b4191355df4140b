/** Saves list records, each in one transaction. The steps are in the order in which they happen. */
import { problem, Refused, type Problem } from '#kernel/problem.ts'
import { wireName, type Fields } from '#model/field.ts'
import type { AnyList } from '#model/list.ts'
import { missingInRecord } from '#model/required.ts'
import { eventStatement } from '../event.ts'
import { fileProblems } from '../files.ts'
import { ownTable } from '../columns.ts'
import { drawNumber, raiseStatement, type Series } from '../number.ts'
import { inTurn, type Outcome } from '../outcome.ts'
import { duplicateProblem, duplicateProblems, referenceProblems } from './check.ts'
import { defaultProblems, defaultStatements, withDefault } from './default.ts'
import { lockOwnerOf } from './owner.ts'
import { loadRecord, loadRecords, openToChange } from './read.ts'
import { mergeRecord, type ListModule, type RecordInput, type SavedRecord } from './record.ts'
import { isStoredId } from '../columns.ts'
import type { ChildRow, StoredRecord } from '../stored.ts'
import { stoppedDefault } from './named-by-settings.ts'
import { lostRowCodes, rowCodeProblems, rowCodesSql } from './row-codes.ts'
import { stillInUse } from './still-in-use.ts'
import { usedProblem } from './used-by.ts'
import { toldChange } from './told.ts'
import { recordStatements, searchStatement } from './write.ts'
import { refuseProblems } from '../outcome.ts'
import { isBeyond } from '../own-stores.ts'
import { wholeScope, type Scope } from '../scope.ts'
import { secretStatements, takeSecrets, type Secrets } from '../secrets.ts'
import { violationOf } from '../constraint.ts'
import { sql } from '../sql.ts'

const CODE_DIGITS = 6

const seriesOf = (definition: AnyList, draft: StoredRecord): Series | null => {
  const prefix = typeof definition.codePrefix === 'function' ? definition.codePrefix(draft) : definition.codePrefix
  return prefix === undefined ? null : { name: `${definition.name}:${prefix}`, prefix, digits: CODE_DIGITS }
}

/** Draws the next unused code; the row of the series stays locked, so a refused save leaves no gap. */
const drawCode = async (scope: Scope, definition: AnyList, series: Series): Promise<string> => {
  for (let attempt = 0; attempt < 10_000; attempt += 1) {
    const code = await drawNumber(scope.tx, series)
    const ofRows = rowCodesSql(definition, { texts: [code], not: null })
    const taken = await scope.tx.query(
      sql`select r.code_key as code from ${sql.ident(definition.table)} r where ${sql.ours('r')} and r.code_key = lower(${code})${ofRows ? sql` union ${ofRows}` : sql.empty}`,
    )
    if (taken.length === 0) return code
  }
  throw new Error(`No free code for ${series.name}`)
}

/** A typed code that fits the series raises its counter. */
const raiseCode = async (scope: Scope, series: Series, code: string): Promise<void> => {
  if (code.length === series.prefix.length + CODE_DIGITS) await scope.tx.batch(raiseStatement(series, code))
}

/** Warnings about unchanged values were confirmed in an earlier save and are dropped. */
const unconfirmedProblems = (
  problems: readonly Problem[],
  before: StoredRecord | null,
  draft: StoredRecord,
): Problem[] => problems.filter((one) => !one.confirmable || !before || before[one.at] !== draft[one.at])

/** Two concurrent saves: the slower one gets the unique violation of the database, which becomes a refusal here. */
export const refuseConflict =
  (scope: Scope, definition: AnyList, { before, draft }: { before: StoredRecord | null; draft: StoredRecord }) =>
  (error: unknown): never => {
    const { code, constraint } = violationOf(error)
    if (code === '23503') throw new Refused([usedProblem(scope, definition, { before, draft }, error)])
    if (code !== '23505') throw error
    const lost = lostRowCodes(definition, constraint, draft)
    if (lost.length > 0) throw new Refused(lost)
    const name = ['code', ...(definition.unique ?? [])].find(
      (one) => constraint === `${ownTable(definition)}_${one}_unique`,
    )
    if (!name) throw error
    throw new Refused([duplicateProblem(name, String(draft[name]))])
  }

/** The rows that a save needs: all of the fields it sends, or the changed ones. */
const rowsFor = ({ values, removed = {} }: RecordInput): Map<string, 'all' | readonly string[]> =>
  new Map(
    Object.entries(values).map(([name, sent]) => {
      const gone = removed[name]
      const known = (Array.isArray(sent) ? (sent as ChildRow[]) : []).map((row) => row.lineId)
      return [name, gone ? [...known, ...gone].filter(isStoredId) : 'all']
    }),
  )

const openRecord = async (scope: Scope, definition: AnyList, input: RecordInput): Promise<StoredRecord | null> => {
  if (input.id === null) return null
  const before = await openToChange({ scope, definition }, input.id, rowsFor(input))
  if (input.version !== undefined && input.version !== before.version)
    throw new Refused([problem('', 'stale.master')], before.version)
  return before
}

/** The path in wire names, as parsers report problems. */
const wirePathOf = (fields: Fields, at: string): string => {
  let here = fields
  return at
    .split('.')
    .map((part) => {
      const field = here[part]
      here = field?.fields ?? here
      return field ? wireName(part, field) : part
    })
    .join('.')
}

/** Drops "required" problems of values that were sent but could not be parsed. */
const withoutUnparsed = (
  definition: AnyList,
  problems: readonly Problem[],
  inputProblems: readonly Problem[],
): Problem[] => {
  const places = new Set(inputProblems.map((one) => one.at))
  return problems.filter((one) => !places.has(one.at) && !places.has(wirePathOf(definition.fields as Fields, one.at)))
}

/** Checks all fields with files. */
const filesProblems = async (
  scope: Scope,
  { fields }: AnyList,
  { before, draft }: { before: StoredRecord | null; draft: StoredRecord },
): Promise<Problem[]> => {
  const names = Object.entries(fields as Fields).flatMap(([name, { kind }]) => (kind === 'files' ? [name] : []))
  const idsIn = (record: StoredRecord | null, name: string) => record?.[name] as readonly string[] | undefined
  const found = await Promise.all(
    names.map((name) => fileProblems(scope, name, { before: idsIn(before, name), after: idsIn(draft, name) })),
  )
  return found.flat()
}

/** Runs all checks. The list's own rules are skipped while required values are missing. */
export const problemsOf = async (
  scope: Scope,
  { definition, slots }: ListModule,
  {
    before,
    draft,
    inputProblems,
  }: { before: StoredRecord | null; draft: StoredRecord; inputProblems: readonly Problem[] },
): Promise<Problem[]> => {
  const required = withoutUnparsed(definition, missingInRecord(definition, draft), inputProblems)
  const broken = new Set(required.map((one) => one.at))
  const checked = definition.check?.(draft, scope.settings, scope.today) ?? []
  const found = [
    ...checked.filter((one) => !broken.has(one.at)),
    ...(await referenceProblems({ scope, definition }, before, draft)),
    ...(await duplicateProblems({ scope, definition }, before, draft)),
    ...(await rowCodeProblems({ scope, definition }, before, draft)),
    ...defaultProblems(definition, before, draft),
    ...(await stoppedDefault(wholeScope(scope), definition, before, draft)),
    ...(await filesProblems(scope, definition, { before, draft })),
    ...((await slots?.guard?.(wholeScope(scope), { before, after: draft })) ?? []),
    // Behind what refuses it anyway: the first problem is what people read.
    ...(await stillInUse(scope, definition, before, draft)),
  ]
  return [...required, ...unconfirmedProblems(found, before, draft)]
}

/** A new record has what is proposed for the fields that were not sent. */
const begin = ({ settings }: Scope, definition: AnyList, sent: RecordInput['values']): RecordInput['values'] => ({
  ...definition.proposed?.(settings),
  ...sent,
})

/** The log tells that a secret was replaced, though its mark is the same before and after. */
const beforeSecrets = (before: StoredRecord | null, secrets: Secrets): StoredRecord | null =>
  before && { ...before, ...Object.fromEntries(Object.keys(secrets).map((name) => [name.split('.')[0]!, null])) }

/** Saves a new or changed record. Throws Refused with all problems; then nothing is saved. */
export const saveRecord = async (scope: Scope, module: ListModule, sent: RecordInput): Promise<SavedRecord> => {
  const { definition, slots } = module
  const before = await openRecord(scope, definition, sent)
  // From here on nothing but the statement that seals them knows what the secrets are.
  const { values, secrets } = takeSecrets(definition.fields as Fields, sent.values, before)
  const input = { ...sent, values: before ? values : begin(scope, definition, values) }
  if (!before && isBeyond(scope, definition, '')) throw new Refused([problem('', 'storeNotYours')])
  const merged = mergeRecord({ scope, definition }, before, input)
  const prepared =
    (await slots?.prepare?.(wholeScope(scope), merged.draft, new Set(Object.keys(values)))) ?? merged.draft
  const computed = { ...prepared, ...definition.compute?.(prepared, scope.settings), id: prepared.id }
  const draft = await withDefault({ scope, definition }, before, computed)
  const inputProblems = [...input.problems, ...merged.problems]
  refuseProblems(
    [...inputProblems, ...(await problemsOf(scope, module, { before, draft, inputProblems }))],
    input.confirm,
  )

  const series = seriesOf(definition, draft)
  if (series && draft.code !== '' && draft.code !== before?.code) await raiseCode(scope, series, draft.code)
  const code = series && draft.code === '' ? await drawCode(scope, definition, series) : draft.code
  const after: StoredRecord = { ...draft, code, version: (before?.version ?? 0) + 1 }
  await scope.tx
    .batch([
      ...lockOwnerOf({ scope, definition }, after),
      ...defaultStatements(definition, after),
      ...recordStatements({ scope, definition }, before, after),
      ...secretStatements(scope, after.id, secrets),
      eventStatement(scope, {
        functionId: definition.right,
        action: before ? 'update' : 'create',
        number: code,
        summary: after.name,
        recordId: after.id,
        ...toldChange(definition, beforeSecrets(before, secrets), after),
      }),
    ])
    .catch(refuseConflict(scope, definition, { before, draft: after }))
  await slots?.afterSave?.(wholeScope(scope), { before, after })
  return { id: after.id, code, version: after.version }
}

/** How a failed record is named: by its code, or by its name in lists without codes. */
export const codeOf =
  (scope: Scope, definition: AnyList) =>
  async (id: string): Promise<string> => {
    const record = await loadRecord({ scope, definition }, id, { many: new Map() })
    return record ? (definition.withoutCode ? record.name : record.code) : ''
  }

/**
 * Applies changes in the order they were sent, even if two concern the same record; a refused one does not stop the
 * others.
 */
export const updateRecords = (scope: Scope, module: ListModule, inputs: readonly RecordInput[]): Promise<Outcome> =>
  inTurn(
    scope,
    inputs.map((input) => ({ id: input.id ?? '', input })),
    codeOf(scope, module.definition),
    async ({ id, input }) => {
      await saveRecord(scope, module, { ...input, id })
    },
  )

/** Updates the search texts of records that depend on other records which have changed. */
export const refreshSearch = async (scope: Scope, definition: AnyList, ids: readonly string[]): Promise<void> => {
  const records = await loadRecords({ scope, definition }, ids, { lock: true })
  await scope.tx.batch([...records.values()].map((record) => searchStatement(definition, record)))
}
