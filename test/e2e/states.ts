/** Every kind of page and everything that opens over one, for screenshots and accessibility checks. */
import { expect, type Page } from '@playwright/test'
import { button, choose } from './detail.ts'

export interface State {
  /** Also the name of the screenshot. */
  name: string
  path: string
  /** Waits for the content that shows the page is loaded. */
  shown: (page: Page) => Promise<void>
  /** Opens a dialog or menu over the page. */
  open?: (page: Page) => Promise<void>
  /** Exists only on large screens, or only on phones. */
  only?: 'desk' | 'phone'
  /** Drawn for the documentation. */
  picture?: true
}

const BILLS = '/sales/billsales/data/list'
const REPORT = '/reports/reportbill/data/sumReceivableDebts'

const sees = (text: string | RegExp) => (page: Page) => expect(page.getByText(text).first()).toBeVisible()
const list = sees(/BH\d{6}/)
const dialog = (page: Page) => expect(page.getByRole('dialog').last()).toBeVisible()
const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click()
  await expect(page.getByRole('dialog').or(page.getByRole('menu')).last()).toBeVisible()
}
const keys =
  (...pressed: readonly string[]) =>
  async (page: Page) => {
    for (const key of pressed) await page.keyboard.press(key)
    await dialog(page)
  }

const chooseTwo = async (page: Page): Promise<void> => {
  const boxes = page.getByRole('row', { name: /BH\d{6}/ }).getByRole('checkbox')
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await expect(page.getByRole('toolbar', { name: /đã chọn/ })).toBeVisible()
}

const customer = (page: Page) => expect(page.getByLabel('Khách hàng').first()).toBeVisible()
const pickGoods = async (page: Page): Promise<void> => {
  await page.getByLabel('Khách hàng').first().click()
  // On a phone the list opens in a sheet, whose input has to be focused first.
  await expect(page.locator('input:focus')).toBeVisible()
  // A draft that was left at another size comes back with its customer.
  await page.keyboard.press('Control+a')
  await page.keyboard.type('phuc loc')
  const option = page
    .getByRole('option', { name: /Phúc Lộc/ })
    .or(page.getByRole('dialog').getByRole('button', { name: /Phúc Lộc/ }))
  await option.first().click()
  await page.locator('[data-field=scan-goods]').click()
  await expect(page.locator('input:focus')).toBeVisible()
  await page.keyboard.type('nuoc')
  await expect(
    page
      .getByRole('option')
      .or(page.getByRole('dialog').getByRole('button', { name: /^Nước/ }))
      .first(),
  ).toBeVisible()
}

/** Creates a return of a bill. */
const takeBack = async (page: Page): Promise<void> => {
  await page.locator('a[href*="/detail/"]').nth(3).click()
  await choose(page, 'Trả hàng')
  await expect(page.getByRole('button', { name: 'Trả tất cả' })).toBeVisible()
}

/** Deletes a bill first, because an empty page shows little. */
const waste = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const token = /(?:^|; )token=([^;]*)/.exec(document.cookie)?.[1] ?? ''
    const ask = async (path: string, body: unknown) => {
      const answer = await fetch(`/api/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${decodeURIComponent(token)}` },
        body: JSON.stringify(body),
      })
      return ((await answer.json()) as { Data: { ListItem: { s_ID: string }[] } }).Data
    }
    const { ListItem } = await ask('Order/getlist?status=4&nItem=1', null)
    await ask('Order/DeleteDB', [ListItem[0]?.s_ID ?? ''])
  })
  await page.reload()
  await expect(page.getByText('Thùng rác').first()).toBeVisible()
}

const openFirst = async (page: Page, figure: string): Promise<void> => {
  await page.locator('main a[href*="/detail/"]:not([href$="/detail/0"])').first().click()
  await expect(page.getByText(figure).first()).toBeVisible()
}

const runReport = async (page: Page): Promise<void> => {
  await page.keyboard.press('F9')
  await expect(page.getByRole('row').nth(3)).toBeVisible()
}

export const states: readonly State[] = [
  { name: 'home', path: '/', shown: sees('Doanh thu hôm nay'), picture: true },
  { name: 'list', path: BILLS, shown: list, picture: true },
  { name: 'cards', path: '/sales/billsales/data/grid', shown: list, only: 'desk', picture: true },
  { name: 'list-chosen', path: BILLS, shown: list, open: chooseTwo, only: 'desk', picture: true },
  { name: 'list-peek', path: BILLS, shown: list, open: keys('j', 'Space'), only: 'desk', picture: true },
  { name: 'list-filter', path: BILLS, shown: list, open: press('Lọc'), picture: true },
  { name: 'list-columns', path: BILLS, shown: list, open: press('Cột'), only: 'desk' },
  { name: 'list-days', path: BILLS, shown: list, open: press(/Tháng này/), only: 'desk' },
  { name: 'list-views', path: BILLS, shown: list, open: press('Lưu chế độ xem'), only: 'desk' },
  {
    name: 'list-delete',
    path: BILLS,
    shown: list,
    only: 'desk',
    picture: true,
    open: async (page) => {
      await chooseTwo(page)
      await page.keyboard.press('Delete')
      await expect(page.getByRole('heading', { name: /^Xóa 2 hóa đơn/ })).toBeVisible()
      await expect(
        page
          .getByRole('alertdialog')
          .getByText(/BH\d{6}/)
          .first(),
      ).toBeVisible()
    },
  },
  {
    name: 'list-nowhere',
    path: `${BILLS}?range=ALL`,
    shown: list,
    picture: true,
    open: async (page) => {
      // While a composition is open, the search does not query the server by itself, so this state stays visible. The
      // composition starts as soon as the text is there.
      await page.evaluate(() => {
        const box = document.querySelector('input[type=search]')
        new MutationObserver((_, watch) => {
          if (!document.body.textContent?.includes('dòng đang xem')) return
          watch.disconnect()
          box?.dispatchEvent(new Event('compositionstart', { bubbles: true }))
        }).observe(document.body, { subtree: true, childList: true, characterData: true })
      })
      await page.getByRole('searchbox', { name: 'Tìm kiếm' }).fill('bh000002')
      await expect(page.getByText(/^Không có trong \d+ dòng đang xem$/)).toBeVisible()
    },
  },
  { name: 'trash', path: '/system/trash', shown: sees('Thùng rác'), open: waste, picture: true },
  { name: 'list-empty', path: `${BILLS}?q=khongcogi`, shown: sees(/Không có/), picture: true },
  { name: 'palette', path: BILLS, shown: list, open: keys('Control+k'), only: 'desk', picture: true },
  { name: 'quick-create', path: BILLS, shown: list, open: press('Lập nhanh'), only: 'desk', picture: true },
  { name: 'keys', path: BILLS, shown: list, open: keys('?'), only: 'desk' },
  { name: 'help', path: BILLS, shown: list, open: press('Hướng dẫn của trang này'), only: 'desk' },
  { name: 'help-all', path: '/help', shown: sees('Thu nợ khách hàng') },
  { name: 'help-task', path: '/help/collect-debt', shown: sees('Cần biết') },
  { name: 'menu', path: BILLS, shown: list, open: press('Mở menu'), only: 'phone', picture: true },
  { name: 'form', path: '/sales/billsales/create', shown: customer, picture: true },
  {
    name: 'form-picker',
    path: '/sales/billsales/create',
    shown: customer,
    open: pickGoods,
    picture: true,
  },
  { name: 'invoice-form', path: '/invoice/electronic/create', shown: customer, picture: true },
  {
    name: 'invoice',
    path: '/invoice/electronic/data/list?range=ALL',
    shown: sees(/HDT\d{6}/),
    picture: true,
    open: (page) => openFirst(page, 'Tiền thuế GTGT'),
  },
  {
    name: 'detail',
    // Partly paid.
    path: `${BILLS}?range=ALL&payStatus=2`,
    shown: list,
    picture: true,
    open: async (page) => {
      await page.locator('a[href*="/detail/"]').first().click()
      await expect(button(page, 'Sửa')).toBeVisible()
      await expect(
        page
          .getByText(/^SP\d{6}/)
          .or(page.getByText(/×/))
          .first(),
      ).toBeVisible()
    },
  },
  { name: 'return', path: `${BILLS}?iStat=1`, shown: list, open: takeBack, picture: true },
  { name: 'scan', path: '/sales/billsales/create', shown: customer, open: press('Quét bằng camera'), picture: true },
  {
    name: 'voucher',
    path: '/sales/income/create',
    shown: sees('Chọn đối tượng để xem các chứng từ còn nợ.'),
    picture: true,
  },
  { name: 'master-list', path: '/category/store/list', shown: sees(/KHO/) },
  {
    name: 'record',
    path: '/stock/product/detail/0',
    shown: (page) => expect(page.getByLabel('Tên 1')).toBeVisible(),
    picture: true,
  },
  {
    name: 'customer',
    path: '/sales/company/list',
    shown: sees(/KH\d{6}/),
    picture: true,
    open: (page) => openFirst(page, 'Mua lần cuối'),
  },
  {
    name: 'product',
    path: '/stock/product/list',
    shown: sees(/SP\d{6}/),
    picture: true,
    open: async (page) => {
      await openFirst(page, 'Bán 30 ngày')
      await page.getByRole('tab', { name: 'Thẻ kho' }).click()
      await expect(page.getByRole('row', { name: /Tồn đầu kỳ/ })).toBeVisible()
    },
  },
  { name: 'import', path: '/sales/product/import', shown: sees('Chọn file'), picture: true },
  { name: 'report-home', path: '/reports/reportbill', shown: sees('Báo cáo thẻ kho') },
  { name: 'report-conditions', path: REPORT, shown: sees('Vui lòng chọn điều kiện xem báo cáo') },
  {
    name: 'report',
    path: REPORT,
    shown: sees('Vui lòng chọn điều kiện xem báo cáo'),
    open: runReport,
    picture: true,
  },
  {
    name: 'report-pages',
    path: REPORT,
    shown: sees('Vui lòng chọn điều kiện xem báo cáo'),
    open: async (page) => {
      await page.keyboard.press('F9')
      // At a second size the pages of the first come again, without a table before them.
      const pages = page
        .getByRole('radio', { name: 'Trang in' })
        .or(page.getByRole('button', { name: 'Trang in' }))
        .first()
      await pages.click()
      await expect(page.locator('iframe').first()).toBeVisible()
    },
    only: 'desk',
    picture: true,
  },
  {
    name: 'print',
    path: BILLS,
    shown: list,
    picture: true,
    open: async (page) => {
      await page.locator('a[href*="/detail/"]').first().click()
      await expect(page.getByRole('button', { name: 'Sửa' }).first()).toBeVisible()
      const preview = page.getByRole('button', { name: 'Xem trước, chọn mẫu' })
      if (await preview.isVisible()) await preview.click()
      else await choose(page, 'Xem trước, chọn mẫu')
      await dialog(page)
      await expect(page.getByRole('dialog').locator('canvas').first()).toBeVisible()
    },
  },
  { name: 'no-page', path: '/khong/co', shown: sees('Không tìm thấy trang') },
  { name: 'config', path: '/system/config/stock', shown: sees('Xuất quá tồn'), picture: true },
  { name: 'company', path: '/system/config/company', shown: sees('Tên công ty') },
  { name: 'permission', path: '/system/permission', shown: sees('Toàn quyền'), picture: true },
  { name: 'user', path: '/system/userrole/user/detail/0', shown: sees('Tên đăng nhập') },
  { name: 'event', path: '/system/event', shown: sees('admin') },
]
export const sizes = {
  desk: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const
export type Size = keyof typeof sizes

/** The sizes of a screen on which the state exists. */
export const sizesOf = ({ only }: State): Size[] =>
  (Object.keys(sizes) as Size[]).filter((size) => only === undefined || (only === 'phone') === (size === 'phone'))
export const statesOn = (size: Size): State[] => states.filter((state) => sizesOf(state).includes(size))

/** Opens the page, at the address of the window if it has one, and what is to be opened over it. */
export const reach = async (page: Page, state: State, address = ''): Promise<void> => {
  await page.goto(address + state.path)
  await state.shown(page)
  await state.open?.(page)
}
