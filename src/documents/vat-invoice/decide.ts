/** What somebody types who has looked up at the provider what became of an invoice of which the program could not learn it. */
import { flag, text, type Fields, type Values } from '#model/field.ts'

export const decisionFields = {
  issued: flag({ label: 'decision.issued', required: true }),
  invoiceNumber: text({ label: 'field.vatNumber', wire: 'SoHD', max: 8 }),
  lookupCode: text({ label: 'field.lookupCode', max: 100 }),
  taxAuthorityCode: text({ label: 'field.taxAuthorityCode', max: 100 }),
} satisfies Fields
export type Decision = Values<typeof decisionFields>
