/** What was deleted: documents, or records of lists. */
import { useSearchParams } from 'react-router'
import { documentMetas } from '#documents/index.ts'
import { showDay } from '#kernel/day.ts'
import { currencyText, sumText, useCellFormat } from '#web/grid/cell.tsx'
import { listMetas } from '#lists/index.ts'
import { restoreDocuments } from '#web/removal/run.ts'
import style from '#web/removal/trash.module.css'
import { groupsOf, type TrashRow, useTrashQuery, useTrash } from '#web/removal/trash-rows.ts'
import { useWords } from '#web/words/words.ts'
import { Tabs } from '#web/ui/parts.tsx'
import { DeletedRecords } from './deleted-records.tsx'
import { TrashList, useRestorable } from './trash-list.tsx'
import { KEPT_DAYS } from '#web/removal/kept-days.ts'

/** Documents, or records of lists: each for who may delete some of them. */
export const TrashPage = () => {
  const { t } = useWords()
  const [query, setQuery] = useSearchParams()
  const documents = useRestorable(documentMetas)
  const lists = useRestorable(listMetas)
  const kinds = [
    ...(documents.length > 0 ? [{ id: 'documents', label: t('trash.documents') }] : []),
    ...(lists.length > 0 ? [{ id: 'records', label: t('trash.records') }] : []),
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
  const { t, label } = useWords()
  const format = useCellFormat()
  const query = useTrashQuery()
  const numberOf = (row: TrashRow) => row.number || t('trash.noNumber')
  /** The total in the currency of a document that is not in base currency, as in lists of documents. */
  const inCurrency = (row: TrashRow) => {
    const text = currencyText({ key: 'total' }, row, format)
    return text && <small className="block note regular nowrap">{text}</small>
  }
  return (
    <TrashList
      kinds={documentMetas}
      query={query}
      answer={useTrash(query[0])}
      texts={{
        table: t('trash.title'),
        kind: t('trash.kind'),
        allKinds: t('trash.allKinds'),
        hint: t('trash.hint', { n: KEPT_DAYS }),
        notFound: t('trash.nothingFound'),
        emptyHint: t('trash.emptyHint', { n: KEPT_DAYS }),
      }}
      nameOf={numberOf}
      titleOf={(row) => row.number || row.moduleName}
      columns={[
        { heading: t('trash.number'), cell: numberOf, isName: true },
        { heading: t('trash.kind'), cell: (row) => row.moduleName },
        { heading: label('column.date'), cell: (row) => showDay(row.date) },
        { heading: t('trash.partner'), cell: (row) => row.partnerName, className: style.wrappedCell },
        { heading: label('field.description'), cell: (row) => row.description, className: style.wrappedCell },
        {
          heading: label('column.total'),
          cell: (row) => (
            <>
              {row.total === 0 ? '–' : sumText('money', row.total, format)}
              {inCurrency(row)}
            </>
          ),
          className: style.amount,
        },
        { heading: t('trash.status'), cell: (row) => row.statusName },
      ]}
      card={(row) => ({
        name: `${row.moduleName} ${numberOf(row)}`,
        about: [row.partnerName, showDay(row.date)].filter(Boolean).join(' · '),
        amounts: (
          <>
            {row.total !== 0 && <strong>{sumText('money', row.total, format)}</strong>}
            {inCurrency(row)}
          </>
        ),
      })}
      restore={(rows) => restoreDocuments(groupsOf(rows))}
    />
  )
}
