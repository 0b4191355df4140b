/** Removes what the sample made and nothing else; what is used by documents and records of one's own stays. */
import { removeDocuments } from '#engine/document/remove.ts'
import { refuseProblems, type Outcome } from '#engine/outcome.ts'
import { removeRecords } from '#engine/record/remove.ts'
import { saveRecord } from '#engine/record/save.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { zero } from '#kernel/decimal.ts'
import { problem, Refused, type Problem } from '#kernel/problem.ts'
import { forgetSample, listNamed, lockSample, sampleRecords, type SampleRecord } from './sample-records.server.ts'
import { lowerSeries } from './sample-series.server.ts'

export interface KeptRecord extends SampleRecord {
  /** Number of a document, code of a record. */
  number: string
  /** Why it stays. */
  problems: readonly Problem[]
}
export interface SampleRemoval {
  removed: number
  kept: readonly KeptRecord[]
}

const idsOf = (records: readonly SampleRecord[]): string[] => records.map(({ id }) => id)

/** Those that nobody deleted meanwhile. */
const stillThere = async (scope: Scope, records: readonly SampleRecord[]): Promise<SampleRecord[]> => {
  const found = new Set<string>()
  for (const [table, some] of Map.groupBy(records, ({ isDocument, name }) =>
    isDocument ? 'document' : listNamed(scope, name).definition.table,
  )) {
    const rows = await scope.tx.query<{ id: string }>(
      sql`select r.id from ${sql.ident(table)} r where ${sql.ours('r')} and r.id = any(${idsOf(some)}::uuid[])`,
    )
    for (const { id } of rows) found.add(id)
  }
  return records.filter(({ id }) => found.has(id))
}

/**
 * Documents that brought goods which went out by documents of one's own: without them these would have other costs, or
 * sell what was never there.
 */
const sourcesOfOwn = async ({ tx }: Scope, documents: readonly SampleRecord[]): Promise<Set<string>> => {
  const ids = idsOf(documents)
  const rows = await tx.query<{ id: string }>(sql`select distinct e.document_id as id from stock_entry e
    where ${sql.ours('e')} and e.document_id = any(${ids}::uuid[]) and e.quantity > 0 and exists (select from stock_entry o
      where ${sql.ours('o')} and o.product_id = e.product_id and o.store_id = e.store_id and o.quantity < 0 and o.document_id <> all(${ids}::uuid[]))`)
  return new Set(rows.map(({ id }) => id))
}

/** What a partner owed at the beginning is a part of the record, and keeps it as long as it stands. */
const removePartner = async (scope: Scope, { name, id }: SampleRecord): Promise<Outcome> => {
  const module = listNamed(scope, name)
  try {
    return await scope.tx.savepoint(async () => {
      await saveRecord(scope, module, {
        id,
        version: undefined,
        confirm: ['duplicatePhone', 'duplicateTaxId'],
        values: { openingReceivable: zero, openingPayable: zero },
        problems: [],
      })
      const outcome = await removeRecords(scope, module, [id])
      // The debts come back with the record.
      for (const { problems } of outcome.failures) refuseProblems(problems, [])
      return outcome
    })
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const [row] = await scope.tx.query<{ code: string }>(
      sql`select p.code from partner p where ${sql.ours('p')} and p.id = ${id}`,
    )
    return { done: 0, failures: [{ id, number: row?.code ?? '', problems: error.problems }] }
  }
}

const remove = (scope: Scope, record: SampleRecord): Promise<Outcome> => {
  const { isDocument, name, id } = record
  if (isDocument) return removeDocuments(scope, scope.registry.documents.get(name)!, [id])
  return name === 'partner' ? removePartner(scope, record) : removeRecords(scope, listNamed(scope, name), [id])
}

/** Removes from the last to the first; returns what stays. */
const removeInTurn = async (scope: Scope, records: readonly SampleRecord[]): Promise<KeptRecord[]> => {
  const documents = records.filter(({ isDocument }) => isDocument)
  const sources = await sourcesOfOwn(scope, documents)
  const kept: KeptRecord[] = []
  for (const record of records.toReversed()) {
    if (sources.has(record.id)) {
      const number = await numberOf(scope, record)
      kept.push({ ...record, number, problems: [problem('', 'sampleSource')] })
      continue
    }
    const { failures } = await remove(scope, record)
    kept.push(...failures.map(({ number, problems }) => ({ ...record, number, problems })))
  }
  return kept.toReversed()
}

const numberOf = async ({ tx }: Scope, { id }: SampleRecord): Promise<string> =>
  (await tx.query<{ number: string }>(sql`select d.number from document d where ${sql.ours('d')} and d.id = ${id}`))[0]!
    .number

/** Nobody restores samples: their goods and partners are gone. */
const emptyTrash = async ({ tx }: Scope, ids: readonly string[]): Promise<void> => {
  await tx.query(
    sql`delete from deleted_document t where ${sql.ours('t')} and (t.id = any(${ids}::uuid[]) or t.made_by_id = any(${ids}::uuid[]))`,
  )
  await tx.query(sql`delete from deleted_record t where ${sql.ours('t')} and t.id = any(${ids}::uuid[])`)
}

/** Throws Refused if there is no sample. What stays belongs to the sample still: it can be removed later. */
export const removeSample = async (scope: Scope): Promise<SampleRemoval> => {
  await lockSample(scope)
  const all = await sampleRecords(scope)
  if (all.length === 0) throw new Refused([problem('', 'sampleNone')])
  const there = await stillThere(scope, all)
  const kept = await removeInTurn(scope, there)
  const staying = new Set(idsOf(kept))
  const gone = all.filter(({ id }) => !staying.has(id))
  await emptyTrash(scope, idsOf(gone))
  await forgetSample(scope, idsOf(gone))
  await lowerSeries(scope, all)
  return { removed: there.length - kept.length, kept }
}
