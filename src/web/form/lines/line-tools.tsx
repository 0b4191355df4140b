/** Tools above the lines: scan, choose several goods, paste, undo, settings. */
import { ClipboardPaste, ListPlus, Settings2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { layoutOf } from '#model/document.ts'
import { loadArea } from '#web/words/words.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/field.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { useStore } from '#web/ui/store.ts'
import { usePhone } from '#web/ui/viewport.ts'
import { goTo } from '../draft/cursor.ts'
import style from '../form.module.css'
import { sameGoods, setHiddenColumns, setSameGoods } from './line-settings.ts'
import { useFormModel } from '../draft/model.ts'
import { ScanBox } from './scan-box.tsx'
import { UndoRedo } from './undo-redo.tsx'
import { useFormWords } from '../../words/form-words.ts'
import { useWatch } from '../../ui/use-watch.ts'

const TakeAll = lazy(async () => ({ default: (await import('./take-all.tsx')).TakeAll }))
const MultiGoods = lazy(async () => ({ default: (await import('#web/form/lines/multi-goods.tsx')).MultiGoods }))
const PasteDialog = lazy(async () => {
  const [{ PasteDialog: dialog }] = await Promise.all([import('../paste/paste-dialog.tsx'), loadArea('paste')])
  return { default: dialog }
})

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
    <div className={style.tools}>
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
      <span className={style.toolsEnd}>
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

/** Chooses the visible columns and what happens when the same goods are added again. */
const Settings = () => {
  const model = useFormModel()
  const { t, label } = useFormWords()
  const [open, setOpen] = useState(false)
  const shown = useWatch(model.shown, (state) => state)
  const [same, setSame] = useState(sameGoods())
  const toggle = (name: string) => {
    const next = model.columns.filter((column) =>
      column.name === name ? !shown.includes(column) : shown.includes(column),
    )
    model.shown.set(next)
    setHiddenColumns(
      layoutOf(model.definition, model.other).lines.family,
      model.columns.filter((column) => !next.includes(column)).map((column) => column.name),
    )
    goTo(model, { row: model.cursor.get().row, column: next[0]!.name })
  }
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
      <div className={style.settings}>
        <h3>{t('form.columns')}</h3>
        {model.columns.map((column) => (
          <Checkbox
            key={column.name}
            label={label(column.label)}
            checked={shown.includes(column)}
            disabled={column.field.required || column.grows}
            onChange={() => toggle(column.name)}
          />
        ))}
        {model.goods && (
          <>
            <h3>{t('form.sameGoods')}</h3>
            <Checkbox
              label={t('form.sameAdds')}
              checked={same === 'add'}
              onChange={(event) => {
                const next = event.currentTarget.checked ? 'add' : 'newLine'
                setSame(next)
                setSameGoods(next)
              }}
            />
          </>
        )}
      </div>
    </Popover>
  )
}
