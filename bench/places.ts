/** Measures the search over all communes, and the splitting of a pasted address. */
import type { Stage } from './support/stage.ts'
import { median, percentile, print, type Line } from './support/table.ts'

const searches = [
  'phuong',
  'ben nghe',
  'q1',
  'p.12 gò vấp',
  'tp hcm tan dinh',
  'hn truc bach',
  'brvt tt dat do',
  'xã tân hòa',
  'tx',
  'sai gon tan binh p1',
]
const addresses = ['12 Nguyễn Huệ, P. Bến Nghé, Q.1, TP.HCM', '5 le loi phuong phu xuan tp hue', 'Số 1, Phường 1']
const RUNS = 40

const timed = async (
  what: string,
  calls: readonly (() => Promise<unknown>)[],
  most: number | null = null,
): Promise<Line> => {
  const times: number[] = []
  for (let run = 0; run < RUNS; run += 1)
    for (const call of calls) {
      const from = performance.now()
      await call()
      times.push(performance.now() - from)
    }
  const last = percentile(times, 0.95)
  return {
    what,
    measured: `${median(times).toFixed(1)} / ${last.toFixed(1)} ms`,
    goal: most === null ? '' : `p95 ≤ ${most} ms`,
    met: most === null ? null : last <= most,
  }
}

export const benchPlaces = async (stage: Stage): Promise<Line[]> => {
  const lines = [
    await timed(
      'search over 13,356 communes, first page: p50 / p95',
      searches.map((text) => () => stage.call(`ApiListVillage/getList?nItem=15&KeySearch=${encodeURIComponent(text)}`)),
      30,
    ),
    await timed(
      'a pasted address is split: p50 / p95',
      addresses.map((text) => () => stage.call('ApiListVillage/Parse', { text })),
    ),
  ]
  print(lines)
  return lines
}
