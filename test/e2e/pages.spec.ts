/**
 * Opens every kind of page: no violation of accessibility rules or of the content security policy, no error, in both
 * languages.
 */
import { ofKind, quarterOf } from '#test/support/quarter.ts'
import { violationsIn } from './accessibility.ts'
import { expect, test, type Page } from './test.ts'
import { openedStates } from './opened-states.ts'
import { signIn } from './sign-in.ts'
import { reach, sizes, sizesOf, states, type Size, type State } from './states.ts'

/** Messages in which the browser reports blocked resources. */
const complaints = (page: Page): string[] => {
  const found: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) found.push(message.text())
  })
  return found
}

/** Print pages are in a frame that runs no scripts, so the accessibility rules check a copy of it. */
const violations = async (page: Page): Promise<string[]> => {
  const found = await violationsIn(page, { without: 'iframe', always: true })
  for (const frame of page.frames().slice(1)) {
    const copy = await page.context().newPage()
    await copy.setContent(await frame.content())
    found.push(...(await violationsIn(copy, { always: true })).map((one) => `paper: ${one}`))
    await copy.close()
  }
  return found
}

test('the sign-in page is accessible and shows why signing in failed', async ({ page }) => {
  const refused = complaints(page)
  await page.goto('/login/member')
  await expect(page.getByLabel('Tên đăng nhập')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByLabel('Tên đăng nhập').fill('admin')
  await page.getByLabel('Mật khẩu', { exact: true }).fill('sai mật khẩu')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Tên đăng nhập hoặc mật khẩu không đúng')).toBeVisible()
  expect(await violations(page)).toEqual([])
  expect(refused).toEqual([])
})

const wear = async (page: Page, colorScheme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme })
  await page.locator(`html[data-theme=${colorScheme}]`).waitFor({ state: 'attached' })
  // Half way from one colour to the other there may be no contrast.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((each) => each instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  )
}

/** The same state in dark, where nothing differs but the colours. */
const darkViolations = async (page: Page): Promise<string[]> => {
  await wear(page, 'dark')
  const found = await violationsIn(page, { without: 'iframe', rules: ['color-contrast'], always: true })
  await wear(page, 'light')
  return found.map((one) => `dark: ${one}`)
}

/** All pages have their colours from the same few dozen names, so a quarter of them in dark shows what is wrong with one. */
const dark = ofKind('dark', [...states, ...openedStates])

/** What is wrong with an opened state at one size of the window. */
const faultsAt = async (page: Page, state: State, size: Size): Promise<string[]> => {
  // The same design has the same colours on a tablet as on a desk.
  const isSeenDark = size !== 'tablet' && dark.includes(state)
  const found = [...(await violations(page)), ...(isSeenDark ? await darkViolations(page) : [])]
  const wide = Number(await page.evaluate('document.documentElement.scrollWidth - innerWidth'))
  return wide > 0 ? [...found, `${wide} px wider than the window`] : found
}

const faultsOf = async (page: Page, state: State, wanted: readonly Size[]): Promise<string[]> => {
  const found: string[] = []
  for (const [index, size] of wanted.entries()) {
    await page.setViewportSize(sizes[size])
    // What is opened over a page is another thing at another size, or closed by the change.
    if (index === 0 || state.open) await reach(page, state)
    else await state.shown(page)
    found.push(...(await faultsAt(page, state, size)).map((one) => `${state.name}, ${size}: ${one}`))
  }
  return found
}

const every = [...states, ...openedStates]
const all = every.flatMap((state) => sizesOf(state).map((size) => ({ state, size })))
/**
 * What opens over a page is of one kind with it; every page is in each quarter, and of what opens over the list of bills
 * some of each kind of dialog. Of what only opens by a way of its own, a quarter.
 */
const chosen = quarterOf(all, ({ state }) => (states.includes(state) ? state.path.split('?')[0]! : ''))
const PARTS = 8

test.describe('every page', () => {
  test.describe.configure({ mode: 'parallel' })

  for (let part = 0; part < PARTS; part += 1)
    test(`and everything that opens over it is accessible and fits the window, part ${part + 1}`, async ({ page }) => {
      test.setTimeout(480_000)
      await page.emulateMedia({ colorScheme: 'light' })
      const found = complaints(page)
      await signIn(page)
      for (const state of every.filter((_, index) => index % PARTS === part)) {
        const wanted = chosen.filter((one) => one.state === state).map(({ size }) => size)
        found.push(...(await faultsOf(page, state, wanted)))
      }
      expect(found).toEqual([])
    })
})

test('a salesman sees no costs and cannot open pages he has no right to', async ({ page }) => {
  await signIn(page, 'banhang')
  await page.goto('/sales/billsales/data/list?payStatus=1')
  const number = page.getByRole('link', { name: /^BH\d{6}$/ }).first()
  await number.click()
  await expect(page.getByText('Còn lại').first()).toBeVisible()
  await expect(page.getByText('Giá vốn')).toHaveCount(0)
  await page.goto('/purchase/listimport/list')
  await expect(page.getByText('Bạn không có quyền truy cập vào trang này')).toBeVisible()
})
