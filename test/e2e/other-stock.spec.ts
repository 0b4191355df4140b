/** Goods that come or go without trade: typed with the keyboard, refused where there are too few, found by their reason, printed. */
import { detail, expect, test, type Page } from './test.ts'
import { ask, receive } from './calls.ts'
import { cellTo, save, typeAtOnce } from './keyboard.ts'
import { signIn } from './sign-in.ts'

const GOODS = ['SP000005', 'SP000006'] as const
const create = async (page: Page, base: string, title: string): Promise<void> => {
  await page.goto(`${base}/create`)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
}
/** The reason is the first field; choosing it leads to the lines. */
const reason = async (page: Page, label: string, words: string, shown: string): Promise<void> => {
  await expect(page.getByLabel(label).first()).toBeFocused()
  await page.keyboard.type(words)
  await expect(page.getByRole('option', { name: shown })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Mã hàng, dòng 1')).toBeFocused()
}
const goods = async (page: Page, code: string, quantity: string): Promise<void> => {
  await typeAtOnce(page, code)
  await expect(page.getByRole('option', { name: new RegExp(code) }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.type(quantity)
  await page.keyboard.press('Enter')
}

test(
  'a clerk writes goods off and brings others in with the keyboard alone, finds both by their reason and prints them',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    await receive(page, ...GOODS)

    await test.step('two goods are written off; of one there are too few', async () => {
      await create(page, '/stock/otherorder', 'Lập xuất khác')
      await reason(page, 'Phương thức xuất', 'huy', 'Xuất hủy')
      await goods(page, GOODS[0], '3')
      await goods(page, GOODS[1], '999999')
      await page.keyboard.press('Control+s')
      await expect(
        page.getByText(/SP000006 – .* không đủ tồn.*cần xuất: 999.999 \(kho Kho Tân Bình/).first(),
      ).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Lập xuất khác' })).toBeVisible()
      await page.getByLabel('Số lượng, dòng 2').focus()
      await page.keyboard.type('4')
      await page.keyboard.press('Enter')
      await save(page)
    })

    await test.step('it is in the list of its reason, and in no other', async () => {
      const methods = await ask<{ ListItem: { Id: string; Code: string }[] }>(page, 'ApiListPaymentOrder/getList')
      const id = (code: string) => methods.ListItem.find((one) => one.Code === code)!.Id
      const newest = page.getByRole('row').filter({ has: page.getByRole('link', { name: /^XK\d{6}$/ }) })
      await page.goto(`/stock/otherorder/list?range=TODAY&Method=${id('XHUY')}`)
      await expect(newest.first()).toContainText('Xuất hủy')
      await expect(newest.first().getByRole('gridcell', { name: '7', exact: true })).toBeVisible()
      await page.goto(`/stock/otherorder/list?range=TODAY&Method=${id('XTANG')}`)
      await expect(page.getByText('Không có dòng nào khớp')).toBeVisible()
      await expect(newest).toHaveCount(0)
      await page.goto(`/stock/otherorder/list?range=TODAY&Method=${id('XHUY')}`)
      await newest.first().getByRole('link').click()
      await expect(page.getByRole('heading', { name: /^Chi tiết xuất khác/ })).toBeVisible()
      await expect(page.getByRole('button', { name: 'In', exact: true })).toBeEnabled()
      await expect(page.getByText('Giá trị')).toBeVisible()
    })

    await test.step('it is printed as slip 02-VT', async () => {
      const [request, tab] = await Promise.all([
        page.context().waitForEvent('request', (one) => one.url().endsWith('/pdf/print') && one.method() === 'POST'),
        page.waitForEvent('popup'),
        page.keyboard.press('Control+p'),
      ])
      expect((await request.response())!.headers()['content-type']).toBe('application/pdf')
      const { code, info } = request.postDataJSON() as { code: string; info: { totalCost: number; methodName: string } }
      expect([code, info.methodName, info.totalCost > 0]).toEqual(['XUATKHAC', 'Xuất hủy', true])
      await tab.close()
    })

    await test.step('gifts come in at the price somebody types', async () => {
      await create(page, '/stock/otherimport', 'Lập nhập khác')
      await reason(page, 'Phương thức nhập', 'tang', 'Hàng tặng')
      await goods(page, GOODS[0], '2')
      await cellTo(page, 'Đơn giá')
      await page.keyboard.type('1234')
      await page.keyboard.press('Enter')
      await expect(page.getByText('2.468').first()).toBeVisible()
      await save(page)
      await page.goto('/stock/otherimport/list?range=TODAY&q=hang tang')
      const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: /^NK\d{6}$/ }) })
      await expect(row.first()).toContainText('Hàng tặng')
      await expect(row.first()).toContainText('2.468')
    })
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('goods are written off by touch', { tag: detail }, async ({ page }) => {
    await signIn(page)
    await receive(page, GOODS[0])
    await page.goto('/stock/otherorder/create')
    await page.getByRole('button', { name: 'Phương thức xuất', exact: true }).tap()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: 'Xuất dùng' }).tap()
    await expect(sheet).toHaveCount(0)
    await page.getByRole('button', { name: 'Quét mã vạch hoặc tìm hàng…' }).tap()
    await expect(sheet.getByPlaceholder(/^Quét mã vạch/)).toBeFocused()
    await page.keyboard.type(GOODS[0])
    await sheet
      .getByRole('button', { name: new RegExp(GOODS[0]) })
      .first()
      .tap()
    await sheet.getByRole('button', { name: 'Xong' }).tap()
    await expect(sheet).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await page.getByRole('button', { name: /^Lưu/ }).first().tap()
    await expect(page.getByText(/Lưu thành công|Thêm thành công/).first()).toBeVisible()
  })
})
