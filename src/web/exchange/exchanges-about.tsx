/** What was said to other systems about a record, the latest first; nothing where nothing was, or to who may not know. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ofId, spelt, type Spelt } from '#wire/spelling.ts'
import { call } from '#web/data/call.ts'
import type { AnswerOf } from '#web/data/described.ts'
import { momentText } from '#web/grid/cell.tsx'
import style from './exchange.module.css'
import { useExchangeWords } from './words.ts'

type Exchange = Spelt<AnswerOf<'api/ApiExchange/getListOf'>>['rows'][number]

const Whole = ({ id, module }: { id: string; module: string }) => {
  const { x } = useExchangeWords()
  const { data } = useQuery({
    queryKey: ['exchange', id],
    queryFn: ({ signal }) => call('api/ApiExchange/getInfo', { query: { ...ofId(id), module }, signal }),
  })
  if (!data) return null
  return (
    <div className={style.whole}>
      <code>
        {data.method} {data.address}
      </code>
      <h3>{x('exchanges.request')}</h3>
      <pre>{data.request || x('exchanges.nothing')}</pre>
      <h3>{x('exchanges.answer')}</h3>
      <pre>{data.answer || x('exchanges.nothing')}</pre>
    </div>
  )
}

const ExchangeLine = ({ exchange, module }: { exchange: Exchange; module: string }) => {
  const { x } = useExchangeWords()
  const [isOpen, setOpen] = useState(false)
  const { adapter, action, outcome, outcomeName, mayHaveArrived, at } = exchange
  return (
    <li data-outcome={outcome === 'answered' ? 'answered' : 'failed'}>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          {x('exchanges.of', { adapter, action })}
          <span>{outcomeName}</span>
          <small>{momentText(at)}</small>
          {outcome !== 'answered' && mayHaveArrived && <small>{x('exchanges.perhaps')}</small>}
        </summary>
        {isOpen && <Whole id={exchange.id} module={module} />}
      </details>
    </li>
  )
}

export const ExchangesAbout = ({ module, id }: { module: string; id: string }) => {
  const { x } = useExchangeWords()
  const { data } = useQuery({
    queryKey: ['exchanges', module, id],
    staleTime: 0,
    meta: { silent: true },
    queryFn: async ({ signal }) =>
      spelt(await call('api/ApiExchange/getListOf', { query: { module, ...ofId(id) }, signal })).rows,
  })
  const exchanges = data ?? []
  if (exchanges.length === 0) return null
  return (
    <section className={style.about} aria-live="polite">
      <h2>{x('exchanges.title')}</h2>
      <ul>
        {exchanges.map((exchange) => (
          <ExchangeLine key={exchange.id} exchange={exchange} module={module} />
        ))}
      </ul>
    </section>
  )
}
