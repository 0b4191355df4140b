/**
 * Vietnamese that is not written in Unicode: of the fonts of TCVN3 and VNI, whose letters are other signs of Western
 * ones, and UTF-8 that was read as Western. It is named only where its words are Vietnamese when read so.
 */

export type OldEncoding = 'TCVN3' | 'VNI' | 'UTF-8'

const tones = ['\u0301', '\u0300', '\u0309', '\u0303', '\u0323']
/** `signs`: a letter with each of the tones acute, grave, hook, tilde, dot. */
const toned = (letter: string, signs: readonly string[]): [string, string][] =>
  signs.map((sign, at) => [sign, letter + tones[at]!])

const tcvn3 = new Map<string, string>([
  ...toned('a', Array.from('¸µ¶·¹')),
  ...toned('ă', Array.from('¾»¼½Æ')),
  ...toned('â', Array.from('ÊÇÈÉË')),
  ...toned('e', Array.from('ÐÌÎÏÑ')),
  ...toned('ê', Array.from('ÕÒÓÔÖ')),
  ...toned('i', Array.from('Ý×ØÜÞ')),
  ...toned('o', Array.from('ãßáâä')),
  ...toned('ô', Array.from('èåæçé')),
  ...toned('ơ', Array.from('íêëìî')),
  ...toned('u', Array.from('óïñòô')),
  ...toned('ư', Array.from('øõö÷ù')),
  ...toned('y', Array.from('ýúûüþ')),
  ...[...'¨ă©â®đªê«ô¬ơ\u00adư¡ă¢â§đ£ê¤ô¥ơ¦ư'.matchAll(/(.)(.)/gsu)].map(([, sign, letter]): [string, string] => [
    sign!,
    letter!,
  ]),
])

const tonesOfVni = Array.from('ùøûõï')
const afterLetter = (letter: string, base: string, signs: readonly string[]): [string, string][] =>
  toned(
    letter,
    signs.map((sign) => base + sign),
  )
const vni = new Map<string, string>([
  ...['a', 'e', 'o', 'u', 'y'].flatMap((one) => afterLetter(one, one, tonesOfVni)),
  ...afterLetter('ơ', 'ô', tonesOfVni),
  ...afterLetter('ư', 'ö', tonesOfVni),
  ...afterLetter('ă', 'a', Array.from('éèúüë')),
  ...[['a', 'â'] as const, ['e', 'ê'] as const, ['o', 'ô'] as const].flatMap(([base, letter]) =>
    afterLetter(letter, base, Array.from('áàåãä')),
  ),
  ...toned('i', Array.from('íìæóò')),
  ...Object.entries({ aê: 'ă', aâ: 'â', eâ: 'ê', oâ: 'ô', ô: 'ơ', ö: 'ư', ñ: 'đ', î: 'y\u0323' }),
])

/** What the letters of each are in Unicode. */
export const oldLetters: Readonly<Record<Exclude<OldEncoding, 'UTF-8'>, ReadonlyMap<string, string>>> = {
  TCVN3: tcvn3,
  VNI: vni,
}

const pairOrSign = /[aeouyôö][ùøûõïéèúüëêâáàåãä]|[\u00c0-\u00ff]/gu

const initial = '(?:ngh|ng|nh|ch|gh|gi|kh|ph|qu|th|tr|[bcdđghklmnprstvx])?'
const open =
  'a|e|ê|i|o|ô|ơ|u|ư|y|ai|ao|au|ay|âu|ây|eo|êu|ia|iu|iêu|oa|oe|oi|oai|oay|oao|oeo|ôi|ơi|ua|uê|ui|uôi|uơ|uy|uya|uyu|uây|ưa|ươi|ươu|ưi|ưu|yêu'
const closed = 'a|ă|â|e|ê|i|o|ô|ơ|u|y|iê|oa|oă|oe|oo|uâ|uê|uô|uy|uyê|ươ|yê'
const syllable = new RegExp(
  `^${initial}(?:(?:${open})|(?:${closed})(c|ch|p|t)|ư(c|t)|(?:${closed})(?:m|n|ng|nh)|ưng)$`,
  'u',
)
const anyTone = /[\u0301\u0300\u0309\u0303\u0323]/gu

/** True if a word, its letters apart from their tones, is built as a Vietnamese one is. */
const isSyllable = (word: string): boolean => {
  const found = word.match(anyTone) ?? []
  const built = syllable.exec(word.replace(anyTone, ''))
  if (!built || found.length > 1) return false
  // What ends in a stop has one of two tones.
  return (built[1] ?? built[2]) === undefined || found[0] === '\u0301' || found[0] === '\u0323'
}

interface Way {
  name: OldEncoding
  read: (word: string) => string
  /** How much a word says that it is so written; enough is 2. */
  weight: (word: string) => number
  /** What each other word adds once there is such a one. */
  besides?: number
}

const ways: readonly Way[] = [
  {
    name: 'TCVN3',
    read: (word) =>
      Array.from(word)
        .map((sign) => tcvn3.get(sign) ?? sign.toLowerCase())
        .join(''),
    // Of a sign like ¸ within a word there is no other reason; at its end or beginning it may be a footnote or a unit.
    weight: (word) =>
      /[a-z][\u00a1-\u00be][a-z]|[\u00a1-\u00be][\u00c0-\u00ff]/iu.test(word)
        ? 2
        : /[\u00a1-\u00be]/u.test(word) && word !== 'µm'
          ? 1
          : 0,
    besides: 1,
  },
  {
    name: 'VNI',
    read: (word) =>
      word.toLowerCase().replaceAll(
        pairOrSign,
        (pair) =>
          vni.get(pair) ??
          Array.from(pair)
            .map((one) => vni.get(one) ?? one)
            .join(''),
      ),
    // `oà` and `oá` are written so in Unicode, too.
    weight: (word) =>
      (word.toLowerCase().match(pairOrSign) ?? []).filter((one) => vni.has(one) && !/^(?:oà|oá|ô|[íìæóòî])$/u.test(one))
        .length,
  },
]

const western = /[\u00a1-\u00ff]/u
/** Letters of Vietnamese that no Western code has. */
const unicode = /[\u0100-\u024f\u1e00-\u1eff]|\p{M}/u

const isWritten = (words: readonly string[], { read, weight, besides = 0 }: Way): boolean => {
  if (!words.every((word) => isSyllable(read(word)))) return false
  const weights = words.map(weight)
  const sum = weights.reduce((all, one) => all + one, 0)
  return sum > 0 && sum + besides * weights.filter((one) => one === 0).length > 1
}

/** The signs that Windows has for the bytes 0x80 to 0x9F. */
const windows = new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 32 }, (_, at) => 0x80 + at))
const byteOf = (sign: string): number => {
  const at = windows.indexOf(sign)
  return at >= 0 ? 0x80 + at : sign.codePointAt(0)!
}
const isTwiceDecoded = (text: string): boolean => {
  if (!/[\u00c2-\u00f4][\u0080-\u00bf\u0152-\u2122]/u.test(text)) return false
  // The text's unbreakable blanks have often become others.
  const bytes = Array.from(text.replaceAll('Ã ', 'Ã\u00a0')).map(byteOf)
  if (bytes.some((byte) => byte > 0xff)) return false
  const read = new TextDecoder().decode(Uint8Array.from(bytes))
  return !read.includes('\ufffd') && /(?![a-z])\p{L}/iu.test(read)
}

/** Null for Unicode and for whatever is not surely something else. */
export const oldEncodingOf = (text: string): OldEncoding | null => {
  if (!western.test(text) && !text.includes('\u00ad')) return null
  if (isTwiceDecoded(text)) return 'UTF-8'
  if (unicode.test(text)) return null
  const words = (text.match(/[a-z\u00a1-\u00ff]+/giu) ?? []).filter(
    // A sign by itself is one: ©, ·, «.
    (word) => /[^a-z]/iu.test(word) && /[a-z\u00c0-\u00ff]/iu.test(word),
  )
  return words.length === 0 ? null : (ways.find((way) => isWritten(words, way))?.name ?? null)
}
