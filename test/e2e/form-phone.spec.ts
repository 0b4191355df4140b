/** A bill entered on a phone: touch targets are large enough, and nothing lies outside the screen. */
import { detail, expect, test, type Page } from './test.ts'
import { violationsIn } from './accessibility.ts'
import { signIn } from './sign-in.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const LEAST_TARGET = 44
const LEAST_TEXT = 16

/** Controls that are smaller than a fingertip, or whose small text makes the phone zoom. */
const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([target, text]) => {
      const host = document.querySelector('[role=dialog]') ?? document.querySelector('main') ?? document.body
      const seen = [...host.querySelectorAll<HTMLElement>('button, input, textarea, a[href], [role=option]')].filter(
        (one) =>
          one.checkVisibility({ visibilityProperty: true }) && !one.closest('.hidden-visually, [aria-hidden=true]'),
      )
      const name = (one: HTMLElement) => one.getAttribute('aria-label') ?? one.textContent ?? one.tagName
      const small = seen.flatMap((one) => {
        // A field is as tall as the box around it.
        const box = (
          one.matches('input, textarea, [aria-haspopup=listbox]') ? (one.parentElement ?? one) : one
        ).getBoundingClientRect()
        const isIcon = one.matches('input ~ *, input ~ * *') || one.closest('label') !== null
        return box.height > 0 && box.height < target && !isIcon
          ? [`${name(one)}: ${Math.round(box.height)} px high`]
          : []
      })
      const zooms = seen.flatMap((one) =>
        one.matches('input:not([type=checkbox]), textarea') && Number.parseFloat(getComputedStyle(one).fontSize) < text
          ? [`${name(one)}: ${getComputedStyle(one).fontSize}`]
          : [],
      )
      const wide =
        document.documentElement.scrollWidth > innerWidth
          ? [`page is ${document.documentElement.scrollWidth} wide`]
          : []
      return [...small, ...zooms, ...wide]
    },
    [LEAST_TARGET, LEAST_TEXT] as const,
  )

test('a bill is entered and saved by touch on a phone', { tag: detail }, async ({ page }) => {
  await signIn(page)
  await page.goto('/sales/billsales/create')
  const customer = page.getByRole('button', { name: 'Khách hàng', exact: true })
  await expect(customer).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  // Total and "Lưu" are at the bottom edge of the screen, with no bar below them.
  const foot = (await page.locator('footer').boundingBox())!
  expect([foot.y + foot.height, foot.height]).toEqual([844, 56])
  await expect(page.getByRole('navigation', { name: 'Thanh điều hướng' })).toHaveCount(0)

  await test.step('the customer is chosen in a sheet over the whole screen', async () => {
    await customer.tap()
    const sheet = page.getByRole('dialog')
    await expect(sheet).toBeVisible()
    await page.keyboard.type('phuc loc')
    await expect(sheet.getByRole('button', { name: /Phúc Lộc/ })).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await sheet.getByRole('button', { name: /Phúc Lộc/ }).tap()
    await expect(sheet).toHaveCount(0)
  })

  await test.step('goods are added by search and counted with − and +', async () => {
    await page.getByRole('button', { name: 'Quét mã vạch hoặc tìm hàng…' }).tap()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByPlaceholder(/^Quét mã vạch/)).toBeFocused()
    await page.keyboard.type('SP000037')
    const option = sheet.getByRole('button', { name: /^Nước khoáng.*Thùng ×24/ })
    await expect(option).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await option.tap()
    // The list stays open; the goods are counted in it and on their card.
    await sheet.getByRole('button', { name: /^Thêm một Nước khoáng/ }).tap()
    await sheet.getByRole('button', { name: /^Bớt một Nước khoáng/ }).tap()
    expect(await faultsOf(page)).toEqual([])
    await sheet.getByRole('button', { name: 'Xong' }).tap()
    await expect(sheet).toHaveCount(0)
    await page.getByRole('button', { name: /^Thêm một Nước khoáng/ }).tap()
    await page.getByRole('button', { name: /^Thêm một Nước khoáng/ }).tap()
    await page.getByRole('button', { name: /^Bớt một Nước khoáng/ }).tap()
    await expect(page.getByText('Tổng thanh toán')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
  })

  await test.step('a line is edited in a sheet', async () => {
    await page
      .getByRole('button', { name: /^Nước khoáng/ })
      .first()
      .tap()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByLabel('Số lượng')).toHaveValue('2')
    await expect(sheet.getByLabel('Số lượng')).toHaveAttribute('inputmode', 'decimal')
    await sheet.getByLabel('Số lượng').fill('12')
    expect(await faultsOf(page)).toEqual([])
    expect(await violationsIn(page, { within: '[role=dialog]' })).toEqual([])
    await sheet.getByRole('button', { name: 'Xong' }).tap()
    await expect(sheet).toHaveCount(0)
  })

  await test.step('more fields are opened and the bill is saved', async () => {
    await page.getByRole('button', { name: /^Thêm thông tin/ }).tap()
    await expect(page.getByLabel('Diễn giải')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Lưu', exact: true }).tap()
    await expect(page.getByText('Lưu thành công').first()).toBeVisible()
  })
})
