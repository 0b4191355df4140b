/** Shown when a document does not exist: it was deleted and can be restored, or it is unknown. */
import { needsText } from '#web/words/right-text.ts'
import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from '#web/ui/link.tsx'
import type { AnyDocument } from '#model/document.ts'
import { momentText } from '#web/grid/cell.tsx'
import { useRights } from '#web/data/profile.ts'
import { useWords } from '#web/words/words.ts'
import { trashPath } from '#web/menu/extra-pages.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Loading, PageState } from '#web/ui/parts.tsx'
import { restoreDocuments } from './run.ts'
import { deletedDocument } from './trash-rows.ts'

interface Props {
  definition: AnyDocument
  id: string
  /** The message of the failed call. */
  message: string
  list: string
  onRestored: () => void
}

const useDeleted = ({ definition, id }: Props) =>
  useQuery({
    queryKey: ['deleted', definition.wire.module, id],
    queryFn: async ({ signal }) => (await deletedDocument(definition.wire.module, id, signal)) ?? null,
    staleTime: 0,
    gcTime: 0,
    meta: { silent: true },
  })

export const DeletedPage = (props: Props) => {
  const { definition, message, list, onRestored } = props
  const { t, label } = useWords()
  const { may } = useRights()
  const { data: row, isPending } = useDeleted(props)
  const [busy, setBusy] = useState(false)
  if (isPending) return <Loading />
  const back = (
    <Link to={list} className={buttonClass({})}>
      {t('deleted.toList')}
    </Link>
  )
  if (!row) return <PageState role="alert" title={message} actions={back} />
  const restore = async () => {
    setBusy(true)
    const count = await restoreDocuments([{ definition, rows: [row] }]).finally(() => setBusy(false))
    if (count > 0) onRestored()
  }
  return (
    <PageState
      role="alert"
      icon={<Trash2 size={32} />}
      title={t('deleted.title', { kind: label(definition.label), number: row.number || t('trash.noNumber') })}
      actions={
        <>
          <Button
            variant="primary"
            busy={busy}
            reason={may(definition.right, 'D') ? undefined : needsText(label, [definition.right, 'D'])}
            onClick={() => {
              void restore()
            }}
          >
            {t('trash.restore')}
          </Button>
          <Link to={`${trashPath}?module=${definition.wire.module}`} className={buttonClass({})}>
            {t('trash.title')}
          </Link>
          {back}
        </>
      }
    >
      {t('deleted.by', { name: row.deletedBy, when: momentText(row.deletedAt) })}
    </PageState>
  )
}
