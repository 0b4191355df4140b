/** A tab with the list of documents of a kind, narrowed to the record. */
import { type ReactNode, useMemo } from 'react'
import type { AnyDocument } from '#model/document.ts'
import type { ListMeta } from '#model/list.ts'
import { useDocument } from '#web/data/definitions.ts'
import { ListView } from '#web/list/list-view.tsx'
import { documentSubject, type Subject } from '#web/list/subject.ts'
import { Loading } from '#web/ui/parts.tsx'

interface OfRecord {
  list: ListMeta
  id: string
  /** Chooses another part of the tab. */
  parts: ReactNode
}

/** Only what is narrowed to the record is shown, so it is neither created nor imported here. */
export const narrowed = (subject: Subject, narrow: Subject['narrow']): Subject => ({
  ...subject,
  narrow,
  filters: subject.filters.filter(({ wire }) => !(wire in narrow)),
  importable: null,
  paths: { ...subject.paths, grid: null, create: null, imports: null },
})

/** The filter of the documents that chooses records of this list. */
const filterFor = ({ list }: AnyDocument, { name }: ListMeta): string =>
  list.filters.find(({ kind, of }) => kind === 'ref' && of === name)!.wire

export const HubDocuments = ({ of, ...rest }: OfRecord & { of: string }) => {
  const definition = useDocument(of)
  return definition ? <Documents key={of} definition={definition} {...rest} /> : <Loading />
}

const Documents = ({ definition, list, id, parts }: OfRecord & { definition: AnyDocument }) => {
  const subject = useMemo(
    () => narrowed(documentSubject(definition, definition.screen.base), { [filterFor(definition, list)]: id }),
    [definition, list, id],
  )
  return <ListView subject={subject} view="list" tabs={parts} />
}
