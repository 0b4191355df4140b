/** A unit without decimals takes whole factors of other units only. */
import { beforeAll, expect, it } from 'vitest'
import { workbookOf } from '../../support/sheet.ts'
import type { Anything } from '../../support/app.ts'
import { openTrade } from '../../support/trade.ts'

const trade = await openTrade('hesonguyen')
const { ids, saved } = trade
const units = (factor: number, unitId = ids['KG']) => [{ unitId, factor }]
const goods = (more: object): Anything => ({
  Name: 'Hàng',
  Group_ID: ids['NUOC'],
  unitId: ids['VIEN'],
  VAT: 0,
  ...more,
})
const answer = async (body: object): Promise<Anything> => (await trade.call('Product', 'UpdateDB', body)).body.Data
const told = ({ errors = [] }: Anything) => errors.map(({ path, code }: Anything) => [path, code])
const broken = [['units.0.factor', 'factorNotWhole']]

beforeAll(async () => {
  ids['VIEN'] = await saved('ApiListUnit', { Code: 'VIEN', Name: 'Viên', decimals: 0 })
})

it.each([0.02, 1.5, 24.000001])('%d is refused, and says why', async (factor) => {
  const refused = await answer(goods({ units: units(factor) }))
  expect(told(refused)).toEqual(broken)
  expect(refused.errors[0].message).toBe('Đơn vị tính Viên không có số lẻ, hệ số quy đổi phải là số nguyên')
})
it('whole ones are taken, and any where the base unit has decimals', async () => {
  await saved('Product', goods({ units: units(24) }))
  await saved('Product', goods({ unitId: ids['KG'], units: units(0.02, ids['VIEN']) }))
})
it('each row is told, and what changes to such a base unit, too', async () => {
  const rows = [...units(0.5), ...units(12, ids['THUNG']), ...units(2.5, ids['LON'])]
  expect(told(await answer(goods({ units: rows })))).toEqual([...broken, ['units.2.factor', 'factorNotWhole']])
  const s_ID = await saved('Product', goods({ unitId: ids['CHAI'], units: units(0.5) }))
  expect(told(await answer({ s_ID, unitId: ids['VIEN'] }))).toEqual(broken)
})
it('what stands there since earlier stays, but no other is taken', async () => {
  const decimals = (count: number) => saved('ApiListUnit', { s_ID: ids['VIEN'], decimals: count })
  await decimals(4)
  const s_ID = await saved('Product', goods({ units: units(0.5) }))
  await decimals(0)
  const [{ lineId }] = (await trade.info('Product', s_ID)).units
  const row = { lineId, unitId: ids['KG'], factor: 0.5 }
  await saved('Product', { s_ID, sellPrice: 5 })
  await saved('Product', { s_ID, units: [{ ...row, sellPrice: 9 }] })
  expect(told(await answer({ s_ID, units: [{ ...row, factor: 0.25 }] }))).toEqual(broken)
})
it('an import refuses the row', async () => {
  const fileToBytes = await workbookOf([
    ['Mã hàng', 'Tên hàng', 'Mã nhóm hàng', 'ĐVT', 'ĐVT phụ', 'Quy đổi'],
    ['V1', 'Một', 'NUOC', 'Viên', 'Kg', 0.02],
    ['V2', 'Hai', 'NUOC', 'Viên', 'Kg', 50],
  ])
  const { summary, ListItem } = await trade.data('Product', 'ImportList', {}, { fileName: 'a.xlsx', fileToBytes })
  expect(summary).toMatchObject({ added: 1, failed: 1 })
  expect(ListItem).toMatchObject([{ NumberID: 'V1', code: 'factorNotWhole' }])
})
