/** Above the lines: scan or search goods, take several, paste, undo, settings. */
import { ClipboardPaste, ListPlus, Redo2, ScanBarcode, Settings2, Undo2 } from 'lucide-react'
import { lazy, type KeyboardEvent, Suspense, useRef, useState } from 'react'
import type { RefRow } from '#model/document.ts'
import { findGoods, GoodsPopup, unitOfCode } from '#web/pickers/goods-popup.tsx'
import { Button, IconButton, Kbd } from '#web/ui/button.tsx'
import { Checkbox, TextInput } from '#web/ui/field.tsx'
import { notifyInfo } from '#web/ui/notify.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { usePhone } from '#web/ui/viewport.ts'
import { goTo } from './cursor.ts'
import { useTextContext } from './form-context.tsx'
import style from './form.module.css'
import { columnFamily, sameGoods, setHiddenColumns, setSameGoods } from './line-settings.ts'
import { addGoods } from './lines.ts'
import { useFormModel } from './model.ts'
import { pasteBlock } from './paste.ts'
import { useFormWords } from './words.ts'
import { useWatch } from './use-watch.ts'

const MultiGoods = lazy(async () => ({ default: (await import('#web/pickers/multi-goods.tsx')).MultiGoods }))
const PasteDialog = lazy(async () => ({ default: (await import('./paste-dialog.tsx')).PasteDialog }))
const CameraScan = lazy(async () => ({ default: (await import('#web/pickers/camera-scan.tsx')).CameraScan }))

export const SCAN_FIELD = 'scan-goods'

/** A scanner types fast and ends with Enter: the code is asked for then, and the same goods count up. */
export const ScanBox = () => {
  const model = useFormModel()
  const { t } = useFormWords()
  const phone = usePhone()
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [camera, setCamera] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const popup = useRef<{ onKeyDown: (event: KeyboardEvent) => boolean }>(null)
  const take = (product: RefRow, unit: string | null) => {
    addGoods(model, { product, unit, same: sameGoods() })
    setTyped('')
    setOpen(false)
  }
  const scanned = async (code: string) => {
    const product = await findGoods(model, code).catch(() => undefined)
    if (product) take(product, unitOfCode(product, code))
    else notifyInfo(t('form.codeUnknown', { code }))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || (open && popup.current?.onKeyDown(event))) return
    if (event.key === 'ArrowDown') { event.preventDefault(); setOpen(true) }
    if (event.key === 'Escape' && typed) { event.preventDefault(); setTyped('') }
  }
  return (
    <div className={style.scan}>
      <TextInput label={t('form.scan')} hideLabel ref={input} placeholder={t('form.scan')} value={typed} data-field={SCAN_FIELD} aria-keyshortcuts="F3"
        left={phone && 'BarcodeDetector' in globalThis ? <IconButton label={t('form.camera')} size="small" icon={<ScanBarcode size={18} />} onClick={() => setCamera(true)} /> : <ScanBarcode size={16} aria-hidden="true" />}
        right={<Kbd>F3</Kbd>} onChange={(event) => { setTyped(event.currentTarget.value); setOpen(true) }} onKeyDown={onKeyDown} onBlur={() => setOpen(false)} onClick={() => setOpen(true)} />
      {open && <GoodsPopup ref={popup} anchor={input} model={model} typed={typed} onPick={take} onClose={() => setOpen(false)} />}
      {camera && <Suspense><CameraScan onClose={() => setCamera(false)} onCode={(code) => { void scanned(code) }} /></Suspense>}
    </div>
  )
}

export const LineTools = () => {
  const model = useFormModel()
  const { t } = useFormWords()
  const phone = usePhone()
  const context = useTextContext()
  const [many, setMany] = useState(false)
  const [pasting, setPasting] = useState(false)
  const paste = (text: string) => { setPasting(false); void pasteBlock(model, { row: model.store.get().draft.lines.length, column: model.goods?.product ?? model.shown.get()[0]!.name }, { text, context }) }
  return (
    <div className={style.tools}>
      {model.goods && <ScanBox />}
      {model.goods && <Button variant="subtle" icon={<ListPlus size={16} />} onClick={() => setMany(true)}>{t('form.many')}</Button>}
      {!phone && <Button variant="subtle" icon={<ClipboardPaste size={16} />} onClick={() => setPasting(true)}>{t('form.paste')}</Button>}
      <UndoButtons />
      {many && <Suspense><MultiGoods model={model} onClose={() => setMany(false)} /></Suspense>}
      {pasting && <Suspense><PasteDialog onClose={() => setPasting(false)} onPaste={paste} /></Suspense>}
    </div>
  )
}

const UndoButtons = () => {
  const { store } = useFormModel()
  const { t } = useFormWords()
  const phone = usePhone()
  const canUndo = useWatch(store, (state) => state.canUndo)
  const canRedo = useWatch(store, (state) => state.canRedo)
  return (
    <span className={style.toolsEnd}>
      <IconButton label={t('form.undo')} shortcut="Ctrl Z" icon={<Undo2 size={16} />} disabled={!canUndo} onClick={store.undo} />
      <IconButton label={t('form.redo')} shortcut="Ctrl Y" icon={<Redo2 size={16} />} disabled={!canRedo} onClick={store.redo} />
      {!phone && <Settings />}
    </span>
  )
}

/** Which columns are shown, and what the same goods again mean. */
const Settings = () => {
  const model = useFormModel()
  const { t, label } = useFormWords()
  const [open, setOpen] = useState(false)
  const shown = useWatch(model.shown, (state) => state)
  const [same, setSame] = useState(sameGoods())
  const toggle = (name: string) => {
    const next = model.columns.filter((column) => (column.name === name ? !shown.includes(column) : shown.includes(column)))
    model.shown.set(next)
    setHiddenColumns(columnFamily(model.columns.map((column) => column.name)), model.columns.filter((column) => !next.includes(column)).map((column) => column.name))
    goTo(model, { row: model.cursor.get().row, column: next[0]!.name })
  }
  return (
    <Popover opened={open} onChange={setOpen} label={t('form.lineSettings')} position="bottom-end" target={<IconButton label={t('form.lineSettings')} icon={<Settings2 size={16} />} onClick={() => setOpen(!open)} />}>
      <div className={style.settings}>
        <h3>{t('form.columns')}</h3>
        {model.columns.map((column) => (
          <Checkbox key={column.name} label={label(column.label)} checked={shown.includes(column)} disabled={column.field.required || column.grows} onChange={() => toggle(column.name)} />
        ))}
        {model.goods && (
          <>
            <h3>{t('form.sameGoods')}</h3>
            <Checkbox label={t('form.sameAdds')} checked={same === 'add'} onChange={(event) => { const next = event.currentTarget.checked ? 'add' : 'newLine'; setSame(next); setSameGoods(next) }} />
          </>
        )}
      </div>
    </Popover>
  )
}
