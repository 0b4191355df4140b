/** What was deleted: it can be searched and restored, one or several at a time. */
import { CircleAlert, RotateCcw, SearchX, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { documentMetas } from '#documents/index.ts'
import { showDay } from '#kernel/day.ts'
import { currencyText, momentText, sumText, useCellFormat } from '#web/grid/cell.tsx'
import { listMetas } from '#lists/index.ts'
import type { FunctionId } from '#model/right.ts'
import { restoreDocuments } from '#web/removal/run.ts'
import style from '#web/removal/trash.module.css'
import { type TrashQuery, groupsOf, type TrashRow, useTrashQuery, useTrash } from '#web/removal/trash-rows.ts'
import { useRights } from '#web/data/profile.ts'
import { useWords } from '#web/words/words.ts'
import { Button } from '#web/ui/button.tsx'
import { focusPage } from '#web/ui/base/focus.ts'
import { Stack } from '#web/ui/layout.tsx'
import { Loading, PageState, Tabs } from '#web/ui/parts.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { usePhone } from '#web/ui/base/viewport.ts'
import { Pager } from '../list/pager.tsx'
import { SearchBox } from '../list/search-box.tsx'
import { DeletedRecords } from './deleted-records.tsx'
import { KEPT_DAYS } from '#web/removal/kept-days.ts'

/** Documents, or records of lists: each for who may delete some of them. */
export const TrashPage = () => {
  const { t } = useWords()
  const { may } = useRights()
  const [query, setQuery] = useSearchParams()
  const mayDelete = (all: readonly { right: FunctionId }[]) =>
    all.some(({ right }) => may(right, 'R') && may(right, 'D'))
  const kinds = [
    ...(mayDelete(documentMetas) ? [{ id: 'documents', label: t('trash.documents') }] : []),
    ...(mayDelete(listMetas) ? [{ id: 'records', label: t('trash.records') }] : []),
  ]
  const kind = kinds.find(({ id }) => id === query.get('tab'))?.id ?? kinds[0]?.id
  return (
    <div className={style.page}>
      {kinds.length > 1 && (
        <div className={style.tabs}>
          <Tabs
            label={t('trash.title')}
            tabs={kinds}
            value={kind ?? ''}
            onChange={(id) => setQuery(id === 'records' ? { tab: id } : {})}
          />
        </div>
      )}
      {kind === 'records' ? <DeletedRecords /> : <DeletedDocuments />}
    </div>
  )
}

const DeletedDocuments = () => {
  const { t } = useWords()
  const [asked, set] = useTrashQuery()
  const { data, error, isPending, refetch } = useTrash(asked)
  const rows = data?.rows ?? []
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState(false)
  const picked = rows.filter((row) => chosen.has(row.id))
  const restore = (some: readonly TrashRow[]) => {
    setBusy(true)
    void restoreDocuments(groupsOf(some))
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
  return (
    <>
      <Tools asked={asked} set={set}>
        <Button
          variant="primary"
          icon={<RotateCcw size={15} />}
          disabled={busy || picked.length === 0}
          onClick={() => restore(picked)}
        >
          {picked.length > 0 ? `${t('trash.restore')} (${picked.length})` : t('trash.restore')}
        </Button>
      </Tools>
      <p className={style.hint}>{t('trash.hint', { n: KEPT_DAYS })}</p>
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
        <NoRows asked={asked} onClear={() => set({ search: '', module: '' })} />
      ) : (
        <Rows {...{ rows, chosen, busy, choose }} onRestore={(row) => restore([row])} />
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

const Tools = ({
  asked,
  set,
  children,
}: {
  asked: TrashQuery
  set: (patch: Partial<TrashQuery>) => void
  children: ReactNode
}) => {
  const { t, label } = useWords()
  const { may } = useRights()
  const kinds = documentMetas.filter(({ right }) => may(right, 'R') && may(right, 'D'))
  return (
    <div className={style.toolbar} role="toolbar" aria-label={t('trash.title')}>
      {/* There is no local filter on this page: typed text is sent to the server after a pause. */}
      <SearchBox value={asked.search} onServer={(search) => set({ search })} onLocal={() => undefined} />
      <div className={style.kindSelect}>
        <Select
          label={t('trash.kind')}
          hideLabel
          placeholder={t('trash.allKinds')}
          clearable
          value={asked.module || null}
          options={kinds.map((one) => ({ value: one.wire.module, label: label(one.label) }))}
          onChange={(module) => set({ module: module ?? '' })}
        />
      </div>
      <span className={style.spacer} />
      {children}
    </div>
  )
}

const NoRows = ({ asked, onClear }: { asked: TrashQuery; onClear: () => void }) => {
  const { t } = useWords()
  return asked.search || asked.module ? (
    <PageState
      role="status"
      icon={<SearchX size={32} />}
      title={t('trash.nothingFound')}
      actions={<Button onClick={onClear}>{t('list.clearAll')}</Button>}
    />
  ) : (
    <PageState role="status" icon={<Trash2 size={32} />} title={t('trash.empty')}>
      {t('trash.emptyHint', { n: KEPT_DAYS })}
    </PageState>
  )
}

interface RowsProps {
  rows: readonly TrashRow[]
  chosen: ReadonlySet<string>
  busy: boolean
  choose: (ids: readonly string[], on: boolean) => void
  onRestore: (row: TrashRow) => void
}

const Rows = (props: RowsProps) => (usePhone() ? <CardRows {...props} /> : <TableRows {...props} />)

const TableRows = ({ rows, chosen, busy, choose, onRestore }: RowsProps) => {
  const { t, label } = useWords()
  const format = useCellFormat()
  const ids = rows.map((row) => row.id)
  const headings = ['trash.number', 'trash.kind', 'column.date', 'trash.partner', 'field.description']
  return (
    <div className="fill-down scroll">
      <table className={style.table} aria-label={t('trash.title')}>
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
            {headings.map((key) => (
              <th key={key} scope="col">
                {label(key)}
              </th>
            ))}
            <th scope="col" className={style.amount}>
              {label('column.total')}
            </th>
            <th scope="col">{t('trash.status')}</th>
            <th scope="col">{t('trash.deletedBy')}</th>
            <th scope="col">{t('trash.deletedAt')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-selected={chosen.has(row.id) || undefined}>
              <td>
                <Pick {...{ row, chosen, choose }} />
              </td>
              <th scope="row">{row.number || t('trash.noNumber')}</th>
              <td>{row.moduleName}</td>
              <td>{showDay(row.date)}</td>
              <td className={style.wrappedCell}>{row.partnerName}</td>
              <td className={style.wrappedCell}>{row.description}</td>
              <td className={style.amount}>
                {row.total === 0 ? '–' : sumText('money', row.total, format)}
                <InCurrency row={row} />
              </td>
              <td>{row.statusName}</td>
              <td>{row.deletedBy}</td>
              <td>{momentText(row.deletedAt)}</td>
              <td>
                <Restore {...{ row, busy, onRestore }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const CardRows = ({ rows, chosen, busy, choose, onRestore }: RowsProps) => {
  const { t } = useWords()
  const format = useCellFormat()
  return (
    <ul className={style.cards} aria-label={t('trash.title')}>
      {rows.map((row) => (
        <li key={row.id} data-selected={chosen.has(row.id) || undefined}>
          <Pick {...{ row, chosen, choose }} />
          <Stack gap={2} className="fill breaks">
            <strong>
              {row.moduleName} {row.number || t('trash.noNumber')}
            </strong>
            <span>{[row.partnerName, showDay(row.date)].filter(Boolean).join(' · ')}</span>
            <span className="note">
              {row.deletedBy} · {momentText(row.deletedAt)}
            </span>
          </Stack>
          <Stack gap={6} className="bottom figures">
            {row.total !== 0 && <strong>{sumText('money', row.total, format)}</strong>}
            <InCurrency row={row} />
            <Restore {...{ row, busy, onRestore }} />
          </Stack>
        </li>
      ))}
    </ul>
  )
}

/** The total in the currency of a document that is not in base currency, as in lists of documents. */
const InCurrency = ({ row }: { row: TrashRow }) => {
  const text = currencyText({ key: 'total' }, row, useCellFormat())
  return text && <small className="block note regular nowrap">{text}</small>
}

const Pick = ({ row, chosen, choose }: { row: TrashRow } & Pick<RowsProps, 'chosen' | 'choose'>) => {
  const { t } = useWords()
  return (
    <input
      type="checkbox"
      aria-label={t('list.selectRow', { name: row.number || t('trash.noNumber') })}
      checked={chosen.has(row.id)}
      onChange={(event) => choose([row.id], event.currentTarget.checked)}
    />
  )
}

const Restore = ({ row, busy, onRestore }: { row: TrashRow } & Pick<RowsProps, 'busy' | 'onRestore'>) => {
  const { t } = useWords()
  return (
    <Button
      size="small"
      disabled={busy}
      aria-label={t('trash.restoreOne', { number: row.number || row.moduleName })}
      onClick={() => onRestore(row)}
    >
      {t('trash.restore')}
    </Button>
  )
}
