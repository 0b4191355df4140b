/** Work about what carriers tell: what came by itself, asking one about a parcel, and finding out about whom nothing was heard. */
import { shipment } from '#documents/shipment/index.ts'
import { isStoredId } from '#engine/columns.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { loadDocument } from '#engine/store/store.ts'
import { workStatement } from '#engine/work.ts'
import type { CarrierAdapter } from '#model/carrier.ts'
import type { PayloadOf } from '#model/work.ts'
import type { Server } from '../call/call.ts'
import { scopeOfNobody } from '../issuing/scopes.ts'
import type { KnownParcel, ParcelNews } from '../shipping/carrier.ts'
import { newsAt, type AskingCarrier } from '../shipping/carriers/carrier.effect.ts'
import { inDatabase, inThreeSteps, nothingToDo, WorkFailed, type Handler, type Step } from '../work/handler.ts'
import { applyAnswer, applyEvents } from './apply-events.ts'
import { eventsStatement, waitingEvents, workedStatement, type CarrierEvent } from './carrier-events.ts'
import type { Parcel } from './parcel.ts'
import { isPending } from './sending.ts'
import { askingAbout, askLater, silentMs, watchedOf } from './watch.ts'

type Asking = Pick<Server, 'sealer' | 'outbound' | 'clock'>

interface Found extends Record<string, unknown> {
  parcel: string
  carrier: string
  name: string
  adapter: CarrierAdapter
  number: string
  trackingCode: string | null
}

/** Parcels of these carriers by the codes and numbers that were told, each found by an index. */
const parcelsOf = ({ tx }: Step, events: readonly CarrierEvent[]): Promise<Found[]> =>
  tx.query<Found>(sql`
with named as (
  select s.document_id from shipment s where ${sql.ours('s')} and s.tracking_code = any(${events.map(({ trackingCode }) => trackingCode)})
  union select d.id from document d where ${sql.ours('d')} and d.kind = ${shipment.name} and d.number_key <> '' and d.number_key = any(${events.map(({ shipNumber }) => shipNumber.toLowerCase())}))
select s.document_id as parcel, c.id as carrier, c.name, coalesce(w.adapter, c.adapter) as adapter, d.number, s.tracking_code as "trackingCode"
from named n join shipment s on s.document_id = n.document_id join document d on d.tenant_id = s.tenant_id and d.id = s.document_id
join carrier c on c.tenant_id = s.tenant_id and c.id = s.carrier_id left join shipment_watch w on w.tenant_id = s.tenant_id and w.document_id = s.document_id
where ${sql.ours('s')} and ${sql.ours('d')} and s.carrier_id = any(${events.map(({ carrier }) => carrier)}::uuid[])`)

/** The carrier's code comes first: numbers of other programs may look like ours. */
const parcelOf = (event: CarrierEvent, parcels: readonly Found[]): Found | undefined => {
  const own = parcels.filter(({ carrier }) => carrier === event.carrier)
  return (
    own.find(({ trackingCode }) => event.trackingCode !== '' && trackingCode === event.trackingCode) ??
    own.find(({ number }) => event.shipNumber !== '' && number.toLowerCase() === event.shipNumber.toLowerCase())
  )
}

const portion = 4

/** Few parcels at a time, so that the customers and goods that they lock are soon free for who sells. */
const workOn = async (server: Pick<Server, 'sealer'>, step: Step): Promise<'more' | undefined> => {
  const { events, isMore } = await waitingEvents(step.tx, portion)
  if (events.length === 0) return undefined
  const parcels = await parcelsOf(step, events)
  const groups = Map.groupBy(events, (event) => parcelOf(event, parcels))
  // In one order, so that two servers never wait for each other.
  const inOrder = [...groups].toSorted(([a], [b]) => ((a?.parcel ?? '') < (b?.parcel ?? '') ? -1 : 1))
  for (const [found, some] of inOrder)
    if (found) await applyEvents(await scopeOfNobody(step, found.name, server.sealer), found, some)
    else await step.tx.query(workedStatement(step.tx, some, null))
  return isMore ? 'more' : undefined
}

export const carrierEventsWork = (server: () => Asking): Handler => inDatabase((step) => workOn(server(), step))

interface Prepared {
  asking: AskingCarrier
  known: KnownParcel
}

const carrierNamed = async ({ tx }: Step, carrier: string): Promise<string> => {
  const [row] = await tx.query<{ name: string }>(
    sql`select c.name from carrier c where ${sql.ours('c')} and c.id = ${carrier}`,
  )
  return row?.name ?? ''
}

const stored = async ({ tx }: Step, id: string): Promise<Parcel | null> =>
  isStoredId(id) ? ((await loadDocument(tx, shipment, id)) as unknown as Parcel | null) : null

const scopeAbout = async (server: Asking, step: Step, parcel: Parcel): Promise<Scope> =>
  scopeOfNobody(step, await carrierNamed(step, parcel.carrier as string), server.sealer)

const prepare = async (server: Asking, step: Step, { parcel: id }: PayloadOf<'parcelNews'>) => {
  const parcel = await stored(step, id)
  if (!parcel || isPending(parcel)) return nothingToDo
  const scope = await scopeAbout(server, step, parcel)
  const watched = await watchedOf(scope, id)
  if (!watched) return nothingToDo
  const asking = await askingAbout(scope, parcel, watched.adapter)
  if (!asking) throw new WorkFailed({ problem: 'providerAway', values: {}, isFinal: false })
  return { asking, known: { trackingCode: parcel.trackingCode ?? '', shipNumber: parcel.number } }
}

/** As long as somebody would wait for it. */
const withinMs = 10_000

const newsOf = async (server: Asking, { asking, known }: Prepared): Promise<{ news: ParcelNews | null }> => {
  const said = await newsAt(server, asking, { parcel: known, withinMs })
  if (said === null || ('kind' in said && said.kind === 'none')) return { news: null }
  if ('message' in said) throw new WorkFailed({ problem: said.message, values: said.values ?? {}, isFinal: false })
  return { news: said }
}

const writeNews = async (
  server: Asking,
  step: Step,
  { parcel: id, news }: { parcel: string; news: ParcelNews | null },
) => {
  const parcel = await stored(step, id)
  if (!parcel) return
  if (news) {
    const taken = { id: step.newId(), carrier: parcel.carrier as string, news, parcel: id }
    await step.tx.query(eventsStatement(step.tx, [taken]))
    await applyAnswer(await scopeAbout(server, step, parcel), id)
  }
  await step.tx.query(askLater(id, step.now))
}

export const parcelNewsWork = (server: () => Asking): Handler =>
  inThreeSteps<PayloadOf<'parcelNews'>, Prepared, { news: ParcelNews | null }>({
    before: (step, { payload }) => prepare(server(), step, payload),
    effect: (_, prepared) => newsOf(server(), prepared),
    after: (step, { payload }, { result }) => writeNews(server(), step, { ...payload, ...result }),
  })

const mostAsked = 200
/** Not all at the same moment. */
const apartMs = 250

/** Parcels on their way of which nothing was heard are asked about. */
export const parcelWatchWork: Handler = inDatabase(async ({ tx, now }) => {
  const due = await tx.query<{ parcel: string; number: string }>(sql`
update shipment_watch w set asks_at = ${new Date(now.getTime() + silentMs)} from document d
where ${sql.ours('w')} and ${sql.ours('d')} and d.id = w.document_id and w.document_id in (
  select o.document_id from shipment_watch o where ${sql.ours('o')} and o.asks_at <= ${now} order by o.asks_at limit ${mostAsked})
returning w.document_id as parcel, d.number`)
  await tx.batch(
    due.map(({ parcel, number }, index) =>
      workStatement(tx, {
        kind: 'parcelNews',
        key: parcel,
        record: parcel,
        about: number,
        payload: { parcel } satisfies PayloadOf<'parcelNews'>,
        at: new Date(now.getTime() + index * apartMs),
      }),
    ),
  )
  return due.length === mostAsked ? 'more' : undefined
})
