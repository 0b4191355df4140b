/**
 * Every address of contract system §2, opened by each delivered group: its page with its title, or /noaccess. The
 * pages follow one another in one window, as links lead to them.
 */
import { quarterOf } from '../support/quarter.ts'
import { expect, test, type Page } from './test.ts'
import { addresses, groups, mayOpen, type Address } from '../support/addresses.ts'
import { vietnameseTexts } from '../support/vietnamese.ts'
import { place } from './place.ts'
import { openHome, signIn } from './sign-in.ts'

interface Seen {
  path: string
  heading: string
  tab: string
}
interface Found {
  seen: Seen[]
  /** Every text that was shown, or stands behind a control, on any of the pages. */
  texts: string[]
}
/** Goes through the addresses in the page itself; what is not there after five seconds is answered as it stands. */
const visit = (page: Page, visits: readonly Visit[]): Promise<Found> =>
  page.evaluate(async (all) => {
    const texts = new Set<string>()
    const read = (): void => {
      // The log quotes names of records, among them those of forms that were delivered in Vietnamese and changed.
      const heads = location.pathname === '/system/event' ? document.querySelectorAll('[role=columnheader]') : []
      const content = [...heads].find((head) => /^(Nội dung|Content)/.test(head.textContent!))?.ariaColIndex
      const isQuoted = (element: Element | null) =>
        content != null && element?.closest(`[role=gridcell][aria-colindex="${content}"]`) != null
      const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (nodes.nextNode())
        if (!isQuoted(nodes.currentNode.parentElement)) texts.add(nodes.currentNode.textContent!.trim())
      for (const name of ['aria-label', 'title', 'placeholder', 'data-tip'])
        for (const element of document.querySelectorAll(`[${name}]`))
          if (!isQuoted(element)) texts.add(element.getAttribute(name)!)
    }
    const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    const now = (): Seen => ({
      path: location.pathname + location.search,
      heading: document.querySelector('h1')?.textContent ?? '',
      tab: document.title,
    })
    const isAt = (one: Seen) => JSON.stringify(now()) === JSON.stringify(one)
    const seen: Seen[] = []
    for (const { path, wanted } of all) {
      history.pushState({ idx: 1, key: String(Math.random()) }, '', path)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
      for (let waited = 0; !isAt(wanted) && waited < 5000; waited += 10) await rest(10)
      seen.push(now())
      for (let waited = 0; document.querySelector('[aria-busy=true]') && waited < 500; waited += 10) await rest(10)
      read()
    }
    return { seen, texts: [...texts] }
  }, visits)

interface Visit {
  path: string
  wanted: Seen
}
/** Every page is given a name, by which pages of one title are told apart; a redirect leads to another address. */
const visitOf = (user: string, language: 0 | 1, address: Address, index: number): Visit => {
  const path = address.to === undefined ? `${address.path}?name=${index}` : address.path
  if (!mayOpen(user, address)) {
    const refused = ['Không có quyền', 'No access'][language]!
    return { path, wanted: { path: '/noaccess', heading: refused, tab: `${refused} | Vựa` } }
  }
  const named = (title: string) => (address.to === undefined ? `${title} - ${index}` : title)
  const title = named(address.title[language])
  const isHome = (address.to ?? address.path) === '/'
  const heading = isHome ? named(['Tổng quan', 'Dashboard'][language]!) : title
  return { path, wanted: { path: address.to ?? path, heading, tab: `${title} | Vựa` } }
}

const users = Object.keys(groups)
/** In each quarter some addresses of every document, list and report are opened, and by every group. */
const chosen = quarterOf(
  users.flatMap((user) => addresses.map((address, index) => ({ user, address, index }))),
  ({ address }) => address.path.split('/', 3).join('/'),
)

test.describe.configure({ mode: 'parallel' })

for (const user of users)
  test(`${user} opens every address`, async ({ page }) => {
    // Half a minute for all; but over two hundred pages take long on a machine that does other things.
    test.setTimeout(300_000)
    await signIn(page, user)
    const language = user === 'admin' ? 1 : 0
    if (language === 1) await page.context().addCookies([{ name: 'language', value: 'en', url: place().address }])
    await openHome(page, language)
    const own = chosen.filter((one) => one.user === user)
    const visits = own.map(({ address, index }) => visitOf(user, language, address, index))
    const { seen, texts } = await visit(page, visits)
    expect(seen).toEqual(visits.map(({ wanted }) => wanted))
    const foreign = vietnameseTexts()
    if (language === 1) expect(texts.filter((text) => foreign.has(text))).toEqual([])
    else expect(texts.filter((text) => foreign.has(text)).length).toBeGreaterThan(30)
  })

test('who lacks the right is told so, and led home', async ({ page }) => {
  await signIn(page, 'thukho')
  await page.goto('/system/event')
  await expect(page.getByText('Bạn không có quyền truy cập vào trang này')).toBeVisible()
  await page.getByRole('link', { name: 'Về trang chủ' }).click()
  await expect(page.getByText('Xin chào').first()).toBeVisible()
})
