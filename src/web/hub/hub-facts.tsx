/** The figures of a record; each leads to what it counts. */
import { useQuery } from '@tanstack/react-query'
import { Row } from '#web/ui/layout.tsx'
import { Link } from '#web/ui/link.tsx'
import { divideRounded, zero, type Decimal } from '#kernel/decimal.ts'
import { isMeant, type Hub, type HubFact } from '#model/hub.ts'
import type { Fields } from '#model/field.ts'
import { moduleCall } from '#wire/calls.ts'
import { readStored } from '#wire/stored.ts'
import { ofId } from '#wire/spelling.ts'
import { call } from '#web/data/call.ts'
import { useTextContext } from '#web/form/fields/form-context.tsx'
import { useFormWords } from '#web/words/form-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/parts.tsx'
import { showValue } from '#web/values/value-text.ts'
import style from './hub.module.css'
import { targetAddress, type HubPlace } from './place.ts'

type Values = Readonly<Record<string, unknown>>

export const fetchFacts = async (module: string, id: string, hub: Hub, signal: AbortSignal): Promise<Values> => {
  const body = await call(moduleCall(module, 'getFacts'), { query: ofId(id), signal })
  const fields: Fields = Object.fromEntries(Object.entries(hub.facts).map(([name, { field }]) => [name, field]))
  const told = Object.entries(fields).filter(([name, { wire = name }]) => wire in body)
  return readStored(Object.fromEntries(told), body)
}

/** Kept with the other data of records, so that a save elsewhere drops it. */
export const useHubFacts = (module: string, id: string, hub: Hub) =>
  useQuery({
    queryKey: ['info', module, id, 'facts'],
    staleTime: 0,
    meta: { silent: true },
    queryFn: ({ signal }) => fetchFacts(module, id, hub, signal),
  })

export interface HubFactsProps {
  hub: Hub
  record: Values
  place: HubPlace
  facts: ReturnType<typeof useHubFacts>
}

export const HubFacts = ({ hub, record, place, facts: { data, error, refetch } }: HubFactsProps) => {
  const { t } = useFormWords()
  const shown = Object.entries(hub.facts).filter(([, fact]) => !fact.aside && isMeant(fact, record))
  if (error)
    return (
      <Row gap={12} className="across muted" role="alert">
        {t('hub.noFacts')}
        <Button size="small" onClick={() => void refetch()}>
          {t('web.retry')}
        </Button>
      </Row>
    )
  return (
    <dl className={style.facts} aria-label={t('hub.facts')} aria-busy={data === undefined}>
      {shown
        .filter(([name]) => data === undefined || name in data)
        .map(([name, fact]) => (
          <Fact key={name} name={name} fact={fact} record={record} place={place} facts={data} />
        ))}
    </dl>
  )
}

/** What share of a limit is used, in whole percent; null where there is no limit. */
const shareOf = ({ limit }: HubFact, value: unknown, record: Values): number | null => {
  const most = limit === undefined ? null : record[limit]
  if (typeof most !== 'bigint' || most <= 0n || typeof value !== 'bigint') return null
  const share = Number(divideRounded((value < 0n ? 0n : value) * 100n, most))
  return share === 100 && value < most ? 99 : share
}

interface FactProps {
  name: string
  fact: HubFact
  record: Values
  place: HubPlace
  /** Undefined while they are loading. */
  facts: Values | undefined
}

const Fact = ({ name, fact, record, place, facts }: FactProps) => {
  const { t, label } = useFormWords()
  const context = useTextContext()
  const { field, note, bad, opens = [], spread } = fact
  const value = facts?.[name] ?? null
  const text = value === null ? t('hub.never') : showValue(field, value, context)
  const to = facts && opens.map((target) => targetAddress(place, target, facts)).find((one) => one !== null)
  const share = shareOf(fact, value, record)
  const rows = ((spread && record[spread.field]) ?? []) as readonly Values[]
  const told = rows
    .map((row) => `${String(row[spread!.by])}: ${showValue(field, row[spread!.amount], context)}`)
    .join(' · ')
  const isBad = (bad && typeof value === 'bigint' && value > 0n) || (share ?? 0) > 100
  const shown = <strong data-bad={isBad || undefined}>{text}</strong>
  return (
    <div>
      <dt>{label(field.label)}</dt>
      <dd data-empty={value === null || value === zero || undefined}>
        {facts === undefined ? (
          <Skeleton width={96} height={22} />
        ) : to ? (
          <Link to={to} {...(told && { 'data-tip': told, 'aria-description': told })}>
            {shown}
          </Link>
        ) : (
          shown
        )}
        {share !== null && (
          <Limit
            share={share}
            amount={showValue(field, record[fact.limit!], context)}
            over={overOf(fact, value, record, (over) => showValue(field, over, context))}
          />
        )}
        {note && facts?.[note] != null && <small>{String(facts[note])}</small>}
      </dd>
    </div>
  )
}

/** By how much a limit is exceeded, as text; null when it is not. */
const overOf = ({ limit }: HubFact, value: unknown, record: Values, show: (over: Decimal) => string): string | null => {
  const most = record[limit!] as Decimal
  return typeof value === 'bigint' && value > most ? show((value - most) as Decimal) : null
}

const Limit = ({ share, amount, over }: { share: number; amount: string; over: string | null }) => {
  const { t } = useFormWords()
  return (
    <>
      <div
        role="progressbar"
        aria-label={t('hub.limitShare', { share })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.min(share, 100)}
        className={style.limit}
        data-over={over !== null || undefined}
      >
        <div style={{ inlineSize: `${Math.min(share, 100)}%` }} />
      </div>
      <small data-bad={over !== null || undefined}>
        {over === null ? t('hub.limit', { amount }) : t('hub.overLimit', { amount: over })}
      </small>
    </>
  )
}
