/** Deleting, cancelling and bringing back by calls, in parts, with what may be confirmed asked for. */
import { documentCall } from '#wire/calls.ts'
import type { ConsequencesAnswer } from '#wire/consequences.ts'
import type { BatchAnswer, BatchFailure } from '#wire/envelope.ts'
import type { DocumentMeta } from '#model/document.ts'
import { call, newRequestId } from '#web/data/call.ts'

/** Batch calls take 500 ids at most (contract README §8). */
const MOST = 500

/** One call after the other; what is not done is answered together. `confirm`: codes that were read and passed over. */
export const inParts = async (
  path: string,
  bodies: readonly unknown[],
  confirm: readonly string[] = [],
): Promise<BatchAnswer> => {
  const total: BatchAnswer = { TotalCount: 0, ListItem: [] }
  for (let at = 0; at < bodies.length; at += MOST) {
    const part = await call<BatchAnswer>(path, {
      body: bodies.slice(at, at + MOST),
      requestId: newRequestId(),
      ...(confirm.length > 0 && { query: { confirm: confirm.join(',') } }),
    })
    total.TotalCount += part.TotalCount
    total.ListItem.push(...part.ListItem)
  }
  return total
}

/** 'delete', or the name of a step that takes documents back. */
export type Deed = string

export const readConsequences = (
  definition: DocumentMeta,
  ids: readonly string[],
  { deed, signal }: { deed: Deed; signal: AbortSignal },
): Promise<ConsequencesAnswer> =>
  call<ConsequencesAnswer>(documentCall(definition, 'getConsequences'), { query: { action: deed }, body: ids, signal })

/** Codes by which everything these rows were refused for could be passed. */
export const codesOf = (failures: readonly BatchFailure[]): string[] => [
  ...new Set(failures.flatMap((one) => (one.errors ?? []).map((error) => error.code))),
]
