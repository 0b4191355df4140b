/** What keys do in lists of choices, in a calendar, and as shortcuts of a page. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import fc from 'fast-check'
import { pressed } from '#test/web/keys.ts'
import { addDays, day, daysBetween } from '#kernel/day.ts'
import { dayByKey, mondayOf } from './calendar-keys.ts'
import { allowLetters, keyName, runKey, type KeyLayer } from '../base/hotkeys.ts'
import { letterOf, placeByKey } from '../base/list-keys.ts'
import { swallowRepeatedPress } from '../base/repeated-press.ts'

describe('in a list of choices', () => {
  const labels = ['20 dòng', '50 dòng', 'Đơn hàng', 'Sửa', 'sao chép', '500 dòng']
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 5, 0],
    ['ArrowDown', -1, 0],
    ['ArrowUp', 3, 2],
    ['ArrowUp', 0, 5],
    ['Home', 4, 0],
    ['End', 1, 5],
    // A letter goes on behind the place, around, without accents, and may return to the place itself.
    ['5', 0, 1],
    ['5', 1, 5],
    ['5', 5, 1],
    ['d', 0, 2],
    ['Đ', 0, 2],
    ['s', 3, 4],
    ['S', 4, 3],
    ['2', 0, 0],
    ['x', 0, -1],
    ['Ctrl+s', 0, undefined],
    ['Space', 0, undefined],
    ['Enter', 0, undefined],
  ])('%s at %d leads to %s', (key, at, to) => expect(placeByKey(pressed(key), at, labels)).toBe(to))

  it('nothing leads anywhere when there is no choice', () => {
    const led = ['ArrowDown', 'ArrowUp', 'Home', 'End', 'a'].map((key) => [][placeByKey(pressed(key), -1, [])!])
    expect(led.filter((one) => one !== undefined)).toEqual([])
  })
  it('a letter moves only where nothing is typed', () => {
    expect(['s', 'Space', 'End'].map((key) => placeByKey(pressed(key), 0, labels, false))).toEqual([
      undefined,
      undefined,
      5,
    ])
    expect(['a', 'ứ', '7', 'Tab', 'Alt+a', 'Meta+a'].map((key) => letterOf(pressed(key)))).toEqual([
      'a',
      'ứ',
      '7',
      '',
      '',
      '',
    ])
  })
})

describe('in a calendar', () => {
  // A Wednesday.
  const from = day('2026-11-18')
  it.each([
    ['ArrowRight', '2026-11-19'],
    ['ArrowLeft', '2026-11-17'],
    ['ArrowDown', '2026-11-25'],
    ['ArrowUp', '2026-11-11'],
    ['Home', '2026-11-16'],
    ['End', '2026-11-22'],
    ['PageUp', '2026-10-18'],
    ['PageDown', '2026-12-18'],
    ['Shift+PageUp', '2025-11-18'],
    ['Shift+PageDown', '2027-11-18'],
    ['Enter', null],
    ['Tab', null],
    ['a', null],
  ])('%s leads to %s', (key, to) => expect(dayByKey(pressed(key), from)).toBe(to))
  it('a month without the day has its last one', () => {
    expect(dayByKey(pressed('PageDown'), day('2027-01-31'))).toBe('2027-02-28')
    expect(dayByKey(pressed('Shift+PageUp'), day('2028-02-29'))).toBe('2027-02-28')
  })
  it('a week begins on a Monday, in every week of all years', () => {
    fc.assert(
      fc.property(fc.integer({ min: -40_000, max: 10_000 }), (days) => {
        const one = addDays(from, days)
        const monday = mondayOf(one)
        expect(new Date(`${monday}T00:00:00Z`).getUTCDay()).toBe(1)
        expect(daysBetween(monday, one)).toBeLessThanOrEqual(6)
        expect(monday <= one).toBe(true)
        expect(dayByKey(pressed('End'), one)).toBe(addDays(monday, 6))
      }),
    )
  })
})

describe('a shortcut', () => {
  const asEvent = (name: string) => pressed(name) as unknown as KeyboardEvent
  it.each([
    ['Ctrl+k', 'ctrl+k'],
    ['Meta+K', 'ctrl+k'],
    ['Ctrl+Shift+S', 'ctrl+shift+s'],
    ['Shift+Alt+ArrowDown', 'shift+alt+arrowdown'],
    ['F1', 'f1'],
    ['Space', 'space'],
    ['/', '/'],
    // Where Shift makes a sign, it belongs to the sign.
    ['Shift+?', '?'],
    ['Shift+X', 'x'],
    ['Shift+F8', 'shift+f8'],
  ])('%s is called %s', (pressedName, name) => expect(keyName(asEvent(pressedName))).toBe(name))

  const done: string[] = []
  const layer = (name: string, keys: readonly string[], more: { inDialogs?: boolean; isRefused?: boolean } = {}) => {
    const run = (key: string) => () => {
      done.push(`${name} ${key}`)
      return more.isRefused ? false : undefined
    }
    const all = Object.fromEntries(keys.map((key) => [key, run(key)]))
    return { keys: () => all, inDialogs: more.inDialogs === true } satisfies KeyLayer
  }
  const told = (layers: readonly KeyLayer[], key: string, place: { typing?: boolean; behind?: boolean } = {}) => {
    done.length = 0
    const isTaken = runKey(layers, asEvent(key), place.typing === true, place.behind === true)
    return { isTaken, done: [...done] }
  }

  it('belongs to the topmost layer that takes it', () => {
    const layers = [layer('frame', ['ctrl+s', 'n']), layer('page', ['ctrl+s']), layer('part', ['x'])]
    expect(told(layers, 'Ctrl+s')).toEqual({ isTaken: true, done: ['page ctrl+s'] })
    expect(told(layers, 'n')).toEqual({ isTaken: true, done: ['frame n'] })
    expect(told(layers, 'q')).toEqual({ isTaken: false, done: [] })
  })
  it('goes on to the layer below when it is refused', () => {
    const refusing = layer('part', ['escape'], { isRefused: true })
    expect(told([layer('page', ['escape']), refusing], 'Escape')).toEqual({
      isTaken: true,
      done: ['part escape', 'page escape'],
    })
    expect(told([refusing], 'Escape').isTaken).toBe(false)
  })
  it('behind a dialog or a menu works only where it is meant for them', () => {
    const layers = [layer('page', ['f9']), layer('dialog', ['ctrl+s'], { inDialogs: true })]
    expect(told(layers, 'F9', { behind: true }).isTaken).toBe(false)
    expect(told(layers, 'Ctrl+s', { behind: true }).isTaken).toBe(true)
  })
  it('is typed into a field unless it has Ctrl or Alt or is a function key', () => {
    const keys = ['n', '/', 'enter', 'arrowdown', 'space', 'shift+arrowdown', 'ctrl+s', 'alt+1', 'f9']
    const works = [...'n/'.split(''), 'Enter', 'ArrowDown', 'Space', 'Shift+ArrowDown', 'Ctrl+s', 'Alt+1', 'F9'].filter(
      (key) => told([layer('page', keys)], key, { typing: true }).isTaken,
    )
    expect(works).toEqual(['Ctrl+s', 'Alt+1', 'F9'])
  })
  it('of a single letter can be switched off, other signs and combinations not', () => {
    const page = [layer('page', ['n', '/', 'ctrl+s', 'enter'])]
    allowLetters(() => false)
    const works = ['n', '/', 'Ctrl+s', 'Enter'].filter((key) => told(page, key).isTaken)
    allowLetters(() => true)
    expect(works).toEqual(['/', 'Ctrl+s', 'Enter'])
  })
})

describe('the second click of a double click', () => {
  afterEach(() => vi.unstubAllGlobals())
  it('hits nothing below what the first one has closed; the next click does', () => {
    const page = new EventTarget()
    vi.stubGlobal('window', page)
    swallowRepeatedPress()
    const seen: string[] = []
    const kinds = ['mousedown', 'mouseup', 'click', 'dblclick']
    for (const kind of kinds)
      page.addEventListener(kind, (event) => seen.push(`${kind} ${(event as CustomEvent<number>).detail}`))
    const click = (detail: number, ...which: readonly string[]) =>
      which.map((kind) => page.dispatchEvent(new CustomEvent(kind, { detail, cancelable: true })))
    // Released after what it closed was gone.
    click(1, 'mouseup', 'click')
    expect(click(2, ...kinds)).toEqual([false, false, false, false])
    expect(click(3, 'mousedown', 'mouseup', 'click')).toEqual([false, false, false])
    expect(seen).toEqual(['mouseup 1', 'click 1'])
    click(1, 'mousedown', 'mouseup', 'click')
    click(2, 'mousedown', 'mouseup', 'click', 'dblclick')
    expect(seen.slice(2).map((one) => one.split(' ')[0])).toEqual([
      'mousedown',
      'mouseup',
      'click',
      'mousedown',
      'mouseup',
      'click',
      'dblclick',
    ])
  })
})
