/** Asks for the name of a view and whether it is shared. */
import { useState } from 'react'
import { useWords } from '#web/words/words.ts'
import { Checkbox } from '#web/ui/fields/field.tsx'
import { NameDialog } from './name-dialog.tsx'
import type { ViewToSave } from './saved-views.ts'

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
  const [forAll, setForAll] = useState(view.forAll)
  return (
    <NameDialog
      title={t(view.id === null ? 'list.saveAsView' : 'list.renameView')}
      label={t('list.viewName')}
      name={view.name}
      onSave={(name) => onSave({ ...view, name, forAll })}
      onClose={onClose}
    >
      <Checkbox
        label={t('list.viewForEverybody')}
        checked={forAll}
        disabled={!mayForAll}
        onChange={(event) => setForAll(event.currentTarget.checked)}
      />
      {!mayForAll && <p>{t('noRightGridAll')}</p>}
    </NameDialog>
  )
}
