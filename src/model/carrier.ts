/** What a carrier record may be: who speaks to it, and what a choice of its customer means. */

/** `manual`: nobody speaks to the carrier, people do. The others are computers of carriers. */
export const carrierAdapters = ['manual', 'ghn', 'ghtk', 'viettelpost'] as const
export type CarrierAdapter = (typeof carrierAdapters)[number]

/** Who pays the carrier's fee. */
export const feePayer = { shop: 1, receiver: 2 } as const
export const feePayers = [
  { value: feePayer.shop, label: 'feePayer.shop' },
  { value: feePayer.receiver, label: 'feePayer.receiver' },
] as const
