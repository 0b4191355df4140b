import { describe, expect, it } from 'vitest'
import type { SaveAnswer } from '#wire/envelope.ts'
import { CallFailed } from './call-failed.ts'
import type { BrowserStore } from './browser-store.ts'
import { createWaitingSaves, ALL_OTHERS, type Outcome, type WaitingSave } from './waiting-saves.ts'

const inMemory = (): BrowserStore => {
  const kept = new Map<string, unknown>()
  return {
    put: async (key, value) => kept.set(key, value) === kept,
    get: async <T>(key: string) => (kept.get(key) ?? null) as T | null,
    all: async <T>() => [...kept.values()] as T[],
    keys: async () => [...kept.keys()],
    drop: async (key) => kept.delete(key),
  }
}

const bill = (requestId: string, at = '2026-11-20T08:00:00.000Z'): WaitingSave => ({
  requestId,
  owner: 'minhtam/lan',
  path: 'api/Order/UpdateDB',
  body: { note: requestId },
  module: 'Order',
  label: 'salesBill',
  about: '',
  page: '/sales/billsales/create',
  draft: null,
  at,
  problem: null,
})

const done: SaveAnswer = { Description: 'ok', s_ID: '7', NumberID: 'BH000007' }
const broken = () => new CallFailed('network', 'no line')

/** A server that returns the given answers one after another. */
const setUp = (answers: (SaveAnswer | Error)[], now = '2026-11-20T09:00:00.000Z') => {
  const sent: string[] = []
  const told: Outcome[] = []
  const saves = createWaitingSaves({
    kept: inMemory(),
    owner: () => 'minhtam/lan',
    now: () => new Date(now),
    tooOld: () => 'too old',
    call: async (save) => {
      sent.push(save.requestId)
      const answer = answers.shift()
      if (answer instanceof Error) throw answer
      return answer!
    },
  })
  saves.whenAnswered(ALL_OTHERS, (outcome) => told.push(outcome))
  return { saves, sent, told }
}

describe('saves waiting for the server', () => {
  it('are sent oldest first, once each', async () => {
    const { saves, sent, told } = setUp([done, done])
    await saves.add(bill('second', '2026-11-20T08:30:00.000Z'))
    await saves.add(bill('first'))
    await saves.send()
    await saves.send()
    expect(sent).toEqual(['first', 'second'])
    expect(told.map((one) => one.kind)).toEqual(['saved', 'saved'])
    expect(saves.list.get()).toEqual([])
  })

  it('stop at the first one without an answer, and keep it', async () => {
    const { saves, sent } = setUp([broken(), done, done])
    await saves.add(bill('first'))
    await saves.add(bill('second', '2026-11-20T08:30:00.000Z'))
    await saves.send()
    expect(sent).toEqual(['first'])
    expect(saves.list.get()).toHaveLength(2)
    await saves.send()
    expect(sent).toEqual(['first', 'first', 'second'])
  })

  it('keep a refused one for the user, and do not send it again', async () => {
    const { saves, sent, told } = setUp([{ Description: 'Không đủ tồn', errors: [] }])
    await saves.add(bill('first'))
    await saves.send()
    await saves.send()
    expect(sent).toEqual(['first'])
    expect(told[0]?.kind).toBe('refused')
    expect(saves.list.get()[0]?.problem).toBe('Không đủ tồn')
  })

  it('return a refused one to the form that still shows it', async () => {
    const { saves, told } = setUp([{ Description: 'Không đủ tồn', errors: [] }])
    const seen: Outcome[] = []
    await saves.add(bill('first'))
    saves.whenAnswered('first', (outcome) => seen.push(outcome))
    await saves.send()
    expect(seen).toHaveLength(1)
    expect(told).toEqual([])
    expect(saves.list.get()).toEqual([])
  })

  it('are not sent again once the server may have forgotten their requestId', async () => {
    const { saves, sent, told } = setUp([done], '2026-11-21T08:00:00.000Z')
    await saves.add(bill('first'))
    await saves.send()
    expect(sent).toEqual([])
    expect(told[0]).toMatchObject({ kind: 'failed', message: 'too old' })
    expect(saves.list.get()[0]?.problem).toBe('too old')
  })

  it('are sent once, even when sending is started twice', async () => {
    const { saves, sent } = setUp([done])
    await saves.add(bill('first'))
    await Promise.all([saves.send(), saves.send()])
    expect(sent).toEqual(['first'])
  })

  it('leave the list when taken back', async () => {
    const { saves, sent } = setUp([done])
    await saves.add(bill('first'))
    expect((await saves.take('first'))?.body).toEqual({ note: 'first' })
    expect(await saves.take('first')).toBeNull()
    await saves.send()
    expect(sent).toEqual([])
  })

  it('of another user are left alone', async () => {
    const { saves, sent } = setUp([done])
    await saves.add({ ...bill('first'), owner: 'minhtam/hoa' })
    await saves.send()
    expect(sent).toEqual([])
    expect(saves.list.get()).toEqual([])
  })
})
