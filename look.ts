import { chromium } from 'playwright-core'
import { browserFlags, findBrowser } from './scripts/lib/browser.ts'
const [size, scheme, lang, out, ...paths] = process.argv.slice(2)
const [w, h] = size!.split('x').map(Number)
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags })
const page = await (await browser.newContext({ viewport: { width: w!, height: h! }, locale: 'vi-VN', colorScheme: scheme as 'dark' })).newPage()
await page.goto('http://demo.localhost:8395/login/member')
await page.getByLabel('Tên đăng nhập').fill('admin')
await page.getByLabel('Mật khẩu', { exact: true }).fill('vua-demo')
await page.keyboard.press('Enter')
await page.getByText('Xin chào').first().waitFor()
await page.context().addCookies([{ name: 'language', value: lang!, domain: 'demo.localhost', path: '/' }])
for (const [i, p] of paths.entries()) {
  await page.goto('http://demo.localhost:8395' + p)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1200)
  await page.screenshot({ path: `${out}${String(i).padStart(2, '0')}.png` })
}
await browser.close()
