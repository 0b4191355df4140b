/**
 * Does what waits, in the background. A look finds some due pieces of each tenant; the tenants then take turns, so that
 * one with ten thousand pieces holds up the single piece of another by one round at most. Whoever has written work down
 * wakes the worker; what other servers left behind is found by the next look.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { workKinds } from '#model/work.ts'
import type { AnyHandlers } from './handler.ts'
import { dueWork, type DuePiece, type Kinds } from './pieces.ts'
import { runPiece, type WorkOver, type Workshop } from './run-piece.ts'

export interface WorkerOptions {
  kinds?: Kinds
  chance?: () => number
  /** Told of every attempt when it is over. */
  onOver?: ((over: WorkOver) => void) | undefined
  /** Pieces that run at the same time, of all tenants and of one. */
  atOnce?: number
  ofOne?: number
  /** How long the end waits for effects that are under way. */
  graceMs?: number
  /** How long a piece's place stays empty behind it, at most. */
  restMs?: number
}

export interface Worker {
  /** Begins to look by itself, every second. */
  start(): void
  /** Called once work has been committed that is due at once. */
  wake(): void
  /** Looks once and begins what is due; returns how many pieces were found. */
  look(): Promise<number>
  /** How many pieces run at this moment. */
  running(): number
  /** Resolves when nothing runs any more. */
  idle(): Promise<void>
  /** Begins nothing more and waits for what runs; what takes too long is given back. */
  stop(): Promise<void>
}

const lookMs = 1_000

const demandHandlers = (kinds: Kinds, handlers: AnyHandlers): void => {
  const missing = Object.keys(kinds).filter((kind) => handlers[kind] === undefined)
  if (missing.length > 0) throw new Error(`No handler for work of the kinds ${missing.join(', ')}`)
}

/** Who is next: found pieces by tenant, in the order of turns. */
const createTurns = () => {
  const found = new Map<string, string[]>()
  return {
    /** The newest look counts; whoever was waiting for a turn keeps its place. */
    put(all: readonly DuePiece[]): void {
      const fresh = Map.groupBy(all, ({ tenant }) => tenant)
      for (const tenant of found.keys()) if (!fresh.has(tenant)) found.delete(tenant)
      for (const [tenant, pieces] of fresh) found.set(tenant, pieces.map(({ piece }) => piece).reverse())
    },
    add({ tenant, piece }: DuePiece): void {
      found.set(tenant, [piece, ...(found.get(tenant) ?? [])])
    },
    /** The next piece of the first tenant that may have one more; its next turn comes after the others. */
    take(mayHave: (tenant: string) => boolean): DuePiece | undefined {
      for (const [tenant, pieces] of found) {
        if (!mayHave(tenant)) continue
        const piece = pieces.pop()
        found.delete(tenant)
        if (pieces.length > 0) found.set(tenant, pieces)
        if (piece !== undefined) return { tenant, piece }
      }
      return undefined
    },
    has: (tenant: string): boolean => found.has(tenant),
    clear: (): void => found.clear(),
  }
}

type Turns = ReturnType<typeof createTurns>

interface Floor {
  /** What runs, each until it is over. */
  running: ReadonlyMap<string, { tenant: string; over: Promise<void> }>
  /** Begins as much as may run. */
  fill(): void
  close(): void
}

/** Where pieces run, so many at once. `onFree` is called when one is over and nothing more was found of its tenant. */
const createFloor = (
  turns: Turns,
  { atOnce, ofOne }: { atOnce: number; ofOne: number },
  { run, onFree }: { run: (found: DuePiece) => Promise<string | undefined>; onFree: () => void },
): Floor => {
  const running = new Map<string, { tenant: string; over: Promise<void> }>()
  let isClosed = false
  const isFree = (tenant: string): boolean =>
    running.values().reduce((count, one) => count + Number(one.tenant === tenant), 0) < ofOne

  const finish = ({ tenant, piece }: DuePiece, next: string | undefined): void => {
    running.delete(piece)
    if (next !== undefined) turns.add({ tenant, piece: next })
    if (turns.has(tenant)) fill()
    else onFree()
  }
  const begin = (found: DuePiece): void => {
    const { tenant, piece } = found
    if (!running.has(piece)) running.set(piece, { tenant, over: run(found).then((next) => finish(found, next)) })
  }
  const fill = (): void => {
    while (!isClosed && running.size < atOnce) {
      const found = turns.take(isFree)
      if (!found) return
      begin(found)
    }
  }
  return {
    running,
    fill,
    close: () => {
      isClosed = true
      turns.clear()
    },
  }
}

/** One look at a time; whoever asks meanwhile gets one more behind it. */
const createLooks = (once: () => Promise<number>) => {
  let looking: Promise<number> | undefined
  let isAskedAgain = false
  const look = (): Promise<number> => {
    looking ??= once().finally(() => {
      looking = undefined
      if (isAskedAgain) ask()
    })
    return looking
  }
  const ask = (): void => {
    isAskedAgain = looking !== undefined
    if (!looking) void look()
  }
  return { look, ask, underWay: () => looking }
}

/** Rests as long as a piece took, so that a thousand pieces leave half of the time to the people who work beside them. */
const rested =
  <T>(run: (found: DuePiece) => Promise<T>, restMs: number, isStopping: () => boolean) =>
  async (found: DuePiece): Promise<T> => {
    const from = performance.now()
    const answer = await run(found)
    const rest = Math.min(restMs, performance.now() - from)
    if (rest > 0 && !isStopping()) await sleep(rest)
    return answer
  }

export const createWorker = (
  server: () => Workshop['server'],
  handlers: AnyHandlers,
  options: WorkerOptions = {},
): Worker => {
  const { kinds = workKinds, atOnce = 8, ofOne = 2, graceMs = 1_500, restMs = 100 } = options
  demandHandlers(kinds, handlers)
  const chance = options.chance ?? (() => Number.parseInt(server().clock.newId().slice(-8), 16) / 2 ** 32)
  const ending = new AbortController()
  let isStopping = false
  let timer: ReturnType<typeof setInterval> | undefined
  const turns = createTurns()

  const lookOnce = async (): Promise<number> => {
    if (isStopping) return 0
    try {
      const found = await server().database.acrossTenants('work', (tx) => dueWork(tx, kinds, 2 * ofOne), {
        readOnly: true,
        kind: 'check',
      })
      const fresh = found.filter(({ piece }) => !floor.running.has(piece))
      turns.put(fresh)
      floor.fill()
      return fresh.length
    } catch (error) {
      // The next look comes in a second.
      server().log.error({ err: error }, 'work')
      return 0
    }
  }
  const looks = createLooks(lookOnce)
  const runFound = (found: DuePiece): Promise<string | undefined> =>
    runPiece({ server: server(), kinds, handlers, chance, onOver: options.onOver, ending: ending.signal }, found)
  const run = rested(runFound, restMs, () => isStopping)
  const floor = createFloor(turns, { atOnce, ofOne }, { run, onFree: () => looks.ask() })

  const idle = async (): Promise<void> => {
    while (looks.underWay() || floor.running.size > 0)
      await Promise.all([looks.underWay(), ...floor.running.values().map(({ over }) => over)])
  }
  return {
    start: () => {
      timer = setInterval(() => void looks.look(), lookMs)
      timer.unref()
    },
    wake: () => {
      if (timer) looks.ask()
    },
    look: looks.look,
    running: () => floor.running.size,
    idle,
    stop: async () => {
      isStopping = true
      clearInterval(timer)
      floor.close()
      const overdue = setTimeout(() => ending.abort(), graceMs)
      await idle()
      clearTimeout(overdue)
    },
  }
}
