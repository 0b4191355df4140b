/** What is typed into a record is kept as document forms keep it, until the record is saved. */
import { draftPage } from '../save/drafts/draft-page.ts'
import type { DraftDesk } from '../save/drafts/draft-desk.ts'
import { useKeptValues, type ValuesDraft } from '../save/drafts/kept-values.ts'
import type { RecordForm } from './record-store.ts'
import type { RecordSubject, RecordValues } from './record-subject.ts'

/** Passwords must not be stored in the browser. */
export const withoutSecrets = ({ fields }: Pick<RecordSubject, 'fields'>, all: RecordValues): RecordValues =>
  Object.fromEntries(Object.entries(all).filter(([name]) => fields[name]?.kind !== 'secret')) as RecordValues

/** `start` are the initial values; `page` distinguishes forms of the same list (such as the page of suppliers). */
export const useRecordDraft = (
  { subject, values, changed, restore, reset }: RecordForm,
  { start, page, editing }: { start: RecordValues; page: string; editing: boolean },
): DraftDesk<ValuesDraft<RecordValues>> => {
  const toKeep = (all: RecordValues) => withoutSecrets(subject, all)
  return useKeptValues(
    { values, changed, version: start['version'], toKeep, restore, reset: () => reset(start) },
    { page: draftPage(page, start.id), editing, isNew: start.id === null },
  )
}
