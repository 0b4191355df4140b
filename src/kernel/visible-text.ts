/**
 * Texts without the signs that nobody can see or type. They come with copied texts, and make two names that look alike
 * different ones (contract: workbooks).
 */

/** All of ASCII but the control characters: most texts need nothing else. */
const plain = /^[\n\r\x20-\x7e]*$/
const blanks = /[\p{Zs}\t\v\f\x85\u2028\u2029\u2800]/gu
/** Fillers of Hangul are letters by their kind, but blank. Half letters cannot be stored. */
const invisible = /(?![\n\r\u200d])[\p{Cc}\p{Cf}\p{Co}\u115f\u1160\u3164\uffa0]/gu
/** One emoji of several: a family is joined from its members. */
const loneJoiner =
  /(?<!\p{Extended_Pictographic}(?:[\u{1f3fb}-\u{1f3ff}]|\ufe0f){0,2})\u200d|\u200d(?!\p{Extended_Pictographic})/gu

/** Removes them, makes a space of every other blank, and composes letters (NFC). Line breaks stay. */
export const visibleText = (text: string): string =>
  plain.test(text)
    ? text
    : text.toWellFormed().replace(blanks, ' ').replace(invisible, '').replace(loneJoiner, '').normalize('NFC')
