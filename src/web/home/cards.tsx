/** The cards of the home page: lists whose rows link to what they name. */
import type { ReactNode } from 'react'
import type { Figure } from '#model/report.ts'
import type { Dashboard, OverduePartner } from './figures.ts'
import { sumText, useCellFormat } from '#web/grid/cell.tsx'
import { useWords } from '#web/words/words.ts'
import { nameOf } from '#web/data/attention-known.ts'
import { kindLabel, useAttentionText } from '#web/menu/attention-text.ts'
import { Stack } from '#web/ui/layout.tsx'
import { WaitingRows } from '#web/ui/waiting-rows.tsx'
import { Chart } from './chart.tsx'
import type { CardName } from './roles.ts'
import { Card, Ranking, type RankedRow } from './parts.tsx'
import { billsBetween, type Days, sold, soldBetween, type Targets } from './targets.ts'
import { whoseText } from './whose.ts'
import { useMoney } from './tile-texts.ts'
import style from './home.module.css'

interface Props {
  data: Dashboard
  days: Days
  targets: Targets
}

const useCardContents = ({ data, days, targets }: Props): Partial<Record<CardName, ReactNode>> => {
  const { t, label } = useWords()
  const text = useAttentionText()
  const money = useMoney()
  const format = useCellFormat()
  const ranked = <Row,>(title: string, rows: readonly Row[] | null | undefined, row: (one: Row) => RankedRow) =>
    rows && rows.length > 0 ? (
      <Card title={title}>
        <Ranking rows={rows.map(row)} />
      </Card>
    ) : null
  const overdue =
    (report: Figure) =>
    (one: OverduePartner): RankedRow => ({
      id: one.id,
      name: one.partnerName,
      note: t('home.daysLate', { n: one.days }),
      value: money(one.overdue),
      to: targets.report(report, { preset: 'TODAY', Object_ID: one.id }),
    })
  const { salesByDay, previousByDay, mine, cash, stock, today, todo } = data
  type Titled = 'topProducts' | 'topCustomers' | 'lateCustomers' | 'lateSuppliers' | 'funds' | 'shortGoods'
  const titled = (name: Titled): string => {
    const whose = whoseText(data, name)
    return whose ? `${t(`home.${name}`)} · ${t(whose)}` : t(`home.${name}`)
  }
  const hasSales = [...(salesByDay ?? []), ...(previousByDay ?? [])].some(({ revenue }) => revenue !== 0)
  return {
    chart:
      salesByDay &&
      salesByDay.length > 1 &&
      (hasSales ? (
        <Chart
          now={salesByDay}
          before={previousByDay ?? []}
          today={days.today}
          to={(day) => billsBetween(targets, { from: day, to: day })}
        />
      ) : (
        <Card title={t('home.salesByDay')}>
          <p className={style.chartCaption}>{t('home.noSales')}</p>
        </Card>
      )),
    topProducts: ranked(titled('topProducts'), data.topProducts, (one) => ({
      id: one.id,
      name: one.productName,
      note: `${sumText('quantity', one.quantity, format)} ${one.unitName}`,
      value: money(one.amount),
      to: soldBetween(targets, days, { Product_ID: one.id }),
    })),
    topCustomers: ranked(titled('topCustomers'), data.topCustomers, (one) => ({
      id: one.id,
      name: one.partnerName,
      value: money(one.amount),
      to: soldBetween(targets, days, { Object_ID: one.id }),
    })),
    lateCustomers: ranked(titled('lateCustomers'), data.receivable?.late, overdue('overdueReceivable')),
    lateSuppliers: ranked(titled('lateSuppliers'), data.payable?.late, overdue('overduePayable')),
    ownLate: ranked(t('home.ownLate'), mine?.late, (one) => ({
      ...overdue('overdueReceivable')(one),
      to: targets.trade(
        sold,
        `range=ALL&payStatus=4&Object_ID=${one.id}${mine?.employeeId ? `&employeeId=${mine.employeeId}` : ''}`,
      ),
    })),
    funds: ranked(titled('funds'), cash, (one) => ({
      id: one.id,
      name: one.name,
      value:
        one.currencyCode === null
          ? money(one.balance)
          : `${sumText('quantity', one.balance, format)} ${one.currencyCode}`,
      to:
        targets.page('/pay/cashflow', `fundId=${one.id}`) ??
        (targets.page('/category/currencyandcard/bank/list') && `/category/currencyandcard/bank/detail/${one.id}`),
    })),
    shortGoods: ranked(titled('shortGoods'), stock?.short, (one) => ({
      id: one.id,
      name: one.productName,
      note: t('home.least', { n: sumText('quantity', one.stockMin, format) }),
      value: `${sumText('quantity', one.onHand, format)} ${one.unitName}`,
      to: `/stock/product/detail/${one.id}`,
    })),
    documents: today.length > 0 && (
      <Card title={t('home.documents')}>
        <WaitingRows
          rows={today.map(({ kind, count, route }) => ({ key: kind, text: label(kindLabel(kind)), count, to: route }))}
        />
      </Card>
    ),
    todo: todo.length > 0 && (
      <Card title={t('home.todo')}>
        <WaitingRows
          rows={todo.map((one) => ({ key: nameOf(one), text: text(one), count: one.count, to: one.route }))}
        />
      </Card>
    ),
  }
}

export const Cards = ({ left, right, ...props }: Props & { left: readonly CardName[]; right: readonly CardName[] }) => {
  const drawn = useCardContents(props)
  const columns = [left, right]
    .map((names) => names.filter((name) => Boolean(drawn[name])))
    .filter((names) => names.length > 0)
  return (
    <div className={style.columns} data-single={columns.length < 2 || undefined}>
      {columns.map((names) => (
        <Stack key={names[0]} gap={16} className="can-narrow">
          {names.map((name) => (
            <div key={name}>{drawn[name]}</div>
          ))}
        </Stack>
      ))}
    </div>
  )
}
