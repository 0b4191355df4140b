import { describe, expect, it } from 'vitest'
import { words as common } from '#web/words/catalogue-vi.ts'
import { words as removal } from '#web/words/removal-vi.ts'
import { fill } from '#i18n/fill.ts'
import type { WebWords } from '#web/words/words.ts'
import { posting } from '#model/state.ts'
import { mayDo as may, sentencesOf, type ConsequenceAnswer } from './consequences.ts'

const vi = { ...common, ...removal }
const words = {
  language: 'vi',
  t: (key: string, values?: Record<string, string | number>) =>
    fill(
      vi[key] ?? key,
      values && Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
    ),
  label: (key: string) => vi[key] ?? key,
} as unknown as WebWords
const money = (amount: number) => `${amount}đ`

const mayDo = (one: ConsequenceAnswer, asked: string, deed: string) => may(posting, one, { asked, deed })

const nothing: ConsequenceAnswer = {
  id: 'a',
  number: 'BH000001',
  date: '2026-11-20',
  partnerName: 'Minh Tâm',
  status: 1,
  total: 100,
  paid: 0,
  vouchers: [],
  followers: [],
  counts: [],
  errors: [],
  confirm: [],
  possible: true,
  stock: { entries: 0, documents: 0, profit: [] },
  locked: null,
}
const error = (code: string, message = code) => ({ path: '', code, message })
const told = (change: Partial<ConsequenceAnswer>) => sentencesOf({ ...nothing, ...change }, words, money)

describe('the possible actions', () => {
  it('are to cancel posted documents only, and to delete what nothing prevents', () => {
    expect(mayDo(nothing, 'delete', 'cancel')).toBe(true)
    expect(mayDo({ ...nothing, status: 4 }, 'delete', 'cancel')).toBe(false)
    expect(mayDo({ ...nothing, status: 3 }, 'delete', 'delete')).toBe(true)
    const blocked = { ...nothing, possible: false, errors: [error('hasPayments')] }
    expect([mayDo(blocked, 'delete', 'delete'), mayDo(blocked, 'delete', 'cancel')]).toEqual([false, false])
  })

  it('include cancelling a document that cannot be deleted because others refer to it', () => {
    const named = {
      ...nothing,
      possible: false,
      errors: [error('inUse'), error('stockShort')],
      confirm: ['stockShort'],
    }
    expect([mayDo(named, 'delete', 'delete'), mayDo(named, 'delete', 'cancel')]).toEqual([false, true])
  })
})

describe('the sentences', () => {
  it('name vouchers that are removed, and debts that become open again', () => {
    const voucher = { id: 'v', module: 'Income', number: 'PT000001', amount: 5, fundName: 'Tiền mặt' }
    expect(
      told({
        vouchers: [
          { ...voucher, effect: 'deleted' },
          { ...voucher, module: 'Order', number: 'BH000009', fundName: null, effect: 'freed' },
          { ...voucher, module: '', number: '', fundName: null, effect: 'freed' },
        ],
      }),
    ).toEqual([
      { text: 'Phiếu thu PT000001 · 5đ · Tiền mặt sẽ bị xóa theo', href: '/sales/income/detail/v', tone: 'plain' },
      {
        text: 'Hóa đơn bán hàng BH000009 · 5đ không còn được thanh toán bằng chứng từ này',
        href: '/sales/billsales/detail/v',
        tone: 'plain',
      },
      { text: 'Số dư đầu kỳ · 5đ không còn được thanh toán bằng chứng từ này', href: null, tone: 'plain' },
    ])
  })

  it('contain costs, and profit only where it is known', () => {
    const profit = [
      { month: '2026-10', change: -7, own: 0 },
      { month: '2026-11', change: 3, own: 3 },
      { month: '2026-12', change: -3, own: -1 },
      { month: '2027-01', change: 0, own: 2 },
    ]
    expect(told({ stock: { entries: 9, documents: 4, profit } }).map(({ text }) => text)).toEqual([
      '9 phát sinh sau đổi giá vốn ở 4 chứng từ',
      'Lãi gộp tháng 10/2026 giảm 7đ',
      'Lãi gộp tháng 11/2026 tăng 3đ',
      'Lãi gộp tháng 12/2026 giảm 3đ (riêng chứng từ này giảm 1đ)',
      'Lãi gộp tháng 01/2027 không đổi (riêng chứng từ này tăng 2đ)',
    ])
    expect(told({ stock: { entries: 9, documents: 4, profit: null } }).map(({ text }) => text)).toEqual([
      '9 phát sinh sau đổi giá vốn ở 4 chứng từ',
    ])
    // The document's own profit surprises nobody.
    expect(told({ stock: { entries: 0, documents: 0, profit } })).toEqual([])
  })

  it('name vouchers that a save makes or changes, and not those it keeps', () => {
    const voucher = { id: 'v', module: 'Income', number: 'PT000001', amount: 5, fundName: 'Tiền mặt' }
    const texts = told({
      vouchers: [
        { ...voucher, effect: 'changed' },
        { ...voucher, effect: 'kept' },
        { ...voucher, id: '', number: '', effect: 'made' },
      ],
    })
    expect(texts.map(({ text, href }) => [text, href])).toEqual([
      ['Phiếu thu PT000001 đổi theo · 5đ · Tiền mặt', '/sales/income/detail/v'],
      ['Sẽ lập Phiếu thu · 5đ · Tiền mặt', null],
    ])
  })

  it('name the locked day and the lock date that would have to be set', () => {
    const texts = told({
      errors: [error('locked', 'đã khóa sổ')],
      possible: false,
      locked: { lockDate: '2026-08-31', day: '2026-08-20', moveTo: '2026-08-19' },
    })
    expect(texts).toEqual([
      {
        text: 'Ngày 20-08-2026 đã khóa sổ (khóa đến hết 31-08-2026); chỉ thực hiện được sau khi lùi ngày khóa sổ về 19-08-2026',
        href: null,
        tone: 'bad',
      },
    ])
  })

  it('contain each obstacle once, and warnings in another color', () => {
    const sentences = told({
      followers: [{ id: 'r', module: 'ImportReturn', number: 'TH000001', reason: 'follower' }],
      errors: [error('hasFollowers'), error('stockShort', 'thiếu hàng'), error('locked', 'đã khóa sổ')],
      confirm: ['stockShort'],
    })
    expect(sentences.map(({ text, tone }) => [text, tone])).toEqual([
      ['Đã lập Khách trả hàng TH000001 từ chứng từ này', 'bad'],
      ['thiếu hàng', 'warn'],
      ['đã khóa sổ', 'bad'],
    ])
  })
})
