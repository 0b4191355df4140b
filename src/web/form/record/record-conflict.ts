/** The version of a record that was stored meanwhile, beside the one in the form. */
import type { Day } from '#kernel/day.ts'
import { ofId } from '#wire/spelling.ts'
import { call } from '#web/data/call.ts'
import { reportFailure } from '#web/data/queries.ts'
import { askConflict, type ConflictChoice, type KeptAs } from '#web/asking/conflict.tsx'
import { differences, typedFields } from '#web/asking/differences.ts'
import { loadListRefs } from '../draft/store/load-refs.ts'
import { createRefCache } from '../draft/store/refs.ts'
import { showingOf } from '../save/showing.ts'
import type { RecordSubject, RecordValues } from './record-subject.ts'

export interface SolvedRecord {
  choice: ConflictChoice
  stored: RecordValues
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** Null when the stored version cannot be read any more; that was told. */
export const solveRecordConflict = async (
  { fields, info, read }: Pick<RecordSubject, 'fields' | 'info' | 'read'>,
  mine: RecordValues,
  { today, keptAs }: { today: Day; keptAs: KeptAs },
): Promise<SolvedRecord | null> => {
  try {
    const stored = read(await call(info, { query: ofId(mine.id ?? '') }))
    const cache = createRefCache()
    await Promise.all([loadListRefs(fields, stored, cache), loadListRefs(fields, mine, cache)])
    const choice = await askConflict({
      by: textOf(stored['updatedBy']) ?? textOf(stored['createdBy']),
      at: textOf(stored['updatedAt']) ?? textOf(stored['createdAt']),
      differences: differences(typedFields(fields), { theirs: stored, mine }, showingOf(cache, today)),
      isOpen: true,
      keptAs,
    })
    return { choice, stored }
  } catch (failure) {
    reportFailure(failure)
    return null
  }
}
