import { describe, expect, it } from 'vitest'
import { catalogues, translate } from '#i18n/catalogues.server.ts'
import { problem } from '#kernel/problem.ts'
import {
  problemsForReader,
  noteOf,
  storedKeys,
  storedProblems,
  storedText,
  textForReader,
  titleForReader,
  type StoredKey,
} from './stored-text.ts'

const inEnglish = (text: string): string => textForReader('en', text)
const letters = /[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹàáãèéìíòóõùúý]/i

describe('a text that the program stores', () => {
  it.each(storedKeys.map((key) => key as StoredKey))('%s is made anew in both languages', (key) => {
    const names = [...catalogues.vi[key]!.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
    const samples: Record<string, string> = {
      state: 'shipStatus.waiting',
      step: 'work.retry',
      kind: 'work.kind.letter',
    }
    const values = Object.fromEntries(
      names.map((name) => {
        if (name === 'finding') return [name, 'finding.feeHigher']
        if (name === 'text') return [name, storedProblems([problem('', 'carrierSilent'), problem('', 'noFee')])]
        return [name, samples[name] ?? '12']
      }),
    )
    const stored = storedText(key, values)
    const read = inEnglish(stored)
    expect(read.replace(' đ', '')).not.toMatch(letters)
    expect(textForReader('vi', read)).toBe(stored)
    expect(textForReader('vi', stored)).toBe(stored)
  })

  it('has its numbers as the reader writes them', () => {
    expect(inEnglish('Nhà vận chuyển báo thu hộ 1.250.000, đã thỏa thuận 1.300.000,5')).toBe(
      'The carrier reports 1,250,000 to be collected, 1,300,000.5 was agreed',
    )
  })

  it('is found among what carriers and people wrote', () => {
    const note = noteOf([
      'Khách hẹn. Gọi lại chiều',
      storedText('parcel.partTold'),
      storedText('parcel.feeTold', { fee: '30.000' }),
    ])
    expect(inEnglish(note!)).toBe(
      'Khách hẹn. Gọi lại chiều. The carrier reports that a part was delivered. The carrier reports a fee of 30,000',
    )
  })

  it('tells why something was refused', () => {
    const text = storedProblems([problem('', 'wrongStatus', { status: 'shipStatus.waiting' }), problem('', 'noFee')])
    expect(inEnglish(storedText('parcel.refused', { text }))).not.toMatch(letters)
  })

  it('is left alone where a person wrote it', () => {
    for (const text of ['', 'Giao giờ hành chính', 'GHN không tìm', 'Thu hộ nhiều → ít'])
      expect(inEnglish(text)).toBe(text)
  })

  it('begins with a title', () => {
    const titles = ['salesBill', 'salesBill.list']
    expect(titleForReader('en', `${translate('vi', 'salesBill')} BH000001`, titles)).toBe(
      `${translate('en', 'salesBill')} BH000001`,
    )
    expect(titleForReader('en', 'Tệp khác', titles)).toBe('Tệp khác')
  })
})

describe('texts that people wrote', () => {
  it('stay as they are, and thousands of sentences are read once each', () => {
    // Reading all that could be joined would take minutes.
    const long = 'Giao trước 10 giờ. '.repeat(5000)
    expect(textForReader('en', long)).toBe(long)
    const refusals = 'Gọi trước; '.repeat(5000)
    expect(problemsForReader('en', refusals)).toBe(refusals)
  })
})
