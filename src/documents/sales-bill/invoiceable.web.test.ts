import { expect, it, vi } from 'vitest'
import { decimal } from '#kernel/decimal.ts'
import { actions } from './actions.web.ts'
import { hasShippingFee } from './invoiceable.ts'

// Some actions ask for the language of the page when they are loaded.
vi.hoisted(() => vi.stubGlobal('document', { cookie: '', documentElement: {} }))

it('the fee is offered of bills that have one', () => {
  expect([{ shippingFee: 30_000 }, { shippingFee: decimal(5) }, { shippingFee: '1' }].map(hasShippingFee)).toEqual([
    true,
    true,
    true,
  ])
  expect([{}, { shippingFee: null }, { shippingFee: 0 }, { shippingFee: '' }].map(hasShippingFee)).toEqual([
    false,
    false,
    false,
    false,
  ])
})

it('on the page of a bill in force that has a fee and no invoice', async () => {
  const action = actions.find(({ name }) => name === 'invoiceWithFee')!
  const bill = { s_ID: 'b1', iStat: 1, shippingFee: decimal(30_000) }
  const rows = [bill, { ...bill, shippingFee: null }, { ...bill, invoiceNumber: 'HDT000001' }, { ...bill, iStat: 3 }]
  expect(rows.map(action.shows)).toEqual([true, false, false, false])
  const paths: string[] = []
  const changed = await action.run({ module: 'Order' } as never, [bill], (path) => paths.push(path))
  expect([changed, paths]).toEqual([false, ['/invoice/electronic/create?from=Order&id=b1&way=withShippingFee']])
})
