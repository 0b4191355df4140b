/** The list page of a document. */
import { useMemo } from 'react'
import type { AnyDocument } from '#model/document.ts'
import { ListView } from '../list/list-view.tsx'
import { documentSubject } from '../list/subject.ts'

export const DocumentList = ({
  definition,
  base,
  view,
}: {
  definition: AnyDocument
  base: string
  view: 'list' | 'grid'
}) => {
  const subject = useMemo(() => documentSubject(definition, base), [definition, base])
  return <ListView subject={subject} view={view} />
}
