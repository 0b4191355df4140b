/** The home page: figures of the company for users with the right to see them, links for all others. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { cutAt, type DayRange, presetRange } from '#kernel/day.ts'
import { calls } from '#wire/calls.ts'
import { spelt } from '#wire/spelling.ts'
import { attention } from '#web/data/attention.ts'
import { call } from '#web/data/call.ts'
import { useMe, useRights, useToday } from '#web/data/profile.ts'
import { useWords } from '#web/words/words.ts'
import { QuickCreateList } from '#web/shell/quick-create-list.tsx'
import { Cards } from '#web/home/cards.tsx'
import { figuresByRole, type HomeRole, homeRoleOf, needsPerformance, seenTiles, tilesLayout } from '#web/home/roles.ts'
import { Skeletons, Card } from '#web/home/parts.tsx'
import { useTargets } from '#web/home/targets.ts'
import { Tiles } from '#web/home/tiles.tsx'
import { MenuLinks } from '#web/home/menu-links.tsx'
import { StoreWork } from '#web/home/work.tsx'
import { ShiftChip } from '#books/shifts/shift-chip.web.tsx'
import { DateRange } from '../list/conditions/date-range.tsx'
import { useListState } from '../list/list-state.ts'
import style from '#web/home/home.module.css'
import { NotLoaded } from '#web/feedback/not-loaded.tsx'
import { startRights } from '#wire/start.ts'
import { Row } from '#web/ui/layout.tsx'
import { Loading } from '#web/ui/parts.tsx'
import { useStore } from '#web/ui/base/store.ts'
import { loadArea } from '#web/words/words.ts'

/** Loaded with its words where somebody is guided: nobody else needs it. */
const Guide = lazy(async () => {
  const [{ Guide: guide }] = await Promise.all([import('#web/start/guide.tsx'), loadArea('owner')])
  return { default: guide }
})

/** The date range of the figures; "all days" is replaced by this month. */
const useDays = () => {
  const today = useToday()
  const [state, set] = useListState(true, today)
  const month = { range: 'THISMONTH' as const, ...presetRange('THISMONTH', today) }
  const { range, from, to } = state
  const days = range === 'ALL' || !from || !to ? month : { range, from, to }
  return { ...days, today, set }
}

/**
 * The figures, and apart from them what was earned, money, stock and debts of a range, which take longer. Whoever sees none of these asks
 * for nothing.
 */
const useFigures = ({ from, to }: DayRange, enabled: boolean, hasPerformance: boolean) => {
  const query = { FromDate: from, ToDate: to }
  const figures = useQuery({
    queryKey: ['dashboard', from, to],
    queryFn: async ({ signal }) => spelt(await call(calls.dashboard, { query, signal })),
    enabled,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  })
  const performance = useQuery({
    queryKey: ['dashboard', 'performance', from, to],
    queryFn: ({ signal }) => call(calls.performance, { query, signal }),
    enabled: enabled && hasPerformance,
    meta: { silent: true },
  })
  return { figures, performance }
}

/** What waits in the store stands above the figures of who works there, which begin below it. */
const useWorkKnown = (role: HomeRole): boolean => {
  const { at, failed } = useStore(attention)
  return role !== 'stock' || at > 0 || failed
}

export const Home = () => {
  const { t } = useWords()
  const { may, pending } = useRights()
  const { name } = useMe()
  const seesFigures = may('Dashboard', 'R')
  const { range, from, to, today, set } = useDays()
  const days = { ...cutAt({ from, to }, today), today }
  const role = homeRoleOf(may)
  const face = figuresByRole[role]
  const targets = useTargets()
  const tiles = seenTiles(may, face.tiles)
  // What is overdue, short or too much is so today, in every range.
  const hasDays = may('ReportSales', 'R') || tiles.includes('ownRange') || needsPerformance(tiles)
  const asked = useFigures({ from, to }, seesFigures, needsPerformance(tiles))
  const { data, error, isPending, isPlaceholderData, refetch } = asked.figures
  const figures = error ? undefined : data
  const isEmpty = figures?.guide?.isEmpty === true
  // Who sees no figures is guided to what he may do.
  const isGuided = seesFigures ? Boolean(figures?.guide) : !pending && startRights.some((right) => may(...right))
  const workKnown = useWorkKnown(role)
  const isWaiting = pending || (!workKnown && !isEmpty) || (seesFigures && isPending)
  return (
    <div className={style.page}>
      <Row gap={12} className="wrap between">
        <p className={style.greeting}>{t('home.hello', { name })}</p>
        {may('Order', 'A') && !may('CashFlow', 'R') && <ShiftChip />}
        {seesFigures && hasDays && !isEmpty && (
          <DateRange
            {...{ range, from, to }}
            offersAllDays={false}
            onRange={(next) => set({ range: next })}
            onDays={(days) => set({ days })}
          />
        )}
      </Row>
      {seesFigures && error && <NotLoaded error={error} onRetry={refetch} />}
      {seesFigures && !error && !isEmpty && asked.performance.error && (
        <NotLoaded error={asked.performance.error} onRetry={asked.performance.refetch} />
      )}
      {pending && <Skeletons tiles={6} />}
      {!pending && seesFigures && isPending && role !== 'stock' && (
        <Skeletons tiles={tiles.length} layout={tilesLayout(tiles)} />
      )}
      {!pending && role === 'stock' && !isEmpty && <StoreWork />}
      {isGuided && (
        <Suspense fallback={<Loading />}>
          <Guide at="home" folds={!isEmpty} />
        </Suspense>
      )}
      {figures && !isWaiting && !isEmpty && (
        <div className={style.figures} data-old={isPlaceholderData || undefined}>
          <Tiles
            data={figures}
            performance={asked.performance.error ? null : asked.performance.data}
            days={days}
            targets={targets}
            names={tiles}
          />
          <Cards data={figures} days={days} targets={targets} left={face.left} right={face.right} />
        </div>
      )}
      {!isWaiting && !seesFigures && <MenuLinks />}
      {/* Below all that is still to come, so it comes last instead of moving. */}
      {!isWaiting && (
        <Card title={t('home.quick')}>
          <QuickCreateList onGo={() => undefined} allowedOnly />
        </Card>
      )}
    </div>
  )
}
