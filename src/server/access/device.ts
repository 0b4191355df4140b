/** The device of a session in a few words, for the list its user reads: `Chrome · Windows`. Proves nothing. */

/** The first that fits counts: Edge and Opera also call themselves Chrome, and Chrome calls itself Safari. */
const programs: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bcoc_coc_browser\//, 'Cốc Cốc'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const longest = 60
const nameOf = (text: string, known: readonly (readonly [RegExp, string])[]): string =>
  known.find(([pattern]) => pattern.test(text))?.[1] ?? ''

/** From the header `User-Agent`; what is no browser keeps its first word (`curl/8.5.0`). */
export const deviceOf = (userAgent: string | undefined): string => {
  const text = (userAgent ?? '').slice(0, 500)
  const named = [nameOf(text, programs), nameOf(text, systems)].filter(Boolean).join(' · ')
  // Control characters have no business on a page, and the database refuses NUL.
  return (
    named ||
    text
      .replace(/[^\x20-\x7e]/g, '')
      .trim()
      .split(' ')[0]!
      .slice(0, longest)
  )
}
