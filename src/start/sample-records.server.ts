/** Which documents and records the sample data made (decision 0064). */
import type { ListModule } from '#engine/record/record.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'

export interface SampleRecord {
  id: string
  /** The name of the kind of document, or of the list. */
  name: string
  isDocument: boolean
}

/** Loading and removing wait for each other. */
export const lockSample = async ({ tx }: Scope): Promise<void> => {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(current_setting('app.tenant_id'), 54))`)
}

/** In the order in which they were made. */
export const sampleRecords = ({ tx }: Scope): Promise<SampleRecord[]> =>
  tx.query<SampleRecord>(
    sql`select m.record_id as id, m.name, m.is_document as "isDocument" from sample_record m where ${sql.ours('m')} order by m.position`,
  )

export const noteSample = async ({ tx }: Scope, records: readonly SampleRecord[]): Promise<void> => {
  await tx.query(sql`insert into sample_record (tenant_id, record_id, name, is_document, position)
    values (${sql.tenant}, unnest(${records.map((one) => one.id)}::uuid[]), unnest(${records.map((one) => one.name)}::text[]),
      unnest(${records.map((one) => one.isDocument)}::boolean[]), generate_series(1, ${records.length}::integer))`)
}

export const forgetSample = async ({ tx }: Scope, ids: readonly string[]): Promise<void> => {
  await tx.query(sql`delete from sample_record m where ${sql.ours('m')} and m.record_id = any(${ids}::uuid[])`)
}

export const listNamed = ({ registry }: Scope, name: string): ListModule => ({
  definition: registry.lists.get(name)!,
  slots: registry.listSlots[name],
})
