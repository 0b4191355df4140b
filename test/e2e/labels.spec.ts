/** Labels of products, printed from products in stock, the list of products and a receipt; at the keyboard and on a phone. */
import { violationsIn } from './accessibility.ts'
import { detail, expect, test, type Page } from './test.ts'
import { barCodesIn } from '../support/bar-codes.ts'
import { ask } from './calls.ts'
import { pieceCode, tabTo } from './keyboard.ts'
import { place } from './place.ts'
import { nextFileTab } from './file-tab.ts'
import { signIn } from './sign-in.ts'

interface Label {
  ProductID: string
  copies: number
}
interface Sent {
  code: string
  info: { sheet: string; first: number; shows: Record<string, boolean>; ListItem: Label[] }
}

/** What is sent to be printed when `press` is done, and the bar codes on each page of the PDF that opens. */
const printing = async (page: Page, press: () => Promise<void>) => {
  const [request, tab] = await Promise.all([
    page.context().waitForEvent('request', (one) => one.url().endsWith('/pdf/print') && one.method() === 'POST'),
    nextFileTab(page),
    press(),
  ])
  const answer = (await request.response())!
  expect(answer.headers()['content-type']).toBe('application/pdf')
  await expect(page.getByRole('dialog', { name: 'In tem mã vạch' })).toHaveCount(0)
  await tab.close()
  // The browser keeps the bytes for its tab, so the same is printed again to be read; only browsers know *.localhost.
  const { authorization, 'x-tenant': tenant } = await request.allHeaders()
  const again = await page.request.post(request.url().replace(`//${place().tenant}.`, '//'), {
    data: request.postDataJSON() as object,
    headers: { authorization: authorization!, 'x-tenant': tenant! },
  })
  const pages = barCodesIn(await again.body())
  expect(pages.flat()).not.toEqual([])
  return { ...(request.postDataJSON() as Sent), pages: pages.map((codes) => codes.map(({ text }) => text)) }
}
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'In tem mã vạch' })

test('labels of goods in stock are printed from the keyboard', { tag: detail }, async ({ page }) => {
  await signIn(page)
  await page.goto('/stock/productinstock/list?KeySeach=SP00001')
  for (const code of ['SP000012', 'SP000014'])
    await page.getByRole('row').filter({ hasText: code }).first().getByRole('checkbox').check()
  await tabTo(page, page.getByRole('button', { name: 'In tem mã vạch' }), 200)
  await page.keyboard.press('Enter')
  const dialog = dialogOf(page)
  const copies = dialog.getByRole('textbox', { name: /^Số tem của/ })
  await expect(copies).toHaveCount(2)
  await expect(copies.first()).toBeFocused()
  expect(await violationsIn(page, { within: '[role=dialog]' })).toEqual([])

  await page.keyboard.type('x')
  await expect(dialog.getByText('Nhập số nguyên từ 0 đến 5.000')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'In tem', exact: true })).toBeDisabled()
  await page.keyboard.press('Backspace')
  await page.keyboard.type('5000')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1')
  await expect(dialog.getByText('Mỗi lần in được nhiều nhất 5.000 tem')).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('3')
  await dialog.getByLabel('Bắt đầu từ tem thứ').focus()
  await page.keyboard.type('63')
  await expect(dialog.getByText('Hàng 13, cột 3')).toBeVisible()
  await expect(dialog.getByText('4 tem, 2 trang')).toBeVisible()
  const { code, info, pages } = await printing(page, () => page.keyboard.press('Enter'))
  expect([code, info.sheet, info.first]).toEqual(['TEMMAVACH', 'A4-65', 63])
  expect(info.ListItem.map(({ ProductID, copies: count }) => [ProductID, count])).toEqual([
    ['SP000012', 3],
    ['SP000014', 1],
  ])
  expect(pages).toEqual([[pieceCode(12), pieceCode(12), pieceCode(12)], [pieceCode(14)]])
})

test(
  'labels on a roll are printed from the list of products, and the choice is kept',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    const open = async () => {
      await page.goto('/stock/product/list?KeySeach=SP000015')
      await page.getByRole('row').filter({ hasText: 'SP000015' }).getByRole('checkbox').check()
      await page.getByRole('button', { name: 'In tem mã vạch' }).click()
    }
    await open()
    const dialog = dialogOf(page)
    await dialog.getByRole('button', { name: 'Khổ tem' }).click()
    await page.getByRole('option', { name: 'Cuộn, 1 tem 50 × 30 mm' }).click()
    await expect(dialog.getByLabel('Bắt đầu từ tem thứ')).toHaveCount(0)
    await dialog.getByLabel('Giá bán và ĐVT').uncheck()
    await dialog.getByLabel('Mã hàng', { exact: true }).check()
    await dialog.getByRole('textbox', { name: /^Số tem của/ }).fill('2')
    const { info, pages } = await printing(page, () =>
      dialog.getByRole('button', { name: 'In tem', exact: true }).click(),
    )
    expect(info).toMatchObject({ sheet: '50x30', shows: { shop: true, code: true, price: false, number: true } })
    expect(pages).toEqual([[pieceCode(15)], [pieceCode(15)]])

    await open()
    await expect(dialog.getByRole('button', { name: 'Khổ tem' })).toContainText('50 × 30')
    await expect(dialog.getByLabel('Giá bán và ĐVT')).not.toBeChecked()
    await dialog.getByRole('button', { name: 'Khổ tem' }).click()
    await page.getByRole('option', { name: 'Cuộn khổ khác…' }).click()
    await dialog.getByLabel('Cao tem (mm)').fill('9')
    await expect(dialog.getByText('Nhập số từ 10 đến 300')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'In tem', exact: true })).toBeDisabled()
    await dialog.getByLabel('Cao tem (mm)').fill('25')
    await dialog.getByLabel('Số tem ngang').fill('2')
    await dialog.getByRole('textbox', { name: /^Số tem của/ }).fill('3')
    await expect(dialog.getByText('3 tem, 2 trang')).toBeVisible()
    const own = await printing(page, () => dialog.getByRole('button', { name: 'In tem', exact: true }).click())
    expect(own.info.sheet).toBe('60x25x2')
    expect(own.pages).toEqual([[pieceCode(15), pieceCode(15)], [pieceCode(15)]])

    await open()
    await expect(dialog.getByLabel('Cao tem (mm)')).toHaveValue('25')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  },
)

/** A receipt of two cartons and three pieces; returns its id and how many pieces a carton has. */
const receiveCartons = async (page: Page): Promise<{ id: string; factor: number }> => {
  const goods = async (code: string) =>
    (await ask<{ ListItem: { Id: string; units: { unitId: string; factor: number }[] }[] }>(
      page,
      `Product/getListShort?KeySeach=${code}`,
    ))!.ListItem[0]!
  const [first, second] = [await goods('SP000001'), await goods('SP000002')]
  const carton = first.units.find(({ factor }) => factor > 1)!
  const { ListItem } = await ask<{ ListItem: { Id: string }[] }>(page, 'Customer/getListShort?nItem=1&objType=ncc')
  const { s_ID } = await ask<{ s_ID: string }>(page, 'Import/UpdateDB', {
    Object_ID: ListItem[0]!.Id,
    lines: [
      { Product_ID: first.Id, unitId: carton.unitId, Qty: 2, Price: 100_000, VAT: 0 },
      { Product_ID: second.Id, Qty: 3, Price: 2000, VAT: 0 },
    ],
  })
  return { id: s_ID, factor: carton.factor }
}

test('a label for each piece that came in is printed from the receipt', { tag: detail }, async ({ page }) => {
  await signIn(page)
  const { id, factor } = await receiveCartons(page)
  await page.goto(`/purchase/listimport/detail/${id}`)
  await page.getByRole('button', { name: /^Thao tác khác|^Khác/ }).click()
  await page.getByRole('menuitem', { name: 'In tem mã vạch' }).click()
  await expect(
    dialogOf(page)
      .getByRole('textbox', { name: /^Số tem của/ })
      .first(),
  ).toBeFocused()
  const { info } = await printing(page, () => page.keyboard.press('Enter'))
  expect(info.ListItem.map(({ ProductID, copies }) => [ProductID, copies])).toEqual([
    ['SP000001', 2 * factor],
    ['SP000002', 3],
  ])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('labels of a receipt are printed by touch', { tag: detail }, async ({ page }) => {
    await signIn(page)
    const { id } = await receiveCartons(page)
    await page.goto(`/purchase/listimport/detail/${id}`)
    await page.getByRole('button', { name: /^Thao tác khác|^Khác/ }).tap()
    await page.getByRole('menuitem', { name: 'In tem mã vạch' }).tap()
    const dialog = dialogOf(page)
    await dialog.getByRole('button', { name: 'Mỗi mặt hàng 1 tem' }).tap()
    await expect(dialog.getByText('2 tem, 1 trang')).toBeVisible()
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(390)
    const { pages } = await printing(page, () => dialog.getByRole('button', { name: 'In tem', exact: true }).tap())
    expect(pages).toEqual([[pieceCode(1), pieceCode(2)]])
  })
})
