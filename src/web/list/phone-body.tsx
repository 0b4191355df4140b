/** The rows of a list on phones: endless cards, and the sums below them. */
import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { decimal } from '#kernel/decimal.ts'
import { showNumber } from '#kernel/number-format.ts'
import type { WireRow } from '#web/data/queries.ts'
import { planCard } from '#web/grid/card-plan.ts'
import { CardSkeletons, Cards } from '#web/grid/cards.tsx'
import { sumText, useCellFormat } from '#web/grid/cell.tsx'
import type { GridColumn } from '#web/grid/layout.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/words.ts'
import type { BodyProps } from './body-props.ts'
import { GroupNote } from './groups/group-foot.tsx'
import { insteadOf } from './actions/instead.tsx'
import { isSumFiltered, partialOf, useSums } from './list-sums.ts'
import { idOfRow, nameOfRow, pathOfRow } from './subject.ts'
import style from './list.module.css'

const GroupSections = lazy(async () => ({ default: (await import('./groups/group-sections.tsx')).GroupSections }))

export const PhoneBody = (props: BodyProps) => {
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
  const cardsOf = (some: readonly WireRow[]) => (
    <Cards
      {...{ label: name, columns, nameOf, selection, onSelection, onOpen, words }}
      rows={some}
      href={(row) => pathOfRow(subject, row)}
      idOf={idOfRow}
      status={subject.statusOf}
      dim={false}
    />
  )
  if (answer.state === 'first') return <CardSkeletons count={8} />
  if (instead) return instead
  return (
    <>
      {list.groups && <GroupNote groups={list.groups} />}
      <div className="grow">
        {list.groups ? (
          <Suspense>
            <GroupSections label={name} groups={list.groups} amount={amount} cards={cardsOf} />
          </Suspense>
        ) : (
          cardsOf(rows)
        )}
        {answer.more && <LoadMore onMore={answer.more} />}
      </div>
      <div className={style.phoneTotals}>
        <span role="status">
          {list.groups
            ? t('group.found', {
                n: showNumber(decimal(list.groups.count), { language }),
                rows: showNumber(decimal(answer.total), { language }),
              })
            : list.isLocal
              ? t('list.rowsHere', { n: showNumber(decimal(rows.length), { language }) })
              : t('list.rows', { n: showNumber(decimal(answer.total), { language }) })}
        </span>
        {amount && total !== undefined && (
          <span className={style.phoneSums}>
            <span>
              <span className="can-narrow ellipsis">
                {(below?.kind === 'money' || amount === owed ? amount.title : balance?.title) ??
                  (isSumFiltered(subject, list) ? t(partialOf(subject).name) : label('print.total'))}
              </span>{' '}
              <strong>{sumText(amount.kind, total, format, amount.decimals)}</strong>
            </span>
            {below && Number(other ?? 0) !== 0 ? (
              <span>
                <span className="can-narrow ellipsis">{below.title}</span>{' '}
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
    <div ref={box} className="pad-16 muted text-center">
      <Button variant="subtle" onClick={onMore}>
        {t('list.loadMore')}
      </Button>
    </div>
  )
}
