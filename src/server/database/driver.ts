/**
 * What `pipeline.ts` uses of the driver beside what its types promise. A version that keeps these parts elsewhere is
 * found out when the database is opened, not by the first statement.
 */
import pg from 'pg'
import type { Socket } from 'node:net'

/** The driver's connection; its types leave it out. */
export interface Connection {
  stream: Socket
  /** Names and texts of prepared statements: known to the database, and on their way there. */
  parsedStatements: Record<string, string>
  submittedNamedStatements: Record<string, string>
}

/** The connection that a client of the driver speaks through. */
export const connectionOf = (client: object): Connection => (client as { connection: Connection }).connection

interface Driver {
  /** A client that is not connected. */
  client: object
  utils: object | undefined
}

/** The driver that is installed. */
const installed = (): Driver => ({ client: new pg.Client(), utils: (pg as { utils?: object }).utils })

const objects = ['stream', 'parsedStatements', 'submittedNamedStatements'] as const satisfies (keyof Connection)[]

const partsMissing = ({ client, utils }: Driver): string[] => {
  const { connection } = client as { connection?: Readonly<Record<string, unknown>> }
  const { prepareValue } = (utils ?? {}) as { prepareValue?: unknown }
  return [
    ...objects.filter((name) => typeof connection?.[name] !== 'object').map((name) => `connection.${name}`),
    ...(typeof prepareValue === 'function' ? [] : ['utils.prepareValue']),
  ]
}

/** Throws an error that names the parts, for whoever changed the version of the driver. */
export const demandDriver = (driver: Driver = installed()): void => {
  const missing = partsMissing(driver)
  if (missing.length > 0)
    throw new Error(
      `This version of pg has no ${missing.join(', ')}: src/server/database/pipeline.ts cannot work with it`,
    )
}
