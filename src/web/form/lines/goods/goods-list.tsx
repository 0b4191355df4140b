/**
 * The list of goods under an input. It is loaded when the browser is idle: until then Enter takes the best match, as it
 * does for who types faster than the server answers.
 */
import { type KeyboardEvent, type Ref, type RefObject, useImperativeHandle, useRef } from 'react'
import type { Decimal } from '#kernel/decimal.ts'
import type { RefRow } from '#model/rule-context.ts'
import { lazyWhenIdle } from '#web/feedback/lazy-when-idle.tsx'
import type { FormModel } from '#web/form/draft/store/model.ts'
import { holdKeys } from '#web/pickers/type-ahead.ts'
import { loadArea } from '#web/words/words.ts'
import { CallFailed, isUnanswered } from '#web/data/call-failed.ts'
import { notifyError } from '#web/ui/floating/notify.tsx'
import { currentFormWords } from '#web/words/form-words.ts'
import { findGoods, reportUnknownCode, storeOf, type FoundGoods } from './goods-search.ts'
import { unitFor } from './goods-units.ts'
import { knownGoods, rememberGoods } from './known-goods.ts'

export interface GoodsHandle {
  onKeyDown: (event: KeyboardEvent) => boolean
}
export interface GoodsListProps {
  ref: Ref<GoodsHandle>
  anchor: RefObject<HTMLInputElement | null>
  model: FormModel
  typed: string
  /** Opened by a shortcut: the first row is active although nothing was typed. */
  byKey?: boolean
  /** The list belongs to a cell of the lines. */
  inLines?: boolean
  onPick: (product: RefRow, unit: string | null, price?: Decimal) => void
  /** Takes what is no goods as it was typed. */
  onText?: ((text: string) => void) | undefined
  onClose: () => void
}

const Popup = lazyWhenIdle(async () => {
  const [{ GoodsPopup }] = await Promise.all([import('./goods-popup.tsx'), loadArea('goods')])
  return GoodsPopup
})

/** Enter that takes what was typed; with Ctrl it inserts a line. */
export const isTakingKey = ({ key, ctrlKey, nativeEvent }: KeyboardEvent, typed: string): boolean =>
  key === 'Enter' && !ctrlKey && !nativeEvent.isComposing && typed.trim() !== ''

/** Without a connection goods whose code was taken in this browser before; null: that cannot be known now. */
const knownOffline = async (model: FormModel, typed: string, failure: unknown): Promise<FoundGoods | null> => {
  if (!(failure instanceof CallFailed)) throw failure
  const product = isUnanswered(failure) ? await knownGoods(typed.trim(), storeOf(model)) : undefined
  if (product) return { product, unit: unitFor(model, product, { typed, taken: undefined }) }
  notifyError(currentFormWords().t('picker.offline', { text: typed.trim() }), { cause: 'connection' })
  return null
}

/** Takes the best match for the text as soon as the server has answered. */
export const takeTyped = ({ model, typed, anchor, onPick, onText }: Omit<GoodsListProps, 'ref'>): void => {
  void holdKeys(async () => {
    const found = await findGoods(model, typed).catch((failure: unknown) => knownOffline(model, typed, failure))
    if (found === null) {
      anchor.current?.select()
      return false
    }
    if (!found && onText) {
      onText(typed.trim())
      return true
    }
    if (!found) {
      reportUnknownCode(typed, anchor.current)
      return false
    }
    rememberGoods(found.product)
    onPick(found.product, found.unit)
    return true
  })
}

export const GoodsList = ({ ref, ...props }: GoodsListProps) => {
  const inner = useRef<GoodsHandle>(null)
  useImperativeHandle(ref, () => ({
    onKeyDown: (event) => {
      if (inner.current) return inner.current.onKeyDown(event)
      if (!isTakingKey(event, props.typed)) return false
      event.preventDefault()
      takeTyped(props)
      return true
    },
  }))
  return <Popup {...props} ref={inner} />
}
