/**
 * The tiles of what was earned, and of money and stock at the end of the range, each beside the range before; debts
 * beside those at the start of the range. They are asked apart from the rest of the page and keep their place until the
 * answer is there.
 */
import type { ReactNode } from 'react'
import { showDay } from '#kernel/day.ts'
import type { EarningsAnswer, HoldingsAnswer, DebtsAnswer, Performance } from '#wire/described/dashboard.ts'
import { Skeleton } from '#web/ui/parts.tsx'
import type { Texts } from './tile-texts.ts'
import { Compared, changeSince, toneOf } from './change.tsx'
import { OptionalLink, type TileContent } from './parts.tsx'
import type { TileName } from './roles.ts'
import type { Days, Targets } from './targets.ts'

type PerformanceTile = 'profitToday' | 'profitRange' | 'cash' | 'stock'

/** Undefined: not there yet; null: it could not be loaded. */
export type PerformanceAnswer = Performance | null | undefined

interface Drawing {
  days: Days
  targets: Targets
  /** What else the tile of stock says. */
  stockNote: ReactNode
}

interface Span {
  from: string
  to: string
}
const reportOf = (targets: Targets, figure: 'profit' | 'stockValue', { from, to }: Span): string | undefined =>
  targets.report(figure, { preset: 'CUSTOM', fromDate: from, toDate: to })
const bookOf = (targets: Targets, { from, to }: Span): string | undefined =>
  targets.page('/pay/cashflow', `from=${from}&to=${to}`)

const names = {
  profitToday: 'home.profitToday',
  profitRange: 'home.profitRange',
  cash: 'home.cash',
  stock: 'home.stock',
} as const

const margin = ({ percent }: EarningsAnswer, text: Texts): ReactNode =>
  percent !== null && <span>{text.t('home.margin', { percent: text.percent(percent) })}</span>

/** What there is at the end of the range, and today where that is another day. */
const endTile = (
  end: string,
  held: Pick<HoldingsAnswer, 'range' | 'today'>,
  { name, days, text, to, first }: HeldTile,
): Pick<TileContent, 'name' | 'asOf' | 'value' | 'note'> => {
  const isPast = end < days.today
  return {
    name,
    asOf: isPast ? text.t('home.until', { day: showDay(end) }) : null,
    value: text.money(held.range),
    note: (
      <>
        {first}
        {isPast && (
          <OptionalLink to={to({ from: days.today, to: days.today })}>
            {text.t('home.now', { amount: text.money(held.today) })}
          </OptionalLink>
        )}
      </>
    ),
  }
}

const heldTile = (performance: Performance, held: HoldingsAnswer, drawing: HeldTile): TileContent => {
  const { text, to } = drawing
  const { note, ...tile } = endTile(performance.to, held, drawing)
  const { previousFrom, previousTo } = performance
  return {
    ...tile,
    to: to(performance),
    note: (
      <>
        {note}
        <Compared
          label={text.t('home.previousEnd')}
          days={[previousTo]}
          amount={text.money(held.previous)}
          change={changeSince(held.range, held.previous)}
          to={to({ from: previousFrom, to: previousTo })}
        />
      </>
    ),
  }
}

/** `owed`: null as long as it is not known; then the figure of today stands where the range ends today. */
export const owedTile = (
  asked: PerformanceAnswer,
  owed: DebtsAnswer | null,
  { today, ...drawing }: HeldTile & { today: number },
): TileContent => {
  const { name, days, text, to, first } = drawing
  const link = to(days)
  if (!owed) {
    const isNow = days.to >= days.today
    const value = isNow ? text.money(today) : asked === undefined ? <Skeleton height={20} /> : '–'
    return { name, value, to: isNow ? link : undefined, note: first, isWaiting: asked === undefined }
  }
  const { note, ...tile } = endTile(days.to, owed, drawing)
  return {
    ...tile,
    to: link,
    note: (
      <>
        {note}
        <Compared
          label={text.t('home.opening')}
          days={[days.from]}
          amount={text.money(owed.opening)}
          change={changeSince(owed.range, owed.opening)}
          to={link}
        />
      </>
    ),
  }
}

interface HeldTile {
  name: string
  days: Days
  text: Texts
  /** The address that shows the figure at the end of these days. */
  to: (span: Span) => string | undefined
  first: ReactNode
}

const profitTiles = (
  performance: Performance,
  profit: NonNullable<Performance['profit']>,
  { drawing: { days, targets }, text }: { drawing: Drawing; text: Texts },
): Record<'profitToday' | 'profitRange', TileContent> => {
  const change = changeSince(profit.range.profit, profit.previous.profit)
  const previous = { from: performance.previousFrom, to: performance.previousTo }
  return {
    profitToday: {
      name: text.t(names.profitToday),
      value: text.money(profit.today.profit),
      to: reportOf(targets, 'profit', { from: days.today, to: days.today }),
      note: margin(profit.today, text),
    },
    profitRange: {
      name: text.t(names.profitRange),
      value: text.money(profit.range.profit),
      to: reportOf(targets, 'profit', performance),
      note: (
        <>
          {margin(profit.range, text)}
          <Compared
            label={text.t('home.previous')}
            days={[previous.from, previous.to]}
            amount={text.money(profit.previous.profit)}
            change={change}
            tone={toneOf(change)}
            to={reportOf(targets, 'profit', previous)}
          />
        </>
      ),
    },
  }
}

/** Without an answer each has its name, and a place for the figure. */
const waiting = (asked: undefined | null, text: Texts): Record<PerformanceTile, TileContent> => {
  const tile = (name: PerformanceTile): TileContent => ({
    name: text.t(names[name]),
    value: asked === null ? '–' : <Skeleton height={20} />,
    to: undefined,
    isWaiting: asked === undefined,
  })
  return {
    profitToday: tile('profitToday'),
    profitRange: tile('profitRange'),
    cash: tile('cash'),
    stock: tile('stock'),
  }
}

export const performanceTiles = (
  asked: PerformanceAnswer,
  drawing: Drawing,
  text: Texts,
): Partial<Record<TileName, TileContent>> => {
  if (!asked) return waiting(asked, text)
  const { profit, cash, stock } = asked
  const { days, targets, stockNote } = drawing
  return {
    ...(profit && profitTiles(asked, profit, { drawing, text })),
    ...(cash && {
      cash: heldTile(asked, cash, {
        name: text.t(names.cash),
        days,
        text,
        to: (span) => bookOf(targets, span),
        first: (
          <OptionalLink to={bookOf(targets, asked)}>
            {text.t('home.moved', { in: text.money(cash.in), out: text.money(cash.out) })}
          </OptionalLink>
        ),
      }),
    }),
    ...(stock && {
      stock: heldTile(asked, stock, {
        name: text.t(names.stock),
        days,
        text,
        to: (span) => reportOf(targets, 'stockValue', span),
        first: stockNote,
      }),
    }),
  }
}
