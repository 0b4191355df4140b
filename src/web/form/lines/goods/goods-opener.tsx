/** Opens the list of goods over the whole screen of a phone. */
import { Search } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { loadArea } from '#web/words/words.ts'
import style from '../../form.module.css'
import { useFormModel } from '../../draft/store/model.ts'
import { useFormWords } from '../../../words/form-words.ts'

const loadSheet = async () => (await Promise.all([import('./goods-sheet.tsx'), loadArea('goods')]))[0]
const GoodsSheet = lazy(async () => ({ default: (await loadSheet()).GoodsSheet }))
// Loaded before the first tap, because the phone's keyboard opens only if the input gets the focus immediately.
loadSheet().catch(() => undefined)

interface GoodsOpenerProps {
  /** The button of the camera. */
  mark: ReactNode
  /** Name of the field, for the shortcut that moves to it. */
  field: string
  onCamera: () => void
}

export const GoodsOpener = ({ mark, field, onCamera }: GoodsOpenerProps) => {
  const model = useFormModel()
  const { t } = useFormWords()
  const [open, setOpen] = useState(false)
  return (
    <div className={style.scanOpener}>
      {mark}
      <button type="button" data-field={field} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Search size={16} aria-hidden="true" />
        {t('form.scan')}
      </button>
      {open && (
        <Suspense>
          <GoodsSheet model={model} onCamera={onCamera} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
