/** Chooses parcels of a carrier for a voucher: those of which money is open. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { zero, type Decimal } from '#kernel/decimal.ts'
import { lookupCall, moduleCall } from '#wire/calls.ts'
import { foundRows } from '#wire/spelling.ts'
import { trusted } from '#wire/values.ts'
import { call } from '#web/data/call.ts'
import { useRights } from '#web/data/profile.ts'
import type { WireRow } from '#web/data/queries.ts'
import { blankLine, shapeOf } from '#web/form/draft/draft.ts'
import { newKey, type Edit } from '#web/form/draft/store/draft-store.ts'
import type { FormModel } from '#web/form/draft/store/model.ts'
import { FieldsDialog, type TypedValues } from '#web/form/fields/fields-dialog.tsx'
import { refFromLookup } from '#web/pickers/ref-row.ts'
import { loadedList } from '#web/pickers/registry.ts'
import { showDialog } from '#web/ui/floating/confirm.tsx'
import { Checkbox } from '#web/ui/fields/field.tsx'
import { Loading } from '#web/ui/parts.tsx'
import { marksOf, showNumber } from '#web/values/number-text.ts'
import { useFormWords } from '#web/words/form-words.ts'
import style from './voucher.module.css'

const MOST = 500

/** Which money a voucher is about: what was collected comes in, fees go out; and the delivered item of each. */
const sideOf = ({ definition }: FormModel) =>
  shapeOf(definition).lines['otherMethod']!.of === 'otherIncome'
    ? { list: 'otherIncome', item: 'TVC01', open: '1', amount: 'codOpen' }
    : { list: 'otherOutcome', item: 'CVC01', open: '2', amount: 'feeOpen' }
type Side = ReturnType<typeof sideOf>

/** What the carrier owed before the first parcel comes first. */
const useOpenParcels = (side: Side, carrier: string | null) => {
  const { open } = side
  const seesOpenings = useRights().may('COD', 'R')
  return useQuery({
    queryKey: ['module', 'Shipping', 'open', open, carrier],
    enabled: carrier !== null,
    queryFn: async ({ signal }) => {
      const [openings, parcels] = await Promise.all([
        seesOpenings ? call('api/COD/getOpenings', { query: { NVC_ID: carrier }, signal }) : null,
        call(moduleCall('Shipping', 'getlist'), { query: { NVC_ID: carrier, open, nItem: MOST }, signal }),
      ])
      return [...(openings?.ListItem ?? []).filter((row) => openOf(row, side) > zero), ...parcels.ListItem]
    },
  })
}

/** The item that such money stands under; undefined: somebody deleted it, and the form asks for one. */
const itemOf = async ({ cache }: FormModel, { list, item }: Side): Promise<string | undefined> => {
  const definition = loadedList(list)!
  const { rows } = foundRows(
    await call(lookupCall(definition), { query: { KeySearch: item, CurrentIndex: 0, nItem: 20 } }),
  )
  const row = rows.find(({ code }) => code === item)
  if (row) cache.put(list, refFromLookup(list, row))
  return row?.id
}

/** Money of carriers stands on vouchers of its own: other lines, and those of another carrier, give way. */
const withParcels =
  (
    model: FormModel,
    carrier: string,
    { rows, side, item }: { rows: readonly WireRow[]; side: Side; item: string | undefined },
  ): Edit =>
  ({ raw, keys }) => {
    const isKept = (line: TypedValues) => raw['carrier'] === carrier && Boolean(line['shipment'])
    const kept = raw.lines.flatMap((line, at) => (isKept(line) ? [{ line, key: keys[at]! }] : []))
    const added = rows.map((row) => ({
      key: newKey(),
      line: {
        ...blankLine(model.definition),
        shipment: String(row['s_ID']),
        shipmentNumber: String(row['shipNumber']),
        remaining: openOf(row, side),
        amount: openOf(row, side),
        otherMethod: item ?? null,
      },
    }))
    const all = [...kept, ...added]
    return { raw: { ...raw, carrier, lines: all.map(({ line }) => line) }, keys: all.map(({ key }) => key) }
  }
const openOf = (row: WireRow, { amount }: Side): Decimal => trusted(row[amount]) ?? zero

interface ChoiceProps {
  rows: readonly WireRow[]
  side: Side
  chosen: ReadonlySet<string>
  onChosen: (ids: ReadonlySet<string>) => void
}
const Choice = ({ rows, side, chosen, onChosen }: ChoiceProps) => {
  const { t, label, language } = useFormWords()
  const ids = rows.map((row) => String(row['s_ID']))
  const all = ids.every((id) => chosen.has(id))
  if (rows.length === 0) return <p className={style.empty}>{label('settling.nothing')}</p>
  return (
    <div className={style.parcels}>
      <table className={style.table}>
        <thead>
          <tr>
            <th scope="col">
              <Checkbox
                label={t('voucher.all')}
                hideLabel
                checked={all}
                indeterminate={!all && chosen.size > 0}
                onChange={() => onChosen(new Set(all ? [] : ids))}
              />
            </th>
            <th scope="col">{label('shipment')}</th>
            <th scope="col">{label('field.bill')}</th>
            <th scope="col" data-numeric>
              {label('field.openAmount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => {
            const id = ids[at]!
            return (
              <tr key={id}>
                <td>
                  <Checkbox
                    label={String(row['shipNumber'])}
                    hideLabel
                    checked={chosen.has(id)}
                    onChange={() => onChosen(chosen.symmetricDifference(new Set([id])))}
                  />
                </td>
                <td>{String(row['shipNumber'])}</td>
                <td>{String(row['NumberID'] ?? '')}</td>
                <td data-numeric>{showNumber(openOf(row, side), marksOf(language))}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

interface OpenProps extends Omit<ChoiceProps, 'rows'> {
  carrier: string | null
  /** Those that stand on the voucher already. */
  taken: ReadonlySet<unknown>
  onRows: (rows: readonly WireRow[]) => void
}
const Open = ({ carrier, taken, ...own }: OpenProps) => {
  const { data, isFetching } = useOpenParcels(own.side, carrier)
  if (carrier === null) return null
  if (!data || isFetching) return <Loading />
  const rows = data.filter((row) => !taken.has(row['s_ID']))
  return (
    <Choice
      {...own}
      rows={rows}
      onChosen={(ids) => {
        own.onChosen(ids)
        own.onRows(rows)
      }}
    />
  )
}

const ParcelsDialog = ({ model, onClose }: { model: FormModel; onClose: (added: boolean) => void }) => {
  const { t } = useFormWords()
  const side = sideOf(model)
  const { raw } = model.store.get()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [rows, setRows] = useState<readonly WireRow[]>([])
  const add = async (_written: unknown, values: TypedValues): Promise<undefined> => {
    const meant = rows.filter((row) => chosen.has(String(row['s_ID'])))
    const item = await itemOf(model, side)
    model.store.change(withParcels(model, String(values['carrier']), { rows: meant, side, item }))
    onClose(true)
  }
  return (
    <FieldsDialog
      title={t('voucher.parcels')}
      send={t('voucher.addParcels')}
      isIdle={chosen.size === 0}
      fields={{ carrier: { ...shapeOf(model.definition).fields['carrier']!, required: true } }}
      cache={model.cache}
      start={{ carrier: raw['carrier'] ?? null }}
      follow={() => {
        setChosen(new Set())
        return {}
      }}
      onSend={add}
      onClose={() => onClose(false)}
    >
      {(values) => (
        <Open
          {...{ side, chosen }}
          carrier={(values['carrier'] as string | null | undefined) ?? null}
          taken={new Set(raw.lines.map((line) => line['shipment']))}
          onChosen={setChosen}
          onRows={setRows}
        />
      )}
    </FieldsDialog>
  )
}

export const askForParcels = (model: FormModel): Promise<boolean> =>
  showDialog((answer) => <ParcelsDialog model={model} onClose={answer} />)
