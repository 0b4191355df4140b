import '#test/web/bare-page.ts'
import { expect, it } from 'vitest'
import { isNewBuild } from './new-build.ts'

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
