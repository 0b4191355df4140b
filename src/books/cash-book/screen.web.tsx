/** The page of the cash book: one fund or all, the document of a row, and the printed book. */
import { lazy } from 'react'
import { documentNamed, listNamed, lookupPath } from '#web/pickers/registry.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '#web/data/call.ts'
import type { WireRow } from '#web/data/queries.ts'
import { without } from '#web/data/without.ts'
import { RefFilter } from '#web/list/conditions/filter-drawer.tsx'
import type { ListParts } from '#web/list/use-list.ts'
import type { BookScreen } from '#web/pages/book-page.tsx'
import { BookPrint } from '#web/list/files/book-print.tsx'
import { currentWords, useWords } from '#web/words/words.ts'
import { cashBook } from './index.ts'
import style from './cash-book.module.css'

const ReportPeek = lazy(async () => ({ default: (await import('#web/report/report-peek.tsx')).ReportPeek }))

const documentOf = (row: WireRow) =>
  documentNamed(typeof row['documentKind'] === 'string' ? row['documentKind'] : undefined)

/** The row of a document that the user does not see: nothing but what it did to the balance. */
const isUnseen = (row: WireRow): boolean => row['s_ID'] === ''

/** The opening row leads to the funds, whose balances it adds up. */
const pathOf = (row: WireRow): string => {
  const document = documentOf(row)
  if (document) return `${document.screen.base}/${document.screen.detail.replace(':id', String(row['documentId']))}`
  return isUnseen(row) ? cashBook.path : `${listNamed('fund')!.screen.bases[0]!}/list`
}

const [byFund] = cashBook.filters

/** All funds together are added up in the base currency. */
const ForeignNote = () => {
  const { label } = useWords()
  const { data } = useQuery({
    queryKey: ['list', 'cashBook', 'funds'],
    queryFn: ({ signal }) => call(lookupPath(listNamed('fund')!), { query: { nItem: '1000' }, signal }),
    staleTime: 60_000,
    meta: { silent: true },
  })
  const hasForeign = data?.ListItem.some((fund) => Boolean(fund['foreignCurrency']))
  return hasForeign ? <span className={style.note}>{label('cashBook.note')}</span> : null
}

const Tools = ({ list: { state, set } }: { list: ListParts }) => {
  const { label } = useWords()
  const { wire } = byFund!
  return (
    <>
      <div className={style.fund}>
        <RefFilter
          field={{ ...byFund!, label: byFund!.label! }}
          placeholder={label('cashBook.allFunds')}
          value={state.filters[wire] ?? ''}
          onChange={(fund) =>
            set({ filters: fund ? { ...state.filters, [wire]: fund } : without(state.filters, wire) })
          }
        />
      </div>
      {!state.filters[wire] && <ForeignNote />}
    </>
  )
}

const Peek = ({ row, onClose }: { row: WireRow; onClose: () => void }) => {
  const kind = documentOf(row)
  return kind ? (
    <ReportPeek
      peeked={{ is: 'document', kind, id: String(row['documentId']), number: String(row['NumberID']) }}
      onClose={onClose}
    />
  ) : null
}

const Actions = ({ list }: { list: ListParts }) => <BookPrint book={cashBook} list={list} />

export const screen: BookScreen = {
  pathOf,
  unnamed: (row) => (isUnseen(row) ? currentWords().label('cashBook.unseen') : String(row['Description'] ?? '')),
  prefetch: () => import('#web/pages/document-form.tsx'),
  Tools,
  Peek,
  Actions,
}
