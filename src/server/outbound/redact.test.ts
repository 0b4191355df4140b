import { describe, expect, it } from 'vitest'
import { hideSecrets, keptBody, keptHeaders } from './redact.ts'

const secret = 'Bí-mật "9" & <x>'
const hiding = { values: [secret], keys: ['shopKey'] }

describe('a known secret is hidden however it is written', () => {
  it.each([
    ['as it is', secret],
    ['in JSON', JSON.stringify({ a: secret })],
    ['in JSON within JSON', JSON.stringify({ a: JSON.stringify({ b: 'x' }) + secret })],
    ['in JSON of plain letters', '{"a":"B\\u00ed-m\\u1eadt \\"9\\" & <x>"}'],
    ['in XML', '<a>Bí-mật &quot;9&quot; &amp; &lt;x&gt;</a>'],
    ['in an address', `?a=${encodeURIComponent(secret)}`],
    ['in a form', new URLSearchParams({ a: secret }).toString()],
    ['in base64', Buffer.from(secret).toString('base64')],
    ['in hexadecimal', Buffer.from(secret).toString('hex').toUpperCase()],
  ])('%s', (_, text) => {
    const hidden = hideSecrets(`before ${text} after`, hiding)
    expect(hidden).toContain('••••')
    expect(hidden).toMatch(/^before .* after$/s)
    for (const part of ['mật', 'm\\u1eadt', '9&quot;', '%E1%BA%ADt', Buffer.from(secret).toString('base64')])
      expect(hidden).not.toContain(part)
  })
})

describe('what is called a secret is hidden, whatever it is', () => {
  it.each([
    ['{"user":"a","password":"KEY","b":1}', '{"user":"a","password":"••••","b":1}'],
    ['{"Token" : "KEY\\"KEY","b":1}', '{"Token" : "••••","b":1}'],
    ['{"access_token":12345678}', '{"access_token":"••••"}'],
    ['{"shopKey":"KEY"}', '{"shopKey":"••••"}'],
    ['{"password":"KEY', '{"password":"••••"'],
    ['{"password":"KEY\\', '{"password":"••••"'],
    ['{"token":{"value":"KEY"}}', '{"token":••••'],
    ['{"a":"{\\"password\\":\\"KEY\\"}","b":1}', '{"a":"{\\"password\\":"••••"}","b":1}'],
    ['<a><ACpass>KEY</ACpass><b>1</b></a>', '<a><ACpass>••••</ACpass><b>1</b></a>'],
    ['<s:password type="x">KEY</s:password>', '<s:password type="x">••••</s:password>'],
    ['<password>KEY', '<password>••••'],
    ['&lt;password&gt;KEY&lt;/password&gt;', '&lt;password&gt;••••&lt;/password&gt;'],
    ['<login password="KEY" a="1"/>', '<login password="••••" a="1"/>'],
    ['a=1&password=KEY&b=2', 'a=1&password=••••&b=2'],
    ['https://a/b?token=KEY', 'https://a/b?token=••••'],
    ['Error: Bearer KEYKEYKEY refused', 'Error: Bearer •••• refused'],
    ['{"Data":"eyJhbGciOiJIUzI1NiJ9.KEYKEY.KEY-KEY"}', '{"Data":"••••"}'],
  ])('%s', (text, expected) => {
    const hidden = hideSecrets(text, hiding)
    expect(hidden).toBe(expected)
    expect(hidden).not.toContain('KEY')
  })

  it('in headers', () => {
    const headers = {
      'content-type': 'a/b',
      Authorization: 'Basic S0VZ',
      'Set-Cookie': ['a=KEY', 'b=KEY'],
      ShopKey: 'KEY',
    }
    expect(keptHeaders(headers, hiding)).toBe('content-type: a/b\nAuthorization: ••••\nSet-Cookie: ••••\nShopKey: ••••')
  })

  it('but nothing else', () => {
    const text = '{"name":"Token ring","pass_count":3,"note":"password đúng"}'
    expect(hideSecrets(text, hiding)).toBe(text)
  })
})

describe('a body is kept', () => {
  it('up to a size, without a part of a secret at its end', () => {
    const long = keptBody('a'.repeat(20_000), hiding)
    expect(long.startsWith('aaa')).toBe(true)
    expect(long.length).toBeLessThan(8_300)
    // The first cut goes through the secret, and hiding what stands before it brings that place near.
    const before = `{"password":"${'b'.repeat(65_500)}","x":"`
    expect(keptBody(`${before}${secret.repeat(5)}"}`, hiding)).not.toContain('mậ')
  })
  it('only as text', () => {
    expect(keptBody(Buffer.from([0x25, 0x50, 0, 1]), hiding)).toBe('(4 bytes)')
    expect(keptBody(Buffer.from([0xff, 0xfe, 0x41]), hiding)).toBe('(3 bytes)')
    expect(keptBody('a\u0000b\ud800', hiding)).toBe('ab\ufffd')
  })
  it('in little time, however it was made', () => {
    const hostile = [
      '\\',
      '"token" ',
      '<token ',
      '<token a',
      '"password":"\\',
      '&lt;token ',
      'token=',
      ' token=',
      'eyJaaaaaaaa.',
      'Bearer ',
    ]
    for (const piece of hostile) keptBody(piece.repeat(Math.ceil(70_000 / piece.length)), hiding)
  })
})
