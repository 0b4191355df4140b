/** The whole way of a VAT invoice, from the bill to its file: by the keyboard alone, and on a telephone. */
import { detail, expect, test, type Page } from './test.ts'
import { ask } from './calls.ts'
import { save, tabTo } from './keyboard.ts'
import { signIn } from './sign-in.ts'
import { place } from './place.ts'

interface Row {
  s_ID: string
  NumberID: string
}
const first = async (page: Page, path: string): Promise<string> =>
  (await ask<{ ListItem: { Id: string }[] }>(page, path)).ListItem[0]!.Id
const billOf = async (page: Page, price: number): Promise<Row> => {
  const { ListItem } = await ask<{ ListItem: { Id: string; Code: string }[] }>(page, 'Product/getlist?nItem=500')
  return ask<Row>(page, 'Order/UpdateDB', {
    Object_ID: await first(page, 'Customer/getlistShort?nItem=1&objType=kh'),
    Store_ID: await first(page, 'ApiListStore/getlist'),
    lines: [{ Product_ID: ListItem.find(({ Code }) => Code === 'SP000001')!.Id, Qty: 1, Price: price, VAT: 8 }],
  })
}
/** Files come one after the other. */
const filesOf = async (page: Page, start: () => Promise<void>): Promise<string[]> => {
  const names: string[] = []
  page.on('download', (file) => void names.push(file.suggestedFilename()))
  await start()
  await expect.poll(() => names.filter((name) => name.endsWith('.pdf')).length, { timeout: 30_000 }).toBe(1)
  return names
}

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } })
  test('a bill is invoiced, uploaded and downloaded without the mouse', { tag: detail }, async ({ page }) => {
    await signIn(page)
    const { s_ID } = await billOf(page, 940_000)
    await page.goto(`${place().address}/sales/billsales/detail/${s_ID}`)
    const inMenu = async (name: string): Promise<void> => {
      await tabTo(page, page.getByRole('button', { name: 'Thao tác khác' }))
      await page.keyboard.press('Enter')
      const item = page.getByRole('menuitem', { name, exact: true })
      await item.waitFor()
      for (let step = 0; step < 30; step += 1) {
        if (await item.evaluate((element) => element === document.activeElement)) break
        await page.keyboard.press('ArrowDown')
      }
      await page.keyboard.press('Enter')
    }
    await inMenu('Lập hóa đơn VAT')
    await expect(page.getByRole('heading', { name: 'Lập hóa đơn VAT' })).toBeVisible()
    await expect(page.getByLabel('Ký hiệu hóa đơn')).toHaveText(/^C\d{2}T/)
    await save(page)
    await tabTo(page, page.getByRole('button', { name: /^Upload/ }))
    await page.keyboard.press('Enter')
    await expect(page.getByText('Upload hoàn tất')).toBeVisible()
    const files = await filesOf(page, async () => {
      const own = page.getByRole('button', { name: 'Tải tệp PDF, XML' })
      if (await own.isVisible()) {
        await tabTo(page, own)
        await page.keyboard.press('Enter')
      } else await inMenu('Tải tệp PDF, XML')
    })
    expect(files[0]).toMatch(/^1C\d{2}T[A-Z]{2}_\d{8}\.pdf$/)
    await expect(page.getByText('Download hoàn tất')).toBeVisible()
  })
})

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a bill is invoiced, uploaded and downloaded', { tag: detail }, async ({ page }) => {
    await signIn(page)
    const { s_ID } = await billOf(page, 950_000)
    await page.goto(`${place().address}/sales/billsales/detail/${s_ID}`)
    await page.getByRole('button', { name: 'Thao tác khác' }).click()
    await page.getByText('Lập hóa đơn VAT').click()
    await expect(page.getByRole('heading', { name: 'Lập hóa đơn VAT' })).toBeVisible()
    await page.getByRole('button', { name: /^Lưu/ }).first().click()
    await expect(page.getByRole('heading', { name: /^Lập / })).toHaveCount(0)
    await page.getByRole('button', { name: /^Upload/ }).click()
    await expect(page.getByText('Upload hoàn tất')).toBeVisible()
    // The bar of the invoice as it is now replaces the one before, with its menu.
    await expect(page.getByText('Đã upload', { exact: true }).first()).toBeVisible()
    const files = await filesOf(page, async () => {
      await page.getByRole('button', { name: 'Thao tác khác' }).click()
      await page.getByText('Tải tệp PDF, XML').click()
    })
    expect(files[0]).toMatch(/^1C\d{2}T[A-Z]{2}_\d{8}\.pdf$/)
    // Nothing stands beyond the edge of the screen.
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
  })
})
