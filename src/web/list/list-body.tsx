/** The rows of a list page as table, cards, or endless cards on phones, with sums and footer. */
import { lazy, Suspense, useMemo } from 'react'
import { writeGrouping } from '#wire/grouping.ts'
import type { WireRow } from '#web/data/queries.ts'
import { CardSkeletons, Cards } from '#web/grid/cards.tsx'
import { planCard } from '#web/grid/card-plan.ts'
import { DataGrid } from '#web/grid/data-grid.tsx'
import { lineId, lineIn } from '#web/grid/groups.ts'
import { shownPlaces } from '#web/grid/layout.ts'
import { usePhone } from '#web/ui/base/viewport.ts'
import type { BodyProps } from './body-props.ts'
import { GroupFoot, GroupNote } from './groups/group-foot.tsx'
import { insteadOf } from './actions/instead.tsx'
import { useChosenSums, useSums } from './list-sums.ts'
import { Pager } from './pager.tsx'
import { PhoneBody } from './phone-body.tsx'
import { idOfRow, nameOfRow, pathOfRow } from './subject.ts'

const GroupSections = lazy(async () => ({ default: (await import('./groups/group-sections.tsx')).GroupSections }))

const idOf = (row: WireRow): string => {
  const line = lineIn(row)
  return line ? lineId(line) : idOfRow(row)
}

export const ListBody = (props: BodyProps) => {
  const phone = usePhone()
  if (phone) return <PhoneBody {...props} />
  return <DesktopBody {...props} />
}

const DesktopBody = (props: BodyProps) => {
  const { subject, list, view, label, selection, onSelection, onOpen, onPeek, onActive, onRest, onFilter } = props
  const { columns, grid, state, set, size, sort, answer, rows, words, groups, groupFields } = list
  const sums = useSums(subject, list)
  const note = useChosenSums(subject, list, props.chosen)
  const nameOf = (row: WireRow) => nameOfRow(subject, row)
  const href = (row: WireRow) => pathOfRow(subject, row)
  const instead = insteadOf(props)
  const shown = useMemo(
    () => shownPlaces(grid.layout).flatMap((place) => columns.find((column) => column.field === place.field) ?? []),
    [grid.layout, columns],
  )
  const fold = (row: WireRow) => {
    const line = lineIn(row)
    if (line) groups?.press(line)
  }
  const groupOf = ({ field, label: name }: { field: string; label: string }) => {
    const found = groupFields.find(({ wire, label: own }) => wire === field || own === name)
    // Of days, months are what one looks for first.
    const unit = found?.kind === 'day' ? ('month' as const) : null
    return found ? () => props.onGroup(writeGrouping({ field: found.wire, unit })) : null
  }
  const cardsOf = (some: readonly WireRow[]) => (
    <Cards
      {...{ label, nameOf, href, selection, onSelection, onOpen, words }}
      rows={some}
      columns={shown}
      idOf={idOfRow}
      status={subject.statusOf}
      dim={answer.state === 'again'}
    />
  )
  const table = (
    <DataGrid
      {...{
        label,
        columns,
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
      rows={groups?.lines ?? rows}
      onFold={groups ? fold : undefined}
      groupOf={groupOf}
      layout={grid.layout}
      onLayout={grid.setLayout}
      idOf={idOf}
      total={groups ? groups.lines.length : answer.total}
      offset={groups ? 0 : (state.page - 1) * size}
      onSort={subject.sortable ? (next) => set({ sort: next }) : null}
      {...(subject.statusOf && { status: subject.statusOf })}
      loading={answer.state === 'first' ? 'first' : answer.state === 'again' ? 'again' : null}
    />
  )
  const cards =
    answer.state === 'first' ? (
      <CardSkeletons count={12} />
    ) : (
      (instead ??
      (groups ? (
        <Suspense>
          <GroupSections label={label} groups={groups} amount={planCard(shown).amount} cards={cardsOf} />
        </Suspense>
      ) : (
        cardsOf(rows)
      )))
    )
  return (
    <>
      {groups && <GroupNote groups={groups} />}
      {view === 'list' ? table : cards}
      {groups ? (
        <GroupFoot groups={groups} note={note} />
      ) : (
        <Pager
          page={state.page}
          size={size}
          total={answer.total}
          found={list.isLocal ? rows.length : null}
          note={note}
          onPage={(page) => set({ page })}
          onSize={(next) => set({ size: next })}
        />
      )}
    </>
  )
}
