/** Every address of the contract is compared with the routes: its page, its title in both languages, who may open it. */
import { matchRoutes } from 'react-router'
import { describe, expect, it, vi as vitest } from 'vitest'
import { fill, type Words } from '#i18n/fill.ts'
import { addresses } from '#test/support/addresses.ts'
import { words as en } from './words/catalogue-en.ts'
import { words as vi } from './words/catalogue-vi.ts'
import type { WebWords } from './words/words.ts'
import type { PageHandle } from './menu/page-handle.ts'

// What modules of the pages read of a browser when they load.
vitest.stubGlobal('document', { cookie: '', documentElement: { dataset: {}, style: {} } })
vitest.stubGlobal('location', { hostname: 'demo.localhost', protocol: 'http:', search: '', pathname: '/' })
vitest.stubGlobal('localStorage', { getItem: () => null })
vitest.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
vitest.stubGlobal('addEventListener', () => undefined)
const [{ titleOf }, { routes }] = await Promise.all([import('./shell/page-title.ts'), import('./routes.tsx')])

const speaking = (language: 'vi' | 'en', words: Words): WebWords => {
  const label: WebWords['label'] = (key, values) => fill(words[key] ?? key, values)
  return { language, label, t: (key, ...[values]) => label(key, values as Parameters<typeof label>[1]) }
}
const vietnamese = speaking('vi', vi)
const english = speaking('en', en)
const all = routes()
const find = (path: string) => {
  const found = matchRoutes(all, path)?.at(-1)
  return { handle: found?.route.handle as PageHandle | undefined, params: found?.params ?? {}, path: found?.route.path }
}
// Ranking all routes again for every address takes a while.
vitest.setConfig({ testTimeout: 30_000 })
const known = new Map<string, ReturnType<typeof find>>()
const pageOf = (path: string) => known.get(path) ?? known.set(path, find(path)).get(path)!
const pages = addresses.filter((one) => one.to === undefined)
/** A report says its title itself. */
const titled = pages.filter(({ path }) => !path.startsWith('/reports/') || path.endsWith('/list'))

describe('the addresses of contract system §2', () => {
  it('have a page each, or lead to one', () => {
    const lost = addresses.filter(({ path }) => pageOf(path).path === '*' && path !== '/nothing/here')
    expect(lost.map(({ path }) => path)).toEqual([])
    for (const { to } of addresses) if (to !== undefined) expect(pageOf(to.split('?')[0]!).path, to).not.toBe('*')
  })
  it('have their title in both languages', () => {
    const shown = titled.map(({ path }) => {
      const { handle, params } = pageOf(path)
      return [path, ...[vietnamese, english].map((words) => titleOf(words, handle!, params['id'] === '0'))]
    })
    expect(shown).toEqual(titled.map(({ path, title }) => [path, ...title]))
  })
  it('open to who has the right to one of their functions', () => {
    const asked = pages.map(({ path }) => [path, ...(pageOf(path).handle?.needs ?? []).map((need) => need.join(' '))])
    expect(asked).toEqual(pages.map(({ path, functions, flag }) => [path, ...functions.map((one) => `${one} ${flag}`)]))
  })
  it('have a back arrow on the pages of one record, and none on lists', () => {
    for (const { path } of pages) {
      const { handle } = pageOf(path)
      const isOne = /\/(create|update|detail|createother|updateother|import)(\/|$)/.test(path)
      if (!path.startsWith('/reports/')) expect(Boolean(handle?.back), path).toBe(isOne)
    }
  })
})
