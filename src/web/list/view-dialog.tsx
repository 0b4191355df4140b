/** Asks for the name of a view and whether it is shared. */
import { type FormEvent, useId, useState } from 'react'
import { useWords } from '#web/words/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog.tsx'
import { Checkbox, TextInput } from '#web/ui/field.tsx'
import type { ViewToSave } from './views.ts'
import style from './list.module.css'

type ViewName = Pick<ViewToSave, 'id' | 'name' | 'forAll'>

interface Props {
  view: ViewName
  mayForAll: boolean
  /** Resolves to false when the view was not saved; the name can then be changed. */
  onSave: (view: ViewName) => Promise<boolean>
  onClose: () => void
}

export const ViewDialog = ({ view, mayForAll, onSave, onClose }: Props) => {
  const { t } = useWords()
  const [name, setName] = useState(view.name)
  const [forAll, setForAll] = useState(view.forAll)
  const [busy, setBusy] = useState(false)
  const form = useId()
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!name.trim()) return
    setBusy(true)
    const done = await onSave({ ...view, name: name.trim(), forAll })
    setBusy(false)
    if (done) onClose()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(view.id === null ? 'list.saveAsView' : 'list.renameView')}
      width={380}
      foot={
        <>
          <Button onClick={onClose}>{t('web.cancel')}</Button>
          <Button variant="primary" type="submit" form={form} busy={busy}>
            {t('web.save')}
          </Button>
        </>
      }
    >
      <form id={form} className={style.form} onSubmit={(event) => void save(event)}>
        <TextInput
          label={t('list.viewName')}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          maxLength={60}
          required
          data-autofocus
        />
        <Checkbox
          label={t('list.viewForEverybody')}
          checked={forAll}
          disabled={!mayForAll}
          onChange={(event) => setForAll(event.currentTarget.checked)}
        />
        {!mayForAll && <p>{t('noRightGridAll')}</p>}
      </form>
    </Modal>
  )
}
