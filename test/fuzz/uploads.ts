/** What is sent that is no JSON to a call: files, workbooks, pages to print, and bytes that are no request. */
import { writeWorkbook } from '#output/xlsx/xlsx.ts'
import { documents } from '#documents/all.ts'
import { lists } from '#lists/all.ts'
import { listSlots } from '#lists/slots.server.ts'
import type { RandomSource } from '../../scripts/demo/random.ts'
import { hostile, misspelt, mutated, texts } from './hostile.ts'
import { proper, type Request, type World } from './requests.ts'

const noise = (dice: RandomSource, bytes: Buffer): Buffer => {
  const copy = Buffer.from(bytes)
  for (let turn = dice.between(1, 20); turn > 0 && copy.length > 0; turn -= 1)
    copy[dice.between(0, copy.length - 1)] = dice.between(0, 255)
  return dice.percent(25) ? copy.subarray(0, dice.between(0, copy.length)) : copy
}

/** A name as it may stand in a header. */
const fileName = (dice: RandomSource): string =>
  dice
    .pick(texts)
    .replaceAll(/[\r\n"]/g, '')
    .slice(0, 3000)

const part = (name: string, file: string, content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`--x\r\ncontent-disposition: form-data; name="${name}"; filename="${file}"\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ])

export const uploadRequest = (world: World, dice: RandomSource): Request => {
  const content = dice.pick([
    Buffer.from('<svg onload=alert(1)>'),
    Buffer.from('%PDF-1.4 x'),
    Buffer.alloc(0),
    Buffer.alloc(200_000, 'x'),
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]),
  ])
  const file = part('file', fileName(dice), content)
  const end = Buffer.from('--x--\r\n')
  const body = dice.pick([
    () => Buffer.concat([file, end]),
    () => Buffer.concat([...Array.from({ length: dice.between(2, 30) }, () => file), end]),
    () => file,
    () => end,
    () => noise(dice, Buffer.concat([file, end])),
    () =>
      Buffer.concat([Buffer.from('--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n'), file, end]),
    () => Buffer.concat([Buffer.from(`--x\r\n${'a: b\r\n'.repeat(3000)}\r\n`), end]),
  ])()
  const type = dice.pick([
    'multipart/form-data; boundary=x',
    'multipart/form-data; boundary=x',
    'multipart/form-data; boundary=y',
    'multipart/form-data; boundary=',
    `multipart/form-data; boundary="${'z'.repeat(90)}"`,
  ])
  const headers = { ...proper(world, dice), 'content-type': type }
  return {
    to: 'application',
    method: 'POST',
    url: '/api/File/upload',
    headers,
    body,
    writes: false,
    call: 'File/upload',
  }
}

interface Importing {
  module: string
  headings: readonly string[]
}
/** Headings of other programs, and those of the document an import may make. */
const foreign = (name: string): string[] => {
  const { also = {}, more = [], carries } = listSlots[name]?.importing ?? {}
  const carried = carries ? [carries.amount, ...carries.columns] : []
  return [...Object.values(also).flat(), ...[...more, ...carried].map((one) => one.heading)]
}
const importing: readonly Importing[] = [
  ...lists.flatMap(({ name, wire, imports }) => {
    if (!imports) return []
    const headings = imports.map((one) => one.heading)
    return [
      { module: wire.module, headings },
      { module: wire.module, headings: [...headings, ...foreign(name)] },
    ]
  }),
  ...documents.flatMap(({ wire, imports }) =>
    imports ? [{ module: wire.module, headings: imports.map((one) => one.heading) }] : [],
  ),
]

const cell = (dice: RandomSource): string => {
  const value = hostile(dice)
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 5000)
}

/** A workbook with the right headings and hostile cells; now and then the archive itself is damaged. */
export const importRequest = async (world: World, dice: RandomSource): Promise<Request> => {
  const { module, headings } = dice.pick(importing)
  const columns = headings.map((label, index) => ({ key: `c${index}`, kind: 'text' as const, label }))
  const rows = Array.from({ length: dice.between(0, 4) }, () =>
    Object.fromEntries(
      columns.map(({ key }) => [key, dice.percent(60) ? cell(dice) : `${world.set.marker}${dice.between(1, 99)}`]),
    ),
  )
  const made = Buffer.from(
    await writeWorkbook({ sheets: [{ name: 'data', columns, rows }], language: 'vi', words: (key: string) => key }),
  )
  const bytes = dice.percent(40) ? noise(dice, made) : made
  const body = {
    fileName: cell(dice).slice(0, 100),
    fileToBytes: dice.percent(5) ? cell(dice) : bytes.toString('base64'),
    dryRun: dice.percent(30),
    updateExisting: dice.percent(30),
    allOrNothing: dice.percent(30),
    createMissing: dice.percent(30),
    ...(dice.percent(30) && { carry: { Store_ID: cell(dice), dtDate: dice.pick(['2026-11-01', cell(dice)]) } }),
    look: dice.percent(10),
  }
  const asked = dice.percent(20) ? mutated(dice, body) : body
  return {
    to: 'application',
    method: 'POST',
    url: `/api/${module}/ImportList`,
    headers: proper(world, dice),
    body: Buffer.from(JSON.stringify(asked)),
    writes: true,
    call: `${module}/ImportList`,
    said: JSON.stringify(rows),
  }
}

/** Forms of a few tags that would become more than anybody could print. */
const endless = (dice: RandomSource): unknown => ({
  code: 'X',
  content: dice.pick([
    '<div data-each="/a"><qr text="{{/long}}"></div>',
    '<div data-each="/a"><div data-each="/a"><p>{{.}}</p></div></div>',
    '<div data-each="/a"><break></div>',
    `<p>${'{{/long|upper}}'.repeat(5_000)}</p>`,
  ]),
  size: dice.pick(['A4', 'K80', 'constructor', 'toString', '__proto__']),
  info: { a: Array.from({ length: 2_000 }, (_, index) => index), long: 'x'.repeat(900) },
})

export const printRequest = (world: World, dice: RandomSource): Request => {
  const asked = dice.percent(3) ? endless(dice) : dice.pick(world.prints)
  const json = JSON.stringify(dice.percent(20) ? asked : mutated(dice, asked))
  return {
    to: 'print',
    method: 'POST',
    url: dice.percent(75) ? '/pdf/html' : '/pdf/print',
    headers: { ...proper(world, dice), timezone: dice.pick(['7', '-99', 'x', '']) },
    body: Buffer.from(dice.percent(15) ? misspelt(dice, json) : json),
    writes: false,
    call: 'print',
  }
}

/** Bytes that break the rules of HTTP, or stop in the middle. */
export const rawRequest = (world: World, dice: RandomSource): Request => {
  const { token, tenant } = world
  const head = `POST /api/Customer/getlist HTTP/1.1\r\nhost: localhost\r\nx-tenant: ${tenant}\r\nauthorization: Bearer ${token}\r\n`
  const text = dice.pick([
    () => '\0\x01\x02\r\n\r\n',
    () => 'GET\r\n\r\n',
    () => 'GET / HTTP/9.9\r\n\r\n',
    () => `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
    () => `${head}content-length: 50\r\n\r\n{"half":`,
    () => `${head}content-length: -1\r\n\r\n{}`,
    () => `${head}content-length: 2\r\ncontent-length: 3\r\n\r\n{}x`,
    () =>
      `${head}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /api/User/getConfig HTTP/1.1\r\n\r\n`,
    () => `${head}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
    () => `${head}transfer-encoding: chunked\r\n\r\n5;${'x'.repeat(20_000)}\r\n`,
    () => `${head}x: ${'y'.repeat(40_000)}\r\n\r\n`,
    () => `${head}${'a: b\r\n'.repeat(3000)}\r\n`,
    () => `${head}bad header\r\n\r\n`,
    () => `${head}x\0y: z\r\n\r\n`,
    () => 'GET / HTTP/1.1\r\n\r\n',
    () => 'GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n',
    () => `${head}upgrade: websocket\r\nconnection: upgrade\r\n\r\n`,
    () => `${head}expect: 100-continue\r\ncontent-length: 4\r\n\r\n`,
    () => '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
    () => head.slice(0, dice.between(1, head.length)),
    () => noise(dice, Buffer.from(`${head}content-length: 2\r\n\r\n{}`)).toString('latin1'),
  ])()
  return { to: 'raw', method: '', url: '', headers: {}, body: Buffer.from(text, 'latin1'), writes: false, call: 'raw' }
}
