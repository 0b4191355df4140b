/**
 * Statements that travel together. PostgreSQL keeps its answers until it is asked to be in step (`Sync`), and every
 * answer sent apart costs both sides a system call: of those under one Sync, all answers come in one piece. When one
 * fails, those behind it are passed over.
 */
import type { Socket } from 'node:net'
import pg from 'pg'
import { serialize } from 'pg-protocol'
import type { Statement } from '#engine/tx.ts'
import { typeParsers } from './types.ts'

/** What the driver sends through; its types leave it out. */
interface Connection {
  stream: Socket
  /** Names of prepared statements, with their texts: known to the database, and on their way there. */
  parsedStatements: Record<string, string>
  submittedNamedStatements: Record<string, string>
}

interface Column {
  name: string
  dataTypeID: number
}
interface Shape {
  columns: readonly { name: string; parse: (text: string) => unknown }[]
  /** All columns, in their order: rows made from one object share how they are laid out in memory. */
  empty: Readonly<Record<string, null>>
}
const nothing: Shape = { columns: [], empty: {} }
const shapeOf = (columns: readonly Column[]): Shape => ({
  columns: columns.map(({ name, dataTypeID }) => ({ name, parse: typeParsers.getTypeParser(dataTypeID, 'text') })),
  empty: Object.fromEntries(columns.map(({ name }) => [name, null])),
})

/** What prepared statements of a connection answer: described by the database once. */
const shapes = new WeakMap<Connection, Map<string, Shape>>()
const shapesOf = (connection: Connection): Map<string, Shape> => {
  const known = shapes.get(connection)
  if (known) return known
  const made = new Map<string, Shape>()
  shapes.set(connection, made)
  return made
}

/** Bytes. More than this need not wait for the rest: the database may begin with it. */
const AT_ONCE = 65_536

export interface Answer {
  rows: unknown[]
  /** What was done: `SELECT 3`, `COMMIT`. */
  command: string
}

/** A statement on its way, and who waits for it. */
interface Sent {
  statement: Statement
  /** Of the prepared statement; '' for one that is not kept. */
  name: string
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

const prepareValue = (pg as unknown as { utils: { prepareValue: (value: unknown) => unknown } }).utils.prepareValue
/** Ids, days and numbers need no quotes in an array; the driver quotes and escapes every element. */
const isPlain = (value: unknown): boolean =>
  value === null || typeof value === 'number' || (typeof value === 'string' && /^[0-9a-f.-]+$/.test(value))
const toWire = (value: unknown): unknown =>
  Array.isArray(value) && value.every(isPlain)
    ? `{${value.map((one) => (one as string | number | null) ?? 'NULL').join(',')}}`
    : prepareValue(value)

/** What the driver takes for one query: everything between two Syncs. Its handlers are called as messages arrive. */
class Piece extends pg.Query {
  /** The driver notes what was prepared by these two: those of the statement whose turn it is. */
  declare name: string
  declare text: string
  readonly #sent: readonly Sent[]
  readonly #onAnswered: () => void
  #answers: Answer[] = []
  #known = new Map<string, Shape>()
  #shape: Shape | undefined
  #rows: unknown[] = []

  constructor(sent: readonly Sent[], onAnswered: () => void) {
    super('')
    this.#sent = sent
    this.#onAnswered = onAnswered
    this.submit = (connection) => this.#submit(connection as unknown as Connection) as undefined
  }

  /** The next statement is answered from here on. */
  #begin(): void {
    const current = this.#sent[this.#answers.length]
    this.name = current?.name ?? ''
    this.text = current?.statement.text ?? ''
    this.#shape = this.#known.get(this.name)
    this.#rows = []
  }

  /** An error is given back before anything is sent. */
  #submit(connection: Connection): unknown {
    let values: unknown[][]
    try {
      values = this.#sent.map(({ statement }) => statement.values.map(toWire))
    } catch (error) {
      return error
    }
    this.#known = shapesOf(connection)
    this.#begin()
    // One buffer for many messages: a list of small ones costs the system and the stream more than copying them.
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
  /** What is sent before the program waits for something travels together. A name keeps the prepared statement. */
  send(statement: Statement, name?: string): Promise<Answer>
}

export interface LineOptions {
  /** Under one Sync; otherwise each statement is answered by itself, and known by its own time. */
  isTogether: boolean
  /** Is told of what was answered in one piece, and how long the database took from the piece before. */
  onAnswered: (statements: readonly Statement[], milliseconds: number) => void
}

export const openLine = (client: pg.PoolClient, { isTogether, onAnswered }: LineOptions): Line => {
  let waiting: Sent[] = []
  let answeredAt = 0
  const sendPiece = (sent: readonly Sent[], from: number): void => {
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
    // They are answered apart, and go to the system as one.
    const { stream } = (client as unknown as { connection: Connection }).connection
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
