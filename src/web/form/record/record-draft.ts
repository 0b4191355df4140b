/** What is typed into a record is kept as document forms keep it, until the record is saved. */
import { draftPage } from '../save/draft-saver.ts'
import { useKeptValues, type KeptValues } from '../save/kept-values.ts'
import type { RecordForm } from './record-store.ts'
import type { RecordValues } from './record-subject.ts'

/** `start` are the initial values; `page` distinguishes forms of the same list (such as the page of suppliers). */
export const useRecordDraft = (
  { subject, values, changed, restore }: RecordForm,
  { start, page, editing }: { start: RecordValues; page: string; editing: boolean },
): KeptValues => {
  /** Passwords must not be stored in the browser. */
  const toKeep = (all: RecordValues): RecordValues =>
    Object.fromEntries(Object.entries(all).filter(([name]) => subject.fields[name]?.kind !== 'secret')) as RecordValues
  return useKeptValues(
    { values, changed, version: start['version'], toKeep, restore },
    { page: draftPage(page, start.id), editing },
  )
}
