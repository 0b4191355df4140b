import { expect, it } from 'vitest'
import { startWayOf } from './start-way.ts'

it.each([
  ['?from=start', '/start'],
  ['?from=home&x=1', '/'],
  ['?from=toString', null],
  ['?from=Order&id=1', null],
  ['', null],
])('the way back of %s is %s', (search, way) => expect(startWayOf(search)).toBe(way))
