/** Two customers that are one: merged from the list, their bills are found under the one that stays. */
import { violationsIn } from './accessibility.ts'
import { detail, expect, test } from './test.ts'
import { ask } from './calls.ts'
import { signIn } from './sign-in.ts'

interface Saved {
  s_ID: string
}

test('two customers become one', { tag: detail }, async ({ page }) => {
  await signIn(page)
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

  await page.goto(`/sales/company/list?KeySeach=${encodeURIComponent(name)}`)
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
  expect(await violationsIn(page, { within: '[role=alertdialog]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Gộp', exact: true }).click()
  await expect(page.getByText(/Đã gộp/).first()).toBeVisible()
  await expect(page.getByText(`${name} hai`)).toHaveCount(0)

  await page.goto(`/sales/company/detail/${stays}`)
  await expect(page.getByText('150.000').first()).toBeVisible()
})

test('what is given up is a short list, also on a telephone', { tag: detail }, async ({ page }) => {
  await signIn(page)
  const name = `Đại lý Trùng ${Date.now()}`
  const { ListItem: terms } = await ask<{ ListItem: { Id: string }[] }>(page, 'ApiListPaymentTerm/getList')
  const values = (suffix: string, rate: number) => ({
    Name: `${name} ${suffix}`,
    partnerType: 1,
    confirm: ['duplicatePhone', 'duplicateTaxId', 'taxIdCheck'],
    phone1: `0${rate}01 234 567`,
    phone2: `0${rate}07 654 321`,
    email: `ketoan.${rate}@mot-ten-mien-rat-dai-cua-cong-ty-thuong-mai.com.vn`,
    MST: `030123456${rate}`,
    address1: `${rate} Nguyễn Thị Minh Khai, Khu phố ${rate}`,
    address2: `Kho ${rate}, đường số ${rate}`,
    website: `https://cong-ty-${rate}.com.vn`,
    description: `Giao hàng trước ${rate} giờ sáng, gọi trước khi đến, không giao chủ nhật`,
    note: `Ghi chú ${rate}`,
    Method: rate > 1 ? 2 : 1,
    paymentTermId: terms[rate - 1]!.Id,
    creditLimit: rate * 10_000_000,
    commission: rate,
    goodsDiscount: rate,
    idNumber: `07908000000${rate}`,
  })
  const [stays] = [
    await ask<Saved>(page, 'Customer/UpdateDB', values('một', 1)),
    await ask<Saved>(page, 'Customer/UpdateDB', values('hai', 2)),
  ]
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/sales/company/detail/${stays.s_ID}`)
  await page.getByRole('button', { name: 'Gộp', exact: true }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('textbox').fill(`${name} hai`)
  await dialog.getByRole('radio', { name: new RegExp(`${name} hai`) }).check()
  await dialog.getByRole('button', { name: 'Đồng ý' }).click()
  await expect(dialog.getByRole('heading', { name: /^Không chuyển sang/ })).toBeVisible()
  await expect(dialog.getByRole('term')).toHaveCount(15)
  await expect(dialog.getByRole('term').filter({ hasText: 'Hạn mức công nợ' })).toBeVisible()
  await expect(dialog.getByRole('definition').filter({ hasText: '20.000.000' })).toBeVisible()
  for (const part of [dialog, dialog.locator('dl')])
    expect(await part.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
  for (const one of await dialog.getByRole('radio').all())
    expect(await one.evaluate((part) => part.scrollHeight - part.clientHeight)).toBeLessThanOrEqual(0)
  expect(await violationsIn(page, { within: '[role=alertdialog]' })).toEqual([])
})

test('whoever may delete but not change is not offered to merge', { tag: detail }, async ({ page }) => {
  await signIn(page)
  const user = `xoa${Date.now()}`
  const permissions = [{ FuncID: 'Customer', R: true, A: true, U: false, D: true }]
  const group = await ask<Saved>(page, 'ApiGroupUser/UpdateDB', { Code: user, Name: user, permissions })
  const person = { UserName: user, password: 'matkhau1', groupId: group.s_ID, email: `${user}@minhtam.vn` }
  await ask<Saved>(page, 'ApiListUser/UpdateDB', person)
  await page.context().clearCookies()
  await signIn(page, user, 'matkhau1')
  await page.goto('/sales/company/list')
  await page.getByRole('row').nth(1).getByRole('checkbox').check()
  await expect(page.getByRole('button', { name: 'Xóa', exact: true })).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Gộp', exact: true })).toBeDisabled()
  const { ListItem } = await ask<{ ListItem: { Id: string }[] }>(page, 'Customer/getlist?nItem=1')
  await page.goto(`/sales/company/detail/${ListItem[0]!.Id}`)
  await expect(page.getByRole('button', { name: 'Gộp', exact: true })).toBeDisabled()
})
