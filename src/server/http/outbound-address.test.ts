import { describe, expect, it } from 'vitest'
import { AddressForbidden, isPublicAddress, outboundAddress } from './outbound-address.ts'

describe('isPublicAddress', () => {
  it.each(['8.8.8.8', '103.1.200.9', '172.32.0.1', '2606:4700::1111', '2404:6800:4005:802::200e'])('%s is', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  )
  it.each([
    '127.0.0.1',
    '127.255.1.2',
    '0.0.0.0',
    '10.1.2.3',
    '100.64.1.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    '2001:db8::1',
    'fe80::1',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    'localhost',
    '',
  ])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false))
})

describe('outboundAddress', () => {
  const at = (host: string, port = 25) => ({ host, port })
  it('refuses what leads back to this machine or network', async () => {
    for (const host of ['127.0.0.1', 'localhost', '::1', '0x7f.1', '2130706433', '192.168.0.10'])
      await expect(outboundAddress(at(host), []), host).rejects.toBeInstanceOf(AddressForbidden)
  })
  it('lets through what the operator listed, at the listed port', async () => {
    const listed = [
      { host: '127.0.0.1', port: 2525 },
      { host: 'localhost', port: null },
    ]
    expect(await outboundAddress(at('127.0.0.1', 2525), listed)).toBe('127.0.0.1')
    expect(await outboundAddress(at('LocalHost', 7), listed)).toBe('127.0.0.1')
    await expect(outboundAddress(at('127.0.0.1', 2526), listed)).rejects.toBeInstanceOf(AddressForbidden)
    await expect(outboundAddress(at('127.0.0.2', 2525), listed)).rejects.toBeInstanceOf(AddressForbidden)
  })
})
