/** Saves the records and documents of the sample as a user would, and remembers what it made. */
import { saveDocument } from '#engine/document/save.ts'
import { saveRecord } from '#engine/record/save.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { listNamed, type SampleRecord } from './sample-records.server.ts'

type Values = Readonly<Record<string, unknown>>

export interface SampleWriter {
  scope: Scope
  made: SampleRecord[]
}

/** Invented people may share a telephone number with real ones. */
const confirmed = ['duplicatePhone', 'duplicateTaxId', 'creditLimit', 'belowCost']

export const writeRecord = async ({ scope, made }: SampleWriter, name: string, values: Values): Promise<string> => {
  const { id } = await saveRecord(scope, listNamed(scope, name), {
    id: null,
    version: undefined,
    confirm: confirmed,
    values,
    problems: [],
  })
  made.push({ id, name, isDocument: false })
  return id
}

/** The record of that code: the tenant's own, or one that is made of the values. */
export const codedRecord = async (
  writer: SampleWriter,
  name: string,
  { code, ...values }: Values & { code: string },
): Promise<string> => {
  const { tx, registry } = writer.scope
  const table = sql.ident(registry.lists.get(name)!.table)
  const [known] = await tx.query<{ id: string }>(
    sql`select r.id from ${table} r where ${sql.ours('r')} and r.code_key = lower(${code})`,
  )
  return known?.id ?? writeRecord(writer, name, { code, ...values })
}

export const writeDocument = async (
  { scope, made }: SampleWriter,
  name: string,
  { values, lines, isDraft = false }: { values: Values; lines: readonly Values[]; isDraft?: boolean },
): Promise<void> => {
  const { id } = await saveDocument(scope, scope.registry.documents.get(name)!, {
    id: null,
    version: undefined,
    saveAsDraft: isDraft,
    confirm: confirmed,
    clientTotal: undefined,
    problems: [],
    values,
    lines: lines.map((line) => ({ lineId: null, ...line })),
  })
  made.push({ id, name, isDocument: true })
}
