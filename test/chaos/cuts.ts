/** Lines that break: before the call has left, in the middle of it, and when the answer is under way. */
import { setTimeout as sleep } from 'node:timers/promises'
import { brokenLine, type Cut, type Line } from '../support/broken-line.ts'
import type { Trial } from './trial.ts'

const moments: readonly Cut[] = ['request', 'during', 'answer']
/** Most calls that write are saves. */
const calls = ['/UpdateDB', '/UpdateDB', '/UpdateDB', '/DeleteDB', '/Huy']
const longestMs = 2_000

const untilCut = async (lines: readonly Line[]): Promise<void> => {
  for (const until = performance.now() + longestMs; performance.now() < until; await sleep(20))
    if (lines.every((line) => line.count() > 0)) return
}

/** For a while nobody has another way to the server; answers how often it was cut, by moment. */
export const cutLines = async (trial: Trial, rounds: number): Promise<Record<Cut, number>> => {
  const cuts: Record<Cut, number> = { request: 0, during: 0, answer: 0 }
  const lines = await Promise.all(trial.products.map((one) => brokenLine(Number(new URL(one.url).port))))
  const direct = trial.origins.splice(0, trial.origins.length, ...lines.map((one) => `http://127.0.0.1:${one.port}`))
  trial.pace.pauseMs = 30
  for (let round = 0; round < rounds; round += 1)
    for (const moment of moments) {
      for (const line of lines) line.cut(moment, trial.dice.pick(calls))
      await untilCut(lines)
      for (const line of lines) {
        line.mend()
        cuts[moment] += line.count()
      }
      await sleep(trial.dice.between(50, 200))
    }
  trial.pace.pauseMs = 400
  trial.origins.splice(0, trial.origins.length, ...direct)
  await Promise.all(lines.map((one) => one.close()))
  return cuts
}
