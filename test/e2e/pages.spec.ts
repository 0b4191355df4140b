/** Every kind of page, open for everybody: no violation of the accessibility rules, no fault, both languages. */
import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { demo, signIn } from './keyboard.ts'

const pages: readonly (readonly [string, string, (page: Page) => Promise<void>])[] = [
  ['start page', '/', (page) => expect(page.getByText('Doanh thu hôm nay')).toBeVisible()],
  ['list', '/sales/billsales/data/list', (page) => expect(page.getByText(/BH\d{6}/).first()).toBeVisible()],
  ['cards', '/sales/billsales/data/grid', (page) => expect(page.getByText(/BH\d{6}/).first()).toBeVisible()],
  ['document form', '/sales/billsales/create', (page) => expect(page.getByLabel('Khách hàng').first()).toBeVisible()],
  [
    'voucher form',
    '/sales/income/create',
    (page) => expect(page.getByText('Chọn đối tượng để xem các chứng từ còn nợ.')).toBeVisible(),
  ],
  ['master list', '/category/store/list', (page) => expect(page.getByText(/KHO/).first()).toBeVisible()],
  ['master record', '/stock/product/detail/0', (page) => expect(page.getByLabel('Tên 1')).toBeVisible()],
  ['import', '/sales/product/import', (page) => expect(page.getByText('Chọn file').first()).toBeVisible()],
  ['report home', '/reports/reportbill', (page) => expect(page.getByText('Báo cáo thẻ kho')).toBeVisible()],
  [
    'report',
    '/reports/reportbill/data/sumReceivableDebts',
    (page) => expect(page.getByText('Vui lòng chọn điều kiện xem báo cáo')).toBeVisible(),
  ],
  ['no such page', '/khong/co', (page) => expect(page.getByText('Không tìm thấy trang').first()).toBeVisible()],
]

const violations = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(
    (one) =>
      `${one.id}: ${one.nodes
        .map((node) => node.target.join(' '))
        .slice(0, 3)
        .join(' | ')}`,
  )

test('sign-in page', async ({ page, baseURL }) => {
  await page.goto(`${demo(baseURL)}/login/member`)
  await expect(page.getByLabel('Tên đăng nhập')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByLabel('Tên đăng nhập').fill('admin')
  await page.getByLabel('Mật khẩu', { exact: true }).fill('sai mật khẩu')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Tên đăng nhập hoặc mật khẩu không đúng')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`pages at ${size.width} × ${size.height}, light and dark`, async ({ page, baseURL }) => {
    test.setTimeout(180_000)
    await page.setViewportSize(size)
    await signIn(page, baseURL)
    const found: string[] = []
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      for (const [name, path, shown] of pages) {
        await page.goto(demo(baseURL) + path)
        await shown(page)
        found.push(...(await violations(page)).map((one) => `${name}, ${scheme}: ${one}`))
        const wide = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
        if (Number(wide) > 0) found.push(`${name}: ${String(wide)} px wider than the window`)
      }
    }
    expect(found).toEqual([])
  })
}

test('a salesman sees no costs, and no page he has no right for', async ({ page, baseURL }) => {
  await signIn(page, baseURL, 'banhang')
  await page.goto(`${demo(baseURL)}/sales/billsales/data/list`)
  const number = page.getByRole('link', { name: /^BH\d{6}$/ }).first()
  await number.click()
  await expect(page.getByText('Còn lại').first()).toBeVisible()
  await expect(page.getByText('Giá vốn')).toHaveCount(0)
  await page.goto(`${demo(baseURL)}/purchase/listimport/list`)
  await expect(page.getByText('Bạn không có quyền truy cập vào trang này')).toBeVisible()
})
