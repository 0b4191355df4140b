/** Preview of what a cell names (a document, a partner, a product), with a link to its page. */
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { AnyDocument, DocumentMeta } from '#model/document.ts'
import type { AnyList, ListMeta } from '#model/list.ts'
import { asksSeach } from '#wire/calls.ts'
import { emptyQuery, writeListQuery } from '#wire/list-query.ts'
import { foundRows } from '#wire/spelling.ts'
import { call } from '#web/data/call.ts'
import { useDocument, useList } from '#web/data/definitions.ts'
import { useFormWords } from '#web/words/form-words.ts'
import { toGridColumns } from '#web/grid/layout.ts'
import { Peek } from '#web/list/peek.tsx'
import { documentSubject, listSubject, type Subject } from '#web/list/subject.ts'
import { useRights } from '#web/data/profile.ts'
import { viewOfBase } from '#web/menu/areas.ts'
import { Drawer } from '#web/ui/floating/dialog.tsx'
import { Loading, PageState } from '#web/ui/parts.tsx'
import { reportLookup } from './data/conditions.ts'

export type PeekSubject =
  | { is: 'document'; kind: DocumentMeta; id: string; number: string }
  | { is: 'record'; list: ListMeta; code: string }

const WIDTH = 480
const FOUND = 20

export const ReportPeek = ({ peeked, onClose }: { peeked: PeekSubject; onClose: () => void }) =>
  peeked.is === 'document' ? (
    <DocumentPeek {...peeked} onClose={onClose} />
  ) : (
    <RecordPeek {...peeked} onClose={onClose} />
  )

const RecordView = ({
  subject,
  row,
  onClose,
}: {
  subject: Subject
  row: Record<string, unknown>
  onClose: () => void
}) => {
  const { label } = useFormWords()
  const { sight } = useRights()
  const columns = useMemo(() => toGridColumns(subject.columns, label, sight), [subject, label, sight])
  return <Peek {...{ subject, row, columns, onClose }} status={subject.statusOf} />
}

const DocumentPeek = ({
  kind,
  id,
  number,
  onClose,
}: Extract<PeekSubject, { is: 'document' }> & { onClose: () => void }) => {
  const { label } = useFormWords()
  const definition = useDocument(kind.name)
  if (definition) return <Document {...{ definition, id, number, onClose }} />
  return (
    <Drawer opened onClose={onClose} width={WIDTH} title={`${label(kind.label)} ${number}`}>
      <Loading />
    </Drawer>
  )
}

const Document = ({
  definition,
  id,
  number,
  onClose,
}: {
  definition: AnyDocument
  id: string
  number: string
  onClose: () => void
}) => {
  const subject = useMemo(() => documentSubject(definition, definition.screen.base), [definition])
  return <RecordView subject={subject} row={{ s_ID: id, NumberID: number }} onClose={onClose} />
}

const RecordOf = ({ list, row, onClose }: { list: AnyList; row: Record<string, unknown>; onClose: () => void }) => {
  const subject = useMemo(() => {
    const base = list.screen.bases[0]!
    return listSubject(list, base, viewOfBase(list, base))
  }, [list])
  return <RecordView subject={subject} row={row} onClose={onClose} />
}

/** Reports contain codes instead of ids, so the record is looked up by code, including inactive ones. */
const RecordPeek = ({ list, code, onClose }: Extract<PeekSubject, { is: 'record' }> & { onClose: () => void }) => {
  const { t, label } = useFormWords()
  const definition = useList(list.name)
  const path = reportLookup({ of: list.name }) ?? ''
  const { data, isPending } = useQuery({
    queryKey: ['lookup', path, code, 'report'],
    queryFn: async ({ signal }) => {
      const query = writeListQuery({ ...emptyQuery, search: code, limit: FOUND }, asksSeach(path))
      return foundRows(await call(path, { query, signal }))
    },
  })
  const row = data?.rows.find((one) => one.code === code)
  if (row && definition)
    return <RecordOf list={definition} row={{ s_ID: row.id, Code: row.code, Name: row.name }} onClose={onClose} />
  return (
    <Drawer opened onClose={onClose} width={WIDTH} title={`${label(list.label)} ${code}`}>
      {isPending || row ? <Loading /> : <PageState title={t('web.noMatch')} />}
    </Drawer>
  )
}
