/** Handing bills to carriers that are asked: of each one transaction before it is asked and one after, some at a time. */
import type { Scope } from '#engine/scope.ts'
import { Refused, type Problem } from '#kernel/problem.ts'
import { problem } from '#kernel/problem.ts'
import type { Place, Server } from '../call/call.ts'
import { createAt } from '../shipping/carriers/carrier.effect.ts'
import { inTurnOf, whoIn, type Who } from '../issuing/scopes.ts'
import { adapterToAsk, type HandedOver, type HandingOver } from './hand-over.ts'
import { beginHandOver, endHandOver, pendingParcelOf } from './sending.ts'

/** What became of one: the parcel, or why there is none. */
export type Became = HandedOver | readonly Problem[]
export const isMade = (became: Became): became is HandedOver => !Array.isArray(became)

export interface HandOverRequest {
  /** The parcel's place among all that were sent. */
  index: number
  handing: HandingOver
}
export interface PlannedHandOver {
  who: Who
  asked: HandOverRequest[]
}

/** Those whose carrier is asked. What is wrong with one is told when it is handed over. */
export const planHandOver = async (scope: Scope, all: readonly HandOverRequest[]): Promise<PlannedHandOver> => {
  const asked: HandOverRequest[] = []
  for (const one of all) {
    const adapter = await adapterToAsk(scope, one.handing).catch(noAdapter)
    const isAsked = adapter !== null && adapter !== 'manual'
    if (isAsked || (await isPendingAt(scope, one.handing.bill))) asked.push(one)
  }
  return { who: whoIn(scope), asked }
}
const noAdapter = (error: unknown): null => {
  if (error instanceof Refused) return null
  throw error
}
const isPendingAt = async (scope: Scope, bill: string): Promise<boolean> =>
  (await pendingParcelOf(scope, bill)) !== null

/** Of one, with the question what became of it. */
const eachMs = 25_000
/** What has not begun by then is not sent: somebody waits for the answer. */
const togetherMs = 60_000
const atOnce = 4

/** Two who hand over the same bill ask one after the other: the first one's parcel is on its way until he knows. */
const running = new Map<string, Promise<unknown>>()
const oneAfterAnother = async <T>(key: string, work: () => Promise<T>): Promise<T> => {
  const mine = (running.get(key) ?? Promise.resolve()).then(work, work)
  running.set(key, mine)
  return mine.finally(() => running.get(key) === mine && running.delete(key))
}

const handOne = async (server: Server, who: Who, handing: HandingOver): Promise<Became> => {
  try {
    const sending = await inTurnOf(server, who, (scope) => beginHandOver(scope, handing))
    const { asking, parcel, mayHaveArrived } = sending
    const outcome = await createAt(server, asking, { parcel, mayHaveArrived, withinMs: eachMs })
    const ended = await inTurnOf(server, who, (scope) => endHandOver(scope, sending, outcome))
    return 'message' in ended ? [ended] : ended
  } catch (error) {
    if (error instanceof Refused) return error.problems
    throw error
  }
}

/** By the place of each. */
export const handOverOutside = async (
  { server }: Place,
  { who, asked }: PlannedHandOver,
): Promise<ReadonlyMap<number, Became>> => {
  const became = new Map<number, Became>()
  const until = server.clock.now().getTime() + togetherMs
  const left = asked.values()
  const work = async (): Promise<void> => {
    for (const { index, handing } of left) {
      const isLate = server.clock.now().getTime() > until
      const key = `${who.tenant} ${handing.bill.toLowerCase()}`
      const one = isLate
        ? [problem('', 'carrierSilent')]
        : await oneAfterAnother(key, () => handOne(server, who, handing))
      became.set(index, one)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return became
}
