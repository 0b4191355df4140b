/** A file that brings a name twice says so, row by row; nothing is refused for it. */
import { expect, it } from 'vitest'
import { senderOf, told } from '../../support/import-file.ts'
import { openTrade } from '../../support/trade.ts'

const trade = await openTrade('trungten')
const send = senderOf(trade)

const partners = [
  ['Mã khách hàng', 'Tên khách hàng'],
  ['TT01', 'Đại lý Minh Tâm'],
  ['TT02', 'đại lý  minh tâm'],
  ['TT03', 'Đại lý Minh Tấm'],
  ['TT04', 'dai ly minh tam'],
]

it('customers: of an earlier row, whatever the letters, marks only where both have some', async () => {
  const tried = await send('Customer', partners, { dryRun: true })
  const said = [
    [3, expect.stringContaining('trùng tên với dòng 2')],
    [5, expect.stringContaining('trùng tên với dòng 2')],
  ]
  expect(tried.summary).toMatchObject({ added: 4, failed: 0 })
  expect(told(tried.notes)).toEqual(said)
  const done = await send('Customer', partners)
  expect(done.summary).toMatchObject({ added: 4, failed: 0 })
  expect(told(done.notes)).toEqual(said)
})

it('customers: of a record that is there, but not of the one that the row changes', async () => {
  const again = [partners[0]!, ['TT01', 'Đại lý Minh Tâm'], ['TT05', 'Đại Lý Minh Tâm']]
  const { notes, summary } = await send('Customer', again, { updateExisting: true })
  expect(summary).toMatchObject({ added: 1, failed: 0 })
  expect(told(notes)).toEqual([[3, 'Đại Lý Minh Tâm trùng tên với TT01']])
})

it('goods', async () => {
  const goods = [
    ['Mã hàng', 'Tên hàng', 'Đơn vị tính'],
    ['TTH1', 'Nước mắm Hòn Mê', 'Chai'],
    ['TTH2', 'NƯỚC MẮM HÒN MÊ', 'Chai'],
  ]
  const { notes } = await send('Product', goods, { dryRun: true, createMissing: true })
  expect(told(notes)).toContainEqual([3, expect.stringContaining('NƯỚC MẮM HÒN MÊ trùng tên với dòng 2')])
})

it('lists whose names may be there twice say nothing', async () => {
  const groups = [
    ['Mã nhóm hàng', 'Tên nhóm hàng', 'Mã ngành hàng'],
    ['K1', 'Nhóm lẻ', 'CHUNG'],
    ['K2', 'Nhóm lẻ', 'CHUNG'],
  ]
  const { notes } = await send('ListProductGroup', groups, { dryRun: true })
  expect(told(notes)).toEqual([])
})
