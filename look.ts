import { chromium } from 'playwright-core'
import { browserFlags, findBrowser } from './scripts/lib/browser.ts'
const [path, out, w = '390', h = '844', dark] = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags })
const page = await (
  await browser.newContext({
    viewport: { width: Number(w), height: Number(h) },
    locale: 'vi-VN',
    colorScheme: dark ? 'dark' : 'light',
  })
).newPage()
await page.goto('http://demo.localhost:8395/login/member')
await page.getByLabel('Tên đăng nhập').fill('admin')
await page.getByLabel('Mật khẩu', { exact: true }).fill('vua-demo')
await page.keyboard.press('Enter')
await page.getByText('Xin chào').first().waitFor()
let p = path!
if (p.includes('PARTNER')) {
  const id = await page.evaluate(
    async (type) => {
      const token = /(?:^|; )token=([^;]*)/.exec(document.cookie)?.[1] ?? ''
      const a = await fetch('/api/Customer/getlist', {
        method: 'POST',
        headers: { Authorization: 'Bearer ' + decodeURIComponent(token) },
      })
      const d = await a.json()
      return d.Data.ListItem.find((x) => x.partnerType === type)?.s_ID ?? JSON.stringify(d.Data.ListItem[0])
    },
    p.includes('PARTNER2') ? 2 : 1,
  )
  p = p.replace(/PARTNER\d/, id)
}
await page.goto('http://demo.localhost:8395' + p)
await page.waitForTimeout(2500)
await page.screenshot({ path: out! })
await browser.close()
