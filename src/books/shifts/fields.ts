/** What is typed when a shift is opened and when it is closed; the same for the dialogs and the calls. */
import { money, ref, text } from '#model/field.ts'

const counted = money({ label: 'shift.counted', required: true })
const reason = text({ label: 'shift.reason', max: 250 })
const note = text({ label: 'shift.note', wire: 'Note', max: 1000, multiline: true })

export const openingFields = {
  fund: ref('fund')({ label: 'shift.fund', wire: 'fundId', required: true, narrow: { kind: 'cash' } }),
  store: ref('store')({ label: 'shift.store', wire: 'storeId' }),
  employee: ref('employee')({ label: 'shift.cashier', wire: 'employeeId' }),
  counted,
  reason,
  note,
}
export const closingFields = {
  counted,
  /** What the page says lies in the till. */
  expected: money({ label: 'shift.expected', sign: 'any' }),
  reason,
  note,
}
