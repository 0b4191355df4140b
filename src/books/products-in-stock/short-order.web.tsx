/** One of the proposed orders: its supplier and store, and its lines with quantities that can be changed. */
import { memo, type Dispatch, useState } from 'react'
import { decimalsOf, zero, type Decimal } from '#kernel/decimal.ts'
import { readTypedNumber, showTypedNumber } from '#kernel/typed-number.ts'
import type { DocumentMeta } from '#model/document.ts'
import { RefPicker } from '#web/pickers/ref-picker.tsx'
import { listNamed, lookupPath } from '#web/pickers/registry.ts'
import { Checkbox, TextInput } from '#web/ui/fields/field.tsx'
import { Link } from '#web/ui/link.tsx'
import { keypadSign, takeTyped } from '#web/values/number-box.ts'
import { marksOf, showNumber } from '#web/values/number-text.ts'
import { useWords } from '#web/words/words.ts'
import { amountOf, lacksPrice, sumOfOrder, type Change, type OrderLine, type ShortOrder } from './short-orders.ts'
import style from './products-in-stock.module.css'

const DECIMALS = 4
const supplierPath = lookupPath(listNamed('partner')!)

interface OrderProps {
  order: ShortOrder
  at: number
  /** The decimals of the base currency. */
  decimals: number
  kind: DocumentMeta
  isBusy: boolean
  change: Dispatch<Change>
  onLeave: () => void
}

export const OrderPart = memo(({ order, at, decimals, kind, isBusy, change, onLeave }: OrderProps) => {
  const { label, language } = useWords()
  const { supplier, isFixed, store, lines, made, problem } = order
  const name = supplier?.name ?? label('productsInStock.noSupplier')
  const count = lines.filter((line) => line.isOn).length
  const sum = sumOfOrder(order, decimals)
  return (
    <section className={style.order} aria-label={`${name} · ${store.name}`} data-made={made !== null || undefined}>
      <header className={style.orderHead}>
        {made === null && (
          <Checkbox
            label={label('productsInStock.orderOf', { name: `${name} · ${store.name}` })}
            hideLabel
            checked={count === lines.length}
            indeterminate={count > 0 && count < lines.length}
            disabled={isBusy}
            onChange={(event) => change({ at, isOn: event.currentTarget.checked })}
          />
        )}
        <h3 className={style.supplier}>
          {name}
          <span className={style.store}>{store.name}</span>
        </h3>
        {made && (
          <Link to={`${kind.screen.base}/${kind.screen.detail.replace(':id', made.id)}`} onClick={onLeave}>
            {made.number}
          </Link>
        )}
        {sum !== null && <strong className={style.sum}>{showNumber(sum, marksOf(language))}</strong>}
      </header>
      {problem && (
        <p className={style.problem} role="alert">
          {problem}
        </p>
      )}
      {!isFixed && made === null && (
        <RefPicker
          className={style.picker}
          label={label('productsInStock.chooseSupplier')}
          path={supplierPath}
          narrow={{ objType: 'ncc' }}
          clearable
          disabled={isBusy}
          value={supplier}
          onPick={(row) => change({ at, values: { supplier: row && { id: row.id, name: row.name } } })}
        />
      )}
      {made === null && lacksPrice(order) && <p className={style.missing}>{label('productsInStock.pricesMissing')}</p>}
      {made === null && (
        <ul className={style.lines}>
          {lines.map((line, index) => (
            <LinePart key={line.Product_ID} {...{ line, at, index, decimals, isBusy, change }} />
          ))}
        </ul>
      )}
    </section>
  )
})

interface LineProps extends Pick<OrderProps, 'at' | 'decimals' | 'isBusy' | 'change'> {
  line: OrderLine
  index: number
}

const LinePart = memo(({ line, at, index, decimals, isBusy, change }: LineProps) => {
  const { label, language } = useWords()
  const marks = marksOf(language)
  const show = (value: Decimal | null) => showNumber(value, marks, DECIMALS)
  const { ProductID, ProductName, Unit, baseUnit, isOn, price } = line
  return (
    <li className={style.line} data-off={!isOn || undefined}>
      <Checkbox
        label={label('productsInStock.orderOf', { name: ProductName })}
        hideLabel
        checked={isOn}
        disabled={isBusy}
        onChange={(event) => change({ at, line: index, values: { isOn: event.currentTarget.checked } })}
      />
      <span className={style.goods}>
        <span>
          <span className={style.code}>{ProductID}</span> {ProductName}
        </span>
        <small className={style.note}>
          {label('productsInStock.orderNote', {
            available: show(line.available),
            incoming: show(line.incoming),
            limit: show(line.limit),
            unit: baseUnit,
          })}
        </small>
      </span>
      <NumberField
        className={style.quantity}
        name={label('productsInStock.quantityOf', { name: ProductName })}
        value={line.quantity}
        disabled={isBusy || !isOn}
        onValue={(quantity) => change({ at, line: index, values: { quantity } })}
      />
      <span>{Unit}</span>
      {line.isPriced ? (
        <span className={style.price}>× {show(price)}</span>
      ) : (
        <NumberField
          className={style.typedPrice}
          name={label('productsInStock.priceOf', { name: ProductName })}
          value={price}
          isDong={decimals === 0}
          disabled={isBusy || !isOn}
          onValue={(typed) => change({ at, line: index, values: { price: typed } })}
        />
      )}
      <span className={style.amount}>{isOn && showNumber(amountOf(line, decimals), marks)}</span>
    </li>
  )
})

interface NumberProps {
  className: string | undefined
  name: string
  value: Decimal | null
  isDong?: boolean
  disabled: boolean
  onValue: (value: Decimal | null) => void
}

/** Nothing, what is no number and what is below zero are null; the last two are told. */
const NumberField = ({ className, name, value, isDong = false, disabled, onValue }: NumberProps) => {
  const { t, language } = useWords()
  const reading = { language, isDong }
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && typed.trim() !== '' && value === null
  return (
    <TextInput
      className={className}
      label={name}
      hideLabel
      numeric
      inputMode="decimal"
      disabled={disabled}
      data-keypad={keypadSign(reading)}
      value={typed ?? showTypedNumber(value, reading)}
      error={isWrong ? t('invalid', { label: name }) : undefined}
      onFocus={(event) => event.currentTarget.select()}
      onChange={({ currentTarget: input }) => {
        const read = readTypedNumber(takeTyped(input, reading), reading)
        setTyped(input.value)
        onValue(typeof read === 'string' || read === null || read < zero || decimalsOf(read) > DECIMALS ? null : read)
      }}
      onBlur={() => !isWrong && setTyped(null)}
    />
  )
}
