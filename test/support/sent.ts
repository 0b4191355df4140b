/** What the program sends to the database, as its driver is told, and what of it travels together. */
import pg from 'pg'

export interface Sent {
  text: string
  /** As they travel. */
  values: readonly unknown[]
  /** Prepared once, and planned once for any values; otherwise planned for these. */
  isKept: boolean
}

interface Driver {
  parsedStatements: Record<string, string>
  submittedNamedStatements: Record<string, string>
  parse: (this: Driver, message: { name: string; text: string }) => void
  bind: (this: Driver, message: { statement: string; values: unknown[] }) => void
}

/** Pieces in their order; for an answer the program waits behind each. Nothing else may be asked of a database meanwhile. */
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
      // What the program has to send, it hands to the driver in one go.
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
