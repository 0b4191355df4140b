import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { judge, type Exception } from './audit.ts'

const advisory = (id: string, severity: string) => ({
  name: 'left',
  title: 'Goes wrong',
  url: `https://github.com/advisories/${id}`,
  severity,
})
const report = (...via: unknown[]) => JSON.stringify({ vulnerabilities: { left: { via }, right: { via: ['left'] } } })
const exception: Exception = { advisory: 'GHSA-1', package: 'left', reason: 'not reached', until: '2026-12-31' }

describe('an advisory', () => {
  it('counts when it is high or critical, once', () => {
    const answer = report(advisory('GHSA-1', 'high'), advisory('GHSA-2', 'critical'), advisory('GHSA-3', 'moderate'))
    expect(judge(answer, [], '2026-11-21').found).toEqual([
      'left: high: Goes wrong (https://github.com/advisories/GHSA-1)',
      'left: critical: Goes wrong (https://github.com/advisories/GHSA-2)',
    ])
  })
  it('may be accepted until a day, by its own name', () => {
    const answer = report(advisory('GHSA-1', 'high'))
    expect(judge(answer, [exception], '2026-12-31')).toMatchObject({ isAsked: true, found: [] })
    expect(judge(answer, [exception], '2027-01-01').found).toHaveLength(1)
    expect(judge(report(advisory('GHSA-11', 'high')), [exception], '2026-12-31').found).toHaveLength(1)
  })
})

it.each([
  ['', 'no answer'],
  ['<html>', 'no answer'],
  [JSON.stringify({ message: '405 Method Not Allowed', error: {} }), '405 Method Not Allowed'],
])('a registry that cannot say is not taken for one that says nothing: %s', (answer, why) => {
  expect(judge(answer, [], '2026-11-21')).toEqual({
    isAsked: false,
    found: [],
    note: `The registry was not asked about advisories: ${why}`,
  })
})

it('no advisory is accepted without a reason and an end', () => {
  const path = join(import.meta.dirname, '../../docs/decisions/advisories.json')
  for (const one of JSON.parse(readFileSync(path, 'utf8')) as Exception[]) {
    expect(one).toEqual({
      advisory: expect.stringMatching(/^GHSA-/),
      package: expect.stringMatching(/\S/),
      reason: expect.stringMatching(/\S{2,}( \S+){3,}/),
      until: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    })
  }
})
