/** What is kept in the browser, also when it refuses to keep it. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { browserDatabase, type BrowserDatabase, type Refusal } from '#test/web/browser-database.ts'
import { decimal } from '#kernel/decimal.ts'
import { browserStore } from './browser-store.ts'
import { createWaitingSaves } from './waiting-saves.ts'

let browser: BrowserDatabase
beforeEach(() => {
  browser = browserDatabase()
  vi.stubGlobal('indexedDB', browser.factory)
})

it('keeps values by key, exact numbers included, for whoever opens it next', async () => {
  const value = { quantity: decimal('12345678901234.5'), note: null }
  expect(await browserStore('vua', 'drafts').put('a', value)).toBe(true)
  const again = browserStore('vua', 'drafts')
  expect(await again.get('a')).toEqual(value)
  expect(await again.get('b')).toBeNull()
  await again.put('b', 2)
  expect(await again.all()).toEqual([value, 2])
  await again.drop('a')
  expect([await again.get('a'), await again.all()]).toEqual([null, [2]])
})

describe.each<Exclude<Refusal, null>>(['open', 'write', 'commit'])('a browser that refuses to %s', (what) => {
  it('says so, and has what was put until the page is left', async () => {
    browser.refuse(what)
    const store = browserStore('vua', 'drafts')
    expect(await store.put('a', 1)).toBe(false)
    expect([await store.get('a'), await store.all()]).toEqual([1, [1]])
    expect(browser.kept.size).toBe(0)
    await store.drop('a')
    expect([await store.get('a'), await store.all()]).toEqual([null, []])
  })
})

describe('a disk that becomes full', () => {
  it('does not bring back the value before, and is asked again next time', async () => {
    const store = browserStore('vua', 'drafts')
    await store.put('a', 'old')
    await store.put('b', 'other')
    browser.refuse('commit')
    expect([await store.put('a', 'new'), await store.put('c', 'third')]).toEqual([false, false])
    expect([await store.get('a'), await store.all()]).toEqual(['new', ['new', 'other', 'third']])
    browser.refuse(null)
    expect(await store.put('a', 'newer')).toBe(true)
    expect([await store.get('a'), browser.kept.get('a')]).toEqual(['newer', 'newer'])
  })

  it('does not keep a save that got no answer from being sent again', async () => {
    browser.refuse('write')
    const sent: string[] = []
    const saves = createWaitingSaves({
      kept: browserStore('vua-waiting', 'saves'),
      owner: () => 'minhtam/lan',
      now: () => new Date('2026-11-20T09:00:00Z'),
      tooOld: () => '',
      call: async ({ requestId }) => {
        sent.push(requestId)
        return { Description: 'ok', s_ID: '7' }
      },
    })
    const save = { requestId: 'r1', owner: 'minhtam/lan', path: '', body: {}, module: 'Order', label: '', about: '' }
    await saves.add({ ...save, page: '', draft: null, at: '2026-11-20T08:00:00.000Z', problem: null })
    expect(saves.list.get()).toHaveLength(1)
    await saves.send()
    expect([sent, saves.list.get()]).toEqual([['r1'], []])
  })
})
