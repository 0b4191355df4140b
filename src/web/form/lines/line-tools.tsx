/** Tools above the lines: scan, choose several goods, paste, undo, settings. */
import { ClipboardPaste, FileSpreadsheet, ListPlus, Settings2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { lazyWhenIdle } from '#web/feedback/lazy-when-idle.tsx'
import { loadArea } from '#web/words/words.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { useFileInput } from '#web/ui/fields/file-input.tsx'
import { Popover } from '#web/ui/floating/popover.tsx'
import { useStore } from '#web/ui/base/store.ts'
import { usePhone } from '#web/ui/base/viewport.ts'
import style from '../form.module.css'
import { useFormModel } from '../draft/store/model.ts'
import { ScanBox } from './scan/scan-box.tsx'
import { UndoRedo } from './grid/undo-redo.tsx'
import { useFormWords } from '../../words/form-words.ts'

const TakeAll = lazy(async () => ({ default: (await import('./take-all.tsx')).TakeAll }))
const MultiGoods = lazy(async () => {
  const [{ MultiGoods: dialog }] = await Promise.all([
    import('#web/form/lines/goods/multi-goods.tsx'),
    loadArea('goods'),
  ])
  return { default: dialog }
})
const PasteDialog = lazy(async () => {
  const [{ PasteDialog: dialog }] = await Promise.all([import('../paste/paste-dialog.tsx'), loadArea('paste')])
  return { default: dialog }
})

const LineSettings = lazyWhenIdle(
  async () => (await Promise.all([import('./line-settings-panel.tsx'), loadArea('goods')]))[0].LineSettingsPanel,
)

/** Loaded with its translations, because few documents need it. */
const GoodsTools = lazy(async () => {
  const [{ GoodsTools: Tools }] = await Promise.all([import('#web/goods/tools.tsx'), loadArea('goods')])
  return { default: Tools }
})

export const LineTools = () => {
  const model = useFormModel()
  const { goodsLines } = model.definition
  const { t } = useFormWords()
  const phone = usePhone()
  const [many, setMany] = useState(false)
  const pasting = useStore(model.pasting)
  return (
    <div className={style.linesToolbar}>
      {model.definition.choosing && (
        <Suspense>
          <TakeAll choosing={model.definition.choosing} />
        </Suspense>
      )}
      {model.goods && <ScanBox />}
      {goodsLines?.fill && (
        <Suspense>
          <GoodsTools of={goodsLines} />
        </Suspense>
      )}
      {model.goods && (
        <Button variant="subtle" icon={<ListPlus size={16} />} onClick={() => setMany(true)}>
          {t('form.many')}
        </Button>
      )}
      {!phone && model.goods && (
        <Button
          variant="subtle"
          icon={<ClipboardPaste size={16} />}
          onClick={() => model.pasting.set({ text: '', at: model.store.get().keys.length })}
        >
          {t('form.paste')}
        </Button>
      )}
      {model.goods && <FromFile />}
      <span className="flex gap-2 push">
        <UndoRedo />
        {!phone && <Settings />}
      </span>
      {many && (
        <Suspense>
          <MultiGoods model={model} onClose={() => setMany(false)} />
        </Suspense>
      )}
      {pasting && (
        <Suspense>
          <PasteDialog model={model} {...pasting} onClose={() => model.pasting.set(null)} />
        </Suspense>
      )}
    </div>
  )
}

/** Lines come from the first sheet of a file, on a telephone too. */
const FromFile = () => {
  const model = useFormModel()
  const { t } = useFormWords()
  const { choosing, goodsLines } = model.definition
  // Where a document has tools of its own, there is no room for further words.
  const isNarrow = usePhone() || choosing !== undefined || goodsLines?.fill !== undefined
  const { open, input } = useFileInput({
    accept: '.xlsx',
    onFiles: ([file]) => model.pasting.set({ text: '', file, at: model.store.get().keys.length }),
  })
  return (
    <>
      {isNarrow ? (
        <IconButton label={t('form.fromFile')} icon={<FileSpreadsheet size={18} />} onClick={open} />
      ) : (
        <Button variant="subtle" icon={<FileSpreadsheet size={16} />} onClick={open}>
          {t('form.fromFile')}
        </Button>
      )}
      {input}
    </>
  )
}

const Settings = () => {
  const { t } = useFormWords()
  const [open, setOpen] = useState(false)
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      label={t('form.lineSettings')}
      position="bottom-end"
      target={
        <IconButton label={t('form.lineSettings')} icon={<Settings2 size={16} />} onClick={() => setOpen(!open)} />
      }
    >
      <LineSettings />
    </Popover>
  )
}
