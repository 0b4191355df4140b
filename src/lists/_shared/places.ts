/** Parts of the lists of nations, provinces, districts and communes. */
import { fold } from '#kernel/fold.ts'
import { flag, type Choice } from '#model/field.ts'
import type { ListImportColumn, MasterColumn, MasterFilter } from '#model/list.ts'

/** Three levels until 30 June 2025, two since. Codes were given out anew, so a code means nothing without its scheme. */
export const schemes = [
  { value: 2, label: 'place.scheme.2' },
  { value: 1, label: 'place.scheme.1' },
] as const satisfies readonly Choice[]

/** What every place has: whether it is the state's, which nobody may change. */
export const placeFields = { isState: flag({ label: 'place.isState', fact: true, place: 'hidden' }) }
export const ownPlaces = (name: string) => ({ table: `own_${name}`, shared: 'isState' })

export const isStateColumn: MasterColumn = {
  key: 'isState',
  kind: 'flag',
  label: 'place.isState',
  from: 'fact',
  width: 110,
}
export const schemeColumn: MasterColumn = {
  key: 'scheme',
  kind: 'choice',
  label: 'place.scheme',
  wire: 'schemeName',
  from: 'own',
  choices: schemes,
  width: 170,
}
export const schemeFilter: MasterFilter = {
  field: 'scheme',
  label: 'place.scheme',
  choices: schemes.map(({ value, label }) => ({ value: String(value), label })),
  refusal: 'schemeMismatch',
}

export const placeImports = (code: string, name: string): readonly ListImportColumn[] => [
  { heading: 'Mã', field: 'code', required: true, sample: code },
  { heading: 'Tên', field: 'name', required: true, sample: name },
]

/**
 * What people type, as the searched text of the state's places spells it: "Q.1", "quận 1" and "q1" are "q1;", so that
 * quarter 1 is not found in quarter 12.
 */
export const placeWords = (text: string): string =>
  fold(text)
    .replace(/[.,]/g, ' ')
    .replace(
      /\b(q|quan|p|f|phuong)\s*0*(\d+)\b/g,
      (_, kind: string, number: string) => `${kind.startsWith('q') ? 'q' : 'p'}${number};`,
    )
