/** One input for the scanner and for searching goods. */
import { ScanBarcode } from 'lucide-react'
import { lazy, type KeyboardEvent, type RefObject, Suspense, useRef, useState } from 'react'
import type { Decimal } from '#kernel/decimal.ts'
import type { RefRow } from '#model/rule-context.ts'
import { GoodsPopup } from '#web/form/lines/goods-popup.tsx'
import { loadCamera } from '#web/form/lines/load-camera.ts'
import { IconButton, Kbd } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { usePhone } from '#web/ui/viewport.ts'
import style from '../form.module.css'
import { sameGoods } from './line-settings.ts'
import { addGoods } from '../draft/lines.ts'
import { useFormModel } from '../draft/model.ts'
import { useFormWords } from '../../words/form-words.ts'

const CameraScan = lazy(async () => ({ default: (await loadCamera()).CameraScan }))

export const SCAN_FIELD = 'scan-goods'

const useScan = (popup: RefObject<{ onKeyDown: (event: KeyboardEvent) => boolean } | null>) => {
  const model = useFormModel()
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [byKey, setByKey] = useState(false)
  const take = (product: RefRow, unit: string | null, price?: Decimal): number => {
    setTyped('')
    setOpen(false)
    return addGoods(model, { product, unit, same: sameGoods(), ...(price !== undefined && { price }) })
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

/** Whether to offer the camera. Whether browser, window or user refuse it is only known when it is opened. */
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

/**
 * A scanner types fast and ends with Enter: the code is looked up at once, and the same goods again increase the
 * quantity.
 */
export const ScanBox = () => {
  const model = useFormModel()
  const { t } = useFormWords()
  const phone = usePhone()
  const [camera, setCamera] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const popup = useRef<{ onKeyDown: (event: KeyboardEvent) => boolean }>(null)
  const { typed, type, byKey, open, setOpen, take, onKeyDown } = useScan(popup)
  return (
    <div className={style.scanField}>
      <TextInput
        label={t('form.scan')}
        hideLabel
        ref={input}
        placeholder={t('form.scan')}
        value={typed}
        data-field={SCAN_FIELD}
        aria-keyshortcuts="F3"
        left={<ScanMark onCamera={() => setCamera(true)} />}
        right={<Kbd>F3</Kbd>}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        // The phone's keyboard covers the lower half of the screen, so the box scrolls to the top to leave room for the
        // results.
        onFocus={() => {
          if (phone) input.current?.scrollIntoView({ block: 'start' })
        }}
        onBlur={() => setOpen(false)}
        // A tap shows the list of goods at once; with a keyboard the list opens when the user types.
        onClick={() => {
          if (phone) setOpen(true)
        }}
      />
      {open && (
        <GoodsPopup
          ref={popup}
          anchor={input}
          model={model}
          typed={typed}
          byKey={byKey}
          onPick={(product, unit, price) => void take(product, unit, price)}
          onClose={() => setOpen(false)}
        />
      )}
      {camera && (
        <Suspense>
          <CameraScan model={model} onClose={() => setCamera(false)} />
        </Suspense>
      )}
    </div>
  )
}
