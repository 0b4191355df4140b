/** An API client: signs in and makes calls like the browser, as one user of one tenant. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  failureText,
  isEnvelope,
  isSaved,
  type BatchAnswer,
  type ListAnswer,
  type LookupAnswer,
  type SaveAnswer,
  type SaveProblem,
} from '#wire/envelope.ts'

export interface Target {
  /** Origin of the product, without trailing slash. */
  url: string
  /** Code of the tenant. */
  tenant: string
}

type Query = Readonly<Record<string, string | number | boolean>>
type Body = Readonly<Record<string, unknown>>

/** A failed call; `status` is 200 if it was refused by a business rule. */
export class CallError extends Error {
  readonly call: string
  readonly status: number
  constructor(call: string, status: number, text: string) {
    super(`${call}: ${text || `HTTP ${status}`}`)
    this.call = call
    this.status = status
  }
}

/** A refused save, with all its problems. */
export class SaveRefused extends CallError {
  readonly problems: readonly SaveProblem[]
  /** Codes of the warnings that can be confirmed. */
  readonly confirm: readonly string[]
  constructor(call: string, answer: SaveAnswer) {
    const problems = answer.errors ?? []
    super(call, 200, [answer.Description, ...problems.slice(1).map((one) => `${one.path}: ${one.message}`)].join('; '))
    this.problems = problems
    this.confirm = answer.confirm ?? []
  }
}

const attempts = 8

/** Statuses after which a call may be repeated: rate limit, starting up, connection lost. */
const isPassing = (status: number): boolean => status === 429 || status === 503 || status === 0

interface RawResponse {
  status: number
  json: unknown
}

const send = async (url: string, init: RequestInit): Promise<RawResponse> => {
  try {
    const answer = await fetch(url, init)
    return { status: answer.status, json: await answer.json().catch(() => null) }
  } catch (error) {
    return { status: 0, json: { Message: error instanceof Error ? String(error.cause ?? error.message) : '' } }
  }
}

/** Repeats a request after temporary failures. That is safe because every writing call has a requestId. */
const sendPatiently = async (url: string, init: RequestInit): Promise<RawResponse> => {
  for (let attempt = 1; ; attempt += 1) {
    const sent = await send(url, init)
    if (!isPassing(sent.status) || attempt === attempts) return sent
    await sleep(sent.status === 429 ? 10_000 : 250 * 2 ** attempt)
  }
}

const withQuery = (path: string, query: Query): string => {
  const text = new URLSearchParams(
    Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
  ).toString()
  return text ? `${path}?${text}` : path
}

export class Client {
  readonly place: Target
  readonly #token: string
  /** The number of calls made so far. */
  calls = 0

  constructor(place: Target, token: string) {
    this.place = place
    this.#token = token
  }

  /** Returns the data of the response; throws CallError. */
  async call<T>(path: string, { query = {}, body = null }: { query?: Query; body?: unknown } = {}): Promise<T> {
    this.calls += 1
    const { status, json } = await sendPatiently(`${this.place.url}/api/${withQuery(path, query)}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${this.#token}`,
        'content-type': 'application/json',
        'x-tenant': this.place.tenant,
        language: 'vi',
      },
      body: JSON.stringify(body),
    })
    if (isEnvelope(json) && json.ErrorCode === 0 && status === 200) return json.Data as T
    throw new CallError(path, status, failureText((json ?? {}) as object))
  }

  /** Calls `module/getlist`: a page of rows, their total number, and sums over all. */
  list<Row = Readonly<Record<string, unknown>>>(module: string, query: Query = {}): Promise<ListAnswer<Row>> {
    return this.call(`${module}/getlist`, { query })
  }

  /** Fetches all rows of a list or lookup, page by page. */
  async rows<Row = Readonly<Record<string, unknown>>>(path: string, query: Query = {}): Promise<Row[]> {
    const rows: Row[] = []
    for (;;) {
      const page = await this.call<ListAnswer<Row> | (LookupAnswer & { ListItem: Row[] })>(path, {
        query: { ...query, CurrentIndex: rows.length, nItem: 1000 },
      })
      rows.push(...page.ListItem)
      if (rows.length >= page.TotalCount || page.ListItem.length === 0) return rows
    }
  }

  info<Record = Readonly<{ [name: string]: unknown }>>(module: string, id: string): Promise<Record> {
    return this.call(`${module}/getInfo`, { query: { s_ID: id } })
  }

  /** Saves a record; throws SaveRefused. The same `requestId` saves only once. */
  async save(module: string, record: Body, requestId: string = randomUUID()): Promise<SaveAnswer & { s_ID: string }> {
    const path = `${module}/UpdateDB`
    const answer = await this.call<SaveAnswer>(path, { query: { requestId }, body: record })
    if (isSaved(answer) && answer.s_ID) return { ...answer, s_ID: answer.s_ID }
    throw new SaveRefused(path, answer)
  }

  remove(module: string, ids: readonly string[], requestId: string = randomUUID()): Promise<BatchAnswer> {
    return this.call(`${module}/DeleteDB`, { query: { requestId }, body: ids })
  }
}

/** Throws CallError if the user name or password is wrong. */
export const signIn = async (
  place: Target,
  { userName, password }: { userName: string; password: string },
): Promise<Client> => {
  const { status, json } = await sendPatiently(`${place.url}/api/authtoken`, {
    method: 'POST',
    headers: { 'x-tenant': place.tenant, language: 'vi' },
    body: new URLSearchParams({ grant_type: 'password', username: userName, password }),
  })
  const { access_token: token, error_description: text } = (json ?? {}) as Readonly<Record<string, string>>
  if (status === 200 && token) return new Client(place, token)
  throw new CallError('authtoken', status, text ?? failureText((json ?? {}) as object))
}

/** True if the health check at this address succeeds. */
export const isUp = async (url: string): Promise<boolean> => (await send(`${url}/health`, {})).status === 200
