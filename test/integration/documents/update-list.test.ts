/** Many changes in one call: each record is a change of its own, in the order they were sent. */
import { expect, it } from 'vitest'
import { openTrade, received } from '../../support/trade.ts'

const trade = await openTrade('nhieu')

it('makes two changes of two records of one document, and counts both', async () => {
  const id = await received(trade, { SP000001: [10, 500] })
  const before = await trade.info('Import', id)
  const answer = await trade.data('Import', 'UpdateList', {}, [
    { s_ID: id, Description: 'lần đầu' },
    { s_ID: id, SoHD: '0000123' },
    { s_ID: 'khong-co', Description: 'x' },
    { s_ID: id, Description: 'lần cuối' },
  ])
  expect(answer).toMatchObject({ TotalCount: 3, ListItem: [{ s_ID: 'khong-co' }] })
  expect(await trade.info('Import', id)).toMatchObject({
    Description: 'lần cuối',
    SoHD: '0000123',
    version: before.version + 3,
  })
})

it('tells a record that no longer stands as the second of two expected it', async () => {
  const id = await received(trade, { SP000001: [1, 500] })
  const { version } = await trade.info('Import', id)
  const answer = await trade.data('Import', 'UpdateList', {}, [
    { s_ID: id, version, Description: 'một' },
    { s_ID: id, version, Description: 'hai' },
  ])
  expect(answer).toMatchObject({ TotalCount: 1, ListItem: [{ s_ID: id }] })
  expect((await trade.info('Import', id)).Description).toBe('một')
})

it('does the same in lists', async () => {
  const id = trade.ids['KH000002']!
  const answer = await trade.data('Customer', 'UpdateList', {}, [
    { s_ID: id, creditLimit: 5_000_000 },
    { s_ID: id, active: false },
  ])
  expect(answer).toEqual({ TotalCount: 2, ListItem: [] })
  expect(await trade.info('Customer', id)).toMatchObject({ creditLimit: 5_000_000, active: false })
})

it('takes no more at once than it says, and says how many', async () => {
  const token = await trade.signIn('nhieu')
  const tooMany = async (name: string, count: number) =>
    (await trade.call('Order', name, Array<string>(count).fill('0'), { token })).body.Message
  const words = (max: number) => `Tối đa ${max} bản ghi một lần, hãy gửi thành nhiều phần`
  expect(await tooMany('UpdateList', 501)).toBe(words(500))
  expect(await tooMany('DeleteDB', 501)).toBe(words(500))
  expect(await tooMany('getConsequences', 101)).toBe(words(100))
})
