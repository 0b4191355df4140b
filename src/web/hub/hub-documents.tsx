/** A tab with the documents of every kind that belong to the record, newest first, read on page by page. */
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { Stack } from '#web/ui/layout.tsx'
import { Link } from '#web/ui/link.tsx'
import { zero } from '#kernel/decimal.ts'
import type { DocumentMeta } from '#model/document.ts'
import { stateOf } from '#model/state.ts'
import { moduleCall } from '#wire/calls.ts'
import { hubDocumentFields as fields } from '#wire/hub.ts'
import { readStored } from '#wire/stored.ts'
import { ofId } from '#wire/spelling.ts'
import { call } from '#web/data/call.ts'
import { useToday } from '#web/data/profile.ts'
import { useTextContext } from '#web/form/fields/form-context.tsx'
import { DateRange } from '#web/list/conditions/date-range.tsx'
import { readState, writeState } from '#web/list/list-state.ts'
import { documentNamed } from '#web/pickers/registry.ts'
import { useFormWords } from '#web/words/form-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Loading, PageState, StatusChip } from '#web/ui/parts.tsx'
import { usePhone } from '#web/ui/base/viewport.ts'
import { showValue } from '#web/values/value-text.ts'
import style from './hub.module.css'
import { useKeptScroll } from './use-kept-scroll.ts'

export interface HubAllDocumentsProps {
  module: string
  id: string
  /** Chooses one kind. */
  parts: ReactNode
}

type Row = Readonly<Record<string, unknown>> & { id: string }
const readRow = (row: Readonly<Record<string, unknown>>): Row => ({
  ...readStored(fields, row),
  id: String(row['s_ID']),
})

/** Documents of the days in the address, a page at a time. */
const useDocuments = ({ module, id }: Omit<HubAllDocumentsProps, 'parts'>) => {
  const today = useToday()
  const [query, setQuery] = useSearchParams()
  const state = readState(query, true, today)
  const { from, to } = state
  const found = useInfiniteQuery({
    // Dropped with the lists after every save.
    queryKey: ['list', 'hub', module, 'documents', id, from, to],
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const { ListItem, after } = await call(moduleCall(module, 'getDocuments'), {
        query: { ...ofId(id), FromDate: from, ToDate: to, after: pageParam },
        signal,
      })
      return { rows: ListItem.map(readRow), after }
    },
    getNextPageParam: ({ after }) => after ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 5000,
    meta: { shown: true },
  })
  const set = (next: Partial<typeof state>) =>
    setQuery(writeState({ ...state, ...next }), { replace: true, preventScrollReset: true })
  return { ...found, rows: found.data?.pages.flatMap(({ rows }) => rows), state, set }
}

export const HubAllDocuments = ({ parts, ...of }: HubAllDocumentsProps) => {
  const { t } = useFormWords()
  const phone = usePhone()
  const box = useRef<HTMLDivElement>(null)
  const found = useDocuments(of)
  const { rows, state, set, error, refetch, hasNextPage, isFetchingNextPage, isPlaceholderData } = found
  useKeptScroll(box, rows !== undefined)
  return (
    <Stack className="fill-down on-surface">
      <div className={style.reportBar}>
        {parts}
        <DateRange
          {...{ range: state.range, from: state.from, to: state.to }}
          onRange={(range) => set({ range })}
          onDays={(days) => set({ range: 'CUSTOM', ...days })}
        />
      </div>
      {error && !rows ? (
        <PageState
          role="alert"
          icon={<CircleAlert size={28} />}
          title={error.message}
          actions={<Button onClick={() => void refetch()}>{t('web.retry')}</Button>}
        />
      ) : !rows ? (
        <Loading />
      ) : rows.length === 0 ? (
        <PageState role="status" title={t('hub.noDocuments')} />
      ) : (
        <div ref={box} className={style.reportTable} data-old={isPlaceholderData || undefined}>
          <div className={style.documents} role="region" tabIndex={0} aria-label={t('hub.documents')}>
            {phone ? <Cards rows={rows} /> : <Table rows={rows} />}
            {hasNextPage && (
              <Button busy={isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
                {t('hub.more')}
              </Button>
            )}
          </div>
        </div>
      )}
    </Stack>
  )
}

/** What is shown of a document: the texts of its fields, its page and its state. */
const useShown = () => {
  const { label } = useFormWords()
  const context = useTextContext()
  return (row: Row) => {
    const meta: DocumentMeta | undefined = documentNamed(String(row['kind']))
    const state = meta && stateOf(meta.lifecycle, { status: Number(row['status']) })
    const text = (name: 'date' | 'amount' | 'remaining') =>
      row[name] === null
        ? ''
        : row[name] === zero && name === 'remaining'
          ? '–'
          : showValue(fields[name], row[name], context)
    return {
      number: String(row['number'] ?? '') || '…',
      to: meta ? `${meta.screen.base}/${meta.screen.detail.replace(':id', row.id)}` : '.',
      kind: meta ? label(meta.label) : '',
      date: text('date'),
      amount: text('amount'),
      remaining: text('remaining'),
      isVoid: state?.standing === 'void',
      state: state && <StatusChip tone={state.tone ?? 'neutral'}>{label(state.label)}</StatusChip>,
    }
  }
}

const columns = [fields.date, fields.number, fields.kind, fields.amount, fields.remaining, fields.status]
const isAmount = (field: (typeof columns)[number]): boolean => field.kind === 'money'

const Table = ({ rows }: { rows: readonly Row[] }) => {
  const { label } = useFormWords()
  const shown = useShown()
  return (
    <table>
      <thead>
        <tr>
          {columns.map((field) => (
            <th key={field.label} scope="col" data-numeric={isAmount(field) || undefined}>
              {label(field.label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const { date, number, to, kind, amount, remaining, state, isVoid } = shown(row)
          return (
            <tr key={row.id} data-void={isVoid || undefined}>
              <td>{date}</td>
              <td>
                <Link to={to}>{number}</Link>
              </td>
              <td>{kind}</td>
              <td data-numeric>{amount}</td>
              <td data-numeric>{remaining}</td>
              <td>{state}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const Cards = ({ rows }: { rows: readonly Row[] }) => {
  const shown = useShown()
  return (
    <ul>
      {rows.map((row) => {
        const { date, number, to, kind, amount, state, isVoid } = shown(row)
        return (
          <li key={row.id} data-void={isVoid || undefined}>
            <Link to={to}>
              <strong>{number}</strong>
              <span data-numeric>{amount}</span>
              <span>
                {date} · {kind}
              </span>
              {state}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
