import { execFileSync } from 'node:child_process'
import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pngChunk, pngFile, type PngHead } from '#test/support/png.ts'
import { paper, type Page } from '../page.ts'
import { drawPdf } from './pages.server.ts'
import { cleanPicture } from './picture.server.ts'

interface Shape extends Partial<PngHead> {
  data?: Buffer
}
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
const pixelsOf = ({ width, height, bits, colours }: PngHead): Buffer => {
  const row = 1 + Math.ceil((width * bits * samples[colours]!) / 8)
  const rows = Array.from({ length: height }, (_, index) => Buffer.from([index % 5, ...Array<number>(row - 1).fill(1)]))
  return deflateSync(Buffer.concat(rows))
}
const png = ({ data, ...shape }: Shape = {}): Buffer => {
  const head = { width: 5, height: 4, bits: 8, colours: 6, ...shape }
  return pngFile(head, data ?? pixelsOf(head))
}
/** The smallest possible JPEG: grey, 8 × 8. */
const jpeg = Buffer.from(
  'ffd8ffe000104a46494600010100000100010000ffe1000845786966aabbffdb004300' +
    '01'.repeat(64) +
    'ffc0000b080008000801011100ffc4001400010000000000000000000000000000000affc40014100100000000000000000000000000000000ffda0008010100003f00d2cf20ffd9',
  'hex',
)

const page = (source: Buffer, type = 'png'): Page => ({
  title: '',
  language: 'vi',
  paper: paper({}),
  footer: '',
  footerOn: 'several',
  blocks: [
    {
      is: 'image',
      source: `data:image/${type};base64,${source.toString('base64')}`,
      alt: 'Hưng Thịnh',
      width: 20,
      height: 20,
      align: 'left',
    },
  ],
})
const text = async (source: Buffer): Promise<string> => Buffer.from(await drawPdf(page(source))).toString('latin1')

const palette = pngChunk('PLTE', Buffer.from([1, 2, 3, 4, 5, 6]))
const whole: readonly (readonly [string, Buffer])[] = [
  ['colours with transparency', png()],
  ['colours', png({ colours: 2 })],
  ['deep grey with transparency', png({ colours: 4, bits: 16 })],
  ['two colours of a palette', png({ colours: 3, bits: 1, extra: [palette] })],
  ['a palette with transparency', png({ colours: 3, extra: [palette, pngChunk('tRNS', Buffer.from([0, 255]))] })],
  ['rows in seven passes', png({ interlace: 1, width: 1, height: 1 })],
  ['remarks in between', png({ extra: [pngChunk('tEXt', Buffer.from('a\0b')), pngChunk('eXIf', Buffer.alloc(50))] })],
]
const broken: readonly (readonly [string, Buffer])[] = [
  ['pixels that do not unpack', png({ data: Buffer.from('not packed') })],
  ['too few pixels', png({ data: deflateSync(Buffer.alloc(10)) })],
  ['far more pixels than it has room for', png({ data: deflateSync(Buffer.alloc(5_000_000)) })],
  ['an unknown filter', png({ data: deflateSync(Buffer.alloc(84, 9)) })],
  ['a size nobody can hold', png({ width: 100_000, height: 100_000, data: deflateSync(Buffer.alloc(10)) })],
  ['no size', png({ width: 0 })],
  ['an unknown kind of colour', png({ colours: 3, bits: 16, extra: [palette] })],
  ['no palette', png({ colours: 3 })],
  [
    'a chunk that reaches back',
    Buffer.concat([png().subarray(0, 33), Buffer.from('fffffff4', 'hex'), Buffer.from('aaaa'), png()]),
  ],
  ['an end in the middle', png().subarray(0, 60)],
  ['nothing', Buffer.alloc(0)],
  ['something else', Buffer.from('GIF89a')],
]

describe('a picture', () => {
  it.each(whole)('with %s is printed', async (_, source) => {
    expect(cleanPicture(source)).not.toBeNull()
    expect(await text(source)).toContain('/Subtype /Image')
  })
  it.each(broken)('with %s is left out', async (_, source) => {
    expect(cleanPicture(source)).toBeNull()
    expect(await text(source)).not.toContain('/Subtype /Image')
  })
  it('loses its remarks', () => expect(cleanPicture(whole[6]![1])!.toString('latin1')).not.toMatch(/tEXt|eXIf/))
  it('may be a JPEG, without where it was taken', async () => {
    const clean = cleanPicture(jpeg)!
    expect(clean.toString('latin1')).not.toContain('Exif')
    expect(Buffer.from(await drawPdf(page(jpeg, 'jpeg'))).toString('latin1')).toContain('/DCTDecode')
    expect(cleanPicture(jpeg.subarray(0, 100))).toBeNull()
  })
  it('that was spoilt anywhere never stops or ends the program', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...whole.map((one) => one[1]), jpeg),
        fc.array(fc.tuple(fc.nat(300), fc.nat(255)), { minLength: 1, maxLength: 6 }),
        (source, changes) => {
          const spoilt = Buffer.from(source)
          for (const [at, value] of changes) if (at < spoilt.length) spoilt[at] = value
          cleanPicture(spoilt)
        },
      ),
    )
  })
  it('that was spoilt is printed, or left out, by a program that goes on', () => {
    const sources = Array.from({ length: 60 }, (_, index) => {
      const spoilt = Buffer.from(whole[index % whole.length]![1])
      spoilt[8 + ((index * 7) % (spoilt.length - 8))] = (index * 37) % 256
      return spoilt.toString('base64')
    })
    const program = `import { drawPdf } from '#output/pdf/pages.server.ts'; import { paper } from '#output/page.ts'
for (const source of ${JSON.stringify(sources)}) await drawPdf({ title: '', language: 'vi', paper: paper({}), footer: '', footerOn: 'several', blocks: [{ is: 'image', source: 'data:image/png;base64,' + source, alt: 'x', width: 9, height: 9, align: 'left' }] })
process.stdout.write('went on')`
    expect(
      execFileSync(process.execPath, ['--input-type=module-typescript', '-e', program], { timeout: 20_000 }).toString(),
    ).toBe('went on')
  })
})
