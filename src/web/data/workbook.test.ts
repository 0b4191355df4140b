import { afterEach, describe, expect, it, vi } from 'vitest'
import { decimal } from '#kernel/decimal.ts'
import type { Column, Row } from '#model/table.ts'
import { writeWorkbook, type WorkbookContent } from '#output/xlsx/xlsx.ts'
import { createWriter, type FromWriter, type ToWriter } from '#output/xlsx/xlsx-writer.ts'
import { writeInWorker } from './workbook.ts'

const columns: Column[] = [
  { key: 'name', kind: 'text', label: 'name' },
  { key: 'code', kind: 'code', label: 'code', sheetLabel: 'code in sheets' },
  { key: 'day', kind: 'day', label: 'day' },
  { key: 'open', kind: 'flag', label: 'open' },
  { key: 'state', kind: 'choice', label: 'state', choices: [{ value: 1, label: 'state one' }] },
  { key: 'money', kind: 'money', label: 'money', total: true },
]
const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({
    name: `Hàng ${at}`,
    code: String(at).padStart(6, '0'),
    day: '2026-11-20',
    open: at % 2 === 0,
    state: 1,
    money: decimal(at * 1000),
  }))
const book = (count: number, more: Partial<WorkbookContent> = {}): WorkbookContent => ({
  language: 'vi',
  words: (key) => `<${key}>`,
  sheets: [
    {
      name: 'data',
      columns,
      rows: rowsOf(count),
      sums: { money: decimal(5) },
      sumsTitle: 'sum of all',
      totals: [{ label: 'paid', value: decimal(7) }],
    },
  ],
  ...more,
})

/** The threads that were started, with what they were sent. */
const threads: { sent: ToWriter[]; ended: boolean }[] = []
/** A thread of the browser: everything is copied on its way, and nothing is answered at once. */
class Thread extends EventTarget {
  readonly own = { sent: [] as ToWriter[], ended: false }
  readonly write = createWriter((message, transfer) => this.answer(structuredClone(message, { transfer })))
  constructor() {
    super()
    threads.push(this.own)
  }
  answer(data: FromWriter) {
    setTimeout(() => {
      if (!this.own.ended) this.dispatchEvent(new MessageEvent('message', { data }))
    })
  }
  postMessage(message: ToWriter) {
    const copy = structuredClone(message)
    this.own.sent.push(copy)
    setTimeout(() => void this.write(copy))
  }
  terminate() {
    this.own.ended = true
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  threads.length = 0
})

describe('a workbook written in a worker', () => {
  it.each([3, 2500])('has the same bytes as one that is not: %i rows', async (count) => {
    vi.stubGlobal('Worker', Thread)
    const blob = await writeInWorker(book(count))
    expect(new Uint8Array(await blob.arrayBuffer())).toEqual(new Uint8Array(await writeWorkbook(book(count))))
    expect(blob.type).toContain('spreadsheetml')
    expect(threads).toMatchObject([{ ended: true }])
  })

  it('is sent in small pieces, none before the last was taken, and told as it grows', async () => {
    vi.stubGlobal('Worker', Thread)
    const told: number[] = []
    await writeInWorker(book(4600), { tell: (percent) => told.push(percent) })
    const pieces = threads[0]!.sent.flatMap((message) => (message.is === 'rows' ? [message.rows.length] : []))
    expect(Math.max(...pieces)).toBeLessThanOrEqual(250)
    expect(pieces.reduce((sum, one) => sum + one, 0)).toBe(4600)
    expect(told).toEqual([...new Set(told)].toSorted((a, b) => a - b))
    expect(told.length).toBeGreaterThan(10)
    expect(told[0]).toBe(0)
    expect(told.at(-1)).toBeGreaterThan(60)
    expect(told.at(-1)).toBeLessThanOrEqual(100)
  })

  it('ends at once when it is cancelled, before, while and after it is sent', async () => {
    vi.stubGlobal('Worker', Thread)
    for (const when of [0, 20, 40]) {
      const stop = new AbortController()
      if (when === 0) stop.abort()
      const tell = (percent: number) => percent >= when && stop.abort()
      await expect(writeInWorker(book(4600), { signal: stop.signal, tell })).rejects.toMatchObject({ kind: 'aborted' })
    }
    expect(threads.map(({ ended }) => ended)).toEqual([true, true, true])
    expect(threads[0]!.sent.length).toBeLessThan(2)
  })

  it('fails when the worker does, when it cannot be loaded, and when something cannot be sent', async () => {
    vi.stubGlobal('Worker', Thread)
    const bad = book(1, { sheets: [{ name: 'data', columns, rows: [null as never] }] })
    await expect(writeInWorker(bad)).rejects.toThrow('TypeError')
    const row = { name: (() => 'a function') as never }
    const third = book(1, { sheets: [{ name: 'data', columns, rows: [...rowsOf(600), row] }] })
    await expect(writeInWorker(third)).rejects.toThrow(/clone/)
    class Missing extends Thread {
      override postMessage() {
        setTimeout(() => this.dispatchEvent(Object.assign(new Event('error'), { message: '' })))
      }
    }
    vi.stubGlobal('Worker', Missing)
    await expect(writeInWorker(book(1))).rejects.toThrow('could not be loaded')
    expect(threads.every(({ ended }) => ended)).toBe(true)
  })
})
