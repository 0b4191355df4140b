/** Ends processes of the product at random moments, and waits until it works again. */
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isReady } from '../../scripts/lib/postgres.ts'
import type { RandomSource } from '../../scripts/demo/random.ts'
import type { Pace } from './clerk.ts'
import type { Part, Product } from './product.ts'

export interface Kill {
  part: Part
  /** Until everything worked again. */
  recoveryMs: number
}

interface Scene {
  /** All that must work again. */
  products: readonly Product[]
  /** The one with the database. */
  main: Product
  dice: RandomSource
  pace: Pace
}

const patienceMs = 60_000
/** Of ten: the application serves everything, so it dies most often. */
const parts: readonly Part[] = [
  ...Array<Part>(4).fill('application'),
  ...Array<Part>(2).fill('print'),
  ...Array<Part>(2).fill('postgres'),
  ...Array<Part>(2).fill('backend'),
]

interface Ended {
  owner: Product
  pid: number
  /** How often the log had told by then that the application is back. */
  told: number
}

/** A line for each process of the application that serves in the place of one that ended. */
export const returnOfApplication = /^server(?: \d+)? is back after/gm
const returnsIn = (log: string): number => log.match(returnOfApplication)?.length ?? 0

/** What was ended; null when there was no such process. */
const end = ({ products, main, dice }: Omit<Scene, 'pace'>, part: Part): Ended | null => {
  const owner = part === 'postgres' || part === 'backend' ? main : dice.pick(products)
  const all = owner.all(part)
  // Of several processes of the application each is ended at some time.
  const found = part === 'application' && all.length > 1 ? dice.pick(all) : owner.find(part)
  try {
    return found !== undefined && process.kill(found.pid, 'SIGKILL')
      ? { owner, pid: found.pid, told: returnsIn(owner.log()) }
      : null
  } catch {
    // The process ended between the look and the kill.
    return null
  }
}

const isWell = async ({ products }: Pick<Scene, 'products'>): Promise<boolean> =>
  (await Promise.all(products.map((one) => one.isWell()))).every(Boolean)

/**
 * True if another process does the work of the ended one; connections of PostgreSQL are opened when they are needed. One
 * that is still starting does not, whatever /health says: it tells for a second what it knew before.
 */
const isReplaced = (part: Part, { owner, pid, told }: Ended): boolean => {
  if (part === 'backend') return true
  // Of several processes the others answer meanwhile.
  if (part === 'application') return returnsIn(owner.log()) > told
  const found = owner.find(part)
  if (found === undefined || found.pid === pid) return false
  return part !== 'postgres' || isReady(join(owner.dataDir, 'postgres'), found.pid)
}

/** Answers of the first moments may be those of processes that have not noticed yet. */
const recovered = async (scene: Pick<Scene, 'products'>, part: Part, ended: Ended): Promise<void> => {
  for (const until = performance.now() + patienceMs; performance.now() < until; await sleep(20))
    if (isReplaced(part, ended) && (await isWell(scene))) return
  throw new Error(`The product did not recover within ${patienceMs / 1000} s`)
}

/** Ends a part of the product now, and waits until everything works again; null if there was no such process. */
export const killNow = async (scene: Omit<Scene, 'pace'>, part: Part): Promise<Kill | null> => {
  const ended = end(scene, part)
  if (!ended) return null
  const from = performance.now()
  await recovered(scene, part, ended)
  return { part, recoveryMs: performance.now() - from }
}

/** While everybody works as fast as he can, so that much is under way at that moment. */
const killOnce = async (scene: Scene, part: Part): Promise<Kill | null> => {
  const { dice, pace } = scene
  pace.pauseMs = 0
  await sleep(dice.between(100, 500))
  const ended = end(scene, part)
  if (!ended) return null
  const from = performance.now()
  // Sometimes a second one, while the first is still being dealt with.
  if (dice.percent(20)) {
    await sleep(dice.between(0, 700))
    end(scene, dice.pick(parts))
  }
  pace.pauseMs = 400
  await recovered(scene, part, ended)
  return { part, recoveryMs: performance.now() - from }
}

/** So many of them, each kind in turn at first, then as the dice fall; `told` hears of each. */
export const killMany = async (scene: Scene, count: number, told: (kill: Kill, index: number) => Promise<void>) => {
  const kills: Kill[] = []
  const each: readonly Part[] = ['application', 'print', 'postgres', 'backend']
  while (kills.length < count) {
    const part = each[kills.length] ?? scene.dice.pick(parts)
    const kill = await killOnce(scene, part)
    if (!kill) continue
    kills.push(kill)
    await told(kill, kills.length)
    await sleep(scene.dice.between(0, 300))
  }
  return kills
}
