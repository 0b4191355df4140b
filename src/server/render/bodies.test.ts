/** Many documents of one print call: their order, their copies, and what is refused. */
import { describe, expect, it } from 'vitest'
import { Unreadable } from '#kernel/problem.ts'
import { readBodies } from './bodies.ts'
import { codeOf } from './job.ts'

const document = (number: string, more = {}) => ({ code: 'PHIEUTHU', info: { NumberID: number }, ...more })
const told = (body: unknown) =>
  readBodies(body).requests.map(({ info }) => [info.NumberID, info.copyNumber, info.copies])

describe('the body of a print call', () => {
  it('with many documents keeps their order and numbers their copies', () => {
    const documents = [document('2', { copies: 3 }), document('1'), document('3', { copies: 1, size: 'A5' })]
    expect(told({ documents })).toEqual([
      ['2', 1, 3],
      ['2', 2, 3],
      ['2', 3, 3],
      ['1', undefined, undefined],
      ['3', undefined, undefined],
    ])
    expect(readBodies({ documents }).requests.at(-1)!.choice).toEqual({ size: 'A5' })
    expect(codeOf({ documents })).toBe('PHIEUTHU +2')
  })
  it('with one is what it was', () => {
    expect(told(document('1'))).toEqual([['1', undefined, undefined]])
    expect([undefined, null, 1, 2].map((perSheet) => readBodies({ ...document('1'), perSheet }).isPaired)).toEqual([
      false,
      false,
      false,
      true,
    ])
  })
  it.each([
    [{ documents: [] }],
    [{ documents: 'x' }],
    [{ documents: [7] }],
    [{ documents: [{ code: 'PHIEUTHU' }] }],
    [{ documents: [document('1', { copies: 0 })] }],
    [{ documents: [document('1', { copies: 1.5 })] }],
    [{ documents: [document('1', { copies: 10 })] }],
    [{ ...document('1'), perSheet: 3 }],
    [{ documents: Array.from({ length: 34 }, () => document('1', { copies: 9 })) }],
  ])('is refused where it cannot be read: %j', (body) => expect(() => readBodies(body)).toThrow(Unreadable))
})
