/** The company's picture at the head of every delivered form: whole, not stretched, and at no cost of a page. */
import { deflateSync } from 'node:zlib'
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { expect, it } from 'vitest'
import { deliveredForms } from '#server/printing/delivered.ts'
import { pngFile } from '#test/support/png.ts'
import { MM } from '../page.ts'
import { drawPdf } from '../pdf/pages.server.ts'
import { pageFromForm, type Form } from './template.ts'

/** Green; 8 bits for each of red, green and blue. */
const png = (width: number, height: number): string => {
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(3 * width, Buffer.from([10, 150, 80]))])
  const pixels = deflateSync(Buffer.concat(Array<Buffer>(height).fill(row)))
  return `data:image/png;base64,${pngFile({ width, height, bits: 8, colours: 2 }, pixels).toString('base64')}`
}
/** Blue, 24 × 8. */
const jpeg =
  'data:image/jpeg;base64,' +
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4' +
  'x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAI' +
  'ABgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAQF/8' +
  'QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AkgNxIAA//9k='
const logos: Readonly<Record<string, { source: string; shape: number }>> = {
  'wide PNG': { source: png(400, 80), shape: 5 },
  'tall PNG': { source: png(80, 320), shape: 0.25 },
  JPEG: { source: jpeg, shape: 3 },
}

interface Picture {
  left: number
  width: number
  height: number
}
type Matrix = readonly [number, number, number, number, number, number]
const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
]
/** The pictures of the first page, in points; a book of cash has a letterhead only where deposits stand in it too. */
const print = async (form: Form, logo: string): Promise<{ pages: number; pictures: Picture[] }> => {
  const { company, ...sample } = form.sample as { company: object }
  const record = { ...sample, hasDeposits: true, company: { ...company, b_ShowLogo: true, LinkLogo: logo } }
  const pdf = await getDocumentProxy(new Uint8Array(await drawPdf(pageFromForm(form.content, record))))
  const { OPS } = await getResolvedPDFJS()
  const page = await pdf.getPage(1)
  const { fnArray, argsArray } = await page.getOperatorList()
  const pictures: Picture[] = []
  const kept: Matrix[] = []
  let now: Matrix = [1, 0, 0, 1, 0, 0]
  for (const [index, operator] of fnArray.entries()) {
    if (operator === OPS.save) kept.push(now)
    else if (operator === OPS.restore) now = kept.pop()!
    else if (operator === OPS.transform) now = times(now, argsArray[index] as Matrix)
    else if (operator === OPS.paintImageXObject)
      pictures.push({ left: now[4], width: now[0], height: Math.abs(now[3]) })
  }
  return { pages: pdf.numPages, pictures }
}

const box = /<img [^>]*company\.LinkLogo[^>]*>/
const withLogo = deliveredForms.filter(({ content }) => box.test(content))
const lengthOf = (form: Form, name: string): number =>
  Number(new RegExp(`${name}="(\\d+)"`).exec(box.exec(form.content)![0])![1]) * MM

it.each(withLogo.map((form) => [form.code, form] as const))('a logo is drawn within its box on %s', async (_, form) => {
  const bare = await print(form, '')
  expect(bare.pictures).toHaveLength(0)
  const [widest, highest] = [lengthOf(form, 'width'), lengthOf(form, 'height')]
  for (const [name, { source, shape }] of Object.entries(logos)) {
    const { pages, pictures } = await print(form, source)
    expect(pictures, name).toHaveLength(1)
    const [{ width, height, left }] = pictures as [Picture]
    expect(width / height, name).toBeCloseTo(shape, 2)
    expect(width, name).toBeLessThanOrEqual(widest + 0.01)
    expect(height, name).toBeLessThanOrEqual(highest + 0.01)
    // As large as the box lets it be.
    expect(Math.max(width / widest, height / highest), name).toBeCloseTo(1, 2)
    expect(left, name).toBeGreaterThan(8)
    expect(pages, name).toBe(bare.pages)
  }
})
it('has many forms to stand on', () => expect(withLogo.length).toBeGreaterThan(8))
