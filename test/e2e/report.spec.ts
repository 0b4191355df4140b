/**
 * Reports: conditions are kept in the address, cells open what they name, and users see only what their rights allow.
 */
import { ofKind } from '../support/quarter.ts'
import { detail, expect, test, type Page, type Route } from './test.ts'
import { ownPage } from './shared-page.ts'
import { signIn, signInAnew } from './sign-in.ts'

const SALES = '/reports/reportbill/data/detailMoneySaleCustomer'
const ASKED = `${SALES}?preset=THISMONTH&Product_ID=`
const CALL = '**/api/ReportOfOrder/rptDetailOrder*'
const rows = (page: Page) => page.getByText(/^[\d.]+ dòng$/)

test.describe('as the owner', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page)
  })

  test('the bill and the goods named in a row are opened from it', { tag: detail }, async ({ page }) => {
    await page.goto(ASKED)
    await expect(rows(page)).toBeVisible()
    await expect(page).toHaveTitle('Báo cáo chi tiết bán hàng theo khách hàng | Vựa')
    await page
      .getByRole('button', { name: /^Mở BH\d{6}$/ })
      .first()
      .click()
    const bill = page.getByRole('dialog', { name: /^Hóa đơn bán hàng BH\d{6}$/ })
    await expect(bill.getByText('Trạng thái')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(bill).toHaveCount(0)
    await page
      .getByRole('button', { name: /^Mở SP\d{6}$/ })
      .first()
      .click()
    const goods = page.getByRole('dialog', { name: /^Hàng hóa SP\d{6}$/ })
    await expect(goods.getByText('Tồn kho')).toBeVisible()
    await goods.getByRole('link', { name: 'Mở đầy đủ' }).click()
    await expect(page.getByRole('heading', { name: 'Chi tiết hàng hóa' })).toBeVisible()
    await page.goBack()
    // The address contains the conditions, so the report runs again.
    await expect(rows(page)).toBeVisible()
  })

  test(
    'F9 shows each report with its default conditions, and asks for the product where one is required',
    { tag: detail },
    async ({ page }) => {
      for (const name of ofKind('reports by F9', [
        'detailMoneySaleCustomer',
        'detailInventory',
        'detailImportInventory',
        'detailsReceivableDebts',
        'sumReceivableDebts',
        'overDueDebtsCollect',
      ])) {
        const lists = name === 'overDueDebtsCollect' ? page.waitForRequest(/GroupProductForReport/) : null
        await page.goto(`/reports/reportbill/data/${name}`)
        await expect(page.getByRole('button', { name: /^Xem báo cáo/ })).toBeEnabled()
        await lists
        await page.keyboard.press('F9')
        await expect(rows(page)).toBeVisible()
        await expect(page.getByRole('alert')).toHaveCount(0)
      }
      await page.goto('/reports/reportbill/data/detailTagStore')
      await expect(page.getByRole('button', { name: /^Xem báo cáo/ })).toBeEnabled()
      await page.keyboard.press('F9')
      await expect(page.getByRole('status').getByText('Chưa chọn hàng hóa')).toBeVisible()
      await expect(page.getByLabel('Hàng hóa')).toBeFocused()
      await page.keyboard.type('nuoc')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('combobox', { name: 'Hàng hóa' })).toHaveValue(/Nước/)
      await page.keyboard.press('F9')
      await expect(rows(page)).toBeVisible()
    },
  )

  test(
    'conditions and columns of a report are kept for each user, also after signing in again',
    { tag: detail },
    async ({ page }) => {
      await signInAnew(page)
      await page.goto(`${SALES}?preset=LAST7DAY`)
      await expect(rows(page)).toBeVisible()
      await page.getByRole('button', { name: 'Hiển thị cột' }).click()
      await page.getByRole('checkbox', { name: 'ĐVT' }).uncheck()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('columnheader', { name: 'ĐVT' })).toHaveCount(0)
      for (const [user, kept] of [
        ['banhang', 'Tháng này'],
        ['admin', '7 ngày qua'],
      ] as const) {
        await page.goto('/login/signout')
        await page.waitForURL(/\/login\/member/)
        await signInAnew(page, user)
        await page.goto(SALES)
        await expect(page.getByRole('radio', { name: kept })).toBeChecked()
      }
      await page.keyboard.press('F9')
      await expect(rows(page)).toBeVisible()
      await expect(page.getByRole('columnheader', { name: 'ĐVT' })).toHaveCount(0)
    },
  )

  test('a running report is stopped, and a refused or empty one says so', { tag: detail }, async ({ page }) => {
    let meanwhile: (route: Route) => Promise<void> | undefined = (route) => route.continue()
    // Before the page is opened: a page that is there sends what follows past a new route for a moment.
    await page.route(CALL, (route) => meanwhile(route))
    await page.goto(ASKED)
    await expect(rows(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Dừng' })).toHaveCount(0)
    meanwhile = () => undefined
    const stopped = page.waitForEvent('requestfailed', (request) => request.url().includes('rptDetailOrder'))
    await page.keyboard.press('F9')
    await expect(page.getByText('Đang tải...')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Hôm nay' })).toBeDisabled()
    await page.getByRole('button', { name: 'Dừng' }).click()
    await stopped
    // The previous rows are still shown.
    await expect(rows(page)).toBeVisible()

    const tooLarge = 'Báo cáo quá lớn, vui lòng thu hẹp điều kiện'
    meanwhile = (route) =>
      route.fulfill({ json: { ErrorCode: -1, ErrorMessage: tooLarge, Message: tooLarge, Data: null } })
    await page.keyboard.press('F9')
    await expect(page.getByRole('main').getByText(tooLarge).first()).toBeVisible()
    // The rows are also kept when the next request is refused.
    await expect(rows(page)).toBeVisible()
    meanwhile = (route) => route.continue()
    await page.getByRole('button', { name: 'Thử lại' }).click()
    await expect(page.getByRole('button', { name: 'Thử lại' })).toHaveCount(0)
    await expect(rows(page)).toBeVisible()

    await page.goto(`${SALES}?preset=CUSTOM&fromDate=2001-01-01&toDate=2001-01-02&Product_ID=`)
    await expect(page.getByText('Không có dữ liệu theo điều kiện đã chọn')).toBeVisible()
    await expect(page.getByText('Vui lòng chọn điều kiện xem báo cáo')).toBeVisible()
  })

  test(
    'the rows of a large report are shown while others arrive, the sums follow at the end, and leaving the page aborts it',
    { tag: ownPage },
    async ({ page }) => {
      // The real response, split in two: the test decides when the second half arrives.
      await page.addInitScript(() => {
        const real = window.fetch
        window.fetch = async (input, init) => {
          const answer = await real(input, init)
          if (!String(input).includes('rptDetailOrder')) return answer
          const text = await answer.text()
          const middle = Math.floor(text.length / 2)
          const half = new ReadableStream<Uint8Array>({
            async start(controller) {
              const encoder = new TextEncoder()
              init?.signal?.addEventListener('abort', () => {
                document.documentElement.dataset['left'] = 'yes'
                controller.error(new DOMException('', 'AbortError'))
              })
              controller.enqueue(encoder.encode(text.slice(0, middle)))
              await new Promise((go) => window.addEventListener('go', go, { once: true }))
              controller.enqueue(encoder.encode(text.slice(middle)))
              controller.close()
            },
          })
          return new Response(half, answer)
        }
      })
      const go = () => page.evaluate(() => window.dispatchEvent(new Event('go')))
      const table = page.getByRole('table')
      const total = table.getByRole('row').last()
      const arriving = page.getByText(/^Đang tải\.\.\. [\d.]+ dòng/)
      await page.goto(ASKED)
      await expect(arriving).toBeVisible()
      await expect(page.getByRole('button', { name: /^Mở BH\d{6}$/ }).first()).toBeVisible()
      await expect(total).not.toContainText(/\d/)
      await expect(page.getByRole('button', { name: 'Xuất' })).toBeDisabled()
      await go()
      await expect(rows(page)).toBeVisible()
      await expect(total).toContainText(/\d/)
      const whole = await total.textContent()

      await page.keyboard.press('F9')
      await expect(arriving).toBeVisible()
      await page.getByRole('button', { name: 'Dừng' }).click()
      // The previous complete result is shown again.
      await expect(rows(page)).toBeVisible()
      await expect(total).toHaveText(whole!)

      await page.keyboard.press('F9')
      await expect(arriving).toBeVisible()
      await page.evaluate(() => delete document.documentElement.dataset['left'])
      await page.getByRole('button', { name: 'Danh sách báo cáo' }).click()
      await page.getByRole('dialog').getByRole('link', { name: 'Báo cáo thẻ kho' }).click()
      await expect(page.locator('html')).toHaveAttribute('data-left', 'yes')
      await expect(page.getByRole('alert')).toHaveCount(0)
    },
  )

  test('a report fills the window, and only its rows scroll', { tag: detail }, async ({ page }) => {
    for (const size of ofKind('windows of a report', [
      { width: 1440, height: 900 },
      { width: 1440, height: 500 },
      { width: 390, height: 844 },
    ])) {
      await page.setViewportSize(size)
      await page.goto(ASKED)
      await expect(rows(page)).toBeVisible()
      const region = page.getByRole('region', { name: 'BÁO CÁO CHI TIẾT BÁN HÀNG THEO KHÁCH HÀNG' })
      const scrolls = await region.evaluate((own) => {
        const around: string[] = []
        for (let one = own.parentElement; one; one = one.parentElement)
          if (one.scrollHeight > one.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(one).overflowY))
            around.push(one.className || one.tagName)
        return {
          around,
          page: document.documentElement.scrollHeight > innerHeight + 1,
          own: own.scrollHeight > own.clientHeight,
        }
      })
      expect(scrolls).toEqual({ around: [], page: false, own: true })
    }
    await page.setViewportSize({ width: 1440, height: 500 })
    await page.getByRole('button', { name: 'Danh sách báo cáo' }).click()
    const list = (await page.getByRole('dialog', { name: 'Danh sách báo cáo' }).boundingBox())!
    expect([list.y, list.height]).toEqual([0, 500])
  })

  test('a report is found in the list of reports by its name without accents', { tag: detail }, async ({ page }) => {
    await page.goto(SALES)
    await page.getByRole('button', { name: 'Danh sách báo cáo' }).click()
    const list = page.getByRole('dialog', { name: 'Danh sách báo cáo' })
    await page.keyboard.type('the kho')
    await expect(list.getByRole('link')).toHaveText(['Báo cáo thẻ kho'])
    await expect(list.getByRole('heading', { name: 'Bán hàng' })).toHaveCount(0)
    await page.keyboard.type(' xyz')
    await expect(list.getByText('Không tìm thấy tên báo cáo')).toBeVisible()
  })
})

test('a storekeeper can open the reports of stock only', { tag: detail }, async ({ page }) => {
  await signIn(page, 'thukho')
  await page.goto('/reports/reportbill')
  await expect(page.getByRole('link', { name: 'Báo cáo thẻ kho' })).toBeVisible()
  await expect(page.getByText('Báo cáo chi tiết bán hàng theo khách hàng')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Báo cáo chi tiết bán hàng theo khách hàng' })).toHaveCount(0)
  await page.goto(ASKED)
  await expect(page.getByText('Bạn không có quyền truy cập vào trang này')).toBeVisible()
})
