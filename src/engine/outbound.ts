/** What is asked of another's computer, and what can become of it. */
/** On whose behalf, and for which part of the program. */
export interface OutboundCaller {
  tenant: string
  /** The name of the adapter, e.g. `ghn`. */
  adapter: string
  /** The system's hosts, as `*` and letters: `*-tt78admin.vnpt-invoice.com.vn`. A star stands for part of one label. */
  official: readonly string[]
  /** The document or record it is about, for those who look for what was said of it. */
  about?: { kind: string; id: string }
  /** Who caused it; nobody if the program did by itself. */
  by?: { id: string; displayName: string }
}

export interface OutboundTimes {
  /** Until the connection stands: name, TCP and TLS. */
  connectMs: number
  /** From then until the status and headers of the answer. */
  firstByteMs: number
  /** Everything, including the wait for others who ask the same host. */
  wholeMs: number
}

export interface OutboundQuestion {
  /** What it does, in a word of the adapter, e.g. `issue`. */
  action: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Scheme, host and port: `https://einvoice.example.vn`. */
  origin: string
  /** Begins with a slash; parts of it that come from data are encoded by the caller. */
  path: string
  query?: Readonly<Record<string, string>>
  headers?: Readonly<Record<string, string>>
  body?: { type: string; content: string | Buffer }
  /** Values that are replaced wherever they occur before anything is kept: passwords, tokens. */
  secrets?: readonly string[]
  /** Names of values, in JSON, XML, forms and headers, that are replaced as well. Those of passwords and tokens always are. */
  secretKeys?: readonly string[]
  /** Nothing of the answer is kept, e.g. because it is a token. */
  isAnswerSecret?: boolean
  /** One of thousands of the same kind: it is kept only if it was not answered well. */
  isRoutine?: boolean
  /** The request may arrive twice without harm. Default: only GET. */
  isRepeatable?: boolean
  times?: Partial<OutboundTimes>
  /** Bytes of the answer, also after it was decompressed. */
  mostBytes?: number
  signal?: AbortSignal
}

/** Why there is no answer. */
export type OutboundReason =
  /** The host is neither official nor listed, or its name leads into a private network. */
  | 'forbidden'
  /** The question cannot be written as a request: a line break in a header, a path that leads to another host. */
  | 'unsendable'
  | 'hostUnknown'
  /** No connection: nobody listens there, or who does hung up at once. */
  | 'refused'
  | 'certificate'
  | 'encryption'
  /** Too many others were waiting for the same host. */
  | 'busy'
  | 'timeout'
  /** The connection ended before the answer did. */
  | 'cut'
  | 'tooLarge'
  /** What came is no HTTP. */
  | 'malformed'
  /** The program ends, or the caller gave up. */
  | 'stopped'

export interface OutboundAnswer {
  kind: 'answered'
  /** Any status, also a redirect, which is not followed. */
  status: number
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: Buffer
}
export interface OutboundFailure {
  kind: 'failed'
  reason: OutboundReason
  /** False: the other side certainly did not get it. True: it may have, and may have done what was asked. */
  mayHaveArrived: boolean
  /** Of an answer that broke off. */
  status?: number
  /** For the log; without secrets. */
  detail: string
}
export type OutboundOutcome = OutboundAnswer | OutboundFailure

/** Who asks computers of others (`server/outbound`). */
export interface Asking {
  /** Never throws: what goes wrong is an outcome. */
  ask(caller: OutboundCaller, question: OutboundQuestion): Promise<OutboundOutcome>
}
