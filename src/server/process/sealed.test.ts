import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSealer, newSealKey, openSealer } from './sealed.ts'

const here = { tenant: '0193-a', use: 'second-factor 1' }
const key = newSealKey('k1')

describe('a sealed secret', () => {
  it('comes back whole, whatever it is', () => {
    const sealer = createSealer(key)
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (secret) => sealer.open(here, sealer.seal(here, secret)) === secret),
    )
  })

  it('shows neither the secret nor that two are the same', () => {
    const sealer = createSealer(key)
    const sealed = sealer.seal(here, 'mật khẩu')
    expect(sealed).toMatch(/^k1\.[\w-]+$/)
    expect(sealer.seal(here, 'mật khẩu')).not.toBe(sealed)
  })

  it('opens only for its tenant and its use', () => {
    const sealer = createSealer(key)
    const sealed = sealer.seal(here, 'x')
    expect(sealer.open({ ...here, tenant: '0193-b' }, sealed)).toBeNull()
    expect(sealer.open({ ...here, use: 'second-factor 2' }, sealed)).toBeNull()
  })

  it('does not open when one sign of it was changed or cut off', () => {
    const sealer = createSealer(key)
    const sealed = sealer.seal(here, 'JBSWY3DPEHPK3PXP')
    for (let at = 0; at < sealed.length; at++) {
      const altered = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`
      // The last sign of base64 may hold bits that belong to no byte.
      if (at < sealed.length - 1) expect(sealer.open(here, altered)).toBeNull()
      expect(sealer.open(here, sealed.slice(0, at))).toBeNull()
    }
  })

  it('opens after the key was replaced as long as the old one is kept', () => {
    const sealed = createSealer(key).seal(here, 'x')
    const newer = newSealKey('k2')
    const both = createSealer(`${newer},${key}`)
    expect(both.open(here, sealed)).toBe('x')
    expect(both.isOutdated(sealed)).toBe(true)
    const again = both.seal(here, 'x')
    expect(both.isOutdated(again)).toBe(false)
    expect(createSealer(newer).open(here, again)).toBe('x')
    expect(createSealer(newer).open(here, sealed)).toBeNull()
  })
})

describe('the keys of an installation', () => {
  let dataDir = ''
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'vua-sealed-'))
  })
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

  it('are made once, in a file only its owner may read', () => {
    const sealed = openSealer({ dataDir, secretKeys: null }).seal(here, 'x')
    const path = join(dataDir, 'secret.keys')
    expect(statSync(path).mode & 0o777).toBe(0o600)
    const text = readFileSync(path, 'utf8')
    expect(openSealer({ dataDir, secretKeys: null }).open(here, sealed)).toBe('x')
    expect(readFileSync(path, 'utf8')).toBe(text)
  })

  it('have a name of their own, so that the line of a lost one can be added', () => {
    const path = join(dataDir, 'secret.keys')
    const first = openSealer({ dataDir, secretKeys: null }).seal(here, 'x')
    const lost = readFileSync(path, 'utf8')
    rmSync(path)
    const second = openSealer({ dataDir, secretKeys: null }).seal(here, 'y')
    expect(openSealer({ dataDir, secretKeys: null }).open(here, first)).toBeNull()
    writeFileSync(path, `${readFileSync(path, 'utf8')}${lost}`)
    const both = openSealer({ dataDir, secretKeys: null })
    expect([both.open(here, first), both.open(here, second)]).toEqual(['x', 'y'])
  })

  it('come from the environment if they are given there', () => {
    expect(openSealer({ dataDir, secretKeys: key }).seal(here, 'x')).toMatch(/^k1\./)
    expect(() => statSync(join(dataDir, 'secret.keys'))).toThrow()
  })

  it('are not made anew over a file that cannot be read', () => {
    writeFileSync(join(dataDir, 'secret.keys'), 'nonsense')
    expect(() => openSealer({ dataDir, secretKeys: null })).toThrow('secret.keys')
    expect(readFileSync(join(dataDir, 'secret.keys'), 'utf8')).toBe('nonsense')
  })
})
