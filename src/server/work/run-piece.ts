/** Does one piece of work: takes it, runs the three steps of its handler, and writes down what became of it. */
import { randomBytes } from 'node:crypto'
import type { Tx } from '#engine/tx.ts'
import type { Server } from '../call/call.ts'
import {
  nothingToDo,
  troubleOf,
  type AnyHandlers,
  type Handler,
  type Piece,
  type Step,
  type Trouble,
} from './handler.ts'
import {
  claim,
  fail,
  finish,
  giveBack,
  isTakenBeside,
  keep,
  LeaseLost,
  nextOfRecord,
  type DuePiece,
  type Kinds,
} from './pieces.ts'

/**
 * How an attempt ended: `done`; `again`, it failed and another one follows; `failed`, it was the last one; `lost`, the
 * work was given back or taken over, or what became of it could not be written down.
 */
type Outcome = 'done' | 'again' | 'failed' | 'lost'

export interface WorkOver {
  kind: string
  outcome: Outcome
  milliseconds: number
}

export interface Workshop {
  server: Pick<Server, 'database' | 'clock' | 'registry' | 'log'>
  kinds: Kinds
  handlers: AnyHandlers
  /** From 0 to 1: how much of a wait is shortened, so that what failed together is not tried together. */
  chance: () => number
  /** Told of every attempt when it is over. */
  onOver?: ((over: WorkOver) => void) | undefined
  /** Aborted when the server does not wait for effects any longer. */
  ending: AbortSignal
}

const stepOf = ({ clock, registry }: Workshop['server'], tx: Tx): Step => ({
  tx,
  now: tx.now,
  newId: () => clock.newId(),
  registry,
})

/** Throws LeaseLost instead of running what is not ours any more. */
const within = <T>({ server }: Workshop, piece: Piece, work: (step: Step) => Promise<T>): Promise<T> =>
  server.database.inTenant({ tenant: piece.tenant, user: null }, async (tx) => {
    await keep(tx, piece)
    return work(stepOf(server, tx))
  })

/** The server ends while the effect is under way. */
class Interrupted extends Error {}

const timedOut: Trouble = { problem: 'work.timeout', values: {}, isFinal: false }

/** What the effect returns; ends when its time is over, even if the effect does not. */
const outside = async (
  { kinds, ending }: Workshop,
  handler: Handler,
  { piece, prepared }: { piece: Piece; prepared: unknown },
): Promise<{ result: unknown } | Trouble> => {
  const aborting = new AbortController()
  const over = Promise.withResolvers<Trouble>()
  const timer = setTimeout(() => over.resolve(timedOut), kinds[piece.kind]!.mostSeconds * 1_000)
  const interrupt = (): void => over.reject(new Interrupted())
  ending.addEventListener('abort', interrupt)
  if (ending.aborted) interrupt()
  try {
    const { id, kind, key, tenant, attempt } = piece
    const told = { key: `${tenant} ${kind} ${key} ${id}`, attempt, signal: aborting.signal }
    const begun = async () => ({ result: await handler.effect!(told, prepared) })
    return await Promise.race([over.promise, ...(ending.aborted ? [] : [begun()])])
  } finally {
    clearTimeout(timer)
    ending.removeEventListener('abort', interrupt)
    aborting.abort()
  }
}

interface StepResult {
  outcome: Outcome
  /** The next piece about the same record, if it is due. */
  next?: string | undefined
}

const steps = async (workshop: Workshop, handler: Handler, piece: Piece): Promise<StepResult> => {
  const prepared =
    handler.before &&
    (await within(workshop, piece, async (step) => {
      const found = await handler.before!(step, piece)
      if (found === nothingToDo) await finish(step.tx, piece, false)
      return found
    }))
  if (prepared === nothingToDo) return { outcome: 'done' }
  const came = handler.effect ? await outside(workshop, handler, { piece, prepared }) : { result: undefined }
  if ('problem' in came) return { outcome: await failed(workshop, handler, { piece, trouble: came }) }
  return within(workshop, piece, async (step) => {
    const more = await handler.after(step, piece, { prepared, result: came.result })
    if (typeof more === 'object')
      return { outcome: await writeFailure(workshop, handler, { step, piece, trouble: more }) }
    await finish(step.tx, piece, more === 'more')
    return { outcome: 'done', next: await nextOfRecord(step.tx, piece) }
  })
}

const minuteMs = 60_000
/** Up to a fifth of a wait is left out. */
const spread = 0.2

const writeFailure = async (
  { chance, kinds }: Pick<Workshop, 'chance' | 'kinds'>,
  handler: Handler,
  { step, piece, trouble }: { step: Step; piece: Piece; trouble: Trouble },
): Promise<Outcome> => {
  const minutes = trouble.isFinal ? undefined : kinds[piece.kind]!.waitMinutes[piece.attempt - 1]
  const again =
    minutes === undefined
      ? null
      : new Date(step.now.getTime() + Math.round(minutes * minuteMs * (1 - spread * chance())))
  await handler.failed?.(step, piece, { ...trouble, isLast: again === null })
  await fail(step.tx, piece, { trouble, again })
  return again ? 'again' : 'failed'
}

const failed = (
  workshop: Workshop,
  handler: Handler,
  { piece, trouble }: { piece: Piece; trouble: Trouble },
): Promise<Outcome> => within(workshop, piece, (step) => writeFailure(workshop, handler, { step, piece, trouble }))

/** A fault of the program is found in the log by its reference; its text is nobody's business. */
const faultOf = ({ server }: Workshop, piece: Piece, error: unknown): Trouble => {
  const reference = randomBytes(3).toString('hex').toUpperCase()
  server.log.error({ err: error, reference, tenant: piece.tenant, kind: piece.kind, work: piece.id }, 'work')
  return { problem: 'work.fault', values: { reference }, isFinal: false }
}

/** Does a piece of work, if it is still to be done; returns the next about the same record. Never throws. */
export const runPiece = async (workshop: Workshop, found: DuePiece): Promise<string | undefined> => {
  const { server, kinds, handlers } = workshop
  const lease = server.clock.newId()
  const where = { tenant: found.tenant, user: null }
  const from = performance.now()
  let piece: Piece | undefined
  const over = (outcome: Outcome): void => {
    if (piece) workshop.onOver?.({ kind: piece.kind, outcome, milliseconds: performance.now() - from })
  }
  try {
    piece = await server.database
      .inTenant(where, (tx) => claim(tx, found, { lease, kinds }), { kind: 'save' })
      .catch((error: unknown) => {
        if (isTakenBeside(error)) return undefined
        throw error
      })
    if (!piece) return undefined
    const { outcome, next } = await steps(workshop, handlers[piece.kind]!, piece)
    over(outcome)
    return next
  } catch (error) {
    const outcome = await afterError(workshop, { found, piece, error }).catch((again: unknown): Outcome => {
      // The lease ends by itself, and the work is taken again.
      if (!(again instanceof LeaseLost)) server.log.error({ err: again, tenant: found.tenant }, 'work')
      return 'lost'
    })
    over(outcome)
    return undefined
  }
}

const afterError = async (
  workshop: Workshop,
  { found, piece, error }: { found: DuePiece; piece: Piece | undefined; error: unknown },
): Promise<Outcome> => {
  const { server, handlers } = workshop
  if (!piece) {
    server.log.error({ err: error, tenant: found.tenant }, 'work')
  } else if (error instanceof LeaseLost) {
    server.log.warn({ tenant: piece.tenant, kind: piece.kind, work: piece.id }, 'work was taken over')
  } else if (error instanceof Interrupted) {
    await server.database.inTenant({ tenant: piece.tenant, user: null }, (tx) => tx.query(giveBack(tx, piece)))
  } else {
    const trouble = troubleOf(error) ?? faultOf(workshop, piece, error)
    server.log.info({ tenant: piece.tenant, kind: piece.kind, work: piece.id, problem: trouble.problem }, 'work failed')
    return failed(workshop, handlers[piece.kind]!, { piece, trouble })
  }
  return 'lost'
}
