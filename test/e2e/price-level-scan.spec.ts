/** A scanner on the page of a price level leads to the row of the goods, and writes nothing into the prices. */
import { detail, expect, test, type Page } from './test.ts'
import { ask } from './calls.ts'
import { pieceCode, scan } from './keyboard.ts'
import { ownPage } from './shared-page.ts'
import { signIn } from './sign-in.ts'

const code = (at: number) => `SP${String(at).padStart(6, '0')}`
const grid = (page: Page) => page.getByRole('grid', { name: 'Giá hàng hóa' })
const priceOf = (page: Page, at: number) =>
  grid(page)
    .getByRole('row', { name: new RegExp(code(at)) })
    .getByRole('gridcell')
    .last()
const search = (page: Page) => page.getByRole('searchbox', { name: 'Tìm mã, tên hàng…' })
const activeCell = (page: Page) => page.locator('[data-cell=customPrice]')

const level = async (page: Page, goods: readonly number[]): Promise<string> => {
  const Products = await Promise.all(
    goods.map(async (at) => {
      const { ListItem } = await ask<{ ListItem: { Id: string }[] }>(page, `Product/getListShort?KeySeach=${code(at)}`)
      return { Product_ID: ListItem[0]!.Id, m_CustomPrice: 1000 + at }
    }),
  )
  const Code = `QM${Date.now()}`
  const saved = await ask<{ s_ID: string; Description: string }>(page, 'ApiListPriceLevel/UpdateDB', {
    Code,
    Name: `Quét ${Code}`,
    Products,
  })
  expect(saved.Description).toBe('ok')
  return saved.s_ID
}

test('a scan leads to the row of the goods wherever the focus is', { tag: [ownPage, detail] }, async ({ page }) => {
  await signIn(page)
  const id = await level(page, [1, 2, 20])
  await page.goto(`/system/settingprice/pricelevel/update/${id}`)
  await expect(priceOf(page, 20)).toHaveText('1.020')

  await test.step('from a price, which stays; the next keys are for the price of the goods', async () => {
    await priceOf(page, 20).click()
    await scan(page, pieceCode(1))
    await expect(activeCell(page)).toHaveValue('1.001')
    await page.keyboard.type('777')
    await page.keyboard.press('Enter')
    await expect(priceOf(page, 1)).toHaveText('777')
    await expect(priceOf(page, 20)).toHaveText('1.020')
    await expect(page.getByText('1 dòng giá chưa lưu')).toBeVisible()
  })
  await test.step('from a price that is being typed', async () => {
    await priceOf(page, 20).dblclick()
    await scan(page, `0${pieceCode(2)}`)
    await expect(activeCell(page)).toHaveValue('1.002')
    await expect(priceOf(page, 20)).toHaveText('1.020')
  })
  await test.step('an unknown code says so', async () => {
    await scan(page, '4006381333931')
    await expect(page.getByText('Không tìm thấy hàng có mã 4006381333931')).toBeVisible()
    await expect(activeCell(page)).toHaveValue('1.002')
    await expect(priceOf(page, 2)).toHaveText('1.002')
  })
  await test.step('a part of a code finds nothing', async () => {
    await scan(page, pieceCode(1).slice(0, 11))
    await expect(page.getByText(`Không tìm thấy hàng có mã ${pieceCode(1).slice(0, 11)}`)).toBeVisible()
  })
  await test.step('goods without a row say so', async () => {
    await scan(page, pieceCode(3))
    await expect(page.getByText(/SP000003 – .* chưa có trong bảng giá này/)).toBeVisible()
    await expect(activeCell(page)).toHaveValue('1.002')
  })
  await test.step('from the name of the level, which stays', async () => {
    const name = page.getByRole('textbox', { name: 'Tên', exact: true })
    const before = await name.inputValue()
    await name.focus()
    await scan(page, pieceCode(20))
    await expect(activeCell(page)).toHaveValue('1.020')
    await expect(name).toHaveValue(before)
  })
  await test.step('goods that are not among the shown rows are searched for', async () => {
    await search(page).fill(code(20))
    await expect(priceOf(page, 2)).toHaveCount(0)
    await scan(page, pieceCode(2))
    await expect(search(page)).toHaveValue(code(2))
    await expect(activeCell(page)).toHaveValue('1.002')
    await expect(activeCell(page)).toBeFocused()
  })
  await test.step('the typed price was kept, and is saved', async () => {
    await page.keyboard.press('Control+s')
    await expect(page.getByText(/Hiệu chỉnh thành công/)).toBeVisible()
    await expect(priceOf(page, 1)).toHaveText('777')
    await expect(priceOf(page, 20)).toHaveText('1.020')
  })
})
