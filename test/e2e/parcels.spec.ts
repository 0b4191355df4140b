/** Parcels: bills are handed over, go on, are counted, and the money of their carriers is settled; on a desk and a phone. */
import { workbookOf } from '#test/support/sheet.ts'
import { violationsIn } from './accessibility.ts'
import { ask } from './calls.ts'
import { pick, save } from './keyboard.ts'
import { bills, deliver, handOver, makeCarrier } from './parcel.ts'
import { signIn } from './sign-in.ts'
import { detail, expect, test, type Page } from './test.ts'

const isAccessible = async (page: Page): Promise<void> => {
  expect(await violationsIn(page)).toEqual([])
}
const fits = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
}

test('a parcel is opened beside its list, goes on with a day and a fee, and is counted', async ({ page }) => {
  await signIn(page)
  const carrier = await makeCarrier(page)
  const [bill] = await bills(page, 1)
  const made = await handOver(page, bill!, carrier)

  await page.goto('/shipping/transportproduct/data/list?range=ALL')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Danh sách vận chuyển')
  const row = page.getByRole('row', { name: new RegExp(made.NumberID) })
  await expect(row).toContainText('Chờ lấy hàng')
  await isAccessible(page)
  await row.click()
  await page.keyboard.press('Space')
  const panel = page.getByRole('dialog', { name: new RegExp(made.NumberID) })
  await expect(panel).toContainText('Cô Ba')
  await panel.getByRole('button', { name: 'Đã giao', exact: true }).click()
  const asked = page.getByRole('dialog', { name: 'Chuyển sang Đã giao' })
  await isAccessible(page)
  await asked.getByRole('textbox', { name: 'Phí vận chuyển' }).fill('12000')
  await asked.getByRole('textbox', { name: 'Ghi chú' }).fill('Giao ở cổng sau')
  await page.keyboard.press('Enter')
  await expect(asked).toBeHidden()
  const step = panel.getByRole('listitem').filter({ hasText: 'Đã giao' })
  await expect(step).toContainText('Giao ở cổng sau')

  await test.step('what is known of it is corrected on its own page', async () => {
    await page.goto(`/shipping/transportproduct/detail/${made.s_ID}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(made.NumberID)
    await page.getByRole('button', { name: 'Sửa thông tin' }).click()
    const edit = page.getByRole('dialog', { name: 'Sửa thông tin' })
    await edit.getByRole('textbox', { name: 'Mã vận đơn của NVC' }).fill('GN-42')
    await edit.getByRole('button', { name: 'Lưu' }).click()
    await expect(page.getByText('GN-42')).toBeVisible()
    await expect(page.getByText('12.000', { exact: true })).toBeVisible()
    await isAccessible(page)
    await page.getByRole('link', { name: bill!.NumberID }).click()
    await expect(page).toHaveURL(new RegExp(bill!.s_ID))
    await expect(page.getByRole('link', { name: made.NumberID }).first()).toBeVisible()
  })

  await page.goto('/shipping/overviewshipping/data')
  await expect(page.getByRole('row', { name: new RegExp(carrier.code) })).toContainText('12.000')
  await isAccessible(page)

  await page.goto('/reports/reportbill/data/sumshippingdebt')
  await page.getByRole('button', { name: 'Xem báo cáo', exact: true }).click()
  await expect(page.getByRole('row', { name: new RegExp(carrier.code) })).toContainText('12.000')
})

test('a bill is handed over from its page, and many from their list', { tag: detail }, async ({ page }) => {
  await signIn(page)
  const carrier = await makeCarrier(page)
  const [one, ...others] = await bills(page, 3)

  await test.step('one, with what it lacks', async () => {
    await page.goto(`/sales/billsales/detail/${one!.s_ID}`)
    await page
      .getByRole('button', { name: /Thao tác khác|Thêm/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Chuyển giao hàng' }).click()
    const dialog = page.getByRole('dialog', { name: /^Chuyển giao hàng/ })
    await expect(dialog.getByRole('textbox', { name: 'Người nhận', exact: true })).not.toHaveValue('')
    await isAccessible(page)
    await dialog.getByRole('button', { name: 'Chuyển giao hàng' }).click()
    await expect(dialog.getByText('Chưa chọn nhà vận chuyển').first()).toBeVisible()
    await dialog.getByRole('combobox', { name: 'Nhà vận chuyển' }).click()
    await pick(page, carrier.code, new RegExp(carrier.code))
    await dialog.getByRole('button', { name: 'Tùy chọn thanh toán' }).click()
    await page.getByRole('option', { name: 'Người nhận trả phí, thu hộ tiền hàng' }).click()
    await expect(dialog.getByRole('button', { name: 'Người trả phí' })).toContainText('Người nhận')
    await dialog.getByRole('textbox', { name: 'Điện thoại người nhận' }).fill('0912 000 002')
    await dialog.getByRole('textbox', { name: 'Địa chỉ giao hàng' }).fill('12 Lê Lợi')
    await dialog.getByRole('button', { name: 'Chuyển giao hàng' }).click()
    await expect(page.getByText('Chuyển giao thành công')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('link', { name: /^VD/ }).first()).toBeVisible()
  })

  await test.step('many, and those that cannot be are named', async () => {
    await page.goto('/sales/billsales/data/list?range=ALL')
    for (const { NumberID } of [one!, ...others])
      await page
        .getByRole('row', { name: new RegExp(NumberID) })
        .getByRole('checkbox')
        .check()
    await page.getByRole('toolbar').getByRole('button', { name: 'Chuyển giao hàng' }).click()
    const dialog = page.getByRole('dialog', { name: 'Chuyển giao hàng: 3 hóa đơn' })
    await isAccessible(page)
    await dialog.getByRole('combobox', { name: 'Nhà vận chuyển' }).click()
    await pick(page, carrier.code, new RegExp(carrier.code))
    await dialog.getByRole('button', { name: 'Chuyển giao hàng' }).click()
    const failures = page.getByRole('alertdialog')
    await expect(failures.getByRole('row', { name: new RegExp(one!.NumberID) })).toContainText('Hóa đơn đã chuyển giao')
    for (const { NumberID } of others)
      await expect(failures.getByRole('row', { name: new RegExp(NumberID) })).toContainText('Chưa nhập người nhận')
  })
})

test('the money of a carrier is settled by hand and by its file', { tag: detail }, async ({ page }) => {
  await signIn(page)
  const carrier = await makeCarrier(page)
  const [first, second, third] = await bills(page, 3)
  const paid = await handOver(page, first!, carrier, { codAmount: 50_000, trackingCode: `${carrier.code}-1` })
  const told = await handOver(page, second!, carrier, { codAmount: 20_000, trackingCode: `${carrier.code}-2` })
  const away = await handOver(page, third!, carrier, { codAmount: 30_000, trackingCode: `${carrier.code}-3` })
  await deliver(page, paid)
  await deliver(page, told)

  await test.step('chosen parcels, in part', async () => {
    await page.goto(`/shipping/manageCOD/data/list?range=ALL&NVC_ID=${carrier.carrier}`)
    for (const { NumberID } of [paid, away])
      await page
        .getByRole('row', { name: new RegExp(NumberID) })
        .getByRole('checkbox')
        .check()
    await page.getByRole('toolbar').getByRole('button', { name: 'Đối soát' }).click()
    const dialog = page.getByRole('dialog', { name: 'Đối soát' })
    await expect(dialog.getByRole('row', { name: new RegExp(paid.NumberID) })).toContainText('50.000')
    await expect(dialog.getByRole('row', { name: new RegExp(away.NumberID) })).toHaveCount(0)
    await isAccessible(page)
    const settle = dialog.getByRole('button', { name: 'Đối soát', exact: true })
    await settle.click()
    await expect(dialog.locator('[data-error]')).toBeVisible()
    await dialog.getByRole('combobox', { name: 'Quỹ' }).click()
    await page.getByRole('option').first().click()
    await dialog.getByRole('textbox', { name: new RegExp(paid.NumberID) }).fill('40000')
    await expect(dialog.getByRole('row', { name: /Tổng cộng/ })).toContainText('40.000')
    await settle.click()
    await expect(page.getByText('Đối soát hoàn tất')).toBeVisible()
    const info = await ask<{ codPaid: number }>(page, `Shipping/getInfo?s_ID=${paid.s_ID}`)
    expect(info.codPaid).toBe(40_000)
  })

  await test.step('a file is compared first; what agrees is settled', async () => {
    await page.getByRole('button', { name: 'Nhập file' }).click()
    const dialog = page.getByRole('dialog', { name: 'Nhập file đối soát' })
    const rows = [
      ['Mã vận đơn', 'COD', 'Phí', 'Ngày'],
      [`${carrier.code}-2`, 20_000, 10_000, '01/11/2026'],
      [`${carrier.code}-1`, 50_000, 10_000, '01/11/2026'],
    ]
    const buffer = Buffer.from(await workbookOf(rows), 'base64')
    // That of the list.
    await expect(dialog.getByRole('combobox', { name: 'File của nhà vận chuyển' })).toHaveValue(carrier.code)
    await dialog.locator('input[type=file]').setInputFiles({ name: 'doi-soat.xlsx', mimeType: '', buffer })
    await expect(dialog).toContainText('Khớp: 1 vận đơn')
    await expect(dialog.getByRole('row', { name: new RegExp(`${carrier.code}-1`) })).toBeVisible()
    await isAccessible(page)
    await dialog.getByRole('combobox', { name: 'Quỹ' }).click()
    await page.getByRole('option').first().click()
    await dialog.getByRole('button', { name: 'Đối soát 1 vận đơn khớp' }).click()
    await expect(dialog).toBeHidden()
    const info = await ask<{ shipStatus: number }>(page, `Shipping/getInfo?s_ID=${told.s_ID}`)
    expect(info.shipStatus).toBe(5)
  })
})

test('labels of chosen parcels are previewed on their paper', { tag: detail }, async ({ page }) => {
  await signIn(page)
  const carrier = await makeCarrier(page)
  const [first, second] = await bills(page, 2)
  const made = [await handOver(page, first!, carrier), await handOver(page, second!, carrier)]
  await page.goto(`/shipping/transportproduct/data/list?range=ALL&NVC_ID=${carrier.carrier}`)
  for (const { NumberID } of made)
    await page
      .getByRole('row', { name: new RegExp(NumberID) })
      .getByRole('checkbox')
      .check()
  await page.getByRole('toolbar').getByRole('button', { name: 'In nhãn' }).click()
  const preview = page.getByRole('dialog')
  // Each page, and small beside them.
  await expect(preview.locator('canvas')).toHaveCount(4)
  await expect(preview.getByRole('button', { name: 'Khổ giấy' })).toContainText('A6')
  await isAccessible(page)
})

test('a payment of one’s own settles parcels of a carrier', { tag: detail }, async ({ page }) => {
  await signIn(page)
  const carrier = await makeCarrier(page)
  const [first, second] = await bills(page, 2)
  const [paid, left] = [await handOver(page, first!, carrier), await handOver(page, second!, carrier)]
  for (const made of [paid, left]) await deliver(page, made)
  await page.goto('/pay/outcome/createother')
  await page.getByRole('button', { name: 'Vận đơn của nhà vận chuyển' }).click()
  const dialog = page.getByRole('dialog', { name: 'Vận đơn của nhà vận chuyển' })
  await dialog.getByRole('combobox', { name: 'Nhà vận chuyển' }).click()
  await pick(page, carrier.code, new RegExp(carrier.code))
  await dialog.getByRole('checkbox', { name: paid.NumberID }).check()
  await isAccessible(page)
  await dialog.getByRole('button', { name: 'Thêm vận đơn đã chọn' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row', { name: new RegExp(paid.NumberID) })).toContainText('10.000')
  await expect(page.getByRole('row', { name: new RegExp(left.NumberID) })).toHaveCount(0)
  await isAccessible(page)
  await save(page)
  const { feePaid, vouchers } = await ask<{ feePaid: number; vouchers: { s_ID: string }[] }>(
    page,
    `Shipping/getInfo?s_ID=${paid.s_ID}`,
  )
  expect([feePaid, vouchers.length]).toEqual([10_000, 1])
  await page.goto(`/shipping/transportproduct/detail/${paid.s_ID}`)
  await page.getByRole('link', { name: /^(PC|UNC|BN)/ }).click()
  await expect(page.getByRole('cell', { name: paid.NumberID })).toBeVisible()
  await expect(page.getByText(carrier.code).first()).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a bill is handed over, its parcel goes on, and its money is settled', { tag: detail }, async ({ page }) => {
    await signIn(page)
    const carrier = await makeCarrier(page)
    const [bill] = await bills(page, 1)
    const made = await handOver(page, bill!, carrier, { codAmount: 25_000 })
    await page.goto(`/shipping/transportproduct/detail/${made.s_ID}`)
    await fits(page)
    await page.getByRole('button', { name: 'Đã giao', exact: true }).tap()
    const asked = page.getByRole('dialog', { name: 'Chuyển sang Đã giao' })
    await isAccessible(page)
    await fits(page)
    await asked.getByRole('button', { name: 'Chuyển', exact: true }).tap()
    await expect(page.getByRole('listitem').filter({ hasText: 'Đã giao' })).toBeVisible()
    await page.goto(`/shipping/manageCOD/data/grid?range=ALL&NVC_ID=${carrier.carrier}`)
    await expect(page.getByText(made.NumberID).first()).toBeVisible()
    await page.getByRole('button', { name: 'Nhập file' }).tap()
    await isAccessible(page)
    await fits(page)
  })
})
