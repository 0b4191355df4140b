/** Users limited to stores and to their own documents (decision 0063). */
import { detail, expect, test, type Page } from './test.ts'
import { ask } from './calls.ts'
import { signIn } from './sign-in.ts'
import { choose, clean, open, person, save, signedIn, told } from './owner.ts'

test('a user limited to a store and to own quotes finds nothing else', { tag: detail }, async ({ page, browser }) => {
  await signIn(page)
  const { name, groupName } = await person(page, { Order: 'RA', Quote: 'RA', Store: 'R' })
  await test.step('the owner chooses the store by keyboard', async () => {
    await open(page, '/system/userrole/user/list')
    await page.getByText(`${name}@hungthinh.example`).dblclick()
    await expect(
      page
        .getByText('Phạm vi được xem')
        .or(page.getByText(/Mục chưa điền/))
        .first(),
    ).toBeVisible()
    await page.keyboard.press('e')
    await page.getByRole('button', { name: 'Chỉ thấy các kho' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('checkbox', { name: 'Kho Thuận An' }).press('Space')
    await page.keyboard.press('Escape')
    await save(page)
    await told(page, /thành công/)
  })
  await test.step('and gives the group its own quotes only', async () => {
    await open(page, '/system/permission')
    await choose(page, 'Nhóm người dùng', groupName)
    await page.getByRole('checkbox', { name: 'Báo giá: Chỉ của mình' }).click()
    await save(page)
    await page.getByRole('alertdialog').getByRole('button', { name: /Lưu/ }).click()
    await told(page, /thành công/)
  })
  const other = await signedIn(browser, name)
  await test.step('he lists the bills of the store, and no quote', async () => {
    const stores = await ask<{ ListItem: { StoreName: string }[] }>(other, 'Order/getlist?nItem=200')
    expect(stores.ListItem.length).toBeGreaterThan(0)
    expect([...new Set(stores.ListItem.map(({ StoreName }) => StoreName))]).toEqual(['Kho Thuận An'])
    const quotes = (of: Page) => ask<{ TotalCount: number }>(of, 'Quote/getlist?FromDate=2020-01-01&ToDate=2049-12-31')
    expect((await quotes(page)).TotalCount).toBeGreaterThan(0)
    expect((await quotes(other)).TotalCount).toBe(0)
    await open(other, '/sales/quote/data/list')
    await expect(other.getByText(/Hiển thị 0 - 0/)).toBeVisible()
  })
  await test.step('on a phone he sells from that store alone', async () => {
    await other.setViewportSize({ width: 390, height: 844 })
    await open(other, '/sales/billsales/data/list?range=ALL')
    await expect(other.getByText(/BH\d{6}/).first()).toBeVisible()
    await clean(other)
    await open(other, '/sales/billsales/create')
    await other.getByLabel('Kho hàng').first().click()
    const stores = other.getByRole('dialog').getByRole('button', { name: /Kho / })
    await expect(stores.first()).toBeVisible()
    expect(await stores.allInnerTexts()).toEqual([expect.stringContaining('Kho Thuận An')])
  })
  await other.context().close()
})
