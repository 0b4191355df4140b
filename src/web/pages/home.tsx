/** The start page: figures of the company for who may see them, and the quick ways for everybody. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { calls } from '#wire/calls.ts'
import type { Dashboard, DebtFigures } from '#wire/dashboard.ts'
import { call } from '#web/data/call.ts'
import { sumText, useCellFormat } from '#web/grid/cell.tsx'
import { useMe, useRights, useToday } from '#web/session/profile.ts'
import { useWords } from '#web/session/words.ts'
import { QuickCreateList } from '#web/shell/quick-create.tsx'
import { Button } from '#web/ui/button.tsx'
import { Badge, PageState, Skeleton } from '#web/ui/parts.tsx'
import { Bars } from './home/bars.tsx'
import { DateRange } from './list/date-range.tsx'
import { useListState } from './list/list-state.ts'
import style from './home/home.module.css'

const useMoney = () => {
  const format = useCellFormat()
  return (value: number | null | undefined) =>
    value === null || value === undefined ? '–' : sumText('money', value, format)
}

export const Home = () => {
  const { t } = useWords()
  const { may } = useRights()
  const { name } = useMe()
  const seesFigures = may('Dashboard', 'R')
  const [{ range, from, to }, set] = useListState(true, useToday())
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: ['dashboard', from, to],
    queryFn: ({ signal }) => call<Dashboard>(calls.dashboard, { query: { FromDate: from, ToDate: to }, signal }),
    enabled: seesFigures,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  })
  return (
    <div className={style.page}>
      <div className={style.head}>
        <p className={style.hello}>{t('home.hello', { name })}</p>
        {seesFigures && (
          <DateRange
            {...{ range, from, to }}
            onRange={(next) => set({ range: next })}
            onDays={(days) => set({ days })}
          />
        )}
      </div>
      {seesFigures && error && (
        <PageState
          role="alert"
          title={error.message}
          actions={<Button onClick={() => void refetch()}>{t('web.retry')}</Button>}
        />
      )}
      {seesFigures && isPending && <Bones />}
      {data && !error && (
        <div className={style.figures} data-old={isPlaceholderData || undefined}>
          <Figures data={data} />
        </div>
      )}
      <Card title={t('home.quick')}>
        <QuickCreateList onGo={() => undefined} />
      </Card>
    </div>
  )
}

const Bones = () => (
  <div className={style.tiles} aria-hidden="true">
    {[1, 2, 3, 4].map((one) => (
      <div key={one} className={style.tile}>
        <Skeleton width="60%" />
        <div className={style.tileValue}>
          <Skeleton height={20} />
        </div>
        <div className={style.tileNote} />
      </div>
    ))}
  </div>
)

const Tile = ({
  name,
  value,
  note,
  tone,
}: {
  name: string
  value: ReactNode
  note?: ReactNode
  tone?: 'ok' | 'bad' | undefined
}) => (
  <section className={style.tile} aria-label={name}>
    <div className={style.tileName}>{name}</div>
    <div className={style.tileValue}>{value}</div>
    <div className={style.tileNote} data-tone={tone}>
      {note}
    </div>
  </section>
)
const Card = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={style.card} aria-label={title}>
    <h2 className={style.cardTitle}>{title}</h2>
    {children}
  </section>
)

const Figures = ({ data }: { data: Dashboard }) => {
  const { t } = useWords()
  const money = useMoney()
  const { salesByDay, topProducts, topCustomers, todo } = data
  const bars = salesByDay?.map((one) => ({ day: one.dtDate, value: one.Doanhso, text: money(one.Doanhso) }))
  const left = (bars?.length ?? 0) > 0 || (topProducts?.length ?? 0) > 0
  return (
    <>
      <Tiles data={data} />
      <div className={style.columns} style={left ? undefined : { gridTemplateColumns: '1fr' }}>
        {left && (
          <div className={style.column}>
            {bars && bars.length > 0 && (
              <Card title={t('home.salesByDay')}>
                <Bars
                  bars={bars}
                  title={t('home.salesByDay')}
                  valueTitle={t('home.revenue')}
                  dayTitle={t('home.day')}
                />
              </Card>
            )}
            {topProducts && topProducts.length > 0 && (
              <Card title={t('home.topProducts')}>
                <Ranking
                  rows={topProducts.map((one) => ({
                    id: one.ProductID,
                    name: one.ProductName,
                    value: money(one.Total),
                  }))}
                />
              </Card>
            )}
          </div>
        )}
        <div className={style.column}>
          {todo && todo.length > 0 && (
            <Card title={t('home.todo')}>
              <Todo rows={todo} />
            </Card>
          )}
          {topCustomers && topCustomers.length > 0 && (
            <Card title={t('home.topCustomers')}>
              <Ranking
                rows={topCustomers.map((one) => ({ id: one.ObjID, name: one.ObjName, value: money(one.Total) }))}
              />
            </Card>
          )}
          {data.cash && data.cash.length > 0 && (
            <Card title={t('home.funds')}>
              <Ranking rows={data.cash.map((one) => ({ id: one.Id, name: one.Name, value: money(one.balance) }))} />
            </Card>
          )}
        </div>
      </div>
    </>
  )
}

const Tiles = ({ data: { sales, receivable, payable, cash, stock } }: { data: Dashboard }) => {
  const { t } = useWords()
  const money = useMoney()
  const owed = (figures: DebtFigures) =>
    figures.overdue > 0 ? t('home.overdue', { amount: money(figures.overdue) }) : ''
  return (
    <div className={style.tiles}>
      {sales && (
        <Tile name={t('home.today')} value={money(sales.today)} note={t('home.bills', { n: money(sales.billCount) })} />
      )}
      {sales && (
        <Tile
          name={t('home.range')}
          value={money(sales.range)}
          note={t('home.previous', { amount: money(sales.previousRange) })}
          tone={sales.range >= sales.previousRange ? 'ok' : 'bad'}
        />
      )}
      {receivable && (
        <Tile
          name={t('home.receivable')}
          value={money(receivable.balance)}
          note={owed(receivable)}
          tone={receivable.overdue > 0 ? 'bad' : undefined}
        />
      )}
      {payable && (
        <Tile
          name={t('home.payable')}
          value={money(payable.balance)}
          note={owed(payable)}
          tone={payable.overdue > 0 ? 'bad' : undefined}
        />
      )}
      {cash && <Tile name={t('home.cash')} value={money(cash.reduce((sum, one) => sum + one.balance, 0))} />}
      {stock && (
        <Tile
          name={t('home.stock')}
          value={money(stock.value)}
          note={stock.belowMin > 0 ? t('home.stockLow', { n: stock.belowMin }) : ''}
          tone={stock.belowMin > 0 ? 'bad' : undefined}
        />
      )}
    </div>
  )
}

const Ranking = ({ rows }: { rows: readonly { id: string; name: string; value: string }[] }) => (
  <ol className={style.ranking}>
    {rows.map((row, index) => (
      <li key={row.id} style={{ display: 'contents' }}>
        <span className={style.rank}>{index + 1}</span>
        <span className={style.rankName} title={row.name}>
          {row.name}
        </span>
        <span className={style.rankValue}>{row.value}</span>
      </li>
    ))}
  </ol>
)

const Todo = ({ rows }: { rows: NonNullable<Dashboard['todo']> }) => {
  const { label } = useWords()
  return (
    <div className={style.todo}>
      {rows.map((row) => (
        <Link key={row.key} to={row.route} className={style.todoRow}>
          <span>{label(`todo.${row.key}`)}</span>
          <Badge>{row.count}</Badge>
        </Link>
      ))}
    </div>
  )
}
