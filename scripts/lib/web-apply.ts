/**
 * `@apply row gap-8 muted;` in a style sheet stands for the declarations of these words of `src/web/ui/layout.css`, which
 * components use as class names, and of `layout-more.css`, which has the words that only sheets use and is not sent. Words
 * with numbers, such as `pad-4-10`, are lengths in pixels, or places in the order of layers, and need no line there.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const sheets = ['layout.css', 'layout-more.css'].map((name) =>
  fileURLToPath(new URL(`../../src/web/ui/${name}`, import.meta.url)),
)

/** Of words with numbers: `round-8` is `border-radius: 8px`. */
const measured: Readonly<Record<string, string>> = {
  gap: 'gap',
  pad: 'padding',
  margin: 'margin',
  above: 'margin-top',
  below: 'margin-bottom',
  high: 'height',
  'min-high': 'min-height',
  wide: 'width',
  'min-wide': 'min-width',
  'max-wide': 'max-width',
  size: 'font-size',
  line: 'line-height',
  round: 'border-radius',
}

/** The words of a sheet with their declarations. */
export const wordsOf = (css: string): Map<string, string> =>
  new Map([...css.matchAll(/\.([a-z][\w-]*) \{([^{}]*)\}/g)].map(([, word, body]) => [word!, body!.trim()]))

export const readWords = (): Map<string, string> =>
  new Map(sheets.flatMap((sheet) => [...wordsOf(readFileSync(sheet, 'utf8'))]))

/** What has no unit. */
const counted: Readonly<Record<string, string>> = { z: 'z-index' }

const pixels = (number: string): string => (number === '0' ? number : `${number}px`)

const declarationsOf = (words: ReadonlyMap<string, string>, word: string): string => {
  const [, name = '', numbers = ''] = /^([a-z-]+?)((?:-\d+)+)$/.exec(word) ?? []
  const property = measured[name]
  if (property) return `${property}: ${numbers.slice(1).split('-').map(pixels).join(' ')};`
  if (counted[name]) return `${counted[name]}: ${numbers.slice(1)};`
  const said = words.get(word)
  if (!said) throw new Error(`@apply: no word ${word} in src/web/ui/layout.css or layout-more.css`)
  return said
}

/** The style sheet with declarations in place of words. */
export const applied = (css: string, words: ReadonlyMap<string, string>): string =>
  css.replaceAll(/@apply ([^;]+);/g, (_, named: string) =>
    named
      .trim()
      .split(/\s+/)
      .map((word) => declarationsOf(words, word))
      .join(' '),
  )

export const applyWords = (): Plugin => ({
  name: 'vua:apply',
  enforce: 'pre',
  transform(code, id) {
    if (!/\.css(?:\?|$)/.test(id) || !code.includes('@apply ')) return undefined
    for (const sheet of sheets) this.addWatchFile(sheet)
    return applied(code, readWords())
  },
})
