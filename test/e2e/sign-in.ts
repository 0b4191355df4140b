/** Who is signed in. Only tests of signing in type a password; the others enter with the session of an earlier one. */
import { expect, type Page } from '@playwright/test'
import { place, type Place } from './place.ts'

const PASSWORD = 'vua-demo'

export interface Typed {
  /** The tenant's, when the page knows none. */
  address?: string
  user?: string
  password?: string
}
/** Signs in as a user does, by the keys, and waits for the home page. */
export const typeSignIn = async (
  page: Page,
  { address = '', user = 'admin', password = PASSWORD }: Typed = {},
): Promise<void> => {
  await page.goto(`${address}/login/member`)
  await expect(page.getByLabel('Tên đăng nhập')).toBeFocused()
  await page.keyboard.type(user)
  await page.keyboard.press('Tab')
  await page.getByLabel('Mật khẩu', { exact: true }).focus()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Xin chào').first()).toBeVisible()
}

const sessionOf = async ({ url, tenant }: Place, username: string, password: string): Promise<string> => {
  const answer = await fetch(`${url}/api/authtoken`, {
    method: 'POST',
    headers: { language: 'vi', 'X-Tenant': tenant },
    body: new URLSearchParams({ grant_type: 'password', username, password }),
  })
  const said = (await answer.json()) as { access_token?: string; error_description?: string }
  if (!said.access_token) throw new Error(`${username} is not let in: ${said.error_description}`)
  return said.access_token
}

const enter = async (page: Page, token: string, user: string): Promise<void> => {
  const { address } = place()
  const cookies = Object.entries({ token, userName: user })
  await page
    .context()
    .addCookies(cookies.map(([name, value]) => ({ name, value: encodeURIComponent(value), url: address })))
}

/** Gives the page a session of its own, for tests that end it. */
export const signInAnew = async (page: Page, user = 'admin', password = PASSWORD): Promise<void> =>
  enter(page, await sessionOf(place(), user, password), user)

/** The sessions of this worker. */
const sessions = new Map<string, Promise<string>>()

/** Signs in with the one session that the user has in all tests of a worker. Opens no page. */
export const signIn = async (page: Page, user = 'admin', password = PASSWORD): Promise<void> => {
  const where = place()
  const key = `${where.tenant} ${user}`
  if (!sessions.has(key)) sessions.set(key, sessionOf(where, user, password))
  await enter(page, await sessions.get(key)!, user)
}

/** Opens the home page, in Vietnamese or English. */
export const openHome = async (page: Page, language: 0 | 1 = 0): Promise<void> => {
  await page.goto('/')
  await expect(page.getByText(['Xin chào', 'Hello'][language]!).first()).toBeVisible()
}
