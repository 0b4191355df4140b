/** What is done with products in stock: selected rows begin a transfer, or orders of what is short. */
import { detail, expect, test, type Page } from './test.ts'
import { violationsIn } from './accessibility.ts'
import { ask } from './calls.ts'
import { tabTo } from './keyboard.ts'
import { signIn } from './sign-in.ts'

const PATH = '/stock/productinstock/list'

interface Goods {
  id: string
  code: string
}
const first = async (page: Page, path: string): Promise<string> =>
  (await ask<{ ListItem: { Id: string }[] }>(page, path)).ListItem[0]!.Id

/** Goods of its own, so that no other test sells or orders them. */
const makeGoods = async (page: Page, code: string, more: object): Promise<Goods> => {
  const { Description, s_ID } = await ask<{ Description: string; s_ID: string }>(page, 'Product/UpdateDB', {
    Code: code,
    Name: `Hàng ${code}`,
    unitId: await first(page, 'ApiListUnit/getList'),
    Group_ID: await first(page, 'ListProductGroup/getList'),
    buyPrice: 7000,
    ...more,
  })
  expect(Description).toBe('ok')
  return { id: s_ID, code }
}
const save = async (page: Page, module: string, body: object): Promise<void> => {
  expect((await ask<{ Description: string }>(page, `${module}/UpdateDB`, body)).Description).toBe('ok')
}
const supplierAt = (page: Page, at: number) =>
  ask<{ ListItem: { Id: string; Name: string }[] }>(page, 'Customer/getListShort?nItem=5&objType=ncc').then(
    ({ ListItem }) => ListItem[at]!,
  )
const receive = async (page: Page, { id }: Goods, quantity: number, more: object = {}): Promise<void> =>
  save(page, 'Import', {
    Object_ID: (await supplierAt(page, 0)).Id,
    Store_ID: await first(page, 'ApiListStore/getList'),
    lines: [{ Product_ID: id, Qty: quantity, Price: 7000 }],
    ...more,
  })
const mark = () => `T${String(Date.now()).slice(-7)}`

const rowsOf = (page: Page, code: string) => page.getByRole('row', { name: new RegExp(code) })

test('the keyboard selects goods and begins a transfer with what is available', { tag: detail }, async ({ page }) => {
  await signIn(page)
  const code = mark()
  const goods = await makeGoods(page, code, {})
  await receive(page, goods, 50)
  await page.goto(`${PATH}?q=${code}&sort=-QInstock`)
  await expect(rowsOf(page, code).first()).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  const bar = page.getByRole('toolbar', { name: '1 đã chọn' })
  await expect(bar).toBeVisible()
  await bar.getByRole('button', { name: 'Chuyển kho' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/stock\/transtore\/create\?from=ProductInStock/)
  await expect(page.getByLabel('Số lượng, dòng 1')).toHaveValue('50')
  await expect(page.getByText(code).first()).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Kho nhập' })).toHaveValue('')
})

test('a transfer leaves one store: goods of several are refused in words', { tag: detail }, async ({ page }) => {
  await signIn(page)
  const code = mark()
  await receive(page, await makeGoods(page, code, {}), 5)
  await page.goto(`${PATH}?q=${code}`)
  await expect(rowsOf(page, code).nth(1)).toBeVisible()
  await page.getByRole('checkbox', { name: 'Chọn tất cả dòng của trang' }).first().check()
  await page.getByRole('button', { name: 'Chuyển kho' }).click()
  await expect(page.getByText(/hãy chọn hàng của cùng một kho/)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(PATH))
})

/** Short by 30 of one supplier and by 60 of another, whose prices are those of the last receipt. */
const makeShort = async (page: Page, code: string): Promise<[string, string]> => {
  const limits = { stockMin: 10, stockMax: 50 }
  const [one, other] = [await makeGoods(page, `${code}A`, limits), await makeGoods(page, `${code}B`, limits)]
  const [former, second] = [await supplierAt(page, 0), await supplierAt(page, 1)]
  await receive(page, one, 20)
  await receive(page, other, 15, { Object_ID: second.Id })
  return [former.Name, second.Name]
}
const storeOf = (page: Page) => first(page, 'ApiListStore/getList')

test(
  'the keyboard orders what is short: one order for each supplier, which a link leads to',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    const code = mark()
    const [supplier, second] = await makeShort(page, code)
    await page.goto(`${PATH}?q=${code}&Store_ID=${await storeOf(page)}`)
    await expect(rowsOf(page, code)).toHaveCount(2)
    await page.keyboard.press('j')
    await page.keyboard.press('Control+a')
    await page.getByRole('toolbar', { name: '2 đã chọn' }).getByRole('button', { name: 'Đặt mua hàng thiếu' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Đặt mua hàng thiếu' })
    const quantity = (letter: string) => dialog.getByRole('textbox', { name: `Số lượng Hàng ${code}${letter}` })
    await expect(quantity('A')).toHaveValue('30')
    expect(await violationsIn(page, { within: '[role=dialog]' })).toEqual([])
    await expect(quantity('B')).toHaveValue('35')
    await expect(dialog.getByText('Tiền hàng 455.000')).toBeVisible()
    await tabTo(page, quantity('B'))
    await page.keyboard.type('12')
    await expect(dialog.getByText('Tiền hàng 294.000')).toBeVisible()
    await page.keyboard.press('Control+s')
    await expect(dialog.getByRole('status').filter({ hasText: 'Đã lập 2 đơn mua.' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Đóng', exact: true }).last()).toBeFocused()
    const made = dialog.getByRole('region', { name: new RegExp(`^${second}`) }).getByRole('link')
    await expect(dialog.getByRole('region', { name: new RegExp(`^${supplier}`) }).getByRole('link')).toHaveText(/^DMH/)
    const number = await made.textContent()
    await made.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/purchase\/purchaseimport\//)
    await expect(page.locator('strong', { hasText: number! }).first()).toBeVisible()
    await expect(page.getByText(second).first()).toBeVisible()
    await expect(page.getByText(`${code}B`).first()).toBeVisible()
    // What is coming now counts: of the first nothing is short any more.
    await page.goto(`${PATH}?q=${code}A&Store_ID=${await storeOf(page)}`)
    await expect(rowsOf(page, code)).toHaveCount(1)
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await page.getByRole('button', { name: 'Đặt mua hàng thiếu' }).click()
    await expect(page.getByText(/Không có gì phải đặt mua: 1 mặt hàng đã đủ/)).toBeVisible()
  },
)

test('goods nobody ever sold us wait for a supplier; lines can be left out', { tag: detail }, async ({ page }) => {
  await signIn(page)
  const code = mark()
  await makeGoods(page, `${code}A`, { stockMin: 4 })
  await makeGoods(page, `${code}B`, { stockMin: 6, buyPrice: null })
  const supplier = await supplierAt(page, 0)
  await page.goto(`${PATH}?q=${code}&Store_ID=${await storeOf(page)}`)
  await expect(rowsOf(page, code)).toHaveCount(2)
  await page.getByRole('checkbox', { name: 'Chọn tất cả dòng của trang' }).first().check()
  await page.getByRole('button', { name: 'Đặt mua hàng thiếu' }).click()
  const dialog = page.getByRole('dialog', { name: 'Đặt mua hàng thiếu' })
  await expect(dialog.getByRole('button', { name: /Lập 0 đơn mua/ })).toBeDisabled()
  await dialog.getByRole('combobox', { name: 'Chọn nhà cung cấp' }).fill(supplier.Name)
  await page
    .getByRole('option', { name: new RegExp(supplier.Name) })
    .first()
    .click()
  await dialog.getByRole('checkbox', { name: `Đặt Hàng ${code}A` }).uncheck()
  await expect(dialog.getByText('Nhập đơn giá của mọi dòng được đặt')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /Lập 0 đơn mua/ })).toBeDisabled()
  await dialog.getByRole('textbox', { name: `Đơn giá Hàng ${code}B` }).fill('9500')
  await expect(dialog.getByText('Tiền hàng 57.000')).toBeVisible()
  await dialog.getByRole('button', { name: /Lập 1 đơn mua/ }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Mở', exact: true }).click()
  await expect(page.getByText(`${code}B`).first()).toBeVisible()
  await expect(page.getByText(`${code}A`)).toHaveCount(0)
})

test('who may not order reads why', { tag: detail }, async ({ page }) => {
  await signIn(page, 'thukho')
  await page.goto(PATH)
  await expect(page.getByRole('row').nth(2)).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  const order = page.getByRole('button', { name: 'Đặt mua hàng thiếu' })
  await expect(order).toBeDisabled()
  await expect(order).toHaveAttribute('data-tip', /không có quyền/i)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a long press selects, and one order is made, told and opened', { tag: detail }, async ({ page }) => {
    await signIn(page)
    const code = mark()
    await makeShort(page, code)
    await page.goto(`${PATH}?q=${code}B&Store_ID=${await storeOf(page)}`)
    const card = page.getByRole('listitem').filter({ hasText: `${code}B` })
    await card.dispatchEvent('contextmenu')
    await page.getByRole('button', { name: 'Đặt mua hàng thiếu' }).click()
    const dialog = page.getByRole('dialog', { name: 'Đặt mua hàng thiếu' })
    await expect(dialog.getByRole('textbox', { name: /^Số lượng/ })).toHaveValue('35')
    await dialog.getByRole('button', { name: /Lập 1 đơn mua/ }).tap()
    await page.getByRole('button', { name: 'Mở', exact: true }).tap()
    await expect(page).toHaveURL(/\/purchase\/purchaseimport\//)
    await expect(page.getByText(`${code}B`).first()).toBeVisible()
  })
})
