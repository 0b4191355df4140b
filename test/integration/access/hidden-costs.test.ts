/** Who may not see costs can neither set them by what he sends, nor find them out by it: other stock-in, opening stock. */
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Anything } from '#test/support/app.ts'
import { userWith } from '#test/support/users.ts'
import { fullRight } from '#model/right.ts'

const app = await createTestApp()
await app.makeTenant('minhtam')
const admin = await app.signIn('minhtam')
const ids: Record<string, string> = {}
let blind = ''

const ask = async (path: string, body: unknown = null, token = admin, query: Record<string, string> = {}) => {
  const [module, name] = path.split('/') as [string, string]
  const { status, body: answer } = await app.call(module, name, body, { token, query })
  if (status !== 200 || answer.ErrorCode !== 0) throw new Error(`${path} ${status}: ${answer.ErrorMessage}`)
  return answer.Data as Anything
}
const save = async (module: string, body: object, token = admin): Promise<string> => {
  const data = await ask(`${module}/UpdateDB`, body, token)
  if (data.Description !== 'ok') throw new Error(`${module}: ${JSON.stringify(data.errors ?? data)}`)
  return data.s_ID as string
}
const read = (module: string, s_ID: string, token = admin) => ask(`${module}/getInfo`, null, token, { s_ID })

beforeAll(async () => {
  for (const module of ['ApiListUnit', 'ApiListStore', 'ApiListPaymentImport'])
    for (const row of (await ask(`${module}/getList`)).ListItem) ids[row.Code] = row.Id
  const branch = (await ask('ApiListBranchProduct/getList')).ListItem[0].Id
  const group = await save('ListProductGroup', { Code: 'NUOC', Name: 'Nước', Branch_ID: branch })
  const goods = { Group_ID: group, unitId: ids['CHAI'], buyPrice: 700 }
  for (const Code of ['SP1', 'SP2', 'SP3']) ids[Code] = await save('Product', { ...goods, Code, Name: `Hàng ${Code}` })
  blind = await userWith(app, { OtherImport: fullRight, ProductBegin: fullRight, Product: fullRight })
})

describe.each(['OtherImport', 'ProductBegin'])('without the right to see costs, in %s', (module) => {
  const body = (lines: object[], more: object = {}) => ({
    dtDate: '2026-11-20',
    Store_ID: ids['KHO01'],
    ...(module === 'OtherImport' ? { Method: ids['NTANG'] } : {}),
    lines,
    ...more,
  })
  const prices = async (id: string) => (await read(module, id)).lines.map(({ Price }: Anything) => Price)

  it('a new line gets the purchase price, whatever is sent', async () => {
    const id = await save(module, body([{ Product_ID: ids['SP1'], Qty: 2, Price: 5 }]), blind)
    expect(await prices(id)).toEqual([700])
    const [line] = (await read(module, id)).lines
    await save(module, { s_ID: id, lines: [{ ...line, Price: 55 }] })
    expect(await prices(id)).toEqual([55])
    const added = { Product_ID: ids['SP2'], Qty: 1, Price: 6 }
    await save(module, { s_ID: id, lines: [{ lineId: line.lineId, Qty: 3, Price: 7 }, added] }, blind)
    expect(await prices(id)).toEqual([55, 700])
    // Sent without its id, a line is a new one.
    await save(module, { s_ID: id, lines: [{ Product_ID: ids['SP1'], Qty: 3, Price: 8 }] }, blind)
    expect(await prices(id)).toEqual([700])
    await ask(`${module}/DeleteDB`, [id])
  })

  it('a total that is sent is compared with nothing', async () => {
    const lines = [{ Product_ID: ids['SP3'], Qty: 2 }]
    const told = (clientTotal: number, token = blind) =>
      ask(`${module}/getSaveConsequences`, body(lines, { clientTotal }), token)
    expect([(await told(1)).errors, (await told(1400)).errors]).toEqual([[], []])
    const id = await save(module, body(lines, { clientTotal: 1 }), blind)
    // Who sees it is told that it has changed.
    const refused = await ask(`${module}/UpdateDB`, { s_ID: id, clientTotal: 1 })
    expect(refused.errors).toMatchObject([{ code: 'totalMismatch' }])
    await save(module, { s_ID: id, clientTotal: 1400 })
    await ask(`${module}/DeleteDB`, [id])
  })

  it('what would happen names no total; to others it does, also of what is deleted', async () => {
    const id = await save(module, body([{ Product_ID: ids['SP3'], Qty: 2, Price: 300 }]))
    const total = async (action: string, token = admin) =>
      (await ask(`${module}/getConsequences`, [id], token, { action })).ListItem[0].TotalTax
    const foretold = async (token = admin) =>
      (await ask(`${module}/getSaveConsequences`, { s_ID: id, Description: 'x' }, token)).TotalTax
    expect([await total('delete'), await total('cancel'), await total('edit'), await foretold()]).toEqual([
      600, 600, 600, 600,
    ])
    expect([await total('delete', blind), await total('edit', blind), await foretold(blind)]).toEqual([
      null,
      null,
      null,
    ])
    await ask(`${module}/DeleteDB`, [id])
    expect([await total('restore'), await total('restore', blind)]).toEqual([600, null])
  })
})
