/** A tab with the log of events, narrowed to what happened to the record. */
import { useMemo } from 'react'
import { eventList } from '#system/event.ts'
import { ListView } from '#web/list/list-view.tsx'
import { rowSubject } from '#web/list/subject.ts'
import { narrowed } from './hub-list.tsx'

const events = rowSubject(
  eventList,
  { list: '/system/event', create: null, detail: (id) => `/system/event/detail/${id}` },
  () => import('#web/pages/system/events.tsx'),
)

export const HubEvents = ({ id }: { id: string }) => {
  const subject = useMemo(() => narrowed(events, { recordId: id }), [id])
  return <ListView subject={subject} view="list" tabs={null} />
}
