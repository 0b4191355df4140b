/** What carriers promised and what came: findings from a file, on their page and on that of the parcel; on a desk and a phone. */
import { workbookOf } from '#test/support/sheet.ts'
import { violationsIn } from './accessibility.ts'
import { ask } from './calls.ts'
import { chooseCarrier } from './parcel.ts'
import { signIn } from './sign-in.ts'
import { detail, expect, test, type Page } from './test.ts'

interface Row {
  s_ID: string
  NumberID: string
  Description: string
}
const deliver = async (page: Page, code: string, NVC_ID: string): Promise<Row> => {
  const { ListItem } = await ask<{ ListItem: Row[] }>(page, 'Order/getlist?iStat=1&shipStatus=100&nItem=1')
  const receiver = { receiverName: 'Cô Ba', receiverPhone: '0912000002', receiverAddress: 'Chợ Lớn' }
  const delivery = {
    type: 2,
    NVC_ID,
    ...receiver,
    feePayer: 1,
    carrierFee: 10_000,
    codAmount: 1000,
    trackingCode: code,
  }
  const made = await ask<Row>(page, 'Order/ChuyenGiaohang', { s_ID: ListItem[0]!.s_ID, delivery })
  expect(made.Description).toBe('ok')
  await ask(page, 'Shipping/UpdateStatus', { s_ID: made.s_ID, shipStatus: 4 })
  return made
}
const readFile = async (page: Page, rows: readonly (readonly (string | number)[])[]): Promise<void> => {
  const buffer = Buffer.from(await workbookOf(rows), 'base64')
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles({ name: 'a.xlsx', mimeType: '', buffer })
}
const isAccessible = async (page: Page): Promise<void> => expect(await violationsIn(page)).toEqual([])

test('what a file says otherwise is found, dealt with and opened again', { tag: detail }, async ({ page }) => {
  await signIn(page)
  const Code = `KT${Date.now()}`
  const { s_ID } = await ask<Row>(page, 'ApiListCarrier/UpdateDB', { Code, Name: Code })
  const parcel = await deliver(page, `${Code}-1`, s_ID)

  await test.step('a file of which no row agrees is kept', async () => {
    await page.goto('/shipping/manageCOD/data/list?range=ALL')
    await page.getByRole('button', { name: 'Nhập file' }).click()
    await chooseCarrier(page, Code)
    await readFile(page, [
      ['Mã vận đơn', 'COD', 'Phí'],
      [`${Code}-1`, 900, 12_000],
    ])
    await expect(page.getByRole('dialog')).toContainText('Chênh lệch: 1 dòng')
    await page.getByRole('button', { name: 'Ghi nhận chênh lệch' }).click()
    await expect(page.getByText('Đã ghi nhận, xem ở Đối chiếu nhà vận chuyển')).toBeVisible()
  })

  await test.step('its findings are listed, with what to do', async () => {
    await page.goto(`/shipping/carriercheck/data/list?range=ALL&NVC_ID=${s_ID}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Đối chiếu nhà vận chuyển')
    const row = page.getByRole('row', { name: /Thu hộ thiếu/ })
    await expect(row).toContainText(parcel.NumberID)
    await expect(row).toContainText('Yêu cầu trả đủ')
    await expect(page.getByRole('row', { name: /Phí cao hơn đã hẹn/ })).toContainText('2.000')
    await isAccessible(page)
  })

  await test.step('one is dealt with', async () => {
    await page
      .getByRole('row', { name: /Thu hộ thiếu/ })
      .getByRole('checkbox')
      .check()
    await page.getByRole('toolbar').getByRole('button', { name: 'Đánh dấu đã xử lý' }).click()
    const dialog = page.getByRole('dialog', { name: 'Đánh dấu đã xử lý' })
    await isAccessible(page)
    await dialog.getByRole('textbox', { name: 'Kết quả xử lý' }).fill('NVC chuyển bù ngày mai')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('row', { name: /Thu hộ thiếu/ })).toContainText('NVC chuyển bù ngày mai')
    await page.goto(`/shipping/carriercheck/data/list?range=ALL&NVC_ID=${s_ID}&settled=1`)
    await expect(page.getByRole('row', { name: /Phí cao hơn đã hẹn/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /Thu hộ thiếu/ })).toHaveCount(0)
  })

  await test.step('its parcel says so', async () => {
    await page.getByRole('row', { name: /Phí cao hơn đã hẹn/ }).dblclick()
    await expect(page).toHaveURL(new RegExp(parcel.s_ID))
    const found = page.getByRole('listitem').filter({ hasText: 'Thu hộ thiếu' })
    await expect(found).toContainText('Đã hẹn 1.000 đ, thực tế 900 đ')
    await expect(found).toContainText('Đã xử lý: NVC chuyển bù ngày mai')
    await isAccessible(page)
  })
})

test('the fees of a carrier come from a workbook', { tag: detail }, async ({ page }) => {
  await signIn(page)
  const Code = `BP${Date.now()}`
  const { s_ID } = await ask<Row>(page, 'ApiListCarrier/UpdateDB', { Code, Name: Code })
  const { ListItem } = await ask<{ ListItem: { Id: string }[] }>(page, `ApiListCarrier/getList?KeySearch=${Code}`)
  expect(ListItem[0]!.Id).toBe(s_ID)
  await page.goto(`/system/integrated/transporter/detail/${s_ID}`)
  await page.getByRole('button', { name: 'Nhập bảng phí' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nhập bảng phí' })
  await readFile(page, [
    ['Tỉnh/Thành phố', 'Phí'],
    ['Nơi nào đó', 20_000],
  ])
  await expect(dialog).toContainText('Dòng 2')
  await expect(dialog.getByRole('button', { name: 'Nhập', exact: true })).toBeDisabled()
  await readFile(page, [
    ['Tỉnh/Thành phố', 'Phí'],
    ['Đà Nẵng', 20_000],
  ])
  await expect(dialog).toContainText('Thêm 1, sửa 0, không đổi 0')
  await isAccessible(page)
  await dialog.getByRole('button', { name: 'Nhập', exact: true }).click()
  await expect(page.getByText('Đã nhập 1 dòng phí')).toBeVisible()
  const { fees } = await ask<{ fees: { fee: number }[] }>(page, `ApiListCarrier/getInfo?s_ID=${s_ID}`)
  expect(fees).toMatchObject([{ fee: 20_000 }])
})

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test('findings are cards, and the page is no wider than the screen', { tag: detail }, async ({ page }) => {
    await signIn(page)
    const Code = `DT${Date.now()}`
    const { s_ID } = await ask<Row>(page, 'ApiListCarrier/UpdateDB', { Code, Name: Code })
    const parcel = await deliver(page, `${Code}-1`, s_ID)
    await ask(page, 'Shipping/UpdateStatus', { s_ID: parcel.s_ID, carrierFee: 15_000 })
    await page.goto(`/shipping/carriercheck/data/list?range=ALL&NVC_ID=${s_ID}`)
    await expect(page.getByText('Phí cao hơn đã hẹn')).toBeVisible()
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    expect(await width()).toBeLessThanOrEqual(390)
    await isAccessible(page)
    await page.goto(`/shipping/transportproduct/detail/${parcel.s_ID}`)
    await expect(page.getByText('Sai lệch với nhà vận chuyển')).toBeVisible()
    expect(await width()).toBeLessThanOrEqual(390)
    await isAccessible(page)
  })
})
