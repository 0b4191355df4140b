import { choice, day, files, flag, integer, money, percent, records, ref, text } from '#model/field.ts'
import { contactFields } from '../contact/fields.ts'
import { nameField, partnerTypes } from '../_shared/parts.ts'

/** The usual payment method of a partner; codes of Income/PhuongthucThu. */
const paymentMethods = [
  { value: 1, label: 'paymentMethod.cash' },
  { value: 2, label: 'paymentMethod.transfer' },
  { value: 3, label: 'paymentMethod.card' },
] as const

/** In which papers go out; nothing: in that of whoever prints them. */
export const paperLanguages = [
  { value: 'vi', label: 'language.vi' },
  { value: 'en', label: 'language.en' },
] as const

/** Places as they are now; those before July 2025 where the address is marked as an old one. */
const ofScheme = {
  narrow: { scheme: '2' },
  narrowWhen: { field: 'oldScheme', is: true, narrow: { scheme: '1' } },
} as const

export const partnerFields = {
  name: nameField('partner.name'),
  partnerType: choice()({ label: 'partner.partnerType', choices: partnerTypes, required: true }),
  group: ref('partnerGroup')({ label: 'partner.group', wire: 'Group_ID' }),
  phone1: text({ label: 'partner.phone1', max: 50 }),
  phone2: text({ label: 'partner.phone2', max: 50, place: 'more' }),
  email: text({ label: 'partner.email', max: 254 }),
  // Longer than a tax code, so that blanks typed inside can be removed.
  taxId: text({ label: 'partner.taxId', wire: 'MST', max: 50 }),
  address1: text({ label: 'partner.address1', max: 500 }),
  nation: ref('nation')({ label: 'nation', wire: 'nationId' }),
  oldScheme: flag({ label: 'partner.oldScheme' }),
  province: ref('province')({ label: 'province', wire: 'provinceId', ...ofScheme }),
  district: ref('district')({ label: 'district', wire: 'districtId' }),
  village: ref('village')({ label: 'village', wire: 'villageId', ...ofScheme }),
  oldAddress: text({ label: 'partner.oldAddress', max: 1000, place: 'more' }),
  address2: text({ label: 'partner.address2', max: 500, place: 'more' }),
  employee: ref('employee')({ label: 'partner.employee', wire: 'employeeId' }),
  language: choice<'vi' | 'en'>()({ label: 'partner.language', choices: paperLanguages, place: 'more' }),
  website: text({ label: 'partner.website', max: 250, place: 'more' }),
  description: text({ label: 'partner.description', max: 1000, multiline: true, place: 'more' }),
  paymentMethod: choice()({ label: 'partner.paymentMethod', wire: 'Method', choices: paymentMethods, place: 'more' }),
  paymentTerm: ref('paymentTerm')({ label: 'partner.paymentTerm', wire: 'paymentTermId' }),
  priceLevel: ref('priceLevel')({ label: 'partner.priceLevel', wire: 'priceLevelId' }),
  creditLimit: money({ label: 'partner.creditLimit' }),
  commission: percent({ label: 'partner.commission', place: 'more' }),
  goodsDiscount: percent({ label: 'partner.goodsDiscount' }),
  openingReceivable: money({ label: 'partner.openingReceivable', sign: 'any', place: 'more' }),
  openingPayable: money({ label: 'partner.openingPayable', sign: 'any', place: 'more' }),
  openingDate: day({ label: 'partner.openingDate', place: 'more' }),
  openingDueDate: day({ label: 'partner.openingDueDate', place: 'more' }),
  contacts: records({ ...contactFields, note: text({ label: 'record.note', max: 1000 }) })({
    label: 'partner.contacts',
    knownBy: 'name',
  }),
  idNumber: text({ label: 'partner.idNumber', max: 12, place: 'more' }),
  isWalkIn: flag({ label: 'partner.isWalkIn', place: 'more' }),
  attachments: files({ label: 'record.attachments', max: 10, place: 'more' }),
  printedAddress: text({ label: 'partner.address', max: 2000, fact: true, place: 'hidden' }),
  balanceReceivable: money({ label: 'partner.balanceReceivable', wire: 'Phaithu', fact: true, receivable: true }),
  balancePayable: money({ label: 'partner.balancePayable', wire: 'Phaitra', fact: true, payable: true }),
  laterDocuments: integer({ label: 'record.laterDocuments', fact: true, place: 'hidden' }),
  termDays: integer({ label: 'paymentTerm.days', fact: true, place: 'hidden' }),
}
