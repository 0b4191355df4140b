/** The page of one record of any subject; fetches it, or starts a new one. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { useLocation, useParams, useSearchParams } from 'react-router'
import { ofId } from '#wire/spelling.ts'
import { call } from '#web/data/call.ts'
import { Refused } from '#web/shell/refused.tsx'
import { useRights, useSettings, useSettingsLoaded } from '#web/data/profile.ts'
import { RecordEditor } from '#web/form/record/record-editor.tsx'
import type { RecordPart } from '#web/form/record/record-part.ts'
import type { RecordSubject, RecordValues } from '#web/form/record/record-subject.ts'
import { NotLoaded } from '#web/feedback/not-loaded.tsx'
import { Loading } from '#web/ui/parts.tsx'

export interface RecordPageProps {
  subject: RecordSubject
  tools?: (record: RecordValues) => ReactNode
  after?: (id: string) => string
  stays?: boolean
  without?: readonly string[]
  part?: RecordPart
}

/** Fetched anew each time a page opens; several parts of one page share it. */
export const recordQuery = ({ module, info }: RecordSubject, id: string | null) => ({
  queryKey: ['record', module, id],
  staleTime: 0,
  gcTime: 0,
  // A part that joins must not fetch again: what is being typed would give way to it.
  refetchOnMount: false as const,
  refetchOnReconnect: false as const,
  meta: { silent: true },
  queryFn: ({ signal }: { signal: AbortSignal }) => call(info, { query: ofId(id!), signal }),
})

export const RecordPage = ({ subject, tools, ...own }: RecordPageProps) => {
  const { id: param } = useParams()
  const { key } = useLocation()
  const [search] = useSearchParams()
  const client = useQueryClient()
  const settings = useSettings()
  const { may, pending } = useRights()
  const isReady = useSettingsLoaded()
  const id = param && param !== '0' ? param : null
  const startId = id ?? (subject.copies ? search.get('copy') : null)
  const query = recordQuery(subject, startId)
  const { data, error, isPending, refetch, dataUpdatedAt } = useQuery({ ...query, enabled: startId !== null })
  const start = useMemo((): RecordValues | null => {
    if (startId === null) return subject.blank(settings)
    if (data === undefined) return null
    const record = subject.read(data)
    return id ? record : { ...record, id: null, code: '', version: undefined }
  }, [startId, data, subject, id, settings])
  // A new one that may not be made would be an empty page.
  if (id === null && !pending && !subject.may('A', may)) return <Refused needs={[[subject.right, 'A']]} />
  if (error) return <NotLoaded error={error} onRetry={refetch} />
  // What a new record begins with follows the settings.
  if (!start || !isReady || (startId !== null && isPending)) return <Loading />
  return (
    <RecordEditor
      key={`${startId ?? key}/${dataUpdatedAt}`}
      subject={subject}
      start={start}
      tools={tools?.(start)}
      {...own}
      onReload={() => {
        void client.invalidateQueries({ queryKey: query.queryKey })
      }}
    />
  )
}
