/** Records what the program sends to the database through its driver, and which statements travel together. */
import pg from 'pg'
import { serialize } from 'pg-protocol'

export interface Sent {
  text: string
  /** In wire format. */
  values: readonly unknown[]
  /** A prepared statement with a generic plan; otherwise it is planned for these values. */
  isKept: boolean
}

/** What the driver knows of a connection; its types leave it out. */
interface Connection {
  parsedStatements: Record<string, string>
  submittedNamedStatements: Record<string, string>
}
interface Client {
  connection: Connection
  query: (this: Client, ...given: unknown[]) => unknown
}

/** Batches in order; the program waits for the response after each. No other code may query a database meanwhile. */
export const sentBy = async (work: () => Promise<unknown>): Promise<Sent[][]> => {
  const client = pg.Client.prototype as unknown as Client
  const { query } = client
  const { parse, bind } = serialize
  const pieces: Sent[][] = []
  let piece: Sent[] | undefined
  let unnamed = ''
  let connection: Connection | undefined
  client.query = function (...given) {
    connection = this.connection
    return query.apply(this, given)
  }
  serialize.parse = (message) => {
    if (!message.name) unnamed = message.text
    return parse(message)
  }
  serialize.bind = (message = {}) => {
    const { statement = '', values = [] } = message
    const text =
      statement === ''
        ? unnamed
        : (connection!.submittedNamedStatements[statement] ?? connection!.parsedStatements[statement])
    if (!piece) {
      pieces.push((piece = []))
      // The program passes all statements of a batch to the driver without awaiting in between.
      queueMicrotask(() => (piece = undefined))
    }
    piece.push({ text: text!, values, isKept: statement !== '' })
    return bind(message)
  }
  try {
    await work()
  } finally {
    client.query = query
    Object.assign(serialize, { parse, bind })
  }
  return pieces
}
