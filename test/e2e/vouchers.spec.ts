/** Money received and paid, and goods moved between stores, with few keys beside the typed text. */
import { ofKind } from '../support/quarter.ts'
import { detail, expect, test, type Page } from './test.ts'
import { ask } from './calls.ts'
import { signIn } from './sign-in.ts'

const MOST_KEYS_OF_MONEY = 6
const MOST_KEYS_TO_LINE = 8

const counted = (page: Page) => {
  const pressed: string[] = []
  const press = async (key: string) => {
    pressed.push(key)
    await page.keyboard.press(key)
  }
  return {
    pressed,
    press,
    pick: async (words: string, shown: RegExp) => {
      await page.keyboard.type(words)
      await expect(page.getByRole('option', { name: shown }).first()).toBeVisible()
      await press('Enter')
    },
  }
}

const sum = (page: Page) => page.getByRole('textbox', { name: 'Tổng số tiền' })

const newReceipt = async (page: Page) => {
  await signIn(page)
  await page.goto('/sales/income/create')
  await expect(page.getByRole('combobox').first()).toBeFocused()
}

interface Debts {
  ListItem: { NumberID: string; voucherModule: string; remaining: number }[]
}
/** Open orders are offered for a deposit; nothing is owed for them. */
const orders = ['PurchaseOrder', 'PurchaseImport']
const figure = (amount: number) => String(amount).replaceAll(/\B(?=(\d{3})+$)/g, '.')

for (const { kind, list, module, words, name, verb, reason, saved } of ofKind('vouchers that settle', [
  {
    kind: 'a receipt',
    list: '/sales/income/data/list',
    module: 'Income',
    words: 'minh tam',
    name: /Minh Tâm/,
    verb: 'Thu',
    reason: 'Thu nợ',
    saved: /^Lưu thành công (PT|BC)\d{6}/,
  },
  {
    kind: 'a payment',
    list: '/purchase/outcome/list',
    module: 'Outcome',
    words: 'hoa mai',
    name: /Hoa Mai/,
    verb: 'Chi',
    reason: 'Trả nợ',
    saved: /^Lưu thành công (PC|BN)\d{6}/,
  },
]))
  test(`${kind} settles the oldest debts, says so, and takes at most ${MOST_KEYS_OF_MONEY} keys beside the text`, async ({
    page,
  }) => {
    await signIn(page)
    const { ListItem } = await ask<{ ListItem: { Id: string; Name: string }[] }>(
      page,
      'Customer/getlistShort?nItem=500',
    )
    const partner = ListItem.find((one) => name.test(one.Name))!.Id
    const offered = (await ask<Debts>(page, `${module}/getListPO?s_ID=&Object_ID=${partner}`)).ListItem
    const debts = offered.filter(({ voucherModule }) => !orders.includes(voucherModule))
    const [first] = debts
    const owed = debts.reduce((total, { remaining }) => total + remaining, 0)
    const amount = first!.remaining - 1000
    await page.goto(list)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    const { pressed, press, pick } = counted(page)
    await press('F1')
    await expect(page.getByRole('combobox').first()).toBeFocused()
    await pick(words, name)
    await expect(sum(page)).toBeFocused()
    await page.keyboard.type(String(amount))
    // Said while it is typed, before anything is settled.
    const told = page.getByText(new RegExp(`^${verb} 1 .+ cũ nhất: ${first!.NumberID} ${figure(amount)}$`))
    await expect(told).toBeVisible()
    await press('Enter')
    await expect(page.getByRole('button', { name: /^Lưu\b(?! & In)/ }).first()).toBeFocused()
    await expect(told).toBeVisible()
    await expect(page.getByText(`Còn nợ sau khi ${verb.toLowerCase()}: ${figure(owed - amount)}`)).toBeVisible()
    await expect(page.getByLabel('Diễn giải').first()).toHaveValue(`${reason} ${first!.NumberID}`)
    await press('Enter')
    await expect(page.getByText(saved)).toBeVisible()
    expect(pressed.length).toBeLessThanOrEqual(MOST_KEYS_OF_MONEY)
  })

for (const { kind, order, address, objType } of [
  { kind: 'receipt', order: 'PurchaseOrder', address: '/sales/income/create', objType: 'kh' },
  { kind: 'payment', order: 'PurchaseImport', address: '/purchase/outcome/create', objType: 'ncc' },
])
  test(`a ${kind} shows orders apart from debts, and their sums fit`, { tag: detail }, async ({ page }) => {
    await signIn(page)
    const firstOf = async <T>(path: string) => (await ask<{ ListItem: T[] }>(page, path)).ListItem[0]!
    const goods = await firstOf<{ Id: string }>('Product/getListShort?KeySeach=SP000001')
    const Code = `DT${Date.now() % 1_000_000}`
    const { s_ID: partner } = await ask<{ s_ID: string }>(page, 'Customer/UpdateDB', {
      Code,
      Name: `Đặt trước ${Code}`,
      partnerType: objType === 'kh' ? 1 : 2,
    })
    const lines = [{ Product_ID: goods.Id, Qty: 10, Price: 3000, VAT: 0 }]
    const made = await ask<{ Description: string }>(page, `${order}/UpdateDB`, { Object_ID: partner, lines })
    expect(made.Description).toBe('ok')
    const bill = objType === 'kh' ? 'Order' : 'Import'
    const confirm = ['belowCost', 'stockShort']
    const sold = await ask<{ Description: string }>(page, `${bill}/UpdateDB`, {
      Object_ID: partner,
      confirm,
      lines: [{ ...lines[0], Qty: 1 }],
    })
    expect(sold.Description).toBe('ok')
    await page.goto(address)
    await expect(page.getByRole('combobox').first()).toBeFocused()
    const { pick } = counted(page)
    await pick(Code, new RegExp(Code))
    const debts = page.getByRole('group', { name: 'Chứng từ còn nợ', exact: true })
    const deposits = page.getByRole('group', { name: 'Đặt cọc cho đơn hàng' })
    await expect(debts.getByRole('table').first().getByRole('row')).toHaveCount(2)
    await expect(deposits.getByRole('row')).toHaveCount(2)
    await expect(deposits.getByRole('heading')).toHaveText('Đặt cọc cho đơn hàng · Chưa đặt cọc 30.000')
    await expect(deposits.getByRole('columnheader', { name: 'Chưa đặt cọc' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Chứng từ còn nợ · Còn nợ 3.000' })).toBeVisible()
    await expect(page.getByText('Đang nợ: 3.000')).toBeVisible()
  })

test('days, numbers and amounts of open documents stand on one line each', { tag: detail }, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await newReceipt(page)
  await page.keyboard.type('minh tam')
  await page.getByRole('option', { name: /Minh Tâm/ }).click()
  const cells = page.locator('td[data-whole], td[data-numeric]')
  await expect(cells.filter({ hasText: /^\d\d-\d\d-\d{4}$/ }).first()).toBeVisible()
  /** Texts of the cells that are broken, and whether the page is wider than its window. */
  const broken = () =>
    cells.evaluateAll((all) => {
      const parts = all.flatMap((cell) => [cell, ...cell.querySelectorAll('small, div')])
      const texts = parts.flatMap((part) => [...part.childNodes].filter((node) => node instanceof Text))
      const lines = (text: Text) => {
        const range = document.createRange()
        range.selectNodeContents(text)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      }
      return [
        ...texts.filter((text) => lines(text) > 1).map((text) => text.data),
        ...(document.documentElement.scrollWidth > innerWidth ? ['wide'] : []),
      ]
    })
  expect(await broken()).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await broken()).toEqual([])
})

test(
  'a sum is settled without Enter too, a typed description stays, and another sum settles anew',
  { tag: detail },
  async ({ page }) => {
    await newReceipt(page)
    const { pick } = counted(page)
    await pick('tan phat', /Tân Phát/)
    await page.getByLabel('Diễn giải').fill('Anh Phát đưa')
    await page.keyboard.press('F6')
    await expect(sum(page)).toBeFocused()
    await page.keyboard.type('70000')
    await page.keyboard.press('Tab')
    const first = page.getByRole('textbox', { name: /^Số tiền của BH/ }).first()
    await expect(first).toHaveValue('70.000')
    await sum(page).fill('50000')
    await page.keyboard.press('Control+s')
    await expect(page.getByText(/^Lưu thành công PT\d{6} · 50\.000/)).toBeVisible()
    await expect(page.getByRole('row', { name: /Anh Phát đưa/ }).first()).toBeVisible()
  },
)

test(
  'keys pressed while the partner is still looked for arrive in their order, Tab among them',
  { tag: detail },
  async ({ page }) => {
    await newReceipt(page)
    let answer = () => {}
    const isTime = new Promise<void>((resolve) => (answer = resolve))
    const looksFor = /getlistShort.*phat/i
    await page.route(looksFor, async (route) => {
      await isTime
      await route.fallback()
    })
    const asked = page.waitForRequest(looksFor)
    await page.keyboard.type('tan phat can')
    await page.keyboard.press('Enter')
    await asked
    await page.keyboard.press('F6')
    await page.keyboard.type('70000')
    await page.keyboard.press('Tab')
    answer()
    await expect(page.getByRole('textbox', { name: /^Số tiền của BH/ }).first()).toHaveValue('70.000')
    await expect(sum(page)).not.toBeFocused()
  },
)

test(
  `a transfer begins in the receiving store, comes to its first line with at most ${MOST_KEYS_TO_LINE} keys, shows both stocks, and can be turned round`,
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    await page.goto('/stock/transtore/list')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    const { pressed, press, pick } = counted(page)
    await press('F1')
    await expect(page.getByRole('combobox', { name: 'Kho nhập' })).toBeFocused()
    await pick('thuan an', /Thuận An/)
    await expect(page.getByLabel('Mã hàng, dòng 1')).toBeFocused()
    expect(pressed.length).toBeLessThanOrEqual(MOST_KEYS_TO_LINE)
    await pick('SP000001', /Mì tôm/)
    const goods = (await ask<{ ListItem: { Id: string; Code: string }[] }>(page, 'Product/getlist?nItem=500')).ListItem
    const stores = (await ask<{ ListItem: { Id: string; Name: string }[] }>(page, 'ApiListStore/getList')).ListItem
    const stockIn = async (store: RegExp): Promise<string> => {
      const answer = await ask<{ ListItem: { QInstock: number }[] }>(page, 'Product/getOutlook', {
        Store_ID: stores.find(({ Name }) => store.test(Name))!.Id,
        ids: goods.filter(({ Code }) => Code === 'SP000001').map(({ Id }) => Id),
      })
      return figure(answer.ListItem[0]!.QInstock)
    }
    const [from, to] = [await stockIn(/Tân Bình/), await stockIn(/Thuận An/)]
    const line = page.getByRole('row', { name: /SP000001/ })
    await expect(line.getByRole('gridcell').nth(4)).toHaveText(from)
    await expect(line.getByRole('gridcell').nth(5)).toHaveText(to)
    await page.getByRole('button', { name: 'Đổi chiều chuyển' }).click()
    await expect(line.getByRole('gridcell').nth(4)).toHaveText(to)
    await expect(line.getByRole('gridcell').nth(5)).toHaveText(from)
    await page.getByLabel('Số lượng, dòng 1').focus()
    await page.keyboard.press('Control+s')
    await expect(page.getByText(/^Lưu thành công CK\d{6}/)).toBeVisible()
  },
)
