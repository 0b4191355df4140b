/** Deleted records of lists. */
import { listMetas } from '#lists/index.ts'
import { useWords } from '#web/words/words.ts'
import { KEPT_DAYS } from '#web/removal/kept-days.ts'
import { restoreRecords } from '#web/removal/records.tsx'
import style from '#web/removal/trash.module.css'
import { type DeletedRecordRow, useDeletedRecords, useTrashQuery } from '#web/removal/trash-rows.ts'
import { TrashList } from './trash-list.tsx'

/** As it was called in its list. */
const nameOf = ({ code, name }: DeletedRecordRow): string => [...new Set([code, name])].filter(Boolean).join(' – ')

const groupsOf = (rows: readonly DeletedRecordRow[]) =>
  [...Map.groupBy(rows, ({ module }) => module)].map(([module, own]) => ({
    module,
    rows: own.map((row) => ({ id: row.id, name: nameOf(row) })),
  }))

export const DeletedRecords = () => {
  const { t } = useWords()
  const query = useTrashQuery()
  return (
    <TrashList
      kinds={listMetas}
      query={query}
      answer={useDeletedRecords(query[0])}
      texts={{
        table: t('trash.records'),
        kind: t('trash.list'),
        allKinds: t('trash.allLists'),
        hint: t('trash.recordsHint', { n: KEPT_DAYS }),
        notFound: t('trash.recordsNotFound'),
        emptyHint: t('trash.recordsEmpty', { n: KEPT_DAYS }),
      }}
      nameOf={nameOf}
      titleOf={nameOf}
      columns={[
        { heading: t('trash.code'), cell: (row) => row.code },
        { heading: t('trash.name'), cell: (row) => row.name, className: style.wrappedCell, isName: true },
        { heading: t('trash.list'), cell: (row) => row.moduleName },
      ]}
      card={(row) => ({ name: nameOf(row), about: row.moduleName })}
      restore={(rows) => restoreRecords(groupsOf(rows))}
    />
  )
}
