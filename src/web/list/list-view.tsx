/** The list page of any definition. */
import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { writeListQuery } from '#wire/list-query.ts'
import { WHERE } from '#wire/where.ts'
import type { WireRow } from '#web/data/queries.ts'
import { without } from '#web/data/without.ts'
import { lazyWhenIdle } from '#web/feedback/lazy-when-idle.tsx'
import { nothingChosen } from '#web/grid/selection.ts'
import { PrintHost, printJob } from '#web/print/job.ts'
import { loadArea, useWords } from '#web/words/words.ts'
import { focusPage } from '#web/ui/base/focus.ts'
import { useStore } from '#web/ui/base/store.ts'
import { usePhone } from '#web/ui/base/viewport.ts'
import { CreateLink } from './actions/create-link.tsx'
import type { OpenCondition } from './conditions/condition-chips.tsx'
import { FilterChips } from './conditions/filter-chips.tsx'
import { ListBody } from './list-body.tsx'
import type { RemovalOutcome } from './actions/batch.ts'
import { DateRange } from './conditions/date-range.tsx'
import { type ListState, type SetState, writeState } from './list-state.ts'
import { pathOfRow, type Subject } from './subject.ts'
import { Toolbar } from './toolbar.tsx'
import { useGrouping } from './groups/use-grouping.tsx'
import { useList, type ListParts } from './use-list.ts'
import { useListKeys } from './use-list-keys.ts'
import { useSelection } from './use-selection.ts'
import { useTellOwnCreate } from './actions/use-own-create.ts'
import { useViews } from './views/use-views.ts'
import { viewQuery } from './views/views.ts'
import { ViewMenu, ViewTabs } from './views/view-tabs.tsx'
import style from './list.module.css'

const ConditionChips = lazy(async () => {
  const [{ ConditionChips: chips }] = await Promise.all([
    import('./conditions/condition-chips.tsx'),
    loadArea('conditions'),
  ])
  return { default: chips }
})
const FilterDrawer = lazy(async () => ({ default: (await import('./conditions/filter-drawer.tsx')).FilterDrawer }))
const ImportDrawer = lazy(async () => {
  const [{ ImportDrawer: drawer }] = await Promise.all([import('./files/import-drawer.tsx'), loadArea('importing')])
  return { default: drawer }
})
/** Seen once a row is chosen, which nobody does before the rows are there. */
const BulkBar = lazyWhenIdle(async () => (await import('./actions/bulk-bar.tsx')).BulkBar)
const exportFile = async (subject: Subject, query: URLSearchParams): Promise<void> =>
  (await import('./files/export.ts')).exportFile(subject, subject.calls.export, query)
/** Comes with the bar. */
const removeRows = async (subject: Subject, rows: readonly WireRow[]): Promise<RemovalOutcome> =>
  (await import('./actions/batch.ts')).removeRows(subject, rows)
const ListPeek = lazy(async () => ({ default: (await import('./peek.tsx')).ListPeek }))

/** What only this page has. */
export interface OwnParts {
  /** In the toolbar, after the days. */
  Tools?: ComponentType<{ list: ListParts }>
  /** The preview of a row, where it is not that of its record. */
  Peek?: ComponentType<{ row: WireRow; onClose: () => void }>
  /** Beside the views: what is done with all rows. */
  Actions?: ComponentType<{ list: ListParts }>
}

interface Props {
  subject: Subject
  view: 'list' | 'grid'
  tabs?: ReactNode
  parts?: OwnParts
}

/** `tabs` replace the saved views for lists that share a menu entry; null: nothing stands there. */
export const ListView = ({ subject, view, tabs, parts = {} }: Props) => {
  const { label } = useWords()
  const navigate = useNavigate()
  const phone = usePhone()
  const list = useList(subject)
  const { columns, grid, state, set, query, answer, typed, setTyped } = list
  const views = useViews(subject, grid, columns)
  useTellOwnCreate(subject)
  const { selection, setSelection, chosen, chooseAll } = useSelection(subject, query, list.rows)
  const [importing, setImporting] = useState(false)
  const [filtering, setFiltering] = useState(false)
  const [condition, setCondition] = useState<OpenCondition | null>(null)
  const grouping = useGrouping(list)
  const [peeked, setPeeked] = useState<WireRow | null>(null)
  const printing = useStore(printJob) !== null
  const search = useRef<HTMLInputElement>(null)
  const open = useCallback(
    (row: WireRow) => {
      void navigate(pathOfRow(subject, row))
    },
    [navigate, subject],
  )
  // A failed prefetch is ignored; the router loads the page again and reports a failure.
  const rest = useCallback(() => {
    subject.prefetch().catch(() => undefined)
  }, [subject])
  const clear = () => {
    setSelection(nothingChosen)
    // The bar with the focus disappears together with the selection.
    focusPage()
  }
  const exportAll = () => {
    void exportFile(subject, writeListQuery(query))
  }
  const clearFilters = () => {
    setTyped('')
    set({ filters: grouping.kept, search: '', ...(subject.dated && { range: 'THISMONTH' as const }) })
  }
  const searchAll = () => {
    setTyped('')
    set({ search: typed.trim() })
    search.current?.focus()
  }
  useListKeys(subject, {
    search: () => search.current?.focus(),
    filter: () => setFiltering(true),
    condition: () => setCondition(anyCondition),
    group: grouping.onGroup,
    reload: answer.again,
    exports: exportAll,
    remove: () => {
      if (chosen.length > 0)
        void removeRows(subject, chosen).then((done) => {
          if (done) clear()
        })
    },
  })
  return (
    <div className={style.page} data-peeking={peeked !== null || undefined}>
      {tabs !== null && (
        <div className={style.views}>
          <div className={style.viewTabs}>
            {tabs ?? <ViewTabs {...{ subject, views, query }} ready={answer.state === 'ready'} />}
          </div>
          {phone && parts.Actions && (
            <div className={style.phoneActions}>
              <parts.Actions list={list} />
            </div>
          )}
          {!phone && (
            <div className={style.viewActions}>
              {!tabs && <ViewMenu {...{ subject, views, grid }} text={viewQuery(writeState(state))} />}
              {parts.Actions && <parts.Actions list={list} />}
              <CreateLink subject={subject} />
            </div>
          )}
        </div>
      )}
      <Toolbar
        {...{ subject, state, set, grid, columns, view }}
        searchRef={search}
        onLocal={setTyped}
        onFilter={() => setFiltering(true)}
        onGroup={grouping.onGroup}
        onRefresh={answer.again}
        onExport={exportAll}
        onImport={() => setImporting(true)}
        busy={answer.state === 'again'}
        tools={parts.Tools && <parts.Tools list={list} />}
      />
      <FilterChips
        subject={subject}
        values={state.filters}
        search={state.search}
        onSearch={(text) => set({ search: text })}
        onClear={clearFilters}
        onRemove={(wire) => set({ filters: without(state.filters, wire) })}
        conditions={<Conditions {...{ subject, state, set }} opened={condition} onOpened={setCondition} />}
        hasConditions={condition !== null || Boolean(state.filters[WHERE])}
        grouping={grouping.chip}
      />
      <ListBody
        {...{ subject, list, view }}
        selection={subject.selectable ? selection : null}
        label={label(subject.label)}
        chosen={chosen}
        onSelection={setSelection}
        onOpen={open}
        onPeek={setPeeked}
        onActive={(row) => setPeeked((before) => before && row)}
        onRest={rest}
        onClear={clearFilters}
        onAllDays={() => set({ range: 'ALL' })}
        onEverywhere={searchAll}
        onFilter={subject.sortable ? (column) => setCondition({ ...anyCondition, column }) : null}
        onGroup={grouping.group}
      />
      {chosen.length > 0 && (
        <BulkBar subject={subject} rows={chosen} total={answer.total} onAll={chooseAll} onClear={clear} />
      )}
      <Suspense>
        {filtering && (
          <FilterDrawer
            subject={subject}
            query={query}
            values={state.filters}
            onApply={(filters) => set({ filters })}
            onClose={() => setFiltering(false)}
            onCondition={subject.sortable ? () => setCondition(anyCondition) : null}
            head={phone && subject.dated && <StateRange state={state} set={set} />}
          />
        )}
        {peeked && parts.Peek && <parts.Peek row={peeked} onClose={() => setPeeked(null)} />}
        {peeked && !parts.Peek && (
          <ListPeek
            subject={subject}
            row={peeked}
            columns={columns}
            status={subject.statusOf}
            onClose={() => setPeeked(null)}
          />
        )}
        {importing && subject.importable && (
          <ImportDrawer definition={subject.importable} narrow={subject.narrow} onClose={() => setImporting(false)} />
        )}
        {printing && <PrintHost />}
      </Suspense>
    </div>
  )
}

/** A new condition, whose column is chosen first. */
const anyCondition: OpenCondition = { column: null, group: null, place: null }

interface ConditionsProps {
  subject: Subject
  state: ListState
  set: SetState
  opened: OpenCondition | null
  onOpened: (opened: OpenCondition | null) => void
}

const Conditions = ({ subject, state: { filters }, set, opened, onOpened }: ConditionsProps) => (
  <Suspense>
    <ConditionChips
      {...{ subject, opened, onOpened }}
      text={filters[WHERE] ?? ''}
      onChange={(text) => set({ filters: text ? { ...filters, [WHERE]: text } : without(filters, WHERE) })}
    />
  </Suspense>
)

const StateRange = ({ state: { range, from, to }, set }: { state: ListState; set: SetState }) => (
  <DateRange {...{ range, from, to }} onRange={(next) => set({ range: next })} onDays={(next) => set({ days: next })} />
)
