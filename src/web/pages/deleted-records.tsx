/** Deleted records of lists: searched, and restored one or several at a time. */
import { CircleAlert, RotateCcw, SearchX, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { listMetas } from '#lists/index.ts'
import { useRights } from '#web/data/profile.ts'
import { momentText } from '#web/grid/cell.tsx'
import { Pager } from '../list/pager.tsx'
import { SearchBox } from '../list/search-box.tsx'
import { useWords } from '#web/words/words.ts'
import { Button } from '#web/ui/button.tsx'
import { focusPage } from '#web/ui/base/focus.ts'
import { Stack } from '#web/ui/layout.tsx'
import { Loading, PageState } from '#web/ui/parts.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { usePhone } from '#web/ui/base/viewport.ts'
import { KEPT_DAYS } from '#web/removal/kept-days.ts'
import { restoreRecords } from '#web/removal/records.tsx'
import style from '#web/removal/trash.module.css'
import { type DeletedRecordRow, useDeletedRecords, useTrashQuery } from '#web/removal/trash-rows.ts'

/** As it was called in its list. */
const nameOf = ({ code, name }: DeletedRecordRow): string => [...new Set([code, name])].filter(Boolean).join(' – ')

const groupsOf = (rows: readonly DeletedRecordRow[]) =>
  [...Map.groupBy(rows, ({ module }) => module)].map(([module, own]) => ({
    module,
    rows: own.map((row) => ({ id: row.id, name: nameOf(row) })),
  }))

export const DeletedRecords = () => {
  const { t } = useWords()
  const [asked, set] = useTrashQuery()
  const { data, error, isPending, refetch } = useDeletedRecords(asked)
  const rows = data?.rows ?? []
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState(false)
  const picked = rows.filter((row) => chosen.has(row.id))
  const restore = (some: readonly DeletedRecordRow[]) => {
    setBusy(true)
    void restoreRecords(groupsOf(some))
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
      <Tools
        asked={asked}
        set={set}
        count={picked.length}
        disabled={busy || picked.length === 0}
        onRestore={() => restore(picked)}
      />
      <p className={style.hint}>{t('trash.recordsHint', { n: KEPT_DAYS })}</p>
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
        <NoRows
          isNarrowed={asked.search !== '' || asked.module !== ''}
          onClear={() => set({ search: '', module: '' })}
        />
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

interface ToolsProps {
  asked: ReturnType<typeof useTrashQuery>[0]
  set: ReturnType<typeof useTrashQuery>[1]
  count: number
  disabled: boolean
  onRestore: () => void
}

const Tools = ({ asked, set, count, disabled, onRestore }: ToolsProps) => {
  const { t, label } = useWords()
  const { may } = useRights()
  const lists = listMetas.filter(({ right }) => may(right, 'R') && may(right, 'D'))
  return (
    <div className={style.toolbar} role="toolbar" aria-label={t('trash.title')}>
      <SearchBox value={asked.search} onServer={(search) => set({ search })} onLocal={() => undefined} />
      <div className={style.kindSelect}>
        <Select
          label={t('trash.list')}
          hideLabel
          placeholder={t('trash.allLists')}
          clearable
          value={asked.module || null}
          options={lists.map((one) => ({ value: one.wire.module, label: label(one.label) }))}
          onChange={(module) => set({ module: module ?? '' })}
        />
      </div>
      <span className={style.spacer} />
      <Button variant="primary" icon={<RotateCcw size={15} />} disabled={disabled} onClick={onRestore}>
        {count > 0 ? `${t('trash.restore')} (${count})` : t('trash.restore')}
      </Button>
    </div>
  )
}

const NoRows = ({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) => {
  const { t } = useWords()
  return isNarrowed ? (
    <PageState
      role="status"
      icon={<SearchX size={32} />}
      title={t('trash.recordsNotFound')}
      actions={<Button onClick={onClear}>{t('list.clearAll')}</Button>}
    />
  ) : (
    <PageState role="status" icon={<Trash2 size={32} />} title={t('trash.empty')}>
      {t('trash.recordsEmpty', { n: KEPT_DAYS })}
    </PageState>
  )
}

interface RowsProps {
  rows: readonly DeletedRecordRow[]
  chosen: ReadonlySet<string>
  busy: boolean
  choose: (ids: readonly string[], on: boolean) => void
  onRestore: (row: DeletedRecordRow) => void
}

const Rows = (props: RowsProps) => (usePhone() ? <CardRows {...props} /> : <TableRows {...props} />)

const TableRows = ({ rows, chosen, busy, choose, onRestore }: RowsProps) => {
  const { t, label } = useWords()
  const ids = rows.map((row) => row.id)
  const headings = ['trash.code', 'trash.name', 'trash.list', 'trash.deletedBy', 'trash.deletedAt']
  return (
    <div className="fill-down scroll">
      <table className={style.table} aria-label={t('trash.records')}>
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
            <th aria-label={t('trash.restore')} />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-selected={chosen.has(row.id) || undefined}>
              <td>
                <Pick {...{ row, chosen, choose }} />
              </td>
              <td>{row.code}</td>
              <th scope="row" className={style.wrappedCell}>
                {row.name}
              </th>
              <td>{row.moduleName}</td>
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
  return (
    <ul className={style.cards} aria-label={t('trash.records')}>
      {rows.map((row) => (
        <li key={row.id} data-selected={chosen.has(row.id) || undefined}>
          <Pick {...{ row, chosen, choose }} />
          <Stack gap={2} className="fill breaks">
            <strong>{nameOf(row)}</strong>
            <span>{row.moduleName}</span>
            <span className="note">
              {row.deletedBy} · {momentText(row.deletedAt)}
            </span>
          </Stack>
          <Stack gap={6} className="bottom figures">
            <Restore {...{ row, busy, onRestore }} />
          </Stack>
        </li>
      ))}
    </ul>
  )
}

const Pick = ({ row, chosen, choose }: { row: DeletedRecordRow } & Pick<RowsProps, 'chosen' | 'choose'>) => {
  const { t } = useWords()
  return (
    <input
      type="checkbox"
      aria-label={t('list.selectRow', { name: nameOf(row) })}
      checked={chosen.has(row.id)}
      onChange={(event) => choose([row.id], event.currentTarget.checked)}
    />
  )
}

const Restore = ({ row, busy, onRestore }: { row: DeletedRecordRow } & Pick<RowsProps, 'busy' | 'onRestore'>) => {
  const { t } = useWords()
  return (
    <Button
      size="small"
      disabled={busy}
      aria-label={t('trash.restoreOne', { number: nameOf(row) })}
      onClick={() => onRestore(row)}
    >
      {t('trash.restore')}
    </Button>
  )
}
