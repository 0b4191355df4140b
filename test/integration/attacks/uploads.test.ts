/** Files of people: what they are is looked at, not what they are called; and how they are given back. */
import { deflateSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { cleanPicture } from '#output/pdf/picture.server.ts'
import { createTestApp, type TestApp } from '../../support/app.ts'
import { zip } from '../../support/zip.ts'

let test: TestApp
let token: string
beforeAll(async () => {
  test = await createTestApp()
  await test.makeTenant('minhtam')
  token = await test.signIn('minhtam')
})

const upload = async (name: string, content: Buffer | string) => {
  const body = new FormData()
  body.append('file', new Blob([Uint8Array.from(Buffer.from(content as string))]), name)
  const request = new Request('http://localhost/', { method: 'POST', body })
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/File/upload',
    headers: {
      authorization: `Bearer ${token}`,
      'x-tenant': 'minhtam',
      'content-type': request.headers.get('content-type')!,
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  const { Data, ErrorMessage } = answer.json<{ Data: { id: string; fileName: string } | null; ErrorMessage: string }>()
  return Data ?? ErrorMessage
}
const download = async (name: string, content: Buffer | string) => {
  const kept = await upload(name, content)
  if (typeof kept === 'string') throw new Error(kept)
  const { headers } = await test.app.inject({
    method: 'GET',
    url: `/api/File/${kept.id}`,
    headers: { authorization: `Bearer ${token}`, 'x-tenant': 'minhtam' },
  })
  return headers
}

const chunk = (name: string, data: Buffer): Buffer => {
  const out = Buffer.alloc(12 + data.length)
  out.writeUInt32BE(data.length, 0)
  out.write(name, 4, 'latin1')
  data.copy(out, 8)
  return out
}
/** A PNG that says it is so large, and holds `pixels`. */
const png = (width: number, height: number, pixels: Buffer): Buffer => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 8
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
const pixel = png(1, 1, Buffer.from([0, 0]))
const page = '<!DOCTYPE html><script>alert(1)</script>'
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
const workbook = zip([{ name: '[Content_Types].xml', content: '' }]).bytes

describe('is taken in', () => {
  it.each([
    ['ảnh.png', pixel],
    ['không có đuôi', 'chữ'],
    ['bảng.xlsx', workbook],
    ['cũ.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['hóa đơn.xml', '<?xml version="1.0"?><HDon><DLHDon/></HDon>'],
    ['ghi chú.txt', page],
    ['bản vẽ.dwg', Buffer.from('AC1032\0\0')],
  ])('%s', async (name, content) => {
    expect(await upload(name, content)).toMatchObject({ fileName: name.normalize('NFC') })
  })
  it('under a name that hides nothing', async () => {
    expect(await upload('C:\\thư mục\\anh\u202egnp.txt', 'chữ')).toMatchObject({ fileName: 'anhgnp.txt' })
  })
})

describe('is refused', () => {
  const disguised = (name: string) => `Nội dung của ${name} không đúng với phần mở rộng của tệp`
  const program = (name: string) => `Không nhận tệp chương trình: ${name}`
  it.each([
    ['trang.png', page],
    ['vẽ.jpg', drawing],
    ['giả.pdf', pixel],
    ['giả.xlsx', pixel],
    ['giả.docx', page],
  ])('what its ending does not say: %s', async (name, content) => {
    expect(await upload(name, content)).toBe(disguised(name.normalize('NFC')))
  })
  it.each([
    ['a.png', Buffer.from('MZ\x90\0', 'latin1')],
    ['a', Buffer.from('7f454c46', 'hex')],
    ['a.dat', Buffer.from('cafebabe', 'hex')],
    ['a.dat', Buffer.from('cffaedfe', 'hex')],
    ['a.dat', '#!/bin/sh'],
    ['a.txt', '#!/bin/sh\nrm -rf /'],
    ['a.exe', 'x'],
    ['a.pdf.bat', 'x'],
    ['a.js .', 'x'],
    ['a.html', page],
    ['a.svg', drawing],
    ['a', page],
    ...'url iqy slk pif iso shtml xht xlsm docm'.split(' ').map((ending): [string, string] => [`a.${ending}`, 'x']),
  ])('a program or a page: %s', async (name, content) => {
    expect(await upload(name, content)).toBe(program(name))
  })
})

it.each(['a.bin', 'a.dat', 'constructor.constructor'])(
  'nothing is taken in of a kind nobody named: %s',
  async (name) => {
    expect(await upload(name, 'x')).toBe(
      `Không nhận loại tệp của ${name}; hãy gửi ảnh, văn bản, tệp văn phòng hoặc tệp nén`,
    )
  },
)

describe('is given back', () => {
  it.each([
    ['a.png', pixel, 'image/png', 'inline'],
    ['a.pdf', '%PDF-1.7', 'application/pdf', 'inline'],
    ['a.txt', page, 'text/plain; charset=utf-8', 'attachment'],
    ['a.xlsx', workbook, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'attachment'],
    ['a.dwg', Buffer.from([0, 1, 2]), 'application/octet-stream', 'attachment'],
  ])('%s as what it is, and as nothing that runs', async (name, content, type, place) => {
    expect(await download(name, content)).toMatchObject({
      'content-type': type,
      'content-disposition': `${place}; filename*=UTF-8''${name}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': `sandbox; default-src 'none'`,
    })
  })
  it('with a name that cannot add a header', async () => {
    const headers = await download(`a; x='(é).txt`, 'x')
    expect(headers['content-disposition']).toBe(`attachment; filename*=UTF-8''a%3B%20x%3D%27%28%C3%A9%29.txt`)
  })
})

it('a picture that unpacks to gigabytes is no logo, and is not unpacked', () => {
  const before = process.memoryUsage().rss
  expect(cleanPicture(png(50_000, 50_000, Buffer.alloc(1_000)))).toBeNull()
  expect(cleanPicture(png(2_000, 2_000, Buffer.alloc(40_000_000)))).toBeNull()
  expect(cleanPicture(pixel)).not.toBeNull()
  expect((process.memoryUsage().rss - before) / 1024 / 1024).toBeLessThan(150)
})
