/** Letters about a record, and whether letters can be sent at all. */
import { batchOutcome, ofId, spelt, type Spelt } from '#wire/spelling.ts'
import { call } from '#web/data/call.ts'
import type { AnswerOf } from '#web/data/described.ts'
import { queryClient, reportFailure } from '#web/data/queries.ts'
import { notifyError, notifyInfo } from '#web/ui/floating/notify.tsx'

export type Letter = Spelt<AnswerOf<'api/ApiMail/getListOf'>>['rows'][number]

/** A record, by its module, that letters are about. */
export interface LetterOwner {
  module: string
  id: string
}

const key = ['letters']

const isUnderWay = ({ state, attempts }: Letter): boolean =>
  state === 'sending' || (state === 'waiting' && attempts === 0)
/** While a letter is under way, its state is asked for again. */
const againMs = 3_000

export const lettersQuery = ({ module, id }: LetterOwner) => ({
  queryKey: [...key, module, id],
  staleTime: 0,
  meta: { silent: true },
  refetchInterval: ({ state: { data } }: { state: { data: readonly Letter[] | undefined } }) =>
    data?.some(isUnderWay) ? againMs : false,
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    spelt(await call('api/ApiMail/getListOf', { query: { module, ...ofId(id) }, signal })).rows,
})

export const refreshLetters = (): Promise<void> => queryClient.invalidateQueries({ queryKey: key })

/** Sends a letter again, and tells what came of it; `done` is said when it waits again. */
export const resend = async (id: string, done: string): Promise<void> => {
  try {
    const { failures } = batchOutcome(await call('api/ApiMail/Resend', { body: [id], requestId: true }))
    await refreshLetters()
    const [refused] = failures
    if (refused) notifyError(refused.description)
    else notifyInfo(done)
  } catch (failure) {
    reportFailure(failure)
  }
}

export const mailStatusQuery = {
  queryKey: ['mailStatus'],
  staleTime: 30_000,
  meta: { silent: true },
  queryFn: ({ signal }: { signal: AbortSignal }) => call('api/ApiMailConfig/getStatus', { signal }),
}
