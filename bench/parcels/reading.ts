/** Lists and reports of many parcels. */
import { addDays, day } from '#kernel/day.ts'
import type { Stage } from '../support/stage.ts'
import type { Line } from '../support/table.ts'
import { timed, timesOf } from '../support/timed.ts'
import { fillParcels } from './dataset.ts'

const LISTED = 20_000
const REPORTED = 200_000

interface Asked {
  what: string
  path: string
}
const measure = async (
  stage: Stage,
  of: string,
  { all, runs, most }: { all: readonly Asked[]; runs: number; most: number },
) => {
  const lines: Line[] = []
  for (const { what, path } of all) {
    const call = () => stage.call(path)
    await timesOf([call], 3)
    lines.push(timed(`${of}, ${what}: p50 / p95`, { times: await timesOf([call], runs), most: { p95: most } }))
  }
  return lines
}

const lists = (carrier: string): Asked[] => [
  { what: 'list, first page', path: 'Shipping/getlist?nItem=20' },
  {
    what: 'list, a month of one carrier',
    path: `Shipping/getlist?nItem=20&FromDate=2026-10-01&ToDate=2026-10-31&NVC_ID=${carrier}`,
  },
  { what: 'list, delivered', path: 'Shipping/getlist?nItem=20&iStat=4' },
  { what: 'list, reconciled, sorted by money', path: 'Shipping/getlist?nItem=20&iStat=5&ColSort=codAmount&asc=False' },
  { what: 'list, sorted by what was handed over', path: 'Shipping/getlist?nItem=20&ColSort=codPaid&asc=False' },
  { what: 'list, searched for a code', path: 'Shipping/getlist?nItem=20&KeySearch=GN1234' },
  { what: 'list, searched for a customer', path: 'Shipping/getlist?nItem=20&KeySearch=khach%20so%2042' },
  { what: 'list, fees that are open', path: 'Shipping/getlist?nItem=20&open=2' },
  { what: 'overview, a month', path: 'Shipping/overview?FromDate=2026-10-01&ToDate=2026-10-31' },
  { what: 'overview, a year', path: 'Shipping/overview?FromDate=2025-11-21&ToDate=2026-11-20' },
  { what: 'overview, three years', path: 'Shipping/overview?FromDate=2023-11-21&ToDate=2026-11-20' },
  { what: 'COD, first page', path: 'COD/getlist?nItem=20' },
  { what: 'COD, not settled', path: 'COD/getlist?nItem=20&settled=1' },
  { what: 'COD, settled, sorted by what is left', path: 'COD/getlist?nItem=20&settled=2&ColSort=codRemain&asc=False' },
  { what: 'COD, money that is open of one carrier', path: `COD/getlist?nItem=20&open=1&NVC_ID=${carrier}` },
  {
    what: 'COD, a month, searched',
    path: 'COD/getlist?nItem=20&FromDate=2026-10-01&ToDate=2026-10-31&KeySearch=co%20ba',
  },
]

export const benchParcelLists = async (stage: Stage): Promise<Line[]> => {
  const { carriers } = await fillParcels(stage, LISTED)
  return measure(stage, `${LISTED.toLocaleString('en')} parcels`, { all: lists(carriers[0]!), runs: 20, most: 150 })
}

const last = day('2026-11-20')
const spans = { 'a month': addDays(last, -29), 'three months': addDays(last, -89), 'six months': addDays(last, -181) }

const reportsAsked = (carrier: string): Asked[] =>
  Object.entries(spans).flatMap(([span, from]) => {
    const path = `ReportOfShipping/rptDetail?FromDate=${from}&ToDate=${last}`
    return [
      { what: `R21–R26, ${span}`, path },
      { what: `R21–R26, ${span} of one carrier`, path: `${path}&NVC_ID=${carrier}` },
    ]
  })

export const benchParcelReports = async (stage: Stage): Promise<Line[]> => {
  const { carriers } = await fillParcels(stage, REPORTED)
  const all = reportsAsked(carriers[0]!)
  return measure(stage, `${REPORTED.toLocaleString('en')} parcels`, { all, runs: 9, most: 1000 })
}
