/** Where the goods of a bill go: typed as one text, asked where it is ambiguous, chosen by place; on a desk and a phone. */
import { violationsIn } from './accessibility.ts'
import { detail, expect, test, type Page } from './test.ts'
import { ask } from './calls.ts'
import { pick, save, tabTo } from './keyboard.ts'
import { signIn } from './sign-in.ts'

const isAccessible = async (page: Page): Promise<void> => {
  expect(await violationsIn(page)).toEqual([])
}

/** A customer of its own at an address in Thủ Dầu Một. */
const makeCustomer = async (page: Page): Promise<{ id: string; name: string }> => {
  const name = `Đại lý Giao Nhanh ${Date.now()}`
  const { place } = await ask<{ place: { villageId: string } }>(page, 'ApiListVillage/Parse', {
    text: 'Phường Thủ Dầu Một, TP.HCM',
  })
  const { s_ID: id } = await ask<{ s_ID: string }>(page, 'Customer/UpdateDB', {
    Name: name,
    partnerType: 1,
    address1: '25 Bạch Đằng',
    villageId: place.villageId,
  })
  return { id, name }
}
const home = '25 Bạch Đằng, Phường Thủ Dầu Một, Thành phố Hồ Chí Minh'

const openMore = async (page: Page): Promise<void> => {
  const more = page.getByRole('button', { name: /^Thêm thông tin/ })
  if ((await more.getAttribute('aria-expanded')) !== 'true') await more.click()
}
const block = (page: Page) => page.getByRole('group', { name: 'Giao hàng' })
const address = (page: Page) => block(page).getByRole('textbox', { name: 'Địa chỉ giao hàng' })
const place = (page: Page, name: string) => block(page).getByRole('combobox', { name, exact: true })

test('a bill is brought to an address that is typed, asked for and chosen', { tag: detail }, async ({ page }) => {
  await signIn(page)
  const customer = await makeCustomer(page)
  await page.goto('/sales/billsales/create')
  await expect(page.getByLabel('Khách hàng').first()).toBeFocused()
  await pick(page, customer.name, new RegExp(customer.name))
  await pick(page, 'SP000020', /SP000020/)
  // The goods lead on to their quantity; focus that is set before is lost.
  await expect(page.getByLabel('Số lượng, dòng 1')).toBeFocused()

  await test.step('the address of the customer is proposed to goods that are brought', async () => {
    const more = page.getByRole('button', { name: /^Thêm thông tin/ })
    // The field stays as it was left; goods that are being looked up take the focus back.
    await expect(async () => {
      if ((await more.getAttribute('aria-expanded')) !== 'true') await more.press('Enter')
      await expect(more).toHaveAttribute('aria-expanded', 'true', { timeout: 1_000 })
    }).toPass()
    await expect(address(page)).toHaveValue('')
    await block(page).getByRole('button', { name: 'Hình thức giao' }).click()
    await expect(page.getByRole('option')).toHaveText(['Khách tự lấy', 'Giao nội bộ', 'Nhà vận chuyển'])
    await page.getByRole('option', { name: 'Giao nội bộ' }).click()
    await expect(address(page)).toHaveValue(home)
    await expect(place(page, 'Phường/Xã')).toHaveValue('Phường Thủ Dầu Một')
    await expect(place(page, 'Tỉnh/Thành phố')).toHaveValue('Thành phố Hồ Chí Minh')
    await expect(block(page).getByRole('textbox', { name: 'Người nhận', exact: true })).toHaveValue(customer.name)
    await isAccessible(page)
  })

  await test.step('of two communes one is chosen', async () => {
    await address(page).fill('12 Ngõ 5, Phường Minh Khai, TP. Hà Nội')
    await address(page).press('Tab')
    const choices = block(page).getByRole('group', { name: 'Địa chỉ này thuộc:' })
    await expect(choices.getByRole('listitem')).toHaveCount(2)
    await isAccessible(page)
    await choices.getByRole('button', { name: /Bắc Từ Liêm/ }).click()
    await expect(address(page)).toHaveValue('12 Ngõ 5, Phường Minh Khai, Quận Bắc Từ Liêm, Thành phố Hà Nội')
    await expect(block(page).getByRole('checkbox', { name: /Địa chỉ cũ/ })).toBeChecked()
    await expect(place(page, 'Quận/Huyện')).toHaveValue('Quận Bắc Từ Liêm')
    await block(page).getByRole('button', { name: 'Lấy lại như đã nhập' }).click()
    await expect(address(page)).toHaveValue('12 Ngõ 5, Phường Minh Khai, TP. Hà Nội')
    await expect(place(page, 'Phường/Xã')).toHaveValue('')
  })

  await test.step('a place that is chosen is written into the text', async () => {
    await address(page).fill('9 Lê Lợi')
    await tabTo(page, place(page, 'Phường/Xã'))
    await pick(page, 'cho quan', /Phường Chợ Quán/)
    await expect(address(page)).toHaveValue('9 Lê Lợi, Phường Chợ Quán, Thành phố Hồ Chí Minh')
    await expect(place(page, 'Tỉnh/Thành phố')).toHaveValue('Thành phố Hồ Chí Minh')
  })

  await save(page)
  const { ListItem } = await ask<{ ListItem: { s_ID: string }[] }>(
    page,
    `Order/getlist?KeySearch=${encodeURIComponent(customer.name)}`,
  )
  const [bill] = ListItem
  const stored = await ask<{ delivery: object }>(page, `Order/getInfo?s_ID=${bill!.s_ID}`)
  expect(stored.delivery).toMatchObject({
    type: 1,
    receiverName: customer.name,
    receiverAddress: '9 Lê Lợi, Phường Chợ Quán, Thành phố Hồ Chí Minh',
    villageId: '00000000-0000-8402-8000-000000027301',
  })

  await test.step('the page of the bill shows it, and its print has it', async () => {
    await page.goto(`/sales/billsales/detail/${bill!.s_ID}`)
    await openMore(page)
    await expect(page.getByText('9 Lê Lợi, Phường Chợ Quán, Thành phố Hồ Chí Minh')).toBeVisible()
    await isAccessible(page)
    const print = await ask<object>(page, `Order/getPrint?s_ID=${bill!.s_ID}`)
    expect(JSON.stringify(print)).toContain('"receiverAddress":"9 Lê Lợi, Phường Chợ Quán')
  })
})

test('a bill is given to a carrier, which collects what is open', { tag: detail }, async ({ page }) => {
  await signIn(page)
  const customer = await makeCustomer(page)
  const code = `NVC${Date.now()}`
  const { s_ID: carrier } = await ask<{ s_ID: string }>(page, 'ApiListCarrier/UpdateDB', {
    Code: code,
    Name: `Giao ${code}`,
    fees: [{ fee: 25_000 }],
  })
  await page.goto('/sales/billsales/create')
  await expect(page.getByLabel('Khách hàng').first()).toBeFocused()
  await pick(page, customer.name, new RegExp(customer.name))
  await pick(page, 'SP000020', /SP000020/)
  await openMore(page)
  await block(page).getByRole('button', { name: 'Hình thức giao' }).click()
  await page.getByRole('option', { name: 'Nhà vận chuyển' }).click()
  await place(page, 'Nhà vận chuyển').click()
  await pick(page, code, new RegExp(code))
  await block(page).getByRole('button', { name: 'Tùy chọn thanh toán' }).click()
  await page.getByRole('option', { name: 'Người gửi trả phí, thu hộ tiền hàng' }).click()
  await expect(block(page).getByRole('textbox', { name: 'Thu hộ (COD)' })).not.toHaveValue('0')
  await isAccessible(page)
  await block(page).getByRole('button', { name: 'Lấy phí này' }).click()
  await expect(block(page).getByRole('textbox', { name: 'Phí trả nhà vận chuyển' })).toHaveValue('25.000')
  await save(page)
  const { ListItem } = await ask<{ ListItem: { s_ID: string }[] }>(
    page,
    `Order/getlist?KeySearch=${encodeURIComponent(customer.name)}`,
  )
  const stored = await ask<{ delivery: object; shippingFee: number }>(page, `Order/getInfo?s_ID=${ListItem[0]!.s_ID}`)
  expect(stored).toMatchObject({ shippingFee: 25_000, delivery: { type: 2, NVC_ID: carrier, carrierFee: 25_000 } })
})

test('an order finds the place of its address', { tag: detail }, async ({ page }) => {
  await signIn(page)
  const customer = await makeCustomer(page)
  await page.goto('/sales/purchaseorder/create')
  await expect(page.getByLabel('Khách hàng').first()).toBeFocused()
  await pick(page, customer.name, new RegExp(customer.name))
  const text = page.getByRole('textbox', { name: 'Địa chỉ giao', exact: true })
  await expect(text).toHaveValue(home)
  await openMore(page)
  const where = page.getByRole('group', { name: 'Nơi giao' })
  const commune = where.getByRole('combobox', { name: 'Phường/Xã' })
  await expect(commune).toHaveValue('Phường Thủ Dầu Một')
  await text.fill('5 Tràng Tiền, Phường Hoàn Kiếm, Hà Nội')
  await text.press('Tab')
  await expect(commune).toHaveValue('Phường Hoàn Kiếm')
  await expect(text).toHaveValue('5 Tràng Tiền, Phường Hoàn Kiếm, Thành phố Hà Nội')
  await commune.fill('cua nam')
  await page.getByRole('option', { name: /Phường Cửa Nam/ }).click()
  await expect(text).toHaveValue('5 Tràng Tiền, Phường Cửa Nam, Thành phố Hà Nội')
  await isAccessible(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a bill is brought to an address that is typed', { tag: detail }, async ({ page }) => {
    await signIn(page)
    await page.goto('/sales/billsales/create')
    await page.getByRole('button', { name: /^Thêm thông tin/ }).tap()
    await address(page).fill('9 Lê Lợi, P. Sài Gòn, TP.HCM')
    await address(page).blur()
    await expect(address(page)).toHaveValue('9 Lê Lợi, Phường Sài Gòn, Thành phố Hồ Chí Minh')
    await expect(block(page).getByRole('status')).toContainText('Đã điền')
    await expect(block(page).getByRole('button', { name: 'Phường/Xã', exact: true })).toContainText('Phường Sài Gòn')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await isAccessible(page)
  })
})
