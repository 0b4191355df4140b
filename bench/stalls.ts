/**
 * Measures the longest that a small call of one tenant, sent every 20 ms, waits while a user of another sends what is
 * large by nature. Bodies are made before the clock runs; sending them is a part of the figure, because it is the same
 * process.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { writeWorkbook } from '#output/xlsx/xlsx.ts'
import { neighbour } from './neighbour.ts'
import { fillGoods } from './support/goods.ts'
import type { Stage } from './support/stage.ts'
import { print, type Line } from './support/table.ts'

const BEAT_MS = 20

const workbookOf = async (heading: string, rows: number): Promise<string> => {
  const labels = ['Mã hàng', heading, 'ĐVT']
  const columns = labels.map((label, index) => ({ key: `c${index}`, kind: 'text' as const, label }))
  const bytes = await writeWorkbook({
    language: 'vi',
    words: (key) => key,
    sheets: [
      {
        name: 'data',
        columns,
        rows: Array.from({ length: rows }, (_, row) => ({ c0: `H${row}`, c1: `Hàng số ${row}`, c2: 'Cái' })),
      },
    ],
  })
  return JSON.stringify({ fileName: 'x.xlsx', fileToBytes: Buffer.from(bytes).toString('base64'), look: true })
}

type Row = readonly [what: string, work: () => Promise<unknown>]

const rowsFor = async ({ url, token }: Stage): Promise<Row[]> => {
  const headers = { 'x-tenant': 'bench', authorization: `Bearer ${token}` }
  const send = async (path: string, body: string | FormData): Promise<void> => {
    const type = typeof body === 'string' ? { 'content-type': 'application/json' } : {}
    const answer = await fetch(`${url}/api/${path}`, { method: 'POST', headers: { ...headers, ...type }, body })
    if (answer.status >= 500 && answer.status !== 503) throw new Error(`${path}: ${answer.status}`)
    await answer.arrayBuffer()
  }
  const times = (count: number, work: (turn: number) => Promise<void>) =>
    Promise.all(Array.from({ length: count }, (_, turn) => work(turn)))
  const full = JSON.stringify({ lines: Array.from({ length: 33_000 }, () => ({ Note: 'y'.repeat(280) })) })
  const endless = await workbookOf('x'.repeat(60_000_000), 1)
  const long = await workbookOf('Tên hàng', 20_000)
  const file = new Blob([Buffer.alloc(9_000_000, 'a')])
  const upload = (): Promise<void> => {
    const form = new FormData()
    form.set('file', file, 'x.txt')
    return send('File/upload', form)
  }
  const events = ['at', 'UserName', 'summary', 'NumberID', 'ip']
  return [
    ['nothing', () => pause(2_000)],
    ['eight bodies of 10 MB with 99,000 values', () => times(8, () => send('Order/UpdateDB', full))],
    ['a number of 9 million digits', () => send('Order/UpdateDB', `{"a":${'9'.repeat(9e6)}}`)],
    [
      'the log of events, ten times',
      () => times(10, (turn) => send(`ApiEvent/getlist?nItem=1000&ColSort=${events[turn % 5]}`, 'null')),
    ],
    ['goods of 1,000 rows, ten times', () => times(10, () => send('Product/getlist?nItem=1000', 'null'))],
    ['a heading of 60 MB, four at once', () => times(4, () => send('Product/ImportList', endless))],
    ['a workbook of 20,000 rows', () => send('Product/ImportList', long)],
    ['goods exported, five at once', () => times(5, () => send('Product/ExportList', 'null'))],
    ['eight uploads of 9 MB', () => times(8, upload)],
  ]
}

/** `most`: the longest that the small call may take, in milliseconds. */
export const benchStalls = async (stage: Stage, most: number): Promise<Line[]> => {
  await fillGoods(stage, 2_000)
  const small = await neighbour(stage)
  const lines: Line[] = []
  for (const [what, work] of await rowsFor(stage)) {
    const before = process.memoryUsage.rss()
    let [longest, memory, isOver] = [0, before, false]
    const done = work().finally(() => (isOver = true))
    do {
      longest = Math.max(longest, await small())
      memory = Math.max(memory, process.memoryUsage.rss())
      await pause(BEAT_MS)
    } while (!isOver)
    await done
    lines.push({
      what,
      measured: `${longest.toFixed(0)} ms, ${Math.round(memory / 2 ** 20)} MB`,
      goal: `≤ ${most} ms`,
      met: longest <= most,
    })
  }
  print(lines)
  return lines
}
