import { expect, it } from 'vitest'
import { day } from '#kernel/day.ts'
import { errorNoticeXml, type ErrorNotice } from './error-notice-xml.ts'
import { errorNoticeFaults } from './invoice-schema.ts'

const notice: ErrorNotice = {
  seller: { name: 'Công ty TNHH Hưng Thịnh', taxId: '0312345673' },
  date: '2026-11-27',
  reason: 'Sai địa chỉ người mua; đúng là 5 Trần Phú & "Hẻm 3"',
  place: 'Hà Nội',
  taxOffice: 'Thuế cơ sở 1',
  taxOfficeCode: '10101',
  noticeNumber: '',
  noticeDate: null,
  invoices: [
    {
      authorityCode: '00ABCDEF0123456789ABCDEF0123456789',
      template: '1',
      series: 'C26TAA',
      number: 12,
      date: '2026-11-20',
    },
    { authorityCode: '', template: '1', series: 'K26TAA', number: 99_999_999, date: '2026-11-21' },
  ],
}
const partsOf = (xml: string): string[] => [...xml.matchAll(/<([A-Za-z]+)[ >/]/g)].map(([, name]) => name!)

it('has its elements in the order of the format, and what is empty is left out', async () => {
  const xml = errorNoticeXml(notice)
  expect(await errorNoticeFaults(xml)).toEqual([])
  const head = [
    'TBao',
    'DLTBao',
    'PBan',
    'MSo',
    'Ten',
    'Loai',
    'TCQT',
    'MCQT',
    'MST',
    'TNNT',
    'DDanh',
    'NTBao',
    'DSHDon',
  ]
  const [row, code, rest] = [['HDon', 'STT'], ['MCCQT'], ['KHMSHDon', 'KHHDon', 'SHDon', 'Ngay', 'LADHDDT', 'LDo']]
  expect(partsOf(xml)).toEqual([...head, ...row, ...code, ...rest, ...row, ...rest, 'DSCKS', 'NNT'])
  for (const part of [
    '<PBan>2.1.1</PBan><MSo>04/SS-HĐĐT</MSo>',
    '<Loai>1</Loai>',
    '<STT>2</STT><KHMSHDon>1</KHMSHDon><KHHDon>K26TAA</KHHDon><SHDon>99999999</SHDon><Ngay>2026-11-21</Ngay>',
    '<LDo>Sai địa chỉ người mua; đúng là 5 Trần Phú &amp; &quot;Hẻm 3&quot;</LDo>',
  ])
    expect(xml).toContain(part)
  expect(xml).not.toContain('TCTBao')
})

it('says by which notice the tax office found it', async () => {
  const xml = errorNoticeXml({ ...notice, noticeNumber: '123/TB-RSĐT', noticeDate: day('2026-11-25') })
  expect(await errorNoticeFaults(xml)).toEqual([])
  expect(xml).toContain('<Loai>2</Loai><So>123/TB-RSĐT</So><NTBCCQT>2026-11-25</NTBCCQT>')
})

it('is faulty without a seller, a reason, or with what is too long', async () => {
  const faulty: Partial<ErrorNotice>[] = [
    { seller: { name: '', taxId: '0312345673' } },
    { seller: { name: 'Công ty', taxId: '12' } },
    { reason: '' },
    { reason: 'x'.repeat(256) },
    { invoices: [] },
    { taxOfficeCode: '101011' },
  ]
  for (const changes of faulty)
    expect((await errorNoticeFaults(errorNoticeXml({ ...notice, ...changes }))).length).toBeGreaterThan(0)
})
