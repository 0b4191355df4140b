/**
 * Sends statements in batches. PostgreSQL buffers its responses until it receives `Sync`; flushing each response
 * separately would cost both sides a system call. All responses of statements under one Sync arrive together. If one
 * fails, the following ones are skipped.
 */
import pg from 'pg'
import { serialize } from 'pg-protocol'
import type { Statement } from '#engine/tx.ts'
import { connectionOf, type Connection } from './driver.ts'
import { typeParsers } from './types.ts'

interface Column {
  name: string
  dataTypeID: number
}
interface Shape {
  columns: readonly { name: string; parse: (text: string) => unknown }[]
  /** All columns in order with null values. Rows copied from one object share a hidden class in V8. */
  empty: Readonly<Record<string, null>>
}
const nothing: Shape = { columns: [], empty: {} }
const shapeOf = (columns: readonly Column[]): Shape => ({
  columns: columns.map(({ name, dataTypeID }) => ({ name, parse: typeParsers.getTypeParser(dataTypeID, 'text') })),
  empty: Object.fromEntries(columns.map(({ name }) => [name, null])),
})

/** The result columns of prepared statements per connection, described by the database once. */
const shapes = new WeakMap<Connection, Map<string, Shape>>()
const shapesOf = (connection: Connection): Map<string, Shape> => {
  const known = shapes.get(connection)
  if (known) return known
  const made = new Map<string, Shape>()
  shapes.set(connection, made)
  return made
}

/** In bytes. Larger batches are sent in parts, so that the database can begin earlier. */
const AT_ONCE = 65_536

export interface Answer {
  rows: unknown[]
  /** The command tag: `SELECT 3`, `COMMIT`. */
  command: string
}

/** A sent statement, and the promise that waits for it. */
interface PendingStatement {
  statement: Statement
  /** Name of the prepared statement; '' if it is not kept. */
  name: string
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

const prepareValue = (pg as unknown as { utils: { prepareValue: (value: unknown) => unknown } }).utils.prepareValue
/** Ids, dates and numbers need no quotes in an array literal; the driver would quote and escape every element. */
const plainText = /^[0-9a-f.-]+$/
const isPlain = (value: unknown): boolean =>
  typeof value === 'string'
    ? plainText.test(value)
    : value === null || typeof value === 'number' || typeof value === 'bigint'
const toWire = (value: unknown): unknown =>
  Array.isArray(value) && value.every(isPlain)
    ? `{${value.map((one) => (one as string | number | bigint | null) ?? 'NULL').join(',')}}`
    : prepareValue(value)

/**
 * What the driver treats as one query: everything between two Syncs. The driver calls its handlers as messages
 * arrive.
 */
class Piece extends pg.Query {
  /** The driver records prepared statements by these two properties: those of the current statement. */
  declare name: string
  declare text: string
  readonly #sent: readonly PendingStatement[]
  readonly #onAnswered: () => void
  #answers: Answer[] = []
  #known = new Map<string, Shape>()
  #shape: Shape | undefined
  #rows: unknown[] = []

  constructor(sent: readonly PendingStatement[], onAnswered: () => void) {
    super('')
    this.#sent = sent
    this.#onAnswered = onAnswered
    this.submit = (connection) => this.#submit(connection as unknown as Connection) as undefined
  }

  /** The responses that follow belong to the next statement. */
  #begin(): void {
    const current = this.#sent[this.#answers.length]
    this.name = current?.name ?? ''
    this.text = current?.statement.text ?? ''
    this.#shape = this.#known.get(this.name)
    this.#rows = []
  }

  /** Errors are returned before anything is sent. */
  #submit(connection: Connection): unknown {
    let values: unknown[][]
    try {
      values = this.#sent.map(({ statement }) => statement.values.map(toWire))
    } catch (error) {
      return error
    }
    this.#known = shapesOf(connection)
    this.#begin()
    // One buffer for many messages: many small buffers cost the system and the stream more than copying.
    let messages: Buffer[] = []
    let bytes = 0
    const add = (message: Buffer): void => {
      messages.push(message)
      bytes += message.length
    }
    const send = (): void => {
      if (connection.stream.writable) connection.stream.write(Buffer.concat(messages, bytes))
      messages = []
      bytes = 0
    }
    this.#sent.forEach(({ statement: { text }, name }, index) => {
      const isPrepared = name in connection.parsedStatements || name in connection.submittedNamedStatements
      if (!isPrepared) {
        add(serialize.parse({ text, name }))
        if (name) connection.submittedNamedStatements[name] = text
      }
      add(serialize.bind({ statement: name, values: values[index]! }))
      if (!this.#known.has(name)) add(serialize.describe({ type: 'P', name: '' }))
      add(serialize.execute({ portal: '', rows: 0 }))
      if (bytes > AT_ONCE) send()
    })
    add(serialize.sync())
    send()
    return null
  }

  handleRowDescription({ fields }: { fields: readonly Column[] }): void {
    this.#shape = shapeOf(fields)
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    const { columns, empty } = this.#shape!
    const row: Record<string, unknown> = { ...empty }
    for (const [index, { name, parse }] of columns.entries()) {
      const value = fields[index]!
      if (value !== null) row[name] = parse(value)
    }
    this.#rows.push(row)
  }

  handleCommandComplete({ text: command }: { text: string }): void {
    if (this.name) this.#known.set(this.name, this.#shape ?? nothing)
    this.#answers.push({ rows: this.#rows, command })
    this.#begin()
  }

  #answer(): number {
    this.#onAnswered()
    this.#answers.forEach((answer, index) => this.#sent[index]!.resolve(answer))
    return this.#answers.length
  }

  handleError(error: unknown, connection: Connection): void {
    const unanswered = this.#sent.slice(this.#answer())
    for (const { name } of unanswered) delete connection.submittedNamedStatements[name]
    for (const { reject } of unanswered) reject(error)
  }

  handleReadyForQuery(): void {
    this.#answer()
  }
}

export interface Line {
  /** Everything sent before the program awaits something is sent together. A name keeps the prepared statement. */
  send(statement: Statement, name?: string): Promise<Answer>
}

export type LineClient = pg.PoolClient

export interface LineOptions {
  /** All statements under one Sync; otherwise each has its own, so that it is timed separately. */
  isTogether: boolean
  /** Called with the statements answered together, and the time the database took since the previous ones. */
  onAnswered: (statements: readonly Statement[], milliseconds: number) => void
}

export const openLine = (client: LineClient, { isTogether, onAnswered }: LineOptions): Line => {
  let waiting: PendingStatement[] = []
  let answeredAt = 0
  const sendPiece = (sent: readonly PendingStatement[], from: number): void => {
    const piece = new Piece(sent, () => {
      const now = performance.now()
      const milliseconds = now - Math.max(from, answeredAt)
      answeredAt = now
      onAnswered(
        sent.map(({ statement }) => statement),
        milliseconds,
      )
    })
    client.query(piece)
  }
  const flush = (): void => {
    const sent = waiting
    waiting = []
    const from = performance.now()
    if (isTogether) return sendPiece(sent, from)
    // The statements have Syncs of their own, but are written to the socket at once.
    const { stream } = connectionOf(client)
    stream.cork()
    for (const one of sent) sendPiece([one], from)
    stream.uncork()
  }
  return {
    send: (statement, name = '') =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) process.nextTick(flush)
        waiting.push({ statement, name, resolve, reject })
      }),
  }
}
