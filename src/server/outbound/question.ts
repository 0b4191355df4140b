/** An exchange with another's computer: its types are the engine's, so that calls of definitions can ask, too. */
import type { OutboundReason, OutboundAnswer, OutboundFailure } from '#engine/outbound.ts'

export type {
  OutboundAnswer,
  OutboundCaller,
  OutboundFailure,
  OutboundOutcome,
  OutboundQuestion,
  OutboundReason,
  OutboundTimes,
} from '#engine/outbound.ts'

export const failed = (
  reason: OutboundReason,
  { mayHaveArrived = false, status, detail = '' }: Partial<Omit<OutboundFailure, 'kind' | 'reason'>> = {},
): OutboundFailure => ({
  kind: 'failed',
  reason,
  mayHaveArrived,
  ...(status === undefined ? {} : { status }),
  detail,
})

/** The text of an answer; null if it is none. */
export const textOf = ({ body }: OutboundAnswer): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    return null
  }
}
