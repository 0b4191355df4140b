/** The calls of the guided start. */
import { queryOptions } from '@tanstack/react-query'
import { moduleCall } from '#wire/calls.ts'
import type { SampleAnswer, StartAnswer, StartStep } from '#wire/start.ts'
import { call } from '#web/data/call.ts'
import { queryClient } from '#web/data/queries.ts'

const pathOf = (name: string): string => moduleCall('ApiStart', name)

export const startQuery = queryOptions({
  queryKey: ['start'],
  // Steps are done on other pages.
  staleTime: 0,
  meta: { shown: true },
  queryFn: ({ signal }) => call<StartAnswer>(pathOf('getInfo'), { signal }),
})

export const skipStep = async (step: StartStep, skipped: boolean): Promise<void> => {
  const answer = await call<StartAnswer>(pathOf('Skip'), { body: { step, skipped }, requestId: true })
  queryClient.setQueryData(startQuery.queryKey, answer)
}

export const dismissGuide = async (dismissed: boolean): Promise<void> => {
  const answer = await call<StartAnswer>(pathOf('Dismiss'), { body: { dismissed }, requestId: true })
  queryClient.setQueryData(startQuery.queryKey, answer)
  await queryClient.invalidateQueries({ queryKey: ['dashboard'] })
}

/** Everything that was loaded may have changed. */
const changing = async (name: string): Promise<SampleAnswer> => {
  const answer = await call<SampleAnswer>(pathOf(name), { requestId: true, timeoutMs: 120_000 })
  await queryClient.invalidateQueries()
  return answer
}
export const loadSample = (): Promise<SampleAnswer> => changing('LoadSample')
export const removeSample = (): Promise<SampleAnswer> => changing('RemoveSample')
