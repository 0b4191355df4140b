import { describe, expect, it } from 'vitest'
import { isEmail, readEmails } from './email.ts'

describe('isEmail', () => {
  it.each(['a@b', 'ke.toan+hd@cong-ty.com.vn', 'a@xn--p1b6ci4b4b3a', 'lê@phở.vn'])('takes %s', (text) =>
    expect(isEmail(text)).toBe(true),
  )
  it.each([
    '',
    'a',
    '@b',
    'a@',
    'a@b@c',
    'a b@c.vn',
    'a@b.vn\nBcc: all@world.vn',
    'a@b.vn\r',
    'An <a@b.vn>',
    'a@b.vn,c@d.vn',
    'a\u0000@b.vn',
    `${'a'.repeat(250)}@b.vn`,
  ])('refuses %j', (text) => expect(isEmail(text)).toBe(false))
})

describe('readEmails', () => {
  it('parts them as people do, and names each once', () =>
    expect(readEmails(' a@b.vn; c@d.vn,A@B.VN\n\n')).toEqual({ addresses: ['A@B.VN', 'c@d.vn'], wrong: [] }))
  it('says what is none', () =>
    expect(readEmails('a@b.vn, Chị Lan')).toEqual({ addresses: ['a@b.vn'], wrong: ['Chị Lan'] }))
  it('reads nothing in nothing', () => expect(readEmails(' ;, ')).toEqual({ addresses: [], wrong: [] }))
})
