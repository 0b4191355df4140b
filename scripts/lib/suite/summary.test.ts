import { expect, test } from 'vitest'
import { counted, failure, strict, sum, type Outcome } from './outcome.ts'
import { summaryOf } from './summary.ts'

const passed: Outcome = { passed: 2, failed: 0, code: 0 }
const repeated: Outcome = {
  passed: 1,
  failed: 0,
  code: 0,
  repeated: ['shaky (a.ts)'],
  tests: [{ name: 'shaky (a.ts)', seconds: 4 }],
}

test('a step that ends badly without a failed test has one failure, and a failed test never ends well', () => {
  expect(counted(3, 0, 127)).toEqual({ passed: 3, failed: 1, code: 127 })
  expect(counted(3, 2, 0)).toEqual({ passed: 3, failed: 2, code: 1 })
})

test('a failure is told with the beginning of what was wrong, without colours', () => {
  expect(failure('a (a.ts)', undefined)).toBe('a (a.ts)')
  expect(failure('a (a.ts)', '\u001B[31mexpected 1\u001B[39m')).toBe('a (a.ts)\nexpected 1')
  expect(failure('a', 'x'.repeat(9000))).toHaveLength(602)
})

test('a test that passes when tried again is named, and fails only where everything runs', () => {
  const lines = summaryOf([{ step: 'e2e', seconds: 4, outcome: repeated }])
  expect(lines).toContain('passed when tried again: shaky (a.ts)')
  expect(lines.at(-1)).toBe('1 passed, 0 failed')
  expect(strict(repeated)).toMatchObject({ passed: 0, failed: 1, code: 1 })
  expect(strict(passed)).toMatchObject(passed)
})

test('the slowest ten tests of all steps are printed, the slowest first, and the times of the steps', () => {
  const tests = Array.from({ length: 12 }, (_, index) => ({ name: `test ${index}`, seconds: index }))
  const lines = summaryOf([
    { step: 'unit', seconds: 66, outcome: { ...passed, tests } },
    { step: 'e2e', seconds: 4, outcome: repeated },
  ])
  const from = lines.indexOf('The slowest tests') + 1
  const names = lines.slice(from, lines.indexOf('', from)).map((line) => line.slice(11))
  expect(names).toHaveLength(10)
  expect(names.slice(0, 2)).toEqual(['test 11', 'test 10'])
  expect(lines).toContain('all            70.0 s')
  expect(lines.at(-1)).toBe('3 passed, 0 failed')
})

test('a failure keeps its name and its code when outcomes are added', () => {
  const failed: Outcome = { passed: 0, failed: 1, code: 3, failures: ['wrong (b.ts)'] }
  expect(sum([passed, failed])).toMatchObject({ passed: 2, failed: 1, code: 3, failures: ['wrong (b.ts)'] })
  expect(summaryOf([{ step: 'unit', seconds: 1, outcome: failed }])).toContain('failed: wrong (b.ts)')
})
