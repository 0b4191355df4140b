/**
 * Splits a typed or pasted address into street, commune, district and province. It reads from the end, where the larger
 * places stand, and keeps what it does not know as the street.
 */
import { fold } from '#kernel/fold.ts'
import { spellingsOfKey } from '#kernel/spellings.ts'
import { placeKey, provinceKeys } from '../_shared/place-text.ts'

/** A province (2), district (3) or commune (4) that may be meant. */
export interface KnownPlace {
  id: string
  level: 2 | 3 | 4
  scheme: number
  name: string
  province: string | null
  district: string | null
  /** Of what lay in an old province: the province that is there now. */
  successor: string | null
}

export interface SplitAddress<P extends KnownPlace = KnownPlace> {
  street: string
  /** The smallest place that is certain; null if there is none. */
  place: P | null
  /** Communes that may be meant; empty where there is one or none. */
  candidates: readonly P[]
}

interface Word {
  /** Folded. */
  text: string
  start: number
  end: number
  /** A comma or line break stands before it; a weaker sign does. */
  afterComma: boolean
  afterSign: boolean
}

/** "Q1" and "P.12" are two words, "12/5A" is one. */
const wordsIn = (address: string): Word[] => {
  const words: Word[] = []
  let before = 0
  for (const found of address.matchAll(/[\p{L}\p{N}]+(?:\/[\p{L}\p{N}]+)*/gu)) {
    const between = address.slice(before, found.index)
    const glued = /^(p|f|q|quan|phuong)(\d+)$/.exec(fold(found[0]))
    const start = found.index
    const end = start + found[0].length
    const gap = { afterComma: /[,;\n|]/.test(between), afterSign: /[,;\n|–-]/.test(between) }
    if (glued) {
      const middle = end - glued[2]!.length
      words.push({ text: glued[1]!, start, end: middle, ...gap })
      words.push({ text: glued[2]!, start: middle, end, afterComma: false, afterSign: false })
    } else words.push({ text: fold(found[0]), start, end, ...gap })
    before = end
  }
  return words
}

/** What may stand before a name, and the levels it can mean. */
const kinds: readonly { words: readonly string[]; levels: readonly number[]; name: RegExp }[] = [
  { words: ['thanh', 'pho'], levels: [2, 3], name: /^Thành phố / },
  { words: ['tp'], levels: [2, 3], name: /^Thành phố / },
  { words: ['tinh'], levels: [2], name: /^Tỉnh / },
  { words: ['t'], levels: [2], name: /^Tỉnh / },
  { words: ['quan'], levels: [3], name: /^Quận / },
  { words: ['q'], levels: [3], name: /^Quận / },
  { words: ['huyen'], levels: [3], name: /^Huyện / },
  { words: ['h'], levels: [3], name: /^Huyện / },
  { words: ['thi', 'xa'], levels: [3], name: /^Thị xã / },
  { words: ['tx'], levels: [3], name: /^Thị xã / },
  { words: ['thi', 'tran'], levels: [4], name: /^Thị trấn / },
  { words: ['tt'], levels: [4], name: /^Thị trấn / },
  { words: ['phuong'], levels: [4], name: /^Phường / },
  { words: ['p'], levels: [4], name: /^Phường / },
  { words: ['f'], levels: [4], name: /^Phường / },
  { words: ['xa'], levels: [4], name: /^Xã / },
  { words: ['x'], levels: [4], name: /^Xã / },
  { words: ['dac', 'khu'], levels: [4], name: /^Đặc khu / },
]

/** One way to read a run of words as a name. */
interface Reading {
  keys: readonly string[]
  levels: readonly number[]
  /** The kind that was written, if one was. */
  name: RegExp | null
}

const MOST_WORDS = 9

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ')

/** A name without its kind must fill what stands between two signs, or else a street could be read as a place. */
const readingsOf = (words: readonly Word[], from: number, to: number): Reading[] => {
  const run = words.slice(from, to)
  if (run.slice(1).some(({ afterComma }) => afterComma)) return []
  const written = kinds.flatMap((kind): Reading[] => {
    const rest = run.slice(kind.words.length)
    const isThis = rest.length > 0 && kind.words.every((word, index) => run[index]!.text === word)
    return isThis ? [{ keys: keysOf(textOf(rest), kind.levels), levels: kind.levels, name: kind.name }] : []
  })
  const isWhole = run[0]!.afterSign || from === 0 || !words.some(({ afterSign }) => afterSign)
  const bare: Reading[] =
    isWhole && !/^[\d ]+$/.test(textOf(run))
      ? [{ keys: keysOf(textOf(run), [2, 3, 4]), levels: [2, 3, 4], name: null }]
      : []
  return [...written, ...bare]
}

/** The name as `placeKey` has it; a province also by its short names. */
const keysOf = (text: string, levels: readonly number[]): readonly string[] => {
  const own = text.replace(/[^a-z0-9]/g, '').replace(/^0+(?=\d)/, '')
  return [...new Set([...spellingsOfKey(own), ...(levels.includes(2) ? provinceKeys(text) : [])])]
}

/** The keys of all names an address may contain, to look them up by. */
export const addressKeys = (address: string): string[] => {
  const words = wordsIn(address)
  const keys = new Set<string>()
  for (let from = 0; from < words.length; from += 1)
    for (let to = from + 1; to <= Math.min(words.length, from + MOST_WORDS); to += 1)
      for (const key of readingsOf(words, from, to).flatMap((reading) => reading.keys)) keys.add(key)
  return [...keys].filter((key) => key !== '')
}

/** Where the part between two signs begins that ends before a word. */
const partBefore = (words: readonly Word[], to: number): readonly Word[] => {
  const from = words.findLastIndex(({ afterSign }, index) => index < to && afterSign)
  return words.slice(Math.max(0, from), to)
}

const commune = kinds.filter(({ levels }) => levels.includes(4))
const isCommune = (words: readonly Word[]): boolean =>
  commune.some((kind) => kind.words.every((word, index) => words[index]?.text === word))

interface Chain<P> {
  /** Index of the first word that is a part of it. */
  from: number
  score: number
  province?: P
  district?: P
  village?: P
}

const isIn = (place: KnownPlace, { province, district }: Chain<KnownPlace>): number => {
  // A new commune beside the district that was there before: people go on writing it.
  const isNewInOld = place.scheme === 2 && district !== undefined && district.successor === place.province
  if (district && !isNewInOld && place.district !== district.id) return -1
  if (!province || place.province === province.id) return isNewInOld ? -0.6 : 0
  if (isNewInOld) return -0.6
  // An old place under the name of the province it is in now.
  return place.successor !== null && place.successor === province.id ? -0.3 : -1
}

const nextLevels = (chain: Chain<KnownPlace>): readonly number[] =>
  chain.village ? [] : chain.district ? (chain.province ? [4] : [2, 4]) : chain.province ? [3, 4] : [2, 3, 4]

/** A commune without its kind could be a street: not without a larger place, nor behind a commune that is none. */
const mayBeBare = (words: readonly Word[], chain: Chain<KnownPlace>, from: number): boolean =>
  (chain.province ?? chain.district) !== undefined && !isCommune(partBefore(words, from))

const names = ['province', 'district', 'village'] as const

/** A province that stands before its district: "Hồ Chí Minh - Quận 1". */
const provinceOf = ({ district }: Chain<KnownPlace>, province: KnownPlace): number =>
  !district || district.province === province.id ? 0 : district.successor === province.id ? -0.3 : -1

/** How well a place fits behind what is read already; null where it cannot stand there. */
const fitOf = (place: KnownPlace, reading: Reading, chain: Chain<KnownPlace>): number | null => {
  if (!nextLevels(chain).includes(place.level) || !reading.levels.includes(place.level)) return null
  const fit = place.level === 2 ? provinceOf(chain, place) : isIn(place, chain)
  return fit === -1 ? null : fit + (reading.name?.test(place.name) ? 0.5 : 0)
}

/** Every way to read the end of the address. */
const chainsOf = <P extends KnownPlace>(
  address: string,
  words: readonly Word[],
  byKey: ReadonlyMap<string, readonly P[]>,
): Chain<P>[] => {
  const all: Chain<P>[] = []
  const take = (chain: Chain<P>, reading: Reading, { from, end }: { from: number; end: number }): void => {
    const typed = address
      .slice(words[from]!.start, words[end - 1]!.end)
      .normalize('NFC')
      .toLowerCase()
    for (const place of new Set(reading.keys.flatMap((key) => byKey.get(key) ?? []))) {
      const fit = fitOf(place, reading, chain)
      if (fit === null || (place.level === 4 && !reading.name && !mayBeBare(words, chain, from))) continue
      const score = chain.score + end - from + fit + (typed.endsWith(bareName(place)) ? 0.3 : 0)
      grow({ ...chain, from, score, [names[place.level - 2]!]: place }, from)
    }
  }
  const grow = (chain: Chain<P>, end: number): void => {
    all.push(chain)
    if (chain.village) return
    for (let from = end - 1; from >= Math.max(0, end - MOST_WORDS); from -= 1)
      for (const reading of readingsOf(words, from, end)) take(chain, reading, { from, end })
  }
  const last = words.findLastIndex(({ text }, index) => !isNation(words, text, index))
  grow({ from: last + 1, score: 0 }, last + 1)
  return all
}

const bareName = ({ name }: KnownPlace): string =>
  name.replace(/^(Thành phố|Tỉnh|Quận|Huyện|Thị xã|Thị trấn|Phường|Xã|Đặc khu) /, '').toLowerCase()

/** "Việt Nam" at the end says nothing. */
const isNation = (words: readonly Word[], text: string, index: number): boolean => {
  const rest = textOf(words.slice(index))
  return ['vietnam', 'viet nam', 'nam', 'vn'].includes(rest) && (text !== 'nam' || words[index - 1]?.text === 'viet')
}

/** Among equals, new places are meant where no district is written: an old address has one. */
const scored = <P extends KnownPlace>(chain: Chain<P>): number =>
  chain.score + (!chain.district && (chain.village ?? chain.province)?.scheme === 2 ? 0.2 : 0)

const streetOf = (address: string, words: readonly Word[], from: number): string => {
  const start = from < words.length ? words[from]!.start : address.length
  return address
    .slice(0, start)
    .replace(/[\s,;.|–-]+$/u, '')
    .trim()
}

/** `places`: all that have one of the keys of the address (`addressKeys`). */
export const splitAddress = <P extends KnownPlace>(address: string, places: readonly P[]): SplitAddress<P> => {
  const byKey = new Map<string, P[]>()
  for (const place of places) {
    const key = placeKey(place.name)
    byKey.set(key, [...(byKey.get(key) ?? []), place])
  }
  const words = wordsIn(address)
  const chains = chainsOf(address, words, byKey)
  const best = Math.max(...chains.map(scored))
  const found = chains.filter((chain) => scored(chain) > best - 0.01)
  const villages = [
    ...new Map(found.flatMap(({ village }) => (village ? [[village.id, village] as const] : []))).values(),
  ]
  const chain = found[0]!
  const isSame = (name: 'province' | 'district') => found.every((one) => one[name]?.id === chain[name]?.id)
  const larger = (isSame('district') && chain.district) || (isSame('province') && chain.province) || null
  return {
    street: chain.from >= words.length ? address.trim() : streetOf(address, words, chain.from),
    // A commune names its own province, whatever was written.
    place: villages.length === 1 ? villages[0]! : larger,
    candidates: villages.length > 1 ? villages : [],
  }
}
