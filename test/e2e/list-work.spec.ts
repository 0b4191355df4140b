/** Working in lists: what is in sight at once, the views that come with a list, the preview, and selected rows. */
import { detail, expect, test, type Page, type Request } from './test.ts'
import { violationsIn } from './accessibility.ts'
import { ask } from './calls.ts'
import { signIn } from './sign-in.ts'

/** By the program's own numbers, or those that other tests gave. */
const BILL = /(BH\d{6}|N\d+-\d+)/
const BILL_NUMBER = /^(BH\d{6}|N\d+-\d+)$/
const BILLS = '/sales/billsales/data/list'

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await expect(page.getByRole('row').nth(2)).toBeVisible()
}
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name })

test(
  'debts and limits of customers, prices and stock of goods are in sight without scrolling',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    for (const [path, headings] of [
      ['/sales/company/list', ['Còn phải thu', 'Hạn mức công nợ']],
      ['/stock/product/list', ['Giá bán', 'Tồn kho']],
    ] as const) {
      await open(page, path)
      for (const name of headings)
        await expect(page.getByRole('columnheader', { name: new RegExp(`^${name}`) }).first()).toBeInViewport({
          ratio: 1,
        })
    }
  },
)

test(
  'tabs show the customers with debts, the goods that run out and those no longer sold',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    const codes = [`HET${Date.now() % 1_000_000}`, `NGUNG${Date.now() % 1_000_000}`] as const
    const first = async (path: string) => (await ask<{ ListItem: { Id: string }[] }>(page, path)).ListItem[0]!.Id
    const [unit, group] = [await first('ApiListUnit/getList'), await first('ListProductGroup/getList')]
    for (const [code, more] of [
      [codes[0], { stockMin: 5 }],
      [codes[1], { active: false }],
    ] as const) {
      const saved = await ask<{ Description: string }>(page, 'Product/UpdateDB', {
        Code: code,
        Name: `Hàng ${code}`,
        unitId: unit,
        Group_ID: group,
        ...more,
      })
      expect(saved.Description).toBe('ok')
    }
    await open(page, '/sales/company/list')
    const owing = await ask<{ TotalCount: number }>(
      page,
      `Customer/getlist?objType=kh&nItem=1&filter=${encodeURIComponent('[{"field":"Phaithu","op":"gt","value":0}]')}`,
    )
    await tab(page, /^Đang nợ/).click()
    await expect(tab(page, /^Đang nợ/)).toHaveText(`Đang nợ ${owing.TotalCount}`)
    await expect(page.getByText(new RegExp(`Tổng cộng · ${owing.TotalCount} dòng`))).toBeVisible()
    await open(page, '/stock/product/list')
    await expect(page.getByRole('row', { name: /SP000001/ })).toBeVisible()
    await tab(page, /^Sắp hết/).click()
    await expect(page.getByRole('row', { name: /SP000001/ })).toHaveCount(0)
    await expect(page.getByRole('row', { name: new RegExp(codes[0]) })).toBeVisible()
    await tab(page, /^Ngừng bán/).click()
    await expect(page.getByRole('row', { name: new RegExp(codes[1]) })).toBeVisible()
    await expect(page.getByRole('row', { name: new RegExp(codes[0]) })).toHaveCount(0)
  },
)

test(
  'the preview stands beside the rows, moves on with the arrows, and is reached and left by keys',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    await open(page, BILLS)
    await page.keyboard.press('j')
    await page.keyboard.press('Space')
    const preview = page.getByRole('dialog')
    const numberOf = async (index: number) =>
      (await page.getByRole('row', { name: BILL }).nth(index).getByRole('link').first().textContent()) ?? ''
    await expect(preview.getByRole('heading')).toContainText(await numberOf(0))
    await page.keyboard.press('ArrowDown')
    await expect(preview.getByRole('heading')).toContainText(await numberOf(1))
    // The list behind takes clicks, too.
    await page.getByRole('row', { name: BILL }).nth(0).getByRole('gridcell').nth(2).click()
    await expect(preview.getByRole('heading')).toContainText(await numberOf(0))
    await page.keyboard.press('Tab')
    await expect(preview.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(preview).toHaveCount(0)
    await expect(page.getByRole('grid')).toBeFocused()
  },
)

test('the actions on selected rows never cover the last row', { tag: detail }, async ({ page }) => {
  await signIn(page)
  await open(page, BILLS)
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  const bar = page.getByRole('toolbar', { name: /đã chọn/ })
  await expect(bar).toBeVisible()
  await page.keyboard.press('End')
  const last = page.getByRole('row', { name: BILL }).last()
  await expect(last).toBeInViewport()
  const covered = async (): Promise<number> => {
    const [above, below] = [(await last.boundingBox())!, (await bar.boundingBox())!]
    return above.y + above.height - below.y
  }
  await expect.poll(covered).toBeLessThanOrEqual(0)
})

test(
  'more than thirty bills are printed with four clicks, as one file in the order of the list',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    await open(page, `${BILLS}?iStat=1`)
    const rows = page.getByRole('row', { name: BILL })
    const shown = (await rows.getByRole('link', { name: BILL_NUMBER }).allTextContents()).map((text) => text.trim())
    const printed = async (press: () => Promise<void>): Promise<{ code: string; info: { NumberID: string } }[]> => {
      const isPrint = (request: Request): boolean => request.url().endsWith('/pdf/print') && request.method() === 'POST'
      const [request] = await Promise.all([page.waitForRequest(isPrint), press()])
      expect((await request.response())!.status()).toBe(200)
      return (request.postDataJSON() as { documents: { code: string; info: { NumberID: string } }[] }).documents
    }
    await page.getByRole('columnheader').getByRole('checkbox').click()
    const bar = page.getByRole('toolbar', { name: /đã chọn/ })
    await bar.getByRole('button', { name: /^Chọn tất cả/ }).click()
    await expect(bar.getByRole('button', { name: /^Chọn tất cả/ })).toHaveCount(0)
    const documents = await printed(() => bar.getByRole('button', { name: 'In', exact: true }).click())
    expect(documents.length).toBeGreaterThanOrEqual(30)
    expect(documents.map(({ info }) => info.NumberID).slice(0, shown.length)).toEqual(shown)
    const dialog = page.getByRole('dialog', {
      name: new RegExp(`${shown[0]} và ${documents.length - 1} chứng từ khác`),
    })
    await expect(dialog.getByRole('img', { name: /^Trang 1\// })).toHaveAttribute('data-drawn', 'true')
    await dialog.getByRole('button', { name: /^In\b/ }).click()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    // Two of them, each with its slip for the store.
    await bar.getByRole('button', { name: 'Bỏ chọn' }).click()
    for (const at of [0, 1]) await rows.nth(at).getByRole('checkbox').click()
    await printed(() => bar.getByRole('button', { name: 'In', exact: true }).click())
    await page.getByRole('button', { name: 'Số bản: 1' }).click()
    expect(await violationsIn(page, { without: 'iframe' })).toEqual([])
    const both = await printed(() => page.getByRole('button', { name: /^Thêm một bản Phiếu xuất kho/ }).click())
    expect(both.map(({ code, info }) => `${code} ${info.NumberID}`)).toEqual(
      shown.slice(0, 2).flatMap((number) => [`HOADONBANHANG ${number}`, `PHIEUXUATKHO ${number}`]),
    )
  },
)

test(
  'letters press the buttons of a stored document while a cell of its lines has the focus',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    await open(page, `${BILLS}?iStat=1`)
    await page.getByRole('row', { name: BILL }).first().getByRole('link').first().click()
    await page.getByLabel(/^Mã hàng, dòng 1$/).focus()
    // The letters press the buttons of the bar, which come after the lines.
    await expect(page.getByRole('button', { name: 'Thao tác khác' })).toBeVisible()
    await page.keyboard.press('m')
    await expect(page.getByRole('menu')).toBeVisible()
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test(
    'customers can be called from their list, and goods show price and stock with its unit',
    { tag: detail },
    async ({ page }) => {
      await signIn(page)
      await page.goto('/sales/company/list')
      const call = page.getByRole('link', { name: /^09\d\d / }).first()
      await expect(call).toHaveAttribute('href', /^tel:09\d{8}$/)
      await page.goto('/stock/product/list')
      const card = page.getByRole('listitem').filter({ hasText: 'SP000001' })
      await expect(card.getByText(/^Tồn kho [\d.]+ Gói$/)).toBeVisible()
      await expect(card.getByText('3.400', { exact: true })).toBeVisible()
    },
  )
})
