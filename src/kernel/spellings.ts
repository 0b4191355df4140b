/** Names of places that people spell in several ways, and i for y: all of them find the same. Pure; texts are folded. */

/** Each line is one name; the first is the one that is written officially. */
const names: readonly (readonly string[])[] = [
  ['dak lak', 'dac lac', 'dac lak', 'dak lac', 'daklak', 'daclac', 'dar lac', 'darlac'],
  ['dak nong', 'dac nong', 'daknong', 'dacnong'],
  ['bac kan', 'bac can', 'backan', 'baccan'],
  ['kon tum', 'con tum', 'cong tum', 'kontum', 'contum', 'congtum'],
  ['buon ma thuot', 'buon me thuot', 'ban me thuot'],
  ['pleiku', 'plei ku', 'plei cu', 'play cu', 'play ku'],
]
const patterns = names.map((all) => ({
  all,
  typed: new RegExp(`(?<![a-z0-9])(?:${all.join('|')})(?![a-z0-9])`, 'g'),
}))

/** Qui Nhơn and Quy Nhơn, quí and quý. */
const withOtherVowel = (word: string): string[] =>
  /qu[iy](?![a-z])/.test(word)
    ? [word.replace(/qu[iy](?![a-z])/g, 'quy'), word.replace(/qu[iy](?![a-z])/g, 'qui')]
    : [word]

/** The names in a search that have several spellings, each with all of them, and the rest of the text. */
export const spellingsIn = (folded: string): { rest: string; spelt: readonly (readonly string[])[] } => {
  const spelt: (readonly string[])[] = []
  const rest = patterns.reduce(
    (text, { all, typed }) =>
      text.replace(typed, () => {
        spelt.push(all)
        return ' '
      }),
    folded,
  )
  return { rest, spelt }
}

export const spellingsOfWord = (word: string): readonly string[] => withOtherVowel(word)

const joined = (text: string): string => text.replaceAll(' ', '')

/** Of the name of a place without its kind, blanks and signs: its own key first, then those of other spellings. */
export const spellingsOfKey = (key: string): readonly string[] => {
  const other = names.find((all) => all.some((one) => joined(one) === key))
  // Communes and districts of the highlands: Đắc Mil, Đắk Mil, Đăk Mil.
  const highlands = key.startsWith('dac') ? [`dak${key.slice(3)}`] : key.startsWith('dak') ? [`dac${key.slice(3)}`] : []
  const vowel = /^qu[iy]/.test(key) ? [`quy${key.slice(3)}`, `qui${key.slice(3)}`] : []
  return [...new Set([key, ...(other?.map(joined) ?? []), ...highlands, ...vowel])]
}
