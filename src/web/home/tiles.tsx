/** The large figures of the home page; each links to what it counts. */
import type { ReactNode } from 'react'
import { showDay } from '#kernel/day.ts'
import type { Figure } from '#model/report.ts'
import type { Dashboard, DebtFigures } from './figures.ts'
import { tilesLayout, type TileName } from './roles.ts'
import { Compared, changeSince, toneOf } from './change.tsx'
import { OptionalLink, Tile, type TileContent, WarningLink } from './parts.tsx'
import { owedTile, performanceTiles, type PerformanceAnswer } from './performance-tiles.tsx'
import { type Texts, useTexts } from './tile-texts.ts'
import { whoseText } from './whose.ts'
import { billsBetween, type Days, sold, soldBetween, type Targets } from './targets.ts'
import style from './home.module.css'

interface TileContext {
  data: Dashboard
  performance: PerformanceAnswer
  days: Days
  targets: Targets
}

const overdueFigure: Readonly<Record<DebtTile['side'], Figure>> = {
  receivable: 'overdueReceivable',
  payable: 'overduePayable',
}

interface DebtTile {
  name: string
  side: 'receivable' | 'payable'
  figures: DebtFigures
  text: Texts
}
/** What is overdue is that of today. The figure of today does not wait for what it is compared with. */
const debtTile = (
  { days, performance, targets }: TileContext,
  { name, side, figures, text }: DebtTile,
): TileContent => {
  const { t, money } = text
  const late = figures.overdue > 0 && (
    <WarningLink to={targets.report(overdueFigure[side], { preset: 'TODAY' })}>
      {t('home.overdue', { amount: money(figures.overdue) })}
    </WarningLink>
  )
  const balance = {
    name,
    days,
    text,
    to: ({ from, to }: { from: string; to: string }) =>
      targets.report(side, { preset: 'CUSTOM', fromDate: from, toDate: to }),
    first: late,
  }
  return owedTile(performance, performance?.[side] ?? null, { ...balance, today: figures.balance })
}

const salesTiles = (drawing: TileContext, { t, money }: Texts): Partial<Record<TileName, TileContent>> => {
  const { data, days, targets } = drawing
  const { sales, mine } = data
  const today = { from: days.today, to: days.today }
  const previous = sales && { from: sales.previousFrom, to: sales.previousTo }
  const change = sales && changeSince(sales.range, sales.previousRange)
  const bills = (count: number, to: string | undefined): ReactNode => (
    <OptionalLink to={to}>{t('home.bills', { n: money(count) })}</OptionalLink>
  )
  // A user without an employee has no bills of their own.
  const own = (range: { from: string; to: string }) =>
    mine?.employeeId ? billsBetween(targets, range, `&employeeId=${mine.employeeId}`) : undefined
  const overdueBills = mine?.employeeId
    ? targets.trade(sold, `range=ALL&payStatus=4&employeeId=${mine.employeeId}`)
    : undefined
  return {
    ...(sales &&
      previous && {
        today: {
          name: t('home.today'),
          value: money(sales.today),
          to: soldBetween(targets, today),
          note: bills(sales.todayCount, billsBetween(targets, today)),
        },
        range: {
          name: t('home.range'),
          value: money(sales.range),
          to: soldBetween(targets, days),
          note: (
            <>
              {bills(sales.billCount, billsBetween(targets, days))}
              <Compared
                label={t('home.previous')}
                days={[previous.from, previous.to]}
                amount={money(sales.previousRange)}
                change={change}
                tone={toneOf(change)}
                to={soldBetween(targets, previous)}
              />
            </>
          ),
        },
      }),
    ...(mine && {
      ownToday: {
        name: t('home.ownToday'),
        value: money(mine.today),
        to: own(today),
        note: bills(mine.todayCount, own(today)),
      },
      ownRange: {
        name: t('home.ownRange'),
        value: money(mine.range),
        to: own(days),
        note: bills(mine.billCount, own(days)),
      },
      ownOverdue: {
        name: t('home.ownOverdue'),
        value: money(mine.overdue),
        to: overdueBills,
        note: bills(mine.overdueCount, overdueBills),
        tone: mine.overdue > 0 ? 'bad' : undefined,
      },
    }),
  }
}

const balanceTiles = (drawing: TileContext, text: Texts): Partial<Record<TileName, TileContent>> => {
  const { data, days, performance, targets } = drawing
  const { receivable, payable, stock, closing } = data
  const { t, money } = text
  // The list of goods has a row for each, the list of stock one for each store.
  const goods = (filter: string) => targets.page('/stock/product/list', `${filter}=1`)
  return {
    ...(receivable && {
      receivable: debtTile(drawing, { name: t('home.receivable'), side: 'receivable', figures: receivable, text }),
    }),
    ...(payable && {
      payable: debtTile(drawing, { name: t('home.payable'), side: 'payable', figures: payable, text }),
    }),
    ...(stock && {
      above: { name: t('home.above'), value: money(stock.aboveMax), to: goods('above') },
    }),
    ...performanceTiles(
      performance,
      {
        days,
        targets,
        stockNote: stock !== null && stock.belowMin > 0 && (
          <WarningLink to={goods('short')}>{t('home.stockLow', { n: money(stock.belowMin) })}</WarningLink>
        ),
      },
      text,
    ),
    ...(closing && {
      closing: {
        name: t('home.openDays'),
        value: money(closing.openDays),
        to: undefined,
        note: closing.lockDate ? t('home.closedUntil', { day: showDay(closing.lockDate) }) : t('home.neverClosed'),
      },
    }),
  }
}

export const Tiles = ({ names, ...drawing }: TileContext & { names: readonly TileName[] }) => {
  const text = useTexts()
  const all = { ...salesTiles(drawing, text), ...balanceTiles(drawing, text) }
  return (
    <div className={style.tiles} {...tilesLayout(names)}>
      {names.flatMap((name) => {
        const tile = all[name]
        const whose = whoseText(drawing.data, name)
        return tile ? [<Tile key={name} {...tile} whose={whose && text.t(whose)} />] : []
      })}
    </div>
  )
}
