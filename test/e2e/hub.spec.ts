/** The pages of a customer and a product: figures, tabs, collecting a debt and coming back. */
import { violationsIn } from './accessibility.ts'
import { detail, expect, test, type Page } from './test.ts'
import { ask } from './calls.ts'
import { ownPage } from './shared-page.ts'
import { openHome, signIn } from './sign-in.ts'

const unique = () => String(Date.now() % 100_000_000)
const isAccessible = async (page: Page): Promise<void> => {
  expect(await violationsIn(page)).toEqual([])
}
interface Saved {
  s_ID: string
  Description: string
}
const saved = async (page: Page, path: string, body: object): Promise<string> => {
  const { s_ID, Description } = await ask<Saved>(page, path, body)
  expect(Description).toBe('ok')
  return s_ID
}
/** By its code: the first by name may be one that another test has made, without stock. */
const goodsOf = async (page: Page): Promise<{ Id: string; Name: string }> => {
  const { ListItem } = await ask<{ ListItem: { Id: string; Code: string; Name: string }[] }>(
    page,
    'Product/getListShort?KeySearch=SP000012',
  )
  return ListItem.find(({ Code }) => Code === 'SP000012')!
}

/** A customer with a limit who owes 300.000. */
const makeCustomer = async (page: Page): Promise<{ id: string; name: string; phone: string }> => {
  const phone = `09${unique()}`
  const name = `Tạp hóa Sông Hồng ${unique()}`
  const id = await saved(page, 'Customer/UpdateDB', {
    Name: name,
    partnerType: 1,
    creditLimit: 1_000_000,
    phone1: phone,
  })
  await saved(page, 'Order/UpdateDB', {
    Object_ID: id,
    confirm: ['stockShort', 'creditLimit', 'belowCost'],
    lines: [{ Product_ID: (await goodsOf(page)).Id, Qty: 1, Price: 300_000, VAT: 0 }],
  })
  return { id, name, phone }
}
const figure = (page: Page, name: string) =>
  page
    .locator('dl')
    .locator('div', { has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) })
    .locator('dd')
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

test(
  'a customer is found in the palette, his debt is read and collected, and his figures follow',
  { tag: detail },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await signIn(page)
    const { id, name, phone } = await makeCustomer(page)
    await test.step('the palette opens him and offers what is usually done', async () => {
      await openHome(page)
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
      await page.keyboard.type(name)
      const option = (text: string) => page.getByRole('option', { name: text })
      await expect(option(`Lập hóa đơn cho ${name}`)).toBeVisible()
      await expect(option(`Thu nợ ${name}`)).toBeVisible()
      await expect(option(`Hóa đơn của ${name}`)).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`company/detail/${id}$`))
    })
    await test.step('his page has figures, text and no disabled input', async () => {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
      await expect(page).toHaveTitle(new RegExp(` - ${name} \\| Vựa$`))
      await expect(figure(page, 'Còn nợ').getByRole('link')).toHaveText('300.000')
      await expect(page.getByRole('progressbar', { name: 'Đã dùng 30 % hạn mức' })).toBeVisible()
      await expect(figure(page, 'Mua 30 ngày')).toContainText('300.000')
      await expect(page.getByRole('link', { name: phone })).toHaveAttribute('href', `tel:${phone}`)
      await expect(page.getByRole('tabpanel').locator('input, :disabled')).toHaveCount(0)
      await isAccessible(page)
    })
    await test.step('the figure leads to the debts, whose rows open documents', async () => {
      await figure(page, 'Còn nợ').getByRole('link').click()
      await expect(tab(page, 'Công nợ')).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByRole('row', { name: /Số dư đầu kỳ/ })).toBeVisible()
      await isAccessible(page)
      const debts = page.url()
      await page.getByRole('button', { name: /^Mở .*BH\d+/ }).click()
      await expect(page).toHaveURL(/billsales\/detail/)
      await page.goBack()
      await expect(page).toHaveURL(debts)
      await expect(page.getByRole('row', { name: /BH\d+/ })).toBeVisible()
    })
    await test.step('collecting opens with the debt, and leads back', async () => {
      await page.getByRole('button', { name: 'Thu nợ', exact: true }).click()
      await expect(page).toHaveURL(/income\/create\?from=Customer/)
      await expect(page.getByRole('row', { name: /BH\d+/ }).getByRole('checkbox')).toBeChecked()
      await page.keyboard.press('Control+s')
      await expect(page).toHaveURL(new RegExp(`detail/${id}/debt`))
      await expect(figure(page, 'Còn nợ').getByRole('link')).toHaveText('0')
      await expect(page.getByRole('row', { name: /PT\d+/ })).toBeVisible()
    })
    await test.step('tabs have addresses of their own, and Back leads through them', async () => {
      await tab(page, 'Chứng từ').click()
      await expect(page).toHaveURL(/\/documents\?range=ALL$/)
      // Of every kind, the newest first.
      await expect(page.getByRole('row', { name: /BH\d+/ })).toHaveCount(1)
      await expect(page.getByRole('row').nth(1)).toContainText(/PT\d+Phiếu thu300\.000/)
      await isAccessible(page)
      await page.getByRole('group', { name: 'Chọn loại' }).getByRole('link', { name: 'Phiếu thu' }).click()
      await expect(page).toHaveURL(/\/documents\/incomes\?range=ALL$/)
      await expect(page.getByRole('row', { name: /PT\d+/ })).toHaveCount(1)
      await page.goBack()
      await expect(page.getByRole('row', { name: /BH\d+/ })).toHaveCount(1)
      await tab(page, 'Hàng đã mua').click()
      await expect(page.getByRole('row', { name: /300\.000/ }).first()).toBeVisible()
      await tab(page, 'Lịch sử').click()
      await expect(page.getByRole('row', { name: /Thêm/ })).toHaveCount(1)
    })
    await test.step('it is edited in place: Esc keeps a draft, saving shows the text again', async () => {
      await page.goto(`/sales/company/detail/${id}`)
      await expect(page.getByRole('button', { name: 'Sửa' })).toBeEnabled()
      await page.keyboard.press('e')
      await page.getByLabel('Email').fill('songhong@hungthinh.example')
      await page.keyboard.press('Escape')
      await expect(page.getByText('Đã giữ bản nháp')).toBeVisible()
      await expect(page.getByRole('tabpanel').locator('input')).toHaveCount(0)
      await page.getByRole('button', { name: 'Mở lại' }).click()
      await expect(page.getByLabel('Email')).toHaveValue('songhong@hungthinh.example')
      await page.keyboard.press('Control+s')
      await expect(page.getByRole('tabpanel').getByText('songhong@hungthinh.example')).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`detail/${id}$`))
    })
  },
)

test(
  'Esc right after typing keeps the draft, also where the browser is slow to find a place for it',
  { tag: [ownPage, detail] },
  async ({ page }) => {
    // A busy processor and disk: every lock of a draft's place takes its time.
    await page.addInitScript(() => {
      const request = navigator.locks.request.bind(navigator.locks) as (...all: unknown[]) => Promise<unknown>
      navigator.locks.request = (async (...all: unknown[]) => {
        await new Promise((resolve) => {
          setTimeout(resolve, 100)
        })
        return request(...all)
      }) as typeof navigator.locks.request
    })
    await signIn(page)
    const { id } = await makeCustomer(page)
    await page.goto(`/sales/company/detail/${id}`)
    await expect(page.getByRole('button', { name: 'Sửa' })).toBeEnabled()
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    for (const typed of ['mot@hungthinh.example', 'hai@hungthinh.example']) {
      await page.keyboard.press('e')
      const email = page.getByLabel('Email')
      // Typed before as well: the second time begins with what was kept the first time.
      await email.fill(typed)
      await page.keyboard.press('Escape')
      await expect(page.getByText('Đã giữ bản nháp')).toBeVisible()
      await expect(page.getByRole('tabpanel').locator('input')).toHaveCount(0)
      await page.getByRole('button', { name: 'Mở lại' }).click()
      await expect(email).toHaveValue(typed)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('tabpanel').locator('input')).toHaveCount(0)
    }
  },
)

test(
  'the page of a product tells its stock by store, its card and its documents',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    const { Id: id, Name: name } = await goodsOf(page)
    await page.goto(`/stock/product/detail/${id}/card`)
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    await expect(page.getByRole('row', { name: /Tồn đầu kỳ/ })).toBeVisible()
    const onHand = figure(page, 'Tồn').getByRole('link')
    await expect(onHand).toHaveAttribute('aria-description', /Kho .*: [\d.]+/)
    const shown = (await onHand.textContent())!
    await expect(page.getByRole('row', { name: /Tổng cộng/ })).toContainText(shown)
    await isAccessible(page)
    await tab(page, 'Giá').click()
    await expect(page.getByRole('columnheader', { name: 'Giá bán' })).toBeVisible()
    await page.getByRole('button', { name: 'Nhập hàng' }).click()
    await expect(page).toHaveURL(/listimport\/create\?from=Product/)
    await expect(page.getByRole('row', { name: new RegExp(name.slice(0, 12)) })).toBeVisible()
  },
)

test('price levels are told on the pages of their goods and of their customers', { tag: detail }, async ({ page }) => {
  await signIn(page)
  const { Id: product } = await goodsOf(page)
  const { id: customer } = await makeCustomer(page)
  const level = `Đại lý Sông Hậu ${unique()}`
  await saved(page, 'ApiListPriceLevel/UpdateDB', {
    Code: `SH${unique()}`,
    Name: level,
    toDate: '2020-12-31',
    Objects: [{ Object_ID: customer }],
    Products: [{ Product_ID: product, m_CustomPrice: 12_345 }],
  })
  await page.goto(`/stock/product/detail/${product}/prices`)
  const row = page.getByRole('row', { name: new RegExp(level) })
  await expect(row).toContainText('12.345')
  await expect(row).toContainText('Không')
  await isAccessible(page)
  await row.getByRole('link', { name: level }).click()
  await expect(page).toHaveURL(/pricelevel\/update\//)
  await page.goto(`/sales/company/detail/${customer}`)
  await expect(page.getByRole('banner').or(page.locator('header')).getByRole('link', { name: level })).toBeVisible()
})

test(
  'what is overdue is told by document, and a statement is ready to be printed',
  { tag: detail },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await signIn(page)
    const { id } = await makeCustomer(page)
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
    const today = daysAgo(0)
    await saved(page, 'Customer/UpdateDB', {
      s_ID: id,
      openingReceivable: 90_000,
      openingDate: daysAgo(40),
      openingDueDate: daysAgo(20),
    })
    await page.goto(`/sales/company/detail/${id}`)
    await expect(figure(page, 'Còn nợ').getByRole('link')).toHaveText('390.000')
    await figure(page, 'Quá hạn').getByRole('link').click()
    await expect(page).toHaveURL(/debt\/overdue$/)
    await expect(page.getByRole('row', { name: /Tổng cộng/ })).toContainText('90.000')
    await expect(figure(page, 'Quá hạn')).toContainText('90.000')
    await isAccessible(page)
    await page.getByRole('button', { name: 'In đối chiếu' }).click()
    const dialog = page.getByRole('dialog', { name: /CHI TIẾT CÔNG NỢ PHẢI THU/i })
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`debt\\?from=${daysAgo(40)}&to=(?:${today}|${daysAgo(-1)})$`))
    await expect(dialog.getByRole('img').or(dialog.locator('canvas')).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('row', { name: /BH\d+/ })).toBeVisible()
    await expect(dialog).toHaveCount(0)
  },
)

test('on a phone the last of five figures has its row to itself', { tag: detail }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  const { Id: product } = await goodsOf(page)
  await page.goto(`/stock/product/detail/${product}`)
  const last = figure(page, 'Bán 30 ngày').locator('..')
  await expect(last).toBeVisible()
  const whole = (await page.locator('dl', { has: page.getByText('Bán 30 ngày', { exact: true }) }).boundingBox())!
  expect((await last.boundingBox())!.width).toBeGreaterThan(whole.width - 4)
})

test('on a phone the figures stand two by two and the actions at the thumb', { tag: detail }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  const { id } = await makeCustomer(page)
  await page.goto(`/sales/company/detail/${id}`)
  const [first, second, third] = await Promise.all(
    ['Còn nợ', 'Quá hạn', 'Mua 30 ngày'].map(async (name) => (await figure(page, name).boundingBox())!),
  )
  expect(Math.abs(first!.y - second!.y)).toBeLessThan(40)
  expect(third!.y).toBeGreaterThan(first!.y + 30)
  const collect = page.getByRole('button', { name: 'Thu nợ', exact: true })
  expect((await collect.boundingBox())!.y).toBeGreaterThan(700)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await isAccessible(page)
  await tab(page, 'Chứng từ').click()
  await expect(page.getByText(/^BH\d+/).first()).toBeVisible()
  await expect(collect).toBeVisible()
})
