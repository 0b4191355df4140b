/** The lines of a voucher about the money of a carrier: a parcel each (contract amendments 78). */
import { X } from 'lucide-react'
import { useEffect } from 'react'
import { zero, type Decimal } from '#kernel/decimal.ts'
import type { Field } from '#model/field.ts'
import { shapeOf, type LineDraft } from '#web/form/draft/draft.ts'
import type { Edit } from '#web/form/draft/store/draft-store.ts'
import { loadListRefs } from '#web/form/draft/store/load-refs.ts'
import { useFormModel } from '#web/form/draft/store/model.ts'
import { FieldInput } from '#web/form/fields/inputs.tsx'
import { useRefRow } from '#web/form/fields/ref-input.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { useStore } from '#web/ui/base/store.ts'
import { useWatch } from '#web/ui/base/use-watch.ts'
import { marksOf, showNumber } from '#web/values/number-text.ts'
import { useFormWords } from '#web/words/form-words.ts'
import { LinesProblem } from './voucher-table.web.tsx'
import style from './voucher.module.css'

const withAmount =
  (at: number, amount: Decimal | null): Edit =>
  ({ raw, keys }) => ({ raw: { ...raw, lines: raw.lines.with(at, { ...raw.lines[at]!, amount }) }, keys })
const without =
  (at: number): Edit =>
  ({ raw, keys }) => ({ raw: { ...raw, lines: raw.lines.toSpliced(at, 1) }, keys: keys.toSpliced(at, 1) })

interface RowProps {
  line: LineDraft
  at: number
  field: Field
  isFixed: boolean
}
const ParcelRow = ({ line, at, field, isFixed }: RowProps) => {
  const { store } = useFormModel()
  const { t, label, language } = useFormWords()
  const shown = (value: unknown) => showNumber((value as Decimal | null) ?? zero, marksOf(language))
  const number = String(line['shipmentNumber'] ?? '')
  return (
    <tr>
      <td>{number}</td>
      <td data-numeric>{shown(line['remaining'])}</td>
      <td data-numeric>
        {isFixed ? (
          shown(line['amount'])
        ) : (
          <FieldInput
            name={`lines.${at}.amount`}
            field={field}
            label={`${label(field.label)} ${number}`}
            hideLabel
            value={line['amount'] ?? null}
            onCommit={(value) => store.change(withAmount(at, value as Decimal | null))}
          />
        )}
      </td>
      {!isFixed && (
        <td>
          <IconButton
            label={`${t('list.delete')} ${number}`}
            size="small"
            icon={<X size={14} />}
            onClick={() => store.change(without(at))}
          />
        </td>
      )}
    </tr>
  )
}

export const ParcelLines = () => {
  const { store, definition, reading, locked, cache } = useFormModel()
  const { t, label } = useFormWords()
  const [isRead, isLocked] = [useStore(reading), useStore(locked)]
  const lines = useWatch(store, ({ draft }) => draft.lines)
  const id = useWatch(store, ({ draft }) => draft['carrier'])
  const carrier = useRefRow('carrier', id)
  const isFixed = isRead || isLocked
  const { fields: head, lines: fields } = shapeOf(definition)
  // A stored voucher comes without its name.
  useEffect(() => {
    void loadListRefs({ carrier: head['carrier']! }, { carrier: id }, cache)
  }, [head, id, cache])
  return (
    <>
      <LinesProblem />
      <p className={style.sums}>
        {label('field.carrier')}: <b>{carrier?.name ?? '…'}</b>
      </p>
      <div className="fill-down scroll">
        <table className={style.table} aria-label={t('voucher.parcels')}>
          <thead>
            <tr>
              <th scope="col">{label('shipment')}</th>
              <th scope="col" data-numeric>
                {label('field.openAmount')}
              </th>
              <th scope="col" data-numeric>
                {label('field.amount')}
              </th>
              {!isFixed && <td />}
            </tr>
          </thead>
          <tbody>
            {lines.map((line, at) =>
              line['shipment'] ? (
                <ParcelRow key={String(line['shipment'])} {...{ line, at, isFixed }} field={fields['amount']!} />
              ) : null,
            )}
          </tbody>
        </table>
      </div>
    </>
  )
}
