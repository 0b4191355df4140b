/** A list in daily use: views, columns, rows of many pages, export and import. */
import { readFile } from 'node:fs/promises'
import { detail, expect, test, type Page } from './test.ts'
import { readWorkbook } from '#output/xlsx/xlsx-read.ts'
import { writeWorkbook } from '#output/xlsx/xlsx.ts'
import { ask, receive } from './calls.ts'
import { ownPage } from './shared-page.ts'
import { signIn, signInAnew } from './sign-in.ts'
import { selectRow, withSelected } from './rows.ts'

const BILLS = '/sales/billsales/data/list'
const rows = (page: Page) => page.getByRole('row', { name: /BH\d{6}/ })
const openList = async (page: Page, path = BILLS): Promise<void> => {
  await page.goto(path)
  await expect(page.getByRole('gridcell').first()).toBeVisible()
}
const openListOnPhone = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await expect(page.getByRole('listitem').first()).toBeVisible()
}
const signOut = async (page: Page): Promise<void> => {
  await page.goto('/login/signout')
  await expect(page.getByLabel('Tên đăng nhập')).toBeVisible()
}
const headings = (page: Page): Promise<string[]> =>
  page.getByRole('columnheader').evaluateAll((all) => all.map((one) => one.textContent?.trim() ?? '').filter(Boolean))
const saveAs = async (page: Page, name: string, forAll = false): Promise<void> => {
  await page.getByRole('button', { name: 'Lưu chế độ xem' }).click()
  await page.getByRole('menuitem', { name: 'Lưu thành chế độ xem mới' }).click()
  await page.getByLabel('Tên chế độ xem').fill(name)
  if (forAll) await page.getByLabel('Cho mọi người dùng').check()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Đã lưu chế độ xem').first()).toBeVisible()
  await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
}

test(
  'saved views and column orders are kept after signing out, and a shared view is there for other users',
  { tag: detail },
  async ({ page }) => {
    test.setTimeout(120_000)
    const mine = `Nợ ${Date.now() % 100_000}`
    const common = `Chung ${Date.now() % 100_000}`
    await signInAnew(page)
    await openList(page)
    const standard = await headings(page)

    // With the keyboard: the menu of a column moves it.
    await page.getByRole('columnheader', { name: 'Tổng tiền' }).getByRole('button').first().focus()
    await page.keyboard.press('Alt+ArrowDown')
    await page.getByRole('menuitem', { name: 'Sang trái' }).press('Enter')
    await expect.poll(() => headings(page)).not.toEqual(standard)
    const moved = await headings(page)
    await page.getByRole('tab', { name: /^Còn nợ/ }).click()
    await expect(page).toHaveURL(/payStatus=1/)
    await saveAs(page, mine)
    await page.getByRole('tab', { name: 'Tất cả' }).click()
    await expect.poll(() => headings(page)).toEqual(standard)
    await saveAs(page, common, true)
    await page.getByRole('tab', { name: mine }).click()
    await expect(page).toHaveURL(/payStatus=1/)

    await signOut(page)
    await signInAnew(page)
    await openList(page)
    // An address without query opens the view used last, with its columns.
    await expect(page.getByRole('tab', { name: mine })).toHaveAttribute('aria-selected', 'true')
    await expect(page).toHaveURL(/payStatus=1/)
    await expect.poll(() => headings(page)).toEqual(moved)

    await signOut(page)
    await signInAnew(page, 'banhang')
    await openList(page)
    await expect(page.getByRole('tab', { name: common })).toBeVisible()
    await expect(page.getByRole('tab', { name: mine })).toHaveCount(0)

    await signOut(page)
    await signInAnew(page)
    await openList(page)
    for (const name of [mine, common]) {
      await page.getByRole('tab', { name }).click()
      await page.getByRole('button', { name: 'Lưu chế độ xem' }).click()
      await page.getByRole('menuitem', { name: `Xóa chế độ xem ${name}` }).click()
      await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Đồng ý' }).click()
      await expect(page.getByRole('tab', { name })).toHaveCount(0)
    }
  },
)

const amount = (text: string): number => Number(text.replaceAll('.', ''))

test('selected rows stay selected on other pages of the list, and their sums are shown', async ({ page }) => {
  await signIn(page)
  await openList(page, `${BILLS}?range=ALL`)
  const place = await page.getByRole('columnheader', { name: 'Tổng tiền' }).getAttribute('aria-colindex')
  const total = async (): Promise<number> => {
    // Drafts and cancelled bills can be selected, but are not part of the sums.
    const cells = await page
      .locator('[role=row]:has(a)')
      .filter({ hasNotText: /Đã hủy|Lưu tạm/ })
      .locator(`[role=gridcell][aria-colindex="${place}"]`)
      .allInnerTexts()
    // Below the amount of a bill in another currency stands what it is there.
    return cells.reduce((sum, text) => sum + amount(text.split('\n')[0]!), 0)
  }
  const wholePage = page.getByRole('checkbox', { name: 'Chọn tất cả dòng của trang' })
  await wholePage.check()
  const first = await total()
  await page.getByRole('button', { name: 'Trang sau' }).click()
  await expect(page.getByText('Hiển thị 21 - 40')).toBeVisible()
  // The rows of the last page, all selected, stand there until the next ones have arrived.
  await expect(wholePage).not.toBeChecked()
  await wholePage.check()
  const second = await total()
  const bar = page.getByRole('toolbar', { name: /đã chọn/ })
  await expect(bar.getByText('40 đã chọn')).toBeVisible()
  const shown = new Intl.NumberFormat('de-DE').format(first + second)
  await expect(page.getByText(new RegExp(`^Đã chọn.*: Tổng tiền ${shown.replaceAll('.', '\\.')}`))).toBeVisible()
  await bar.getByRole('button', { name: /^Chọn tất cả \d+ dòng$/ }).click()
  const all = /Tổng số (\d+)/.exec((await page.getByText(/Hiển thị 21 - 40/).textContent()) ?? '')?.[1]
  await expect(bar.getByText(`${all} đã chọn`)).toBeVisible()
  // Another query clears the selection.
  await page.getByRole('tab', { name: 'Đã hủy' }).click()
  await expect(bar).toHaveCount(0)
})

test('a cancelled bill is restored with the button of the notice', { tag: detail }, async ({ page }) => {
  await signIn(page)
  // A bill of its own: restoring one below cost would have to be confirmed. Others may have sold all there was.
  await receive(page, 'SP000012')
  const [customer, goods] = await Promise.all(
    ['Customer/getlistShort?nItem=1&objType=kh', 'Product/getlistShort?KeySearch=SP000012'].map(async (path) => {
      const { ListItem } = await ask<{ ListItem: { Id: string }[] }>(page, path)
      return ListItem[0]!.Id
    }),
  )
  const { NumberID: number } = await ask<{ NumberID: string }>(page, 'Order/UpdateDB', {
    Object_ID: customer,
    confirm: ['creditLimit'],
    lines: [{ Product_ID: goods, Qty: 1, Price: 1_000_000, VAT: 0 }],
  })
  await openList(page, BILLS)
  await selectRow(page, number)
  await withSelected(page, 'Hủy')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hủy chứng từ' }).click()
  await page.getByRole('button', { name: 'Khôi phục' }).last().click()
  await expect(page.getByText(/Khôi phục hoàn tất/).first()).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(number) })).toContainText('Đã ghi sổ')
})

test(
  'a workbook with unknown headings is imported after a column was matched by hand',
  { tag: detail },
  async ({ page }) => {
    const code = `NK${Date.now() % 1_000_000}`
    const heading = (key: string) => ({ key, kind: 'text' as const, label: key })
    const file = await writeWorkbook({
      language: 'vi',
      words: (key) => key,
      sheets: [
        {
          name: 'data',
          columns: ['Ghi chú nội bộ', 'dvt', 'Diễn tả hàng', 'MÃ HÀNG', 'ma nhom hang', 'gia ban'].map(heading),
          rows: [
            {
              'Ghi chú nội bộ': 'x',
              dvt: 'Chai',
              'Diễn tả hàng': 'Nước nhập khẩu',
              'MÃ HÀNG': code,
              'ma nhom hang': 'MI',
              'gia ban': '12500',
            },
            {
              'Ghi chú nội bộ': 'x',
              dvt: 'Không có',
              'Diễn tả hàng': 'Sai đơn vị',
              'MÃ HÀNG': `${code}B`,
              'ma nhom hang': 'MI',
              'gia ban': '1',
            },
          ],
        },
      ],
    })
    await signIn(page)
    await openList(page, '/stock/product/list')
    await page.getByRole('button', { name: 'Thêm thao tác' }).click()
    await page.getByRole('menuitem', { name: 'Nhập từ Excel' }).click()
    const drawer = page.getByRole('dialog', { name: 'Nhập từ Excel' })
    await drawer
      .locator('input[type=file]')
      .setInputFiles({ name: 'hang.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from(file) })
    await expect(drawer.getByText(/Thiếu cột Tên hàng/)).toBeVisible()
    await expect(drawer.getByText(/Cột không dùng: .*Diễn tả hàng/)).toBeVisible()
    await drawer.getByRole('button', { name: 'Tên hàng', exact: true }).click()
    await page.getByRole('option', { name: 'Diễn tả hàng' }).click()
    // A unit that would be made waits for a consent, and without it this row is left out.
    await expect(drawer.getByText('Tổng số dòng: 2 | Thêm mới: 2 | Cập nhật: 0 | Lỗi: 0')).toBeVisible()
    await expect(drawer.getByRole('cell', { name: 'Nước nhập khẩu' })).toBeVisible()
    await drawer.getByRole('button', { name: 'Nhập 1 dòng đúng, bỏ 1' }).click()
    await drawer.getByRole('button', { name: 'Về danh sách' }).click()
    await page.getByRole('searchbox', { name: 'Tìm kiếm' }).fill(code)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('row', { name: /Nước nhập khẩu/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /Sai đơn vị/ })).toHaveCount(0)
  },
)

test('an export shows its progress, can be cancelled and started again', { tag: detail }, async ({ page }) => {
  await signIn(page)
  await openList(page)
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/Order/ExportList*', async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  await page.keyboard.press('e')
  const tray = page.getByRole('region', { name: 'Tệp tải lên, tải về' })
  await expect(tray.getByText('Máy chủ đang lập tệp…')).toBeVisible()
  await tray.getByRole('button', { name: /^Hủy tải/ }).click()
  await expect(tray.getByText('Đã hủy')).toBeVisible()
  release()
  const download = page.waitForEvent('download')
  await page.keyboard.press('e')
  const [sheet] = await readWorkbook(await readFile(await (await download).path()))
  expect(sheet?.rows.length).toBeGreaterThan(100)
})

test(
  'Vietnamese text composed in the search box is neither lost nor doubled',
  { tag: [ownPage, detail] },
  async ({ page }) => {
    await signIn(page)
    await openList(page, '/stock/product/list')
    const box = page.getByRole('searchbox', { name: 'Tìm kiếm' })
    await page.keyboard.press('/')
    await expect(box).toBeFocused()
    const client = await page.context().newCDPSession(page)
    for (const step of ['n', 'nu', 'nư', 'nươ', 'nướ', 'nước'])
      await client.send('Input.imeSetComposition', {
        text: step,
        selectionStart: step.length,
        selectionEnd: step.length,
      })
    await client.send('Input.insertText', { text: 'nước' })
    await expect(box).toHaveValue('nước')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/q=n%C6%B0%E1%BB%9Bc/)
    await expect(page.getByRole('row', { name: /Nước/ }).first()).toBeVisible()
    await expect(box).toHaveValue('nước')
  },
)

test('what is typed is searched on the server after a pause', { tag: detail }, async ({ page }) => {
  await signIn(page)
  await openList(page, `${BILLS}?range=ALL`)
  const box = page.getByRole('searchbox', { name: 'Tìm kiếm' })
  // The oldest bill is on the last page.
  type Bills = { ListItem: { NumberID: string }[] }
  const { ListItem } = await ask<Bills>(page, 'Order/getlist?ColSort=dtDate&asc=True&nItem=1')
  const oldest = ListItem[0]!.NumberID
  // The notice stands for half a second only, too short to be found by looking now and then.
  const stood = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new MutationObserver((_, observer) => {
          const text = document.querySelector('main')?.textContent ?? ''
          if (!text.includes('Không có trong 20 dòng đang xem')) return
          observer.disconnect()
          resolve(text)
        }).observe(document.body, { subtree: true, childList: true, characterData: true })
      }),
  )

  await box.fill(oldest.toLowerCase())
  expect(await stood).toContain('Tìm trong tất cả')
  await expect(page.getByText('Không có dòng nào khớp')).toHaveCount(0)
  await expect(page.getByRole('row', { name: new RegExp(oldest) })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`q=${oldest.toLowerCase()}`))
  await expect(box).toHaveValue(oldest.toLowerCase())
  await expect(box).toBeFocused()

  // Continuing to type is not interrupted, and the space after a word is kept.
  await box.press('Escape')
  await expect(page).not.toHaveURL(/q=/)
  await expect(page.getByText('Hiển thị 1 - 20')).toBeVisible()
  await box.pressSequentially('phuc ', { delay: 20 })
  await page.waitForURL(/q=phuc/)
  await box.pressSequentially('loc', { delay: 20 })
  await expect(box).toHaveValue('phuc loc')
  // Rows of the page match, and everything is searched all the same.
  await expect(page).toHaveURL(/q=phuc\+loc/)
  await expect(rows(page).first()).toContainText('Phúc Lộc')

  // By the button, before the debounce has passed; a text without any match shows the empty state of the server search.
  await box.fill('khongdauco')
  // At once: the button stands too briefly to be scrolled to and waited for.
  await page.getByRole('button', { name: /^Tìm trong tất cả/ }).dispatchEvent('click')
  await expect(page.getByText('Không có dòng nào khớp')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tìm trong mọi thời gian' })).toHaveCount(0)
  await page.goto(`${BILLS}?range=TODAY&q=${oldest}`)
  await page.getByRole('button', { name: 'Tìm trong mọi thời gian' }).click()
  await expect(page.getByRole('row', { name: new RegExp(oldest) })).toBeVisible()
})

test(
  'what is typed is searched everywhere without Enter, with sums and count of what is shown, on the desk and on a telephone',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    const { TotalCount } = await ask<{ TotalCount: number }>(page, 'Customer/getlist?objType=kh&KeySearch=phuc&nItem=1')
    expect(TotalCount).toBeGreaterThan(0)
    await openList(page, '/sales/company/list')
    const search = page.getByRole('searchbox')
    await search.fill('phuc')
    await expect(page).toHaveURL(/q=phuc/)
    await expect(page.getByText(`Tổng cộng · ${TotalCount} dòng`, { exact: true })).toBeVisible()
    await expect(page.getByRole('row', { name: /KH\d+/ })).toHaveCount(Math.min(TotalCount, 20))
    await page.setViewportSize({ width: 390, height: 844 })
    await openListOnPhone(page, '/sales/company/list')
    await search.fill('phuc')
    await expect(page).toHaveURL(/q=phuc/)
    await expect(page.getByText(`${TotalCount} dòng`, { exact: true })).toBeVisible()
  },
)

test(
  'a cancelled bill has its amounts struck through and is in no sum until it is restored',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    const sum = async (): Promise<number> => {
      const place = await page.getByRole('columnheader', { name: 'Tổng tiền' }).getAttribute('aria-colindex')
      return amount((await page.locator(`[role=row] > [aria-colindex="${place}"]`).last().textContent()) ?? '')
    }
    await openList(page, `${BILLS}?range=ALL&payStatus=1`)
    const row = rows(page).first()
    const number = (await row.getByRole('link').first().textContent()) ?? ''
    await openList(page, `${BILLS}?range=ALL&q=${number}`)
    await expect(page.getByText('Tổng cộng (không gồm lưu tạm, đã hủy) · 1 dòng')).toBeVisible()
    const whole = await sum()
    expect(whole).toBeGreaterThan(0)
    const struck = () =>
      rows(page)
        .first()
        .getByRole('gridcell')
        .evaluateAll(
          (cells) => cells.filter((cell) => getComputedStyle(cell).textDecorationLine === 'line-through').length,
        )
    expect(await struck()).toBe(0)

    await rows(page).first().getByRole('checkbox').check()
    await withSelected(page, 'Hủy')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hủy chứng từ' }).click()
    await expect(rows(page).first()).toContainText('Đã hủy')
    await expect.poll(sum).toBe(0)
    expect(await struck()).toBeGreaterThan(2)

    // If the status filter selects cancelled bills, they are added up.
    await openList(page, `${BILLS}?range=ALL&q=${number}&iStat=3`)
    expect(await sum()).toBe(whole)
    await expect(page.getByText('Tổng cộng · 1 dòng')).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await openListOnPhone(page, `${BILLS}?range=ALL&q=${number}`)
    await expect(page.getByText('Tổng, trừ lưu tạm, đã hủy')).toBeVisible()

    await page.setViewportSize({ width: 1366, height: 768 })
    await openList(page, `${BILLS}?range=ALL&q=${number}`)
    await rows(page).first().getByRole('checkbox').check()
    await withSelected(page, 'Khôi phục')
    await expect.poll(sum).toBe(whole)
  },
)

test('no text overflows the cards of bills at any width', { tag: detail }, async ({ page }) => {
  await signIn(page)
  await page.goto('/sales/billsales/data/grid?range=ALL&size=100')
  const cards = page.getByRole('listitem').filter({ hasText: /BH\d{6}/ })
  await expect(cards.first()).toBeVisible()
  for (const width of [1440, 1024, 950]) {
    await page.setViewportSize({ width, height: 800 })
    const pressed = await cards.evaluateAll(
      (all) => all.filter((card) => card.scrollHeight > card.clientHeight + 1).length,
    )
    expect(pressed).toBe(0)
  }
})

test('the card of a draft without customer and number has a link to open it', { tag: detail }, async ({ page }) => {
  await signIn(page)
  const { s_ID: id } = await ask<{ s_ID: string }>(page, 'Order/UpdateDB', { draft: true, dtDate: '2021-03-04' })
  await page.goto('/sales/billsales/data/grid?range=ALL&iStat=4')
  await expect(page.locator(`a[href$="${id}"]`)).toHaveText('(chưa có số)')
})
