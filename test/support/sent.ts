/** Records what the program sends to the database through its driver, and which statements travel together. */
import pg from 'pg'

export interface Sent {
  text: string
  /** In wire format. */
  values: readonly unknown[]
  /** A prepared statement with a generic plan; otherwise it is planned for these values. */
  isKept: boolean
}

interface Driver {
  parsedStatements: Record<string, string>
  submittedNamedStatements: Record<string, string>
  parse: (this: Driver, message: { name: string; text: string }) => void
  bind: (this: Driver, message: { statement: string; values: unknown[] }) => void
}

/** Batches in order; the program waits for the response after each. No other code may query a database meanwhile. */
export const sentBy = async (work: () => Promise<unknown>): Promise<Sent[][]> => {
  const driver = pg.Connection.prototype as unknown as Driver
  const { parse, bind } = driver
  const pieces: Sent[][] = []
  let piece: Sent[] | undefined
  let unnamed = ''
  driver.parse = function (message) {
    if (message.name === '') unnamed = message.text
    parse.call(this, message)
  }
  driver.bind = function (message) {
    const { statement, values } = message
    const text =
      statement === '' ? unnamed : (this.submittedNamedStatements[statement] ?? this.parsedStatements[statement])
    if (!piece) {
      pieces.push((piece = []))
      // The program passes all statements of a batch to the driver without awaiting in between.
      queueMicrotask(() => (piece = undefined))
    }
    piece.push({ text: text!, values, isKept: statement !== '' })
    bind.call(this, message)
  }
  try {
    await work()
  } finally {
    Object.assign(driver, { parse, bind })
  }
  return pieces
}
