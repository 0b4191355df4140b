/**
 * Who sends invoices of a series at the same time: of one day as many beside each other as the provider takes, begun one
 * after the other. Whoever has an earlier day is next, and another day waits until nobody is at the one before, because
 * numbers follow days.
 */
import type { InvoiceTurn, InvoiceTurns } from '../call/call.ts'

interface Wanted {
  /** Of which tenant and series. */
  series: string
  day: string
  most: number
}
interface Waiting extends Wanted {
  begin(): void
}
interface Line {
  /** All of one day. */
  running: number
  day: string
  /** The last one has not begun to send: the row of the series is his. */
  isBeginning: boolean
  /** By day, those of one day as they came. */
  waiting: Waiting[]
}

export interface SeriesLines {
  /** Resolves when its turn has come; to null when the signal is aborted before. */
  take(wanted: Wanted, signal: AbortSignal): Promise<InvoiceTurn | null>
}

const mayBegin = ({ running, day, isBeginning }: Line, next: Wanted): boolean =>
  !isBeginning && (running === 0 || (day === next.day && running < next.most))

const begin = (line: Line): void => {
  for (let next = line.waiting[0]; next && mayBegin(line, next); next = line.waiting[0]) {
    line.waiting.shift()
    line.running += 1
    line.day = next.day
    line.isBeginning = true
    next.begin()
  }
}

const standIn = (line: Line, one: Waiting): void => {
  const later = line.waiting.findIndex(({ day }) => day > one.day)
  line.waiting.splice(later < 0 ? line.waiting.length : later, 0, one)
}

export const createSeriesLines = (): SeriesLines => {
  const lines = new Map<string, Line>()
  const turnIn = (series: string, line: Line): InvoiceTurn => {
    let isBegun = false
    const begun = (): void => {
      if (isBegun) return
      isBegun = true
      line.isBeginning = false
      begin(line)
    }
    let isOver = false
    const leave = (): void => {
      if (isOver) return
      isOver = true
      line.running -= 1
      begun()
      begin(line)
      if (line.running === 0) lines.delete(series)
    }
    return { begun, leave }
  }
  return {
    take({ series, day, most }, signal) {
      if (signal.aborted) return Promise.resolve(null)
      const { promise, resolve } = Promise.withResolvers<InvoiceTurn | null>()
      const line = lines.get(series) ?? { running: 0, day, isBeginning: false, waiting: [] }
      lines.set(series, line)
      const giveUp = (): void => {
        line.waiting.splice(line.waiting.indexOf(waiting), 1)
        // The one behind may be of the day that runs.
        begin(line)
        resolve(null)
      }
      const waiting: Waiting = {
        series,
        day,
        most,
        begin: () => {
          signal.removeEventListener('abort', giveUp)
          resolve(turnIn(series, line))
        },
      }
      signal.addEventListener('abort', giveUp, { once: true })
      standIn(line, waiting)
      begin(line)
      return promise
    },
  }
}

/** The turns of a process that is the only one. */
export const turnsOfOne = (lines: SeriesLines = createSeriesLines()): InvoiceTurns => ({
  areShared: false,
  take: ({ tenant, series, day, most }, signal) => lines.take({ series: `${tenant} ${series}`, day, most }, signal),
})
