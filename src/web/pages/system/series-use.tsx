/** How far each registered series is used up, and what has to be done about it before invoices cannot be uploaded. */
import { TriangleAlert } from 'lucide-react'
import { showDay } from '#kernel/day.ts'
import { showPlainNumber } from '#kernel/number-format.ts'
import type { SeriesUse, UseOfAll } from '#model/series-use.ts'
import { useInvoicingWords } from './invoicing-words.ts'
import style from './series-use.module.css'

const nameOf = ({ Mauso, SoHieuHD }: SeriesUse): string => `${Mauso}${SoHieuHD}`

const useWarnings = ({ seriesUse, noSeriesFrom, today }: UseOfAll): string[] => {
  const { i } = useInvoicingWords()
  const short = seriesUse
    .filter(({ isShort }) => isShort)
    .map((one) =>
      one.left
        ? i('seriesUse.short', { series: nameOf(one), n: one.left })
        : i('seriesUse.gone', { series: nameOf(one) }),
    )
  if (!noSeriesFrom) return short
  const missing =
    noSeriesFrom <= today ? i('seriesUse.missingNow') : i('seriesUse.missingSoon', { day: showDay(noSeriesFrom) })
  return [missing, ...short]
}

export const SeriesWarnings = ({ told }: { told: UseOfAll }) => {
  const warnings = useWarnings(told)
  if (warnings.length === 0) return null
  return (
    <ul className={style.warnings}>
      {warnings.map((text) => (
        <li key={text}>
          <TriangleAlert size={15} aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
  )
}

const counts = ['waiting', 'sending', 'refused'] as const

export const SeriesUseTable = ({ told: { seriesUse } }: { told: UseOfAll }) => {
  const { i, language } = useInvoicingWords()
  if (seriesUse.length === 0) return null
  const shown = (count: number): string => showPlainNumber(String(count), language)
  const cell = (heading: string, text: string, tone?: string) => (
    <td data-label={heading} data-tone={tone}>
      {text}
    </td>
  )
  const left = (one: SeriesUse) => (one.left === null ? i('seriesUse.endless') : shown(one.left))
  const heads = (['series', 'lastUsed', 'used', 'left', ...counts] as const).map((name) => i(`seriesUse.${name}`))
  return (
    <section className={style.card} aria-label={i('seriesUse.title')}>
      <h2>{i('seriesUse.title')}</h2>
      <table>
        <thead>
          <tr>
            {heads.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seriesUse.map((one) => (
            <tr key={nameOf(one)}>
              <th scope="row">{nameOf(one)}</th>
              {cell(heads[1]!, one.lastUsed || '–')}
              {cell(heads[2]!, shown(one.used))}
              {cell(heads[3]!, left(one), one.isShort ? 'bad' : undefined)}
              {cell(heads[4]!, shown(one.waiting))}
              {cell(heads[5]!, shown(one.sending), one.sending > 0 ? 'warn' : undefined)}
              {cell(heads[6]!, shown(one.refused), one.refused > 0 ? 'bad' : undefined)}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
