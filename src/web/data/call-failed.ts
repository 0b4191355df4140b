/** The error thrown by a failed call. */
export type FailureKind = 'refused' | 'http' | 'network' | 'expired' | 'aborted'
/** refused: the server answered with an ErrorCode; http: status 400 or above; network: no answer, or a timeout. */
export class CallFailed extends Error {
  readonly kind: FailureKind
  readonly status: number
  constructor(kind: FailureKind, message: string, status = 0) {
    super(message)
    this.kind = kind
    this.status = status
  }
}

const GATEWAY = new Set([502, 503, 504])
/** True when the server may have executed the call although no answer arrived. */
export const isUnanswered = (failure: unknown): boolean =>
  failure instanceof CallFailed &&
  (failure.kind === 'network' || (failure.kind === 'http' && GATEWAY.has(failure.status)))
