/** The form of receipt and payment vouchers: partner, amount and open vouchers; or other reasons, line by line. */
import { Truck } from 'lucide-react'
import { lazy, Suspense, type ReactNode } from 'react'
import { holds } from '#model/required.ts'
import { useRights } from '#web/data/profile.ts'
import { Button } from '#web/ui/button.tsx'
import { confirm } from '#web/ui/floating/confirm.tsx'
import { classNames } from '#web/ui/base/class-names.ts'
import { shapeOf } from '#web/form/draft/draft.ts'
import { focusField } from '#web/form/draft/focus.ts'
import style from '#web/form/form.module.css'
import { HeaderField } from '#web/form/document/header-fields.tsx'
import { OwnHeader } from '#web/form/document/own-header.tsx'
import type { PlacedField } from '#web/form/draft/layout.ts'
import { LineTable, useLinesCard } from '#web/form/lines/grid/line-table.tsx'
import { changeHead } from '#web/form/draft/change-head.ts'
import { useFormModel, type FormModel } from '#web/form/draft/store/model.ts'
import { clearLines, setRef, combineEdits } from '#web/form/draft/edits.ts'
import { currentFormWords, useFormWords } from '#web/words/form-words.ts'
import { loadArea } from '#web/words/words.ts'
import { Loading } from '#web/ui/parts.tsx'
import { useStore } from '#web/ui/base/store.ts'
import { isPhone } from '#web/ui/base/viewport.ts'
import { OpenVouchers } from './voucher-open.web.tsx'
import { useWatch } from '#web/ui/base/use-watch.ts'
import { voucherType } from '../vouchers/voucher-shape.ts'
import own from './voucher.module.css'

const ParcelLines = lazy(async () => ({ default: (await import('./voucher-parcels.web.tsx')).ParcelLines }))
const OffsetItems = lazy(async () => ({ default: (await import('./voucher-offset.web.tsx')).OffsetItems }))

/** Choosing another partner clears the chosen vouchers (contract documents §19). */
const useChangePartner = () => {
  const model = useFormModel()
  return async (value: unknown) => {
    const { definition, store } = model
    const { t } = currentFormWords()
    const before = store.get().raw
    if (before['partner'] === value) return
    const message =
      shapeOf(definition).fields['partner']?.party === 'supplier'
        ? t('voucher.supplierClears')
        : t('voucher.partnerClears')
    const chosen = before.lines.length > 0 && before['partner'] !== null
    if (
      chosen &&
      !(await confirm({
        title: t('noticeTitle'),
        careful: true,
        message,
        confirmLabel: t('web.agree'),
        cancelLabel: t('web.cancel'),
      }))
    ) {
      store.refresh()
      return
    }
    store.change(combineEdits(setRef(definition, 'partner', value as string | null), ...(chosen ? [clearLines] : [])))
    // Most vouchers need nothing else but their sum.
    if (value !== null && !isPhone()) focusField(document, 'amount')
  }
}

/** A voucher has the currency of its fund. */
const changeFund = async (model: FormModel, value: unknown): Promise<void> => {
  await changeHead(model, 'fund', value)
  const fund = model.cache.get('fund', value as string | null)
  if (!fund) return
  const currency = fund['foreignCode'] ? (fund['currency'] ?? null) : null
  const before = model.store.get().draft['currency'] as string | null
  const isForeign = model.cache.get('currency', before)?.['isBase'] === false
  if (currency !== (isForeign ? before : null)) await changeHead(model, 'currency', currency)
}

/** Fields that an offset without money does not have. */
const ofMoney: ReadonlySet<string> = new Set(['paymentMethod', 'fund', 'cardType', 'person'])

const useIsOffset = (): boolean =>
  useWatch(useFormModel().store, ({ draft }) => draft['voucherType'] === voucherType.offset)

/** Fields that depend on the payment method (card type) are only shown with that method. */
const useMain = (): readonly PlacedField[] => {
  const { header, store, reading } = useFormModel()
  // When editing, this field is shown below the open vouchers instead.
  const isUnallocatedShown = useStore(reading) && Boolean(store.get().draft['unallocated'])
  const isOffset = useIsOffset()
  const card = useWatch(store, ({ draft }) => holds(shapeOf(store.definition).fields['cardType']?.requiredWhen, draft))
  return header.main.filter(
    ({ name }) =>
      (name !== 'unallocated' || isUnallocatedShown) &&
      (name !== 'cardType' || card) &&
      !(isOffset && ofMoney.has(name)),
  )
}

const Head = ({ fields }: { fields: readonly PlacedField[] }): ReactNode => {
  const model = useFormModel()
  const changePartner = useChangePartner()
  const { t } = useFormWords()
  return fields.map(({ name, field }, index) => (
    <HeaderField
      key={name}
      name={name}
      field={field}
      className={index === 0 || name === 'description' ? style.fullWidthOnPhone : undefined}
      {...(name === 'number' && { placeholder: t('form.automatic') })}
      {...(name === 'fund' && {
        onCommit: (value: unknown) => {
          void changeFund(model, value)
        },
      })}
      {...(name === model.party && {
        onCommit: (value: unknown) => {
          void changePartner(value)
        },
      })}
    />
  ))
}

export const VoucherForm = () => {
  const fields = useMain()
  const { id, lines } = useFormModel().store.get().raw
  return (
    <>
      {/* What is made of other vouchers begins at its sum. */}
      <OwnHeader fields={fields} beginsHere={id !== null || lines.length === 0}>
        <Head fields={fields} />
      </OwnHeader>
      <Items />
    </>
  )
}

const Items = () => {
  const model = useFormModel()
  const isOffset = useIsOffset()
  if (model.other) return <OtherLines />
  if (!isOffset) return <OpenVouchers />
  return (
    <Suspense fallback={<Loading />}>
      <OffsetItems />
    </Suspense>
  )
}

const chooseParcels = async (model: FormModel): Promise<void> => {
  const [{ askForParcels }] = await Promise.all([import('./voucher-parcels-dialog.web.tsx'), loadArea('parcels')])
  await askForParcels(model)
}

/** The money of a carrier stands on a voucher of its own, parcel by parcel. */
const ParcelsButton = ({ hasParcels }: { hasParcels: boolean }) => {
  const model = useFormModel()
  const { t } = useFormWords()
  const { may } = useRights()
  const isNew = model.store.get().raw.id === null
  const isFixed = [useStore(model.reading), useStore(model.locked)].includes(true)
  if (isFixed || !(isNew || hasParcels) || !may('Shipping', 'R')) return null
  return (
    <div className={own.credit}>
      <Button icon={<Truck size={16} />} onClick={() => void chooseParcels(model)}>
        {t('voucher.parcels')}
      </Button>
    </div>
  )
}

/** Other income or expenses, each with its amount. */
const OtherLines = () => {
  const { t } = useFormWords()
  const hasParcels = useWatch(useFormModel().store, ({ draft }) =>
    draft.lines.some((line) => Boolean(line['shipment'])),
  )
  return (
    <section className={classNames(style.card, style.lines)} aria-label={t('form.lines')} {...useLinesCard()}>
      <ParcelsButton hasParcels={hasParcels} />
      {hasParcels ? (
        <Suspense fallback={<Loading />}>
          <ParcelLines />
        </Suspense>
      ) : (
        <LineTable />
      )}
    </section>
  )
}
