/** Chuyển đổi địa chỉ mới: shows what would become of the selected partners, asks where there are several, converts. */
import { useState } from 'react'
import { invalidateModule, reportFailure, type WireRow } from '#web/data/queries.ts'
import { idOfRow, type Subject } from '#web/list/subject.ts'
import { currentFormWords, useFormWords } from '#web/words/form-words.ts'
import { confirm, showMessage } from '#web/ui/floating/confirm.tsx'
import { notifyOk } from '#web/ui/floating/notify.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { convertAddresses, type Conversion } from './address-hint.web.tsx'
import style from '../village/address.module.css'

const WIDTH = 760

type Chosen = Map<string, string>

const Several = ({ rows, chosen }: { rows: Conversion['rows']; chosen: Chosen }) => {
  const { label } = useFormWords()
  const [, setCount] = useState(0)
  return rows.map((row) => (
    <tr key={row.id}>
      <td>{row.number}</td>
      <td>{row.address}</td>
      <td>
        <Select
          label={label('partner.address.choose', { name: row.name })}
          hideLabel
          clearable
          placeholder={label('partner.address.chooseOne')}
          options={row.candidates.map(({ id, name, provinceName }) => ({
            value: id,
            label: `${name}, ${provinceName}`,
          }))}
          value={chosen.get(row.id) ?? null}
          onChange={(id) => {
            if (id === null) chosen.delete(row.id)
            else chosen.set(row.id, id)
            setCount((count) => count + 1)
          }}
        />
      </td>
    </tr>
  ))
}

const Plan = ({ found, chosen }: { found: Conversion; chosen: Chosen }) => {
  const { label } = useFormWords()
  const several = found.rows.filter(({ candidates }) => candidates.length > 0)
  const none = found.rows.filter(({ candidates }) => candidates.length === 0)
  return (
    <>
      <p>
        {label('partner.address.plan', {
          one: String(found.moved.length),
          several: String(several.length),
          none: String(none.length),
        })}
      </p>
      <table className={style.table}>
        <thead>
          <tr>
            <th scope="col">{label('record.code')}</th>
            <th scope="col">{label('partner.address.old')}</th>
            <th scope="col">{label('partner.address.new')}</th>
          </tr>
        </thead>
        <tbody>
          <Several rows={several} chosen={chosen} />
          {found.moved.map((row) => (
            <tr key={row.id}>
              <td>{row.number}</td>
              <td>{row.address}</td>
              <td>{row.newAddress}</td>
            </tr>
          ))}
          {none.map((row) => (
            <tr key={row.id}>
              <td>{row.number}</td>
              <td>{row.address}</td>
              <td>{label('partner.address.noNew')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** Returns whether anything was converted. */
export const convertRows = async (subject: Subject, rows: readonly WireRow[]): Promise<boolean> => {
  const { label } = currentFormWords()
  const title = label('partner.address.convert')
  const ids = rows.map(idOfRow)
  try {
    const found = await convertAddresses(ids, { dryRun: true })
    if (found.moved.length + found.rows.length === 0) {
      await showMessage({ title, message: label('partner.address.nothing') })
      return false
    }
    const chosen: Chosen = new Map()
    const isAgreed = await confirm({
      title,
      width: WIDTH,
      message: <Plan found={found} chosen={chosen} />,
      confirmLabel: label('partner.address.run'),
    })
    if (!isAgreed) return false
    const done = await convertAddresses(ids, { dryRun: false, communes: chosen })
    if (done.count > 0) notifyOk(label('partner.address.done', { count: String(done.count) }))
    await invalidateModule(subject.module)
    return done.count > 0
  } catch (failure) {
    reportFailure(failure)
    return false
  }
}
