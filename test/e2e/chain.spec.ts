/**
 * From the offer to the money, each document made on the page of the one before: quote, order, deposit, two bills, a
 * return and a receipt voucher; by keyboard with few keys, and on a phone by taps.
 */
import { detail, expect, test, type Locator } from './test.ts'
import { ask } from './calls.ts'
import { begin, chip, GOODS, idHere, isOnPage, NAME, priceOf, quantity, verify, type Made } from './chain.ts'
import { button, entry } from './detail.ts'
import { openHome, signIn } from './sign-in.ts'

const MOST_KEYS = 40

test('a quote becomes an order, bills, a return and a receipt voucher with at most forty keys beside the typed text', async ({
  page,
}) => {
  await signIn(page)
  await openHome(page)
  const start = await begin(page)
  const made = {} as Made
  const pressed: string[] = []
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) {
      pressed.push(key)
      await page.keyboard.press(key)
    }
  }
  const type = (text: string) => page.keyboard.type(text)
  const save = async (name: keyof Made, prefix: string): Promise<void> => {
    await press('Control+s')
    await isOnPage(page, prefix)
    made[name] = idHere(page)
  }
  /** From a follower to the document it was made from. */
  const up = async (prefix: string): Promise<void> => {
    await press('c')
    await expect(chip(page, new RegExp(`^${prefix}\\d{6}`))).toBeFocused()
    await press('Enter')
    await isOnPage(page, prefix)
  }
  const choose = async (letter: string, name: string): Promise<void> => {
    await press('m')
    await expect(entry(page, name)).toBeVisible()
    await press(letter)
    await expect(entry(page, name)).toBeFocused()
    await press('Enter')
  }

  await test.step('the quote', async () => {
    await press('Control+k')
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
    await type('lap bao gia')
    await expect(page.getByRole('option').first()).toHaveText(/Lập báo giá/)
    await press('Enter')
    await expect(page.getByRole('combobox', { name: 'Khách hàng' }).first()).toBeFocused()
    await type(start.customer)
    await expect(page.getByRole('option', { name: new RegExp(start.customer) })).toBeVisible()
    await press('Enter')
    await expect(page.getByLabel('Mã hàng, dòng 1')).toBeFocused()
    await type(`${GOODS} goi`)
    await expect(page.getByRole('option', { name: new RegExp(`${GOODS} Gói`) }).first()).toBeVisible()
    await press('Enter')
    await expect(quantity(page)).toBeFocused()
    await type('4')
    await expect(page.getByText(/^SP000001 Tồn [\d.]+/)).toBeVisible()
    await press('Control+s')
    await expect(page.getByRole('row', { name: new RegExp(start.customer) })).toBeVisible()
    await press('ArrowDown', 'Enter')
    await isOnPage(page, 'BG')
    made.quote = idHere(page)
  })

  await test.step('the order', async () => {
    await press('Control+Enter')
    await expect(quantity(page)).toBeFocused()
    await save('order', 'DH')
  })

  await test.step('the deposit', async () => {
    await choose('t', 'Thu tiền')
    await expect(page.getByRole('textbox', { name: 'Tổng số tiền' })).toBeFocused()
    await type(String(await priceOf(page, made)))
    await press('Enter')
    await save('deposit', 'PT')
  })

  await test.step('the bills', async () => {
    await up('DH')
    await press('Control+Enter')
    await expect(quantity(page)).toBeFocused()
    await type('1')
    await save('first', 'BH')
    await up('DH')
    await press('Control+Enter')
    await expect(quantity(page)).toBeFocused()
    await save('second', 'BH')
  })

  await test.step('the return', async () => {
    await choose('t', 'Trả hàng')
    await expect(quantity(page)).toBeFocused()
    await type('1')
    await save('return', 'TH')
  })

  await test.step('the receipt voucher', async () => {
    await up('BH')
    await press('Control+Enter')
    await expect(page.getByRole('textbox', { name: 'Tổng số tiền' })).toBeFocused()
    await save('receipt', 'PT')
  })

  process.stdout.write(`${pressed.length} keys: ${pressed.join(' ')}\n`)
  expect(pressed.length).toBeLessThanOrEqual(MOST_KEYS)
  await verify(page, start, made)
})

test('the browser goes back from a new document to the document it was made from, not to its form', async ({
  page,
}) => {
  await signIn(page)
  type Quotes = { ListItem: { s_ID: string; NumberID: string }[] }
  const { ListItem } = await ask<Quotes>(page, 'Quote/getlist?nItem=500')
  const quote = ListItem.find(({ NumberID }) => NumberID === 'BG000002')!.s_ID
  await page.goto(`/sales/quote/detail/${quote}`)
  await isOnPage(page, 'BG')
  await page.keyboard.press('m')
  await entry(page, 'Sao chép').click()
  await expect(page.getByRole('combobox', { name: 'Khách hàng' }).first()).toBeFocused()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { name: /^Lập / })).toHaveCount(0)
  await isOnPage(page, 'BG')
  const copy = idHere(page)
  expect(copy).not.toBe(quote)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`detail/${quote}$`))
  await page.goForward()
  await expect(page).toHaveURL(new RegExp(`detail/${copy}$`))
  await isOnPage(page, 'BG')
  // After a form that goes on to a blank one, too.
  await page.keyboard.press('m')
  await entry(page, 'Sao chép').click()
  await expect(page.getByRole('combobox', { name: 'Khách hàng' }).first()).toBeFocused()
  await page.keyboard.press('Control+Shift+s')
  await expect(page).toHaveURL(/quote\/create$/)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`detail/${copy}$`))
  await isOnPage(page, 'BG')
  // What is made from a list leads back to a list.
  const number =
    (await page
      .getByRole('banner')
      .getByText(/^BG\d{6}$/)
      .textContent()) ?? ''
  await page.goto('/sales/quote/data/list')
  await page.getByRole('row', { name: new RegExp(number) }).click()
  await page.keyboard.press('Space')
  await page.getByRole('dialog').getByRole('link', { name: 'Lập đơn' }).click()
  await expect(quantity(page)).toBeFocused()
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/purchaseorder\/data\/list/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a quote becomes an order, bills, a return and a receipt voucher by taps', { tag: detail }, async ({ page }) => {
    await signIn(page)
    await openHome(page)
    const start = await begin(page)
    const made = {} as Made
    let taps = 0
    const tap = async (target: Locator): Promise<void> => {
      taps += 1
      await target.tap()
    }
    const save = async (name: keyof Made, prefix: string): Promise<void> => {
      await tap(page.getByRole('button', { name: 'Lưu', exact: true }))
      await isOnPage(page, prefix)
      made[name] = idHere(page)
    }
    const up = async (prefix: string): Promise<void> => {
      await tap(chip(page, new RegExp(`^${prefix}\\d{6}`)))
      await isOnPage(page, prefix)
    }
    const choose = async (name: string): Promise<void> => {
      await tap(button(page, 'Thao tác khác'))
      await tap(entry(page, name))
    }

    /** The next step, which opens a form; the page before has the same lines. */
    const next = async (name: string): Promise<void> => {
      await tap(button(page, name))
      await expect(page.getByRole('heading', { name: /^Lập / })).toBeVisible()
    }
    /** The quantity of the line, in the sheet that opens from below. */
    const setQuantity = async (goods: RegExp, number: string): Promise<void> => {
      await tap(page.getByRole('button', { name: goods }).first())
      const sheet = page.getByRole('dialog')
      await sheet.getByLabel('Số lượng').fill(number)
      await tap(sheet.getByRole('button', { name: 'Xong' }))
      await expect(sheet).toHaveCount(0)
    }

    await test.step('the quote', async () => {
      await tap(page.getByRole('button', { name: 'Lập nhanh' }))
      await tap(page.getByRole('dialog').getByRole('link', { name: 'Báo giá' }))
      await tap(page.getByRole('button', { name: 'Khách hàng', exact: true }))
      await expect(page.getByRole('dialog').getByPlaceholder('Tìm kiếm…')).toBeFocused()
      await page.keyboard.type(start.customer)
      await tap(page.getByRole('dialog').getByRole('button', { name: new RegExp(start.customer) }))
      await tap(page.getByRole('button', { name: 'Quét mã vạch hoặc tìm hàng…' }))
      await expect(page.getByRole('dialog').getByPlaceholder(/^Quét mã vạch/)).toBeFocused()
      await page.keyboard.type(`${GOODS} goi`)
      await tap(
        page
          .getByRole('dialog')
          .getByRole('button', { name: /^Mì tôm chua cay.*Gói/ })
          .first(),
      )
      await tap(page.getByRole('dialog').getByRole('button', { name: 'Xong' }))
      await setQuantity(NAME, '4')
      await tap(page.getByRole('button', { name: 'Lưu', exact: true }))
      await expect(page).toHaveURL(/quote\/data\//)
      await tap(page.getByText(`Đại lý ${start.customer}`).first())
      await isOnPage(page, 'BG')
      made.quote = idHere(page)
    })

    await test.step('the order', async () => {
      await next('Lập đơn')
      await save('order', 'DH')
    })

    await test.step('the deposit', async () => {
      await choose('Thu tiền')
      const sum = page.getByRole('textbox', { name: 'Tổng số tiền' })
      await tap(sum)
      await sum.fill(String(await priceOf(page, made)))
      await tap(page.getByRole('button', { name: 'Phân bổ' }))
      await save('deposit', 'PT')
    })

    await test.step('the bills', async () => {
      await up('DH')
      await next('Lập hóa đơn')
      await setQuantity(NAME, '1')
      await save('first', 'BH')
      await up('DH')
      await next('Lập hóa đơn')
      await expect(page.getByRole('button', { name: NAME }).first()).toBeVisible()
      await save('second', 'BH')
    })

    await test.step('the return', async () => {
      await choose('Trả hàng')
      await tap(page.getByRole('button', { name: /^Thêm một / }))
      await save('return', 'TH')
    })

    await test.step('the receipt voucher', async () => {
      await up('BH')
      await next('Thu tiền')
      await expect(page.getByRole('textbox', { name: 'Tổng số tiền' })).toBeVisible()
      await save('receipt', 'PT')
    })

    process.stdout.write(`${taps} taps\n`)
    await verify(page, start, made)
  })
})
