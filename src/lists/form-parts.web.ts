/**
 * The registry of parts of record forms that only one list has: the export `loadPart` of `form.web.ts` in the folder of
 * a list, if the file exists.
 */
import { folderOf } from '#model/registry.ts'
import type { RecordPart } from '#web/form/record/record-part.ts'

const files = import.meta.glob<{ loadPart: () => Promise<RecordPart> }>('./*/form.web.ts')

export const loadRecordPart = async (name: string): Promise<RecordPart | undefined> =>
  (await files[`./${folderOf(name)}/form.web.ts`]?.())?.loadPart()
