/** The shell: expired sessions, two languages, palette, notices, uploads, rights. */
import { violationsIn } from './accessibility.ts'
import { detail, expect, test, type Page } from './test.ts'
import { ask } from './calls.ts'
import { ownPage } from './shared-page.ts'
import { openHome, signIn, signInAnew } from './sign-in.ts'

/** Ends the session on the server without the page knowing. */
const killToken = (page: Page) => ask(page, 'User/signOut')

const passwordAgain = async (page: Page, user: string): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Thông báo lỗi' })
  await expect(dialog).toBeVisible()
  await dialog.getByLabel(`Mật khẩu của ${user}`).fill('vua-demo')
  expect(await violationsIn(page, { within: '[role=dialog]' })).toEqual([])
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
}

/** Types a new record with a unique name. */
const typeUnit = async (page: Page): Promise<string> => {
  const name = `Đơn vị ${Date.now() % 1_000_000}`
  await page.goto('/category/another/unit/detail/0')
  await page.getByRole('textbox', { name: 'Mã', exact: true }).fill(name.replaceAll(/\D/g, ''))
  await page.getByRole('textbox', { name: 'Tên', exact: true }).fill(name)
  return name
}
const saved = (page: Page) => page.getByText(/Lưu thành công|Thêm thành công/).first()

test(
  'an expired session asks for the password while saving or running a report, and continues',
  { tag: detail },
  async ({ page }) => {
    await signInAnew(page)
    const name = await typeUnit(page)
    await killToken(page)
    await page.keyboard.press('Control+s')
    await passwordAgain(page, 'admin')
    await expect(saved(page)).toBeVisible()
    await page.goto(`/category/another/unit/list?q=${encodeURIComponent(name)}`)
    await expect(page.getByRole('row', { name })).toHaveCount(1)

    await page.goto('/reports/reportbill/data/sumReceivableDebts')
    await page.getByRole('radio', { name: 'Tháng này' }).click()
    await killToken(page)
    await page.keyboard.press('F9')
    await passwordAgain(page, 'admin')
    await expect(page.getByText(/^[\d.]+ dòng$/)).toBeVisible()
  },
)

test(
  'an expired session shows why and leads to sign-in from the customer list, and asks for the password in others',
  { tag: detail },
  async ({ page }) => {
    await signInAnew(page)
    const list = `/sales/company/list`
    await page.goto(list)
    await expect(page.getByRole('row', { name: /KH\d+/ }).first()).toBeVisible()
    await killToken(page)
    // The message is shown for half a second.
    const told = page.getByText('Phiên làm việc đã hết hạn, vui lòng đăng nhập lại').first().waitFor()
    await Promise.all([told, page.keyboard.press('r')])
    await page.waitForURL(/\/login/)
    // Signing in returns to the page; opening it with an expired token does the same.
    await page.getByLabel('Tên đăng nhập').fill('admin')
    await page.getByLabel('Mật khẩu', { exact: true }).fill('vua-demo')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/sales\/company\/list/)
    await expect(page.getByRole('row', { name: /KH\d+/ }).first()).toBeVisible()
    await killToken(page)
    const asked = page.getByRole('dialog', { name: 'Thông báo lỗi' })
    await Promise.all([page.waitForURL(/\/login/), page.reload({ waitUntil: 'commit' })])
    await expect(asked).toHaveCount(0)

    // Other lists ask for the password in an overlay.
    await signInAnew(page)
    await page.goto('/category/another/unit/list')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await killToken(page)
    await page.getByRole('button', { name: 'Làm mới' }).click()
    await passwordAgain(page, 'admin')
    await expect(page).toHaveURL(/unit\/list/)
  },
)

test('pages have titles, addresses of older programs lead to pages, and the list of reports has no empty groups', async ({
  page,
}) => {
  await signIn(page)
  await openHome(page)
  const title = (name: string) => expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  await title('Tổng quan')
  await expect(page).toHaveTitle('Dashboard | Vựa')
  for (const [path, name] of [
    ['/sales/company/detail/0', 'Thêm khách hàng'],
    ['/purchase/company/detail/0', 'Thêm nhà cung cấp'],
    ['/stock/product/detail/0', 'Thêm hàng hóa'],
    ['/sales/billsales/create', 'Lập hóa đơn bán hàng'],
  ] as const) {
    await page.goto(path)
    await title(name)
    await expect(page).toHaveTitle(`${name} | Vựa`)
  }
  for (const path of [
    '/purchase/purchasing',
    '/purchase/quote',
    '/stock/stocktake',
    '/purchase/bill',
    '/pay/payment',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('grid')).toBeVisible()
    await expect(page.getByText('Không tìm thấy trang')).toHaveCount(0)
  }
  await page.goto('/pay/report')
  await expect(page).toHaveURL(/group=receivable,payable/)
  const groups = page.locator('section', { has: page.getByRole('heading', { level: 2 }) })
  await expect(groups.first()).toBeVisible()
  for (const group of await groups.all()) expect(await group.getByRole('listitem').count()).toBeGreaterThan(0)
  await expect(page.locator('section[data-near]')).not.toHaveCount(0)
})

test(
  'a form is not saved in the name of another user who signed in in another window',
  { tag: detail },
  async ({ page, context }) => {
    await signInAnew(page)
    await typeUnit(page)
    const other = await context.newPage()
    await other.goto('/login/signout')
    await other.waitForURL(/\/login\/member/)
    await signIn(other, 'banhang')
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('UpdateDB')) asked.push(request.headers()['authorization'] ?? '')
    })
    await page.keyboard.press('Control+s')
    await expect(page.getByText(/Một cửa sổ khác vừa đăng nhập bằng banhang/)).toBeVisible()
    expect(asked).toEqual([])
    await passwordAgain(page, 'admin')
    await expect(saved(page)).toBeVisible()
    const me = await page.evaluate(`document.cookie.match(/userName=([^;]+)/)[1]`)
    expect(me).toBe('admin')
  },
)

test('changing the language keeps what is typed', { tag: detail }, async ({ page }) => {
  await signIn(page)
  const name = await typeUnit(page)
  await page.evaluate('window.sameLoad = true')
  await page.getByRole('button', { name: 'Tài khoản' }).click()
  await page.getByRole('radio', { name: 'English' }).click()
  await expect(page.getByRole('button', { name: 'Quick create' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(name)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await page.evaluate('window.sameLoad')).toBe(true)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Quick create' })).toBeVisible()
})

test(
  'the palette finds pages and documents, and shows each user only what he opened himself',
  { tag: detail },
  async ({ page }) => {
    await signInAnew(page)
    await openHome(page)
    const field = page.getByRole('combobox', { name: 'Tìm trang, chứng từ, khách hàng, hàng hóa' })
    const first = page.getByRole('option').first()
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused()
    await page.keyboard.type('lap phieu thu')
    await expect(first).toContainText('Lập phiếu thu')
    await expect(first).not.toContainText('khác')
    await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id'))!)
    await field.fill('BH000012')
    await page.getByRole('option', { name: /BH000012/ }).click()
    await expect(page.getByRole('heading', { name: 'Chi tiết hóa đơn bán hàng' })).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(first).toContainText('BH000012')
    expect(await violationsIn(page)).toEqual([])
    await page.goto('/login/signout')
    await page.waitForURL(/\/login\/member/)
    await signIn(page, 'thukho')
    await openHome(page)
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused()
    await expect(page.getByRole('option', { name: /BH000012/ })).toHaveCount(0)
    await page.keyboard.type('bao cao')
    await expect(page.getByRole('option', { name: /thẻ kho/ })).toBeVisible()
    await expect(page.getByRole('option', { name: /bán hàng/ })).toHaveCount(0)
  },
)

test(
  'a notice stays while the pointer is on it, and an error can be read again in the list of notices',
  { tag: [ownPage, detail] },
  async ({ page }) => {
    await page.clock.install()
    await signIn(page)
    const tooLarge = 'Báo cáo quá lớn, vui lòng thu hẹp điều kiện'
    await page.route('**/api/ReportOfOrder/rptDetailOrder*', (route) =>
      route.fulfill({ json: { ErrorCode: -1, ErrorMessage: tooLarge, Message: '', Data: null } }),
    )
    await page.goto('/reports/reportbill/data/detailMoneySaleCustomer')
    await expect(page.getByText('Vui lòng chọn điều kiện xem báo cáo')).toBeVisible()
    await page.keyboard.press('F9')
    // The message is also shown in place of the rows.
    const notice = page
      .getByRole('alert')
      .filter({ hasText: tooLarge })
      .filter({ has: page.getByRole('button', { name: 'Đóng' }) })
    await notice.hover()
    await page.clock.runFor(10_000)
    await expect(notice).toBeVisible()
    // An error stays until it is closed.
    await page.mouse.move(10, 400)
    await page.clock.runFor(10_000)
    await notice.getByRole('button', { name: 'Đóng' }).click()
    await expect(notice).toHaveCount(0)
    await page.getByRole('button', { name: 'Thông báo, 1 lỗi chưa xem' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: tooLarge })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Thông báo', exact: true })).toBeFocused()
  },
)

test('a failed upload is tried again from another page', { tag: detail }, async ({ page }) => {
  await signIn(page)
  await page.goto('/stock/product/detail/0')
  await page.route('**/api/File/upload*', (route) => route.abort())
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  await page.getByRole('button', { name: /^Thêm thông tin/ }).click()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'anh.png', mimeType: 'image/png', buffer: picture })
  const tray = page.getByRole('region', { name: 'Tệp tải lên, tải về' })
  await expect(tray.getByRole('button', { name: 'Tải lại anh.png' })).toBeVisible()
  await expect(tray.getByText('1 tệp chưa tải được')).toBeVisible()
  await page.unroute('**/api/File/upload*')
  await page.getByRole('link', { name: 'Tổng quan' }).click()
  await tray.getByRole('button', { name: 'Tải lại anh.png' }).click()
  await expect(tray.getByText('Đã tải xong')).toBeVisible()
  await tray.getByRole('button', { name: 'Đóng' }).click()
  await expect(tray).toHaveCount(0)
})

test(
  'quick create locks what the user may not create, unknown pages say so, and the narrow menu opens with the keyboard',
  { tag: detail },
  async ({ page }) => {
    await signIn(page, 'thukho')
    await page.goto('/khong/co')
    await expect(page).toHaveTitle('Không tìm thấy trang | Vựa')
    await page.getByRole('button', { name: 'Lập nhanh' }).click()
    const quick = page.getByRole('dialog', { name: 'Lập nhanh' })
    expect(Math.round((await quick.boundingBox())!.width)).toBe(850)
    await quick.getByRole('link', { name: /^Hóa đơn bán hàng \(Cần quyền/ }).click()
    await expect(page).toHaveURL(/\/noaccess$/)
    await page.getByRole('button', { name: 'Thu gọn' }).click()
    const stock = page.getByRole('button', { name: 'Kho hàng', exact: true })
    await stock.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Kho hàng' }).getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(stock).toBeFocused()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Phím tắt' })).toBeVisible()
  },
)

test(
  'the menu is narrow by itself where the window is, and a form on a phone shows its whole title',
  { tag: detail },
  async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 })
    await signIn(page)
    await openHome(page)
    const menu = page.getByRole('navigation', { name: 'Menu chính' })
    await expect(menu.getByRole('button', { name: 'Mở rộng menu' })).toBeVisible()
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(menu.getByRole('button', { name: 'Thu gọn' })).toBeVisible()
    await page.setViewportSize({ width: 1024, height: 768 })
    // Who wants it wide has it wide, also the next time.
    await menu.getByRole('button', { name: 'Mở rộng menu' }).click()
    await page.reload()
    await expect(menu.getByRole('button', { name: 'Thu gọn' })).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/sales/billsales/create')
    const title = page.getByRole('heading', { name: 'Lập hóa đơn bán hàng', level: 1 })
    await expect(title).toBeVisible()
    expect(await title.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  },
)
