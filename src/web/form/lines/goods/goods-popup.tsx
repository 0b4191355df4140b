/** The list of goods, a row for each of their units. The focus stays in the input it belongs to. */
import { Plus } from 'lucide-react'
import { type KeyboardEvent, useImperativeHandle, useLayoutEffect } from 'react'
import { one, type Decimal } from '#kernel/decimal.ts'
import { searchWords } from '#kernel/fold.ts'
import { listPrice } from '#web/form/draft/money/prices.ts'
import { sourceOf, type TakenRow } from '#web/form/draft/taken.ts'
import type { FormModel } from '#web/form/draft/store/model.ts'
import { Button, Kbd } from '#web/ui/button.tsx'
import { marksOf, showNumber } from '#web/values/number-text.ts'
import { useFormWords } from '#web/words/form-words.ts'
import pickers from '../../../pickers/pickers.module.css'
import { SuggestPopup } from '../../../pickers/suggest-popup.tsx'
import { startFor, useSuggest } from '../../../pickers/use-suggest.ts'
import { isTakingKey, takeTyped, type GoodsListProps } from './goods-list.tsx'
import { stockIn, type UnitOption } from './goods-units.ts'
import style from './goods-popup.module.css'
import { Matched } from './matched.tsx'
import { createGoods } from './new-goods.tsx'
import { takenIn, takenText } from '../scan/taken-text.ts'
import { useGoodsOptions } from './use-goods.ts'

export const GoodsPopup = (props: GoodsListProps) => {
  const { ref, anchor, model, typed, byKey = false, inLines = false, onPick, onClose } = props
  const { t } = useFormWords()
  const goods = useGoodsOptions(model, typed)
  const { options, taken } = goods
  const pick = ({ product, unitId }: UnitOption) => onPick(product, unitId)
  const keys = useSuggest({
    rows: options,
    opened: true,
    setOpened: (next) => {
      if (!next) onClose()
    },
    onPick: pick,
    more: goods.more,
    start: startFor(typed),
    byKey,
  })
  const active = options[keys.active]
  const last = active && takenIn(taken, active.product, active.unitId)?.price
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (event.key === 'Enter' && event.altKey && active && last != null) {
      event.preventDefault()
      onPick(active.product, active.unitId, last)
      return true
    }
    if (!isTakingKey(event, typed) || (goods.settled && (options.length > 0 || goods.isFetching)))
      return keys.onKeyDown(event)
    event.preventDefault()
    takeTyped(props)
    return true
  }
  useImperativeHandle(ref, () => ({ onKeyDown }))
  useLayoutEffect(() => {
    const box = anchor.current
    const named = Object.entries(keys.aria).filter(([, value]) => value !== undefined)
    for (const [name, value] of named) box?.setAttribute(name, String(value))
    return () => {
      for (const [name] of named) box?.removeAttribute(name)
    }
  })
  const add = () => {
    onClose()
    createGoods({ model, typed, onCreated: (made) => onPick(made, null) })
  }
  return (
    <SuggestPopup
      anchor={anchor}
      id={keys.listId}
      label={t('picker.goods')}
      active={keys.active}
      count={options.length}
      searched={goods.settled ? typed.trim() : ''}
      hasMore={goods.hasMore}
      onEnd={goods.more}
      inLines={inLines}
      width={840}
      head={<GoodsHead model={model} isRecent={goods.isRecent} />}
      foot={
        <>
          <span className={pickers.keyHints}>
            <Kbd>↑↓</Kbd> {t('picker.choose')} <Kbd>Enter</Kbd> {t('picker.take')}
            {last != null && (
              <>
                {' '}
                <Kbd>Alt Enter</Kbd> {t('picker.lastTake')}
              </>
            )}
          </span>
          {!goods.isFailed && (
            <Button variant="link" icon={<Plus size={14} />} tabIndex={-1} onClick={add}>
              {t('picker.addGoods')}
            </Button>
          )}
        </>
      }
    >
      {options.length === 0 && (
        <div className={pickers.message} role="presentation">
          {goods.isFailed && !goods.isFetching
            ? t('picker.offline', { text: typed.trim() })
            : goods.isFetching || !goods.settled
              ? t('picker.loading')
              : t(props.onText ? 'picker.freeText' : 'picker.none')}
        </div>
      )}
      {options.map((option, index) => (
        <GoodsRow
          key={`${option.product.id}/${option.unitId}`}
          option={option}
          model={model}
          words={searchWords(typed)}
          before={takenIn(taken, option.product, option.unitId)}
          id={keys.optionId(index)}
          active={index === keys.active}
          onPick={pick}
        />
      ))}
      {goods.hasMore && (
        <div className={pickers.loading} role="presentation">
          {t('picker.loading')}
        </div>
      )}
    </SuggestPopup>
  )
}

const GoodsHead = ({ model, isRecent }: { model: FormModel; isRecent: boolean }) => {
  const { t } = useFormWords()
  const isOfSource = sourceOf(model) !== null
  return (
    <div className={`${style.row} ${style.head}`} aria-hidden="true">
      <span>{isRecent ? t(isOfSource ? 'goods.ofSource' : 'goods.recent') : t('picker.goods')}</span>
      <span>{t('picker.unit')}</span>
      <span className={style.number}>{t('picker.onHand')}</span>
      <span className={style.number}>{model.priceKind === 1 ? t('picker.sellPrice') : t('picker.buyPrice')}</span>
      <span className={style.number}>{t(isOfSource ? 'goods.taken' : 'goods.last')}</span>
    </div>
  )
}

interface RowProps {
  option: UnitOption
  model: FormModel
  words: readonly string[]
  before: TakenRow | undefined
  id: string
  active: boolean
  onPick: (option: UnitOption) => void
}

const GoodsRow = ({ option, model, words, before, id, active, onPick }: RowProps) => {
  const { t, language } = useFormWords()
  const { product, unit, unitId } = option
  const number = (value: Decimal | null) => showNumber(value, marksOf(language), 4)
  const onHand = product['trackStock'] === false ? null : (product['onHandAt'] as Decimal | null)
  const factor = unit?.factor ?? one
  const stock = onHand === null ? null : stockIn(onHand, factor)
  const isOut = stock !== null && stock.whole <= 0n
  const baseName = String(product['unitName'] ?? '')
  return (
    <div
      id={id}
      role="option"
      aria-selected={active}
      className={style.row}
      data-out={isOut || undefined}
      data-more={!option.isFirst || undefined}
      onClick={() => onPick(option)}
    >
      <span className={style.name}>
        <span>
          <Matched text={product.name} words={words} />
        </span>
        <span className={style.code}>
          <Matched text={product.code} words={words} />
        </span>
      </span>
      <span>
        {unit?.unitName ?? baseName}
        {factor !== one && <span className={style.code}> ×{number(factor)}</span>}
      </span>
      <span className={style.number}>
        {stock && (
          <>
            <span className={style.stock}>{number(stock.whole)}</span>
            {stock.rest > 0n && (
              <span className={style.rest}>
                {' '}
                +{number(stock.rest)} {baseName}
              </span>
            )}
          </>
        )}
      </span>
      <span className={style.number}>{number(listPrice(model, product, unitId))}</span>
      <span className={`${style.number} ${style.last}`}>
        <span className="hidden-visually">{t('goods.last')} </span>
        {takenText(model, before)}
      </span>
    </div>
  )
}
