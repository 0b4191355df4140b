/** Which key a tab keeps its draft under, with the locks of the machine or by asking the other tabs. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { claimPlace, type Claim, type DraftPlace } from './draft-place.ts'

const open: DraftPlace[] = []
const kept = new Set<string>()
let pages = 0
/** A page nobody has opened before. */
const newPage = () => `minhtam/lan/salesBill/new${(pages += 1)}`
const tab = async (page: string, wish: Partial<Claim> = {}): Promise<DraftPlace | null> => {
  const keptKeys = async () => [...kept].filter((key) => key === page || key.startsWith(`${page}#`))
  const place = await claimPlace({ page, find: 'kept', keptKeys, isGone: () => false, ...wish })
  if (place) open.push(place)
  return place
}
/** Closes the tab; its lock is free once its holder has been told. */
const close = async (place: DraftPlace | null): Promise<void> => {
  place!.release()
  await new Promise((resolve) => {
    setTimeout(resolve, 20)
  })
}
afterEach(() => {
  for (const place of open.splice(0)) place.release()
  kept.clear()
  vi.unstubAllGlobals()
})

for (const way of ['with locks', 'by asking'] as const)
  describe(`tabs that choose ${way}`, () => {
    // Pages without https have no locks, and no UUIDs of the browser.
    const begin = () => {
      if (way === 'by asking') {
        vi.stubGlobal('navigator', {})
        vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
      }
      return newPage()
    }
    const of = (page: string, place: DraftPlace | null) => place && [place.key.slice(page.length), place.shared]

    it('have a key each, and know of each other', async () => {
      const page = begin()
      const [first, second, third] = [await tab(page), await tab(page), await tab(page)]
      expect([first, second, third].map((one) => of(page, one))).toEqual([
        ['', false],
        ['#2', true],
        ['#3', true],
      ])
      expect(of(page, await tab(`${page}-other`))).toEqual(['-other', false])
    })

    it('take over the key of a tab that was closed, first one with a draft', async () => {
      const page = begin()
      const [first, second] = [await tab(page), await tab(page)]
      await close(second)
      kept.add(`${page}#2`)
      const again = await tab(page)
      expect(of(page, again)).toEqual(['#2', true])
      await close(again)
      await close(first)
      expect(of(page, await tab(page))).toEqual(['#2', false])
    })

    it('take the first free key when no draft is left', async () => {
      const page = begin()
      const [first] = [await tab(page), await tab(page)]
      await close(first)
      expect(of(page, await tab(page))).toEqual(['', true])
    })

    it('leave the key free when the form was closed meanwhile', async () => {
      const page = begin()
      expect(await tab(page, { isGone: () => true })).toBeNull()
      expect(of(page, await tab(page))).toEqual(['', false])
    })

    it('take the key they had before, and any key with a draft, whatever it is called', async () => {
      const page = begin()
      kept.add(page)
      kept.add(`${page}#2`)
      kept.add(`${page}#7c0a`)
      expect(of(page, await tab(page, { wanted: `${page}#2` }))?.[0]).toBe('#2')
      expect(of(page, await tab(page))?.[0]).toBe('')
      expect(of(page, await tab(page))?.[0]).toBe('#7c0a')
    })

    it('never take a key with a draft for something else', async () => {
      const page = begin()
      for (let at = 0; at < 8; at += 1) kept.add(at === 0 ? page : `${page}#${at + 1}`)
      const place = await tab(page, { find: 'free' })
      expect(kept).not.toContain(place!.key)
    })

    it('never use a key twice, however many there are', async () => {
      const page = begin()
      const keys: string[] = []
      for (let at = 0; at < 10; at += 1) keys.push((await tab(page))!.key)
      expect(new Set(keys).size).toBe(10)
    }, 10_000)
  })

it('tabs that open at the same moment choose one after the other', async () => {
  const page = newPage()
  const places = await Promise.all([1, 2, 3].map(() => tab(page)))
  expect(new Set(places.map((one) => one!.key)).size).toBe(3)
})

it('tabs that ask at the same moment without locks have a key each, too', async () => {
  vi.stubGlobal('navigator', {})
  const page = newPage()
  const places = await Promise.all([1, 2, 3].map(() => tab(page)))
  expect(new Set(places.map((one) => one!.key)).size).toBe(3)
})
