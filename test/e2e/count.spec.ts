/** Stock count: on a large screen with scanner and keyboard, on a phone by touch, also offline. */
import { detail, expect, test, type Page } from './test.ts'
import { violationsIn } from './accessibility.ts'
import { ask } from './calls.ts'
import { signIn } from './sign-in.ts'

const open = async (page: Page) => {
  await signIn(page)
  await page.goto('/stock/checkstore/detail/0')
  await expect(page.getByRole('button', { name: 'Lấy hàng' })).toBeEnabled()
}
/** The first product of the first group, and the positions of its columns. */
const GOODS = 'SP000025'
const [BOOK, COUNTED, DIFFERENCE, VALUE] = [3, 4, 5, 6]
/** Fills the form with one product group of the store. */
const fill = async (page: Page) => {
  await page.getByRole('button', { name: 'Lấy hàng' }).click()
  const dialog = page.getByRole('dialog', { name: 'Lấy hàng để kiểm' })
  await dialog.getByRole('button', { name: 'Lấy hàng' }).click()
  await expect(dialog).toHaveCount(0)
}
const left = async (page: Page): Promise<number> =>
  Number(/\((\d+)\)/.exec((await page.getByRole('button', { name: /^Chưa đếm/ }).textContent()) ?? '')?.[1])

test.describe('at a desk', () => {
  test('a clerk counts with scanner and keyboard, removes the lines not counted and posts the differences', async ({
    page,
  }) => {
    await open(page)
    await fill(page)
    const all = await left(page)
    expect(all).toBeGreaterThan(20)
    const row = page.getByRole('row').filter({ hasText: GOODS })
    await expect(row.getByRole('gridcell').nth(BOOK)).toHaveText(/^[\d.]+$/)

    await test.step('each scan adds one', async () => {
      await page.keyboard.press('F3')
      for (let time = 0; time < 2; time += 1) {
        await page.keyboard.type(GOODS)
        await page.keyboard.press('Enter')
      }
      await expect(row.getByRole('gridcell').nth(COUNTED)).toHaveText('2')
      expect(await left(page)).toBe(all - 1)
    })

    await test.step('counts are typed one below the other', async () => {
      await row.getByRole('gridcell').nth(COUNTED).click()
      await page.keyboard.type('5')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.type('7')
      await page.keyboard.press('ArrowDown')
      await expect(row.getByRole('gridcell').nth(COUNTED)).toHaveText('5')
      await expect(row.getByRole('gridcell').nth(DIFFERENCE)).toHaveText(/^-[\d.]+$/)
      expect(await left(page)).toBe(all - 2)
    })

    await test.step('lines without a count prevent posting until they are removed', async () => {
      await page.keyboard.press('Control+s')
      await expect(page.getByText(/chỗ cần sửa|Chưa nhập tồn thực tế/).first()).toBeVisible()
      await page.getByRole('button', { name: /^Chưa đếm/ }).click()
      expect(await violationsIn(page)).toEqual([])
      await page.getByRole('menuitem', { name: 'Bỏ các dòng chưa đếm' }).click()
      await expect(page.getByRole('button', { name: /^Chưa đếm/ })).toHaveCount(0)
    })
    await page.keyboard.press('Control+s')
    await expect(page.getByText(/Lưu thành công/).first()).toBeVisible()
    await page.goto('/stock/checkstore/list?range=ALL')
    await page
      .getByRole('link', { name: /^KK\d{6}$/ })
      .first()
      .click()
    await expect(page.getByRole('columnheader', { name: 'Giá trị lệch' })).toBeVisible()
    await expect(row.getByRole('gridcell').nth(VALUE)).toHaveText(/^-[\d.]+$/)
  })

  test('a blind count hides book quantities and differences while it is entered', { tag: detail }, async ({ page }) => {
    await open(page)
    await page.getByRole('checkbox', { name: /Kiểm mù/ }).check()
    await fill(page)
    const cells = page
      .getByRole('row')
      .filter({ hasText: /SP0000/ })
      .first()
      .getByRole('gridcell')
    await cells.nth(COUNTED).click()
    await page.keyboard.type('3')
    await page.keyboard.press('ArrowDown')
    await expect(cells.nth(COUNTED)).toHaveText('3')
    await expect(cells.nth(BOOK)).toHaveText('')
    await expect(cells.nth(DIFFERENCE)).toHaveText('')
  })
})

test(
  'what was sold after the count is asked about when it is posted, and added in one step',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    const first = async (path: string) =>
      (await ask<{ ListItem: { Id: string; Code: string }[] }>(page, path)).ListItem[0]!.Id
    const product = await first('Product/getListShort?KeySearch=SP000031')
    const store = await first('ApiListStore/getList?nItem=1')
    const customer = await first('Customer/getListShort?nItem=1&objType=kh')
    const draft = await ask<{ s_ID: string }>(page, 'CheckStore/UpdateDB', {
      Store_ID: store,
      draft: true,
      lines: [{ Product_ID: product, Qty: 40 }],
    })
    await page.goto(`/stock/checkstore/detail/${draft.s_ID}`)
    await page.getByRole('button', { name: /^Sửa/ }).first().click()
    const counted = page.getByRole('row').filter({ hasText: 'SP000031' }).getByRole('gridcell').nth(COUNTED)
    await expect(counted).toHaveText('40')
    const add = page.getByRole('button', { name: 'Cộng phần phát sinh sau khi đếm' })

    // Sold while the form is open.
    const bill = await ask<{ s_ID: string; Description: string }>(page, 'Order/UpdateDB', {
      Object_ID: customer,
      Store_ID: store,
      confirm: ['belowCost', 'creditLimit', 'stockShort'],
      lines: [{ Product_ID: product, Qty: 3, Price: 900_000 }],
    })
    expect(bill.Description).toBe('ok')
    await page.keyboard.press('Control+s')
    const question = page.getByRole('alertdialog', { name: 'Ghi sổ số đã đếm?' })
    await expect(question.getByText(/^1 mặt hàng đã phát sinh sau khi đếm: SP000031 .* -3 /)).toBeVisible()
    expect(await violationsIn(page, { within: '[role=alertdialog]' })).toEqual([])
    await question.getByRole('button', { name: 'Xem lại' }).click()
    await add.click()
    await expect(page.getByText('Đã cộng phần phát sinh của 1 mặt hàng vào số đã đếm')).toBeVisible()
    await expect(counted).toHaveText('37')
    await page.keyboard.press('Control+s')
    await expect(page).toHaveURL(/checkstore\/list/)
    await expect(question).toHaveCount(0)

    await test.step('who cancels the bill is told of the count', async () => {
      const { ListItem } = await ask<{ ListItem: { counts: { module: string }[] }[] }>(
        page,
        'Order/getConsequences?action=cancel',
        [bill.s_ID],
      )
      expect(ListItem[0]!.counts.map(({ module }) => module)).toEqual(['CheckStore'])
    })
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test(
    'the counting page opens although the connection was lost after the form had loaded',
    { tag: detail },
    async ({ page, context }) => {
      await open(page)
      await page.waitForLoadState('networkidle')
      await context.setOffline(true)
      await page.getByRole('button', { name: 'Đếm hàng' }).tap()
      const counting = page.getByRole('dialog', { name: 'Đếm hàng' })
      await expect(counting.getByText(/^Chưa có mặt hàng nào/)).toBeVisible()
      expect(await violationsIn(page, { within: '[role=dialog]' })).toEqual([])
      await counting.getByRole('button', { name: 'Xong', exact: true }).tap()
      await expect(counting).toHaveCount(0)
      await context.setOffline(false)
    },
  )

  test(
    'a clerk counts one product at a time in two units, continues offline and finds the counts again after reloading',
    { tag: detail },
    async ({ page, context }) => {
      await open(page)
      await fill(page)
      const counting = page.getByRole('dialog', { name: 'Đếm hàng' })
      const key = (text: string) => counting.getByRole('button', { name: text, exact: true })
      await expect(counting.getByText(/^0 \/ \d+ mặt hàng$/)).toBeVisible()
      const small = await counting.getByRole('button').evaluateAll((buttons) =>
        buttons
          .map(
            (one) => [one.getAttribute('aria-label') ?? one.textContent, one.getBoundingClientRect().height] as const,
          )
          // The close button of a notice has other size rules.
          .filter(([name, height]) => height < 44 && name !== 'Đóng')
          .map(([name]) => name),
      )
      expect(small).toEqual([])
      const first = (await counting.getByRole('heading').nth(1).textContent())!

      await test.step('quantities in cartons and pieces are added up', async () => {
        await key('5').tap()
        await counting.getByRole('button', { name: /^\+ / }).first().tap()
        await key('3').tap()
        await counting.getByRole('button', { name: /^\+ / }).last().tap()
        await expect(counting.getByText(/^5 .+ \+ 3 .+$/)).toBeVisible()
        await expect(counting.getByText(/^1 \/ \d+ mặt hàng$/)).toBeVisible()
      })
      await context.setOffline(true)
      await test.step('counting continues offline', async () => {
        await key('Tiếp').tap()
        await expect(counting.getByRole('heading').nth(1)).not.toHaveText(first)
        await key('1').tap()
        await key('2').tap()
        await key('Tiếp').tap()
        await expect(counting.getByText(/^2 \/ \d+ mặt hàng$/)).toBeVisible()
        await key('Danh sách').tap()
        await counting.getByRole('radio', { name: 'Đã đếm' }).tap()
        await expect(counting.getByRole('button').filter({ hasText: /SP0000/ })).toHaveCount(2)
        await counting
          .getByRole('button')
          .filter({ hasText: /SP0000/ })
          .first()
          .tap()
        await expect(counting.getByRole('heading').nth(1)).toHaveText(first)
        await key('Xong').tap()
      })
      await context.setOffline(false)

      await test.step('the counts are there again after a reload', async () => {
        // Waits until the draft has been stored after the last change.
        await page.waitForTimeout(2500)
        await page.reload()
        await page.getByRole('button', { name: 'Đếm hàng' }).tap()
        await expect(counting.getByText(/^2 \/ \d+ mặt hàng$/)).toBeVisible()
      })
    },
  )
})
