/** Buttons to undo and redo edits of rows. */
import { Redo2, Undo2 } from 'lucide-react'
import { IconButton } from '#web/ui/button.tsx'
import { useRows } from '../../draft/store/model.ts'
import { useFormWords } from '../../../words/form-words.ts'
import { useWatch } from '../../../ui/base/use-watch.ts'

export const UndoRedo = () => {
  const { store } = useRows()
  const { t } = useFormWords()
  const canUndo = useWatch(store, (state) => state.canUndo)
  const canRedo = useWatch(store, (state) => state.canRedo)
  return (
    <>
      <IconButton
        label={t('form.undo')}
        shortcut="Ctrl Z"
        icon={<Undo2 size={16} />}
        disabled={!canUndo}
        onClick={store.undo}
      />
      <IconButton
        label={t('form.redo')}
        shortcut="Ctrl Y"
        icon={<Redo2 size={16} />}
        disabled={!canRedo}
        onClick={store.redo}
      />
    </>
  )
}
