/**
 * `npm run fuzz [-- --short] [--seed n] [--requests n]`: sends the running product what strangers would, by dice that
 * fall the same way for the same seed, and looks at every answer, at every table and at the memory.
 */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createDice, type RandomSource } from '../../scripts/demo/random.ts'
import { median } from '../../bench/support/table.ts'
import { seconds } from '../../scripts/lib/restart.ts'
import { verify } from '../../scripts/lib/verification.ts'
import { createVerdict, endTrial, type Verdict } from '../chaos/verdict.ts'
import { asLine, isAcknowledged, wrongIn } from './judging.ts'
import { loudAmong } from './quiet.ts'
import { callRequest, type Request } from './requests.ts'
import { sendTo, type Answer } from './sending.ts'
import { shrunk } from './shrinking.ts'
import { memoryOf, openRound, openStage, type Memory, type Round, type Stage } from './stage.ts'
import { importRequest, printRequest, rawRequest, uploadRequest } from './uploads.ts'
import { changesBetween, fingerprint } from './world/fingerprint.ts'

const { values } = parseArgs({
  options: { short: { type: 'boolean', default: false }, seed: { type: 'string' }, requests: { type: 'string' } },
})
const seed = Number(values.seed ?? 20_261_121)
const count = Number(values.requests ?? (values.short ? 2_500 : 100_000))
const roundSize = values.short ? 2_500 : 5_000
const batchSize = 625
const atOnce = 8
/** Beyond what the caches of the first fifth hold; a leak of a hundred bytes a request would be ten megabytes. */
const mostGrowth = { heapUsed: 12, external: 12, rss: 96 }
const megabyte = 1024 * 1024

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const from = performance.now()
const progress = (line: string): void => say(`${seconds(performance.now() - from).padStart(8)}  ${line}`)

interface Tally {
  stage: Stage
  verdict: Verdict
  wrong: string[]
  loud: string[]
  sent: number
  acknowledged: number
  refused: number
  again: number
  statuses: Map<number, number>
  calls: Set<string>
  times: number[]
  slowest: { call: string; milliseconds: number; bytes: number }
}

/** One in so many of each kind; the rest are calls. */
const requestOf = async (round: Round, dice: RandomSource): Promise<Request> => {
  const fallen = dice.between(1, 100)
  if (fallen <= 3) return uploadRequest(round, dice)
  if (fallen <= 4) return importRequest(round, dice)
  if (fallen <= 7) return printRequest(round, dice)
  if (fallen <= 9) return rawRequest(round, dice)
  return callRequest(round, dice)
}

/** So many at once, the answers in the order of the requests. */
const sendAll = async ({ doors }: Stage, requests: readonly Request[]): Promise<(Answer | null)[]> => {
  const answers: (Answer | null)[] = []
  let next = 0
  const one = async (): Promise<void> => {
    while (next < requests.length) {
      const index = next
      next += 1
      answers[index] = await sendTo(doors)(requests[index]!)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  return answers
}

const judge = async (tally: Tally, request: Request, answer: Answer): Promise<void> => {
  tally.statuses.set(answer.status, (tally.statuses.get(answer.status) ?? 0) + 1)
  tally.times.push(answer.milliseconds)
  if (answer.milliseconds > tally.slowest.milliseconds)
    tally.slowest = { call: request.call, milliseconds: answer.milliseconds, bytes: request.body.length }
  tally.calls.add(request.call)
  const reasons = wrongIn(request, answer)
  if (reasons.length === 0) return
  const { doors } = tally.stage
  const small = await shrunk(request, async (other) => {
    const told = await sendTo(doors)(other)
    return told !== null && wrongIn(other, told).some((reason) => reasons.includes(reason))
  })
  tally.wrong.push(
    `${request.call}: ${reasons.join(', ')}: ${answer.text.slice(0, 300)}\n      ${asLine(small, doors)}`,
  )
  say(`WRONG ${tally.wrong.at(-1)!.slice(0, 3000)}`)
}

const runBatch = async (tally: Tally, round: Round, numbers: readonly number[]): Promise<void> => {
  const { stage } = tally
  const requests: Request[] = []
  for (const number of numbers) requests.push(await requestOf(round, createDice(seed * 1_000_003 + number)))
  const answers = await sendAll(stage, requests)
  const refused: Request[] = []
  for (const [index, request] of requests.entries()) {
    const answer = answers[index]
    if (!answer) continue
    tally.sent += 1
    await judge(tally, request, answer)
    if (request.writes && isAcknowledged(answer)) tally.acknowledged += 1
    else if (request.writes) refused.push(request)
  }
  tally.refused += refused.length
  tally.again += refused.length
  const loud = await loudAmong(
    { app: stage.app, tenantId: round.tenantId, send: (some) => sendAll(stage, some) },
    refused,
  )
  if (loud) tally.loud.push(`${loud.changed.join()}: ${loud.request ? asLine(loud.request, stage.doors) : 'not alone'}`)
}

type Reached = (count: number) => Promise<void>

const runRound = async (tally: Tally, first: number, last: number, reached: Reached): Promise<void> => {
  const { stage, verdict } = tally
  const code = `ngla${first}`
  const round = await openRound(stage, code, first)
  for (let at = first; at < last; at += batchSize) {
    const size = Math.min(batchSize, last - at)
    await runBatch(
      tally,
      round,
      Array.from({ length: size }, (_one, index) => at + index),
    )
    await reached(at + size)
  }
  const { isClean, text } = await verify(stage.app, { id: round.tenantId, name: round.name })
  if (!isClean) verdict.check(`ledger:verify of ${code}`, [text])
}

const readMemory = async (folder: string, { product }: Stage): Promise<(Memory & { pid: number })[]> => [
  await memoryOf(folder, product, 'application'),
  await memoryOf(folder, product, 'print'),
]

const checkMemory = (verdict: Verdict, readings: readonly (Memory & { pid: number })[][]): void => {
  for (const [index, name] of ['the application', 'the print service'].entries()) {
    const own = readings.map((one) => one[index]!)
    for (const kind of ['heapUsed', 'external', 'rss'] as const) {
      const sizes = own.map((one) => one[kind] / megabyte)
      const growth = sizes.at(-1)! - sizes[0]!
      const figure = `${sizes.map((size) => size.toFixed(0)).join(' / ')} MB`
      const what = `${name}: ${kind} at 20 / 60 / 100 %`
      verdict.check(what, growth > mostGrowth[kind] ? [`grew by ${growth.toFixed(1)} MB`] : [], figure)
    }
    verdict.check(`${name} ran through`, new Set(own.map((one) => one.pid)).size === 1 ? [] : ['it was started anew'])
  }
}

const runAll = async (tally: Tally, folder: string): Promise<void> => {
  const { stage, verdict } = tally
  const bystander = await openRound(stage, 'nguoikhac', 65_000)
  const untouched = await fingerprint(stage.app, bystander.tenantId)
  const readings: (Memory & { pid: number })[][] = []
  const marks = [0.2, 0.6, 1]
  const reached: Reached = async (done) => {
    if (readings.length < marks.length && done >= count * marks[readings.length]!)
      readings.push(await readMemory(folder, stage))
  }
  for (let first = 0; first < count; first += roundSize) {
    const last = Math.min(first + roundSize, count)
    await runRound(tally, first, last, reached)
    progress(`${last}/${count} sent`)
  }
  checkMemory(verdict, readings)
  const changed = changesBetween(untouched, await fingerprint(stage.app, bystander.tenantId))
  verdict.check('another tenant is untouched', changed)
}

const conclude = ({ verdict, wrong, loud, stage, ...tally }: Tally): void => {
  const faults = stage.product
    .log()
    .split('\n')
    .filter((line) => /"msg":"fault"|"level":[56]0/.test(line))
  const share = [...tally.statuses].toSorted(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`)
  verdict.note('requests sent / different calls', `${tally.sent} / ${tally.calls.size}`)
  verdict.note('answers by status', share.join(', '))
  verdict.note(
    'changes acknowledged / refused / sent once more',
    `${tally.acknowledged} / ${tally.refused} / ${tally.again}`,
  )
  const { call, milliseconds, bytes } = tally.slowest
  verdict.note('milliseconds, median / longest', `${median(tally.times).toFixed(0)} / ${milliseconds.toFixed(0)}`)
  verdict.note('the longest was asked for by', `${call}, ${bytes} bytes`)
  verdict.check('no 5xx, no stack, no SQL, every answer by the contract', wrong)
  verdict.check('no change without an ok', loud)
  verdict.check(
    'no fault in the log',
    faults.map((line) => line.slice(0, 1500)),
  )
}

const folder = mkdtempSync(join(tmpdir(), 'vua-fuzz-'))
const verdict = createVerdict(say)
try {
  const stage = await openStage(folder)
  progress(`the product runs; ${count} requests, seed ${seed}`)
  const tally: Tally = {
    stage,
    verdict,
    wrong: [],
    loud: [],
    sent: 0,
    acknowledged: 0,
    refused: 0,
    again: 0,
    statuses: new Map(),
    calls: new Set(),
    times: [],
    slowest: { call: '', milliseconds: 0, bytes: 0 },
  }
  try {
    await runAll(tally, folder)
    conclude(tally)
  } finally {
    await stage.close()
  }
} catch (error) {
  verdict.check('the trial came to its end', [error instanceof Error ? (error.stack ?? error.message) : String(error)])
}
endTrial(verdict, { say, folder, from, seed })
