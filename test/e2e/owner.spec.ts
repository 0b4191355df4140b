/** The pages of an owner: users, groups and rights, settings, audit log. */
import { detail, expect, test, type Page } from './test.ts'
import { ask } from './calls.ts'
import { signIn } from './sign-in.ts'
import { PASSWORD, unique, open, clean, choose, told, save, person, signedIn } from './owner.ts'

test('the owner creates a group and a user, who signs in with those rights and is changed later', async ({
  page,
  browser,
}) => {
  await signIn(page)
  const name = `moi${unique()}`
  await test.step('a new group takes over the rights of another and opens the table of rights', async () => {
    await open(page, '/system/userrole/group/create')
    await expect(page.getByLabel('Mã nhóm')).toBeVisible()
    await save(page)
    await told(page, 'Chưa nhập mã nhóm')
    await page.getByLabel('Mã nhóm').fill(name)
    await page.getByLabel('Tên nhóm').fill(`Nhóm ${name}`)
    await choose(page, 'Quyền như nhóm', 'Bán hàng')
    await save(page)
    await expect(page).toHaveURL(/\/system\/permission\?group=/)
    await expect(page.getByRole('checkbox', { name: 'Hóa đơn bán hàng: Thêm' })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'Phiếu nhập mua: Xem' })).not.toBeChecked()
  })
  await test.step('a user of the group is created', async () => {
    await open(page, '/system/userrole/user/detail/0')
    await page.getByLabel('Tên đăng nhập').fill('có dấu')
    await save(page)
    await told(page, /Tên đăng nhập gồm/)
    await page.getByLabel('Tên đăng nhập').fill(name)
    await page.getByRole('textbox', { name: 'Mật khẩu' }).fill(PASSWORD)
    await page.getByRole('textbox', { name: 'Email' }).fill(`${name}@hungthinh.example`)
    await choose(page, 'Nhóm người dùng', `Nhóm ${name}`)
    await page.getByLabel('Kho mặc định').click()
    await page.getByRole('option').first().click()
    await clean(page)
    await save(page)
    await expect(page).toHaveURL(/user\/list/)
    await expect(page.getByRole('row', { name })).toHaveCount(1)
  })
  const other = await signedIn(browser, name)
  await test.step('the user sees only what the rights of the group allow', async () => {
    await open(other, '/sales/billsales/data/list')
    await expect(other.getByRole('row', { name: /BH\d{6}/ }).first()).toBeVisible()
    await open(other, '/purchase/listimport/list')
    await told(other, 'Bạn không có quyền truy cập vào trang này')
    await open(other, '/system/config')
    await told(other, 'Bạn không có quyền truy cập vào trang này')
  })
  await test.step('the form of the user shows the names of group and store, and saves a change', async () => {
    await page.getByRole('link', { name, exact: true }).first().click()
    await page.getByRole('button', { name: 'Sửa' }).click()
    await expect(page.getByRole('combobox', { name: 'Nhóm người dùng' })).toHaveValue(`Nhóm ${name}`)
    await expect(page.getByLabel('Kho mặc định')).not.toHaveValue('')
    await page.getByLabel('Email').fill(`khac.${name}@hungthinh.example`)
    await save(page)
    await expect(page).toHaveURL(/user\/list/)
    await expect(page.getByRole('row', { name })).toContainText(`khac.${name}@hungthinh.example`)
  })
  await other.context().close()
})

test(
  'rights are granted with the keyboard, and removing some has to be confirmed',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    const { group, name, groupName } = await person(page, { Order: 'RAU', Import: 'R' })
    await open(page, `/system/permission?group=${group}`)
    const cell = (label: string) => page.getByRole('checkbox', { name: label, exact: true })
    await expect(cell('Hóa đơn bán hàng: Sửa')).toBeChecked()
    await cell('Tổng quan: Toàn quyền').focus()

    await test.step('full access checks all rights of a row, and removing reading removes all', async () => {
      await page.keyboard.type('nhap mua')
      await expect(cell('Phiếu nhập mua: Toàn quyền')).toBeFocused()
      // Letters typed to find a row are forgotten after a while; then Space toggles the cell.
      await page.waitForTimeout(1_000)
      await page.keyboard.press('Space')
      for (const flag of ['Toàn quyền', 'Xem', 'Thêm', 'Sửa', 'Xóa'])
        await expect(cell(`Phiếu nhập mua: ${flag}`)).toBeChecked()
      await page.keyboard.press('ArrowRight')
      await expect(cell('Phiếu nhập mua: Xem')).toBeFocused()
      await page.keyboard.press('Space')
      for (const flag of ['Toàn quyền', 'Xem', 'Thêm', 'Sửa', 'Xóa'])
        await expect(cell(`Phiếu nhập mua: ${flag}`)).not.toBeChecked()
    })
    await test.step('adding includes reading', async () => {
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Space')
      await expect(cell('Phiếu nhập mua: Xem')).toBeChecked()
      await expect(cell('Phiếu nhập mua: Thêm')).toBeChecked()
    })
    await cell('Hóa đơn bán hàng: Sửa').click()
    await told(page, '2 thay đổi: thêm 1, bớt 1 · 1 người dùng')
    await clean(page)
    await save(page)
    const asked = page.getByRole('alertdialog', { name: `Bớt quyền của nhóm ${groupName}?` })
    await expect(asked).toContainText('Hóa đơn bán hàng: Sửa')
    await expect(asked).toContainText('Phiếu nhập mua: Thêm')
    await expect(asked).toContainText(name)
    await asked.getByRole('button', { name: 'Bỏ qua' }).click()
    await told(page, '2 thay đổi: thêm 1, bớt 1 · 1 người dùng')
    await save(page)
    await asked.getByRole('button', { name: 'Lưu' }).click()
    await told(page, 'Hiệu chỉnh thành công')
    await told(page, 'Chưa có thay đổi · 1 người dùng')
    await page.reload()
    await expect(cell('Hóa đơn bán hàng: Thêm')).toBeChecked()
    await expect(cell('Hóa đơn bán hàng: Sửa')).not.toBeChecked()
  },
)

test(
  'a user cannot grant rights he does not have, and leaving unsaved rights asks first',
  { tag: detail },
  async ({ page, browser }) => {
    await signIn(page)
    const keeper = await person(page, { GroupUser: 'RAU', Order: 'R' })
    const { group } = await person(page, { Order: 'R' })
    const other = await signedIn(browser, keeper.name)
    await open(other, `/system/permission?group=${group}`)
    const cell = (label: string) => other.getByRole('checkbox', { name: label, exact: true })
    await expect(cell('Hóa đơn bán hàng: Xem')).toBeChecked()
    await expect(cell('Hóa đơn bán hàng: Sửa')).toHaveAttribute('aria-disabled', 'true')
    await cell('Hóa đơn bán hàng: Sửa').focus()
    await other.keyboard.press('Space')
    await expect(cell('Hóa đơn bán hàng: Sửa')).not.toBeChecked()
    await told(other, /Chưa có thay đổi/)
    // Rights the user has can be granted.
    await cell('Nhóm người dùng: Xem').click()
    await told(other, /^1 thay đổi: thêm 1, bớt 0/)
    await other.getByRole('link', { name: 'Nhóm người dùng' }).first().click()
    const leaving = other.getByRole('alertdialog')
    await expect(leaving).toContainText('Dữ liệu đã thay đổi và chưa được lưu')
    await leaving.getByRole('button').first().click()
    await told(other, /^1 thay đổi: thêm 1, bớt 0/)
    await save(other)
    await told(other, 'Hiệu chỉnh thành công')
    await other.context().close()
  },
)

const row = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const notSaved = (page: Page, n: number) => told(page, `${n} thiết lập đã đổi, chưa lưu`)

test(
  'a setting is found by search, saved after a warning and reset to its default',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    await open(page, '/system/config')
    await test.step('the setting is found by its words', async () => {
      await page.getByRole('searchbox', { name: 'Tìm thiết lập' }).fill('xuat qua ton')
      await page.getByRole('link', { name: /Xuất quá tồn/ }).click()
      await expect(page).toHaveURL(/\/system\/config\/stock/)
      await expect(page.getByRole('button', { name: /^Xuất quá tồn/ })).toBeFocused()
      await clean(page)
    })
    const stock = row(page, 'Xuất quá tồn')
    await test.step('the change is saved only after its consequence was confirmed', async () => {
      await stock.getByRole('button', { name: /^Xuất quá tồn/ }).click()
      await page.getByRole('option', { name: 'Cảnh báo, cho tiếp tục' }).click()
      await notSaved(page, 1)
      await save(page)
      const asked = page.getByRole('alertdialog', { name: 'Lưu các thay đổi này?' })
      await expect(asked).toContainText('Kho có thể âm')
      await clean(page)
      await page.keyboard.press('Escape')
      await notSaved(page, 1)
      await save(page)
      await asked.getByRole('button', { name: 'Lưu' }).click()
      await told(page, 'Lưu cấu hình thành công')
      await told(page, 'Chưa có thay đổi')
    })
    await test.step('the reset button names the default', async () => {
      await page.reload()
      await stock.getByRole('button', { name: 'Mặc định: Không cho phép' }).click()
      await expect(stock.getByRole('button', { name: /^Xuất quá tồn/ })).toContainText('Không cho phép')
      await save(page)
      await told(page, 'Lưu cấu hình thành công')
      await expect(stock.getByRole('button', { name: /Mặc định/ })).toHaveCount(0)
    })
    await test.step('a wrong tax code has to be confirmed, and a new company name is shown at once', async () => {
      await page
        .getByRole('navigation', { name: 'Các phần của cấu hình' })
        .getByRole('link', { name: 'Công ty' })
        .click()
      await expect(page).toHaveURL(/\/system\/config\/company/)
      const name = page.getByRole('textbox', { name: 'Tên công ty' })
      const before = await name.inputValue()
      await name.fill('Công ty Đổi Tên')
      await page.getByRole('textbox', { name: 'Mã số thuế' }).fill('0100109107')
      await save(page)
      // A wrong check digit has to be confirmed.
      const asked = page.getByRole('alertdialog')
      await expect(asked).toContainText('Mã số thuế không hợp lệ (sai số kiểm tra)')
      await asked.getByRole('button', { name: 'Xem lại' }).click()
      await page.getByRole('textbox', { name: 'Mã số thuế' }).fill('0100109106')
      await save(page)
      await told(page, 'Lưu cấu hình thành công')
      await expect(page.getByRole('navigation', { name: 'Menu chính' })).toContainText('Công ty Đổi Tên')
      await name.fill(before)
      await save(page)
      await expect(page.getByRole('navigation', { name: 'Menu chính' })).toContainText(before)
    })
  },
)

test(
  'unsaved settings survive a lost connection, a conflict and an attempt to leave',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    await open(page, '/system/config/company')
    const fax = page.getByRole('textbox', { name: 'Fax' })
    const typed = `028 ${unique()}`
    await fax.fill(typed)
    await test.step('offline', async () => {
      await page.route('**/api/ApiConfig/UpdateDB*', (route) => route.abort())
      await save(page)
      await told(page, 'Không thể kết nối máy chủ, vui lòng thử lại')
      await expect(fax).toHaveValue(typed)
      await page.unroute('**/api/ApiConfig/UpdateDB*')
    })
    await test.step('another user saved first', async () => {
      await ask(page, 'User/SaveConfig', { companyWebsite: `${typed}.example` })
      await page.getByRole('button', { name: /^Lưu/ }).click()
      const asked = page.getByRole('alertdialog')
      await expect(asked).toContainText('Ghi đè bản vừa được lưu?')
      await asked.getByRole('button', { name: 'Quay lại sửa' }).click()
      await expect(fax).toHaveValue(typed)
      await notSaved(page, 1)
    })
    await test.step('leaving is cancelled', async () => {
      await page.getByRole('link', { name: 'Bán hàng', exact: true }).last().click()
      const leaving = page.getByRole('alertdialog')
      await expect(leaving).toContainText('Dữ liệu đã thay đổi và chưa được lưu')
      await leaving.getByRole('button').first().click()
      await expect(fax).toHaveValue(typed)
    })
    await test.step('the current settings are loaded and the change is saved', async () => {
      await page.getByRole('button', { name: /^Lưu/ }).click()
      const asked = page.getByRole('alertdialog')
      await expect(asked).toContainText('lấy lại được từ thông báo')
      await expect(asked).not.toContainText('bản nháp')
      await asked.getByRole('button', { name: 'Tải lại' }).click()
      await expect(page.getByRole('textbox', { name: 'Website' })).toHaveValue(`${typed}.example`)
      await expect(fax).not.toHaveValue(typed)
      await expect(page.getByText('Đã giữ bản nháp')).toHaveCount(0)
      await page.getByRole('button', { name: 'Lấy lại', exact: true }).click()
      await expect(fax).toHaveValue(typed)
      await save(page)
      await told(page, 'Lưu cấu hình thành công')
      await page.reload()
      await expect(fax).toHaveValue(typed)
    })
  },
)

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test(
  'a logo too large or no picture is refused; a suitable one is saved and removed',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    await open(page, '/system/config/company')
    const logo = row(page, 'Logo')
    const input = logo.locator('input[type=file]')
    await told(page, /nên dùng 240×240/)
    await input.setInputFiles({ name: 'lon.png', mimeType: 'image/png', buffer: Buffer.alloc(1_300_000, png) })
    await told(page, 'lon.png nặng 1,3 MB; tối đa 1 MB')
    await input.setInputFiles({ name: 'hop-dong.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') })
    await told(page, 'hop-dong.pdf không phải ảnh PNG hoặc JPEG')
    await told(page, 'Chưa có thay đổi')
    await input.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png })
    await expect(logo.getByRole('img', { name: 'Logo' })).toBeVisible()
    await notSaved(page, 1)
    await clean(page)
    await save(page)
    await told(page, 'Lưu cấu hình thành công')
    await page.reload()
    await expect(logo.getByRole('img', { name: 'Logo' })).toBeVisible()
    await logo.getByRole('button', { name: 'Bỏ ảnh' }).click()
    await told(page, 'Chưa có ảnh')
    await save(page)
    await told(page, 'Lưu cấu hình thành công')
  },
)

test(
  'document numbers and the lock date are changed, and the audit log shows both',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    // An earlier run that was interrupted may have left its numbering behind.
    const asBefore = () => ask(page, 'User/SaveConfig', { lockDate: '', numbering: null })
    await asBefore()
    await open(page, '/system/config/numbering')
    const digits = page.getByRole('textbox', { name: 'Số chữ số Kiểm kho' })
    await digits.fill('9')
    await save(page)
    await told(page, 'Số chữ số vượt giới hạn cho phép')
    await digits.fill('5')
    await save(page)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Lưu' }).click()
    await told(page, 'Lưu cấu hình thành công')
    await clean(page)

    await open(page, '/system/config/lock')
    const day = page.getByRole('textbox', { name: 'Ngày khóa sổ' })
    await day.fill('31-12-2019')
    await day.press('Enter')
    await save(page)
    const asked = page.getByRole('alertdialog')
    await expect(asked).toContainText('không ai thêm, sửa, hủy, xóa được nữa')
    await asked.getByRole('button', { name: 'Lưu' }).click()
    await told(page, 'Lưu cấu hình thành công')

    await test.step('the audit log shows old and new values in words', async () => {
      await open(page, '/system/event')
      await page
        .getByRole('row', { name: /Khóa sổ/ })
        .getByRole('link')
        .first()
        .click()
      const changes = page.getByRole('region', { name: 'Nội dung thay đổi' }).last()
      await expect(changes.getByRole('row', { name: /Ngày khóa sổ.*31-12-2019/ })).toBeVisible()
      await clean(page)
      await page.goBack()
      await page
        .getByRole('row', { name: /Đánh số chứng từ/ })
        .getByRole('link')
        .first()
        .click()
      await expect(changes.getByRole('row', { name: /Kiểm kho · Số chữ số.*5/ })).toBeVisible()
    })
    await asBefore()
  },
)

test(
  'a user who may only read the settings sees why he cannot change them',
  { tag: detail },
  async ({ page, browser }) => {
    await signIn(page)
    const reader = await person(page, { Config: 'R' })
    const writer = await person(page, { Config: 'RU' })
    const other = await signedIn(browser, reader.name)
    await open(other, '/system/config/company')
    await told(other, /Bạn được xem cấu hình nhưng không được sửa/)
    await expect(other.getByRole('textbox', { name: 'Tên công ty' })).toBeDisabled()
    await expect(other.getByRole('button', { name: /^Lưu/ })).toHaveCount(0)
    await clean(other)
    await other.context().close()
    // The lock date has a right of its own.
    const second = await signedIn(browser, writer.name)
    await open(second, '/system/config/lock')
    await told(second, 'Muốn sửa cần thêm quyền Sửa của Khóa sổ.')
    await expect(second.getByRole('textbox', { name: 'Ngày khóa sổ' })).toBeDisabled()
    await second.context().close()
  },
)
