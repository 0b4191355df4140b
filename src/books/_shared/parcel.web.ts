/** What the pages of parcels read of one, and say anew when something was done with it. */
import { useQuery } from '@tanstack/react-query'
import { ofId } from '#wire/spelling.ts'
import { call } from '#web/data/call.ts'
import type { AnswerOf } from '#web/data/described.ts'
import { invalidateModule, queryClient } from '#web/data/queries.ts'

export const parcelModule = 'Shipping'
export const codModule = 'COD'

export type Parcel = AnswerOf<'api/Shipping/getInfo'>
export type ParcelStep = Parcel['next'][number]

const keyOf = (id: string) => ['parcel', id]

export const useParcel = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call('api/Shipping/getInfo', { query: ofId(id), signal }),
  })

/** Bills and lists say how far their parcels are. */
export const parcelChanged = async (): Promise<void> => {
  await Promise.all([invalidateModule(parcelModule), queryClient.invalidateQueries({ queryKey: ['parcel'] })])
}
