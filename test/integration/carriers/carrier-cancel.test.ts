/** A parcel is cancelled at its carrier first; prices are those that carriers tell. */
import { describe, expect, it } from 'vitest'
import type { Anything } from '#test/support/app.ts'
import { connectedNames, fault, openShipping } from '#test/support/shipping.ts'

const shipping = await openShipping('huyvandon')
const { trade, fakes, bill, hand, handed, parcel, places, carriers } = shipping
const move = async (s_ID: string, shipStatus: number, more: object = {}): Promise<string> =>
  (await trade.data('Shipping', 'UpdateStatus', {}, { s_ID, shipStatus, ...more })).Description

describe.each(connectedNames)('by %s', (adapter) => {
  const fake = fakes[adapter]
  const last = () => [...fake.state.parcels.values()].at(-1)!
  const cancelled = { ghn: 'cancel', ghtk: '-1', viettelpost: '107' }[adapter]
  const fetched = { ghn: 'delivering', ghtk: '4', viettelpost: '500' }[adapter]

  it('a parcel is cancelled there, and its bill goes again with another number', async () => {
    const one = await bill()
    const id = await handed(one, adapter)
    expect(await move(id, 9)).toBe('ok')
    expect(last().state).toBe(cancelled)
    expect(await parcel(id)).toMatchObject({ shipStatus: 9 })
    const again = await hand(one, adapter)
    expect(again).toMatchObject({ Description: 'ok' })
    expect(again.s_ID).not.toBe(id)
  })

  it('is not cancelled where the carrier refuses, or is silent', async () => {
    const id = await handed(await bill(), adapter)
    last().state = fetched
    expect(await move(id, 9)).toMatch(/không thể hủy|không cho phép hủy/)
    expect(await parcel(id)).toMatchObject({ shipStatus: 1 })
    const silent = fault('no service (503)', 'cancel')
    fake.misbehave(silent, silent)
    expect(await move(id, 9)).toBe('Nhà vận chuyển không trả lời, vui lòng thử lại')
    fake.forget()
    expect((await parcel(id)).history).toHaveLength(1)
  })

  it('cancelled there before is cancelled here', async () => {
    const id = await handed(await bill(), adapter)
    last().state = cancelled
    expect(await move(id, 9)).toBe('ok')
  })

  it('is not asked where the table of states or another version refuses', async () => {
    const id = await handed(await bill(), adapter)
    const asked = fake.asked.length
    expect(await move(id, 9, { version: 1 })).not.toBe('ok')
    expect(await move(id, 2)).toBe('ok')
    expect(await move(id, 9)).toBe('Không thể chuyển từ Đang vận chuyển sang Đã hủy')
    // By hand everything else goes as with any carrier.
    expect(await move(id, 4, { date: '2026-11-20' })).toBe('ok')
    expect(fake.asked.length).toBe(asked)
  })

  it('prices are asked for by name, from the store', async () => {
    const ask = (more: object = {}): Promise<Anything> =>
      trade.data(
        'Order',
        'TinhPVC_NVC',
        {},
        {
          NVC_ID: carriers[adapter],
          provinceId: places.saigon,
          villageId: places.benThanh,
          weight: 1500,
          codAmount: 500_000,
          TotalTax: 800_000,
          ...more,
        },
      )
    const { ListItem } = await ask()
    expect(ListItem.length).toBeGreaterThan(0)
    for (const row of ListItem) {
      expect(row.total).toBe(row.fee + row.insuranceFee + row.codFee + row.otherFee)
      expect(row.serviceCode).not.toBe('')
    }
    fake.misbehave(...Array.from({ length: 9 }, () => fault('no service (503)', 'price')))
    const silent = (await trade.call('Order', 'TinhPVC_NVC', { NVC_ID: carriers[adapter], provinceId: places.saigon }))
      .body
    fake.forget()
    expect([silent.ErrorCode, silent.ErrorMessage]).toEqual([-1, 'Nhà vận chuyển không trả lời, vui lòng thử lại'])
  })
})

it('a parcel that people told the carrier of asks nobody', async () => {
  const id = await handed(await bill(), 'manual')
  expect(await move(id, 9)).toBe('ok')
  const asked = (await trade.call('Order', 'TinhPVC_NVC', { provinceId: places.saigon })).body
  expect([asked.ErrorCode, asked.ErrorMessage]).toEqual([-1, 'Chưa chọn nhà vận chuyển'])
})
