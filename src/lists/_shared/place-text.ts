/** How the names of places are compared: without their kind, accents, blanks and leading zeros. */
import { fold } from '#kernel/fold.ts'
import { spellingsOfKey } from '#kernel/spellings.ts'

const kinds = /^(thanh pho|tinh|quan|huyen|thi xa|thi tran|phuong|xa|dac khu) /

/** The name without its kind; the same as `place_key` of the database. */
export const placeKey = (name: string): string =>
  fold(name.trim().replace(/\s+/g, ' '))
    .replace(kinds, '')
    .replace(/[^a-z0-9]/g, '')
    .replace(/^0+(?=\d)/, '')

/** Usual short names of provinces, by key. */
const shortNames: Readonly<Record<string, string>> = {
  hcm: 'hochiminh',
  hcmc: 'hochiminh',
  sg: 'hochiminh',
  saigon: 'hochiminh',
  hn: 'hanoi',
  hp: 'haiphong',
  dn: 'danang',
  ct: 'cantho',
  brvt: 'bariavungtau',
  vungtau: 'bariavungtau',
  hue: 'hue',
  thuathienhue: 'hue',
  tth: 'hue',
  bd: 'binhduong',
  dongnai: 'dongnai',
}

/** The keys a text may have as the name of a province: its own, and that of a short name ("TP.HCM", "Sài Gòn"). */
export const provinceKeys = (text: string): readonly string[] => {
  const key = placeKey(text)
  const short = shortNames[key] ?? shortNames[key.replace(/^(tp|thanhpho)/, '')] ?? key.replace(/^(tp|thanhpho)/, '')
  return [...new Set([...spellingsOfKey(key), ...spellingsOfKey(short)])]
}

/** The keys a text may have as the name of a place of this level. */
export const keysOfLevel = (text: string, level: number): readonly string[] =>
  level === 2 ? provinceKeys(text) : spellingsOfKey(placeKey(text))
