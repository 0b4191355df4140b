/** Measures the search over all communes, and the splitting of a pasted address. */
import type { Stage } from './support/stage.ts'
import { print, type Line } from './support/table.ts'
import { timed, timesOf } from './support/timed.ts'

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
export const benchPlaces = async (stage: Stage): Promise<Line[]> => {
  const lines = [
    timed('search over 13,356 communes, first page: p50 / p95', {
      times: await timesOf(
        searches.map(
          (text) => () => stage.call(`ApiListVillage/getList?nItem=15&KeySearch=${encodeURIComponent(text)}`),
        ),
      ),
      most: { p95: 30 },
    }),
    timed('a pasted address is split: p50 / p95', {
      times: await timesOf(addresses.map((text) => () => stage.call('ApiListVillage/Parse', { text }))),
    }),
  ]
  print(lines)
  return lines
}
