/** How goods are brought: to whom, by whom and for what; a bill's delivery, drawn whole. Goods that are collected show the address alone. */
import { useEffect } from 'react'
import { showDay, type Day } from '#kernel/day.ts'
import { decimal, subtract, zero, type Decimal } from '#kernel/decimal.ts'
import type { Field } from '#model/field.ts'
import { combineEdits, setField } from '#web/form/draft/edits.ts'
import { useFormModel } from '#web/form/draft/store/model.ts'
import { loadListRefs } from '#web/form/draft/store/load-refs.ts'
import type { FieldInputProps } from '#web/form/fields/field-props.ts'
import { FieldInput } from '#web/form/fields/inputs.tsx'
import form from '#web/form/form.module.css'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { useWatch } from '#web/ui/base/use-watch.ts'
import { marksOf, showNumber } from '#web/values/number-text.ts'
import { useFormWords } from '#web/words/form-words.ts'
import { useWords } from '#web/words/words.ts'
import { AddressInput } from '../village/address-input.web.tsx'
import addressStyle from '../village/address.module.css'
import {
  useCarriers,
  useChoices,
  useOffers,
  type ChoiceCall,
  type ChoiceRow,
  type Service,
} from './delivery-choices.web.ts'

type Values = Readonly<Record<string, unknown>>
const byBusiness = 1
const feeByShop = 1

/** Drawn here, below the address. */
const own = new Set([
  'weight',
  'length',
  'width',
  'height',
  'codAmount',
  'feePayer',
  'carrierFee',
  'expectedDate',
  'trackingCode',
])
const isOfAddress = (part: string): boolean => !own.has(part)

/** How the parts of the delivery are read and changed. */
const useDelivery = ({ name, field, value, disabled, inner }: FieldInputProps) => {
  const { store, definition, cache } = useFormModel()
  const { label } = useFormWords()
  const parts = field.fields as Readonly<Record<string, Field>>
  const values = (value ?? {}) as Values
  const edit = (patch: Values) => (now: Values) =>
    setField(definition, name, {
      ...Object.fromEntries(Object.keys(parts).map((part) => [part, null])),
      ...(now[name] as Values | null),
      ...patch,
    })
  return {
    cache,
    store,
    definition,
    values,
    disabled: disabled === true,
    label,
    set: (patch: Values) => store.change(edit(patch)(store.get().raw)),
    propose: (patch: Values) => store.amend(edit(patch)(store.get().raw)),
    edit: (patch: Values) => edit(patch)(store.get().raw),
    draw: (part: string, onCommit?: (value: unknown) => void) => (
      <FieldInput
        key={part}
        name={`${name}.${part}`}
        field={parts[part]!}
        label={label(parts[part]!.label)}
        value={values[part] ?? null}
        disabled={disabled === true}
        error={inner?.(part)}
        onCommit={onCommit ?? ((next) => store.change(edit({ [part]: next })(store.get().raw)))}
      />
    ),
    partLabel: (part: string) => label(parts[part]!.label),
    error: (part: string) => inner?.(part),
  }
}
type Delivery = ReturnType<typeof useDelivery>

interface RowSelectProps {
  delivery: Delivery
  part: 'shift' | 'paymentOption' | 'deliveryNote'
  call: ChoiceCall
  onPick?: (row: ChoiceRow | undefined) => Values
}
/** A row of the carrier; one that is gone keeps the name the bill has of it. */
const RowSelect = ({ delivery, part, call, onPick }: RowSelectProps) => {
  const { values } = delivery
  const rows = useChoices(call, values['carrier'] as string | null)
  const chosen = (values[part] ?? null) as string | null
  const gone = chosen !== null && !rows.some(({ id }) => id === chosen)
  return (
    <div data-field={`delivery.${part}`}>
      <Select
        label={delivery.partLabel(part)}
        error={delivery.error(part)}
        disabled={delivery.disabled || (rows.length === 0 && !gone)}
        clearable
        value={chosen}
        options={[
          ...rows.map(({ id, name, note }) => ({ value: id, label: name, ...(note && { note }) })),
          ...(gone ? [{ value: chosen, label: String(values[`${part}Name`] ?? '…') }] : []),
        ]}
        onChange={(next) => delivery.set({ [part]: next, ...onPick?.(rows.find(({ id }) => id === next)) })}
      />
    </div>
  )
}

/** Own delivery has a carrier, too; the form names it at once, so that its shifts can be chosen. */
const useOwnCarrier = ({ values, disabled, propose }: Delivery): void => {
  const isMissing = !disabled && values['type'] === byBusiness && !values['carrier']
  const found = useCarriers(isMissing)?.find(({ isInternal }) => isInternal)?.id
  useEffect(() => {
    if (isMissing && found) propose({ carrier: found })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each carrier that is found
  }, [isMissing, found])
}

/** What bringing the goods costs; a click takes it over. */
const Fees = ({ delivery }: { delivery: Delivery }) => {
  const { store, definition, values } = delivery
  const { label } = useFormWords()
  const { language } = useWords()
  const lines = useWatch(store, ({ draft }) => draft.lines)
  const total = useWatch(store, ({ draft }) =>
    subtract((draft['total'] as Decimal | null) ?? zero, (draft['shippingFee'] as Decimal | null) ?? zero),
  )
  const offers = useOffers(
    { module: definition.wire.module, delivery: values, total, lines },
    !delivery.disabled && (values['type'] === byBusiness || Boolean(values['carrier'])),
  )
  if (!offers) return null
  const take = ({ total: fee, serviceCode, expectedDate }: Service) => {
    const amount = decimal(String(fee))
    const isOwed = values['type'] !== byBusiness && values['feePayer'] === feeByShop
    const offer = { serviceCode: serviceCode || null, expectedDate: expectedDate || null }
    store.change(
      combineEdits(
        setField(definition, 'shippingFee', amount),
        delivery.edit({ ...(isOwed && { carrierFee: amount }), ...offer }),
      ),
    )
  }
  const shown = (value: number) => showNumber(decimal(String(value)), marksOf(language))
  return (
    <div className={addressStyle.found} role="status">
      {offers.reason && <span>{offers.reason}</span>}
      {offers.services.map((one) => (
        <span key={`${one.name} ${one.total}`}>
          {label('carrier.fee.is', { name: one.name, fee: shown(one.total), weight: shown(offers.weight ?? 0) })}
          {one.expectedDate && ` · ${label('carrier.fee.expected', { day: showDay(one.expectedDate as Day) })}`}{' '}
          <Button size="small" onClick={() => take(one)}>
            {label('carrier.fee.take')}
          </Button>
        </span>
      ))}
    </div>
  )
}

const Brought = ({ delivery }: { delivery: Delivery }) => {
  const { values, cache, draw, set, disabled } = delivery
  const { carrier } = values
  useOwnCarrier(delivery)
  useEffect(() => {
    void loadListRefs({ carrier: { kind: 'ref', of: 'carrier', label: '', required: false } }, { carrier }, cache)
  }, [carrier, cache])
  const nothing = {
    shift: null,
    paymentOption: null,
    deliveryNote: null,
    collectGoods: null,
    serviceCode: null,
    expectedDate: null,
  }
  return (
    <>
      {draw('carrier', (id) => set({ carrier: id, ...nothing }))}
      <RowSelect
        delivery={delivery}
        part="paymentOption"
        call="getTuychonthanhtoan"
        // What is collected and who pays follow from the option.
        onPick={(row) => ({
          collectGoods: row?.collectGoods ?? null,
          feePayer: row?.feePayer ?? null,
          codAmount: null,
        })}
      />
      {draw('codAmount')}
      {draw('feePayer')}
      <RowSelect delivery={delivery} part="shift" call="getCagiaohang" />
      <RowSelect delivery={delivery} part="deliveryNote" call="getLuuYGiao" />
      {draw('weight')}
      {draw('length')}
      {draw('width')}
      {draw('height')}
      {draw('carrierFee')}
      {draw('expectedDate')}
      {draw('trackingCode')}
      {!disabled && <Fees delivery={delivery} />}
    </>
  )
}

export const DeliveryInput = (props: FieldInputProps) => {
  const delivery = useDelivery(props)
  return (
    <div className={form.fullWidth}>
      <AddressInput {...props} draws={isOfAddress}>
        {delivery.values['type'] ? <Brought delivery={delivery} /> : null}
      </AddressInput>
    </div>
  )
}
