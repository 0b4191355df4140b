/** Batch calls to delete, cancel and restore, split into parts, with warnings to confirm. */
import { documentCall, type PathTo } from '#wire/calls.ts'
import type { ConsequencesAnswer } from '#wire/consequences.ts'
import type { BatchAnswer } from '#wire/envelope.ts'
import { batchOutcome, type BatchOutcome, type Spelt, spelt } from '#wire/spelling.ts'
import type { DocumentMeta } from '#model/document.ts'
import { askAnyway } from '#web/asking/load.ts'
import { joinAnswers, nothingDone } from '#web/asking/join-answers.ts'
import { runAsking, type Entry } from '#web/asking/run-asking.ts'
import { call, newRequestId } from '#web/data/call.ts'

/** Batch calls take at most 500 ids (contract README §8). */
const MOST = 500

/** Sends one call after another and collects the failures. `confirm`: codes of warnings the user has confirmed. */
export const inParts = async (
  path: PathTo<BatchAnswer>,
  bodies: readonly unknown[],
  confirm: readonly string[] = [],
): Promise<BatchOutcome> => {
  let total = nothingDone
  for (let at = 0; at < bodies.length; at += MOST) {
    const part = await call(path, {
      body: bodies.slice(at, at + MOST),
      requestId: newRequestId(),
      ...(confirm.length > 0 && { query: { confirm: confirm.join(',') } }),
    })
    total = joinAnswers(total, batchOutcome(part))
  }
  return total
}

/** 'delete', or the name of a transition that withdraws documents. */
export type RemovalAction = string

export const fetchConsequences = (
  definition: DocumentMeta,
  ids: readonly string[],
  { deed, signal }: { deed: RemovalAction; signal: AbortSignal },
): Promise<Spelt<ConsequencesAnswer>> =>
  call(documentCall(definition, 'getConsequences'), { query: { action: deed }, body: ids, signal }).then(spelt)

/** Runs a batch; what was refused only because of warnings is asked about and done all the same. */
export const askingAnyway = (
  run: (bodies: readonly unknown[], confirm: readonly string[]) => Promise<BatchOutcome>,
  entries: readonly Entry[],
  agreed: readonly string[] = [],
): Promise<BatchOutcome> => runAsking(run, entries, { agreed, ask: (warned) => askAnyway(warned, 'goOn') })
