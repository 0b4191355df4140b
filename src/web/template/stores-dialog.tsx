/** Asks for which stores a form is the one that is printed first. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listMetas } from '#lists/index.ts'
import { lookupCall } from '#wire/calls.ts'
import { spelt } from '#wire/spelling.ts'
import { call } from '#web/data/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/floating/dialog.tsx'
import { Checkbox } from '#web/ui/fields/field.tsx'
import { Loading, PageState } from '#web/ui/parts.tsx'
import { templateQuery, type TemplateRow } from './calls.ts'
import style from './templates.module.css'
import { useTemplateWords } from './words.ts'

interface StoresDialogProps {
  row: Pick<TemplateRow, 'id' | 'name'>
  onChoose: (stores: readonly string[]) => Promise<void>
  onClose: () => void
}

const useStores = (id: string) => {
  const stores = useQuery({
    queryKey: ['lookup', 'store', 'templates'],
    meta: { silent: true },
    queryFn: async ({ signal }) => {
      const path = lookupCall(listMetas.find(({ name }) => name === 'store')!)
      return spelt(await call(path, { query: { nItem: 500 }, signal })).rows
    },
  })
  const stored = useQuery(templateQuery(id))
  const error = stores.error ?? stored.error
  return { stores: stores.data, chosen: stored.data?.defaultStores, error }
}

const StoresDialog = ({ row, onChoose, onClose }: StoresDialogProps) => {
  const { w, t } = useTemplateWords()
  const { stores, chosen, error } = useStores(row.id)
  const [picked, setPicked] = useState<readonly string[] | null>(null)
  const [isBusy, setBusy] = useState(false)
  const now = picked ?? chosen ?? []
  const save = async () => {
    setBusy(true)
    await onChoose(now)
    setBusy(false)
    onClose()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={w('templates.defaultForStores')}
      foot={
        <>
          <Button onClick={onClose}>{t('web.cancel')}</Button>
          <Button variant="primary" busy={isBusy} disabled={picked === null} onClick={() => void save()}>
            {t('web.save')}
          </Button>
        </>
      }
    >
      {error ? (
        <PageState role="alert" title={error.message} />
      ) : stores && chosen ? (
        <fieldset className={style.stores}>
          <legend>{w('templates.storesHint', { name: row.name })}</legend>
          {stores.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={now.includes(id)}
              onChange={({ currentTarget: { checked } }) =>
                setPicked(checked ? [...now, id] : now.filter((one) => one !== id))
              }
            />
          ))}
        </fieldset>
      ) : (
        <Loading />
      )}
    </Modal>
  )
}

export const storesDialog = (props: StoresDialogProps) => <StoresDialog {...props} />
