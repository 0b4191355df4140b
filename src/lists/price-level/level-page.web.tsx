/** A price level, from the side of its goods or of one customer. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import type { RecordPageProps } from '#web/form/record/own-page.ts'
import { readRecord } from '#wire/list.ts'
import { ofId } from '#wire/spelling.ts'
import { call } from '#web/data/call.ts'
import { invalidateModule } from '#web/data/queries.ts'
import form from '#web/form/form.module.css'
import { useFormWords } from '#web/words/form-words.ts'
import { NotLoaded } from '#web/feedback/not-loaded.tsx'
import { Loading, Tabs } from '#web/ui/parts.tsx'
import { CustomerSide } from './customer-side.web.tsx'
import { GoodsSide } from './goods-side.web.tsx'
import type { Level } from './level-data.web.tsx'
import style from './level.module.css'

const sides = ['goods', 'customer'] as const

export const LevelPage = (props: RecordPageProps) => {
  const { label } = useFormWords()
  const { id } = useParams()
  const [search, setSearch] = useSearchParams()
  const side = search.get('by') === 'customer' ? 'customer' : 'goods'
  return (
    <div className={form.page}>
      {id !== undefined && (
        <div className={style.sides}>
          <Tabs
            label={label('prices.sides')}
            tabs={sides.map((one) => ({ id: one, label: label(`prices.by.${one}`) }))}
            value={side}
            onChange={(by) => setSearch({ by }, { replace: true })}
          />
        </div>
      )}
      {side === 'customer' && id !== undefined ? (
        <CustomerSide key="customer" {...props} levelId={id} />
      ) : (
        <Goods key={id ?? 'new'} {...props} id={id ?? null} />
      )}
    </div>
  )
}

const blank: Level = {
  id: null,
  code: '',
  name: '',
  note: null,
  active: true,
  fromDate: null,
  toDate: null,
  objects: [],
  version: undefined,
}

/** Loads the level without its rows, which the grid reads by pages. */
const Goods = ({ definition, base, id }: RecordPageProps & { id: string | null }) => {
  const navigate = useNavigate()
  const client = useQueryClient()
  const queryKey = ['record', definition.wire.module, id, 'head']
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    queryKey,
    enabled: id !== null,
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    meta: { silent: true },
    queryFn: ({ signal }) => call('api/ApiListPriceLevel/getHead', { query: ofId(id!), signal }),
  })
  const start = useMemo(
    () => (id === null ? blank : data === undefined ? null : (readRecord(definition, data) as unknown as Level)),
    [id, data, definition],
  )
  if (error) return <NotLoaded error={error} onRetry={refetch} />
  if (!start) return <Loading />
  return (
    <GoodsSide
      key={dataUpdatedAt}
      definition={definition}
      base={base}
      start={start}
      onSaved={(saved) => {
        // Lists of customers tell their level.
        void invalidateModule(definition.wire.module)
        if (id === null) void navigate(`${base}/update/${saved}`, { replace: true })
        else void client.invalidateQueries({ queryKey })
      }}
    />
  )
}
