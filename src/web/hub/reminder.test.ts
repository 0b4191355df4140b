/** The words that go with a statement. */
import { describe, expect, it } from 'vitest'
import { day } from '#kernel/day.ts'
import { decimal, toNumber, type Decimal } from '#kernel/decimal.ts'
import { en, vi } from '#i18n/areas/hub.ts'
import { fill } from '#i18n/fill.ts'
import { reminderText } from './reminder.ts'

const told = (owed: number | undefined, overdue?: number) => ({
  partner: 'Đại lý Minh Tâm',
  company: 'Công ty Vựa',
  day: day('2026-11-28'),
  owed: owed === undefined ? undefined : decimal(owed),
  overdue: overdue === undefined ? undefined : decimal(overdue),
})
const wordsOf = (texts: Readonly<Record<string, string>>) => ({
  label: (key: string, values?: Readonly<Record<string, string>>) => fill(texts[key] ?? key, values),
  money: (amount: Decimal) => `${toNumber(amount)} đ`,
})
const vietnamese = wordsOf(vi)

describe('a reminder', () => {
  it('names partner, amount and what is overdue', () =>
    expect(reminderText('hub.remind', told(900, 200), vietnamese)).toBe(
      'Kính gửi Đại lý Minh Tâm,\nĐến ngày 28-11-2026, quý khách còn nợ Công ty Vựa 900 đ. Trong đó 200 đ đã quá hạn. ' +
        'Mong quý khách kiểm tra bảng công nợ gửi kèm và thanh toán giúp.\nTrân trọng cảm ơn.',
    ))
  it('says nothing of overdue debts where there are none, or nobody may know them', () => {
    expect(reminderText('hub.remind', told(900, 0), vietnamese)).not.toContain('quá hạn')
    expect(reminderText('hub.remind', told(900), vietnamese)).not.toContain('quá hạn')
  })
  it('tells no amount to whom it is not shown', () =>
    expect(reminderText('hub.remind', told(undefined), vietnamese)).not.toMatch(/\d/))
  it('asks nobody to pay who owes nothing, or is owed something', () => {
    const texts = [told(0), told(-50)].map((one) => reminderText('hub.remind', one, vietnamese))
    expect(texts[0]).toContain('không còn nợ')
    expect(texts[1]).toContain('50 đ')
    for (const text of texts) expect(text).not.toContain('thanh toán giúp')
  })
  it('tells suppliers what they are owed, in both languages', () => {
    expect(reminderText('hub.owing', told(900, 200), vietnamese)).toContain('còn phải trả quý công ty 900 đ')
    expect(reminderText('hub.owing', told(900, 200), wordsOf(en))).toContain('we owe you 900 đ')
    expect(reminderText('hub.remind', told(900, 200), wordsOf(en))).toContain('This includes 200 đ that is overdue')
  })
})
