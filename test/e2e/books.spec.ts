/** The books: the cash book leads to its vouchers and back, is searched, printed and exported; products in stock. */
import { readFile } from 'node:fs/promises'
import { violationsIn } from './accessibility.ts'
import { detail, expect, test, type Page } from './test.ts'
import { readWorkbook } from '#output/xlsx/xlsx-read.ts'
import { ask, receive } from './calls.ts'
import { signIn } from './sign-in.ts'

const saved = async (page: Page, path: string, body: object): Promise<string> => {
  const { Description, s_ID } = await ask<{ Description: string; s_ID: string }>(page, path, body)
  expect(Description).toBe('ok')
  return s_ID
}

interface Fund {
  id: string
  name: string
}
/** A till of its own with a million in it, so that no other test moves its balance. */
const openTill = async (page: Page): Promise<Fund> => {
  const name = `Két ${Date.now()}`
  const till = {
    Code: `K${Date.now()}`,
    Name: name,
    kind: 'cash',
    openingBalance: 1_000_000,
    openingDate: '2026-01-01',
  }
  return { id: await saved(page, 'ApiListBank/UpdateDB', till), name }
}

const move = async (page: Page, fund: Fund, amount: number, words: string): Promise<void> => {
  const [list, code, module] =
    amount > 0 ? ['ApiListOtherIncome', 'TK01', 'Income'] : ['ApiListOtherOutcome', 'CP02', 'Outcome']
  const { ListItem } = await ask<{ ListItem: { Id: string; Code: string }[] }>(page, `${list}/getList?all=True`)
  await saved(page, `${module}/UpdateDB`, {
    iType: 2,
    Method: 1,
    fundId: fund.id,
    Description: words,
    lines: [{ otherMethodId: ListItem.find((one) => one.Code === code)!.Id, amount: Math.abs(amount) }],
  })
}

const totals = (page: Page) => page.getByRole('row', { name: /^Tổng cộng/ })
const chooseFund = async (page: Page, { name }: Fund): Promise<void> => {
  await page.getByRole('combobox', { name: 'Quỹ' }).click()
  await page.keyboard.type(name)
  await page.getByRole('option', { name: new RegExp(name) }).click()
  await expect(page).toHaveURL(/fundId=/)
}
const openBook = async (page: Page): Promise<void> => {
  await page.goto('/pay/cashflow')
  await expect(page.getByRole('row', { name: /Số dư đầu kỳ/ })).toBeVisible()
}

test(
  'the book of one fund begins with its opening balance, follows its vouchers, and leads to them and back',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    const till = await openTill(page)
    await move(page, till, 500_000, 'Thu cho sổ quỹ')
    await openBook(page)
    await chooseFund(page, till)
    await expect(page.getByRole('row', { name: /Số dư đầu kỳ/ })).toContainText('1.000.000')
    const income = page.getByRole('row', { name: /Thu cho sổ quỹ/ })
    await expect(income).toContainText('500.000')
    await expect(income).toContainText('1.500.000')
    await expect(totals(page)).toContainText('1.500.000')

    // What is paid now stands below what came in, when the book is looked at again.
    await move(page, till, -200_000, 'Chi cho sổ quỹ')
    await page.getByRole('button', { name: 'Làm mới' }).click()
    const outcome = page.getByRole('row', { name: /Chi cho sổ quỹ/ })
    await expect(outcome).toContainText('1.300.000')
    await expect(page.getByRole('row').nth(3)).toContainText('Chi cho sổ quỹ')
    await expect(totals(page)).toContainText('500.000')
    await expect(totals(page)).toContainText('200.000')
    await expect(totals(page)).toContainText('1.300.000')
    expect(await violationsIn(page)).toEqual([])

    const address = page.url()
    await outcome.getByRole('link').click()
    await expect(page).toHaveURL(/\/purchase\/outcome\/detail\//)
    await expect(page.getByText('Chi cho sổ quỹ').first()).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(address)
    await expect(outcome).toBeVisible()
    // By keyboard: to the last row, a look into it with the space bar, and Enter opens it.
    await page.keyboard.press('End')
    await page.keyboard.press('Space')
    await expect(page.getByRole('dialog', { name: /^Phiếu chi PC\d{6}/ })).toContainText('200.000')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/purchase\/outcome\/detail\//)
    await page.goBack()
    await expect(outcome).toBeVisible()

    await page
      .getByRole('row', { name: /Số dư đầu kỳ/ })
      .getByRole('link')
      .click()
    await expect(page).toHaveURL(/\/category\/currencyandcard\/bank\/list/)
  },
)

test('all funds stand in one book, which is searched, printed and downloaded', { tag: detail }, async ({ page }) => {
  await signIn(page)
  const till = await openTill(page)
  const words = `Bán phế liệu ${Date.now()}`
  await move(page, till, 70_000, words)
  await openBook(page)
  const before = await totals(page).textContent()
  const search = page.getByRole('searchbox', { name: 'Tìm kiếm' })
  await search.fill(words)
  await search.press('Enter')
  // The opening balance stays, and the balances are those of the whole book.
  await expect(page.getByRole('row', { name: /Tổng cộng · 2 dòng/ })).toContainText('70.000')
  await expect(page.getByRole('row', { name: new RegExp(words) })).toContainText(till.name)
  await page.goBack()
  await expect(totals(page)).toHaveText(before!)

  await chooseFund(page, till)
  await expect(totals(page)).toContainText('1.070.000')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Thêm thao tác' }).click()
  await page.getByRole('menuitem', { name: 'Xuất Excel' }).click()
  const [sheet] = await readWorkbook(await readFile(await (await download).path()))
  const rowOf = (text: string) => sheet!.rows.find((row) => row.includes(text))
  expect(rowOf(words)).toEqual(expect.arrayContaining(['Phiếu thu', 70_000, 1_070_000, till.name]))
  expect(rowOf('Số dư đầu kỳ')).toContain(1_000_000)

  await page.getByRole('button', { name: 'Xem trước, chọn mẫu' }).click()
  const preview = page.getByRole('dialog', { name: 'Sổ quỹ' })
  await expect(preview.getByRole('img', { name: /^Trang 1\// })).toHaveAttribute('data-drawn', 'true')
  await page.keyboard.press('Escape')
  const printed = page.waitForRequest(/\/pdf\/print/)
  await page.keyboard.press('Control+p')
  expect((await printed).postDataJSON()).toMatchObject({
    code: 'SOQUY',
    info: { fundName: till.name, totals: { opening: 1_000_000, in: 70_000, out: 0, closing: 1_070_000 } },
  })
})

test(
  'on the phone the cash book shows what came in, what went out and the balance after it',
  { tag: detail },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn(page)
    const till = await openTill(page)
    await move(page, till, -25_000, 'Gửi xe')
    await page.goto(`/pay/cashflow?fundId=${till.id}`)
    const card = page.getByRole('listitem').filter({ hasText: till.name })
    await expect(card).toContainText('−25.000')
    await expect(card).toContainText('Tồn quỹ 975.000')
    await expect(page.getByText('Tồn quỹ 975.000', { exact: true })).toHaveCount(2)
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(sideways).toBeLessThanOrEqual(0)
    const address = page.url()
    await card.getByRole('link').click()
    await expect(page).toHaveURL(/\/purchase\/outcome\/detail\//)
    await page.goBack()
    await expect(page).toHaveURL(address)
    await expect(card).toBeVisible()
  },
)

interface Goods {
  mark: string
  /** The name of their unit. */
  unit: string
  group: string
}
/**
 * Three goods in a group of their own: in the usual store 200 of the first, which is below its minimum, and of the
 * second, which is above its maximum; none of the third.
 */
const stockUp = async (page: Page): Promise<Goods> => {
  const mark = String(Date.now()).slice(-8)
  const first = async (path: string) =>
    (await ask<{ ListItem: { Id: string; Name: string }[] }>(page, path)).ListItem[0]!
  const [branch, unit] = [await first('ApiListBranchProduct/getList'), await first('ApiListUnit/getList')]
  const group = await saved(page, 'ListProductGroup/UpdateDB', {
    Code: `N${mark}`,
    Name: `Nhóm ${mark}`,
    Branch_ID: branch.Id,
  })
  for (const [letter, more] of Object.entries({ A: { stockMin: 500 }, B: { stockMax: 100 }, C: {} }))
    await saved(page, 'Product/UpdateDB', {
      Code: `${letter}${mark}`,
      Name: `Hàng ${letter} ${mark}`,
      Group_ID: group,
      unitId: unit.Id,
      sellPrice: 10_000,
      ...more,
    })
  await receive(page, `A${mark}`, `B${mark}`)
  return { mark, group, unit: unit.Name }
}
const onPage = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('link') })

test(
  'products in stock have tabs that count, are narrowed by group and store, and are sorted',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    const { mark } = await stockUp(page)
    await page.goto('/stock/productinstock/list')
    const below = page.getByRole('tab', { name: /^Dưới mức tối thiểu \d/ })
    await expect(below).toBeVisible()
    const counted = /[\d.]+$/.exec((await below.textContent())!)![0]
    await below.click()
    await expect(page).toHaveURL(/state=1/)
    await expect(page.getByRole('row', { name: new RegExp(`^Tổng cộng · ${counted} dòng`) })).toBeVisible()
    await page.getByRole('tab', { name: 'Tất cả' }).click()
    await expect(page).not.toHaveURL(/state=/)

    await page.getByRole('button', { name: 'Lọc', exact: true }).click()
    const panel = page.getByRole('dialog', { name: 'Lọc' })
    await panel.getByRole('combobox', { name: 'Nhóm hàng' }).click()
    await page.keyboard.type(mark)
    await page.getByRole('option', { name: new RegExp(mark) }).click()
    await panel.getByRole('button', { name: /^Xem \d+ dòng$/ }).click()
    await expect(page).toHaveURL(/Group_ID=/)
    // Each of the goods in each store, also where none lies.
    const { ListItem: stores } = await ask<{ ListItem: { Id: string; Name: string }[] }>(page, 'ApiListStore/getList')
    await expect(onPage(page)).toHaveCount(3 * stores.length)
    await expect(totals(page)).toContainText('400')
    await expect(totals(page)).toContainText('2.800.000')
    const heading = page
      .getByRole('columnheader', { name: /^Tồn Cột/ })
      .getByRole('button', { name: 'Tồn', exact: true })
    await heading.click()
    await expect(page).toHaveURL(/sort=QInstock/)
    await expect(onPage(page).first()).not.toContainText('200')
    await heading.click()
    await expect(page).toHaveURL(/sort=-QInstock/)
    await expect(onPage(page).first()).toContainText('200')
    await expect(onPage(page).first()).toContainText('7.000')
    await expect(onPage(page).first()).toContainText('1.400.000')

    const where = /Kho [^\d]+?(?=200)|Cửa hàng [^\d]+?(?=200)/.exec((await onPage(page).first().textContent())!)![0]
    const store = stores.find(({ Name }) => where.includes(Name))!
    const group = new URL(page.url()).searchParams.get('Group_ID')!
    await page.goto(`/stock/productinstock/list?Group_ID=${group}&Store_ID=${store.Id}`)
    await expect(onPage(page)).toHaveCount(3)
    for (const [state, letter] of Object.entries({ 1: 'A', 2: 'B', 3: 'C' })) {
      await page.goto(`/stock/productinstock/list?Group_ID=${group}&Store_ID=${store.Id}&state=${state}`)
      await expect(onPage(page)).toHaveCount(1)
      await expect(onPage(page).first()).toContainText(`${letter}${mark}`)
    }
    expect(await violationsIn(page)).toEqual([])
    await onPage(page).first().getByRole('link').click()
    await expect(page).toHaveURL(/\/stock\/product\/detail\//)
    await expect(page.getByRole('heading', { name: new RegExp(`Hàng C ${mark}`) }).first()).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/state=3/)
    await expect(onPage(page)).toHaveCount(1)
  },
)

test('costs are not shown to a user who may not see them', { tag: detail }, async ({ browser, page }) => {
  const office = await browser.newPage()
  await signIn(office)
  const { mark, group } = await stockUp(office)
  const path = `/stock/productinstock/list?Group_ID=${group}`
  await office.goto(path)
  await expect(office.getByRole('columnheader', { name: /^Giá trị tồn/ })).toBeVisible()
  await expect(totals(office)).toContainText('2.800.000')
  await office.close()

  await signIn(page, 'thukho')
  await page.goto(path)
  await expect(page.getByRole('row', { name: new RegExp(`A${mark}`) }).first()).toBeVisible()
  await expect(page.getByRole('columnheader', { name: /^Giá/ })).toHaveCount(0)
  await expect(totals(page)).toContainText('400')
  await expect(totals(page)).not.toContainText('2.800.000')
})

test(
  'on the phone a card of products in stock says how much there is and how much can be sold',
  { tag: detail },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn(page)
    const { mark, group, unit } = await stockUp(page)
    const { ListItem } = await ask<{ ListItem: { Id: string }[] }>(page, `Product/getListShort?KeySeach=A${mark}`)
    const { Id } = ListItem[0]!
    const { ListItem: customers } = await ask<{ ListItem: { Id: string }[] }>(
      page,
      'Customer/getListShort?nItem=1&objType=kh',
    )
    await saved(page, 'PurchaseOrder/UpdateDB', {
      Object_ID: customers[0]!.Id,
      lines: [{ Product_ID: Id, Qty: 30, Price: 10_000, VAT: 0 }],
    })
    await page.goto(`/stock/productinstock/list?Group_ID=${group}&sort=-QInstock`)
    const card = page
      .getByRole('listitem')
      .filter({ hasText: `A${mark}` })
      // The document's code may hold any figure.
      .filter({ hasText: 'Có thể bán 170' })
    await expect(card).toContainText(`200 ${unit}`)
    await expect(card).toContainText(`Có thể bán 170 ${unit}`)
    await expect(card).not.toContainText('7.000')
    await expect(page.getByText(/^Tổng cộng 400$/)).toBeVisible()
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(sideways).toBeLessThanOrEqual(0)
    await card.getByRole('link').click()
    await expect(page).toHaveURL(/\/stock\/product\/detail\//)
    await expect(page.getByText(`Hàng A ${mark}`).first()).toBeVisible()
    await page.goBack()
    await expect(card).toBeVisible()
  },
)
