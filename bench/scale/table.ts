/** Prints the figures of all sizes side by side, with their growth. */
import { aligned } from '../support/table.ts'
import type { Figure } from './writes.ts'

export interface Column {
  part: number
  figures: readonly Figure[]
}

const shown = ({ value, unit }: Figure): string =>
  `${value >= 100 || Number.isInteger(value) ? Math.round(value).toLocaleString('en') : value.toFixed(value < 10 ? 2 : 1)}${unit && ` ${unit}`}`

const size = (part: number): string => (part === 1 ? 'full size' : part === 0.1 ? 'one tenth' : `${part} of it`)

export const table = (columns: readonly Column[]): string => {
  const last = columns.at(-1)!
  const head = ['', ...columns.map(({ part }) => size(part)), columns.length > 1 ? 'growth' : '', 'goal', '', '']
  const rows = last.figures.map((figure, index) => {
    // Some figures have the same name below different headings, so they are matched by position.
    const all = columns.map(({ figures }) => (figures[index]?.what === figure.what ? figures[index] : undefined))
    const first = all[0]
    const grown =
      columns.length > 1 && first && first.value > 0 && figure.unit === 'ms'
        ? `${(figure.value / first.value).toFixed(1)} ×`
        : ''
    const goal =
      figure.goal === null ? '' : figure.unit === '' ? String(figure.goal) : `≤ ${figure.goal} ${figure.unit}`
    const verdict = figure.goal === null ? '' : figure.value <= figure.goal ? 'ok' : 'MISSED'
    return [figure.what, ...all.map((one) => (one ? shown(one) : '')), grown, goal, verdict, figure.note ?? '']
  })
  return aligned([head, ...rows], (column) => column === 0 || column >= head.length - 2)
}
