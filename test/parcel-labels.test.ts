/** The label of a parcel on each of its papers: a page for each parcel, with everything that whoever carries it reads. */
import { expect, it } from 'vitest'
import { renderHtml } from '#output/html/html.ts'
import { pagesOf, pageWith, said, sampleOf, type Values } from './support/paper.ts'

const code = 'NHANVANDON'
const [first] = sampleOf(code)['ListItem'] as Values[]
const second = { ...first, isNext: true, shipNumber: 'VD000009', trackingCode: 'VD000009', barcode: 'VD000009' }
const both = { ListItem: [first, second] }

it.each(['A5', 'A6', 'K80'])('is a page for each parcel on %s', async (size) => {
  const pages = await pagesOf(code, both, { size })
  expect(pages).toHaveLength(2)
  expect(pages[0]).toContain('GN123456789')
  expect(pages[1]).toContain('VD000009')
  for (const page of pages)
    for (const words of ['Giao Nhanh', 'Tạp hóa Cô Ba', '0912 000 002', '34 Nguyễn Trãi', '800.000 đ', '1.200 g'])
      expect(page).toContain(words)
})

it('has a bar code for each parcel, and its tracking page as a QR code', () => {
  expect(renderHtml(pageWith(code, both)).match(/<svg/g)).toHaveLength(4)
})

it('says that nothing is collected, and nothing of what is not known', () => {
  const bare = { ...first, codAmount: 0, length: null, deliveryNoteName: null, senderAddress: '', senderPhone: '' }
  const text = said(code, { ListItem: [bare] })
  expect(text).toContain('Không thu hộ')
  expect(text).not.toMatch(/Thu hộ \(COD\)|×|cm|null/)
})
