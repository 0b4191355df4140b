/** What is wrong where, for drawing: an amber corner while typing, red once it keeps the document from being saved. */
import type { RowsState } from './rows-store.ts'
import type { Placed } from './problems.ts'

export interface Mark {
  name: string
  tone: 'warn' | 'bad'
  placed: Placed
}
interface Marks {
  lines: Map<string, Mark[]>
  head: Mark[]
}

const isMissing = (placed: Placed) => placed.isMissing === true || /^(required|no[A-Z])/.test(placed.problem.message)

type Told = Pick<RowsState, 'problems' | 'refused' | 'tried'>
const known = new WeakMap<Told, Marks>()
/** Missing values are told once a save was tried; everything else at once. */
export const marksOf = (state: Told): Marks => {
  const before = known.get(state)
  if (before) return before
  const marks: Marks = { lines: new Map(), head: [] }
  const put = (placed: Placed, tone: Mark['tone']) => {
    const mark: Mark = { name: placed.name, tone, placed }
    if (placed.line === null) marks.head.push(mark)
    else marks.lines.set(placed.line, [...(marks.lines.get(placed.line) ?? []), mark])
  }
  for (const placed of state.refused) put(placed, placed.problem.confirmable ? 'warn' : 'bad')
  for (const placed of state.problems) if (state.tried || !isMissing(placed)) put(placed, state.tried ? 'bad' : 'warn')
  known.set(state, marks)
  return marks
}

/** Rows compare this text to know whether to draw again. */
export const lineSignature = (state: Told, key: string): string =>
  (marksOf(state).lines.get(key) ?? [])
    .map((mark) => `${mark.name}|${mark.tone}|${mark.placed.text ?? mark.placed.problem.message}`)
    .join('\n')
