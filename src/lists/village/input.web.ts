import { loadList } from '#web/data/definitions.ts'
import { loadArea } from '#web/words/words.ts'

/** Loads the input of an address, with its words and the lists it offers. */
export const loadInput = async () => {
  const [{ AddressInput }] = await Promise.all([
    import('./address-input.web.tsx'),
    loadArea('lists'),
    ...['province', 'district', 'village'].map(loadList),
  ])
  return AddressInput
}
