/** Preview of a row in a side panel, opened with the space bar. */
import { Link } from 'react-router'
import { documentMetas } from '#documents/index.ts'
import { useRights } from '#web/data/profile.ts'
import { useInfo, type WireRow } from '#web/data/queries.ts'
import { Cell, isAmount, isCancelled, type StatusOf, useCellFormat } from '#web/grid/cell.tsx'
import type { GridColumn } from '#web/grid/layout.ts'
import { useWords } from '#web/words/words.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Drawer } from '#web/ui/dialog.tsx'
import { makePath, makeText, makingsOf } from './made-from.ts'
import { idOfRow, type Subject } from './subject.ts'
import style from './list.module.css'

const WIDTH = 480
const isShort = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && typeof value !== 'object'

export const Peek = ({
  subject,
  row,
  columns,
  status,
  onClose,
}: {
  subject: Subject
  row: WireRow
  columns: readonly GridColumn[]
  status: StatusOf | undefined
  onClose: () => void
}) => {
  const { t, label } = useWords()
  const { may } = useRights()
  const format = useCellFormat()
  const id = idOfRow(row)
  const { data } = useInfo(subject.module, id)
  const full = { ...data, ...row }
  const lines = Array.isArray(data?.['lines']) ? (data['lines'] as WireRow[]) : []
  return (
    <Drawer
      opened
      onClose={onClose}
      width={WIDTH}
      title={`${label(subject.label)} ${String(row[subject.nameField] ?? '')}`}
      foot={
        <>
          {(subject.document ? makingsOf(subject.document, [full], documentMetas) : [])
            .filter(({ made }) => may(made.right, 'A'))
            .map(({ made }) => (
              <Link
                key={made.name}
                to={makePath(made, subject.document!, [id])}
                className={buttonClass({})}
                onClick={onClose}
              >
                {makeText({ label }, made)}
              </Link>
            ))}
          <Link to={subject.paths.detail(id)} className={buttonClass({ variant: 'primary' })} onClick={onClose}>
            {t('list.openFull')}
          </Link>
        </>
      }
    >
      <dl className={classNames(style.preview, isCancelled(full, status) && style.cancelled)}>
        {columns
          .filter((column) => isShort(full[column.field]))
          .map((column) => (
            <div key={column.field} style={{ display: 'contents' }}>
              <dt>{column.title}</dt>
              <dd data-amount={isAmount(column) || undefined}>
                <Cell column={column} row={full} format={format} words={[]} status={status} />
              </dd>
            </div>
          ))}
      </dl>
      {lines.length > 0 && <PeekLines lines={lines} />}
    </Drawer>
  )
}

const PeekLines = ({ lines }: { lines: readonly WireRow[] }) => {
  const { t } = useWords()
  const format = useCellFormat()
  const number = (kind: 'quantity' | 'money', field: string): GridColumn => ({
    field,
    key: field,
    kind,
    title: '',
    width: 0,
    numeric: true,
    total: false,
    hidden: false,
    sortable: false,
    choices: [],
    decimals: undefined,
  })
  return (
    <table className={style.previewLines}>
      <caption className="hidden-visually">{t('list.lines')}</caption>
      <tbody>
        {lines.map((line, index) => (
          <tr key={String(line['lineId'] ?? index)}>
            <td>{String(line['ProductName'] ?? line['Description'] ?? line['NumberID'] ?? '')}</td>
            <td>
              <Cell column={number('quantity', 'Qty')} row={line} format={format} words={[]} status={undefined} />{' '}
              {String(line['Unit'] ?? '')}
            </td>
            <td data-amount>
              <Cell
                column={number('money', 'TotalTax' in line ? 'TotalTax' : 'Total')}
                row={line}
                format={format}
                words={[]}
                status={undefined}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
