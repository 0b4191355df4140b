/** The rows of a list as cards with four lines, sharing the selection of the table. Phones show cards only. */
import { type MouseEvent, memo, useMemo } from 'react'
import { useWords } from '#web/words/words.ts'
import { classNames } from '#web/ui/base/class-names.ts'
import { Skeleton, StatusChip } from '#web/ui/parts.tsx'
import {
  Cell,
  type CellFormat,
  cellText,
  currencyText,
  type GridRow,
  Highlighted,
  isCancelled,
  type StatusOf,
  sumText,
  useCellFormat,
} from './cell.tsx'
import { useSavedRow } from './saved-row.ts'
import style from './grid.module.css'
import type { GridColumn } from './layout.ts'
import { planCard, type CardPlan } from './card-plan.ts'
import { rowIds } from './row-ids.ts'
import { type Selection, toggle, toggleRange } from './selection.ts'

interface CardsProps {
  label: string
  columns: readonly GridColumn[]
  rows: readonly GridRow[]
  idOf: (row: GridRow) => string
  nameOf: (row: GridRow) => string
  href: (row: GridRow) => string
  status: StatusOf | undefined
  words: readonly string[]
  /** null: rows cannot be selected. */
  selection: Selection | null
  onSelection: (selection: Selection) => void
  onOpen: (row: GridRow) => void
  dim: boolean
}

export const Cards = ({
  label,
  columns,
  rows,
  idOf,
  nameOf,
  href,
  status,
  words,
  selection,
  onSelection,
  onOpen,
  dim,
}: CardsProps) => {
  const format = useCellFormat()
  const plan = useMemo(() => planCard(columns), [columns])
  const ids = useMemo(() => rowIds(rows, idOf), [rows, idOf])
  const fresh = useSavedRow(ids)
  const press = (event: MouseEvent) => {
    const target = event.target as HTMLElement
    const index = Number(target.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1)
    const row = rows[index]
    if (!row || target.closest('[data-dial]')) return
    if (selection && target.closest('[data-pick]')) {
      if (target.tagName !== 'INPUT') event.preventDefault()
      onSelection(event.shiftKey ? toggleRange(selection, ids, ids[index]!) : toggle(selection, ids[index]!))
    } else if (!event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      onOpen(row)
    }
  }
  return (
    <ul
      className={classNames(style.cards, dim && style.outdated)}
      aria-label={label}
      data-picking={(selection && selection.chosen.size > 0) || undefined}
      onClick={press}
      onContextMenu={(event) => {
        // On touch screens a long press starts selecting.
        const index = Number((event.target as HTMLElement).closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1)
        if (!selection || index < 0 || matchMedia('(hover: hover)').matches) return
        event.preventDefault()
        onSelection(toggle(selection, ids[index]!))
      }}
    >
      {rows.map((row, index) => (
        <Card
          key={ids[index]}
          {...{ row, index, plan, format, status, words, nameOf, href }}
          chosen={selection?.chosen.has(ids[index]!) ?? null}
          fresh={ids[index] === fresh}
        />
      ))}
    </ul>
  )
}

interface CardProps {
  row: GridRow
  index: number
  plan: CardPlan
  format: CellFormat
  status: StatusOf | undefined
  words: readonly string[]
  nameOf: (row: GridRow) => string
  href: (row: GridRow) => string
  /** null: rows cannot be selected. */
  chosen: boolean | null
  fresh: boolean
}

const Card = memo(({ row, index, plan, format, status, words, nameOf, href, chosen, fresh }: CardProps) => {
  const { t } = useWords()
  const text = (column: GridColumn | undefined): string => (column ? cellText(column, row, format) : '')
  const cancelled = isCancelled(row, status)
  const owed =
    plan.owed && !cancelled && Number(row[plan.owed.field] ?? 0) > 0
      ? `${plan.owed.title} ${[text(plan.owed), currencyText(plan.owed, row, format)].filter(Boolean).join(' · ')}`
      : ''
  // Nothing in stock is a number too, not a dash.
  const counted = (column: GridColumn): string =>
    [sumText(column.kind, row[column.field], format), text(plan.unit)].filter(Boolean).join(' ')
  const isBelow = plan.below && (plan.below.kind !== 'money' || Number(row[plan.below.field] ?? 0) !== 0)
  const below = plan.below && isBelow ? `${plan.below.title} ${counted(plan.below)}` : ''
  const balance = plan.balance ? `${plan.balance.title} ${text(plan.balance)}` : ''
  const isOut = plan.out !== undefined && Number(row[plan.out.field] ?? 0) !== 0
  const amount = isOut
    ? `−${text(plan.out)}`
    : plan.amount?.kind === 'quantity'
      ? counted(plan.amount)
      : text(plan.amount)
  const foreign = plan.amount && currencyText(plan.amount, row, format)
  const title = text(plan.title) || text(plan.number) || nameOf(row)
  const reason = text(plan.reason)
  const phone = text(plan.phone)
  const note = [plan.title && text(plan.title) ? text(plan.number) : '', text(plan.day)].filter(Boolean).join(' · ')
  return (
    <li
      className={style.card}
      data-index={index}
      data-selected={chosen || undefined}
      data-fresh={fresh || undefined}
      data-cancelled={cancelled || undefined}
    >
      {chosen !== null && (
        <label className={classNames(style.checkboxCell, style.cardCheckbox)} data-pick>
          <input type="checkbox" checked={chosen} readOnly aria-label={t('list.selectRow', { name: nameOf(row) })} />
        </label>
      )}
      <a className={style.cardTitle} href={href(row)}>
        <Highlighted text={title || t('list.noNumber')} words={words} />
      </a>
      <span className={style.cardAmount}>
        {amount}
        {foreign && <small>{foreign}</small>}
      </span>
      <span className={style.cardNote}>
        {note}
        {phone && (
          <>
            {note && ' · '}
            <a className={style.dial} data-dial href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              {phone}
            </a>
          </>
        )}
      </span>
      <span className={classNames(style.cardEnd, owed && style.owed)}>{owed || below || balance}</span>
      <span className={style.cardFooter}>
        {reason !== title && reason && <span className={style.cardNote}>{reason}</span>}
        <span>
          {plan.status && <Cell column={plan.status} row={row} format={format} words={[]} status={status} />}{' '}
          {plan.paid && <Cell column={plan.paid} row={row} format={format} words={[]} status={status} />}
          {plan.active && row[plan.active.field] === false && (
            <StatusChip tone="neutral">{t('list.stopped')}</StatusChip>
          )}
        </span>
        <span className={style.cardEnd}>{plan.more.map(text).filter(Boolean).join(' · ')}</span>
      </span>
    </li>
  )
})

export const CardSkeletons = ({ count }: { count: number }) => (
  <div className={style.cards} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={style.card}>
        <Skeleton width="70%" />
        <Skeleton width={80} />
        <Skeleton width="50%" />
      </div>
    ))}
  </div>
)
