/** The audit log: its list, and one event with its changes in words (contract system §10.4). */
import { useParams } from 'react-router'
import type { Language } from '#i18n/fill.ts'
import { showDay, type Day } from '#kernel/day.ts'
import { decimal } from '#kernel/decimal.ts'
import { eventList } from '#system/event.ts'
import type { EventValue } from '#wire/described/events.ts'
import { spelt, type Spelt } from '#wire/spelling.ts'
import type { AnswerOf } from '#web/data/described.ts'
import { useInfo } from '#web/data/queries.ts'
import { marksOf, showNumber } from '#web/values/number-text.ts'
import { momentText } from '#web/grid/cell.tsx'
import { NotLoaded } from '#web/feedback/not-loaded.tsx'
import { Loading } from '#web/ui/parts.tsx'
import { ListView } from '../../list/list-view.tsx'
import { rowSubject } from '../../list/subject.ts'
import { Facts, type Fact } from './facts.tsx'
import style from './system.module.css'
import { useOwnerWords } from './words.ts'

const paths = { list: '/system/event', create: null, detail: (id: string) => `/system/event/detail/${id}` }
const subject = rowSubject(eventList, paths, () => import('./events.tsx'))

export const EventList = () => <ListView subject={subject} view="list" />

type EventRecord = Spelt<AnswerOf<'api/ApiEvent/getInfo'>>
type Change = EventRecord['changes'][number]

/** Formats days and numbers as elsewhere. */
const formatValue = (value: EventValue | undefined, language: Language): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return showNumber(decimal(value), marksOf(language))
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? showDay(value as Day) : String(value)
}

export const EventDetail = () => {
  const { data, error, refetch } = useInfo('ApiEvent', useParams()['id'] ?? null)
  if (error) return <NotLoaded error={error} onRetry={refetch} />
  return data ? <Event event={spelt(data)} /> : <Loading />
}

const Event = ({ event }: { event: EventRecord }) => {
  const { o } = useOwnerWords()
  const facts: readonly Fact[] = [
    [o('event.at'), momentText(event.at)],
    [
      o('event.displayName'),
      event.employeeName === event.userName ? event.userName : `${event.employeeName} (${event.userName})`,
    ],
    [o('event.function'), event.functionName],
    [o('event.action'), event.action],
    [o('event.number'), event.number],
    [o('event.summary'), event.summary],
    [o('event.address'), event.ip],
  ]
  return (
    <div className={style.page}>
      <section className={style.card} aria-label={o('event.what')}>
        <Facts facts={facts} />
      </section>
      <Changes event={event} />
    </div>
  )
}

const Changes = ({ event: { changes, details, before, after, more } }: { event: EventRecord }) => {
  const { o, language } = useOwnerWords()
  const isChange = changes.length > 0
  const rows: readonly Change[] = isChange ? changes : details
  if (rows.length === 0)
    return (
      <section className={style.card}>
        <p className={style.note}>{o(before !== null || after !== null ? 'event.unchanged' : 'event.noRecord')}</p>
      </section>
    )
  const title = isChange ? o('event.changes') : after === null ? o('event.removed') : o('event.made')
  return (
    <section className={style.card}>
      <h2 className={style.heading}>{title}</h2>
      <div className="scroll" tabIndex={0} role="region" aria-label={title}>
        <table className={style.changes}>
          <thead>
            <tr>
              <th scope="col">{o('event.field')}</th>
              {isChange && <th scope="col">{o('event.before')}</th>}
              <th scope="col">{isChange ? o('event.after') : o('event.value')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={`${row.field}.${index}`}>
                <th scope="row">{row.label}</th>
                {isChange && <td className={style.oldValue}>{formatValue(row.from, language) || '–'}</td>}
                <td>{formatValue(row.to, language) || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {more && <p className={style.note}>{o('event.more', { n: more })}</p>}
    </section>
  )
}
