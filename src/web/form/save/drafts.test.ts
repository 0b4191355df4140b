/** Drafts of forms: when they are stored, under which key, and when they are offered again. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserDatabase, type BrowserDatabase } from '#test/web/browser-database.ts'
import { goodsOf, sampleForm } from '#test/web/sample-form.ts'
import { decimal } from '#kernel/decimal.ts'
import { secret, text } from '#model/field.ts'
import { createStore } from '#web/ui/store.ts'
import { pickGoods, setCell } from '../draft/lines.ts'
import { withoutSecrets } from '../record/record-draft.ts'
import type { RecordValues } from '../record/record-subject.ts'
import { createKeeping, draftPage, isRestorable, SAVE_DELAY_MS, watchDraft, type KeptDraft } from './draft-saver.ts'
import { keepIn } from './kept-values.ts'
import { newSession, resumeSession } from './save.ts'
import { sourceOf } from './use-draft.ts'

let browser: BrowserDatabase
beforeEach(() => {
  // The drafts have opened theirs once for all tests.
  browser ??= browserDatabase()
  browser.kept.clear()
  browser.refuse(null)
  vi.stubGlobal('indexedDB', browser.factory)
})
afterEach(() => vi.useRealTimers())

const form = (place: string | null = 'page') => {
  const { model, lines } = sampleForm()
  const key = createStore(place)
  const savedAt = createStore<Date | null>(null)
  const session = newSession(3)
  const keeping = createKeeping(model.store, { key, savedAt, about: () => session })
  const type = (quantity: number) => {
    if (lines().length === 0) pickGoods(model, 0, { product: goodsOf(1) })
    setCell(model, 0, { name: 'quantity', value: decimal(quantity) })
  }
  return { model, key, savedAt, session, keeping, type }
}
const kept = (key = 'page') => browser.kept.get(key) as KeptDraft | undefined
const quantityIn = (draft: KeptDraft | undefined) => draft?.raw.lines[0]?.['quantity']

describe('a draft', () => {
  it('is stored as it was typed, with what is needed to save it once, and not before anything was typed', async () => {
    const { keeping, type, session, savedAt } = form()
    expect(await keeping.save()).toBe(true)
    expect(kept()).toBeUndefined()
    type(7)
    expect(await keeping.save()).toBe(true)
    expect(kept()).toMatchObject({ requestId: session.requestId, version: 3, unanswered: null })
    expect(quantityIn(kept())).toBe(decimal(7))
    expect(savedAt.get()).not.toBeNull()
  })

  it('is not written again while it is the same', async () => {
    const { keeping, type } = form()
    type(7)
    await keeping.save()
    browser.kept.clear()
    expect(await keeping.save()).toBe(true)
    expect(kept()).toBeUndefined()
    type(8)
    await keeping.save()
    expect(quantityIn(kept())).toBe(decimal(8))
  })

  it('waits for its key, for whoever leaves right after typing', async () => {
    const { keeping, type, key } = form(null)
    type(7)
    const saved = keeping.save()
    key.set('late')
    expect([await saved, quantityIn(kept('late'))]).toEqual([true, decimal(7)])
  })

  it('is not safe without a key, or when the browser has no room', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const without = form(null)
    without.type(7)
    const saved = without.keeping.save()
    await vi.advanceTimersByTimeAsync(1000)
    expect(await saved).toBe(false)
    browser.refuse('commit')
    const { keeping, type, savedAt } = form()
    type(7)
    expect([await keeping.save(), await keeping.save(), savedAt.get()]).toEqual([false, false, null])
    browser.refuse(null)
    type(8)
    expect(await keeping.save()).toBe(true)
  })

  it('is gone once it was saved or discarded, also when its key comes later, until it is resumed', async () => {
    const { keeping, type, savedAt } = form()
    type(7)
    await keeping.save()
    keeping.drop()
    type(8)
    await keeping.save()
    await vi.waitFor(() => expect([kept(), savedAt.get()]).toEqual([undefined, null]))
    keeping.resume()
    await vi.waitFor(() => expect(quantityIn(kept())).toBe(decimal(8)))

    const late = form(null)
    late.type(7)
    const saved = late.keeping.save()
    late.keeping.drop()
    late.key.set('late')
    expect([await saved, kept('late')]).toEqual([true, undefined])
  })
})

describe('the time a draft is stored', () => {
  const watched = () => {
    const page = new EventTarget()
    vi.stubGlobal('document', page)
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
    vi.useFakeTimers()
    const { model, type } = form()
    let saves = 0
    const end = watchDraft(model.store, { save: async () => (saves += 1) > 0, wake: () => undefined })
    return { page, type, end, saves: () => saves }
  }
  it('is a pause after the last change', () => {
    const { type, saves, end } = watched()
    for (const quantity of [1, 2, 3]) {
      type(quantity)
      vi.advanceTimersByTime(SAVE_DELAY_MS - 1)
    }
    expect(saves()).toBe(0)
    vi.advanceTimersByTime(1)
    expect(saves()).toBe(1)
    end()
  })
  it('is at once when the page is hidden, closed or left, and never after that', () => {
    const { page, type, saves, end } = watched()
    type(1)
    page.dispatchEvent(new Event('visibilitychange'))
    page.dispatchEvent(new Event('pagehide'))
    expect(saves()).toBe(2)
    end()
    expect(saves()).toBe(3)
    type(2)
    vi.advanceTimersByTime(SAVE_DELAY_MS * 2)
    page.dispatchEvent(new Event('pagehide'))
    expect(saves()).toBe(3)
  })
})

describe('a draft that is found again', () => {
  it('is offered for the version it was typed into, and only while nothing is typed', () => {
    expect(isRestorable({ version: 3 }, 3, false)).toBe(true)
    expect(isRestorable({ version: 2 }, 3, false)).toBe(false)
    expect(isRestorable({ version: 3 }, 3, true)).toBe(false)
    expect(isRestorable({ version: undefined }, undefined, false)).toBe(true)
    expect(isRestorable({ version: undefined }, 3, false)).toBe(false)
  })
  it('is saved with the requestId of before, so that it becomes one document', () => {
    const session = newSession(3)
    resumeSession(session, { requestId: 'r1', unanswered: { note: 'sent' } })
    expect(session).toMatchObject({ requestId: 'r1', version: 3, unanswered: { note: 'sent' } })
    resumeSession(session, { requestId: 'r2' })
    expect(session).toMatchObject({ requestId: 'r2', unanswered: null })
  })
})

describe('the key of a draft', () => {
  beforeEach(() => {
    vi.stubGlobal('document', { cookie: 'userName=lan' })
    vi.stubGlobal('location', { host: 'minhtam.vua.test', search: '' })
  })
  it('names tenant, user, page and record; a new one also what it is made from', () => {
    expect(draftPage('salesBill', '7')).toBe('minhtam/lan/salesBill/7')
    expect(draftPage('salesBill', null)).toBe('minhtam/lan/salesBill/new')
    const from = (address: string) => draftPage('salesBill', null, sourceOf(new URLSearchParams(address)))
    expect(from('from=o1&way=bill&q=x&waiting=r1')).toBe('minhtam/lan/salesBill/new?from=o1&way=bill')
    expect(from('way=bill&from=o1')).toBe(from('from=o1&way=bill'))
    expect(from('copy=b1')).not.toBe(from('copy=b2'))
    expect(from('waiting=r1')).toBe(draftPage('salesBill', null))
  })
})

describe('what is typed into a record', () => {
  const place = { key: 'record', shared: false, release: () => undefined }
  const typed = (values: RecordValues, changed = true) => ({
    place: { current: place },
    latest: {
      current: { values, changed, version: 1, restore: () => undefined, toKeep: (all: RecordValues) => safe(all) },
    },
    dropped: { current: null as RecordValues | null },
  })
  const fields = { name: text({ label: 'n' }), password: secret({ label: 'p' }) }
  const safe = (all: RecordValues) => withoutSecrets({ fields }, all)
  const values = { id: null, name: 'Bánh pía', password: 'vua' } as unknown as RecordValues

  it('is kept without passwords, and only when it is changed', async () => {
    expect([await keepIn(typed(values, false)), browser.kept.size]).toEqual([true, 0])
    expect(await keepIn(typed(values))).toBe(true)
    expect(browser.kept.get('record')).toMatchObject({ values: { id: null, name: 'Bánh pía' }, version: 1 })
    expect(JSON.stringify(browser.kept.get('record'))).not.toContain('vua')
  })
  it('is not kept again once it was saved or discarded, until it is changed once more', async () => {
    const state = typed(values)
    state.dropped.current = values
    expect([await keepIn(state), browser.kept.size]).toEqual([true, 0])
    state.latest.current = { ...state.latest.current, values: { ...values, name: 'Bánh in' } as RecordValues }
    expect([await keepIn(state), browser.kept.size]).toEqual([true, 1])
  })
  it('is not safe without a place or room for it', async () => {
    expect(await keepIn({ ...typed(values), place: { current: null } })).toBe(false)
    browser.refuse('write')
    expect(await keepIn(typed(values))).toBe(false)
  })
})
