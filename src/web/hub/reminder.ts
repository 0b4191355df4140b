/** The words that go with a statement: who owes how much to whom, and what of it is overdue. Pure. */
import { negate, zero, type Decimal } from '#kernel/decimal.ts'
import { showDay, type Day } from '#kernel/day.ts'
import type { HubReminder } from '#model/hub.ts'

export interface ReminderFacts {
  partner: string
  company: string
  day: Day
  /** Undefined where the user may not know it. */
  owed: Decimal | undefined
  overdue: Decimal | undefined
}

interface ReminderWords {
  label: (key: string, values?: Readonly<Record<string, string>>) => string
  /** An amount with its currency. */
  money: (amount: Decimal) => string
}

export const reminderText = (
  says: HubReminder['says'],
  told: ReminderFacts,
  { label, money }: ReminderWords,
): string => {
  const { partner, company, day, owed, overdue } = told
  const say = (sentence: string, amount: Decimal = zero) =>
    label(`${says}.${sentence}`, { partner, company, day: showDay(day), amount: money(amount) })
  const balance =
    owed === undefined
      ? []
      : owed > zero
        ? [say('owes', owed), ...(overdue !== undefined && overdue > zero ? [say('overdue', overdue)] : [])]
        : [owed < zero ? say('credit', negate(owed)) : say('nothing')]
  const please = owed !== undefined && owed <= zero ? say('check') : say('please')
  return [say('dear'), [...balance, please].join(' '), say('thanks')].join('\n')
}
