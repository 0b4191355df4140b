/** Days as users type them: `21`, `21/11`, `21112026`, `h` for today, `+3` (UX §9). */
import { addDays, parseDay, type Day } from '#kernel/day.ts'

const two = (text: string) => text.padStart(2, '0')
const year = (text: string) => (text.length === 2 ? `20${text}` : text)

/** Returns null when nothing was typed and undefined when the text is not a day. */
export const readDayText = (typed: string, today: Day): Day | null | undefined => {
  const text = typed.trim().toLowerCase()
  if (text === '') return null
  if (text === 'h' || text === 't') return today
  if (/^[+-]\d{1,4}$/.test(text)) return addDays(today, Number(text))
  const parts = /^\d{4}-\d{1,2}-\d{1,2}$/.test(text)
    ? text.split('-').reverse()
    : /^\d{3,8}$/.test(text)
      ? [text.slice(0, 2), text.slice(2, 4), text.slice(4)]
      : text.split(/[\s/.-]+/)
  const [d, m = '', y = ''] = parts.filter(Boolean)
  if (!d || parts.length > 3 || ![d, m, y].every((part) => /^\d*$/.test(part))) return undefined
  const found = parseDay(`${year(y) || today.slice(0, 4)}-${two(m) === '00' ? today.slice(5, 7) : two(m)}-${two(d)}`)
  return found ?? undefined
}
