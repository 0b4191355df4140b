/**
 * The list of goods on a phone: over the whole screen, with the search on top. It stays open for the next goods; what
 * is already on a line can be counted here.
 */
import { Minus, Plus, ScanBarcode } from 'lucide-react'
import { lazy, type KeyboardEvent, Suspense, useRef, useState } from 'react'
import { one, type Decimal } from '#kernel/decimal.ts'
import { searchWords } from '#kernel/fold.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/floating/dialog.tsx'
import { TextInput } from '#web/ui/fields/field.tsx'
import { Stack } from '#web/ui/layout.tsx'
import { useWatch } from '#web/ui/base/use-watch.ts'
import { marksOf, showNumber } from '#web/values/number-text.ts'
import { useFormWords } from '#web/words/form-words.ts'
import pickers from '../../../pickers/pickers.module.css'
import { shapeOf } from '../../draft/draft.ts'
import { addGoods, countLine, lineWith, setCell } from '../../draft/lines.ts'
import type { FormModel } from '../../draft/store/model.ts'
import { listPrice } from '../../draft/money/prices.ts'
import { useTyped } from '../../fields/use-typed.ts'
import { isTakingKey, takeTyped } from './goods-list.tsx'
import { goodsList } from './goods-search.ts'
import style from './goods-sheet.module.css'
import { stockIn, type UnitOption } from './goods-units.ts'
import grid from '../grid/grid.module.css'
import { sameGoods } from '../line-settings.ts'
import { sayTaken } from '../scan/say-taken.ts'
import { Matched } from './matched.tsx'
import { lastText, takenIn } from '../scan/taken-text.ts'
import { useGoodsOptions } from './use-goods.ts'

const QuickCreate = lazy(async () => ({ default: (await import('#web/form/record/quick-create.tsx')).QuickCreate }))

interface GoodsSheetProps {
  model: FormModel
  onCamera: () => void
  onClose: () => void
}

export const GoodsSheet = ({ model, onCamera, onClose }: GoodsSheetProps) => {
  const { t } = useFormWords()
  const [typed, setTyped] = useState('')
  const [adding, setAdding] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const goods = useGoodsOptions(model, typed)
  const count = useWatch(model.store, (state) => state.keys.length)
  // The text stays selected, so that the next word replaces it without another tap.
  const take = (product: UnitOption['product'], unit: string | null) => {
    sayTaken(model, addGoods(model, { product, unit, same: sameGoods() }))
    input.current?.focus()
    input.current?.select()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isTakingKey(event, typed)) return
    event.preventDefault()
    const first = goods.settled ? goods.options[0] : undefined
    if (first) take(first.product, first.unitId)
    else takeTyped({ model, typed, anchor: input, onPick: take, onClose })
  }
  return (
    <Dialog
      opened
      full
      plain
      onClose={onClose}
      title={t('picker.goods')}
      foot={
        <>
          <span className={style.count}>{t('goods.lines', { n: count })}</span>
          <Button variant="primary" onClick={onClose}>
            {t('form.done')}
          </Button>
        </>
      }
    >
      <>
        <Stack className="tall">
          <div className="pad-8-12 firm line-below">
            <TextInput
              label={t('form.scan')}
              hideLabel
              ref={input}
              placeholder={t('form.scan')}
              left={<IconButton label={t('form.camera')} icon={<ScanBarcode size={18} />} onClick={onCamera} />}
              value={typed}
              data-autofocus
              data-goods
              onChange={(event) => setTyped(event.currentTarget.value)}
              onFocus={(event) => event.currentTarget.select()}
              onKeyDown={onKeyDown}
            />
          </div>
          <div
            className={style.rows}
            onScroll={(event) => {
              const { scrollTop, scrollHeight, clientHeight } = event.currentTarget
              if (scrollHeight - scrollTop - clientHeight < 300) goods.more()
            }}
          >
            {goods.isRecent && <h3 className={style.caption}>{t('goods.recent')}</h3>}
            {goods.options.map((option) => (
              <SheetRow
                key={`${option.product.id}/${option.unitId}`}
                option={option}
                model={model}
                words={searchWords(typed)}
                last={lastText(model, takenIn(goods.taken, option.product, option.unitId))}
                onTake={() => take(option.product, option.unitId)}
              />
            ))}
            {goods.options.length === 0 && (
              <div className={pickers.message} role="status">
                {goods.isFetching || !goods.settled ? t('picker.loading') : t('picker.none')}
              </div>
            )}
            <Button variant="link" icon={<Plus size={16} />} onClick={() => setAdding(true)}>
              {t('picker.addGoods')}
            </Button>
          </div>
        </Stack>
        {adding && (
          <Suspense>
            <QuickCreate
              list={goodsList()}
              typed={typed}
              narrow={{}}
              onClose={() => setAdding(false)}
              onCreated={(made) => {
                setAdding(false)
                take(made, null)
              }}
            />
          </Suspense>
        )}
      </>
    </Dialog>
  )
}

interface RowProps {
  option: UnitOption
  model: FormModel
  words: readonly string[]
  last: string
  onTake: () => void
}

const SheetRow = ({ option, model, words, last, onTake }: RowProps) => {
  const { t, language } = useFormWords()
  const { product, unit, unitId } = option
  const number = (value: Decimal | null) => showNumber(value, marksOf(language), 4)
  const factor = unit?.factor ?? one
  const onHand = product['trackStock'] === false ? null : (product['onHandAt'] as Decimal | null)
  const stock = onHand === null ? null : stockIn(onHand, factor).whole
  const index = useWatch(model.store, () =>
    lineWith(model, { product: product.id, unit: unitId ?? (product['unit'] as string) }),
  )
  const unitName = `${unit?.unitName ?? String(product['unitName'] ?? '')}${factor === one ? '' : ` ×${number(factor)}`}`
  return (
    <div className={style.row} data-out={(stock !== null && stock <= 0n) || undefined}>
      <button
        type="button"
        className={style.take}
        // The focus stays in the search, and with it the phone's keyboard.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onTake}
      >
        <span className={style.name}>
          <Matched text={product.name} words={words} />
        </span>
        <span className="bold figures">{number(listPrice(model, product, unitId))}</span>
        <span className={style.unit}>
          {unitName}
          {stock !== null && (
            <>
              {' · '}
              {t('picker.onHand').toLowerCase()} <span className={style.stock}>{number(stock)}</span>
            </>
          )}
          {` · ${product.code}`}
        </span>
        {last && <span className={style.details}>{last}</span>}
      </button>
      {index >= 0 && model.goods?.quantity && (
        <Counter model={model} index={index} name={`${product.name} ${unitName}`} />
      )}
    </div>
  )
}

const Counter = ({ model, index, name }: { model: FormModel; index: number; name: string }) => {
  const { t } = useFormWords()
  const field = model.goods!.quantity!
  const quantity = useWatch(model.store, (state) => (state.draft.lines[index]?.[field] ?? null) as Decimal | null)
  const typed = useTyped(shapeOf(model.definition).lines[field]!, quantity, (value) =>
    setCell(model, index, { name: field, value }),
  )
  const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault()
  return (
    <span className={grid.stepper}>
      <button
        type="button"
        aria-label={t('form.less', { name })}
        onMouseDown={keepFocus}
        onClick={() => countLine(model, index, -1)}
      >
        <Minus size={18} />
      </button>
      <input
        className={style.quantity}
        aria-label={`${t('picker.quantity')} ${name}`}
        inputMode="decimal"
        autoComplete="off"
        value={typed.value}
        onChange={typed.onChange}
        onBlur={typed.onBlur}
        onKeyDown={typed.onKeyDown}
        data-keypad={typed['data-keypad']}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button
        type="button"
        aria-label={t('form.morePieces', { name })}
        onMouseDown={keepFocus}
        onClick={() => countLine(model, index, 1)}
      >
        <Plus size={18} />
      </button>
    </span>
  )
}
