import { beforeEach, expect, test, vi } from 'vitest'
import {
  causeIsOver,
  dismiss,
  timeoutOf,
  notices,
  notify,
  notifyError,
  notifyInfo,
  notifyOk,
  notifyRestorable,
  noticeHistory,
  pageIsLeft,
} from './notify.tsx'

const standing = () => notices.get().map((notice) => notice.message)
const restore = { label: 'Restore', run: () => undefined }

beforeEach(() => notices.set([]))

test('stays three seconds, ten where something can be taken back, and as an error until it is closed', () => {
  notifyOk('saved')
  notifyRestorable('deleted', restore)
  notifyError('no line')
  expect(notices.get().map(timeoutOf)).toEqual([10_000, null])
  expect(timeoutOf({ tone: 'ok', message: 'saved' })).toBe(3000)
  expect(timeoutOf({ tone: 'info', message: 'waited', timeoutMs: 8000 })).toBe(8000)
})

test('gives its place to a newer one unless it can be acted upon', () => {
  notifyOk('one')
  notifyInfo('two')
  expect(standing()).toEqual(['two'])
  notifyRestorable('deleted', restore)
  notifyOk('three')
  expect(standing()).toEqual(['deleted', 'three'])
  notifyError('wrong')
  expect(standing()).toEqual(['deleted', 'three', 'wrong'])
})

test('a success that only leads on gives way to the next one, also if that leads on too', () => {
  const print = { label: 'Print', run: () => undefined }
  notifyOk('saved 1', [print])
  notifyInfo('waited')
  expect(standing()).toEqual(['saved 1', 'waited'])
  notifyOk('saved 2', [print])
  expect(standing()).toEqual(['saved 2'])
})

test('stands with two others at most, tells the same once, and is remembered', () => {
  for (const message of ['a', 'b', 'c', 'd', 'd']) notifyError(message)
  expect(standing()).toEqual(['b', 'c', 'd'])
  expect(
    noticeHistory
      .get()
      .slice(0, 2)
      .map((one) => one.message),
  ).toEqual(['d', 'd'])
})

test('is taken away by whoever told it', () => {
  const away = notify({ tone: 'info', message: 'working' })
  notifyError('wrong')
  away()
  dismiss(-1)
  expect(standing()).toEqual(['wrong'])
})

test('goes with its cause, and as an error with the page it was told on', () => {
  notifyError('offline', { cause: 'connection' })
  notifyError('unknown code', { cause: 'scan' })
  causeIsOver('connection')
  expect(standing()).toEqual(['unknown code'])
  notifyError('not written down', { isDuty: true })
  vi.stubGlobal('location', { pathname: '/elsewhere' })
  notifyError('of this page')
  pageIsLeft()
  expect(standing()).toEqual(['not written down', 'of this page'])
  vi.unstubAllGlobals()
})
