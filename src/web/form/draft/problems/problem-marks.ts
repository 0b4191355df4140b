/** Problems prepared for rendering: amber while the user is typing, red once they prevent saving. */
import type { RowsState } from '../store/rows-store.ts'
import type { PlacedProblem } from './problems.ts'

export interface Mark {
  name: string
  tone: 'warn' | 'bad'
  placed: PlacedProblem
}
interface Marks {
  lines: Map<string, Mark[]>
  head: Mark[]
}

const isMissing = (placed: PlacedProblem) =>
  placed.isMissing === true || /^(required|no[A-Z])/.test(placed.problem.message)

type ProblemState = Pick<RowsState, 'problems' | 'refused' | 'tried'>
const cachedMarks = new WeakMap<ProblemState, Marks>()
/**
 * The marks of the head and of each line. Missing values are marked only after an attempt to save, other problems at
 * once.
 */
export const problemMarks = (state: ProblemState): Marks => {
  const before = cachedMarks.get(state)
  if (before) return before
  const marks: Marks = { lines: new Map(), head: [] }
  const put = (placed: PlacedProblem, tone: Mark['tone']) => {
    const mark: Mark = { name: placed.name, tone, placed }
    if (placed.line === null) marks.head.push(mark)
    else marks.lines.set(placed.line, [...(marks.lines.get(placed.line) ?? []), mark])
  }
  for (const placed of state.refused) put(placed, placed.problem.confirmable ? 'warn' : 'bad')
  for (const placed of state.problems) if (state.tried || !isMissing(placed)) put(placed, state.tried ? 'bad' : 'warn')
  cachedMarks.set(state, marks)
  return marks
}

/** A text that changes when the marks of a line change; rows compare it to decide whether to render again. */
export const lineSignature = (state: ProblemState, key: string): string =>
  (problemMarks(state).lines.get(key) ?? [])
    .map((mark) => `${mark.name}|${mark.tone}|${mark.placed.text ?? mark.placed.problem.message}`)
    .join('\n')
