/** The rows of a list page as table, cards, or endless cards on phones, with sums and footer. */
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { decimal, decimalText, type Decimal } from '#kernel/decimal.ts'
import { showNumber } from '#kernel/number-format.ts'
import { columnWire } from '#wire/report.ts'
import { choosesAmong, WHERE, whereIn } from '#wire/where.ts'
import type { WireRow } from '#web/data/queries.ts'
import { planCard } from '#web/grid/card-plan.ts'
import { CardSkeletons, Cards } from '#web/grid/cards.tsx'
import { sumText, useCellFormat } from '#web/grid/cell.tsx'
import { DataGrid } from '#web/grid/data-grid.tsx'
import { type GridColumn, shownPlaces } from '#web/grid/layout.ts'
import type { Sums } from '#web/grid/rows.tsx'
import type { Selection } from '#web/grid/selection.ts'
import { useSettings } from '#web/data/profile.ts'
import { useWords } from '#web/words/words.ts'
import { Button } from '#web/ui/button.tsx'
import { usePhone } from '#web/ui/viewport.ts'
import type { ListParts } from './use-list.ts'
import { Pager } from './pager.tsx'
import { shownSums, sumOfRows } from './shown-sums.ts'
import { EmptyList, EmptyPeriod, FailedList, NoMatch, NotInSight } from './states.tsx'
import { idOfRow, nameOfRow, pathOfRow, type Subject } from './subject.ts'
import style from './list.module.css'

interface Props {
  subject: Subject
  list: ListParts
  view: 'list' | 'grid'
  label: string
  /** null: there are no actions on several rows. */
  selection: Selection | null
  chosen: readonly WireRow[]
  onSelection: (selection: Selection) => void
  onOpen: (row: WireRow) => void
  onPeek: (row: WireRow) => void
  /** The keyboard or a click moved to a row. */
  onActive: (row: WireRow) => void
  onRest: (row: WireRow) => void
  onClear: () => void
  /** Extends the date range to all days. */
  onAllDays: () => void
  /** Searches the typed text on the server instead of in the loaded rows. */
  onEverywhere: () => void
  /** Asks for a condition on a column; null: there are none. */
  onFilter: ((column: { field: string; label: string }) => void) | null
}

/** Drafts and cancelled documents are not part of sums unless the status filter selects them (contract amendments). */
const isSumFiltered = ({ status, statusOf, withoutEffect, columns }: Subject, { state }: ListParts): boolean => {
  const filter = withoutEffect?.filter ?? status?.wire
  const states = status ? [status.wire, ...columns.filter(({ kind }) => kind === 'status').map(columnWire)] : []
  return (
    (statusOf ?? withoutEffect) !== undefined &&
    ['', '0', undefined].includes(filter && state.filters[filter]) &&
    !choosesAmong(whereIn(state.filters[WHERE]), states)
  )
}

const counts = ({ statusOf, withoutEffect }: Subject, row: WireRow): boolean =>
  withoutEffect ? row[withoutEffect.wire] !== withoutEffect.value : statusOf?.(row)?.standing === 'inForce'

/** What is said of sums that leave rows out: of documents also drafts, which parcels never are. */
const partial = {
  posted: { title: 'print.totalPosted', name: 'list.totalPosted', chosen: 'list.selectedPosted' },
  kept: { title: 'print.totalKept', name: 'list.totalKept', chosen: 'list.selectedKept' },
} as const
const partialOf = ({ withoutEffect }: Subject) => partial[withoutEffect ? 'kept' : 'posted']

/** The rows that the sums are made of: drafts and cancelled ones are left out, as in those of the list. */
const summedRows = (subject: Subject, list: ListParts, rows: readonly WireRow[]): readonly WireRow[] =>
  isSumFiltered(subject, list) ? rows.filter((row) => counts(subject, row)) : rows

/**
 * Sums of all rows that match the query (arrSUM), keyed by the wire names of the columns; of those that are shown, where
 * they were found on the page.
 */
const useSums = (subject: Subject, list: ListParts): Sums | null => {
  const { t, label, language } = useWords()
  const { baseDecimals } = useSettings()
  return useMemo(() => {
    const { answer, columns, rows, isLocal } = list
    const totals = new Map(answer.sums.map((one) => [one.Name, one.Total]))
    const summed = columns.filter(({ field, sum: name = field }) => totals.has(name))
    const shown = showNumber(decimal(isLocal ? rows.length : answer.total), { language })
    const count = t(isLocal ? 'list.rowsHere' : 'list.rows', { n: shown })
    const title = `${label(isSumFiltered(subject, list) ? partialOf(subject).title : 'print.total')} · ${count}`
    const values = isLocal
      ? shownSums(columns, summedRows(subject, list, rows), { names: new Set(totals.keys()), baseDecimals })
      : new Map(summed.map(({ field, sum: name = field }) => [field, totals.get(name)!]))
    return values.size > 0 ? { values: asSums(values), title } : null
  }, [subject, list, t, label, language, baseDecimals])
}

const asSums = (values: ReadonlyMap<string, Decimal | number>): ReadonlyMap<string, unknown> =>
  new Map([...values].map(([field, value]) => [field, typeof value === 'bigint' ? decimalText(value) : value]))

/**
 * Sums of the selected rows for the footer. Rows the list's sums leave out are left out here too, unless no row would
 * remain.
 */
const useChosenSums = ({ subject, chosen, list }: Props): string => {
  const { t } = useWords()
  const format = useCellFormat()
  const { baseDecimals } = useSettings()
  const { columns } = list
  if (chosen.length === 0) return ''
  const posted = summedRows(subject, list, chosen)
  const added = posted.length > 0 ? posted : chosen
  const summed = columns.filter((column) => column.total && column.kind === 'money' && !column.hidden)
  const telling = summed.filter((column) => ['total', 'amount', 'remaining'].includes(column.key))
  const texts = (telling.length > 0 ? telling : summed.slice(0, 2)).map(
    (column) => `${column.title} ${sumText('money', decimalText(sumOfRows(column, added, baseDecimals)), format)}`,
  )
  const sums = texts.join(' · ')
  if (texts.length === 0) return ''
  return t(added.length < chosen.length ? partialOf(subject).chosen : 'list.selectedSums', { sums })
}

const insteadOf = ({
  subject,
  list: { answer, rows, state, lost },
  onClear,
  onAllDays: onEver,
  onEverywhere,
}: Props) => {
  if (answer.state === 'failed') return <FailedList problem={answer.problem} onAgain={answer.again} />
  if (answer.state === 'first' || rows.length > 0) return null
  if (lost && answer.rows.length > 0) return <NotInSight count={answer.rows.length} onEverywhere={onEverywhere} />
  const narrowed = state.search !== '' || Object.keys(state.filters).length > 0
  if (narrowed) {
    const isSearchOfDays = subject.dated && state.search !== '' && state.range !== 'ALL'
    return <NoMatch onClear={onClear} onEver={isSearchOfDays ? onEver : undefined} />
  }
  return subject.dated && state.range !== 'ALL' ? (
    <EmptyPeriod subject={subject} onEver={onEver} />
  ) : (
    <EmptyList subject={subject} />
  )
}

export const ListBody = (props: Props) => {
  const phone = usePhone()
  if (phone) return <PhoneBody {...props} />
  return <DesktopBody {...props} />
}

const DesktopBody = (props: Props) => {
  const { subject, list, view, label, selection, onSelection, onOpen, onPeek, onActive, onRest, onFilter } = props
  const { columns, grid, state, set, size, sort, answer, rows, words } = list
  const sums = useSums(subject, list)
  const note = useChosenSums(props)
  const nameOf = (row: WireRow) => nameOfRow(subject, row)
  const href = (row: WireRow) => pathOfRow(subject, row)
  const instead = insteadOf(props)
  const shown = useMemo(
    () => shownPlaces(grid.layout).flatMap((place) => columns.find((column) => column.field === place.field) ?? []),
    [grid.layout, columns],
  )
  const table = (
    <DataGrid
      {...{
        label,
        columns,
        rows,
        nameOf,
        href,
        sort,
        selection,
        onSelection,
        onOpen,
        onPeek,
        onActive,
        onRest,
        onFilter,
        words,
        sums,
        instead,
      }}
      layout={grid.layout}
      onLayout={grid.setLayout}
      idOf={idOfRow}
      total={answer.total}
      offset={(state.page - 1) * size}
      onSort={subject.sortable ? (next) => set({ sort: next }) : null}
      {...(subject.statusOf && { status: subject.statusOf })}
      loading={answer.state === 'first' ? 'first' : answer.state === 'again' ? 'again' : null}
    />
  )
  const cards =
    answer.state === 'first' ? (
      <CardSkeletons count={12} />
    ) : (
      (instead ?? (
        <Cards
          {...{ label, rows, nameOf, href, selection, onSelection, onOpen, words }}
          columns={shown}
          idOf={idOfRow}
          status={subject.statusOf}
          dim={answer.state === 'again'}
        />
      ))
    )
  return (
    <>
      {view === 'list' ? table : cards}
      <Pager
        page={state.page}
        size={size}
        total={answer.total}
        found={list.isLocal ? rows.length : null}
        note={note}
        onPage={(page) => set({ page })}
        onSize={(next) => set({ size: next })}
      />
    </>
  )
}

const PhoneBody = (props: Props) => {
  const { subject, list, label: name, selection, onSelection, onOpen } = props
  const { columns, answer, rows, words } = list
  const { t, label, language } = useWords()
  const format = useCellFormat()
  const instead = insteadOf(props)
  const nameOf = (row: WireRow) => nameOfRow(subject, row)
  const { amount: added, balance, below, owed } = planCard(columns)
  // Of documents that are looked for because something is open, what is open counts, as on the start page.
  const isOwed = subject.owed && Boolean(list.state.filters['payStatus'])
  const amount = balance ?? (isOwed ? (owed ?? added) : added)
  const sums = useSums(subject, list)
  const totalOf = (column: GridColumn | undefined) => column && sums?.values.get(column.field)
  const total = totalOf(amount)
  // Both sides of debts, by their names.
  const other = below?.kind === 'money' ? totalOf(below) : undefined
  if (answer.state === 'first') return <CardSkeletons count={8} />
  if (instead) return instead
  return (
    <>
      <div className={style.phoneCards}>
        <Cards
          {...{ label: name, columns, rows, nameOf, selection, onSelection, onOpen, words }}
          href={(row) => pathOfRow(subject, row)}
          idOf={idOfRow}
          status={subject.statusOf}
          dim={false}
        />
        {answer.more && <LoadMore onMore={answer.more} />}
      </div>
      <div className={style.phoneTotals}>
        <span role="status">
          {list.isLocal
            ? t('list.rowsHere', { n: showNumber(decimal(rows.length), { language }) })
            : t('list.rows', { n: showNumber(decimal(answer.total), { language }) })}
        </span>
        {amount && total !== undefined && (
          <span className={style.phoneSums}>
            <span>
              <span className={style.phoneSumName}>
                {(below?.kind === 'money' || amount === owed ? amount.title : balance?.title) ??
                  (isSumFiltered(subject, list) ? t(partialOf(subject).name) : label('print.total'))}
              </span>{' '}
              <strong>{sumText(amount.kind, total, format, amount.decimals)}</strong>
            </span>
            {below && Number(other ?? 0) !== 0 ? (
              <span>
                <span className={style.phoneSumName}>{below.title}</span>{' '}
                <strong>{sumText(below.kind, other, format, below.decimals)}</strong>
              </span>
            ) : null}
          </span>
        )}
      </div>
    </>
  )
}

/** Placed before the end of the rows, so that the next page is loaded in time. */
const LoadMore = ({ onMore }: { onMore: () => void }) => {
  const { t } = useWords()
  const box = useRef<HTMLDivElement>(null)
  const more = useEffectEvent(onMore)
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) more()
      },
      { rootMargin: '400px' },
    )
    if (box.current) watcher.observe(box.current)
    return () => watcher.disconnect()
  }, [])
  return (
    <div ref={box} className={style.loadMore}>
      <Button variant="subtle" onClick={onMore}>
        {t('list.loadMore')}
      </Button>
    </div>
  )
}
