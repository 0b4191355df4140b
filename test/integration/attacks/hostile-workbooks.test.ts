/** Workbooks made to hurt whoever reads them: refused, or read as what they are, in bounded memory. */
import { beforeAll, describe, expect, it } from 'vitest'
import { Refused } from '#kernel/problem.ts'
import { readSheetApart } from '#output/xlsx/xlsx-apart.server.ts'
import { createTestApp, type TestApp } from '../../support/app.ts'
import { endOfZip, zip, type Entry } from '../../support/zip.ts'

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const kinds = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relationships = (targets: readonly [kind: string, target: string][]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
    .map(([kind, target], index) => `<Relationship Id="rId${index + 1}" Type="${kinds}/${kind}" Target="${target}"/>`)
    .join('')}</Relationships>`

interface Parts {
  /** Inside `<worksheet>`. */
  sheet?: string
  before?: string
  strings?: string
  /** How often the workbook names its one sheet. */
  sheets?: number
  more?: readonly Entry[]
}
const cells = '<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Mã</t></is></c></row></sheetData>'
const entriesOf = ({ sheet = cells, before = '', strings, sheets = 1, more = [] }: Parts): Entry[] => [
  {
    name: '[Content_Types].xml',
    content: '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
  },
  { name: '_rels/.rels', content: relationships([['officeDocument', 'xl/workbook.xml']]) },
  {
    name: 'xl/_rels/workbook.xml.rels',
    content: relationships([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['sharedStrings', 'sharedStrings.xml'],
    ]),
  },
  {
    name: 'xl/workbook.xml',
    content: `<workbook ${main} xmlns:r="${kinds}"><sheets>${Array.from({ length: sheets }, (_, index) => `<sheet name="S${index}" sheetId="${index + 1}" r:id="rId1"/>`).join('')}</sheets></workbook>`,
  },
  { name: 'xl/worksheets/sheet1.xml', content: `${before}<worksheet ${main}>${sheet}</worksheet>` },
  ...(strings === undefined ? [] : [{ name: 'xl/sharedStrings.xml', content: `<sst ${main}>${strings}</sst>` }]),
  ...more,
]
const workbook = (parts: Parts) => zip(entriesOf(parts)).bytes

const read = async (bytes: Uint8Array, timeoutMs?: number) => {
  try {
    return await readSheetApart(bytes, timeoutMs)
  } catch (error) {
    if (error instanceof Refused) return error.problems[0]!.message
    throw error
  }
}

const megabyte = 1024 * 1024
/** Most the whole program grew by meanwhile. */
const grown = async (run: () => Promise<unknown>): Promise<number> => {
  const before = process.memoryUsage.rss()
  let most = before
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 5)
  await run()
  clearInterval(watch)
  return (most - before) / megabyte
}

it('an honest one is read', async () => {
  expect(await read(workbook({}))).toEqual({ headings: ['Mã'], numbers: [], rows: [] })
})

describe('a bomb', () => {
  it('is refused for what it says it unpacks to, before it is unpacked', async () => {
    const bytes = workbook({ more: [{ name: 'xl/media/a.bin', content: Buffer.alloc(80 * megabyte) }] })
    expect(bytes.length).toBeLessThan(megabyte)
    expect(await grown(async () => expect(await read(bytes)).toBe('fileTooBig'))).toBeLessThan(150)
  })

  it('is refused when it says less than it unpacks to', async () => {
    const entries = entriesOf({ sheet: `${cells}${' '.repeat(80 * megabyte)}` })
    const bytes = zip(entries.map((one) => (one.name.includes('sheet1') ? { ...one, claimed: 500 } : one))).bytes
    expect(await grown(async () => expect(await read(bytes)).toBe('fileNotWorkbook'))).toBeLessThan(150)
  })

  it('is refused when it hides its directory behind another one', async () => {
    const bomb = zip(entriesOf({ more: [{ name: 'xl/media/a.bin', content: Buffer.alloc(80 * megabyte) }] }))
    const record = Buffer.alloc(56)
    record.writeUInt32LE(0x06064b50, 0)
    record.writeBigUInt64LE(BigInt(entriesOf({}).length + 1), 32)
    record.writeBigUInt64LE(BigInt(bomb.size), 40)
    record.writeBigUInt64LE(BigInt(bomb.at), 48)
    const body = bomb.bytes.subarray(0, -22)
    const locator = Buffer.alloc(20)
    locator.writeUInt32LE(0x07064b50, 0)
    locator.writeBigUInt64LE(BigInt(body.length), 8)
    // The plain end names no entry at all, and a size that sends a reader to the record before it.
    const bytes = Buffer.concat([body, record, locator, endOfZip(0, 0xffffffff, 0)])
    expect(await read(bytes)).toBe('fileNotWorkbook')
  })

  it('is refused for being made of very many files, or of a file in a file', async () => {
    const many = Array.from({ length: 2_001 }, (_, index) => ({ name: `a${index}`, content: '' }))
    expect(await read(workbook({ more: many }))).toBe('fileNotWorkbook')
    expect(await read(zip([{ name: 'inner.xlsx', content: workbook({}) }]).bytes)).toBe('fileNotWorkbook')
  })

  it('of texts is ended when the memory it was given is used up', async () => {
    const strings = '<si><t>x</t></si>'.repeat(3_000_000)
    const bytes = workbook({ strings })
    expect(bytes.length).toBeLessThan(megabyte)
    const most = await grown(async () => expect(await read(bytes, 60_000)).toBe('fileTooComplex'))
    expect(most).toBeLessThan(1_000)
  }, 90_000)

  it('of work is ended when its time is over', async () => {
    const columns = '<col min="1" max="16384" hidden="1"/>'.repeat(200_000)
    expect(await read(workbook({ sheet: `<cols>${columns}</cols>${cells}` }), 1_500)).toBe('fileTooComplex')
  })
})

describe('a sheet', () => {
  it('that says it is the largest there can be is as large as its cells', async () => {
    const cell = (at: string) => `<c r="${at}" t="inlineStr"><is><t>x</t></is></c>`
    const sheet = `<dimension ref="A1:XFD1048576"/><sheetData><row r="1">${cell('A1')}${cell('B1')}${cell('XFD1')}</row><row r="2">${cell('A2')}</row><row r="1048576">${cell('XFD1048576')}</row></sheetData>`
    const most = await grown(async () =>
      expect(await read(workbook({ sheet }))).toEqual({ headings: ['x', 'x'], numbers: [2], rows: [['x', null]] }),
    )
    expect(most).toBeLessThan(150)
  })

  it('is read once, however often the workbook names it', async () => {
    expect(await read(workbook({ sheets: 50_000 }))).toEqual({ headings: ['Mã'], numbers: [], rows: [] })
  })

  it('gets no entities unfolded and nothing fetched', async () => {
    const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('')
    const before = `<!DOCTYPE x [<!ENTITY l0 "ha">${laughs}<!ENTITY file SYSTEM "file:///etc/hostname">]>`
    const sheet = `<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>&l9;</t></is></c><c r="B1" t="inlineStr"><is><t>&file;</t></is></c></row></sheetData>`
    const answer = await read(workbook({ before, sheet }))
    expect(answer === 'fileNotWorkbook' || JSON.stringify(answer).length < 200).toBe(true)
    expect(JSON.stringify(answer)).toContain('&file;')
  })
})

describe('a text', () => {
  const inline = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`
  const rows = (...cells: string[]) =>
    `<sheetData><row r="1">${inline('A1', 'Mã')}${inline('B1', 'Tên')}</row>${cells.join('')}</sheetData>`
  const endless = 'x'.repeat(60 * megabyte)
  const refusal = async (parts: Parts) => {
    try {
      return await readSheetApart(workbook(parts))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return [error.problems[0]!.message, error.problems[0]!.values?.['place']]
    }
  }

  it('as long as Excel writes is read', async () => {
    const longest = 'ế'.repeat(32_767)
    const sheet = await readSheetApart(workbook({ sheet: rows(`<row r="2">${inline('B2', longest)}</row>`) }))
    expect(sheet.rows).toEqual([[null, longest]])
    const escaped = '&#x1EBF;'.repeat(32_767)
    const same = await readSheetApart(workbook({ sheet: rows(`<row r="2">${inline('B2', escaped)}</row>`) }))
    expect(same.rows).toEqual([[null, longest]])
  })

  it.each([
    ['one letter longer', 'B2', () => ({ sheet: rows(`<row r="2">${inline('B2', 'x'.repeat(32_768))}</row>`) })],
    [
      'of sixty million letters as a heading',
      'C1',
      () => ({ sheet: `<sheetData><row r="1">${inline('C1', endless)}</row></sheetData>` }),
    ],
    [
      'of sixty million letters kept apart from its cell',
      'A2',
      () => ({
        strings: `<si><t>${endless}</t></si>`,
        sheet: rows('<row r="2"><c r="A2" t="s"><v>0</v></c></row>'),
      }),
    ],
    [
      'of two thousand long pieces',
      'B3',
      () => ({
        sheet: rows(
          `<row r="3"><c r="B3" t="inlineStr"><is>${`<r><t>${'x'.repeat(30_000)}</t></r>`.repeat(1_900)}</is></c></row>`,
        ),
      }),
    ],
  ] as const)('%s is refused by its place', async (_what, place, parts) => {
    const most = await grown(async () => expect(await refusal(parts())).toEqual(['cellTooLong', place]))
    expect(most).toBeLessThan(500)
  })

  it('that thousands of cells share counts in each of them', async () => {
    const cell = '<c t="s"><v>0</v></c>'.repeat(100)
    const parts = {
      strings: `<si><t>${'x'.repeat(32_000)}</t></si>`,
      sheet: `<sheetData>${`<row>${cell}</row>`.repeat(4_000)}</sheetData>`,
    }
    expect(await refusal(parts)).toEqual(['fileTooManyLetters', undefined])
  })

  it('elsewhere than in a cell changes nothing', async () => {
    const more = [
      { name: 'xl/comments1.xml', content: `<comments>${endless.slice(0, 10 * megabyte)}</comments>` },
      { name: 'xl/media/a.png', content: endless.slice(0, 10 * megabyte) },
    ]
    expect(await read(workbook({ more }))).toEqual({ headings: ['Mã'], numbers: [], rows: [] })
  })
})

it('a part whose size stands behind it is refused', async () => {
  const { bytes, at } = zip(entriesOf({}))
  bytes.writeUInt16LE(8, at + 8)
  bytes.writeUInt32LE(0, at + 20)
  bytes.writeUInt32LE(0, at + 24)
  expect(await read(bytes)).toBe('fileNotWorkbook')
})

it('more elements than the largest import has are refused before they are read', async () => {
  expect(await read(workbook({ sheet: `<sheetData>${'<c/>'.repeat(7_100_000)}</sheetData>` }))).toBe('fileTooComplex')
})

describe('through a call', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await createTestApp()
    await test.makeTenant('minhtam')
    await test.signIn('minhtam')
  })
  const message = async (fileToBytes: string) =>
    (await test.call('Product', 'ImportList', { fileName: 'a.xlsx', fileToBytes, look: true })).body.ErrorMessage

  it('a bomb is refused with a reason', async () => {
    const bytes = workbook({ more: [{ name: 'a', content: Buffer.alloc(80 * megabyte) }] })
    expect(await message(bytes.toString('base64'))).toBe('Tệp vượt quá 64 MB')
  })

  it('long headings and cells are answered by their beginning', async () => {
    const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`
    const heading = 'Ghi chú '.repeat(100)
    const sheet = `<sheetData><row r="1">${cell('A1', 'Mã hàng')}${cell('B1', heading)}</row><row r="2">${cell('A2', 'H1')}${cell('B2', 'y'.repeat(9_000))}</row></sheetData>`
    const fileToBytes = workbook({ sheet }).toString('base64')
    const { Data } = (await test.call('Product', 'ImportList', { fileName: 'a.xlsx', fileToBytes, look: true })).body
    const shown = Data.headings.at(-1)
    expect([shown.length, shown.slice(0, 15), shown.at(-1)]).toEqual([200, 'Ghi chú Ghi chú', '…'])
    expect(Data.samples[shown]).toEqual([`${'y'.repeat(199)}…`])
  })

  it('a heading of sixty million letters is refused by its place, in the language of the caller', async () => {
    const sheet = `<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${'x'.repeat(60 * megabyte)}</t></is></c></row></sheetData>`
    expect(await message(workbook({ sheet }).toString('base64'))).toBe('Ô A1 quá dài (tối đa 32767 ký tự)')
  })

  it('millions of blanks are no file, and looked at once', async () => {
    expect(await message(`${' '.repeat(5 * megabyte)}!`)).toBe('Tệp không phải là tệp Excel (.xlsx) hợp lệ')
    expect(test.faults).toEqual([])
  })
})
