/** The calls of the guided start. */
import { queryOptions } from '@tanstack/react-query'
import type { StartStep } from '#wire/start.ts'
import type { SampleAnswer } from '#wire/described/start.ts'
import { call } from '#web/data/call.ts'
import { queryClient } from '#web/data/queries.ts'

export const startQuery = queryOptions({
  queryKey: ['start'],
  // Steps are done on other pages.
  staleTime: 0,
  meta: { shown: true },
  queryFn: ({ signal }) => call('api/ApiStart/getInfo', { signal }),
})

export const skipStep = async (step: StartStep, skipped: boolean): Promise<void> => {
  const answer = await call('api/ApiStart/Skip', { body: { step, skipped }, requestId: true })
  queryClient.setQueryData(startQuery.queryKey, answer)
}

export const dismissGuide = async (dismissed: boolean): Promise<void> => {
  const answer = await call('api/ApiStart/Dismiss', { body: { dismissed }, requestId: true })
  queryClient.setQueryData(startQuery.queryKey, answer)
  await queryClient.invalidateQueries({ queryKey: ['dashboard'] })
}

/** Everything that was loaded may have changed. */
const changing = async (name: 'LoadSample' | 'RemoveSample'): Promise<SampleAnswer> => {
  const answer = await call(`api/ApiStart/${name}`, { requestId: true, timeoutMs: 120_000 })
  await queryClient.invalidateQueries()
  return answer
}
export const loadSample = (): Promise<SampleAnswer> => changing('LoadSample')
export const removeSample = (): Promise<SampleAnswer> => changing('RemoveSample')
