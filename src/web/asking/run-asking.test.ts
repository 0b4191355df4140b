/** Batches whose warnings are asked about. */
import { beforeEach, expect, it } from 'vitest'
import type { BatchOutcome, Failure } from '#wire/spelling.ts'
import type { Warning } from './question.ts'
import { runAsking, type Entry } from './run-asking.ts'

const asked = { answers: [] as boolean[], questions: [] as string[] }
beforeEach(() => {
  asked.answers = []
  asked.questions = []
})
const ask = (all: readonly Warning[]): Promise<boolean> => {
  asked.questions.push(all.map(({ code, where }) => `${where} ${code}`).join())
  return Promise.resolve(asked.answers.shift() ?? false)
}
const asking = (run: Parameters<typeof runAsking>[0], all: readonly Entry[], agreed: readonly string[] = []) =>
  runAsking(run, all, { agreed, ask })

const refused = (id: string, code: string, confirmable: boolean): Failure => ({
  id,
  number: `No ${id}`,
  description: code,
  confirmable,
  errors: [{ path: '', code, message: code }],
})
/** Each record warns of its codes, one after another; `x` can never be done. */
const server = (codes: Readonly<Record<string, readonly string[]>>) => {
  const calls: string[] = []
  const run = (ids: readonly unknown[], confirm: readonly string[]): Promise<BatchOutcome> => {
    calls.push(`${ids.join()} ${confirm.join()}`.trim())
    const failures = (ids as string[]).flatMap((id) => {
      const open = codes[id]!.find((code) => !confirm.includes(code))
      return open ? [refused(id, open, open !== 'x')] : []
    })
    return Promise.resolve({ done: ids.length - failures.length, failures })
  }
  return { calls, run }
}
const entries = (...ids: string[]) => ids.map((id) => ({ id, body: id }))

it('what is only warned of is asked about and done, what is refused is reported', async () => {
  const { calls, run } = server({ a: [], b: ['stillInUse'], c: ['x'] })
  asked.answers = [true]
  const { done, failures } = await asking(run, entries('a', 'b', 'c'))
  expect([done, failures.map((one) => one.id)]).toEqual([2, ['c']])
  expect([calls, asked.questions]).toEqual([['a,b,c', 'b stillInUse'], ['No b stillInUse']])
})

it('it is asked again for what comes up only then, and never twice for the same', async () => {
  const { run } = server({ a: ['stockShort', 'fundShort'] })
  asked.answers = [true, true]
  expect(await asking(run, entries('a'))).toEqual({ done: 1, failures: [] })
  expect(asked.questions).toEqual(['No a stockShort', 'No a fundShort'])
  const deaf = () => Promise.resolve({ done: 0, failures: [refused('a', 'stockShort', true)] })
  asked.answers = [true, true, true]
  expect((await asking(deaf, entries('a'))).failures).toHaveLength(1)
  expect(asked.questions).toHaveLength(3)
})

it('who does not agree changes nothing, and is told what was not done', async () => {
  const { calls, run } = server({ a: ['stillInUse'] })
  const { done, failures } = await asking(run, entries('a'))
  expect([done, failures.length, calls]).toEqual([0, 1, ['a']])
})

it('what was confirmed before is not asked', async () => {
  const { run } = server({ a: ['fundShort'] })
  expect((await asking(run, entries('a'), ['fundShort'])).done).toBe(1)
  expect(asked.questions).toEqual([])
})

it('tells what all parts told', async () => {
  const notice = refused('a', 'duty', false)
  const run = (ids: readonly unknown[], confirm: readonly string[]): Promise<BatchOutcome> =>
    Promise.resolve(
      confirm.length > 0
        ? { done: ids.length, failures: [] }
        : { done: 1, failures: [refused('b', 'w', true)], notices: [notice] },
    )
  asked.answers = [true]
  expect(await asking(run, entries('a', 'b'))).toEqual({ done: 2, failures: [], notices: [notice] })
})
