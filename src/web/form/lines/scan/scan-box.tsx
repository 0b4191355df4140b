/** One input for the scanner and for searching goods; on a phone it opens the list of goods over the whole screen. */
import { ScanBarcode } from 'lucide-react'
import { lazy, type KeyboardEvent, type RefObject, Suspense, useRef, useState } from 'react'
import type { Decimal } from '#kernel/decimal.ts'
import type { RefRow } from '#model/rule-context.ts'
import { loadCamera } from '#web/form/lines/scan/load-camera.ts'
import { IconButton, Kbd } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/fields/field.tsx'
import { isPhone, usePhone } from '#web/ui/base/viewport.ts'
import style from '../../form.module.css'
import { GoodsList, type GoodsHandle } from '../goods/goods-list.tsx'
import { sameGoods } from '../line-settings.ts'
import { NewGoods } from '../goods/new-goods.tsx'
import { sayTaken } from './say-taken.ts'
import { addGoods } from '../../draft/lines.ts'
import { useFormModel } from '../../draft/store/model.ts'
import { useFormWords } from '../../../words/form-words.ts'

const CameraScan = lazy(async () => ({ default: (await loadCamera()).CameraScan }))
const loadOpener = () => import('../goods/goods-opener.tsx')
const GoodsOpener = lazy(async () => ({ default: (await loadOpener()).GoodsOpener }))
// A failure is reported by the component that renders it.
if (isPhone()) loadOpener().catch(() => undefined)

export const SCAN_FIELD = 'scan-goods'

const useScan = (popup: RefObject<GoodsHandle | null>) => {
  const model = useFormModel()
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [byKey, setByKey] = useState(false)
  const take = (product: RefRow, unit: string | null, price?: Decimal): number => {
    setTyped('')
    setOpen(false)
    const line = addGoods(model, { product, unit, same: sameGoods(), ...(price !== undefined && { price }) })
    sayTaken(model, line)
    return line
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || (open && popup.current?.onKeyDown(event))) return
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      setByKey(true)
      setOpen(true)
    }
    if (event.key === 'Escape' && typed) {
      event.preventDefault()
      setTyped('')
    }
  }
  const type = (text: string) => {
    setTyped(text)
    setByKey(false)
    setOpen(text.trim() !== '')
  }
  return { typed, type, byKey, open, setOpen, take, onKeyDown }
}

/** True if the camera is offered. Whether browser, window or user refuse it is only known when it is opened. */
const mayHaveCamera = (phone: boolean): boolean => phone || 'mediaDevices' in navigator

/** The scan icon, or a button for the camera where the device may have one. */
const ScanMark = ({ onCamera }: { onCamera: () => void }) => {
  const { t } = useFormWords()
  const phone = usePhone()
  return mayHaveCamera(phone) ? (
    <IconButton
      label={t('form.camera')}
      size={phone ? 'normal' : 'small'}
      icon={<ScanBarcode size={18} />}
      onClick={onCamera}
    />
  ) : (
    <ScanBarcode size={16} aria-hidden="true" />
  )
}

/** Here the text of a code that nobody knows stays; what a scanner sends is read everywhere (watch-scans.ts). */
const ScanInput = ({ onCamera }: { onCamera: () => void }) => {
  const model = useFormModel()
  const { t } = useFormWords()
  const input = useRef<HTMLInputElement>(null)
  const popup = useRef<GoodsHandle>(null)
  const { typed, type, byKey, open, setOpen, take, onKeyDown } = useScan(popup)
  return (
    <>
      <TextInput
        label={t('form.scan')}
        hideLabel
        ref={input}
        placeholder={t('form.scan')}
        value={typed}
        data-field={SCAN_FIELD}
        data-goods
        data-unpicked={typed.trim() !== '' || undefined}
        aria-keyshortcuts="F3"
        left={<ScanMark onCamera={onCamera} />}
        right={<Kbd>F3</Kbd>}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
      />
      {open && (
        <GoodsList
          ref={popup}
          anchor={input}
          model={model}
          typed={typed}
          byKey={byKey}
          onPick={(product, unit, price) => void take(product, unit, price)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

export const ScanBox = () => {
  const model = useFormModel()
  const phone = usePhone()
  const [camera, setCamera] = useState(false)
  const openCamera = () => setCamera(true)
  return (
    <div className={style.scanField}>
      {phone ? (
        <Suspense>
          <GoodsOpener mark={<ScanMark onCamera={openCamera} />} field={SCAN_FIELD} onCamera={openCamera} />
        </Suspense>
      ) : (
        <ScanInput onCamera={openCamera} />
      )}
      <NewGoods />
      {camera && (
        <Suspense>
          <CameraScan model={model} onClose={() => setCamera(false)} />
        </Suspense>
      )}
    </div>
  )
}
