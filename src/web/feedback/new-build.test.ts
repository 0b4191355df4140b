import '#test/web/bare-page.ts'
import { expect, it } from 'vitest'
import { isNewBuild, watchParts } from './new-build.ts'

const page =
  (text: string, ok = true) =>
  async () => ({ ok, text: async () => text })
const own = '/assets/index-aaaaaaa.js'

it('a page knows a new build by the name of its script', async () => {
  expect(await isNewBuild(own, page('<script src="/assets/index-bbbbbbb.js">'))).toBe(true)
  expect(await isNewBuild(own, page(`<script src="${own}">`))).toBe(false)
})

it('a page stays as it is while nothing is known of another build', async () => {
  expect(await isNewBuild(own, page('', false))).toBe(false)
  expect(await isNewBuild(null, page('<script src="/assets/index-bbbbbbb.js">'))).toBe(false)
  expect(await isNewBuild(own, () => Promise.reject(new TypeError('Failed to fetch')))).toBe(false)
})

it('a part that could not be loaded is reported where nobody caught that, and other errors are not', () => {
  const page = new EventTarget()
  const told: string[] = []
  watchParts(page, { lost: () => told.push('lost'), report: () => told.push('report') })
  const rejected = (reason: unknown) => page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  const failure = new TypeError('Failed to fetch dynamically imported module')
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: failure }))
  rejected(new TypeError('Failed to fetch'))
  rejected('cancelled')
  expect(told).toEqual(['lost'])
  rejected(failure)
  expect(told).toEqual(['lost', 'report'])
})
