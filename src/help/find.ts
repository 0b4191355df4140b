/** Finds tasks by words, with or without diacritics: titles first, then other names, then what is written on the page. */
import { fold, searchWords } from '#kernel/fold.ts'
import { plainText } from './marks.ts'
import type { HelpTask, HelpText, HelpTexts } from './task.ts'

const hasAll = (text: string, words: readonly string[]): boolean => words.every((word) => text.includes(word))

/** 0 is best; null: some word is missing. */
const rankOf = ({ title, also, intro, steps, notes }: HelpText, words: readonly string[]): number | null => {
  const phrase = words.join(' ')
  const name = fold(title)
  if (name.includes(phrase)) return 0
  if (hasAll(name, words)) return 1
  const names = `${name} ${fold(also)}`
  if (names.includes(phrase)) return 2
  if (hasAll(names, words)) return 3
  const whole = `${names} ${fold([intro, ...steps, ...notes].map(plainText).join(' '))}`
  if (whole.includes(phrase)) return 4
  return hasAll(whole, words) ? 5 : null
}

export const findTasks = (tasks: readonly HelpTask[], texts: HelpTexts, typed: string): readonly HelpTask[] => {
  const words = searchWords(typed)
  if (words.length === 0) return tasks
  return tasks
    .map((task) => ({ task, rank: rankOf(texts[task.id]!, words) }))
    .filter((one): one is { task: HelpTask; rank: number } => one.rank !== null)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ task }) => task)
}
