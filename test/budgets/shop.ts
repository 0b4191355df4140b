/** A shop with goods in stock, in whose tenant the documents of `documents.ts` are saved. */
import { expect } from 'vitest'
import type { TestApp } from '../support/app.ts'
import { automaticSavesOf, fillShop, savesOf, type Answered } from './documents.ts'

/** `code`: of the tenant, which is made and signed in to. A call fails the test if it is refused. */
export const openStockedShop = async (app: TestApp, code: string) => {
  const { id: tenant } = await app.makeTenant(code)
  await app.signIn(code)
  const goods = await fillShop(app.database, tenant)
  const call = async (module: string, name: string, body: object | null, query = {}): Promise<Answered> => {
    const { body: answer } = await app.call<Answered>(module, name, body, { query })
    expect(answer.Data['errors'] ?? answer.Data['Description'] ?? 'ok', answer.ErrorMessage).toBe('ok')
    return answer.Data
  }
  await call('Import', 'UpdateDB', {
    Object_ID: goods.supplier,
    Store_ID: goods.stores[0],
    dtDate: '2026-11-16',
    lines: goods.products.map((product) => ({ Product_ID: product, Qty: 1_000_000, Price: 10_000, VAT: 8 })),
  })
  return { tenant, goods, call, saves: savesOf(call), automaticSaves: automaticSavesOf(call) }
}
