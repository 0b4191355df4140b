/** A call whose rows are used while the response is still arriving. */
import type { PathTo } from '#wire/calls.ts'
import { isEnvelope } from '#wire/envelope.ts'
import { createPieceReader } from '#wire/pieces.ts'
import { currentWords } from '#web/words/words.ts'
import { CallFailed, dataOf, request, type CallOptions } from './call.ts'

const brokenOff = (signal: AbortSignal | undefined): CallFailed =>
  signal?.aborted ? new CallFailed('aborted', '') : new CallFailed('network', currentWords().t('web.brokenOff'))

/**
 * Returns `Data` with all rows. `tell` receives each row once; the rows of the last piece with `areLast`. Throws
 * CallFailed.
 */
export const callInPieces = async <T extends { ListItem: unknown[] }>(
  path: PathTo<T>,
  options: CallOptions,
  onRows: (rows: readonly unknown[], areLast: boolean) => void,
): Promise<T> => {
  const answer = await request(path, options)
  const reader = createPieceReader()
  const rows: unknown[] = []
  const text = async (): Promise<unknown> => {
    const body = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
    for (let piece = await body.read(); !piece.done; piece = await body.read()) {
      const more = reader.take(piece.value)
      for (const row of more) rows.push(row)
      if (more.length > 0) onRows(more, false)
    }
    return reader.end()
  }
  const envelope = await text().catch(() => {
    throw brokenOff(options.signal)
  })
  const data = dataOf<T>(answer, isEnvelope(envelope) ? envelope : {})
  onRows(data.ListItem, true)
  for (const row of data.ListItem) rows.push(row)
  return { ...data, ListItem: rows }
}
