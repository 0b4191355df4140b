/** Two customers that are one: merged from the list, their bills are found under the one that stays. */
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { ask } from './calls.ts'
import { demo, signIn } from './keyboard.ts'

interface Saved {
  s_ID: string
}

test('two customers become one', async ({ page, baseURL }) => {
  await signIn(page, baseURL)
  const name = `Tạp hóa Trùng ${Date.now()}`
  const { ListItem: goods } = await ask<{ ListItem: { Id: string }[] }>(page, 'Product/getListShort?nItem=1')
  const make = async (suffix: string, price: number) => {
    const partner = await ask<Saved>(page, 'Customer/UpdateDB', { Name: `${name} ${suffix}`, partnerType: 1 })
    await ask<Saved>(page, 'Order/UpdateDB', {
      Object_ID: partner.s_ID,
      confirm: ['belowCost', 'stockShort'],
      lines: [{ Product_ID: goods[0]!.Id, Qty: 1, Price: price, VAT: 0 }],
    })
    return partner.s_ID
  }
  const stays = await make('một', 100_000)
  await make('hai', 50_000)

  await page.goto(`${demo(baseURL)}/sales/company/list?KeySeach=${encodeURIComponent(name)}`)
  await expect(page.getByText(`${name} hai`)).toBeVisible()
  for (const suffix of ['một', 'hai'])
    await page
      .getByRole('row')
      .filter({ hasText: `${name} ${suffix}` })
      .getByRole('checkbox')
      .check()
  await page.getByRole('button', { name: 'Gộp', exact: true }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('radio', { name: new RegExp(`${name} một`) }).click()
  const row = dialog.getByRole('row', { name: /Còn phải thu/ })
  await expect(row).toContainText('150.000')
  await expect(dialog.getByRole('row', { name: /Hóa đơn bán hàng/ })).toContainText('2')
  const { violations } = await new AxeBuilder({ page }).include('[role=alertdialog]').analyze()
  expect(violations.map((one) => one.id)).toEqual([])
  await dialog.getByRole('button', { name: 'Gộp', exact: true }).click()
  await expect(page.getByText(/Đã gộp/).first()).toBeVisible()
  await expect(page.getByText(`${name} hai`)).toHaveCount(0)

  await page.goto(`${demo(baseURL)}/sales/company/detail/${stays}`)
  await expect(page.getByText('150.000').first()).toBeVisible()
})
