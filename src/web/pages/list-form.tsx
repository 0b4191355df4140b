/** The page of a master record: create, read, edit. */
import { useMemo, type ComponentType } from 'react'
import { loadRecordPart } from '#lists/form-parts.web.ts'
import { loadOwnPage } from '#lists/pages.web.ts'
import type { RecordPageProps } from '#web/form/record/own-page.ts'
import type { RecordPart } from '#web/form/record/record-part.ts'
import { listRecord } from '#web/form/record/record-subject.ts'
import { RecordPage } from './record-page.tsx'

const ListForm = ({ definition, base, narrow, part }: RecordPageProps & { part?: RecordPart }) => (
  <RecordPage
    subject={useMemo(() => listRecord(definition, { narrow, base }), [definition, base, narrow])}
    {...(part && { part })}
  />
)

/** The page of the list's records: its own, or the form of its fields. */
export const recordPageOf = async (name: string): Promise<ComponentType<RecordPageProps>> => {
  const [own, part] = await Promise.all([loadOwnPage(name), loadRecordPart(name)])
  return own ?? (part ? (props) => <ListForm {...props} part={part} /> : ListForm)
}
