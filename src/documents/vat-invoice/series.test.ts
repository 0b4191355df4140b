/** Which series the form of an invoice offers. */
import { expect, it } from 'vitest'
import { amongSeries, amongTemplates } from './series.ts'
import { adjustingKind, originalKind } from './shape.ts'

const answer = {
  provider: 'none',
  series: [
    { Mauso: '1', SoHieuHD: 'C26TAA', fromDate: '', toDate: '' },
    { Mauso: '1', SoHieuHD: 'C26TBB', fromDate: '2026-07-01', toDate: '2026-09-30' },
    { Mauso: '1', SoHieuHD: 'C27TAA', fromDate: '', toDate: '' },
    { Mauso: '1', SoHieuHD: 'C26MAA', fromDate: '', toDate: '' },
  ],
}
const head = (date: string | null, more: object = {}) => ({ date, invoiceKind: originalKind, ...more })
const labels = (date: string | null, more: object = {}, of: unknown = answer) =>
  amongSeries(adjustingKind)
    .read(of, head(date, more))
    .map(({ label }) => label)

it('are those of the day', () => {
  expect(labels('2026-11-20')).toEqual(['C26TAA', 'C26MAA'])
  expect(labels('2026-08-01')).toEqual(['C26TAA', 'C26TBB', 'C26MAA'])
  expect(labels('2027-01-01')).toEqual(['C27TAA'])
  expect([labels('2025-01-01'), labels(null)]).toEqual([[], []])
})

it('are none of a cash register where an invoice adjusts', () => {
  expect(labels('2026-11-20', { invoiceKind: adjustingKind })).toEqual(['C26TAA'])
})

it('name their templates where there are several, and are chosen with them', () => {
  const two = { series: [...answer.series, { Mauso: '2', SoHieuHD: 'C26TAA', fromDate: '', toDate: '' }] }
  expect(labels('2026-11-20', {}, two)).toEqual(['C26TAA (1)', 'C26MAA (1)', 'C26TAA (2)'])
  const templates = (more: object) => amongTemplates(adjustingKind).read(two, head('2026-11-20', more))
  expect(templates({ invoiceSeries: 'C26MAA' })).toEqual([
    { label: '1', values: { invoiceTemplate: '1', invoiceSeries: 'C26MAA' } },
    { label: '2', values: { invoiceTemplate: '2', invoiceSeries: 'C26TAA' } },
  ])
})

it.each([undefined, null, {}, { series: 'x' }, { series: [{}, { SoHieuHD: 5 }] }, []])('are none of %o', (odd) => {
  expect(amongSeries(adjustingKind).read(odd, head('2026-11-20'))).toEqual([])
  expect(amongTemplates(adjustingKind).read(odd, head('2026-11-20'))).toEqual([])
})
