/**
 * Addresses that figures link to: the list or report with the counted documents; undefined when there is none or the
 * user may not see it.
 */
import { useMemo } from 'react'
import { documentMetas } from '#documents/index.ts'
import type { Day } from '#kernel/day.ts'
import type { DocumentMeta } from '#model/document.ts'
import type { Figure } from '#model/report.ts'
import { reportMetas } from '#reports/index.ts'
import { inForceOnly } from '#wire/list-query.ts'
import { reportPath } from '#web/menu/report-names.ts'
import { useRights } from '#web/data/profile.ts'
import { useMenu } from '#web/menu/use-menu.ts'

export interface Targets {
  /** A report on the figure, which runs at once when opened. */
  report: (figure: Figure, asked: Readonly<Record<string, string>>) => string | undefined
  /** A page of the user's menu. */
  page: (path: string, query?: string) => string | undefined
  /** The list of the document that plays this role in trade (e.g. goods sold). */
  trade: (which: NonNullable<DocumentMeta['trade']>, query: string, only?: { inForce: true }) => string | undefined
}

export const useTargets = (): Targets => {
  const { may } = useRights()
  const areas = useMenu()
  return useMemo(() => {
    const paths = new Set(
      areas.flatMap(({ entries }) => entries.flatMap((entry) => (entry.pages ?? [entry]).map(({ path }) => path))),
    )
    return {
      report: (figure, asked) => {
        const report = reportMetas.find((one) => one.figure === figure)
        return report && may(report.right, 'R')
          ? `${reportPath(report)}?${new URLSearchParams(asked).toString()}`
          : undefined
      },
      page: (path, query) => (paths.has(path) ? path + (query ? `?${query}` : '') : undefined),
      trade: ({ side, as }, query, only) => {
        const found = documentMetas.find(({ trade }) => trade?.side === side && trade.as === as)
        const whole = found && only ? [query, inForceOnly(found)].filter(Boolean).join('&') : query
        return found && may(found.right, 'R') ? `${found.screen.base}/${found.screen.list}?${whole}` : undefined
      },
    }
  }, [areas, may])
}

/** The sales report for these days, line by line. */
export const soldBetween = (
  { report }: Targets,
  { from, to }: { from: string; to: string },
  narrow: Readonly<Record<string, string>> = {},
): string | undefined => report('sold', { preset: 'CUSTOM', fromDate: from, toDate: to, Product_ID: '', ...narrow })

/** Sales of goods, as the list of their documents. */
export const sold = { side: 'sales', as: 'goods' } as const

export const billsBetween = (
  targets: Targets,
  { from, to }: { from: string; to: string },
  more = '',
): string | undefined => targets.trade(sold, `from=${from}&to=${to}${more}`, { inForce: true })

export interface Days {
  from: Day
  to: Day
  today: Day
}
