/**
 * Whatever is done in whatever tabs: what was typed is found again, at most five seconds old after a crash and to the
 * last letter after anything else, and the foot never says more than is true.
 */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import '#test/support/properties.ts'
import { runsOf } from '#test/support/quarter.ts'
import { draftWorld, type DraftTab, type DraftWorld } from '#test/web/draft-world.ts'

type Step =
  | { do: 'open' }
  | { do: 'type' | 'discard' | 'undo' | 'leave' | 'close' | 'reload' | 'crash' | 'save'; tab: number }
  | { do: 'pause'; ms: number }
  | { do: 'refuse' | 'stall'; on: boolean }
  | { do: 'restart' }

const MOST_AGE_MS = 5000

interface Open {
  tab: DraftTab
  /** What was typed, and when; what was discarded is none of it. */
  typed: { text: string; at: number }[]
  aside: Open['typed'] | null
  /** Storage refused or did not answer since the last time all was kept. */
  isHindered: boolean
}

/** What a person who watches all tabs knows. */
class Watcher {
  readonly world: DraftWorld = draftWorld()
  tabs: Open[] = []
  /** Drafts of tabs that are gone. */
  left = new Set<string>()
  count = 0
  isRefused = false
  isStalled = false

  async open(wanted?: string): Promise<void> {
    const tab = this.world.open(wanted)
    await this.world.settle()
    const text = tab.text()
    if (text !== '') {
      expect(this.left, 'a draft comes from a tab that is gone').toContain(text)
      this.left.delete(text)
    } else if (!this.isStalled) expect([...this.left], 'drafts are restored').toEqual([])
    this.tabs.push({ tab, typed: text === '' ? [] : [{ text, at: -Infinity }], aside: null, isHindered: false })
  }

  at(index: number): Open | undefined {
    return this.tabs.length > 0 ? this.tabs[index % this.tabs.length] : undefined
  }

  /** A tab is gone; what it has left must be what it may have left. */
  async gone(own: Open, isCrash: boolean): Promise<string | null> {
    this.tabs = this.tabs.filter((one) => one !== own)
    const found = await this.found()
    const texts = own.typed.map(({ text }) => text)
    const mine = texts.filter((text) => found.includes(text))
    expect(mine.length, 'one draft for each form').toBeLessThanOrEqual(1)
    const [is] = mine
    const last = own.typed.at(-1)
    if (last && !own.isHindered) {
      const old = own.typed.filter(({ at }) => at <= this.world.now() - MOST_AGE_MS).at(-1)
      if (!isCrash) expect(is, 'the last thing typed').toBe(last.text)
      else if (old) expect(texts.indexOf(is ?? '')).toBeGreaterThanOrEqual(texts.indexOf(old.text))
    }
    if (is !== undefined) this.left.add(is)
    return is ?? null
  }

  /** What a restart would find; a database that does not answer is given the time to. */
  async found(): Promise<string[]> {
    if (this.isStalled) this.world.stall(false)
    const texts = await this.world.texts()
    if (this.isStalled) this.world.stall(true)
    return texts
  }

  async check(): Promise<void> {
    if (this.isStalled) return
    const found = await this.found()
    for (const { tab } of this.tabs)
      if (tab.desk.state.get().kind === 'kept') expect(found, 'the foot says it is kept').toContain(tab.text())
    for (const text of this.left) expect(found, 'drafts of others stay').toContain(text)
    const keys = this.tabs.map(({ tab }) => tab.desk.key()).filter((key) => key !== null)
    expect(new Set(keys).size, 'a key for each tab').toBe(keys.length)
    for (const own of this.tabs) {
      const { kind } = own.tab.desk.state.get()
      if (own.tab.text() === '') expect(kind, 'nothing typed, nothing said').toBe('nothing')
      else expect(kind, 'something typed, something said').not.toBe('nothing')
      own.isHindered = this.isRefused || (own.isHindered && kind !== 'kept' && own.tab.text() !== '')
    }
  }

  hinder(): void {
    for (const own of this.tabs) own.isHindered = true
  }

  async leave(own: Open): Promise<void> {
    const answer = own.tab.desk.flush()
    await this.world.pass(6000)
    const left = this.isStalled ? null : await answer
    const text = own.tab.text()
    if (left === 'nothing') expect(text).toBe('')
    if (left === 'lost') expect(this.isRefused, 'lost only where nothing can be kept').toBe(true)
    const key = own.tab.desk.key() ?? undefined
    own.tab.leave()
    await this.world.settle()
    if (left !== 'kept') {
      if (left !== 'nothing') own.isHindered = true
      await this.gone(own, false)
      return
    }
    expect(await this.gone(own, false), 'what the notice says is kept').toBe(text)
    await this.open(key)
    expect(this.tabs.at(-1)!.tab.text(), 'the notice opens what was left').toBe(text)
  }

  async run(step: Step): Promise<void> {
    const own = 'tab' in step ? this.at(step.tab) : undefined
    if (step.do === 'open' && this.tabs.length < 4) await this.open()
    else if (step.do === 'pause') await this.world.pass(step.ms)
    else if (step.do === 'refuse') {
      this.isRefused = step.on
      this.world.refuse(step.on)
      this.hinder()
    } else if (step.do === 'stall') {
      this.isStalled = step.on
      this.world.stall(step.on)
    } else if (step.do === 'restart') {
      for (const one of this.tabs.slice()) one.tab.close()
      for (const one of this.tabs.slice()) await this.gone(one, false)
      await this.open()
    } else if (own) await this.inTab(step.do, own)
  }

  async inTab(what: Step['do'], own: Open): Promise<void> {
    const { tab } = own
    if (what === 'type') {
      this.count += 1
      tab.type(`t${this.count}`)
      own.typed.push({ text: `t${this.count}`, at: this.world.now() })
      if (this.isRefused) own.isHindered = true
    } else if (what === 'discard' && tab.text() !== '') {
      const before = own.aside
      own.aside = own.typed
      own.typed = before ?? []
      tab.desk.discard()
      expect(tab.text()).toBe(own.typed.at(-1)?.text ?? '')
    } else if (what === 'undo' && own.aside) {
      const before = own.aside
      own.aside = own.typed.length > 0 ? own.typed : null
      own.typed = before.slice(-1)
      tab.desk.undoDiscard()
      expect(tab.text()).toBe(own.typed[0]!.text)
    } else if (what === 'save') {
      tab.desk.finish('changed')
      tab.type('')
      own.typed = []
      own.aside = null
    } else if (what === 'leave') await this.leave(own)
    else if (what === 'close' || what === 'reload') {
      tab.close()
      await this.gone(own, false)
      if (what === 'reload') await this.open()
    } else if (what === 'crash') {
      // A database that did not answer has not written what was sent to it.
      if (this.isStalled) own.isHindered = true
      tab.crash()
      await this.gone(own, true)
    }
  }
}

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.constant<Step>({ do: 'open' }) },
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constantFrom(
        ...(['type', 'type', 'type', 'type', 'discard', 'undo', 'leave', 'close', 'reload', 'crash', 'save'] as const),
      ),
      tab: fc.nat(3),
    }),
  },
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 7000 }).map((ms): Step => ({ do: 'pause', ms })) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('refuse' as const, 'stall' as const), on: fc.boolean() }) },
  { weight: 1, arbitrary: fc.constant<Step>({ do: 'restart' }) },
)

it('keeps the last thing typed and never says more than is true', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const watcher = new Watcher()
      await watcher.open()
      for (const one of steps) {
        await watcher.run(one)
        await watcher.check()
      }
      await watcher.run({ do: 'stall', on: false })
      await watcher.run({ do: 'restart' })
      await watcher.check()
    }),
    { numRuns: runsOf(1000) },
  )
}, 60_000)
