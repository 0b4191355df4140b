/** Number and state of a stored document, next to the page title. */
import { stateOf } from '#model/state.ts'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { AnyDocument } from '#model/document.ts'
import type { ReadDocument } from '#wire/document.ts'
import { TITLE_SLOT } from '#web/shell/header.tsx'
import { StatusChip } from '#web/ui/parts.tsx'
import { useFormWords } from '../../words/form-words.ts'

export const TitleNote = ({ definition, document }: { definition: AnyDocument; document: ReadDocument | null }) => {
  const { label } = useFormWords()
  // The page header is rendered before any page, so the slot exists.
  const [slot] = useState(() => globalThis.document.getElementById(TITLE_SLOT))
  const found = document ? stateOf(definition.lifecycle, document) : undefined
  if (!slot || !document?.id) return null
  return createPortal(
    <>
      {document['number'] ? <strong>{String(document['number'])}</strong> : null}{' '}
      {found && <StatusChip tone={found.tone}>{label(found.label)}</StatusChip>}
    </>,
    slot,
  )
}
