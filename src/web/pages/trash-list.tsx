/** Deleted entries of one sort: searched, and restored one or several at a time. */
import type { UseQueryResult } from '@tanstack/react-query'
import { CircleAlert, RotateCcw, SearchX, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { FunctionId } from '#model/right.ts'
import { momentText } from '#web/grid/cell.tsx'
import style from '#web/removal/trash.module.css'
import type { DeletedRow, useTrashQuery } from '#web/removal/trash-rows.ts'
import { useRights } from '#web/data/profile.ts'
import { useWords } from '#web/words/words.ts'
import { Button } from '#web/ui/button.tsx'
import { focusPage } from '#web/ui/base/focus.ts'
import { Stack } from '#web/ui/layout.tsx'
import { Loading, PageState } from '#web/ui/parts.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { usePhone } from '#web/ui/base/viewport.ts'
import { Pager } from '../list/pager.tsx'
import { SearchBox } from '../list/conditions/search-box.tsx'

interface Kind {
  right: FunctionId
  label: string
  wire: { module: string }
}
/** Kinds whose deleted entries the user may see and restore. */
export const useRestorable = (all: readonly Kind[]): readonly Kind[] => {
  const { may } = useRights()
  return all.filter(({ right }) => may(right, 'R') && may(right, 'D'))
}

interface Column<R> {
  heading: string
  cell: (row: R) => ReactNode
  className?: string | undefined
  /** The cell that tells which row it is. */
  isName?: boolean
}

interface TrashSort<R extends DeletedRow> {
  kinds: readonly Kind[]
  /** Texts of this sort, in the language of the user. */
  texts: Readonly<Record<'table' | 'kind' | 'allKinds' | 'hint' | 'notFound' | 'emptyHint', string>>
  /** Names a row for who selects it. */
  nameOf: (row: R) => string
  /** Names a row for who restores it. */
  titleOf: (row: R) => string
  /** The columns before those that tell who deleted a row, and when. */
  columns: readonly Column<R>[]
  card: (row: R) => { name: ReactNode; about: ReactNode; amounts?: ReactNode }
  /** Resolves to the number of restored rows. */
  restore: (rows: readonly R[]) => Promise<number>
}
interface TrashListProps<R extends DeletedRow> extends TrashSort<R> {
  query: ReturnType<typeof useTrashQuery>
  answer: UseQueryResult<{ rows: readonly R[]; count: number }>
}

export const TrashList = <R extends DeletedRow>({ query, answer, ...sort }: TrashListProps<R>) => {
  const { t } = useWords()
  const [asked, set] = query
  const { data, error, isPending, refetch } = answer
  const rows = data?.rows ?? []
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState(false)
  const picked = rows.filter((row) => chosen.has(row.id))
  const restore = (some: readonly R[]) => {
    setBusy(true)
    void sort
      .restore(some)
      .then((count) => {
        if (count === 0) return
        setChosen(new Set())
        focusPage()
      })
      .finally(() => setBusy(false))
  }
  const choose = (ids: readonly string[], on: boolean) => {
    const next = new Set(chosen)
    for (const id of ids)
      if (on) next.add(id)
      else next.delete(id)
    setChosen(next)
  }
  const Rows = usePhone() ? CardRows<R> : TableRows<R>
  return (
    <>
      <Tools kinds={sort.kinds} texts={sort.texts} query={query}>
        <Button
          variant="primary"
          icon={<RotateCcw size={15} />}
          disabled={busy || picked.length === 0}
          onClick={() => restore(picked)}
        >
          {picked.length > 0 ? `${t('trash.restore')} (${picked.length})` : t('trash.restore')}
        </Button>
      </Tools>
      <p className={style.hint}>{sort.texts.hint}</p>
      {isPending ? (
        <Loading />
      ) : error && !data ? (
        <PageState
          role="alert"
          icon={<CircleAlert size={32} />}
          title={error.message}
          actions={
            <Button variant="primary" onClick={() => void refetch()}>
              {t('web.retry')}
            </Button>
          }
        />
      ) : rows.length === 0 ? (
        <NoRows texts={sort.texts} query={query} />
      ) : (
        <Rows {...{ sort, rows, chosen, busy, choose }} onRestore={(row) => restore([row])} />
      )}
      {rows.length > 0 && (
        <Pager
          page={asked.page}
          size={asked.size}
          total={data!.count}
          note=""
          onPage={(page) => set({ page })}
          onSize={(size) => set({ size })}
        />
      )}
    </>
  )
}

type ToolsProps = Pick<TrashListProps<DeletedRow>, 'kinds' | 'texts' | 'query'> & { children: ReactNode }
const Tools = ({ kinds, texts, query: [asked, set], children }: ToolsProps) => {
  const { t, label } = useWords()
  return (
    <div className={style.toolbar} role="toolbar" aria-label={t('trash.title')}>
      {/* There is no local filter on this page: typed text is sent to the server after a pause. */}
      <SearchBox value={asked.search} onServer={(search) => set({ search })} onLocal={() => undefined} />
      <div className={style.kindSelect}>
        <Select
          label={texts.kind}
          hideLabel
          placeholder={texts.allKinds}
          clearable
          value={asked.module || null}
          options={useRestorable(kinds).map((one) => ({ value: one.wire.module, label: label(one.label) }))}
          onChange={(module) => set({ module: module ?? '' })}
        />
      </div>
      <span className={style.spacer} />
      {children}
    </div>
  )
}

const NoRows = ({ texts, query: [asked, set] }: Pick<TrashListProps<DeletedRow>, 'texts' | 'query'>) => {
  const { t } = useWords()
  return asked.search || asked.module ? (
    <PageState
      role="status"
      icon={<SearchX size={32} />}
      title={texts.notFound}
      actions={<Button onClick={() => set({ search: '', module: '' })}>{t('list.clearAll')}</Button>}
    />
  ) : (
    <PageState role="status" icon={<Trash2 size={32} />} title={t('trash.empty')}>
      {texts.emptyHint}
    </PageState>
  )
}

interface RowsProps<R extends DeletedRow> {
  sort: TrashSort<R>
  rows: readonly R[]
  chosen: ReadonlySet<string>
  busy: boolean
  choose: (ids: readonly string[], on: boolean) => void
  onRestore: (row: R) => void
}
type RowProps<R extends DeletedRow> = Omit<RowsProps<R>, 'rows'> & { row: R }

const TableRows = <R extends DeletedRow>({ rows, ...more }: RowsProps<R>) => {
  const { t } = useWords()
  const { sort, chosen, choose } = more
  const ids = rows.map((row) => row.id)
  return (
    <div className="fill-down scroll">
      <table className={style.table} aria-label={sort.texts.table}>
        <thead>
          <tr>
            <th scope="col">
              <input
                type="checkbox"
                aria-label={t('trash.selectAll')}
                checked={ids.every((id) => chosen.has(id))}
                onChange={(event) => choose(ids, event.currentTarget.checked)}
              />
            </th>
            {sort.columns.map(({ heading, className }) => (
              <th key={heading} scope="col" className={className === style.amount ? className : undefined}>
                {heading}
              </th>
            ))}
            <th scope="col">{t('trash.deletedBy')}</th>
            <th scope="col">{t('trash.deletedAt')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-selected={chosen.has(row.id) || undefined}>
              <td>
                <Pick row={row} {...more} />
              </td>
              {sort.columns.map(({ heading, cell, className, isName }) =>
                isName ? (
                  <th key={heading} scope="row" className={className}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={heading} className={className}>
                    {cell(row)}
                  </td>
                ),
              )}
              <td>{row.deletedBy}</td>
              <td>{momentText(row.deletedAt)}</td>
              <td>
                <Restore row={row} {...more} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const CardRows = <R extends DeletedRow>({ rows, ...more }: RowsProps<R>) => (
  <ul className={style.cards} aria-label={more.sort.texts.table}>
    {rows.map((row) => {
      const { name, about, amounts } = more.sort.card(row)
      return (
        <li key={row.id} data-selected={more.chosen.has(row.id) || undefined}>
          <Pick row={row} {...more} />
          <Stack gap={2} className="fill breaks">
            <strong>{name}</strong>
            <span>{about}</span>
            <span className="note">
              {row.deletedBy} · {momentText(row.deletedAt)}
            </span>
          </Stack>
          <Stack gap={6} className="bottom figures">
            {amounts}
            <Restore row={row} {...more} />
          </Stack>
        </li>
      )
    })}
  </ul>
)

const Pick = <R extends DeletedRow>({ sort, row, chosen, choose }: RowProps<R>) => {
  const { t } = useWords()
  return (
    <input
      type="checkbox"
      aria-label={t('list.selectRow', { name: sort.nameOf(row) })}
      checked={chosen.has(row.id)}
      onChange={(event) => choose([row.id], event.currentTarget.checked)}
    />
  )
}

const Restore = <R extends DeletedRow>({ sort, row, busy, onRestore }: RowProps<R>) => {
  const { t } = useWords()
  return (
    <Button
      size="small"
      disabled={busy}
      aria-label={t('trash.restoreOne', { number: sort.titleOf(row) })}
      onClick={() => onRestore(row)}
    >
      {t('trash.restore')}
    </Button>
  )
}
