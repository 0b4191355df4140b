/**
 * Where the rows of the books come from: the export `rows` of `rows.server.ts` in the folder of each. The server does
 * not start if one is missing. Calls that only one book has are the export `calls` of its `calls.server.ts`.
 */
import { fromFolders } from '#engine/slots.ts'
import type { RowSource } from '#engine/listing/rows.ts'
import type { Call } from '#engine/answering.ts'
import type { BookDefinition } from '#model/book.ts'
import { bookMetas, bookRegistry } from './index.ts'

export interface BookModule {
  definition: BookDefinition
  rows: RowSource
  calls: readonly Call[]
}

const here = new URL('.', import.meta.url)
const found = await fromFolders<{ rows: RowSource }>(here, bookMetas, 'rows.server.ts')
const own = await fromFolders<{ calls: readonly Call[] }>(here, bookMetas, 'calls.server.ts')

export const bookModules: readonly BookModule[] = await Promise.all(
  bookMetas.map(async ({ name }) => {
    const { rows } = found[name] ?? {}
    if (!rows) throw new Error(`Nothing answers ${name}`)
    return { definition: await bookRegistry.load(name), rows, calls: own[name]?.calls ?? [] }
  }),
)
