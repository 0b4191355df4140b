/** Money moved between funds: by keyboard, with a fee, into a foreign currency, and on the phone. */
import { detail, expect, test, type Page } from './test.ts'
import { ask } from './calls.ts'
import { signIn } from './sign-in.ts'

const pick = async (page: Page, words: string, shown: RegExp) => {
  await page.keyboard.type(words)
  await expect(page.getByRole('option', { name: shown }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  // Keys would wait for an answer still awaited; what these tests do next does not.
  await expect(page.getByRole('listbox')).toHaveCount(0)
}
/** Near enough not to be asked about. */
const monthAgo = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10)
const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name })

const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at))
const currencyCodes = letters.flatMap((one) => letters.map((other) => `Q${one}${other}`))

/** An account in a currency of its own, so that tests beside each other keep their rates; answers the currency. */
const openAccount = async (page: Page, code: string): Promise<string> => {
  const saved = async (path: string, body: object) => {
    const answer = await ask<{ Description: string; s_ID: string }>(page, path, body)
    expect(answer.Description).toBe('ok')
    return answer.s_ID
  }
  const { ListItem } = await ask<{ ListItem: { Code: string }[] }>(page, 'ApiListCurrency/getList?nItem=1000')
  const taken = new Set(ListItem.map((one) => one.Code))
  const currency = { Code: currencyCodes.find((one) => !taken.has(one)), Name: 'Ngoại tệ', decimals: 2, ExRate: 25_000 }
  const currencyId = await saved('ApiListCurrency/UpdateDB', currency)
  const account = { Code: code, Name: `Ngoại tệ ${code}`, kind: 'bank', accountNumber: '0071000000002', currencyId }
  await saved('ApiListBank/UpdateDB', account)
  return currencyId
}

test(
  'a transfer with a fee is typed without the mouse, refused in words, saved, read, printed and found by its fund',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    await page.goto('/pay/transcurr/list')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await page.keyboard.press('F1')
    await expect(page).toHaveURL(/\/pay\/transcurr\/detail\/0$/)
    await expect(page.getByRole('combobox', { name: /^Từ quỹ/ })).toBeFocused()
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Chưa chọn quỹ chuyển').first()).toBeVisible()
    await expect(page.getByText('Chưa chọn quỹ nhận').first()).toBeVisible()
    await page.getByRole('combobox', { name: /^Từ quỹ/ }).focus()
    await pick(page, 'vietcom', /Vietcombank/)
    await page.getByRole('combobox', { name: /^Đến quỹ/ }).focus()
    await pick(page, 'vietcom', /Vietcombank/)
    await expect(page.getByText('Quỹ chuyển và quỹ nhận phải khác nhau').first()).toBeVisible()
    await page.getByRole('combobox', { name: /^Đến quỹ/ }).focus()
    await page.keyboard.press('Control+a')
    await pick(page, 'tien mat', /Quỹ tiền mặt/)
    await field(page, /^Số tiền/).focus()
    await page.keyboard.type('3000000')
    await page.keyboard.press('Enter')
    await expect(field(page, /^Phí chuyển/)).toBeFocused()
    // What belongs to a fee, or to two currencies, is asked for only with them.
    await expect(page.getByRole('combobox', { name: /^Khoản chi phí/ })).toHaveCount(0)
    await expect(field(page, /^Tỷ giá/)).toHaveCount(0)
    await page.keyboard.type('5500')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Tổng trừ quỹ chuyển')).toHaveText('3.005.500')
    await page.getByRole('combobox', { name: /^Khoản chi phí/ }).focus()
    await pick(page, 'phi ngan hang', /Phí ngân hàng/)
    await page.getByLabel('Diễn giải').first().focus()
    await page.keyboard.type('Rút tiền bằng bàn phím')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: /^Lưu\b(?! & In)/ }).first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Lưu thành công CT\d{6}/)).toBeVisible()
    const row = page.getByRole('row', { name: /Rút tiền bằng bàn phím/ })
    await expect(row.first()).toContainText('5.500')
    await row.first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/pay\/transcurr\/detail\/[\da-f-]{36}/)
    // The list names it, too, and stays until the page is there.
    await expect(page.getByRole('definition').getByText('Phí ngân hàng')).toBeVisible()
    const printed = page.waitForRequest(/\/pdf\/print/)
    await page.keyboard.press('Control+p')
    expect((await printed).postDataJSON()).toMatchObject({
      code: 'CHUYENTIEN',
      info: { fee: 5500, toFundName: 'Quỹ tiền mặt' },
    })
  },
)

test(
  'between currencies the amount received follows from the rate, until somebody types it',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    const code = `UB${Date.now() % 100_000}`
    const currency = await openAccount(page, code)
    await page.goto('/pay/transcurr/detail/0')
    await expect(page.getByRole('combobox', { name: /^Từ quỹ/ })).toBeFocused()
    await pick(page, code, new RegExp(code))
    await page.getByRole('combobox', { name: /^Đến quỹ/ }).focus()
    await pick(page, 'vietcom', /Vietcombank/)
    await field(page, /^Số tiền(?! nhận)/).fill('100,5')
    await page.keyboard.press('Tab')
    await expect(field(page, /^Tỷ giá/)).toHaveValue('25.000')
    await expect(field(page, /^Số tiền nhận/)).toHaveValue('2.512.500')
    // Another day has another rate, as long as nobody types one.
    const rates = [{ dtDate: monthAgo, ExRate: 24_000 }]
    await ask(page, 'ApiListCurrency/UpdateDB', { s_ID: currency, rates })
    await field(page, /^Ngày lập/).fill(monthAgo.split('-').toReversed().join('-'))
    await page.keyboard.press('Tab')
    await expect(field(page, /^Tỷ giá/)).toHaveValue('24.000')
    await expect(field(page, /^Số tiền nhận/)).toHaveValue('2.412.000')
    await field(page, /^Tỷ giá/).fill('25.400')
    await page.keyboard.press('Tab')
    await expect(field(page, /^Số tiền nhận/)).toHaveValue('2.552.700')
    await field(page, /^Số tiền nhận/).fill('2550000')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Control+s')
    await expect(page.getByText(/^Lưu thành công CT\d{6}/)).toBeVisible()
    // Lists show base currency, and below it the currency of the row with its decimals.
    await page.goto('/pay/transcurr/list?range=ALL')
    const row = page.getByRole('row').filter({ hasText: `Ngoại tệ ${code}` })
    await expect(row.getByRole('gridcell', { name: /^2\.550\.000\s*100,50 Q/ })).toBeVisible()
    await row.click()
    await page.keyboard.press('Space')
    await expect(
      page.getByRole('dialog', { name: /^Chuyển tiền CT/ }).getByText(/^2\.550\.000 \(100,50 Q/),
    ).toBeVisible()
    await page.goto('/category/currencyandcard/bank/list')
    const account = page.getByRole('row').filter({ hasText: `Ngoại tệ ${code}` })
    await expect(account.getByRole('gridcell', { name: '-100,5', exact: true })).toBeVisible()
    // What was received says what the rate was. The page shows what was saved, not what the list of rates would make of it, and saving it again keeps that.
    await page.goto('/pay/transcurr/list?range=ALL')
    // What the currencies of the funds are is known only when the page is there.
    const stored = page.locator('main')
    await page.route(/ApiListFund\/getList\?/, async (route) => {
      await expect(stored.getByText('100,5', { exact: true }).first()).toBeVisible()
      await route.continue()
    })
    await row.getByRole('link').first().click()
    await expect(stored.getByText('25.373,1343', { exact: true })).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
    await expect(stored.getByText('2.550.000', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: /^Sửa/ }).first().click()
    await page.getByLabel('Diễn giải').first().fill('Đổi ngoại tệ')
    await page.keyboard.press('Control+s')
    await expect(page.getByText(/^Hiệu chỉnh thành công/).first()).toBeVisible()
    const { ListItem: transfers } = await ask<{ ListItem: { s_ID: string; Description: string }[] }>(
      page,
      `TransCurr/getlist?KeySearch=${code}`,
    )
    expect(transfers.map((one) => one.Description)).toEqual(['Đổi ngoại tệ'])
    expect(await ask(page, `TransCurr/getInfo?s_ID=${transfers[0]!.s_ID}`)).toMatchObject({
      ExRate: 25_373.1343,
      toAmount: 2_550_000,
    })
    const funds = await ask<{ ListItem: { Code: string; balance: number }[] }>(page, 'ApiListFund/getList')
    expect(funds.ListItem.find((row) => row.Code === code)!.balance).toBe(-100.5)
  },
)

test(
  'a fund chosen after the day has the rate of that day, and another currency clears what was typed for the former',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    const [first, second] = [`UA${Date.now() % 100_000}`, `UC${Date.now() % 100_000}`]
    const currency = await openAccount(page, first)
    await openAccount(page, second)
    await ask(page, 'ApiListCurrency/UpdateDB', { s_ID: currency, rates: [{ dtDate: monthAgo, ExRate: 24_000 }] })
    await page.goto('/pay/transcurr/detail/0')
    await expect(page.getByRole('combobox', { name: /^Từ quỹ/ })).toBeFocused()
    await field(page, /^Ngày lập/).fill(monthAgo.split('-').toReversed().join('-'))
    await page.keyboard.press('Tab')
    const choose = async (name: RegExp, words: string, shown: RegExp) => {
      await page.getByRole('combobox', { name }).focus()
      await page.keyboard.press('Control+a')
      await pick(page, words, shown)
    }
    await choose(/^Từ quỹ/, 'vietcom', /Vietcombank/)
    await choose(/^Đến quỹ/, first, new RegExp(first))
    await field(page, /^Số tiền(?! nhận)/).fill('2400000')
    await page.keyboard.press('Tab')
    await expect(field(page, /^Số tiền nhận/)).toHaveValue('100')
    await field(page, /^Số tiền nhận/).fill('99,5')
    await page.keyboard.press('Tab')
    await expect(field(page, /^Số tiền nhận/)).toHaveValue('99,5')
    // The other account is in another currency: 99,5 of the former say nothing about it.
    await choose(/^Đến quỹ/, second, new RegExp(second))
    await expect(field(page, /^Số tiền nhận/)).toHaveValue('96')
    await field(page, /^Số tiền nhận/).fill('95')
    await page.keyboard.press('Tab')
    await choose(/^Đến quỹ/, 'tien mat', /Quỹ tiền mặt/)
    await expect(field(page, /^Số tiền nhận/)).toHaveCount(0)
    await page.getByLabel('Diễn giải').first().fill('Đổi quỹ nhận')
    await page.keyboard.press('Control+s')
    await expect(page.getByText(/^Lưu thành công CT\d{6}/)).toBeVisible()
  },
)

test('on the phone a transfer is written and read without scrolling sideways', { tag: detail }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await page.goto('/pay/transcurr/detail/0')
  await page.getByRole('button', { name: 'Từ quỹ' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /ACB/ }).click()
  await page.getByRole('button', { name: 'Đến quỹ' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Quỹ tiền mặt/ })
    .click()
  await field(page, /^Số tiền/).fill('250000')
  await page.getByLabel('Diễn giải').first().fill('Chuyển trên điện thoại')
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(sideways).toBeLessThanOrEqual(0)
  await page
    .getByRole('button', { name: /^Lưu\b(?! & In)/ })
    .first()
    .click()
  await expect(page.getByText(/^Lưu thành công CT\d{6}/)).toBeVisible()
  const card = page.getByRole('listitem').filter({ hasText: '250.000' }).first()
  await card.getByRole('link').first().click()
  await expect(page.getByText('Chuyển trên điện thoại').first()).toBeVisible()
})
