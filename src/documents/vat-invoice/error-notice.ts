/** What is typed for the notice 04/SS-HĐĐT: what is wrong with issued invoices, told to the tax office. */
import { day, text, type Fields, type Values } from '#model/field.ts'

export const errorNoticeFields = {
  reason: text({ label: 'errorNotice.reason', max: 255, required: true }),
  /** Where it is signed. */
  place: text({ label: 'errorNotice.place', max: 50 }),
  taxOffice: text({ label: 'errorNotice.taxOffice', max: 100 }),
  taxOfficeCode: text({ label: 'errorNotice.taxOfficeCode', max: 5 }),
  /** Of the notice of the tax office that found it; empty if the seller did. */
  noticeNumber: text({ label: 'errorNotice.noticeNumber', max: 30 }),
  noticeDate: day({ label: 'errorNotice.noticeDate' }),
} satisfies Fields
export type ErrorNoticeValues = Values<typeof errorNoticeFields>
