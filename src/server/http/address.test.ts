import { expect, it } from 'vitest'
import { networkOf } from './address.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:12:abcd::1', '2001:db8:0:12::/64'],
  ['2001:0DB8:0000:0012::ffff', '2001:db8:0:12::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['', ''],
  [undefined, ''],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['1:2:3:4:5:6:7:8', '1:2:3:4::/64'],
])('%s counts as %s', (address, expected) => expect(networkOf(address)).toBe(expected))
