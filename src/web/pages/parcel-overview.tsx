/** How parcels stand in a range of days: by state, by carrier, and what carriers owe and are owed. */
import { useQuery } from '@tanstack/react-query'
import { decimal } from '#kernel/decimal.ts'
import { showNumber } from '#kernel/number-format.ts'
import { call } from '#web/data/call.ts'
import type { AnswerOf } from '#web/data/described.ts'
import { useToday } from '#web/data/profile.ts'
import { NotLoaded } from '#web/feedback/not-loaded.tsx'
import { Link } from '#web/ui/link.tsx'
import { Loading } from '#web/ui/parts.tsx'
import { useWords } from '#web/words/words.ts'
import { DateRange } from '../list/conditions/date-range.tsx'
import { useListState } from '../list/list-state.ts'
import style from './parcel-overview.module.css'

type Overview = AnswerOf<'api/Shipping/overview'>

const listPath = '/shipping/transportproduct/data/list'

const useShown = () => {
  const { language } = useWords()
  return (value: number | null): string => (value === null ? '–' : showNumber(decimal(value), { language }))
}

/** Of no parcels no share arrived. */
const useShare = () => {
  const shown = useShown()
  return ({ count, deliveredShare }: Pick<Overview, 'count' | 'deliveredShare'>): string =>
    count === 0 ? '–' : `${shown(deliveredShare)} %`
}

const Tiles = ({ data, days }: { data: Overview; days: string }) => {
  const { label } = useWords()
  const shown = useShown()
  const share = useShare()
  // What carriers owe and are owed is of any day.
  const tiles: readonly (readonly [string, string, string?])[] = [
    ['parcelOverview.count', shown(data.count), days],
    ['parcelOverview.share', share(data)],
    ['parcelOverview.days', shown(data.averageDays)],
    ['parcelOverview.receivable', shown(data.codReceivable), 'range=ALL&open=1'],
    ['parcelOverview.payable', shown(data.feePayable), 'range=ALL&open=2'],
  ]
  return (
    <dl className={style.tiles}>
      {tiles.map(([key, value, query]) => (
        <div key={key}>
          <dt>{label(key)}</dt>
          <dd>{query ? <Link to={`${listPath}?${query}`}>{value}</Link> : value}</dd>
        </div>
      ))}
      {data.claims.count > 0 && (
        <div>
          <dt>{label('parcelOverview.claims', { n: String(data.claims.count) })}</dt>
          <dd>
            <Link to={`${listPath}?range=ALL&todo=4`}>{shown(data.claims.amount)}</Link>
          </dd>
        </div>
      )}
    </dl>
  )
}

const States = ({ data, days }: { data: Overview; days: string }) => {
  const { label } = useWords()
  const shown = useShown()
  return (
    <table className={style.table}>
      <caption>{label('parcelOverview.byState')}</caption>
      <thead>
        <tr>
          <th scope="col">{label('parcel.shipStatus')}</th>
          <th scope="col">{label('parcelOverview.count')}</th>
          <th scope="col">{label('parcel.codAmount')}</th>
        </tr>
      </thead>
      <tbody>
        {data.statuses.map(({ shipStatus, shipStatusName, count, codAmount }) => (
          <tr key={shipStatus}>
            <th scope="row">
              <Link to={`${listPath}?${days}&iStat=${shipStatus}`}>{shipStatusName}</Link>
            </th>
            <td>{shown(count || null)}</td>
            <td>{shown(codAmount || null)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Carriers = ({ data, days }: { data: Overview; days: string }) => {
  const { label } = useWords()
  const shown = useShown()
  const share = useShare()
  return (
    <table className={style.table}>
      <caption>{label('parcelOverview.byCarrier')}</caption>
      <thead>
        <tr>
          {['parcel.carrierName', 'count', 'share', 'days', 'receivable', 'payable'].map((key) => (
            <th key={key} scope="col">
              {label(key.includes('.') ? key : `parcelOverview.${key}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.carriers.map((one) => (
          <tr key={one.NVC_ID}>
            <th scope="row">
              <Link to={`${listPath}?${days}&NVC_ID=${one.NVC_ID}`}>{one.Name}</Link>
            </th>
            <td>{shown(one.count)}</td>
            <td>{share(one)}</td>
            <td>{shown(one.averageDays)}</td>
            <td>{shown(one.codReceivable || null)}</td>
            <td>{shown(one.feePayable || null)}</td>
          </tr>
        ))}
        {data.carriers.length === 0 && (
          <tr>
            <td colSpan={6} className={style.nothing}>
              {label('parcelOverview.nothing')}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

export const ParcelOverview = () => {
  const { label } = useWords()
  const [{ range, from, to }, set] = useListState(true, useToday())
  const { data, error, refetch } = useQuery({
    queryKey: ['parcelOverview', from, to],
    queryFn: ({ signal }) => call('api/Shipping/overview', { query: { FromDate: from, ToDate: to }, signal }),
  })
  const days = new URLSearchParams({ range: 'CUSTOM', from: from ?? '', to: to ?? '' }).toString()
  return (
    <section className={style.page}>
      <DateRange
        {...{ range, from, to }}
        offersAllDays={false}
        onRange={(next) => set({ range: next })}
        onDays={(next) => set({ days: next })}
      />
      {error && <NotLoaded error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <Tiles data={data} days={days} />
          {/* Tables wider than the page are scrolled by the keys, too. */}
          <div className={style.card} tabIndex={0} role="group" aria-label={label('parcelOverview.byState')}>
            <States data={data} days={days} />
          </div>
          <div className={style.card} tabIndex={0} role="group" aria-label={label('parcelOverview.byCarrier')}>
            <Carriers data={data} days={days} />
          </div>
        </>
      )}
      {!data && !error && <Loading />}
    </section>
  )
}
