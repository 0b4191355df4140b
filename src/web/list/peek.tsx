/** Preview of a row, opened with the space bar; beside a list it moves on with the active row. */
import { ChevronDown, FilePlus2, Pencil, Printer, X } from 'lucide-react'
import { type ComponentType, type ReactNode, useId, useRef } from 'react'
import { useNavigate } from 'react-router'
import { Link } from '#web/ui/link.tsx'
import { documentMetas } from '#documents/index.ts'
import { isEditable } from '#model/state.ts'
import { useRights } from '#web/data/profile.ts'
import { useInfo, type WireRow } from '#web/data/queries.ts'
import {
  Cell,
  type CellFormat,
  currencyText,
  isAmount,
  isCancelled,
  type StatusOf,
  useCellFormat,
} from '#web/grid/cell.tsx'
import type { GridColumn } from '#web/grid/layout.ts'
import { useWords } from '#web/words/words.ts'
import { Button, buttonClass, IconButton } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/base/class-names.ts'
import { Drawer } from '#web/ui/floating/dialog.tsx'
import { focusPage } from '#web/ui/base/focus.ts'
import { useHotkeys } from '#web/ui/base/hotkeys.ts'
import { useKitWords } from '#web/ui/base/kit-words.ts'
import { Menu, MenuItem } from '#web/ui/floating/menu.tsx'
import { printRows } from './actions/batch.ts'
import { makePath, makeText, makingsOf } from './actions/made-from.ts'
import { idOfRow, type Subject } from './subject.ts'
import style from './list.module.css'

const WIDTH = 480
const isShort = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && typeof value !== 'object'

export interface PeekFrameProps {
  title: string
  foot: ReactNode
  onClose: () => void
  children: ReactNode
}

export interface PeekProps {
  subject: Subject
  row: WireRow
  columns: readonly GridColumn[]
  status: StatusOf | undefined
  /** Draws the frame; a drawer unless a list has room beside its rows. */
  Frame?: ComponentType<PeekFrameProps>
  onClose: () => void
}

/** What people look for first: how much it is, and what is left of it. */
const leads = ['total', 'amount', 'remaining']
const isLead = ({ key }: GridColumn): boolean => leads.includes(key)
const inPeekOrder = (columns: readonly GridColumn[]): GridColumn[] => [
  ...columns.filter(isLead).toSorted((a, b) => leads.indexOf(a.key) - leads.indexOf(b.key)),
  ...columns.filter((column) => !isLead(column)),
]
/** Amounts of nothing say nothing; that nothing is left does. */
const isNoAmount = (column: GridColumn, row: WireRow): boolean =>
  column.kind === 'money' && !isLead(column) && Number(row[column.field]) === 0

/** The amount in the currency of the document, behind that in base currency. */
const besides = (column: GridColumn, row: WireRow, format: CellFormat): string => {
  const text = currencyText(column, row, format)
  return text && ` (${text})`
}

const PeekDrawer = (props: PeekFrameProps) => <Drawer opened width={WIDTH} {...props} />

export const Peek = ({ subject, row, columns, status, Frame = PeekDrawer, onClose }: PeekProps) => {
  const { label } = useWords()
  const format = useCellFormat()
  const id = idOfRow(row)
  const { data } = useInfo(subject.module, id)
  const full = { ...data, ...row }
  const lines = Array.isArray(data?.['lines']) ? (data['lines'] as WireRow[]) : []
  return (
    <Frame
      onClose={onClose}
      title={`${label(subject.label)} ${String(row[subject.nameField] ?? '')}`}
      foot={<PeekActions {...{ subject, full, onClose }} />}
    >
      <dl className={classNames(style.preview, isCancelled(full, status) && style.cancelled)}>
        {inPeekOrder(columns)
          .filter((column) => isShort(full[column.field]) && !isNoAmount(column, full))
          .map((column) => (
            <div key={column.field} style={{ display: 'contents' }} data-lead={isLead(column) || undefined}>
              <dt>{column.title}</dt>
              <dd data-amount={isAmount(column) || undefined}>
                <Cell column={column} row={full} format={format} words={[]} status={status} />
                {besides(column, full, format)}
              </dd>
            </div>
          ))}
      </dl>
      {lines.length > 0 && (
        <PeekLines lines={lines} whole={full} total={columns.find(({ key }) => key === 'total' || key === 'amount')} />
      )}
    </Frame>
  )
}

const PeekActions = ({ subject, full, onClose }: { subject: Subject; full: WireRow; onClose: () => void }) => {
  const { t, label } = useWords()
  const { may } = useRights()
  const navigate = useNavigate()
  const { document, printable, right } = subject
  const id = idOfRow(full)
  const isOpen = document !== null && isEditable(document.lifecycle, { status: Number(full['iStat']) })
  const makings = (document ? makingsOf(document, [full], documentMetas) : []).filter(({ made }) =>
    may(made.right, 'A'),
  )
  const [next, ...others] = makings.map(({ made }) => ({ name: made.name, to: makePath(made, document!, [id]), made }))
  const mayEdit = isOpen && full['auto'] !== true && may(right, 'U')
  const mayPrint = printable && may(right, 'R')
  const print = () => void printRows(subject, [full])
  const hasMore = mayEdit || others.length > 0 || (mayPrint && next !== undefined)
  return (
    <>
      {hasMore && (
        <Menu
          label={t('shell.more')}
          position="top-end"
          width={240}
          target={<IconButton variant="default" label={t('shell.more')} icon={<ChevronDown size={16} />} />}
        >
          {others.map(({ name, to, made }) => (
            <MenuItem
              key={name}
              icon={<FilePlus2 size={15} />}
              onSelect={() => {
                onClose()
                void navigate(to)
              }}
            >
              {makeText({ label }, made)}
            </MenuItem>
          ))}
          {mayPrint && next && (
            <MenuItem icon={<Printer size={15} />} onSelect={print}>
              {t('list.print')}
            </MenuItem>
          )}
          {mayEdit && (
            <MenuItem
              icon={<Pencil size={15} />}
              onSelect={() => void navigate(subject.paths.detail(id), { state: { editing: true } })}
            >
              {t('list.edit')}
            </MenuItem>
          )}
        </Menu>
      )}
      {mayPrint && !next && (
        <Button icon={<Printer size={16} />} onClick={print}>
          {t('list.print')}
        </Button>
      )}
      {next && (
        <Link to={next.to} className={buttonClass({})} onClick={onClose}>
          {makeText({ label }, next.made)}
        </Link>
      )}
      <Link to={subject.paths.detail(id)} className={buttonClass({ variant: 'primary' })} onClick={onClose}>
        {t('list.openFull')}
      </Link>
    </>
  )
}

const NUMBERS = {
  title: '',
  label: '',
  width: 0,
  numeric: true,
  total: false,
  hidden: false,
  sortable: false,
  choices: [],
}
const number = (kind: 'quantity' | 'price' | 'money', field: string): GridColumn => ({
  ...NUMBERS,
  field,
  key: field,
  kind,
  ...(kind === 'money' && { inRowCurrency: true }),
  decimals: undefined,
})

interface LinesProps {
  lines: readonly WireRow[]
  whole: WireRow
  /** The column of the list with the amount of the document. */
  total: GridColumn | undefined
}

const PeekLines = ({ lines, whole, total }: LinesProps) => {
  const { t, label } = useWords()
  const format = useCellFormat()
  const cell = (column: GridColumn, row: WireRow) => (
    <Cell column={column} row={row} format={format} words={[]} status={undefined} />
  )
  const { foreignDecimals } = whole
  const hasPrices = lines.some((line) => isShort(line['Price']))
  const hasDiscounts = lines.some((line) => Number(line['m_Discount'] ?? 0) !== 0)
  const hasQuantities = lines.some((line) => isShort(line['Qty']))
  const columnCount = 1 + [hasQuantities, hasPrices, hasDiscounts].filter(Boolean).length
  return (
    <table className={style.previewLines}>
      <caption className="hidden-visually">{t('list.lines')}</caption>
      {hasQuantities && (
        <thead>
          <tr>
            <th scope="col">{label('field.product')}</th>
            <th scope="col">{label('field.quantity')}</th>
            {hasPrices && <th scope="col">{label('field.unitPrice')}</th>}
            {hasDiscounts && <th scope="col">{label('field.discount')}</th>}
            <th scope="col">{label(hasPrices ? 'field.lineTotal' : 'field.amount')}</th>
          </tr>
        </thead>
      )}
      <tbody>
        {lines.map((line, index) => (
          <tr key={String(line['lineId'] ?? index)}>
            <td>{String(line['ProductName'] ?? line['Description'] ?? line['NumberID'] ?? '')}</td>
            {hasQuantities && (
              <td>
                {cell(number('quantity', 'Qty'), line)} {String(line['Unit'] ?? '')}
              </td>
            )}
            {hasPrices && <td>{cell(number('price', 'Price'), line)}</td>}
            {hasDiscounts && <td>{cell(number('money', 'm_Discount'), { ...line, foreignDecimals })}</td>}
            <td data-amount>{cell(number('money', amountName(line)), { ...line, foreignDecimals })}</td>
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={columnCount}>
              {total.title}
            </th>
            <td data-amount>
              {cell(total, whole)}
              {besides(total, whole, format)}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}
const amountName = (line: WireRow): string => ['amount', 'TotalTax', 'Total'].find((name) => name in line) ?? 'Total'

/** Beside the rows of a list: it neither dims nor blocks them, so that the arrow keys move it on. */
const PeekPanel = ({ title, foot, onClose, children }: PeekFrameProps) => {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const words = useKitWords()
  const hasFocus = () => box.current?.contains(document.activeElement) === true
  const close = () => {
    if (hasFocus()) focusPage()
    onClose()
  }
  useHotkeys({
    escape: close,
    // A key that presses a button of the panel stays with it.
    space: () => (hasFocus() ? false : close()),
    tab: () => {
      if (document.activeElement?.getAttribute('role') !== 'grid') return false
      box.current?.querySelector<HTMLElement>('[data-foot] :is(a, button)')?.focus()
      return undefined
    },
  })
  return (
    <div ref={box} role="dialog" aria-labelledby={id} className={style.peek}>
      <div className={style.peekHead}>
        <h2 id={id}>{title}</h2>
        <IconButton label={words.close} icon={<X size={18} />} onClick={close} />
      </div>
      <div className="pad-16 fill-down scroll-y" tabIndex={0} role="group" aria-labelledby={id}>
        {children}
      </div>
      <div className={style.peekFoot} data-foot>
        {foot}
      </div>
    </div>
  )
}

export const ListPeek = (props: Omit<PeekProps, 'Frame'>) => <Peek {...props} Frame={PeekPanel} />
