/** A call that did not give what was asked for. */
export type FailureKind = 'refused' | 'http' | 'network' | 'expired' | 'aborted'
/** refused: the server said no (ErrorCode); http: status 400 or more; network: no answer, or too late. */
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
/** Whether the server may have done it without our knowing. */
export const isUnanswered = (failure: unknown): boolean =>
  failure instanceof CallFailed &&
  (failure.kind === 'network' || (failure.kind === 'http' && GATEWAY.has(failure.status)))
