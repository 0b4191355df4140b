/** Adds several goods at once: tick them, enter quantities, add all. */
import { Search } from 'lucide-react'
import { useState } from 'react'
import { one, type Decimal } from '#kernel/decimal.ts'
import type { RefRow } from '#model/rule-context.ts'
import { quantity as quantityField } from '#model/field.ts'
import { addMany } from '#web/form/draft/lines.ts'
import { FormModelContext, type FormModel } from '#web/form/draft/store/model.ts'
import { marksOf, showNumber } from '#web/values/number-text.ts'
import { listPrice } from '#web/form/draft/money/prices.ts'
import { unitsOf } from '#web/form/draft/units.ts'
import { useTyped } from '#web/form/fields/use-typed.ts'
import { useFormWords } from '#web/words/form-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/floating/dialog.tsx'
import { Checkbox, TextInput } from '#web/ui/fields/field.tsx'
import { stockIn, unitFor } from './goods-units.ts'
import { useGoods, useTaken } from './use-goods.ts'
import style from '../../../pickers/pickers.module.css'

interface Chosen {
  product: RefRow
  /** Null is the base unit. */
  unit: string | null
  quantity: Decimal
}
const field = quantityField({ label: 'field.quantity', sign: 'positive' })

export const MultiGoods = ({ model, onClose }: { model: FormModel; onClose: () => void }) => {
  const { t } = useFormWords()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<ReadonlyMap<string, Chosen>>(new Map())
  const goods = useGoods(model, typed, true)
  const { data: taken } = useTaken(model, false)
  const unitOf = (product: RefRow) => unitFor(model, product, { typed: '', taken })
  const toggle = (product: RefRow) =>
    setChosen((before) => {
      const next = new Map(before)
      if (!next.delete(product.id)) next.set(product.id, { product, unit: unitOf(product), quantity: one })
      return next
    })
  const count = (product: RefRow, quantity: Decimal | null) =>
    setChosen((before) =>
      new Map(before).set(product.id, { product, unit: unitOf(product), quantity: quantity ?? one }),
    )
  const take = () => {
    addMany(model, [...chosen.values()])
    onClose()
  }
  return (
    <Modal
      opened
      plain
      onClose={onClose}
      title={t('form.many')}
      width={860}
      foot={
        <>
          <Button onClick={onClose}>{t('web.cancel')}</Button>
          <Button variant="primary" disabled={chosen.size === 0} onClick={take}>
            {t('form.manyTake', { n: chosen.size })}
          </Button>
        </>
      }
    >
      <FormModelContext value={model}>
        <div className={style.multi}>
          <div className={style.multiToolbar}>
            <TextInput
              label={t('picker.search')}
              hideLabel
              placeholder={t('picker.search')}
              left={<Search size={16} aria-hidden="true" />}
              value={typed}
              data-autofocus
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </div>
          <div
            className="fill-down scroll-y"
            onScroll={(event) => {
              const { scrollTop, scrollHeight, clientHeight } = event.currentTarget
              if (scrollHeight - scrollTop - clientHeight < 200) goods.more()
            }}
          >
            <div className={`${style.multiRow} ${style.multiHeader}`} aria-hidden="true">
              <span />
              <span data-wide>{t('picker.code')}</span>
              <span>{t('picker.name')}</span>
              <span data-wide>{t('picker.unit')}</span>
              <span data-wide className="figures text-end nowrap">
                {t('picker.onHand')}
              </span>
              <span data-wide className="figures text-end nowrap">
                {t('picker.sellPrice')}
              </span>
              <span className="figures text-end nowrap">{t('picker.quantity')}</span>
            </div>
            {goods.rows.map((row) => (
              <MultiRow
                key={row.id}
                row={row}
                model={model}
                unitId={chosen.get(row.id)?.unit ?? unitOf(row)}
                chosen={chosen.get(row.id)}
                onToggle={() => toggle(row)}
                onCount={(quantity) => count(row, quantity)}
              />
            ))}
            {goods.rows.length === 0 && (
              <div className={style.message}>{goods.isFetching ? t('picker.loading') : t('picker.none')}</div>
            )}
          </div>
        </div>
      </FormModelContext>
    </Modal>
  )
}

interface MultiRowProps {
  row: RefRow
  model: FormModel
  unitId: string | null
  chosen: Chosen | undefined
  onToggle: () => void
  onCount: (quantity: Decimal | null) => void
}
const MultiRow = ({ row, model, unitId, chosen, onToggle, onCount }: MultiRowProps) => {
  const { t, language } = useFormWords()
  const marks = marksOf(language)
  const unit = unitsOf(row).find((one) => one.unit === unitId)
  const onHand = row['trackStock'] === false ? null : (row['onHandAt'] as Decimal | null)
  const typed = useTyped(field, chosen?.quantity ?? null, (value) => onCount(value as Decimal | null))
  return (
    <div className={style.multiRow} data-chosen={chosen !== undefined || undefined}>
      <Checkbox label={row.name} hideLabel checked={chosen !== undefined} onChange={onToggle} />
      <span data-wide className={style.code}>
        {row.code}
      </span>
      <span onClick={onToggle}>{row.name}</span>
      <span data-wide>{unit?.unitName ?? String(row['unitName'] ?? '')}</span>
      <span data-wide className="figures text-end nowrap">
        {onHand !== null && showNumber(stockIn(onHand, unit?.factor ?? one).whole, marks, 4)}
      </span>
      <span data-wide className="figures text-end nowrap">
        {showNumber(listPrice(model, row, unitId), marks)}
      </span>
      <TextInput
        label={`${t('picker.quantity')} ${row.name}`}
        hideLabel
        numeric
        inputMode="decimal"
        value={typed.value}
        onChange={typed.onChange}
        onBlur={typed.onBlur}
        onKeyDown={typed.onKeyDown}
        data-keypad={typed['data-keypad']}
        onFocus={(event) => event.currentTarget.select()}
      />
    </div>
  )
}
