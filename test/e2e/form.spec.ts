/**
 * The document form in daily use: many lines without the mouse, drafts that survive crashes, pasting from a
 * spreadsheet.
 */
import { decimal } from '#kernel/decimal.ts'
import { writeWorkbook } from '#output/xlsx/xlsx.ts'
import { violationsIn } from './accessibility.ts'
import { detail, expect, test, type Page } from './test.ts'
import { cellTo, pick, pieceCode, typeAtOnce } from './keyboard.ts'
import { ownPage } from './shared-page.ts'
import { signIn } from './sign-in.ts'

const newBill = async (page: Page): Promise<void> => {
  await page.goto('/sales/billsales/create')
  await expect(page.getByLabel('Khách hàng').first()).toBeFocused()
}
const cell = (page: Page, heading: string, row: number) => page.getByLabel(`${heading}, dòng ${row}`)
const code = (at: number) => `SP${String(at).padStart(6, '0')}`
const grid = (page: Page) => page.getByRole('grid', { name: 'Chi tiết' })
const rowOf = (page: Page, text: string | RegExp) => grid(page).getByRole('row', { name: text })
/** The position of the quantity among the default columns. */
const quantityOf = (page: Page, at: number) => rowOf(page, new RegExp(code(at))).locator('[aria-colindex="5"]')
/** The quantities of the drafts stored in the browser's database. */
const keptQuantities = (page: Page): Promise<unknown[]> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error ?? new Error('indexedDB'))
      })
    const database = await done(indexedDB.open('vua'))
    const kept = await done(database.transaction('drafts').objectStore('drafts').getAll())
    database.close()
    return (kept as { raw: { lines: { quantity: unknown }[] } }[]).flatMap(({ raw }) =>
      raw.lines.map((line) => line.quantity),
    )
  })

const saveKept = (page: Page) => expect(page.getByText(/Đã lưu nháp \d\d:\d\d/)).toBeVisible()

test('scanning the same code again adds one to its line, in the scan field and in the lines', async ({ page }) => {
  await signIn(page)
  await newBill(page)
  await pick(page, 'phuc loc', /Phúc Lộc/)
  await page.keyboard.press('F3')
  await page.keyboard.type(`${code(1)}`)
  await page.keyboard.press('Enter')
  await page.keyboard.type(`${code(1)}`)
  await page.keyboard.press('Enter')
  await expect(quantityOf(page, 1)).toHaveText('2')

  // In the line: the scanner continues in the quantity, where the first code has moved the cursor.
  await page.getByText('Dòng mới…').click()
  await page.keyboard.type(`${code(2)} goi`)
  await page.keyboard.press('Enter')
  await expect(cell(page, 'Số lượng', 2)).toBeFocused()
  await typeAtOnce(page, pieceCode(2))
  await page.keyboard.press('Enter')
  await expect(quantityOf(page, 2)).toHaveText('2')
  await page.keyboard.press('F3')
  await page.keyboard.type('KHONG-CO-9')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Không tìm thấy hàng có mã KHONG-CO-9')).toBeVisible()
  await expect(page.getByLabel('Quét mã vạch hoặc tìm hàng…')).toHaveValue('KHONG-CO-9')
})

test(
  'a new document starts with the date from the settings although they arrive late',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    const rights = page.waitForResponse(/getListPermission/)
    await page.route('**/api/User/getConfig', async (route) => {
      // Everything else a form needs has been loaded and rendered.
      await rights
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      await route.continue()
    })
    const settings = page.waitForResponse(/getConfig/)
    await page.goto('/stock/productbegin/create')
    const { Data } = (await (await settings).json()) as { Data: { openingDate: string } }
    expect(Data.openingDate).toMatch(/^\d{4}-\d\d-\d\d$/)
    await expect(page.getByLabel('Ngày lập')).toHaveValue(Data.openingDate.split('-').toReversed().join('-'))
  },
)

test(
  'a bill is restored from its draft after the page crashed',
  { tag: [ownPage, detail] },
  async ({ page, context }) => {
    await signIn(page)
    await newBill(page)
    await pick(page, 'phuc loc', /Phúc Lộc/)
    await pick(page, code(3), new RegExp(code(3)))
    await page.keyboard.type('7')
    await page.keyboard.press('Enter')
    // A slow test may store a draft before the quantity is typed; only input older than the delay is safe.
    await expect.poll(() => keptQuantities(page)).toEqual([7_000_000n])
    await saveKept(page)
    const devtools = await context.newCDPSession(page)
    const crashed = page.waitForEvent('crash')
    void devtools.send('Page.crash').catch(() => undefined)
    await crashed

    const again = await context.newPage()
    await again.goto('/sales/billsales/create')
    await expect(again.getByText(/Đã khôi phục bản nháp lúc \d\d-\d\d-\d{4} \d\d:\d\d/)).toBeVisible()
    await expect(rowOf(again, new RegExp(code(3))).getByRole('gridcell', { name: '7', exact: true })).toBeVisible()
    await expect(again.getByLabel('Khách hàng').first()).toHaveValue(/Phúc Lộc/)
    await again.getByRole('button', { name: 'Bỏ bản nháp' }).click()
    await expect(rowOf(again, new RegExp(code(3)))).toHaveCount(0)
  },
)

test(
  'two tabs keep a separate draft each, and a form that was left can be opened again',
  { tag: detail },
  async ({ page, context }) => {
    await signIn(page)
    await newBill(page)
    await pick(page, 'phuc loc', /Phúc Lộc/)
    await pick(page, code(4), new RegExp(code(4)))
    await saveKept(page)
    await expect(page.getByText('Trang này cũng đang mở ở tab khác')).toHaveCount(0)

    const second = await context.newPage()
    await newBill(second)
    await expect(second.getByText('Trang này cũng đang mở ở tab khác')).toBeVisible()
    await expect(second.getByText(/Đã khôi phục bản nháp/)).toHaveCount(0)
    await pick(second, 'phuc loc', /Phúc Lộc/)
    await pick(second, code(5), new RegExp(code(5)))
    await saveKept(second)

    // The first tab leaves the form and returns by the notice as soon as the address has changed, with its own lines and
    // not those of the other tab.
    const isReopened = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const timer = setInterval(() => {
            const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Mở lại')
            if (!button || !location.pathname.endsWith('/list')) return
            clearInterval(timer)
            button.click()
            resolve()
          }, 0)
        }),
    )
    await page.getByRole('link', { name: 'Khách hàng' }).first().click()
    await isReopened
    await expect(page).toHaveURL(/billsales\/create$/)
    await expect(page.getByText('Dữ liệu đã thay đổi và chưa được lưu. Bạn có muốn thoát không?')).toHaveCount(0)
    await expect(rowOf(page, new RegExp(code(4)))).toBeVisible()
    await second.reload()
    await expect(rowOf(second, new RegExp(code(5)))).toBeVisible()
    await expect(rowOf(second, new RegExp(code(4)))).toHaveCount(0)
    for (const one of [second, page]) {
      await one.getByRole('button', { name: 'Bỏ bản nháp' }).click()
      await expect(rowOf(one, /SP0000/)).toHaveCount(0)
    }
  },
)

test(
  'text composed with a Vietnamese input method is neither lost nor doubled, and its keys trigger no shortcuts',
  { tag: [ownPage, detail] },
  async ({ page, context }) => {
    await signIn(page)
    await newBill(page)
    const devtools = await context.newCDPSession(page)
    /** Types like an input method: the text grows, is replaced in place, and is then committed. */
    const compose = async (...steps: string[]) => {
      for (const text of steps)
        await devtools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
      await devtools.send('Input.insertText', { text: steps.at(-1)! })
    }
    const customer = page.getByLabel('Khách hàng').first()
    await compose('P', 'Ph', 'Phu', 'Phú', 'Phúc')
    await expect(customer).toHaveValue('Phúc')
    await page.keyboard.type(' ')
    await compose('L', 'Lô', 'Lộ', 'Lộc')
    await expect(customer).toHaveValue('Phúc Lộc')
    await page.keyboard.press('Enter')
    await expect(cell(page, 'Mã hàng', 1)).toBeFocused()

    // Even the first letter reaches an input.
    await compose('n', 'nư', 'nươ', 'nước')
    await expect(cell(page, 'Mã hàng', 1)).toHaveValue('nước')
    await expect(page.getByRole('option', { name: /Nước/ }).first()).toBeVisible()
    await page.keyboard.press('Enter')
    await page.keyboard.type('3')
    await page.keyboard.press('Enter')
    await expect(cell(page, 'Mã hàng', 2)).toBeFocused()

    // In a text field, Tab and then Enter commit the composition.
    await page.getByLabel('Diễn giải').focus()
    await compose('G', 'Gi', 'Gia', 'Giao')
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Diễn giải')).toHaveValue('Giao')
    await page.getByLabel('Diễn giải').focus()
    await page.keyboard.press('End')
    await compose(' s', ' sá', ' sáng')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Diễn giải')).toHaveValue('Giao sáng')

    // During a composition, Enter and shortcuts belong to the input method.
    await page.getByLabel('Diễn giải').focus()
    await devtools.send('Input.imeSetComposition', { text: 'x', selectionStart: 1, selectionEnd: 1 })
    await page.getByLabel('Diễn giải').dispatchEvent('keydown', { key: 'F9', isComposing: true, bubbles: true })
    await page.getByLabel('Diễn giải').dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true })
    await expect(page.getByLabel('Diễn giải')).toBeFocused()
    await expect(page.getByRole('heading', { name: /^Lập / })).toBeVisible()
  },
)

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** Headings below a title, in an order of their own, and a sum below. */
const orderFile = async (): Promise<Buffer> => {
  const columns = [
    { key: 'quantity', kind: 'quantity', label: 'Số lượng' },
    { key: 'code', kind: 'code', label: 'Mã hàng' },
  ] as const
  const rows = [
    { quantity: decimal(3), code: code(1) },
    { quantity: decimal(4), code: code(2) },
    { quantity: decimal(1), code: 'KHONG-CO' },
  ]
  const sheet = { name: 'don', title: 'Đơn tuần này', columns, rows }
  return Buffer.from(await writeWorkbook({ sheets: [sheet], language: 'vi', words: (key) => key }))
}

test(
  '300 rows pasted from a spreadsheet become lines: columns are recognised, unclear rows corrected or left out, and one undo removes all',
  { tag: detail },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await signIn(page)
    await newBill(page)
    await pick(page, 'phuc loc', /Phúc Lộc/)
    await expect(cell(page, 'Mã hàng', 1)).toBeFocused()
    const paste = async (rows: readonly (readonly string[])[]) => {
      await page.evaluate((text) => navigator.clipboard.writeText(text), rows.map((row) => row.join('\t')).join('\n'))
      await page.keyboard.press('Control+v')
    }
    // No headings, the quantity before the code, prices in English notation; one unknown code, one ambiguous name.
    const good = Array.from({ length: 298 }, (_, at) => ['2', code((at % 60) + 1), `${(at % 9) + 1},500.00`])
    await paste([...good, ['1', 'KHONG-CO', '1,000.00'], ['1', 'Nước', '2,000.00']])
    const dialog = page.getByRole('dialog', { name: 'Dán từ Excel' })
    await expect(dialog.getByText('300 dòng: 298 sẽ được thêm, 2 cần xem lại.')).toBeVisible()
    // The prices are far from those of the goods, so their column is named by hand. A number that could mean two things
    // shows which one it was read as.
    await dialog.getByRole('button', { name: 'Cột 3 là' }).click()
    await page.getByRole('option', { name: 'Đơn giá', exact: true }).click()
    await expect(dialog.getByRole('row', { name: /1,500\.00/ }).first()).toContainText('→ 1.500')
    expect(await violationsIn(page, { within: '[role=dialog]' })).toEqual([])
    await expect(dialog.getByRole('button', { name: 'Cột 1 là' })).toHaveText(/Số lượng/)
    await expect(dialog.getByRole('button', { name: 'Cột 2 là' })).toHaveText(/Mã hàng/)
    await dialog.getByRole('checkbox', { name: 'Chỉ xem 2 dòng cần xem lại' }).check()
    await expect(dialog.getByText('Không tìm thấy hàng.')).toBeVisible()
    // The ambiguous row is resolved with its first candidate, the unknown one is copied back to the spreadsheet.
    const unclear = dialog.getByRole('row', { name: /Chưa rõ là hàng nào/ })
    await unclear.getByRole('button').first().click()
    await dialog.getByRole('button', { name: 'Chép 1 dòng bị bỏ lại' }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('1\tKHONG-CO\t1,000.00')
    await dialog.getByRole('button', { name: 'Thêm 299 dòng' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('299 dòng · SL').locator('..')).toHaveText('299 dòng · SL597')
    await page.keyboard.press('Control+z')
    await expect(page.getByText('0 dòng · SL')).toBeVisible()
    // A file takes the same way, and one that is none says what would be.
    const file = page.locator('input[type=file][accept=".xlsx"]')
    await file.setInputFiles({ name: 'ghi chú.xlsx', mimeType: sheetType, buffer: Buffer.from('no workbook') })
    await expect(page.getByText(/Không đọc được ghi chú\.xlsx\. Cần tệp Excel/)).toBeVisible()
    await file.setInputFiles({ name: 'đơn.xlsx', mimeType: sheetType, buffer: await orderFile() })
    const opened = page.getByRole('dialog', { name: 'Thêm hàng từ đơn.xlsx' })
    await expect(opened.getByText('3 dòng: 2 sẽ được thêm, 1 cần xem lại.')).toBeVisible()
    await opened.getByRole('button', { name: 'Thêm 2 dòng' }).click()
    await expect(page.getByText('2 dòng · SL').locator('..')).toHaveText('2 dòng · SL7')
  },
)

test(
  'the credit limit and the stock are checked while typing, and Alt+Enter takes the last price',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    await newBill(page)
    await pick(page, 'phuc loc', /Phúc Lộc/)
    await pick(page, code(19), new RegExp(code(19)))
    await page.keyboard.type('5000')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Vượt hạn mức công nợ\. Đang nợ/)).toBeAttached()
    // F8 cycles: the partner over the credit limit, the line with insufficient stock.
    await page.keyboard.press('F8')
    await expect(page.getByLabel('Khách hàng').first()).toBeFocused()
    await page.keyboard.press('F8')
    await expect(cell(page, 'Số lượng', 1)).toBeFocused()
    await expect(grid(page).locator('[data-tip^="Vượt tồn: còn"]')).toBeVisible()
    await page.keyboard.type('2')
    await page.keyboard.press('Enter')
    await expect(grid(page).locator('[data-tip^="Vượt tồn: còn"]')).toHaveCount(0)
    await expect(page.getByText(/^Vượt hạn mức công nợ/)).toHaveCount(0)
    await cellTo(page, 'Đơn giá')
    await page.keyboard.type('1700')
    await page.keyboard.press('Control+s')
    // The bill is below cost: the user confirms the question.
    await page.getByRole('button', { name: 'Vẫn bán' }).press('Enter')
    await expect(page.getByRole('heading', { name: /^Lập / })).toHaveCount(0)

    await newBill(page)
    await pick(page, 'phuc loc', /Phúc Lộc/)
    await page.keyboard.type(code(19))
    await expect(page.getByRole('option', { name: /Lần trước 1\.700 \(/ })).toBeVisible()
    await page.keyboard.press('Alt+Enter')
    await expect(
      rowOf(page, new RegExp(code(19)))
        .getByRole('gridcell', { name: '1.700', exact: true })
        .first(),
    ).toBeVisible()
  },
)

test(
  'a new record that was not saved is there again after the page was closed',
  { tag: detail },
  async ({ page, context }) => {
    const drafts = (one: Page): Promise<number> =>
      one.evaluate(
        () =>
          new Promise((resolve) => {
            const opening = indexedDB.open('vua')
            opening.onsuccess = () => {
              const keys = opening.result.transaction('drafts').objectStore('drafts').getAllKeys()
              keys.onsuccess = () => resolve(keys.result.filter((key) => String(key).includes('/list.product/')).length)
            }
          }),
      )
    await signIn(page)
    await page.goto('/stock/product/detail/0')
    await page.getByLabel('Tên 1').fill('Bánh pía sầu riêng')
    await expect.poll(() => drafts(page)).toBe(1)
    await page.close()

    const again = await context.newPage()
    await again.goto('/stock/product/detail/0')
    await expect(again.getByText(/Đã khôi phục bản nháp/)).toBeVisible()
    await expect(again.getByLabel('Tên 1')).toHaveValue('Bánh pía sầu riêng')
    await again.getByRole('button', { name: 'Bỏ bản nháp' }).click()
    await expect(again.getByLabel('Tên 1')).toHaveValue('')
    await expect.poll(() => drafts(again)).toBe(0)
  },
)
