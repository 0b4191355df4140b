/**
 * Where a line may break without a blank: between Chinese, Japanese and Korean signs, between the words of Thai. As
 * browsers do it, so that screen and paper agree.
 */
import { isSecondHalf } from './fallback.server.ts'

/** Texts without such signs are told at once. */
const some = /[\u0e00-\u0e7f\u1100-\u11ff\u2e80-\udfff\uf900-\ufaff\uff00-\uffef]/
const wide = /[\u1100-\u11ff\u2e80-\udfff\uf900-\ufaff\uff00-\uffef]/
/** Never at the beginning of a line: what closes, small letters, marks. */
const closing =
  /[!%),.:;?\]}¢°·’”…‰›℃、。〃々〉》」』】〕〗〙〛〜゛-ゞ・ーヽヾぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰ-ㇿ！％），．：；？］｝～｡｣､･ｰﾞﾟ￠]/
/** Never at the end of a line: what opens. */
const opening = /[([{£¥‘“‹〈《「『【〔〖〘〚〝（［｛｢￡￥＄$]/

/** Belongs to the letter before it: the second half of a sign, a mark above or below. */
const marks = /[\p{M}\u0e33]/u
const isAttached = (unit: number): boolean =>
  unit >= 0x300 && (isSecondHalf(unit) || marks.test(String.fromCharCode(unit)))

/** A run of marks that is longer than any script needs may be broken. */
const MOST_MARKS = 8
/** The last place up to `index` where a word may be cut that fits in no line; `start` if there is none behind it. */
export const cutBefore = (text: string, index: number, start: number): number => {
  let cut = index
  while (cut > start && index - cut < MOST_MARKS && isAttached(text.charCodeAt(cut))) cut -= 1
  return cut > start && isAttached(text.charCodeAt(cut)) ? index : cut
}

const isThai = (unit: number): boolean => unit >= 0xe00 && unit < 0xe80

let thai: Intl.Segmenter | undefined
const thaiWords = (text: string): Set<number> => {
  thai ??= new Intl.Segmenter('th', { granularity: 'word' })
  const starts = new Set<number>()
  for (const stretch of text.matchAll(/[\u0e00-\u0e7f]{2,}/g))
    for (const { index } of thai.segment(stretch[0])) if (index > 0) starts.add(stretch.index + index)
  return starts
}

/** Says whether a line may break before the code unit at an index; null: nowhere but at blanks. */
export const breaksIn = (text: string): ((index: number) => boolean) | null => {
  if (!some.test(text)) return null
  const words = /[\u0e00-\u0e7f]/.test(text) ? thaiWords(text) : null
  return (index) => {
    const [before, after] = [text[index - 1]!, text[index]!]
    if (words?.has(index)) return true
    if (isThai(after.charCodeAt(0)) && isThai(before.charCodeAt(0))) return false
    if ((!wide.test(before) && !wide.test(after)) || after.trim() === '') return false
    return !isAttached(after.charCodeAt(0)) && !closing.test(after) && !opening.test(before)
  }
}

/** The parts of a text that must not be broken. */
export const partsOf = (text: string): string[] => {
  const breaks = breaksIn(text)
  if (!breaks) return [text]
  const parts: string[] = []
  let start = 0
  for (let index = 1; index < text.length; index += 1) {
    if (!breaks(index)) continue
    parts.push(text.slice(start, index))
    start = index
  }
  return [...parts, text.slice(start)]
}
