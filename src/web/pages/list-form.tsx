/** The page of a master record: create, read, edit. */
import { useMemo } from 'react'
import type { AnyList } from '#model/list.ts'
import { listRecord } from '#web/form/record/record-subject.ts'
import { RecordPage } from './record-page.tsx'

export interface ListFormProps {
  definition: AnyList
  base: string
  narrow: Readonly<Record<string, string>>
}

export const ListForm = ({ definition, base, narrow }: ListFormProps) => (
  <RecordPage subject={useMemo(() => listRecord(definition, { narrow, base }), [definition, base, narrow])} />
)
