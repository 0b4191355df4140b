import { loadList } from '#web/data/definitions.ts'
import { loadArea } from '#web/words/words.ts'

/** Loads the input of a delivery, with its words and the lists it offers. */
export const loadInput = async () => {
  const [{ DeliveryInput }] = await Promise.all([
    import('./delivery-input.web.tsx'),
    loadArea('lists'),
    ...['province', 'district', 'village', 'carrier'].map(loadList),
  ])
  return DeliveryInput
}
