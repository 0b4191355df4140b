/** A shift: its money, what it sold and how that was paid, every entry, and what was changed since it was closed. */
import type { ReactNode } from 'react'
import { momentText } from '#web/grid/cell.tsx'
import { StatusChip } from '#web/ui/parts.tsx'
import { useWords } from '#web/words/words.ts'
import { DocumentNumber, Fact, FactList } from '../_shared/facts.web.tsx'
import { Difference, useAmount } from './count-money.web.tsx'
import { banknotes } from './notes.ts'
import type { EntryRow, NamedVoucher, Shift } from './shift.web.ts'
import style from './shift.module.css'

const Voucher = ({ s_ID, module, NumberID }: NamedVoucher) => (
  <DocumentNumber module={module} id={s_ID} number={NumberID} />
)

/** Why there was another amount, and the voucher that booked it, if it is seen. */
const explained = (reason: string, voucher: NamedVoucher | null): ReactNode =>
  voucher ? (
    <>
      {reason} · <Voucher {...voucher} />
    </>
  ) : (
    reason
  )

const Facts = ({ shift }: { shift: Shift }) => {
  const { label } = useWords()
  const { closed, openingVoucher, voucher } = shift
  return (
    <FactList>
      <Fact of="shift.state">
        <StatusChip tone={closed ? 'neutral' : 'ok'}>{label(closed ? 'shift.closed' : 'shift.open')}</StatusChip>
      </Fact>
      <Fact of="shift.fund">{shift.fundName}</Fact>
      <Fact of="shift.cashier">{shift.cashier}</Fact>
      <Fact of="shift.store">{shift.storeName}</Fact>
      <Fact of="shift.openedAt">{momentText(shift.openedAt)}</Fact>
      <Fact of="shift.openedBy">{shift.openedBy !== shift.cashier && shift.openedBy}</Fact>
      <Fact of="shift.closedAt">{shift.closedAt && momentText(shift.closedAt)}</Fact>
      <Fact of="shift.closedBy">{shift.closedBy}</Fact>
      <Fact of="shift.openingReason">{explained(shift.openingReason, openingVoucher)}</Fact>
      <Fact of="shift.reason">{explained(shift.reason, voucher)}</Fact>
      <Fact of="shift.note">{[shift.Note, shift.closingNote].filter(Boolean).join(' · ')}</Fact>
    </FactList>
  )
}

const Money = ({ shift }: { shift: Shift }) => {
  const { label } = useWords()
  const amount = useAmount()
  const row = (name: string, value: ReactNode, isStrong = false) => (
    <tr key={name} className={isStrong ? style.strong : undefined}>
      <th scope="row">{name}</th>
      <td className={style.number}>{value}</td>
    </tr>
  )
  const signed = (into: number, out: number) =>
    [into > 0 && `+${amount(into)}`, out > 0 && `−${amount(out)}`].filter(Boolean).join(' ')
  return (
    <div className={style.card}>
      <h2 className={style.heading}>{label('shift.cash')}</h2>
      <table className={style.table}>
        <tbody>
          {row(label('shift.opening'), amount(shift.opening))}
          {shift.groups.map(({ kindName, count, in: into, out }) => row(`${kindName} (${count})`, signed(into, out)))}
          {shift.earlier !== 0 && row(label('shift.earlier'), amount(shift.earlier))}
          {row(label('shift.expected'), amount(shift.expected), true)}
          {shift.counted !== null && row(label('shift.counted'), amount(shift.counted), true)}
          {shift.difference !== null && row(label('shift.difference'), <Difference value={shift.difference} />, true)}
        </tbody>
      </table>
    </div>
  )
}

const CountedNotes = ({ shift: { notes } }: { shift: Shift }) => {
  const { label } = useWords()
  const amount = useAmount()
  if (!notes) return null
  return (
    <div className={style.card}>
      <h2 className={style.heading}>{label('shift.countedNotes')}</h2>
      <table className={style.table}>
        <tbody>
          {banknotes.map((note) => {
            const count = notes[String(note)]
            return count ? (
              <tr key={note}>
                <th scope="row" className={style.number}>
                  {amount(note)}
                </th>
                <td className={style.number}>× {amount(count)}</td>
                <td className={style.number}>{amount(note * count)}</td>
              </tr>
            ) : null
          })}
        </tbody>
      </table>
    </div>
  )
}

interface TableProps {
  heading: string
  /** Names of columns; those after `texts` are figures. */
  columns: readonly string[]
  texts: number
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  /** Below the rows. */
  hint?: string
  look?: string | undefined
}
const Table = ({ heading, columns, texts, rows, hint, look: frame = style.card }: TableProps) => {
  const { label } = useWords()
  const look = (index: number) => (index < texts ? undefined : style.number)
  return (
    <div className={frame}>
      <h2 className={style.heading}>{label(heading)}</h2>
      <div className={style.scroll} tabIndex={0} role="group" aria-label={label(heading)}>
        <table className={style.table}>
          <thead>
            <tr>
              {columns.map((name, index) => (
                <th key={name} scope="col" className={look(index)}>
                  {label(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells }) => (
              <tr key={key}>
                {cells.map((cell, index) => (
                  <td key={columns[index]} className={look(index)}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {hint && <p className={style.hint}>{label(hint)}</p>}
    </div>
  )
}

const Sales = ({ shift: { cashiers } }: { shift: Shift }) => {
  const { label } = useWords()
  const amount = useAmount()
  const rows = cashiers.filter(({ bills, returns }) => bills + returns > 0)
  if (rows.length === 0) return null
  const names = ['total', 'till', 'bank', 'card', 'debt'] as const
  return (
    <Table
      heading="shift.sales"
      columns={['shift.cashier', 'shift.bills', 'shift.returns', ...names.map((name) => `shift.${name}`)]}
      texts={1}
      rows={rows.map((row) => ({
        key: row.user,
        cells: [row.user || label('shift.unseen'), row.bills, row.returns, ...names.map((name) => amount(row[name]))],
      }))}
    />
  )
}

/** The document it belongs to, or itself; of one out of sight nothing. */
const Named = ({ entry }: { entry: EntryRow }) => {
  const { label } = useWords()
  const { sourceId, sourceModule, sourceNumber } = entry
  if (entry.s_ID === '') return label('shift.unseen')
  const source = { s_ID: sourceId, module: sourceModule, NumberID: sourceNumber }
  return (
    <>
      {sourceNumber && (
        <>
          <Voucher {...source} /> ·{' '}
        </>
      )}
      <Voucher {...entry} />
    </>
  )
}

const Entries = ({ shift: { entries } }: { shift: Shift }) => {
  const { label } = useWords()
  const amount = useAmount()
  if (entries.length === 0)
    return (
      <div className={style.card}>
        <h2 className={style.heading}>{label('shift.entries')}</h2>
        <p className={style.hint}>{label('shift.noEntries')}</p>
      </div>
    )
  return (
    <Table
      heading="shift.entries"
      columns={['shift.document', 'shift.kind', 'shift.partner', 'shift.user', 'shift.in', 'shift.out']}
      texts={4}
      rows={entries.map((entry, index) => ({
        key: entry.s_ID || String(index),
        cells: [
          <Named key="name" entry={entry} />,
          entry.kindName,
          entry.ObjName,
          entry.user,
          entry.in > 0 && amount(entry.in),
          entry.out > 0 && amount(entry.out),
        ],
      }))}
    />
  )
}

const Changes = ({ shift: { changes, late } }: { shift: Shift }) => {
  const { label } = useWords()
  const amount = useAmount()
  if (changes.length + late.length === 0) return null
  const all = [
    ...changes.map((one) => ({ entry: one, was: amount(one.was), now: amount(one.now) })),
    ...late.map((one) => ({ entry: one, was: label('shift.late'), now: amount(one.in - one.out) })),
  ]
  return (
    <Table
      heading="shift.changes"
      columns={['shift.document', 'shift.kind', 'shift.was', 'shift.now']}
      texts={2}
      rows={all.map(({ entry, was, now }, index) => ({
        key: entry.s_ID || String(index),
        cells: [<Named key="name" entry={entry} />, entry.kindName, was, now],
      }))}
      hint="shift.changesHint"
      look={style.changed}
    />
  )
}

export const ShiftView = ({ shift }: { shift: Shift }) => (
  <>
    <Changes shift={shift} />
    <Facts shift={shift} />
    <div className={style.columns}>
      <Money shift={shift} />
      <CountedNotes shift={shift} />
    </div>
    <Sales shift={shift} />
    <Entries shift={shift} />
  </>
)
