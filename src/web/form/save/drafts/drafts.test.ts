/** Drafts of forms: what of a form is stored, how far it is said to be, under which key, and when it is offered again. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { draftWorld } from '#test/web/draft-world.ts'
import { goodsOf, sampleForm } from '#test/web/sample-form.ts'
import { decimal } from '#kernel/decimal.ts'
import { secret, text } from '#model/field.ts'
import { pickGoods, setCell } from '../../draft/lines.ts'
import { setField, setLine } from '../../draft/edits.ts'
import { textTaken, textTyped } from '../../fields/typed-texts.ts'
import { withoutSecrets } from '../../record/record-draft.ts'
import type { RecordValues } from '../../record/record-subject.ts'
import { draftPage } from './draft-page.ts'
import { draftedDocument } from './drafted-document.ts'
import { draftedValues, type TypedRecord } from './kept-values.ts'
import { newSession, resumeSession } from '../save-session.ts'
import { sourceOf } from './use-draft.ts'
import { watchPage } from '../watch-page.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a draft', () => {
  it('goes on after it was discarded, and what was discarded can be taken back', async () => {
    const world = draftWorld()
    const tab = world.open()
    tab.type('bánh pía')
    await world.pass(3000)
    tab.desk.discard()
    expect(tab.text()).toBe('')
    await world.settle()
    expect(await world.texts()).toEqual([])
    expect(await tab.desk.flush()).toBe('nothing')
    tab.type('bánh in')
    await world.pass(3000)
    expect(await world.texts()).toEqual(['bánh in'])
    tab.desk.undoDiscard()
    expect([tab.text(), tab.desk.note.get()?.kind]).toEqual(['bánh pía', 'restored'])
    await world.settle()
    expect(await world.texts()).toEqual(['bánh pía'])
    // What was typed in between is not lost either.
    tab.desk.discard()
    expect(tab.text()).toBe('bánh in')
  })

  it('is stored while typing does not pause, and the foot says when it is not', async () => {
    const world = draftWorld()
    const tab = world.open()
    await world.settle()
    for (let at = 1; at <= 52; at += 1) {
      tab.type(`letter ${at}`)
      expect(tab.desk.state.get().kind).toBe('waiting')
      await world.pass(500)
      const [found] = await world.texts()
      if (at > 10) expect(Number(found?.slice(7))).toBeGreaterThan(at - 10)
    }
    await world.pass(2000)
    expect(tab.desk.state.get().kind).toBe('kept')
  })

  it('is found to the last letter after the page was closed at any moment, also before it had a key', async () => {
    for (const ms of [0, 100, 200, 800, 1200, 1699, 1700, 1701]) {
      const world = draftWorld()
      world.stall(true)
      const tab = world.open()
      tab.type('first')
      world.stall(ms === 0)
      await world.pass(ms)
      world.stall(true)
      tab.type('last')
      tab.close()
      world.stall(false)
      const again = world.open()
      await world.settle()
      expect(again.text()).toBe('last')
    }
  })

  it('cannot be kept where storage is full: the foot says so, and leaving loses it; later it is tried again', async () => {
    const world = draftWorld()
    const tab = world.open()
    await world.settle()
    world.refuse(true)
    tab.type('no room')
    await world.pass(3000)
    expect([tab.desk.state.get().kind, await tab.desk.flush()]).toEqual(['refused', 'lost'])
    world.refuse(false)
    await world.pass(11_000)
    expect([tab.desk.state.get().kind, await tab.desk.flush()]).toEqual(['kept', 'kept'])
  })
})

describe('a new form', () => {
  it('begins empty beside what is kept, which it names and which comes back when it is opened', async () => {
    const world = draftWorld()
    const first = world.open()
    first.type('half a bill')
    await world.pass(3000)
    first.leave()
    await world.settle()
    const next = world.open(undefined, 1, { isFresh: true })
    await world.settle()
    expect([next.text(), next.desk.note.get()]).toEqual(['', null])
    const [kept] = await next.desk.others()
    expect(kept?.draft.text).toBe('half a bill')
    next.type('another')
    await world.pass(3000)
    expect(await world.texts()).toEqual(['another', 'half a bill'])
    // What another tab shows is no draft that waits.
    const tab = world.open(kept?.key)
    await world.settle()
    expect(tab.text()).toBe('half a bill')
    expect(await next.desk.others()).toEqual([])
  })

  it('comes back as it was by a reload, empty or not, and never with the draft of another', async () => {
    const world = draftWorld()
    const other = world.open()
    other.type('other')
    await world.pass(3000)
    other.leave()
    await world.settle()
    const form = world.open(undefined, 1, { isFresh: true })
    await world.settle()
    const key = form.desk.key()!
    const reload = async (tab: typeof form, isCertain: boolean) => {
      tab.close()
      const again = world.open(undefined, 1, { before: { key, isCertain } })
      await world.settle()
      return again
    }
    const empty = await reload(form, true)
    expect(empty.text()).toBe('')
    empty.type('mine')
    await world.pass(3000)
    expect((await reload(empty, true)).text()).toBe('mine')
    // An address that is typed anew finds what was left last.
    const typed = draftWorld()
    const left = typed.open()
    left.type('left')
    left.close()
    const anew = typed.open(undefined, 1, { before: { key: 'gone', isCertain: false } })
    await typed.settle()
    expect(anew.text()).toBe('left')
  })
})

describe('a draft that is found again', () => {
  it('of another version of the record is not offered', async () => {
    const world = draftWorld()
    const tab = world.open()
    tab.type('version 1')
    tab.close()
    const again = world.open(undefined, 2)
    await world.settle()
    expect([again.text(), again.desk.note.get()]).toEqual(['', null])
  })

  it('after it was put aside for the version stored meanwhile is offered, and taken when wanted', async () => {
    const world = draftWorld()
    const tab = world.open()
    await world.settle()
    tab.type('mine')
    expect(await tab.desk.setAside(2)).toBe(true)
    tab.leave()
    const again = world.open(undefined, 2)
    await world.settle()
    expect([again.text(), again.desk.note.get()?.kind]).toEqual(['', 'aside'])
    again.desk.undoDiscard()
    await world.pass(3000)
    expect([again.text(), again.desk.note.get()?.kind, await world.texts()]).toEqual(['mine', 'restored', ['mine']])
  })

  it('stays put aside whatever is typed instead, until it is taken; then the other is put aside', async () => {
    const world = draftWorld()
    const tab = world.open()
    await world.settle()
    tab.type('mine')
    await tab.desk.setAside(2)
    tab.leave()
    const again = world.open(undefined, 2)
    await world.settle()
    again.type('other')
    await world.pass(3000)
    expect(await world.texts()).toEqual(['mine', 'other'])
    again.desk.undoDiscard()
    expect(again.text()).toBe('mine')
    again.desk.undoDiscard()
    expect(again.text()).toBe('other')
  })

  it('cannot be put aside where nothing is stored, and the form says so', async () => {
    const world = draftWorld()
    const tab = world.open()
    await world.settle()
    world.refuse(true)
    tab.type('mine')
    expect(await tab.desk.setAside(2)).toBe(false)
  })

  it('is not mixed with what was typed before it was found', async () => {
    const world = draftWorld()
    const tab = world.open()
    tab.type('earlier')
    tab.close()
    const again = world.open()
    again.type('at once')
    await world.pass(3000)
    expect([again.text(), await world.texts()]).toEqual(['at once', ['at once', 'earlier']])
  })

  it('that was left is opened again by its key, also when another one is free by then', async () => {
    const world = draftWorld()
    const [one, two] = [world.open(), world.open()]
    await world.settle()
    one.type('of one')
    two.type('of two')
    await world.pass(3000)
    const key = two.desk.key()!
    one.leave()
    two.leave()
    await world.settle()
    const again = world.open(key)
    await world.settle()
    expect(again.text()).toBe('of two')
  })

  it('is saved with the requestId of before, so that it becomes one document', () => {
    const session = newSession({ version: 3, lines: [] })
    resumeSession(session, { requestId: 'r1', unanswered: { note: 'sent' } })
    expect(session).toMatchObject({ requestId: 'r1', version: 3, unanswered: { note: 'sent' } })
    resumeSession(session, { requestId: 'r2' })
    expect(session).toMatchObject({ requestId: 'r2', unanswered: null })
  })
})

describe('the draft of a document', () => {
  const form = () => {
    const { model } = sampleForm()
    const session = newSession({ version: 3, lines: [] })
    const blank = model.store.get().raw
    const drafted = draftedDocument({
      model,
      session,
      onPut: () => undefined,
      reset: () => model.store.load(blank, { keepHistory: true }),
    })
    return { model, session, drafted }
  }
  const quantityIn = ({ drafted }: ReturnType<typeof form>) => drafted.content().value.raw.lines[0]?.['quantity']

  it('has what a cell is being typed into, without a change of the form', () => {
    const own = form()
    pickGoods(own.model, 0, { product: goodsOf(1) })
    const before = own.model.store.get().raw
    own.model.typing.set(() => () => setLine(own.model.definition, 0, { quantity: decimal(12) }))
    expect([quantityIn(own), own.model.store.get().raw]).toEqual([decimal(12), before])
    own.model.typing.set(null)
    setCell(own.model, 0, { name: 'quantity', value: decimal(3) })
    expect(quantityIn(own)).toBe(decimal(3))
  })

  it('is nothing as long as the form has what it was opened with', () => {
    const { model, drafted } = form()
    expect(drafted.now().changed).toBe(false)
    model.store.change(setField(model.definition, 'description', 'x'))
    expect(drafted.now().changed).toBe(true)
    model.store.change(setField(model.definition, 'description', ''))
    expect(drafted.now().changed).toBe(false)
    model.store.undo()
    expect(drafted.now().changed).toBe(true)
    const input = {}
    model.store.undo()
    textTyped(input, () => undefined)
    expect(drafted.now().changed).toBe(true)
    textTaken(input)
    expect(drafted.now().changed).toBe(false)
  })

  it('that was sent without an answer is another document than what is typed after it was discarded', () => {
    const { session, drafted } = form()
    drafted.put({ ...drafted.content().value, requestId: 'sent', unanswered: { note: 'sent' } })
    const { value } = drafted.content()
    drafted.reset()
    expect(session.requestId).not.toBe('sent')
    expect(session.unanswered).toBeNull()
    drafted.put(value)
    expect(session).toMatchObject({ requestId: 'sent', unanswered: { note: 'sent' } })
  })
})

describe('a page that ends', () => {
  const watched = (kind: 'kept' | 'refused') => {
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
    vi.stubGlobal('document', page)
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
    let flushed = 0
    const state = { kind, at: new Date() } as const
    const end = watchPage({
      state: { get: () => state, set: () => undefined, subscribe: () => () => undefined },
      touch: () => undefined,
      flushNow: () => {
        flushed += 1
      },
    })
    return { page, end, flushed: () => flushed }
  }
  it('stores when it is hidden or closed, and never after the form is gone', () => {
    const { page, end, flushed } = watched('kept')
    page.dispatchEvent(new Event('visibilitychange'))
    expect(flushed()).toBe(0)
    page.visibilityState = 'hidden'
    page.dispatchEvent(new Event('visibilitychange'))
    page.dispatchEvent(new Event('pagehide'))
    expect(flushed()).toBe(2)
    end()
    page.dispatchEvent(new Event('pagehide'))
    expect(flushed()).toBe(2)
  })
  it('is asked about only where nothing can be kept', () => {
    for (const kind of ['kept', 'refused'] as const) {
      const { page } = watched(kind)
      const event = new Event('beforeunload', { cancelable: true })
      page.dispatchEvent(event)
      expect(event.defaultPrevented).toBe(kind === 'refused')
    }
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
  const fields = { name: text({ label: 'n' }), password: secret({ label: 'p' }) }
  const safe = (all: RecordValues) => withoutSecrets({ fields }, all)
  const start = { id: null, name: '', password: '' } as unknown as RecordValues
  const record = () => {
    const latest = { current: null as unknown as TypedRecord<RecordValues> }
    const set = (values: RecordValues, changed = true) => {
      const reset = () => set(start, false)
      latest.current = {
        values,
        changed,
        version: 1,
        toKeep: safe,
        restore: (kept) => set({ ...values, ...kept }),
        reset,
      }
    }
    set(start, false)
    return { form: draftedValues(latest, (work) => work()), set }
  }
  const typed = (name: string, password = '') => ({ id: null, name, password }) as unknown as RecordValues

  it('is kept without passwords, and is not whole when one was typed', () => {
    const { form, set } = record()
    set(typed('Bánh pía'))
    expect(form.content()).toEqual({ value: { values: { id: null, name: 'Bánh pía' }, version: 1 }, whole: true })
    set(typed('Bánh pía', 'vua'))
    expect(form.content().whole).toBe(false)
    expect(JSON.stringify(form.content())).not.toContain('vua')
  })
  it('is nothing once it is as it was, and comes back as it was kept', () => {
    const { form, set } = record()
    set(typed('Bánh pía'))
    const { value } = form.content()
    set(typed(''))
    expect(form.now().changed).toBe(false)
    form.put(value)
    expect([form.now().changed, form.content().value]).toEqual([true, value])
    form.reset()
    expect(form.now().changed).toBe(false)
  })
})
